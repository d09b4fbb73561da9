# What the page says about a finished game, move by move.

web-review = Review
web-review-begin = Review this game
web-review-text = What was luck, what the others did, and what each of your own moves cost.
web-review-waiting = Waiting for a free place…
web-review-quick = Looking at every decision…
web-review-deep = Looking again at the most costly ones…
web-review-grade-superb = Superb play
web-review-grade-strong = Strong play
web-review-grade-good = Good play
web-review-grade-fair = Decent play, with some losses
web-review-grade-uneven = Uneven play
web-review-grade-learning = Still learning
web-review-per-decision =
    { $number ->
        [one] Points lost: { $points } in { $number } decision with a choice
       *[other] Points lost: { $points } per decision, in { $number } with a choice
    }
web-review-mistakes = The most costly moves
web-review-no-mistakes = No move was clearly a mistake.
web-review-cost =
    { $number ->
        [one] Cost { $points } point (± { $error })
       *[other] Cost { $points } points (± { $error })
    }
web-review-played = Played:
web-review-better = What was better?
web-review-show = Show the position
web-review-try = Try it yourself
web-review-play-on = Play on from here
web-review-account = Where the result came from
web-review-unit = Counted in
web-review-in-points = points
web-review-in-wins = chances to win
web-review-in-rank = chance of the top rank
web-review-rank-note = How likely the best rank was: { $points } points or more.
web-review-goal-note = How likely the win was: alone, that means reaching the game’s goal.
web-review-start = Expected at the start
web-review-luck = Luck
web-review-others = What the others did
web-review-loss = Lost by own moves
web-review-rejudged = Judged anew
web-review-corrected-down = “Judged anew” is the largest part here: the estimates assumed strong play to the end, and the game turned out weaker than that.
web-review-corrected-up = “Judged anew” is the largest part here: the game turned out better than the estimates had assumed.
web-review-final = Result
web-review-hindsight = With hindsight: the best plan found for the cards that came scores { $points }.
web-review-course = What could be expected, move by move
web-review-course-points = Points that could be expected, move by move: from { $first } at the start to { $last } at the end; lowest { $least }, highest { $most }.
web-review-course-win = Chances to win, move by move: from { $first } at the start to { $last } at the end; lowest { $least }, highest { $most }.
web-review-course-rank = Chance of the top rank, move by move: from { $first } at the start to { $last } at the end; lowest { $least }, highest { $most }.
web-review-all = All decisions ({ $number })
web-review-class-1 = a little
web-review-class-2 = a mistake
web-review-class-3 = a big mistake
web-review-class-4 = a blunder
web-review-unsure = uncertain
web-review-try-goal = You are to move here. Play the turn that you think is best.
web-review-try-weighing = Weighing your turn…
web-review-try-right = Right: nothing found here is clearly better.
web-review-try-wrong =
    { $number ->
        [one] That turn costs { $points } point.
       *[other] That turn costs { $points } points.
    }
web-review-try-same =
    { $number ->
        [one] That is the turn from the game. It costs { $points } point.
       *[other] That is the turn from the game. It costs { $points } points.
    }
web-review-try-why = The best turn would bring: { $what }.
web-reasons-more =
    { $number ->
        [one] { $what } and { $number } smaller difference
       *[other] { $what } and { $number } smaller differences
    }
web-review-try-show = Show the best turn
web-review-try-best = The best turn found: { $what }
web-review-how = How this is made
web-review-how-account = Before and after every step, many games are played on from what the player could know then. What chance changed is luck, what the others changed is theirs, what a worse turn gave away is loss; “judged anew” is what the estimate itself corrected. The parts always add up to the result.
web-review-how-loss = A turn is compared with the best one found, on the same luck. A loss smaller than twice its uncertainty is shown faintly: it may be none.
web-review-how-grade = The grade comes from the average loss in decisions with a choice: superb up to 0.1 points, strong up to 0.25, good up to 0.5, decent up to 1, uneven up to 2.
web-review-evaluator = Judged by: { $name }

## Hints

web-hint = Hint
web-hints =
    { $number ->
        [one] { $number } hint in this game.
       *[other] { $number } hints in this game.
    }
web-hint-thinking = Thinking about it…
web-hint-says = The expert: { $what }
web-hint-points = { $points } points expected.
web-hint-than-next = Compared with the next best: { $what }
web-hint-brings = The expert’s turn would bring: { $what }
web-hint-alternatives =
    { $number ->
        [one] { $number } alternative
       *[other] { $number } alternatives
    }
web-hint-as-good = just as good
web-estimate = May come to about { $points } (estimate)
web-estimate-thinking = Estimating what it may come to…
web-estimate-how = How it is estimated
web-estimate-note = If you play on as the expert would, most games end between { $low } and { $high } from here. The estimate knows only what you know: it plays to the end several times, each time guessing what is still to come.
