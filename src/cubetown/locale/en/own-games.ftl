# My own games: what this device keeps of finished games.

web-own-title = My games
web-own-text = Your finished games, kept on this device only.
web-own-empty = You have not finished a game on this device yet.
web-own-older =
    { $number ->
        [one] Adding earlier games: { $number } to go…
       *[other] Adding earlier games: { $number } to go…
    }
web-own-all-kinds = All variants
web-own-players =
    { $number ->
        [one] { $number } player
       *[other] { $number } players
    }
web-own-of = { $number } of { $all }
web-own-place = { $number } of { $all }
web-own-won = won
web-own-lost = lost
web-own-over-time = Points over time
web-own-chart =
    { $number ->
        [one] Points of { $number } game: { $last }.
       *[other] Points of the last { $number } games: from { $least } to { $most }, last { $last }; the average of the last five is { $average }.
    }
web-own-one-game = a game
web-own-with-help = with help
web-own-average-of = average of { $number } games
web-own-help-note = “With help” means take-backs or hints: such games do not count in the average, the best and the wins.
web-own-luck-and-loss = Luck and loss
web-own-luck = luck
web-own-loss = lost by own moves
web-own-luck-summary =
    { $number ->
        [one] In { $number } reviewed game: luck { $luck }, points lost by own moves { $loss }.
       *[other] In the last { $number } reviewed games, on average: luck { $luck }, points lost by own moves { $loss }.
    }
web-own-by-kind = By variant
web-own-by-card = By card
web-own-by-line = By way of scoring
web-own-line-points = Points from it
web-own-line-total = Whole score
web-own-every = Every game
web-own-date = Date
web-own-points = Points
web-own-result = Place or rank
web-own-file = Keep or delete
web-own-save = Save as a file
web-own-save-table = Save for a spreadsheet
web-own-open = Open a saved file
web-own-opened =
    { $number ->
        [one] { $number } new game from the file.
       *[other] { $number } new games from the file.
    }
web-own-unknown-games =
    { $number ->
        [one] { $number } result is of a game that does not exist here and was left out.
       *[other] { $number } results are of games that do not exist here and were left out.
    }
web-own-not-a-file = This file does not contain saved results.
web-own-delete = Delete all
web-own-delete-sure = Delete all results of this device? Save them as a file first if you may want them back.
