# What the page says about a finished game, move by move.

web-review = Review
web-review-begin = Review this game
web-review-text = How much was luck, what the others did, and what each of your own moves cost.
web-review-waiting = Waiting in the queue…
web-review-ready = The review is ready.
web-review-quick = Analysing every decision…
web-review-deep = Rechecking the most costly ones…
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
        [one] Cost about { $number } point
       *[other] Cost about { $number } points
    }
web-review-one-mistake = One of the most costly moves
web-review-you = You: { $what }
web-review-instead = Better: { $what }
web-review-reason = Mainly for this: { $what }
web-review-turning = The turning point: { $what }
web-review-run =
    { $number ->
        [one] { $number } best move in a row
       *[other] { $number } best moves in a row
    }
web-review-short-start = Expected
web-review-short-rest = Luck and the rest
web-review-short-loss = Your mistakes
web-review-short-final = Result
web-review-details = Details
web-review-try-gained =
    { $points ->
        [one] Right! About { $points } point better than in your game.
       *[other] Right! About { $points } points better than in your game.
    }
web-review-show = Show the position
web-review-try = Try it yourself
web-review-play-on = Play on from here
web-review-account = Where the result came from
web-review-unit = Measured in
web-review-in-points = points
web-review-in-wins = win probability
web-review-in-rank = probability of the top rank
web-review-rank-note = How likely you were to reach the best rank: { $points } points or more.
web-review-goal-note = How likely a win was. In a solo game, that means reaching the game’s goal.
web-review-start = Expected at the start
web-review-luck = Luck
web-review-others = What the others did
web-review-loss = Points lost to mistakes
web-review-rejudged = Re-evaluated
web-review-corrected-down = “Re-evaluated” is the largest part here: the estimates assumed strong play to the end, and the game turned out weaker than that.
web-review-corrected-up = “Re-evaluated” is the largest part here: the game turned out better than the estimates had assumed.
web-review-final = Result
web-review-hindsight = With hindsight, the best plan found for these cards scores { $points }.
web-review-course = Expected result, move by move
web-review-course-points = Expected points, move by move: from { $first } at the start to { $last } at the end; lowest { $least }, highest { $most }.
web-review-course-win = Win probability, move by move: from { $first } at the start to { $last } at the end; lowest { $least }, highest { $most }.
web-review-course-rank = Probability of the top rank, move by move: from { $first } at the start to { $last } at the end; lowest { $least }, highest { $most }.
web-review-all = All decisions ({ $number })
web-review-class-1 = a little
web-review-class-2 = a mistake
web-review-class-3 = a big mistake
web-review-class-4 = a blunder
web-review-unsure = uncertain
web-review-try-goal = It’s your move here. Play the turn you think is best.
web-review-try-weighing = Weighing your turn…
web-review-try-right = Right: no clearly better turn was found.
web-review-try-wrong =
    { $number ->
        [one] That turn costs { $points } point.
       *[other] That turn costs { $points } points.
    }
web-review-try-same =
    { $number ->
        [one] That’s the turn from the game. It costs { $points } point.
       *[other] That’s the turn from the game. It costs { $points } points.
    }
web-review-try-why = The best turn would bring: { $what }.
web-reasons-more =
    { $number ->
        [one] { $what } and { $number } smaller difference
       *[other] { $what } and { $number } smaller differences
    }
web-review-try-show = Show the best turn
web-review-try-best = The best turn found: { $what }
web-review-how = How this review is made
web-review-how-account = Before and after every step, the program plays many games to the end, knowing only what the player knew then. What chance changed is luck, what the others did is theirs, and what a worse turn gave away is the loss. “Re-evaluated” is how far the estimate corrected itself. The parts always add up to the result.
web-review-how-loss = Each turn is compared with the best one found, with the same luck. A loss smaller than twice its uncertainty is greyed out: it may be zero.
web-review-how-grade = The grade is based on the average loss in decisions with a choice: superb up to 0.1 points, strong up to 0.25, good up to 0.5, decent up to 1, uneven up to 2.
web-review-evaluator = Evaluated by: { $name }

## Hints

web-hint = Hint
web-hints =
    { $number ->
        [one] { $number } hint in this game.
       *[other] { $number } hints in this game.
    }
web-hint-thinking = Thinking…
web-hint-reason = It brings most for: { $what }
web-hint-alternatives =
    { $number ->
        [one] { $number } alternative
       *[other] { $number } alternatives
    }
web-hint-as-good = just as good
web-estimate = Heading for about { $points } (estimate)
web-estimate-thinking = Estimating the final score…
web-estimate-how = How the score is estimated
web-estimate-note = If you play on as the expert would, most games from here end between { $low } and { $high }. The estimate knows only what you know: it plays to the end several times, each time guessing what is still to come.

## What to do, said to the player

web-do-keep = Keep: { $card }.
web-do-name = Name { $resource }.
web-do-take = Take { $resource }.
web-do-place = Place the cube on { $square }.
web-do-trade = Use a Factory to take { $resource } instead.
web-do-store = Store the cube in the Warehouse on { $square }.
web-do-swap = Swap the cube for { $resource } from the Warehouse on { $square }.
web-do-cavern = Put the cube into the Cavern.
web-do-build = Build: { $card } (cubes from { $squares }).
web-do-put = Place the building on { $square }.
web-do-put-card = Build on { $square }: { $card }.
web-do-choose = Choose for the new building: { $resource }.
web-do-skip = Keep the other buildings.
web-do-set-aside = Set aside: { $cards }.
web-do-done = End your turn.
web-do-city-choose = Choose: { $tile }.
web-do-city-place = Place the shape at { $square }.
web-do-city-lay = Place { $tile } on { $squares }.
