# The score pad, its history, the cards and the rules in the browser.

## Home

pad-with-box = Playing with the real board game?
pad-with-box-text = The companion turns over the cards or shakes the cubes for you, and the score pad counts and explains every point.
pad-title = Score pad
pad-rules = Rules

## Putting a board in

pad-cards = Cards of this game
pad-effects = What these cards do
pad-board = Board and bonus tiles
pad-players = Players
pad-add = Player
pad-add-player = Add a player
pad-name = Name of player { $number }
pad-remove = Remove: { $name }
pad-remove-sure = Remove this player and the board: { $name }?
pad-brush = What to place
pad-chosen = Tap a square to place: { $what }
pad-now = { $square }: { $what }.
pad-total-now = { $what }.
pad-clearing = Tap a square to clear it
pad-erase = nothing
pad-monument = Monument
pad-no-monument = None
pad-warehouse = { $card } { $square }: cubes on it
pad-cube-on = Put on: { $resource }
pad-cube-off = Take off: { $resource }
pad-shrine = Buildings in town when the Shrine was built, itself included
pad-completed = Round in which this town was completed
pad-turns = Tied on points: turns as Master Builder
pad-left = Construction tiles left
pad-bonus = Bonus tiles as they lie
pad-bonus-north = Top, tile { $number }
pad-bonus-west = Left, tile { $number }

## The result

pad-best-feeding = Fed for the most points: no other distribution scores more.
pad-so-far = Scored without the invalid entries.
pad-offline = Can’t reach the server. Everything you entered stays here; the points will follow as soon as it answers.
pad-bad-link = This link doesn’t contain a readable score sheet.
pad-advice = What can be built now
pad-advice-build = with the cubes on { $squares }; it can go on: { $place }
pad-advice-none = Nothing yet: no pattern is complete.
pad-advice-without = Without the invalid entries: { $squares }.
pad-advice-silent = No suggestions until this is fixed: { $why }
pad-advice-score = The points are for the town as it is now; cubes count as empty squares.

## What cannot be

pad-problem = Part of this sheet can’t be scored.
pad-problem-word = { $square }: this doesn’t belong in a town.
pad-problem-not-listed = { $card } ({ $square }) isn’t one of the cards of this game.
pad-problem-two-monuments = A town can have only one monument, but this one has two: { $cards }. The last one doesn’t count.
pad-problem-same-monument = { $card } ({ $square }) is already in another town; there is only one.
pad-problem-banks = { $square }: a town can’t have more than { $most } Banks.
pad-problem-completed = { $card }: enter the round in which this town was completed.
pad-problem-shrine-missing = { $card } ({ $square }): enter how many buildings were in town when it was built.
pad-problem-warehouse-full = { $square }: a Warehouse holds only { $most } cubes.
pad-problem-no-warehouse = { $square }: this square has no Warehouse.
pad-problem-name = A name needs 1 to { $most } printable characters.
pad-problem-name-twice = Two players can’t have the same name: { $text }.
pad-problem-number = This must be a whole number from { $least } to { $most }.
pad-problem-solo = Solo is for one player.

## Giving it away, and keeping it

pad-share = Share
pad-link = Link to this sheet
pad-text = As text
pad-text-player = { $name }: { $points }
pad-text-line = – { $line }: { $points }
pad-copy-text = Copy the text
pad-print = Print
pad-keep = Save
pad-kept = Saved
pad-new = New sheet
pad-new-sure = Start a new sheet? This one hasn’t been saved.
pad-history = Past games
pad-history-empty = No games have been saved on this device yet.
pad-player = Player
pad-games = Games
pad-wins = Wins
pad-average = Average
pad-best = Best
pad-forget = Delete the game of { $date }
pad-forget-sure = Delete this game from this device?

## Cards and rules

pad-search = Search in names and effects
pad-group = Group
pad-all-groups = All groups
pad-found =
    { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
pad-more = More
pad-touches = Related cards
pad-example = Scored example
pad-rulings = Rules that mention it
pad-rules-of = Rules: { $game }
pad-rules-in-our-words = The rules as Cubetown plays them, in our own words. “Our ruling” marks where the rulebooks are silent.
pad-rules-unverified = Our rulebook came without its pictures, so some of this is our best guess; please compare it with your copy.
pad-judgment = Our own ruling where the rulebooks are silent
pad-our-ruling = our ruling
pad-rule-of-card = { $card }:
