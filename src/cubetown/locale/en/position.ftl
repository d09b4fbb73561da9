## A position as one line of text

error-position-form = “{ $text }” isn’t a position, which begins with the game and its rules: “tiny-towns 1 variant=solo …”.
error-position-newer = This position was written with rules { $rules }, but this program only knows rules { $known }: update it to read the position.
error-position-none = { $game } doesn’t have positions as text.
error-position-missing = The position says nothing about “{ $field }”.
error-position-unknown = A position doesn’t have the field “{ $field }”.
error-position-value = “{ $text }” can’t be “{ $field }” in a position; expected: { $expected }.
error-position-impossible = This position can’t occur in a game: “{ $field }” doesn’t fit the rest.
error-position-setup = The position’s setup isn’t valid: { $why }

## A match in Python

illegal-not-in-this-line = This position holds only what seat { $seat } may know, so only that seat can be queried or make a move.
illegal-in-a-spectators-line = This position holds only what a spectator may know, so no seat can be queried or make a move.
illegal-not-shown-yet = This move ends the step, and the position doesn’t say what the others did in it.
