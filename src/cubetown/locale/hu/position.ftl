## Állás egyetlen sorban

error-position-form = „{ $text }” nem állás, mert az a játékkal és a szabályaival kezdődik: „tiny-towns 1 variant=solo …”.
error-position-newer = Ez az állás a szabályok { $rules }. változatával készült, ez a program pedig csak ezt ismeri: { $known }; frissítsd, hogy elolvashassa.
error-position-none = Ennek a játéknak az állásai nem írhatók le szövegként: { $game }.
error-position-missing = Az állásból hiányzik ez a mező: „{ $field }”.
error-position-unknown = Állásban nincs ilyen mező: „{ $field }”.
error-position-value = „{ $text }” nem állhat az állás „{ $field }” mezőjében; lehetséges: { $expected }.
error-position-impossible = Ilyen állás nem fordulhat elő: „{ $field }” ellentmond a többi mezőnek.
error-position-setup = Az állás kiinduló adatai nem érvényesek: { $why }

## Játszma Pythonban

illegal-not-in-this-line = Ez az állás csak azt tartalmazza, amit ez a hely tudhat: { $seat }; ezért csak az a hely kérdezhető és léphet.
illegal-in-a-spectators-line = Ez az állás azt tartalmazza, amit egy néző tudhat, ezért benne senki sem kérdezhető és senki sem léphet.
illegal-not-shown-yet = Ez a lépés lezárja a szakaszt, és az állás nem mondja meg, mit tettek benne a többiek.
