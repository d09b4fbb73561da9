# What both games share: their names, the languages, texts that do not parse, records, setups.

game-tiny-towns = Tiny Towns
game-shake-that-city = Shake That City

language-en = English
language-uk = Ukrainian
language-hu = Hungarian
language-fr = French

error-no-such-game = There is no game called “{ $text }”; choose one of these: { $expected }.
error-no-such-bot = There is no bot called “{ $text }”; choose one of these: { $expected }.
error-bot-file = Bot file not found: “{ $text }”.
error-bot-program = Program not found: “{ $text }”.
error-bot-start = Can’t start the bot “{ $text }”: { $why }.
error-bot-no-choose = The bot “{ $bot }” has neither a function “choose” nor a class with one.
error-bot-raised = The bot “{ $bot }” failed: { $why }
error-bot-illegal = The bot “{ $bot }” answered “{ $text }”, which isn’t one of its moves; a legal one was: { $move }
error-bot-late = The bot “{ $bot }” had { $seconds } s for its turn and took too long.
error-bot-ended = The bot “{ $bot }” ended before it answered.
error-bot-unasked = The bot “{ $bot }” wrote “{ $text }” without being asked; it may answer only once per question.
error-no-such-square = There is no square “{ $square }”; the squares go from a1 to { $last }.
error-no-such-move = There is no move “{ $text }”; the moves are: { $expected }.
error-no-such-seat = There is no seat “{ $text }”; seats are counted from 1.
error-move-form = “{ $text }” has too few or too many words; write it like this: { $expected }.

error-not-a-record = This isn’t a recorded game: its first line should be “{ $expected }”.
error-record-cut = The recorded game is cut off at line { $line }: the end is missing.
error-record-line = Line { $line } of the recorded game should look like “{ $expected }”, not like “{ $text }”.
error-record-count = The recorded game says “{ $text }” for “{ $key }”, which should be a whole number from 0 to { $most }.
error-record-newer = This game was recorded with rules version { $rules }, but this program only knows rules up to version { $known }.
error-record-unfinished =
    { $moves ->
        [one] The file says that the game is over, but after { $moves } move it isn’t.
       *[other] The file says that the game is over, but after { $moves } moves it isn’t.
    }
error-record-rules-changed = Move { $number } (“{ $move }”) was recorded with rules version { $rules }; up to version { $known }, these rules have changed since then: { $changed }.
error-record-move = Move { $number } of the recorded game (“{ $move }”) isn’t possible: { $why }
error-review-unfinished = Only finished games can be reviewed, and this one is still in progress.
error-review-no-moves = This game has no moves, so there’s nothing to review.
error-review-game = Reviews aren’t available for { $game }.
error-review-not-compiled = Reviews and hints need the bots’ compiled code, which isn’t installed.
error-review-being-compiled = The bots’ code is being compiled, which takes a few minutes the first time; try again soon.

error-option-unknown = There is no option “{ $option }”; the options are: { $expected }.
error-option-value = The option “{ $option }” can’t be “{ $text }”; choose one of these: { $expected }.
error-option-flag = The option “{ $option }” must be true or false.
error-option-seat = The option “{ $option }” must be a seat from 1 to { $players }.
error-option-needs = The option “{ $option }” only works with “{ $other }” set to one of these: { $expected }.
error-players = The players must be a list of { $least } to { $most } names.
error-player-name = Every player needs a name of 1 to { $most } printable characters.

illegal-no-such-seat = There is no seat { $seat } at this table.
illegal-not-your-turn = You have nothing to do right now; wait for the others.
illegal-not-now = You can’t do “{ $move }” now.
illegal-chance = That card or shake isn’t possible now: “{ $move }”.

variant-standard = Standard
variant-solo = Solo

verdict-points = { $names } wins with the most points.
verdict-shared = Still tied after every tie-break: { $names } share the win.
