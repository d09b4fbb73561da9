# The command line: help, questions, the terminal game, files, and sheets that cannot be scored.

## Help

cli-about = Tiny Towns and Shake That City: play, score, replay.
cli-about-play = play a game on this terminal: alone, by turns, or against bots
cli-about-resume = go on with a game where it was left
cli-about-score = score finished towns or cities, with a reason for every point
cli-about-builds = list what can be built on a town now
cli-about-replay = watch a recorded game, step by step
cli-about-review = say where the result of a recorded game came from, and what each move cost
cli-about-cards = list the cards of Tiny Towns with their patterns and effects
cli-about-daily = show the deal of the day, its par and the bots’ results
cli-about-puzzles = list endgames whose best finish is proven
cli-about-bot-check = see whether a bot plays every variant by the rules and in time
cli-about-backup = copy the tables of a server, even while it runs
cli-about-restore = put a copy of a server’s tables back
cli-about-check = read every table that a server keeps, and say which are not sound
cli-about-warmup = compile simulation and bots ahead, so that nothing waits for it later
cli-about-site = write Cubetown as a folder of files that any web host can serve

cli-help-usage = usage:
cli-help-words = words
cli-help-options = options
cli-help-commands = commands

cli-option-help = show this help and stop
cli-option-lang = language; by default that of your system
cli-option-version = show the version and stop
cli-option-file = a file with one JSON object or JSON Lines; - reads standard input
cli-option-json = answer in JSON
cli-option-date = the day, by UTC; today without it
cli-option-site-folder = an empty folder, or a site that is to be renewed
cli-option-cards = a JSON file with cards of your own, changed or added
cli-option-components = a JSON file with your corrections of the boards and tiles of Shake That City
cli-option-game = { $choices }
cli-option-players = names of the people who play, or how many
cli-option-bots = bots that play along, by name, or how many
cli-option-bot = one bot more: a level, my_bot.py, or "program: ./my_bot"
cli-option-resume-bot = the bot of your own that plays along: my_bot.py, or "program: ./my_bot"
cli-option-check-bot = a level, my_bot.py, or "program: ./my_bot"
cli-option-check-games = how many games of each variant
cli-option-check-seconds = the time for a turn, in seconds
cli-option-variant = { $choices }
cli-option-edition = rules of an edition: { $choices }
cli-option-cards-in-play = first-game, random, or the ids of chosen cards with commas between them
cli-option-first-game = the cards advised for a first game
cli-option-no-monuments = play without monuments
cli-option-monuments = play with monuments
cli-option-cavern = play with the Cavern
cli-option-promos = add the two promo cards
cli-option-orchard = { $choices } (with { $needs }): whom an Orchard feeds
cli-option-side = the side of the boards: { $choices }
cli-option-first = the number of the player who begins
cli-option-shaker = manual: you type in the cards you draw, or the cubes you shake
cli-option-seed = a number that makes chance repeatable
cli-option-resume = go on with the last unfinished game
cli-option-resume-file = a saved game; by default the last unfinished one
cli-option-record = a recorded game
cli-option-replay-json = all states and the scores as JSON Lines
cli-option-review-seconds = how long to think about a decision; without it 0.1
cli-option-review-work = evaluations for a decision in place of seconds: the same answer on any machine
cli-option-review-seed = another number draws other guesses
cli-option-group = only this group: blue, red, grey, orange, green, yellow, black or purple

cli-usage-required = Something is missing after the command: { $text }; try --help.
cli-usage-unrecognized = I do not know what to do with “{ $text }”; try --help.
cli-usage-expected = The option { $option } needs a word after it; try --help.
cli-usage-choice = { $option } cannot be “{ $text }”; choose one of these: { $expected }.
cli-usage-number = { $option } needs a whole number, not “{ $text }”.
cli-usage-decimal = { $option } needs a number, not “{ $text }”.
cli-usage-no-value = The option { $option } takes no value; leave out “{ $text }”.
cli-option-of-other = The option { $option } belongs to another game: { $text }.
cli-usage-other = I do not understand this command ({ $text }); try --help.
cli-unexpected = Something went wrong that should not have ({ $text }); please report it. CUBETOWN_DEBUG=1 shows more.
cli-output = The output cannot be written: it is closed, or the disk is full.

## Files

cli-file-missing = There is no file “{ $file }”.
cli-file-directory = “{ $file }” is a folder, not a file.
cli-folder-missing = There is no folder “{ $file }”.
cli-file-unreadable = The file “{ $file }” cannot be read.
cli-file-unwritable = The file “{ $file }” cannot be written.
cli-file-other = The file “{ $file }” holds something else than a game and is left as it is.
cli-file-binary =
    { $stdin ->
        [yes] Standard input is not a text in UTF-8.
       *[no] The file “{ $file }” is not a text in UTF-8.
    }
cli-file-large = The file “{ $file }” is larger than { $most } MB.
cli-file-empty =
    { $stdin ->
        [yes] Standard input is empty.
       *[no] The file “{ $file }” is empty.
    }
cli-file-json =
    { $stdin ->
        [yes] Standard input does not hold valid JSON: look at line { $line }.
       *[no] “{ $file }” does not hold valid JSON: look at line { $line }.
    }
cli-json-deep = The JSON is nested too deep.
cli-json-number = The JSON holds a number with too many digits: { $text }.
cli-json-twice = { $field }: this field is written twice in one object.
cli-line = Line { $line }: { $text }
cli-line-json = This line is not valid JSON.
cli-line-binary = This line is not a text in UTF-8.

## Tables

cli-heading-line = line
cli-heading-count = number
cli-heading-points = points
cli-heading-why = why
cli-heading-building = building
cli-heading-cubes = cubes to remove
cli-heading-squares = squares for it
cli-heading-puzzle = puzzle
cli-heading-grade = grade
cli-heading-position = position
cli-heading-card = card
cli-heading-pattern = pattern
cli-heading-effect = what it does
cli-line-empty = empty squares
cli-line-bonus = bonus tiles
cli-sheet-title =
    { $points ->
        [one] { $name }: { $points } point
       *[other] { $name }: { $points } points
    }
cli-builds-none = Nothing can be built on this town now.
cli-card-unverified = Its pattern is our best guess: no source shows it.
cli-no-such-group = There is no group “{ $text }”; the groups are: { $expected }.

## The game on the terminal

cli-heading =
    { $points ->
        [one] { $text } · { $points } point so far
       *[other] { $text } · { $points } points so far
    }
cli-tiny-heading =
    { $builder ->
        [yes] { game-tiny-towns } · round { $round } · Master Builder: { $name }
       *[no] { game-tiny-towns } · round { $round }
    }
cli-tiny-before = { game-tiny-towns } · before the first round
cli-tiny-shown = Face-up cards:
cli-choice-keep = keep: { $card }
cli-choice-name = name: { $resource }
cli-choice-take = take: { $resource }
cli-choice-trade = use the Factory to take another resource: { $resource }
cli-choice-store = store the cube in the Warehouse on { $square }
cli-choice-swap = swap the cube in the Warehouse on { $square } for: { $resource }
cli-choice-cavern = put the cube into the Cavern
cli-choice-build = build: { $card } (cubes from { $squares })
cli-choice-choose = put on it: { $resource }
cli-choice-replace = replace on { $square } by: { $card }
cli-choice-skip = replace nothing more
cli-choice-add = put on { $square }: { $card }
cli-choice-set-aside = set aside: { $cards }
cli-choice-done = build no more in this round
cli-choices-more =
    { $number ->
        [one] … and { $number } more; write it out to choose it
       *[other] … and { $number } more; write one out to choose it
    }

cli-plain-heading = { $text } · round { $number }
cli-plain-task = Choose a move by its number, or type it.

cli-city-heading =
    { $active ->
        [yes] { game-shake-that-city } · round { $round } of { $rounds } · active player: { $name }
       *[no] { game-shake-that-city } · round { $round } of { $rounds }
    }
cli-city-before = { game-shake-that-city } · before the first round
cli-city-shake = The cubes:
cli-city-choice =
    { $number ->
        [one] { $tile }: fits in { $number } place: { $text }
       *[other] { $tile }: fits in { $number } places: { $text }
    }
cli-city-bonus = { $fill }: { $all } tiles, or { $four }: { $needed } × { $text }
cli-city-any = one type
cli-city-diversity = two of every type
cli-city-unverified = Some data are our best guess; compare them with your copy: --components FILE.

cli-ambiguous = “{ $text }” can mean several moves: { $expected }.
cli-not-understood = I do not understand “{ $text }”; type help for help.
cli-too-much = “{ $text }” cannot follow in the same line.
cli-no-such-number = There is no number { $number } in the list.
cli-nothing-to-fit = Say a colour that shows: fit park. “{ $text }” is none.
cli-no-undo = Only your own moves of this step can be taken back.
cli-say-help = Type a move, its number, or help.
cli-pass-on = Pass the keyboard to { $name }, who then presses Enter.
cli-help-play =
    A move is a number from the list, or words, which may be cut short:
      a1              use square a1 (in full: place a1, put a1)
      wood            take wood (in full: name wood, take wood)
      build cottage a3 b2 b3 at a3
                      remove these cubes and put the Cottage on a3
      done            no more in this round
    Other words:
      undo            take back your last move of this step
      score           your points so far, with the reasons
      cards           what the cards or the bonus tiles say
      towns           the boards of the others
      show            draw the screen again
      save FILE       write the game into a file
      quit            stop; cubetown resume goes on later
cli-help-fit = fit park        where the colour of a park fits
cli-help-now = For example now: { $text }
cli-help-own = These words are understood too: { $text }
cli-hint-square = Type a square, for example { $text }; the word help explains the rest.
cli-hint-shape = Type the square for the top left corner of the shape’s frame, for example { $text }.
cli-word-help = help
cli-word-undo = undo
cli-word-score = score
cli-word-cards = cards
cli-word-towns = towns
cli-word-fit = fit
cli-word-show = show
cli-word-save = save
cli-word-quit = quit
cli-word-done = done
cli-word-skip = skip
cli-word-build = build
cli-save-where = Say where: save FILE.
cli-saved = The game is in this file: { $file }
cli-kept = The record of this game: { $file }
cli-resume-how = The game is saved. To go on: cubetown resume
cli-resume-file-how = The game is saved. To go on: cubetown resume { $file }
cli-resume-none = There is no unfinished game to go on with.
cli-resume-over = The game in “{ $file }” is over; cubetown replay shows it.
cli-input-ended = The input has ended, so the game stops here.
cli-score-now = As if the game ended now.

## Questions before a game

cli-welcome = Welcome to { $text }!
cli-welcome-enter = Enter takes the answer in brackets.
cli-ask-default = [{ $text }]>
cli-ask-again = Please type a number from the list or one of these words: { $expected }.
cli-ask-number = Please type a number from { $least } to { $most }.
cli-ask-people = How many people play at this keyboard?
cli-ask-name = Name of player { $number } [{ $text }]>
cli-ask-other-name = Please type another name, of 40 letters or less.
cli-ask-bots = How many bots play along?
cli-ask-which-bot = Which bot?
cli-answer-which-bot-easy = easy: for a first game
cli-answer-which-bot-normal = normal: plays soundly and can be beaten
cli-answer-which-bot-hard = hard: thinks ahead
cli-answer-which-bot-expert = expert: very strong
cli-answer-which-bot-master = master: the strongest, thinks for up to 3 seconds
cli-ask-go-on = There is an unfinished game. Go on with it?
cli-answer-go-on-yes = yes
cli-answer-go-on-no = no, a new game
cli-ask-variant = How do resources come?
cli-answer-variant-standard = the Master Builder names them
cli-answer-variant-town-hall = Town Hall: cards are drawn
cli-ask-cards = Which cards?
cli-answer-cards-first-game = those for a first game
cli-answer-cards-random = a random set
cli-ask-monuments = With monuments?
cli-answer-monuments-no = no
cli-answer-monuments-yes = yes
cli-ask-side = Which side of the boards?
cli-answer-side-landlocked = landlocked, for a first game
cli-answer-side-coastal = coastal
cli-ask-city-variant = Which variant?
cli-answer-city-variant-standard = standard
cli-answer-city-variant-family = family: only bonus tiles score
cli-answer-city-variant-construction = construction tiles
cli-ask-shake = Which cubes fell? (nine words, row by row, each may be cut short: { $expected })>
cli-ask-draw = Which card was drawn? ({ $expected })>
cli-person = Player { $number }
cli-bot = Bot { $number } ({ $text })
cli-name-of-bot = A person cannot be called “{ $text }”: that is how bots are called.
cli-above-zero = { $option } needs a number above zero, not “{ $text }”.
cli-seconds = A turn needs more than 0 seconds, not { $text }.
cli-bots-get-ready = The bots are being compiled; this takes a minute or two, once.
cli-bot-to-give = { $name } is a bot of your own; name its file or program again with --bot: { $text }
cli-check-fine =
    { $number ->
        [one] { $text }: { $number } move, the slowest turn took { $seconds } s.
       *[other] { $text }: { $number } moves, the slowest turn took { $seconds } s.
    }
cli-check-wrong = { $text }: { $why }
cli-check-all = All is well: { $games } games, { $number } moves.
cli-check-some = Games that went wrong: { $number } of { $games }.

## Replay

cli-replay-at = Move { $number } of { $all }
cli-replay-ask = Enter: next · b: back · number: go there · e: end · q: stop>
cli-replay-help = Press Enter, or type b, a number, e or q.

## Review

cli-review-either = Give either --seconds or --work, not both.
cli-review-work = A decision takes from 1 to { $most } evaluations, not { $text }.
cli-review-seconds = A decision takes more than 0 and at most { $most } seconds, not { $text }.
cli-review-title = Where the result of { $name } came from
cli-review-win = share of the win
cli-review-start = expected at the start
cli-review-luck = luck
cli-review-others = what the others did
cli-review-loss = lost by own moves
cli-review-rejudged = judged anew on the way
cli-review-final = result
cli-review-mistake = Move { $number }, “{ $played }”: “{ $best }” was { $points } points better (± { $error }). The whole turn: { $line }.
cli-review-no-mistake = No move was sure to lose half a point.
cli-review-grade-superb =
    { $number ->
        [one] Superb play: { $points } points lost in { $number } decision.
       *[other] Superb play: { $points } points lost per decision, in { $number } decisions.
    }
cli-review-grade-strong =
    { $number ->
        [one] Strong play: { $points } points lost in { $number } decision.
       *[other] Strong play: { $points } points lost per decision, in { $number } decisions.
    }
cli-review-grade-good =
    { $number ->
        [one] Good play: { $points } points lost in { $number } decision.
       *[other] Good play: { $points } points lost per decision, in { $number } decisions.
    }
cli-review-grade-fair =
    { $number ->
        [one] Decent play: { $points } points lost in { $number } decision.
       *[other] Decent play: { $points } points lost per decision, in { $number } decisions.
    }
cli-review-grade-uneven =
    { $number ->
        [one] Uneven play: { $points } points lost in { $number } decision.
       *[other] Uneven play: { $points } points lost per decision, in { $number } decisions.
    }
cli-review-grade-learning =
    { $number ->
        [one] Still learning: { $points } points lost in { $number } decision.
       *[other] Still learning: { $points } points lost per decision, in { $number } decisions.
    }
cli-review-hindsight =
    { $points ->
        [one] With hindsight: the best plan found for the cards that came would have scored { $points } point.
       *[other] With hindsight: the best plan found for the cards that came would have scored { $points } points.
    }
cli-review-how = Judged by { $text }, from what each player could know. docs/review.md says how.

## Sheets that cannot be scored

error-sheet-not-an-object = This must be one JSON object in curly brackets.
error-sheet-object = { $field }: this must be an object in curly brackets.
error-sheet-key = { $field }: there is no such field; the fields are: { $expected }.
error-sheet-missing = { $field }: this field is missing.
error-sheet-within = { $field }: { $why }
error-sheet-value = { $field }: this cannot be “{ $text }”; choose one of these: { $expected }.
error-sheet-number = { $field }: this must be a whole number from { $least } to { $most }.
error-sheet-flag = { $field }: this must be true or false.
error-sheet-players = { $field }: this must be a list of 1 to { $most } players.
error-sheet-name = { $field }: every player needs a name of 1 to { $most } printable characters.
error-sheet-name-twice = { $field }: two players cannot have the same name “{ $text }”.
error-sheet-solo = { $field }: solo is for one player, and here there are { $players }.
error-sheet-rows = { $field }: this must be a list of { $number } rows, the top one first.
error-sheet-row = { $field }: row { $row } (from { $first } to { $last }) must be a text of { $number } words; number of words found: { $found }.
error-sheet-row-text = { $field }: row { $row } (from { $first } to { $last }) must be a text of { $number } words.
error-sheet-word = { $field }, square { $square }: “{ $text }” is no card, no resource and no dot; cubetown cards lists the cards.
error-sheet-square = { $field }: there is no square “{ $text }”; the squares go from a1 to { $last }.
error-sheet-cards = { $field }: this must be a list of card ids.
error-sheet-no-such-card = { $field }: there is no card “{ $text }”; cubetown cards lists them.
error-sheet-card-twice = { $field }: this card is listed twice: { $card }.
error-sheet-monument-listed = { $field }: monuments are not listed here: { $card }.
error-sheet-same-group = { $field }: a game has only one card of the group { $group }: { $cards_or }.
error-sheet-same-group-in-town = { $field }, square { $square }: a game has only one card of the group { $group }: { $cards_or }.
error-sheet-promo = { $field }: this promo card needs "options": {"{"}"promos": true{"}"}: { $card }.
error-sheet-promo-in-town = { $field }, square { $square }: this promo card needs "options": {"{"}"promos": true{"}"}: { $card }.
error-sheet-not-listed = { $field }, square { $square }: this card is not listed in cards: { $card }.
error-sheet-orchard = { $field }: “anywhere” belongs to the edition uk.
error-sheet-two-monuments = { $field }: a town has one monument at most, and here are several, on { $squares }: { $cards }.
error-sheet-same-monument = { $field }, square { $square }: this monument already stands in { $other }: { $card }.
error-sheet-banks = { $field }, square { $square }: a town has room for { $most } Banks and no more.
error-sheet-completed = { $field }: the round in which this town was completed is needed, because a town has this monument: { $card }.
error-sheet-shrine-missing = { $field }: the number of buildings in town when it was built is needed for the monument on square { $square }: { $card }.
error-sheet-warehouses = { $field }: this must be an object with a list of resources for each square.
error-sheet-no-warehouse = { $field }, square { $square }: no Warehouse stands there.
error-sheet-warehouse-list = { $field }, square { $square }: this must be a list of resources.
error-sheet-warehouse-full = { $field }, square { $square }: a Warehouse holds { $most } cubes at most.
error-sheet-resource = { $field }, square { $square }: “{ $text }” is no resource; the resources are: { $expected }.
error-sheet-no-monument = { $field }: “{ $text }” is no monument.
error-sheet-none = { $field }: this game has no score sheet.
error-sheet-builds-game = { $field }: only Tiny Towns has buildings to build.

cli-site-done = The site is in { $file }; a visitor loads { $megabytes } MB. To look at it: python -m http.server --directory "{ $file }"
site-foreign = { $file } is neither empty nor a site of Cubetown, so nothing was written there.
site-no-engine = This installation has no engine for browsers. In a checkout of Cubetown, “make site” builds it and writes the site.

cli-warmup-without = Numba is not installed: simulation works without it, only slower. To install it, run in Cubetown's source folder: pip install ".[fast]"
cli-bots-weaker = Numba is not installed, so some bots play weaker than they could: those of Tiny Towns and the expert of Shake That City. To install it, run in Cubetown's source folder: pip install ".[fast]"
cli-warmup-done =
    { $seconds ->
        [one] The simulation is ready after { $seconds } second; it is kept in { $folder }
       *[other] The simulation is ready after { $seconds } seconds; it is kept in { $folder }
    }
