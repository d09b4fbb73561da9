# The box of a game, matched to a printed copy, and the workshop.

box-title = Match my copy
box-text = Our rulebooks came without some of their pictures, so a few numbers and patterns are our best guess. Take your printed copy and change what differs. New tables, score pads and companions on this device use your box; daily challenges, puzzles and lessons always use ours.
box-match = Match my copy
box-yours = your box
box-hosts = the host’s box
box-offered = Somebody sent you this box. Nothing on your device has changed yet.
box-accept = Use it as my box
box-discard = No, thanks
box-undo = Undo
box-reset = Back to our guess
box-kept = Saved on this device
box-not-kept = Not saved yet
box-as-shipped = The box as we ship it
box-matches = This matches my copy
box-conflicts = This server has other data for: { $fields }. At your tables, yours count.
box-share = Share your box
box-link = Link to your box
box-save = Save as a file
box-open = Open a file
box-send = Copy a text for Cubetown
box-send-text = If your copy differs from our guess, please tell us: copy the text and paste it into an issue of the project. If several copies agree, we’ll correct our data.
box-send-heading = My printed copy of
box-bad-link = This link doesn’t carry a box of this game. Ask for it again.
box-bad-file = This file doesn’t hold a box of this game.
box-side = Side of the board
box-brush = Points for a shop
box-zones = What a shop is worth
box-zones-where = Look at the colour of each square on the printed board: shops are worth more towards the centre. Choose the points, then tap the squares.
box-square = { $square }: { $points }
box-edge =
    { $sea ->
        [yes] { $edge }: sea
       *[no] { $edge }: mainland
    }
box-edge-north = North
box-edge-south = South
box-edge-west = West
box-edge-east = East
box-bonus = Bonus tiles
box-bonus-where = Look at the arrows next to each place for a bonus tile: they point at a column or a row, and the signs say how many tiles it takes.
box-fill = Fill, { $number } tiles
box-four = One type, { $number } tiles
box-fill-number = Tiles to fill
box-four-number = Tiles of one type
box-numbers = Other numbers of tiles
box-tiles = The six bonus tiles
box-tile = Bonus tile { $number }
box-construction = Construction tiles
box-construction-where = Look at the four construction tiles: each shows two types. Their places are printed on the back of the board.
box-pair = Tile { $number }
box-pair-square = Square
box-pair-tile = Type { $number }
box-more = A board of your own
box-more-text = These numbers are stated by the rulebook. Change them to try out a variant.
box-rounds = Rounds
box-target = Points to reach alone
box-bonus-points = Points for a bonus tile
box-cubes = Cubes: { $tile }
box-cube = Cube
box-card-where = Look at the coloured squares on the printed card. Turning or mirroring them makes no difference.
box-pattern-of = Pattern of { $name }
box-other-card = Another card that differs
web-own-box = with a box of its own
web-at-sea = { $square }, by the sea
