# Tips for newcomers, in their first three games.

web-tip = Tip
web-tip-seen = Got it
web-tip-no-more = No more tips
web-tips-on = Tips in my first games
web-tip-town-goal = Build the town worth the most points. When all your squares are taken, your town is complete; each square without a building then costs 1 point.
web-tip-town-monument = Keep one of your two monuments, in secret. You may build it once, like any other building. Nobody else can.
web-tip-town-name = You’re the Master Builder this round: everyone, including you, gets a cube of the resource you name.
web-tip-town-take = Choose one of the three cards: you get a cube of its resource, and the card goes under the pile.
web-tip-town-free = In every third round of Town Hall, each player chooses any resource and gets a cube of it.
web-tip-town-place = You must place this cube on an empty square. It stays there until you build with it.
web-tip-town-build = Your cubes form a pattern, which may be turned and mirrored. Building removes these cubes and frees squares. You may also wait.
web-tip-town-put = Only one of these squares keeps the building, for the rest of the game; the others become free. Choose the one where it scores best.
web-tip-town-fed = A Cottage is worth 3 points, but only if it is fed at the end: by a red building, as its card says.
web-tip-town-next-to = “Next to” on a card means sharing a side, never diagonally.
web-tip-town-full = Few squares are left. At the end, cubes that you haven’t built with count as empty squares: 1 point off for each.
web-tip-city-goal = In 15 rounds, lay out the city with the most points. Each type of tile scores in its own way: see “What scores”.
web-tip-city-family = In 15 rounds, turn over as many bonus tiles as you can: in the family game, only they score. Tap a tile to read it.
web-tip-city-construction = To clear a construction tile, place its two types next to each other anywhere in your city. You can only win with all four cleared.
web-tip-city-pick = You’re the active player: nobody else may use the colour you choose this round. Its cubes show the shape that you place.
web-tip-city-closed = The active player’s colour is closed this round. Choose one of the others; several players may choose the same colour.
web-tip-city-solo = In rounds 1 to 12, the colour with the most cubes is closed. If several colours share the most, none is.
web-tip-city-place = Place the tiles exactly as the cubes lie. You may shift the shape to any place where it fits, but never turn or mirror it.
web-tip-city-points = Watch what is next to what: homes beside a factory score nothing, and shops and roads need a route to the edge.
web-tip-city-bonus = The bonus tiles along the board score as well: fill a row or column, or place 4 tiles of one type in one. Tap a tile to read it.
web-tip-city-open = In the last rounds, everyone may choose any colour.
