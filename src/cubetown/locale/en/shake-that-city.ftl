# Shake That City: names, what to do now, reasons, who won, and what cannot be.

## Tiles and variants

tile-home = Home
tile-shop = Shop
tile-factory = Factory
tile-park = Park
tile-road = Road

variant-family = Family
variant-construction = Construction

## What to do now

task-choose-colour = Choose a colour that fits in your city.
task-place-shape = Place this shape: { $tile }.

## What scores

score-city-home =
    { $side ->
        [coastal] { $points } for each home or connected group of homes, plus { $sea } by the sea; 0 next to a factory.
       *[landlocked] { $points } for each home or connected group of homes; 0 next to a factory.
    }
score-city-shop =
    { $side ->
        [coastal] The points of its zone ({ $zones_or }) if it is on the mainland edge or next to a road that scores.
       *[landlocked] The points of its zone ({ $zones_or }) if it is on the edge or next to a road that scores.
    }
score-city-factory = 1 if next to another factory, and 1 if next to a road.
score-city-park =
    { $side ->
        [coastal] 1 if next to a home, and 1 if by the sea.
       *[landlocked] 1 if next to a home, and 1 if next to a factory.
    }
score-city-road =
    { $side ->
        [coastal] 1 for each road connected to the mainland edge.
       *[landlocked] 1 for each road connected to the edge of the board.
    }
score-city-bonus = Each bonus tile you turn over: { $points }.
score-city-construction = A construction tile is cleared once its two types lie next to each other.
score-city-construction-goal = Only players who have cleared all of theirs can win.
score-city-solo = To win, clear all of them and score { $target } points or more.

## Reasons for points

reason-road-leads-out = { $squares }: connected to the edge of the board
reason-road-cut-off = { $squares }: not connected to the edge of the board
reason-park-homes = { $squares }: next to a home
reason-park-factories = { $squares }: next to a factory
reason-park-sea = { $squares }: by the sea
reason-park-alone = { $squares }: no scoring neighbour
reason-factory-factories = { $squares }: next to another factory
reason-factory-roads = { $squares }: next to a road
reason-factory-alone = { $squares }: next to neither a factory nor a road
reason-shop-linked =
    { $number ->
        [one] { $squares }: connected, worth { $each } in its zone
       *[other] { $squares }: connected, worth { $each } each in their zone
    }
reason-shop-cut-off = { $squares }: not connected to the edge of the board
reason-home-group =
    { $number ->
        [one] { $squares }: a home by itself
       *[other] { $squares }: a group of { $number } homes
    }
reason-home-sea =
    { $number ->
        [one] { $squares }: a home by the sea
       *[other] { $squares }: a group of { $number } homes by the sea
    }
reason-home-voided = { $squares }: 0 because of the factory next to { $near }
reason-family = In the family game only bonus tiles score
reason-bonus-filled =
    { $side ->
        [north] Column { $line } is filled
       *[west] Row { $line } is filled
    }
reason-bonus-four =
    { $side ->
        [north] Column { $line } holds { $number } of one type: { $tile }
       *[west] Row { $line } holds { $number } of one type: { $tile }
    }
reason-bonus-open =
    { $side ->
        [north] Fill column { $fill } with { $all } tiles, or place { $needed } of this type in column { $four }: { $tile }
       *[west] Fill row { $fill } with { $all } tiles, or place { $needed } of this type in row { $four }: { $tile }
    }
reason-bonus-open-any =
    { $side ->
        [north] Fill column { $fill } with { $all } tiles, or place { $needed } of any one type in column { $four }
       *[west] Fill row { $fill } with { $all } tiles, or place { $needed } of any one type in row { $four }
    }
reason-bonus-diversity = Diversity: { $number } or more tiles of every type
reason-bonus-not-diverse = Diversity: { $number } tiles of every type are needed; too few of: { $tiles }

## Who won

verdict-bonus-tiles = A tie on points; { $names } wins with the most bonus tiles.
verdict-city-empty = A tie; { $names } wins with the fewest empty squares.
verdict-city-nobody = Nobody wins, because nobody has cleared all construction tiles.
verdict-city-solo-won = You win! All construction tiles cleared, { $points } points (goal: { $target }).
verdict-city-solo-points = You lose: { $points } points (goal: { $target }).
verdict-city-solo-tiles =
    { $number ->
        [one] You lose: { $number } construction tile is left. Your points: { $points }.
       *[other] You lose: { $number } construction tiles are left. Your points: { $points }.
    }

## Moves that are not allowed

illegal-too-many-cubes = There are only { $most } cubes of this colour, not { $number }: { $tile }.
illegal-colour-not-shown = No cube shows this colour: { $tile }.
illegal-colour-blocked = You may not choose this colour in this round: { $tile }.
illegal-colour-does-not-fit = This shape doesn’t fit anywhere in your city: { $tile }.
illegal-over-the-edge = The shape would go over the edge of the board there.
illegal-squares-taken = The shape would cover squares that are taken: { $squares }.

## Texts, tables and data that cannot be

error-no-such-tile = There is no tile “{ $text }”; the tiles are: { $expected }.
error-cubes-number = A shake has { $number } cubes, not { $found }.
error-option-missing = The option “{ $option }” is missing.
error-first-player = The first active player must be a seat from 1 to { $players }.
error-sheet-tile = { $field }, square { $square }: “{ $text }” isn’t a tile or a dot; the tiles are: { $expected }.
error-bonus-tiles-sides = { $field }: this must be an object with “north” and “west”.
error-bonus-tiles-three = { $field }: this must be a list of three bonus tiles.
error-bonus-tiles-each = { $field }: each of these bonus tiles must appear exactly once: { $expected }.
error-construction-variant = The variant “{ $variant }” has no construction tiles.
error-construction-each = { $field }: each of these pairs must appear exactly once: { $expected }.
error-components-object = { $field }: this must be an object in curly brackets.
error-components-key = { $field }: there is no field “{ $text }”; the fields are: { $expected }.
error-components-missing = { $field }: the field “{ $text }” is missing.
error-components-list = { $field }: this must be a list.
error-components-length = { $field }: the length of this list must be { $number }.
error-components-watched = { $field }: this must be a list of { $number } positions for both sides, or of { $most } if the sides differ.
error-components-number = { $field }: this must be a whole number from { $least } to { $most }.
error-components-flag = { $field }: this must be true or false.
error-components-value = { $field }: this can’t be “{ $text }”; choose one of these: { $expected }.
error-components-zones = { $field }, row { $row }: this must be a text of { $number } digits, the points of a shop on each square.
error-components-sea = { $field }: the landlocked side has no sea edges; the coastal side has one to three different ones.
error-components-cubes = { $field }: at least { $least } cubes are needed, and there are only { $number }.
error-components-twice = { $field }: the same entry appears twice.
error-components-field = { $field }: { $why }

## The log

move-city-first = { $name } is the first active player.
move-city-shake = The cubes fall: { $tiles }.
move-city-choose = { $name } chooses: { $tile }.
move-city-place = { $name } places the shape at { $square }.
move-city-lay = { $name } places { $tile } on { $squares }.
