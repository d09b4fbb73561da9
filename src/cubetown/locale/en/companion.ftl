# The companion of a game with real cubes and boards: decks, shaker, hammer, rounds, monuments.

## Setting up

companion-title = Companion
companion-text = For playing with the real board game: it turns over the cards or shakes the cubes, keeps track of whose turn it is, and deals the monuments. Use one phone in the middle of the table, or one each.
companion-go-on = Continue
companion-players = Players, clockwise
companion-set-up = Set up
companion-set-up-cards = Draw the cards
companion-again = New game with the same players

## The table

companion-share = Other phones
companion-share-text = Anyone who opens this link sees the same screen and can use it as well.
companion-link = Link to this companion
companion-pad = Score pad
companion-pad-text = Opens with your players, cards and rounds filled in.
companion-undo = Undo
companion-undo-text = Undo the last action
companion-cards = Take these cards from the box
companion-lost = Can’t reach the server. You’re seeing things as they were a moment ago. Reconnecting…
companion-who = Players
companion-over = All towns are complete.
companion-over-rounds = All { $number } rounds are played.

## Tiny Towns

companion-hammer = Master Builder: { $name }
companion-name = Which resource is named?
companion-everybody = Everyone places one cube: { $resource }
companion-drawn = This round’s card: { $resource }
companion-free = Free choice: each player places a cube of their own choice.
companion-next-hammer = Everyone’s done: pass the hammer
companion-next-card = Everyone’s done: next card
companion-next-round = Everyone’s done: next round
companion-first-card = Turn over the first card
companion-first-three = Turn over three cards
companion-take = Take one of the three cards:
companion-taken = You took: { $resource }. Place the cube, then build.
companion-next-open = Done: next card
companion-left =
    { $number ->
        [one] { $number } card in the pile
       *[other] { $number } cards in the pile
    }
companion-hidden = Five cards are set aside face down; when the pile is empty, all fifteen are shuffled again.
companion-complete = Town complete
companion-complete-of = Town complete: { $name }
companion-completed = complete since round { $number }
companion-barred = No hammer
companion-barred-of = No hammer: { $name }
companion-barred-text = “No hammer” is for a player with Fort Ironweed or five Banks.
companion-named = So far
companion-named-by = Round { $number }, { $name }: { $resource }
companion-named-card = Round { $number }: { $resource }

## Monuments

companion-monuments = Monuments
companion-monuments-text = Each player gets two and keeps one. Look at them one after another on this phone, or let each player open their own link.
companion-monument-open = choosing
companion-monument-kept = has chosen
companion-monument-here = Look here
companion-monument-link = On their own phone
companion-monument-link-of = Link for { $name } alone
companion-monument-link-text = Only for this player: this link shows the monuments, and this phone stops showing them.
companion-monument-yours = Your two monuments: keep one
companion-monument-keep = Keep this one
companion-monument-keep-of = Keep: { $card }
companion-monument-mine = Your monument
companion-monument-hide = Hide
companion-monument-show = Show my monument

## Shake That City

companion-active = Active player: { $name }
companion-shake = Shake
companion-round-of = Round { $number } of { $most }
companion-pick = Which colour does { $name } take? Nobody else may use it.
companion-blocked = Taken by { $name }, closed to the others: { $tile }
companion-blocked-solo = Closed this round: { $tile }
companion-all-open = Everyone may choose any colour.
companion-next-shake = Everyone’s done: next round
companion-lay = Place the tiles like this
companion-track = Rounds
companion-track-open = Round { $number }: everyone may choose any colour
companion-track-plain = Round { $number }
companion-construction = Construction tiles
companion-construction-at = { $square }: { $tiles }

## When something cannot be

companion-unknown = Companion not found.
companion-broken = This companion can’t continue under the current version of the rules: { $why }
companion-stale = Somebody else tapped first. Take another look.
companion-too-long = This companion’s log is full. Start a new one.
companion-no-undo = You have nothing to undo.
companion-no-such-move = That isn’t possible now.
companion-not-your-monument = Only someone with this player’s own link can do this.
companion-keep-first = Everyone has to keep a monument first.
companion-name-first = The Master Builder has to name a resource first.
companion-take-first = You have to take one of the three cards first.
companion-complete-later = Mark a town as complete during the round.
companion-over-already = The game is over.
