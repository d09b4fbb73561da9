# The score pad, its history, the cards and the rules in the browser.

## Home

pad-with-box = With the box on the table
pad-with-box-text = You play with real cubes: the companion turns the cards or shakes, and the score pad counts every point with its reason.
pad-title = Score pad
pad-rules = Rules

## Putting a board in

pad-cards = Cards of this game
pad-effects = What these cards do
pad-board = Board and bonus tiles
pad-players = Players
pad-add = Player
pad-name = Name of player { $number }
pad-remove = Remove: { $name }
pad-remove-sure = Remove this player and the board: { $name }?
pad-brush = What a tap puts on a square
pad-chosen = A tap puts: { $what }
pad-erase = nothing
pad-monument = Monument
pad-no-monument = None
pad-warehouse = { $card } { $square }: cubes on it
pad-cube-on = Put on: { $resource }
pad-cube-off = Take off: { $resource }
pad-shrine = Buildings in town when the Shrine was built, itself included
pad-completed = Round in which this town was completed
pad-turns = Points are even. Turns as Master Builder
pad-left = Construction tiles left
pad-bonus = Bonus tiles as they lie
pad-bonus-north = Top, place { $number }
pad-bonus-west = Left, place { $number }

## The result

pad-best-feeding = Fed for the most points: no other way of feeding gives more.
pad-so-far = Counted without what cannot be.
pad-offline = The server cannot be reached. Everything you tapped stays here; the points follow as soon as it answers.
pad-bad-link = This link holds no sheet that can be read.
pad-advice = What can be built now
pad-advice-build = with the cubes on { $squares }; it may stand on: { $place }
pad-advice-none = Nothing yet: no pattern is complete.
pad-advice-without = Without what cannot be: { $squares }.
pad-advice-silent = No advice as long as this is so: { $why }
pad-advice-score = The points are those of the town as it stands, as if the game ended now; cubes count as empty squares.

## What cannot be

pad-problem = Something on this sheet cannot be scored.
pad-problem-word = { $square }: this cannot stand in a town.
pad-problem-not-listed = { $card } ({ $square }) is not among the cards of this game.
pad-problem-two-monuments = A town has one monument at most, and here are two: { $cards }. The last one does not count.
pad-problem-same-monument = { $card } ({ $square }) already stands in another town; there is only one.
pad-problem-banks = { $square }: a town has room for { $most } Banks and no more.
pad-problem-completed = { $card }: the round in which this town was completed is needed.
pad-problem-shrine-missing = { $card } ({ $square }): say how many buildings stood in town when it was built.
pad-problem-warehouse-full = { $square }: a Warehouse holds { $most } cubes at most.
pad-problem-no-warehouse = { $square }: no Warehouse stands there.
pad-problem-name = A name needs 1 to { $most } printable characters.
pad-problem-name-twice = Two players cannot have the same name: { $text }.
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
pad-keep = Keep
pad-kept = Kept
pad-new = New sheet
pad-new-sure = Begin a new sheet? This one was not kept.
pad-history = Past games
pad-history-empty = No game was kept on this device yet.
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
pad-touches = Has to do with
pad-example = A scored example
pad-rulings = Rules that speak of it
pad-rules-of = Rules: { $game }
pad-rules-about = As this program plays, in our own words. [J] marks a decision of ours where the rulebooks are silent.
pad-rules-unverified = Parts of this are our reading of the rulebook; check them with your box.
pad-judgment = Our decision where the rulebooks are silent
