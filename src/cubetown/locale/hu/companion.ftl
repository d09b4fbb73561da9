# Segéd igazi kockákkal és táblákkal játszott játszmához: paklik, rázás, kalapács, fordulók, műemlékek.

## Előkészítés

companion-title = Segéd
companion-text = Igazi dobozzal játszott játszmához: felfordítja a kártyákat vagy megrázza a kockákat, tudja, ki következik, és kiosztja a műemlékeket. Elég egy telefon az asztal közepén, de lehet mindenkinél is.
companion-go-on = Folytatás
companion-players = Játékosok az óramutató járása szerint
companion-set-up = Előkészítés
companion-set-up-cards = Kártyák húzása
companion-again = Új játszma ugyanezekkel a játékosokkal

## Az asztal

companion-share = Többi telefon
companion-share-text = Aki megnyitja ezt a hivatkozást, ugyanezt látja, és ő is koppinthat.
companion-link = Hivatkozás erre a segédre
companion-pad = Pontozólap
companion-pad-text = A játékosokkal, kártyákkal és fordulókkal kitöltve nyílik meg.
companion-undo = Visszavonás
companion-undo-text = Az utolsó koppintás visszavonása
companion-cards = Ezeket a kártyákat vedd elő a dobozból
companion-lost = A kiszolgáló nem érhető el. Az iménti állást látod; a kapcsolat magától helyreáll.
companion-who = Játékosok
companion-over = Minden város elkészült.
companion-over-rounds = Mind a { $number } forduló lezajlott.

## Tiny Towns

companion-hammer = Építőmester: { $name }
companion-name = Melyik nyersanyagot nevezte meg?
companion-everybody = Mindenki lerak egy kockát: { $resource }
companion-drawn = E forduló kártyája: { $resource }
companion-free = Szabad választás: mindenki olyan kockát rak le, amilyet szeretne.
companion-next-hammer = Mindenki kész: jöjjön a következő építőmester
companion-next-card = Mindenki kész: következő kártya
companion-next-round = Mindenki kész: következő forduló
companion-first-card = Az első kártya felfordítása
companion-first-three = Három kártya felfordítása
companion-take = Vedd el a három kártya egyikét:
companion-taken = Ezt vetted el: { $resource }. Rakd le a kockát, aztán építs.
companion-next-open = Kész: következő kártya
companion-left = { $number } kártya a pakliban
companion-hidden = Öt kártya félre van téve, senki sem látta őket; ha elfogy a pakli, mind a tizenötöt újra megkeverjük.
companion-complete = Elkészült a város
companion-complete-of = Elkészült a város: { $name }
companion-completed = elkészült a(z) { $number }. fordulóban
companion-barred = Nem építőmester
companion-barred-of = Nem építőmester: { $name }
companion-barred-text = A „Nem építőmester” a Vasfű-erődhöz és az öt Bankhoz való.
companion-named = Ami eddig jött
companion-named-by = { $number }. forduló, { $name }: { $resource }
companion-named-card = { $number }. forduló: { $resource }

## Műemlékek

companion-monuments = Műemlékek
companion-monuments-text = Mindenki kettőt kap, és egyet megtart. Nézzétek meg egymás után ezen a telefonon, vagy nyissa meg mindenki a saját hivatkozását.
companion-monument-open = választ
companion-monument-kept = már választott
companion-monument-here = Megnézem itt
companion-monument-link = Saját telefon
companion-monument-link-of = Hivatkozás csak neki: { $name }
companion-monument-link-text = Csak ennek a játékosnak: aki megnyitja, az látja a műemlékeket, ez a telefon pedig már nem.
companion-monument-yours = A két műemléked: tarts meg egyet
companion-monument-keep = Ezt tartom meg
companion-monument-keep-of = Megtartom: { $card }
companion-monument-mine = A te műemléked
companion-monument-hide = Elrejtés
companion-monument-show = A műemlékem megmutatása

## Shake That City

companion-active = Aktív játékos: { $name }
companion-shake = Rázás
companion-round-of = { $number }. forduló, összesen { $most }
companion-pick = Melyik színt választja az aktív játékos ({ $name })? Más nem használhatja.
companion-blocked = { $name } választása, a többieknek tilos: { $tile }
companion-blocked-solo = Ebben a fordulóban tilos: { $tile }
companion-all-open = Minden szín mindenkié.
companion-next-shake = Mindenki kész: következő forduló
companion-lay = Így rakjátok ki a lapkákat
companion-track = Fordulók
companion-track-open = { $number }. forduló: minden szín mindenkié
companion-track-plain = { $number }. forduló
companion-construction = Építkezési lapkák
companion-construction-at = { $square }: { $tiles }

## Ha valami nem lehet

companion-unknown = Nincs ilyen segéd, vagy már nincs.
companion-broken = Ez a segéd a mostani szabályokkal nem folytatható: { $why }
companion-stale = Valaki előbb koppintott; nézd meg újra.
companion-too-long = Ezt a segédet már olyan sokáig használtátok, hogy betelt. Kezdj újat.
companion-no-undo = Nincs mit visszavonni.
companion-no-such-move = Ez most nem lehetséges.
companion-not-your-monument = Ezt csak az teheti, akinél ennek a játékosnak a saját hivatkozása van.
companion-keep-first = Előbb mindenki tartson meg egy műemléket.
companion-name-first = Előbb az építőmester nevezzen meg egy nyersanyagot.
companion-take-first = Előbb vedd el a három kártya egyikét.
companion-complete-later = Az elkészült várost a forduló közben kell megjelölni.
companion-over-already = A játszma véget ért.
