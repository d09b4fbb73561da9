## Állás egyetlen sorban

error-position-form = „{ $text }” nem állás, mert az a játékkal és a szabályaival kezdődik: „tiny-towns 1 variant=solo …”.
error-position-newer = Ezt az állást { $rules } számú szabályok írták, ez a program { $known } számúakat ismer: frissítsd, hogy elolvashassa.
error-position-none = Ennek a játéknak az állásai nem írhatók le szövegként: { $game }.
error-position-missing = Az állásból hiányzik ez a mező: „{ $field }”.
error-position-unknown = Állásban nincs ilyen mező: „{ $field }”.
error-position-value = „{ $text }” nem állhat az állás „{ $field }” mezőjében; lehetséges: { $expected }.
error-position-impossible = Ilyen állás nem fordulhat elő: „{ $field }” ellentmond a többi mezőnek.
error-position-setup = Ilyen asztal nem lehet: { $why }
