# Tiny Towns: names, what cards do, what to do now, the log, reasons, and what cannot be.

## Cards

card-cottage = Cottage
card-farm = Farm
card-granary = Granary
card-greenhouse = Greenhouse
card-orchard = Orchard
card-well = Well
card-fountain = Fountain
card-millstone = Millstone
card-shed = Shed
card-chapel = Chapel
card-abbey = Abbey
card-cloister = Cloister
card-temple = Temple
card-tavern = Tavern
card-almshouse = Almshouse
card-inn = Inn
card-feast-hall = Feast Hall
card-theater = Theater
card-bakery = Bakery
card-market = Market
card-tailor = Tailor
card-factory = Factory
card-bank = Bank
card-trading-post = Trading Post
card-warehouse = Warehouse
card-architects-guild = Architect’s Guild
card-archive-of-the-second-age = Archive of the Second Age
card-barrett-castle = Barrett Castle
card-cathedral-of-caterina = Cathedral of Caterina
card-fort-ironweed = Fort Ironweed
card-grand-mausoleum-of-the-rodina = Grand Mausoleum of the Rodina
card-grove-university = Grove University
card-mandras-palace = Mandras Palace
card-obelisk-of-the-crescent = Obelisk of the Crescent
card-opaleyes-watch = Opaleye’s Watch
card-shrine-of-the-elder-tree = Shrine of the Elder Tree
card-silva-forum = Silva Forum
card-the-sky-baths = The Sky Baths
card-the-starloom = The Starloom
card-statue-of-the-bondmaker = Statue of the Bondmaker
card-ludicaire = Ludicaire
card-escale-a-jeux = Escale à jeux

## Resources, groups, variants, editions, ranks

resource-wood = wood
resource-wheat = wheat
resource-brick = brick
resource-glass = glass
resource-stone = stone

group-blue = blue
group-red = red
group-grey = grey
group-orange = orange
group-green = green
group-yellow = yellow
group-black = black
group-purple = purple

variant-town-hall = Town Hall

edition-en = English edition
    .changes = Solo: Inn, Bank, Fort Ironweed and Opaleye’s Watch are left out. Nothing else changes.
edition-uk = Ukrainian edition
    .changes = Solo: Inn, Bank, Fort Ironweed and Opaleye’s Watch are left out. You can also let each Orchard feed up to 6 Cottages anywhere, as in the Ukrainian rulebook.
edition-hu = Hungarian edition
    .changes = Solo: Inn, Bank, Fort Ironweed and Opaleye’s Watch are left out. Nothing else changes.
edition-fr = French edition
    .changes = Solo: Feast Hall, Bank, Fort Ironweed, Opaleye’s Watch and The Starloom are left out. Nothing else changes.

rank-1 = Master Architect
rank-2 = Town Planner
rank-3 = Engineer
rank-4 = Carpenter
rank-5 = Builder’s Apprentice
rank-6 = Aspiring Architect

## Words that follow a number

points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
cottages =
    { $number ->
        [0] no Cottage
        [one] { $number } Cottage
       *[other] { $number } Cottages
    }
fed-cottages =
    { $number ->
        [0] no fed Cottage
        [one] { $number } fed Cottage
       *[other] { $number } fed Cottages
    }
types =
    { $number ->
        [0] no building type
        [one] { $number } building type
       *[other] { $number } different building types
    }
common-types =
    { $number ->
        [0] no type of regular building
        [one] { $number } type of regular building
       *[other] { $number } types of regular buildings
    }

## What a card does: how it scores, whom it feeds, what it can do

score-fixed = { points }.
score-fed = { points } if it is fed when the game ends.
score-per-adjacent-cottage = { points } for each Cottage next to it, fed or not.
score-adjacent-to = { points } if a { $groups_or } building stands next to it.
score-not-adjacent-to = { points } if no { $groups_or } building stands next to it.
score-per-fed-cottage = { points } for each fed Cottage in your town.
score-per-own-in-corner = { points } for each building of this kind in a corner of your town.
score-adjacent-fed-cottages = { points } if next to { $number } or more fed Cottages.
score-by-number = Scored together: 1, 2, 3 … { $most } or more of them are worth { $table } points.
score-alone-in-lines = { points } if no other building of this kind stands in its row or column.
score-more-than-right = { points }; or { $more } if you have more buildings of this kind than the player on your right.
score-types-in-lines = { points } for each different building type in its row and column, other than its own.
score-longest-line = { points } for each building of this kind in its row or in its column, whichever holds more, this one included.
score-per-own-in-centre = Points: { $base }, and { $points } more for each building of this kind on the 4 centre squares, this one too if it stands there.
score-per-cube = { points } for each cube that lies on it at the end.
score-types-in-town = { points } for each type of regular building in your town (not monuments).
score-types-missing = { points } for each type of regular building missing from your town (not monuments).
score-types-adjacent = { points } for each different building type next to it.
score-largest-group = Points: { $base }, and { $points } more for each building in your largest connected group of one type.
score-number-when-built = Scored by the number of buildings in your town when you build it, itself included: 1, 2, 3 … { $most } or more are worth { $table } points.
score-completion-order = Points for being the 1st, 2nd, 3rd … town completed: { $table } (the last value from number { $most } on). Towns completed in the same round share their rank.
score-cottages-in-lines-and-town = Points: { $base }; { $points } more if its row and column hold { $number } or more Cottages; { $more } more if your town has { $town } or more Cottages.
score-ring-and-cottages-in-centre = Points: { $base } if it stands at the edge of the town, and { $points } for each Cottage on the 4 centre squares, wherever it stands.

feeds-anywhere =
    { $number ->
        [one] Feeds { $number } Cottage of your choice, anywhere in your town.
       *[other] Feeds up to { $number } Cottages of your choice, anywhere in your town.
    }
feeds-around = Feeds all Cottages on the 8 squares around it.
feeds-group = Feeds one group of Cottages that stand next to each other, anywhere in your town.
feeds-lines = Feeds all Cottages in its row and column.

power-anywhere = You may put it on any empty square.
power-factory = When you build it, put a resource on it. Whenever another player names that resource, you may place a different one instead.
power-bank = When you build it, put a resource on it that none of your Banks holds yet. As Master Builder you may not name a resource on your Banks.
power-trading-post = When you build, it may stand in for one cube of the pattern; it stays on the board. At least one cube must be real.
power-warehouse = Holds 3 cubes. When another player names a resource, you may store the cube here, or swap it for a stored one and place that.
power-guild = When you build it, you may replace up to 2 of your other buildings with regular buildings of another type.
power-castle = It can be fed like a Cottage. When other buildings score, it counts as 2 Cottages (fed if it is fed) and not as a monument.
power-cathedral = Your empty squares cost you no points.
power-fort = You are now skipped as Master Builder (in Town Hall: you sit out free-choice rounds), unless you are the last player left.
power-mausoleum = Your unfed Cottages are worth as much as fed ones; for everything else they still count as unfed.
power-university = When you build it, put any regular building on an empty square of your town.
power-obelisk = From now on you may put your new buildings on any empty square.
power-watch = When you build it, set aside 3 regular buildings of different types. When a player next to you builds one of these types in a later round, place yours on an empty square of your town.
power-shrine = Its value is fixed from then on.
power-statue = When another player names a resource, you may put the cube on one of your Cottages: one cube on each, for good.

## What to do now

task-keep-one = Keep one of your two monuments.
task-name-resource = You’re the Master Builder: name a resource.
task-take-resource = Choose a resource.
task-place-cube = Place this cube in your town: { $resource }.
task-build-or-done = Build if you like, then choose “Done”.
task-put-building = Place your { $card } on one of these squares: { $squares }.
task-choose-resource = Choose the resource for the new building on { $square }.
task-replace-building =
    { $left ->
        [one] You may replace { $left } more building, on { $squares_or }.
       *[other] You may replace up to { $left } buildings, on { $squares_or }.
    }
task-add-one = Place a regular building of your choice on an empty square.
task-add-all = Place the buildings you’ve received on empty squares: { $cards }.
task-set-three-aside = Set aside three different regular buildings.

## The log

move-deal = { $name } is dealt two monuments.
move-first = { $name } is the first Master Builder.
move-draw = The card shows: { $resource }.
move-keep = { $name } keeps: { $card }.
move-name = { $name } names a resource: { $resource }.
move-take = { $name } takes a resource: { $resource }.
move-place = { $name } places { $resource } on { $square }.
move-place-cube = { $name } places the cube on { $square }.
move-trade = { $name } uses a Factory to take another resource: { $resource }.
move-store = { $name } stores the cube in the Warehouse on { $square }.
move-swap = { $name } swaps the cube for one from the Warehouse on { $square }: { $resource }.
move-cavern = { $name } puts the cube into the Cavern.
move-build = { $name } builds: { $card } (cubes from { $squares }).
move-put = { $name } places the building on { $square }.
move-put-card = { $name } builds on { $square }: { $card }.
move-choose = { $name } chooses a resource for the new building: { $resource }.
move-replace = { $name } replaces the building on { $square }; new building: { $card }.
move-skip = { $name } keeps the other buildings.
move-add = { $name } gets a building on { $square }: { $card }.
move-set-aside = { $name } sets aside: { $cards }.
move-done = { $name } is done.

## Reasons for points

reason-fixed =
    { $number ->
        [one] { $card } { $squares }: fixed points
       *[other] { $card } { $squares }: fixed points for each
    }
reason-fed = { $card } { $squares }: fed
reason-unfed = { $card } { $squares }: not fed
reason-unfed-mausoleum = { $card } { $squares }: not fed, but scores thanks to the Mausoleum
reason-by-number = { $card }: { $number } in town
reason-per-adjacent-cottage = { $card } { $square }: { cottages } next to it
reason-adjacent-to =
    { $points ->
        [0] { $card } { $square }: no { $groups_or } building next to it
       *[other] { $card } { $square }: { $groups_or } building next to it
    }
reason-not-adjacent-to =
    { $points ->
        [0] { $card } { $square }: { $groups_or } building next to it
       *[other] { $card } { $square }: no { $groups_or } building next to it
    }
reason-per-fed-cottage = { $card } { $square }: { fed-cottages } in town
reason-per-own-in-corner = { $card } { $square }: { $number } in the corners
reason-adjacent-fed-cottages = { $card } { $square }: { fed-cottages } next to it ({ $needed } needed)
reason-alone-in-lines =
    { $number ->
        [0] { $card } { $square }: the only one in its row and column
       *[other] { $card } { $square }: { $number } more in its row and column
    }
reason-more-than-right =
    { $right ->
        [-1] { $card } { $square }: nobody on the right
       *[other] { $card } { $square }: { $number } here, { $right } in the town on the right
    }
reason-types-in-lines = { $card } { $square }: { types } in its row and column
reason-longest-line = { $card } { $square }: { $number } in its row or column
reason-per-own-in-centre = { $card } { $square }: { $number } on the centre squares
reason-per-cube =
    { $number ->
        [0] { $card } { $square }: no cubes on it
       *[other] { $card } { $square }: cubes on it: { $resources }
    }
reason-types-in-town = { $card } { $square }: { common-types } in town
reason-types-missing =
    { $number ->
        [0] { $card } { $square }: no type of regular building missing
        [one] { $card } { $square }: { $number } type of regular building missing
       *[other] { $card } { $square }: { $number } types of regular buildings missing
    }
reason-types-adjacent = { $card } { $square }: { types } next to it
reason-largest-group =
    { $number ->
        [one] { $card } { $square }: the largest group has { $number } building
       *[other] { $card } { $square }: the largest group has { $number } buildings
    }
reason-number-when-built =
    { $number ->
        [one] { $card } { $square }: { $number } building in town when it was built
       *[other] { $card } { $square }: { $number } buildings in town when it was built
    }
reason-completion-order =
    { $place ->
        [0] { $card } { $square }: town not completed
        [1] { $card } { $square }: first town completed
       *[other] { $card } { $square }: town number { $place } to be completed
    }
reason-cottages-in-lines-and-town = { $card } { $square }: Cottages in its row and column: { $number }; in town: { $town }
reason-ring-and-cottages-in-centre =
    { $ring ->
        [0] { $card } { $square }: not at the edge; { cottages } on the centre squares
       *[other] { $card } { $square }: at the edge; { cottages } on the centre squares
    }
reason-empty =
    { $number ->
        [one] { $number } square without a building
       *[other] { $number } squares without a building
    }
reason-empty-spared =
    { $number ->
        [one] { $number } square without a building costs nothing: { $card }
       *[other] { $number } squares without a building cost nothing: { $card }
    }

## Who won

verdict-turns = A tie on points; { $names } wins with the fewest turns as Master Builder.
verdict-empty = A tie; { $names } wins with the fewest empty squares.
verdict-cottages = A tie; { $names } wins with the most Cottages.
verdict-solo =
    { $rank ->
        [1] Your rank: { rank-1 }.
        [2] Your rank: { rank-2 }.
        [3] Your rank: { rank-3 }.
        [4] Your rank: { rank-4 }.
        [5] Your rank: { rank-5 }.
       *[other] Your rank: { rank-6 }.
    }

## Moves that are not allowed

illegal-not-dealt = You were not dealt the monument “{ $name }”.
illegal-banked = One of your Banks holds this resource, so you may not choose it: { $resource }.
illegal-not-shown = No face-up card shows this resource: { $resource }.
illegal-square-taken = { $square } is taken; pick an empty square.
illegal-no-factory = You have no Factory for this resource, or you can’t use it now: { $resource }.
illegal-no-room = You can’t store the cube on { $square }: you need a Warehouse with room, and a cube that another player named.
illegal-not-stored = You can’t swap the cube for this one from { $square }: { $resource }.
illegal-cavern = You may not put this cube into the Cavern.
illegal-not-your-card = You may not build “{ $name }”: it isn’t a card of this game or your monument.
illegal-monument-built = You have already built your monument: { $card }.
illegal-sixth-bank = A town can’t have more than 5 Banks.
illegal-no-pattern = The cubes on { $squares } don’t form the pattern of this card: { $card }.
illegal-target = The building can’t go on { $square }; choose one of these squares: { $squares }.
illegal-bank-twice = Another of your Banks already holds this resource: { $resource }.
illegal-replace-square = You can’t replace a building on { $square } now.
illegal-set-aside = Choose three different regular buildings of this game.
illegal-card-here = “{ $name }” isn’t possible here; choose one of these cards: { $cards }.

## Cards and tables that cannot be

error-no-such-resource = There is no resource “{ $text }”; the resources are: { $expected }.
error-no-such-card = There is no card “{ $name }”.
error-cards-not-a-list = The card data must be a list of cards.
error-cards-too-many = The card data can’t hold more than { $most } cards.
error-card-too-long = Card “{ $name }”: the field “{ $key }” is too long; the limit is { $most }.
error-card-not-an-object = Entry { $number } of the card data isn’t an object with the card’s fields.
error-card-without-id = Entry { $number } of the card data needs an “id” of letters, digits and underscores.
error-card-reserved = Entry { $number } of the card data can’t have the id “{ $text }”: that word means something else in towns and scores.
error-card-key = Card “{ $name }”: there is no field “{ $key }”; the fields are: { $expected }.
error-card-like = Card “{ $name }” should be like “{ $like }”, but no such card comes before it.
error-card-missing = Card “{ $name }” lacks the field “{ $key }”.
error-card-feeds-group = Card “{ $name }”: only a card of the group “red” can feed.
error-card-power-group = Card “{ $name }”: a card of this group can’t have the power “{ $power }”.
error-card-group = Card “{ $name }”: there is no group “{ $text }”; the groups are: { $expected }.
error-card-pattern = Card “{ $name }”: the pattern must be a list of 1 to 4 rows with at least one cube.
error-card-row-length = Card “{ $name }”, row { $row } of the pattern: a row must be a text of 1 to 4 letters.
error-card-row-uneven = Card “{ $name }”, row { $row } of the pattern: it must be as long as the first row.
error-card-row-letter = Card “{ $name }”, row { $row } of the pattern: “{ $letter }” isn’t one of W, O, B, G, S or a dot.
error-card-rule = Card “{ $name }”: there is no scoring rule “{ $text }”; the rules are: { $expected }.
error-card-rule-numbers = Card “{ $name }”: the scoring rule “{ $rule }” needs exactly these fields: { $expected }.
error-card-negative = Card “{ $name }”: the scoring rule “{ $rule }” can’t have negative points.
error-card-feeds = Card “{ $name }”: “feeds” needs “where”, one of these: { $expected }; “number” is optional.
error-card-power = Card “{ $name }”: there is no power “{ $text }”; the powers are: { $expected }.
error-card-flag = Card “{ $name }”: the field “{ $key }” must be true or false.
error-card-name = Card “{ $name }”: the name must be a text, or one text for each language.
error-card-emblem = Card “{ $name }”: an emblem can’t have { $text }; choose one of these: { $expected }.
error-card-list = Card “{ $name }”: the field “{ $key }” must be a list with one entry or more.
error-card-number = Card “{ $name }”: the field “{ $key }” must hold whole numbers from −999 to 999.
error-cards-one-of-each = A game needs one card of each of these groups: { $groups }.
error-not-a-monument = This card isn’t a monument: { $card }.
error-too-few-monuments =
    { $number ->
        [one] { $number } monument isn’t enough: every player is dealt two.
       *[other] { $number } monuments aren’t enough: every player is dealt two.
    }
error-card-twice = The same card is in the game twice.
error-cavern-in-solo = Solo games don’t use the Cavern.
error-orchard-edition = The option for Orchards that feed anywhere needs the edition “uk”.
error-first-without-hammer = Only a standard game has a first Master Builder.
error-variant-players =
    { $players ->
        [one] The variant “{ $variant }” can’t be played by { $players } player.
       *[other] The variant “{ $variant }” can’t be played by { $players } players.
    }
error-option-cards = The option “cards” must be “random”, “first-game” or a list of cards.
error-cards-monument = Monuments are dealt, not chosen with the other cards: { $card }.
error-cards-same-group = A game has one card of each group, but these two belong to the same group: { $cards }.
error-card-left-out-in-solo = This card is left out of solo games in this edition: { $card }.
error-promo = This is a promo card; the option “promos” allows it: { $card }.
error-first = The first Master Builder must be a seat from 1 to { $players }.
