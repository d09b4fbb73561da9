# Tips for newcomers, in their first three games.

web-tip = Tip
web-tip-seen = Got it
web-tip-no-more = No more tips
web-tips-on = Tips in my first games
web-tip-town-goal = Build the town that is worth the most points. When all your squares are taken, your town is complete; every square without a building then costs 1 point.
web-tip-town-monument = Keep one of your two monuments, in secret. You may build it once, like any other building; nobody else can.
web-tip-town-name = You are the Master Builder in this round: everybody, you too, gets a cube of the resource that you name.
web-tip-town-take = Choose one of the three cards: you get a cube of its resource, and the card goes under the pile.
web-tip-town-place = Everybody gets this cube and must place it on an empty square. It stays there until you build with it.
web-tip-town-build = Your cubes form a pattern; it may be turned and mirrored. Building takes these cubes off, so that squares become free again. You may also wait.
web-tip-town-put = Only one of these squares keeps the building, for the rest of the game; the others are free again. Choose the one where it scores best.
web-tip-town-fed = A Cottage is worth 3 points, but only if it is fed at the end: by a red building, as its card says.
web-tip-town-next-to = “Next to” on a card means sharing a side, never diagonally.
web-tip-town-full = Few squares are left. Cubes that you do not build with count as empty squares in the end: 1 point off for each.
web-tip-city-goal = In 15 rounds, lay out the city with the most points. Each type of tile scores in its own way: “What scores” tells how.
web-tip-city-pick = You are the active player: nobody else may use the colour that you choose in this round. Its cubes show the shape of tiles you lay.
web-tip-city-closed = The active player’s colour is closed in this round. Choose among the others; several players may choose the same.
web-tip-city-place = Lay the tiles exactly as the cubes lie. You may shift the shape to any place where it fits, but never turn or mirror it.
web-tip-city-points = Mind what lies next to what: factories take the points of homes beside them, shops and roads want a way to the edge.
web-tip-city-bonus = The bonus tiles along the board are worth points too: fill a line, or lay 4 tiles of one type in it. Tap one to read it.
web-tip-city-open = In the last rounds every colour is open to everybody.
