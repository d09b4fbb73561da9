# The same deal: the deal of the day, deals as links, puzzles

## Errors

deal-unreadable = Can’t read this deal: the link is incomplete or damaged.
deal-one-player = Only one-player games can be shared as a deal.
deal-no-day = “{ $text }” isn’t a date; write it like this: { $expected }.
deal-too-early = There was no daily challenge on { $text }; the first was on { $first }.
deal-too-late = { $text } is too far off; the last challenge so far is on { $last }.
deal-no-daily = { $game } has no daily challenge.
deal-no-puzzles = { $game } has no puzzles.
deal-puzzle-unknown = Puzzle not found: “{ $text }”.
deal-counted = This is your ranked attempt: no help, no undo, and no sharing until it’s over.
deal-puzzle-no-hint = Puzzles have no hints: finding the best finish is up to you.
deal-not-counted = This game doesn’t count towards these results.
deal-not-today = Only today’s challenge is ranked; you can play any other for practice.
deal-not-yet = { $text } hasn’t started yet (UTC); its challenge appears on that day.
deal-practice-later = This is today’s challenge: you can play it for practice once your ranked attempt is over.
deal-from-position = This game started from a set position, so nobody else can get the same deal.
deal-board-full = This deal can’t take any more results.
deal-too-many-tries = Too many ranked attempts from your network. Play an earlier challenge for practice, or try again later.

## The deal of the day

deal-title = Challenge { $number } · { $day }
deal-par = Best bot: { $points }
deal-daily = Daily challenge
deal-daily-text = One challenge a day for each game, the same for everyone. You get one ranked attempt; after that, play it for practice as often as you like.
deal-no-help = Ranked attempts have no hints and no undo.
deal-counts = Ranked attempt: no hints, no undo.
deal-public = The deals are public in Cubetown’s own files, and nobody can tell whether a bot helped: the results are just for fun.
deal-today = Today’s challenge
deal-next = Next challenge in { $time }
deal-name = Your name in the results
deal-count = Play ranked
deal-go-on = Continue your attempt
deal-try-ended = Your ranked attempt ended without a result.
deal-practise = Practise
deal-was-practice = This was practice and doesn’t count.
deal-against-par =
    { $points ->
        [one] { $points } point · best bot: { $par }
       *[other] { $points } points · best bot: { $par }
    }
deal-streak = { $number ->
    [one] { $number } day in a row
   *[other] { $number } days in a row
}
deal-archive = Past challenges
deal-month = Month
deal-share = Share the result
deal-unverified = Without a server, results stay on this device and aren’t verified.

## Boards and comparing

deal-board = All results
deal-board-here = Results on this device
deal-board-none = No results yet.
deal-rank = Ranked { $rank } of { $number }
deal-not-won = not won
deal-histogram = Score distribution
deal-histogram-bar =
    { $points ->
        [one] { $points } point: { $number }
       *[other] { $points } points: { $number }
    }
deal-compare = Compare
deal-round = Round
deal-same = the same

## Links

deal-link = Link to this deal
deal-link-text = Anyone who opens this link gets the same deal. Each of you plays alone, whenever you like; then you compare score sheets and choices.
deal-link-not-mine = Only attempts that start from this link appear in its results. Yours doesn’t, but on this device you can compare it with the others.
deal-known = You already know this deal from a game on this device, so you can only play it for practice here.
deal-link-open = Go to this deal
deal-pass-on = Share this deal

## Puzzles

deal-puzzles = Best finish
deal-puzzles-text = Puzzles from real games: find the best finish. Greedy play leaves points on the table.
deal-puzzle = Puzzle { $number }
deal-puzzle-solved = Puzzle { $number }, solved
deal-solved-count = { $number } of { $all } solved
deal-grade = Difficulty { $number }
deal-grades-text = At difficulty 1, all four bots from “{ bot-easy }” to “{ bot-expert }” find the best finish; each bot that misses it adds one. At difficulty 5, none of them finds it.
deal-puzzle-goal = Score as many points as you can. You know all the cards to come.
deal-puzzle-next = Next cards:
deal-puzzle-goal-mean = Find the best colour and place for this round. What counts is your average final score over all possible shakes of the last round.
deal-puzzle-right = Solved! { $points } points is the maximum.
deal-puzzle-right-mean = Solved! An average of { $points } points is the maximum.
deal-puzzle-wrong = { $points } points. You left { $left } on the table: { $best } was possible.
deal-puzzle-wrong-mean = { $points } points on average. You left { $left } on the table: { $best } was possible.
deal-again = Try again
deal-next-puzzle = Next puzzle
deal-solution = Show the solution
