# The same deal: the deal of the day, deals as links, puzzles

## Errors

deal-unreadable = This deal cannot be read: its link is incomplete or damaged.
deal-one-player = Only a game for one player can be passed on as a deal.
deal-no-day = “{ $text }” is not a day; write it like this: { $expected }.
deal-too-early = There is no deal for { $text }; the first was on { $first }.
deal-too-late = { $text } is still too far off; the last deal is that of { $last }.
deal-no-daily = { $game } has no deal of the day.
deal-no-puzzles = { $game } has no puzzles.
deal-puzzle-unknown = There is no puzzle “{ $text }”.
deal-counted = This try counts: you play it yourself, nothing is taken back, and nothing is passed on until it is over.
deal-puzzle-no-hint = There are no hints in a puzzle: finding the best finish is up to you.
deal-not-counted = This game does not count for the board of a deal.
deal-not-today = Only today’s deal counts; any other can be played for practice.
deal-not-yet = { $text } has not begun yet (UTC); its deal appears on that day.
deal-practice-later = This is today’s deal: you can play it for practice once your try that counts is over.
deal-from-position = This game began from a position, so nobody else can be dealt the same.
deal-board-full = The board of this deal is full.
deal-too-many-tries = Too many counted tries came from your network; play an earlier deal for practice, or try again later.

## The deal of the day

deal-title = Deal { $number } · { $day }
deal-par = Best bot: { $points }
deal-daily = Deal of the day
deal-daily-text = One deal a day for each game, the same for everybody. One try counts; after that, play it for practice as often as you like.
deal-no-help = The try that counts has no hints and no take-backs.
deal-counts = This try counts: no hints, no take-backs.
deal-public = The deals lie open in Cubetown’s own files, and nobody can see whether a bot helped: the results are for fun.
deal-today = Today’s deal
deal-next = Next deal in { $time }
deal-name = Your name on the board
deal-count = Play: this try counts
deal-go-on = Go on with your try
deal-try-ended = Your try that counts ended without a result.
deal-practise = Play for practice
deal-was-practice = This was practice and does not count.
deal-against-par =
    { $points ->
        [one] { $points } point · best bot: { $par }
       *[other] { $points } points · best bot: { $par }
    }
deal-streak = { $number ->
    [one] { $number } day in a row
   *[other] { $number } days in a row
}
deal-archive = Earlier deals
deal-month = Month
deal-share = Share the result
deal-unverified = Without a server results stay on this device and are unverified.

## Boards and comparing

deal-board = Everybody’s results
deal-board-here = Results on this device
deal-board-none = Nobody has finished this deal yet.
deal-rank = Place { $rank } of { $number }
deal-not-won = not won
deal-histogram = How many players reached how many points
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
deal-link-text = Whoever opens this link gets the same deal. Play it each on your own, whenever you like, then compare your sheets and choices.
deal-link-not-mine = Only tries that start from this link go on its board. Your own game is not there, but on this device you can compare it with the others.
deal-known = You already know this deal from a game on this device, so here you can only play it for practice.
deal-link-open = To this deal
deal-pass-on = Pass this deal on

## Puzzles

deal-puzzles = Best finish
deal-puzzles-text = Puzzles from real games: finish them as well as possible. Playing greedily leaves points behind.
deal-puzzle = Puzzle { $number }
deal-puzzle-solved = Puzzle { $number }, solved
deal-solved-count = { $number } of { $all } solved
deal-grade = Grade { $number }
deal-grades-text = In grade 1 all four bots from “{ bot-easy }” to “{ bot-expert }” find the best finish; each one that misses it raises the grade by one. In grade 5 none of them finds it.
deal-puzzle-goal = Finish with as many points as possible. All cards to come are known.
deal-puzzle-next = Next cards:
deal-puzzle-goal-mean = Find the best colour and place for this round. What counts is the mean of your final points over all shakes of the last round.
deal-puzzle-right = Solved! { $points } points is the most there is.
deal-puzzle-right-mean = Solved! { $points } points on average is the most there is.
deal-puzzle-wrong = { $points } points. You left { $left } behind: { $best } can be reached.
deal-puzzle-wrong-mean = { $points } points on average. You left { $left } behind: { $best } can be reached.
deal-again = Try again
deal-next-puzzle = Next puzzle
deal-solution = Show the solution
