# The command line: help, questions, the terminal game, files, and sheets that cannot be scored.

## Help

cli-about = Tiny Towns and Shake That City: play, score, replay.
cli-about-play = play a game on this terminal: alone, by turns, or against bots
cli-about-resume = continue a game where you left it
cli-about-score = score finished towns or cities, with a reason for every point
cli-about-builds = list what can be built in a town now
cli-about-replay = watch a recorded game, step by step
cli-about-review = show where the result of a recorded game came from, and what each move cost
cli-about-cards = list the cards of Tiny Towns with their patterns and effects
cli-about-daily = show the daily challenge, the best bot’s score and all bots’ results
cli-about-puzzles = list endgames whose best finish is proven
cli-about-bot-check = check whether a bot plays every variant by the rules and in time
cli-about-backup = copy a server’s tables, even while it runs
cli-about-restore = restore a server’s tables from a copy
cli-about-check = read all of a server’s tables and report the damaged ones
cli-about-warmup = compile in advance; usually there’s nothing to do
cli-about-site = write Cubetown as a folder of files that any web host can serve

cli-help-usage = usage:
cli-help-words = words
cli-help-options = options
cli-help-commands = commands

cli-option-help = show this help and exit
cli-option-lang = language (default: your system’s)
cli-option-version = show the version and exit
cli-option-file = a file with one JSON object or JSON Lines; - reads standard input
cli-option-json = answer in JSON
cli-option-date = the day in UTC (default: today)
cli-option-site-folder = an empty folder, or an existing site to update
cli-option-cards = a JSON file with your own cards, changed or added
cli-option-components = a JSON file with your corrections to the boards and tiles of Shake That City
cli-option-game = { $choices }
cli-option-players = names of the human players, or how many
cli-option-bots = bots in the game, by name, or how many
cli-option-bot = add a bot: a level, my_bot.py or "program: ./my_bot"
cli-option-resume-bot = your own bot in this game: my_bot.py or "program: ./my_bot"
cli-option-check-bot = a level, my_bot.py or "program: ./my_bot"
cli-option-check-games = number of games for each variant
cli-option-check-seconds = time for each turn, in seconds
cli-option-variant = { $choices }
cli-option-edition = rules of an edition: { $choices }
cli-option-cards-in-play = first-game, random, or card ids separated by commas
cli-option-first-game = the cards recommended for a first game
cli-option-no-monuments = play without monuments
cli-option-monuments = play with monuments
cli-option-cavern = play with the Cavern
cli-option-promos = add the two promo cards
cli-option-orchard = { $choices } (with { $needs }): which Cottages an Orchard feeds
cli-option-side = the side of the boards: { $choices }
cli-option-first = the number of the player who begins
cli-option-shaker = manual: you enter the cards you draw or the cubes you shake
cli-option-seed = random seed: the same number gives the same game
cli-option-resume = continue the last unfinished game
cli-option-resume-file = a saved game (default: the last unfinished one)
cli-option-plain = sentences instead of drawings; the default with TERM=dumb or in a pipe
cli-option-record = a recorded game
cli-option-replay-json = all states and the scores as JSON Lines
cli-option-review-seconds = seconds per decision (default: 0.1)
cli-option-review-work = evaluations per decision instead of seconds: the same answer on any machine
cli-option-review-seed = random seed for the analysis
cli-option-group = only this group: blue, red, grey, orange, green, yellow, black or purple

cli-usage-required = Missing argument: { $text }; run with --help for usage.
cli-usage-unrecognized = Unknown argument: “{ $text }”; run with --help for usage.
cli-usage-expected = The option { $option } needs a value; run with --help for usage.
cli-usage-choice = { $option } can’t be “{ $text }”; choose one of these: { $expected }.
cli-usage-number = { $option } needs a whole number, not “{ $text }”.
cli-usage-decimal = { $option } needs a number, not “{ $text }”.
cli-usage-no-value = The option { $option } takes no value; leave out “{ $text }”.
cli-option-of-other = The option { $option } belongs to another game: { $text }.
cli-usage-other = Can’t read this command ({ $text }); run with --help for usage.
cli-unexpected = Unexpected error ({ $text }). Please report it; CUBETOWN_DEBUG=1 shows more.
cli-output = Can’t write the output: it is closed, or the disk is full.

## Files

cli-file-missing = File not found: “{ $file }”.
cli-file-directory = “{ $file }” is a folder, not a file.
cli-folder-missing = Folder not found: “{ $file }”.
cli-file-unreadable = Can’t read the file “{ $file }”.
cli-file-unwritable = Can’t write the file “{ $file }”.
cli-file-other = The file “{ $file }” contains something other than a game, so it was left unchanged.
cli-file-binary =
    { $stdin ->
        [yes] Standard input isn’t UTF-8 text.
       *[no] The file “{ $file }” isn’t UTF-8 text.
    }
cli-file-large = The file “{ $file }” is larger than { $most } MB.
cli-file-empty =
    { $stdin ->
        [yes] Standard input is empty.
       *[no] The file “{ $file }” is empty.
    }
cli-file-json =
    { $stdin ->
        [yes] Standard input isn’t valid JSON: look at line { $line }.
       *[no] “{ $file }” isn’t valid JSON: look at line { $line }.
    }
cli-json-deep = The JSON is nested too deeply.
cli-json-number = The JSON contains a number with too many digits: { $text }.
cli-json-twice = { $field }: this field appears twice in one object.
cli-line = Line { $line }: { $text }
cli-line-json = This line isn’t valid JSON.
cli-line-binary = This line isn’t UTF-8 text.

## Tables

cli-heading-line = line
cli-heading-count = number
cli-heading-points = points
cli-heading-why = why
cli-heading-building = building
cli-heading-cubes = cubes to remove
cli-heading-squares = squares for it
cli-heading-puzzle = puzzle
cli-heading-grade = difficulty
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
cli-sheet-line =
    { $points ->
        [one] { $name }, { $number }: { $points } point
       *[other] { $name }, { $number }: { $points } points
    }
cli-builds-none = Nothing can be built in this town now.
cli-card-unverified = Its pattern is our best guess, because no source shows it.
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
cli-choice-replace = replace on { $square } with: { $card }
cli-choice-skip = keep the other buildings
cli-choice-add = put on { $square }: { $card }
cli-choice-set-aside = set aside: { $cards }
cli-choice-done = finish building for this round
cli-choices-more =
    { $number ->
        [one] … and { $number } more; type it in full to choose it
       *[other] … and { $number } more; type one in full to choose it
    }
cli-choices-unsaid =
    { $number ->
        [one] { $number } more: type show.
       *[other] { $number } more: type show.
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
cli-city-unverified = Some of the data is our best guess. Compare it with your copy: --components FILE.

cli-ambiguous = “{ $text }” could mean several moves: { $expected }.
cli-not-understood = Unknown command: “{ $text }”. Type help for help.
cli-too-much = “{ $text }” can’t follow on the same line.
cli-no-such-number = The list has no number { $number }.
cli-nothing-to-fit = Name one of the colours on the cubes, for example: fit park (not “{ $text }”).
cli-say-help = Type a move, its number, or help.
cli-pass-on = Pass the keyboard to { $name }, who then presses Enter.
cli-help-play =
    A move is a number from the list, or words, which you may shorten:
      a1              use square a1 (in full: place a1, put a1)
      wood            take wood (in full: name wood, take wood)
      build cottage a3 b2 b3 at a3
                      remove these cubes and put the Cottage on a3
      done            finish this round
    Other words:
      undo            undo your last move, if the others agree
      hint            what the expert would do
      score           your points so far, with the reasons
      cards           what the cards or the bonus tiles do
      towns           the other players’ boards
      show            draw the screen again
      save FILE       save the game to a file
      quit            stop; continue later with: cubetown resume
cli-help-fit = fit park        where the colour of a park fits
cli-help-now = For example now: { $text }
cli-help-own = You can also use these words: { $text }
cli-hint-square = Type a square, for example { $text }; type help for the rest.
cli-hint-shape = Type the square for the top left corner of the shape’s frame, for example { $text }.
cli-word-help = help
cli-word-undo = undo
cli-word-hint = hint
cli-word-score = score
cli-word-cards = cards
cli-word-towns = towns
cli-word-fit = fit
cli-word-show = show
cli-word-save = save
cli-word-quit = quit
cli-word-review = review
cli-word-done = done
cli-word-skip = skip
cli-word-build = build
cli-save-where = Give a file name: save FILE.
cli-saved = Game saved to: { $file }
cli-kept = Recorded game: { $file }
cli-resume-how = The game is saved. To continue: cubetown resume
cli-resume-file-how = The game is saved. To continue: cubetown resume { $file }
cli-resume-none = No unfinished game to resume.
cli-resume-over = The game in “{ $file }” is over; cubetown replay shows it.
cli-input-ended = The input has ended, so the game stops here.
cli-score-now = As if the game ended now.

## The game in sentences

cli-say-row = { web-row }
cli-say-empty = { web-empty }
cli-say-zone = { web-empty-zone }
cli-say-nothing = { web-nothing }
cli-say-pattern = { web-pattern }
cli-say-cubes = { web-cubes }
cli-say-construction = { web-square-construction }
cli-hint-says = The expert: { $what }
cli-hint-points = { $points } points expected.
cli-undo-wish = { web-wish-of }
cli-no-undo = { web-no-undo }

## Questions before a game

cli-welcome = Welcome to { $text }!
cli-welcome-enter = Press Enter to take the answer in brackets.
cli-ask-default = [{ $text }]>
cli-ask-again = Please type a number from the list or one of these words: { $expected }.
cli-ask-number = Please type a number from { $least } to { $most }.
cli-ask-people = How many people play at this keyboard?
cli-ask-name = Name of player { $number } [{ $text }]>
cli-ask-other-name = Please type another name, with up to 40 letters.
cli-ask-bots = How many bots will play?
cli-ask-which-bot = Which bot?
cli-answer-which-bot-easy = easy: for a first game
cli-answer-which-bot-normal = normal: solid, but beatable
cli-answer-which-bot-hard = hard: thinks ahead
cli-answer-which-bot-expert = expert: very strong
cli-answer-which-bot-master = master: the strongest, thinks for up to 3 seconds
cli-ask-go-on = You have an unfinished game. Continue it?
cli-answer-go-on-yes = yes
cli-answer-go-on-no = no, a new game
cli-ask-undo = Do you agree?
cli-answer-undo-yes = yes
cli-answer-undo-no = no
cli-ask-end = score: all sheets · review: what each move cost · Enter: end>
cli-ask-variant = How are resources chosen?
cli-answer-variant-standard = the Master Builder names them
cli-answer-variant-town-hall = Town Hall: cards are drawn
cli-ask-cards = Which cards?
cli-answer-cards-first-game = the set for a first game
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
cli-ask-shake = Which cubes came up? (nine words, row by row, which you may shorten: { $expected })>
cli-ask-draw = Which card was drawn? ({ $expected })>
cli-person = Player { $number }
cli-bot = Bot { $number } ({ $text })
cli-name-of-bot = A human player can’t be called “{ $text }”: that name is reserved for bots.
cli-above-zero = { $option } needs a number above zero, not “{ $text }”.
cli-seconds = A turn needs more than 0 seconds, not { $text }.
cli-bots-get-ready = Compiling the bots. This takes a minute or two, once.
cli-bot-to-give = { $name } is your own bot; name its file or program again with --bot: { $text }
cli-check-fine =
    { $number ->
        [one] { $text }: { $number } move, the slowest turn took { $seconds } s.
       *[other] { $text }: { $number } moves, the slowest turn took { $seconds } s.
    }
cli-check-wrong = { $text }: { $why }
cli-check-all =
    { $games ->
        [one] All is well: { $games } game, { $number } moves.
       *[other] All is well: { $games } games, { $number } moves.
    }
cli-check-some = Failed games: { $number } of { $games }.

## Replay

cli-replay-at = Move { $number } of { $all }
cli-replay-ask = Enter: next · b: back · number: go there · e: end · q: quit>
cli-replay-ask-plain = Enter: next · b: back · t: boards · number: go there · e: end · q: quit>
cli-replay-help = Press Enter, or type b, a number, e or q.

## Review

cli-review-either = Use either --seconds or --work, not both.
cli-review-work = --work needs a number from 1 to { $most }, not { $text }.
cli-review-seconds = --seconds needs a number above 0 and up to { $most }, not { $text }.
cli-review-title = Where { $name }’s result came from
cli-review-win = share of the win
cli-review-part = { $name }: { $points }; share of the win: { $text }
cli-review-start = expected at the start
cli-review-luck = luck
cli-review-others = what the others did
cli-review-loss = points lost to mistakes
cli-review-rejudged = re-evaluated
cli-review-final = result
cli-review-mistake = Move { $number }, “{ $played }”: “{ $best }” was { $points } points better (± { $error }). The whole turn: { $line }.
cli-review-no-mistake = No move clearly lost half a point.
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
        [one] With hindsight, the best plan found for these cards scores { $points } point.
       *[other] With hindsight, the best plan found for these cards scores { $points } points.
    }
cli-review-how = Evaluated by { $text }, from what each player could know. See docs/review.md.

## Sheets that cannot be scored

error-sheet-not-an-object = This must be one JSON object in curly brackets.
error-sheet-object = { $field }: this must be an object in curly brackets.
error-sheet-key = { $field }: this field doesn’t exist; the fields are: { $expected }.
error-sheet-missing = { $field }: this field is missing.
error-sheet-within = { $field }: { $why }
error-sheet-value = { $field }: this can’t be “{ $text }”; choose one of these: { $expected }.
error-sheet-number = { $field }: this must be a whole number from { $least } to { $most }.
error-sheet-flag = { $field }: this must be true or false.
error-sheet-players = { $field }: this must be a list of 1 to { $most } players.
error-sheet-name = { $field }: every player needs a name of 1 to { $most } printable characters.
error-sheet-name-twice = { $field }: two players can’t have the same name “{ $text }”.
error-sheet-solo = { $field }: solo is for one player, and here are { $players }.
error-sheet-rows = { $field }: this must be a list of { $number } rows, the top one first.
error-sheet-row = { $field }: row { $row } (from { $first } to { $last }) must be a text of { $number } words, not { $found }.
error-sheet-row-text = { $field }: row { $row } (from { $first } to { $last }) must be a text of { $number } words.
error-sheet-word = { $field }, square { $square }: “{ $text }” isn’t a card, a resource or a dot; cubetown cards lists the cards.
error-sheet-square = { $field }: there is no square “{ $text }”; the squares go from a1 to { $last }.
error-sheet-cards = { $field }: this must be a list of card ids.
error-sheet-no-such-card = { $field }: there is no card “{ $text }”; cubetown cards lists them.
error-sheet-card-twice = { $field }: this card is listed twice: { $card }.
error-sheet-monument-listed = { $field }: monuments aren’t listed here: { $card }.
error-sheet-same-group = { $field }: a game has only one card of the group { $group }: { $cards_or }.
error-sheet-same-group-in-town = { $field }, square { $square }: a game has only one card of the group { $group }: { $cards_or }.
error-sheet-promo = { $field }: this promo card needs "options": {"{"}"promos": true{"}"}: { $card }.
error-sheet-promo-in-town = { $field }, square { $square }: this promo card needs "options": {"{"}"promos": true{"}"}: { $card }.
error-sheet-not-listed = { $field }, square { $square }: “cards” doesn’t list this card: { $card }.
error-sheet-orchard = { $field }: “anywhere” needs the edition uk.
error-sheet-two-monuments = { $field }: a town can have only one monument, and this one has several, on { $squares }: { $cards }.
error-sheet-same-monument = { $field }, square { $square }: this monument is already in { $other }: { $card }.
error-sheet-banks = { $field }, square { $square }: a town can’t have more than { $most } Banks.
error-sheet-completed = { $field }: give the round in which this town was completed, because a town has this monument: { $card }.
error-sheet-shrine-missing = { $field }: give the number of buildings in town when the monument on square { $square } was built: { $card }.
error-sheet-warehouses = { $field }: this must be an object with a list of resources for each square.
error-sheet-no-warehouse = { $field }, square { $square }: this square has no Warehouse.
error-sheet-warehouse-list = { $field }, square { $square }: this must be a list of resources.
error-sheet-warehouse-full = { $field }, square { $square }: a Warehouse holds only { $most } cubes.
error-sheet-resource = { $field }, square { $square }: “{ $text }” isn’t a resource; the resources are: { $expected }.
error-sheet-no-monument = { $field }: “{ $text }” isn’t a monument.
error-sheet-none = { $field }: this game has no score sheet.
error-sheet-builds-game = { $field }: only Tiny Towns has buildings to build.

cli-site-done = The site is in { $file }; a visitor loads { $megabytes } MB. To look at it: python -m http.server --directory "{ $file }"
site-foreign = { $file } is neither empty nor a Cubetown site, so nothing was written there.
site-no-engine = This installation has no engine for browsers. In a checkout of Cubetown, “make site” builds it and writes the site.

cli-warmup-without = There’s no compiled code for this machine, so simulation is slower. Numba can compile it: pip install numba
cli-warmup-nothing = There’s nothing to compile: Cubetown comes with its compiled code.
cli-bots-weaker = There’s no compiled code for this machine, so some bots play less well than they could: all levels in Tiny Towns and the expert in Shake That City. Numba can compile it: pip install numba
cli-bots-being-compiled = The bots’ code is being compiled in the background. This takes a few minutes, once. Until then, some bots play less well than they could.
cli-warmup-done =
    { $seconds ->
        [one] Compiled in { $seconds } second and saved in { $folder }
       *[other] Compiled in { $seconds } seconds and saved in { $folder }
    }

cli-about-strength = measure how strong a card of your own is
cli-option-strength-cards = a file with cards of your own
cli-option-strength-card = the card to measure (default: the last one in the file)
cli-option-strength-against = the printed card to compare it with (default: the usual one of its group)
cli-option-strength-deals = how many deals to play (default: 100)
cli-option-strength-out = folder for the games and the results (default: strength); resumes if it already has games
cli-strength-gain = { $card } instead of { $other }: { $mean } ± { $reach } points ({ $deals } deals)
cli-strength-control = A copy of { $other } instead of it: { $mean } ± { $reach } points ({ $deals } deals; should be near 0)
cli-strength-built = { $card }: in { $percent }% of the towns, { $count } each, first in round { $turn }; { $points } points a game
cli-strength-chart = { $card } instead of { $other }, in points
cli-strength-files = strength.json and strength.svg are in { $file }.
