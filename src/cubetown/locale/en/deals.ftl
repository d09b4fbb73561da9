# The same deal: the deal of the day, deals as links, puzzles

## Errors

deal-unreadable = This deal cannot be read: its link is incomplete or damaged.
deal-one-player = Only a game for one player can be passed on as a deal.
deal-no-day = “{ $text }” is not a day; write it like this: { $expected }.
deal-too-early = There is no deal for { $text }; the first was on { $first }.
deal-no-daily = { $game } has no deal of the day.
deal-no-puzzles = { $game } has no puzzles.
deal-puzzle-unknown = There is no puzzle “{ $text }”.
deal-counted = This try counts: you play it yourself, and nothing is taken back.
deal-not-counted = This game does not count for the board of a deal.
deal-not-today = Only today’s deal counts; any other can be played for practice.
deal-from-position = This game began from a position, so nobody else can be dealt the same.
deal-board-full = The board of this deal is full.
deal-too-many-tries = Too many counted tries came from your network; play for practice, or try again later.

## The deal of the day

deal-title = Deal { $number } · { $day }
deal-par = Par: { $points }
