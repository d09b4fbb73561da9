# What both games share: their names, the languages, texts that do not parse, records, setups.

game-tiny-towns = Tiny Towns
game-shake-that-city = Shake That City

language-en = English
language-uk = Ukrainian
language-hu = Hungarian
language-fr = French

error-no-such-game = There is no game called “{ $text }”; choose one of these: { $expected }.
error-no-such-bot = There is no bot called “{ $text }”; choose one of these: { $expected }.
error-bot-file = There is no file “{ $text }” to read a bot from.
error-bot-program = There is no program “{ $text }” that can be run.
error-bot-start = The bot “{ $text }” cannot be started: { $why }.
error-bot-no-choose = The bot “{ $bot }” has neither a function “choose” nor a class with one.
error-bot-raised = The bot “{ $bot }” failed: { $why }
error-bot-illegal = The bot “{ $bot }” answered “{ $text }”, which is not one of its moves; a legal one was: { $move }
error-bot-late = The bot “{ $bot }” was given { $seconds } s for its turn and took too long.
error-bot-ended = The bot “{ $bot }” ended before it answered.
error-bot-unasked = The bot “{ $bot }” said “{ $text }” without being asked: one answer per question.
error-no-such-square = There is no square “{ $square }”; the squares go from a1 to { $last }.
error-no-such-move = There is no move “{ $text }”; the moves are: { $expected }.
error-no-such-seat = There is no seat “{ $text }”; seats are counted from 1.
error-move-form = “{ $text }” has too few or too many words; write it like this: { $expected }.

error-not-a-record = This is not a record of a game: its first line should be “{ $expected }”.
error-record-cut = The record breaks off at line { $line }: its end is missing.
error-record-line = Line { $line } of the record should look like “{ $expected }”, not like “{ $text }”.
error-record-count = The record says “{ $text }” for “{ $key }”: that should be a whole number from 0 to { $most }.
error-record-newer = This record was made with rules version { $rules }, but this program only knows rules up to version { $known }.
error-record-unfinished =
    { $moves ->
        [one] The record says that the game is over, but it is not after { $moves } move.
       *[other] The record says that the game is over, but it is not after { $moves } moves.
    }
error-record-rules-changed = Move { $number } of the record (“{ $move }”) was made with rules version { $rules }; since then, up to version { $known }, these rules have changed: { $changed }.
error-record-move = Move { $number } of the record (“{ $move }”) cannot be made: { $why }
error-review-unfinished = This game is not finished; only a finished game can be reviewed.
error-review-no-moves = There is nothing to review: this game has no moves.
error-review-game = There are no reviews of { $game }.
error-review-not-compiled = Reviews and hints need the bots’ compiled part, which is not installed.

error-option-unknown = There is no option “{ $option }”; the options are: { $expected }.
error-option-value = The option “{ $option }” cannot be “{ $text }”; choose one of these: { $expected }.
error-option-flag = The option “{ $option }” must be true or false.
error-option-seat = The option “{ $option }” must be a seat from 1 to { $players }.
error-option-needs = The option “{ $option }” goes only with “{ $other }” set to one of these: { $expected }.
error-players = The players must be a list of { $least } to { $most } names.
error-player-name = Every player needs a name of 1 to { $most } printable characters.

illegal-no-such-seat = There is no seat { $seat } at this table.
illegal-not-your-turn = You have nothing to do right now; wait for the others.
illegal-not-now = You can’t do “{ $move }” now.
illegal-chance = Chance cannot do “{ $move }” now.

variant-standard = Standard
variant-solo = Solo

verdict-points = { $names } wins with the most points.
verdict-shared = Still tied after every tie-break: { $names } share the win.
