## A position as one line of text

error-position-form = “{ $text }” is not a position, which begins with the game and its rules: “tiny-towns 1 variant=solo …”.
error-position-newer = This position was written by rules { $rules }, and this program knows rules { $known }: update it to read the position.
error-position-none = { $game } has no positions as text.
error-position-missing = The position says nothing about “{ $field }”.
error-position-unknown = A position has no field “{ $field }”.
error-position-value = “{ $text }” cannot be “{ $field }” in a position; expected: { $expected }.
error-position-impossible = The position cannot come up in a game: “{ $field }” does not fit the rest.
error-position-setup = The position’s table cannot be: { $why }

## A match in Python

illegal-not-in-this-line = This position holds what seat { $seat } may know, and only that seat can be asked or moved.
illegal-in-a-spectators-line = This position holds what a spectator may know, so nobody can be asked or moved in it.
illegal-not-shown-yet = This move ends the step, and the position does not say what the others did in it.
