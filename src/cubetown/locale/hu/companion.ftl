# Segéd igazi kockákkal és táblákkal játszott játszmához: paklik, rázás, kalapács, fordulók, műemlékek.

## Előkészítés

companion-title = Játéksegéd
companion-text = Ha az igazi társasjátékkal játszotok: felfordítja a kártyákat vagy megrázza a kockákat, számon tartja, ki következik, és kiosztja a műemlékeket. Elég egy telefon az asztal közepén, de lehet mindenkinél is.
companion-go-on = Folytatás
companion-players = Játékosok az óramutató járása szerint
companion-set-up = Előkészítés
companion-set-up-cards = Kártyák húzása
companion-again = Új játszma ugyanezekkel a játékosokkal

## Az asztal

companion-share = Többi telefon
companion-share-text = Aki megnyitja ezt a linket, ugyanezt látja, és ő is koppinthat.
companion-link = Link erre a játéksegédre
companion-pad = Pontozólap
companion-pad-text = A játékosokkal, kártyákkal és fordulókkal kitöltve nyílik meg.
companion-undo = Visszavonás
companion-undo-text = Az utolsó lépés visszavonása
companion-cards = Ezeket a kártyákat vedd elő a dobozból
companion-lost = A kiszolgáló nem érhető el. A pillanattal ezelőtti állást látod; újracsatlakozás…
companion-who = Játékosok
companion-over = Minden város elkészült.
companion-over-rounds = Mind a { $number } forduló lezajlott.

## Tiny Towns

companion-hammer = Építőmester: { $name }
companion-name = Melyik nyersanyagot nevezte meg az építőmester?
companion-everybody = Mindenki lehelyez egy kockát: { $resource }
companion-drawn = E forduló kártyája: { $resource }
companion-free = Szabad választás: mindenki olyan kockát helyez le, amilyet szeretne.
companion-next-hammer = Mindenki kész: jöjjön a következő építőmester
companion-next-card = Mindenki kész: következő kártya
companion-next-round = Mindenki kész: következő forduló
companion-first-card = Az első kártya felfordítása
companion-first-three = Három kártya felfordítása
companion-take = Válaszd a három kártya egyikét:
companion-taken = Ezt választottad: { $resource }. Helyezd le a kockát, aztán építs.
companion-next-open = Kész: következő kártya
companion-left = { $number } kártya a pakliban
companion-hidden = Öt kártya képpel lefelé félre van téve; ha elfogy a pakli, mind a tizenötöt újra megkeverjük.
companion-complete = Elkészült a város
companion-complete-of = Elkészült a város: { $name }
companion-completed = elkészült ({ $number }. forduló)
companion-barred = Nem építőmester
companion-barred-of = Nem építőmester: { $name }
companion-barred-text = A „Nem építőmester” olyan játékosé, akinek Vernónia-erődje vagy öt Bankja van.
companion-named = Ami eddig jött
companion-named-by = { $number }. forduló, { $name }: { $resource }
companion-named-card = { $number }. forduló: { $resource }

## Műemlékek

companion-monuments = Műemlékek
companion-monuments-text = Mindenki kettőt kap, és egyet megtart. Nézzétek meg egymás után ezen a telefonon, vagy nyissa meg mindenki a saját linkjét.
companion-monument-open = választ
companion-monument-kept = már választott
companion-monument-here = Megnézem itt
companion-monument-link = A saját telefonján
companion-monument-link-of = Link csak neki: { $name }
companion-monument-link-text = Csak ennek a játékosnak: a link megmutatja a műemlékeket, ez a telefon pedig többé nem.
companion-monument-yours = A két műemléked: tarts meg egyet
companion-monument-keep = Ezt tartom meg
companion-monument-keep-of = Megtartom: { $card }
companion-monument-mine = A te műemléked
companion-monument-hide = Elrejtés
companion-monument-show = A műemlékem megmutatása

## Shake That City

companion-active = Aktív játékos: { $name }
companion-shake = Rázás
companion-round-of = { $number }/{ $most }. forduló
companion-pick = { $name } melyik színt választja? Más nem használhatja.
companion-blocked = { $name } választása, a többieknek tilos: { $tile }
companion-blocked-solo = Ebben a fordulóban tilos: { $tile }
companion-all-open = Minden színt bárki választhat.
companion-next-shake = Mindenki kész: következő forduló
companion-lay = Így rakjátok ki a lapkákat
companion-track = Fordulók
companion-track-open = { $number }. forduló: minden színt bárki választhat
companion-track-plain = { $number }. forduló
companion-construction = Építkezési lapkák
companion-construction-at = { $square }: { $tiles }

## Ha valami nem lehet

companion-unknown = A játéksegéd nem található.
companion-broken = Ez a játéksegéd a szabályok mostani változatával nem folytatható: { $why }
companion-stale = Valaki előbb koppintott; nézd meg újra.
companion-too-long = Ennek a játéksegédnek betelt a naplója. Kezdj újat.
companion-no-undo = Nincs mit visszavonnod.
companion-no-such-move = Ez most nem lehetséges.
companion-not-your-monument = Ezt csak az teheti meg, akinek megvan ennek a játékosnak a saját linkje.
companion-keep-first = Előbb mindenkinek meg kell tartania egy műemléket.
companion-name-first = Előbb az építőmesternek meg kell neveznie egy nyersanyagot.
companion-take-first = Előbb választanod kell a három kártya közül.
companion-complete-later = A forduló közben jelöld meg, ha egy város elkészült.
companion-over-already = A játszma véget ért.
