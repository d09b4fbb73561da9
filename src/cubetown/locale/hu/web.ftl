# Amit az oldal mond: kezdőlap, várakozás, asztal, a vége, visszajátszás.

## Mindenütt

web-skip = Ugrás a tartalomhoz
web-home = Kezdőlap
web-settings = Beállítások
web-language = Nyelv
web-close = Bezárás
web-cancel = Mégse
web-one-moment = Egy pillanat…
web-not-found = Ezen a címen nincs semmi.
web-error-unreachable = A kiszolgáló nem érhető el; próbáld újra egy pillanat múlva.
web-error-lost = A kapcsolat megszakadt; próbáld újra egy pillanat múlva.
web-try-again = Újra
web-theme = Színek
web-theme-system = Mint az eszközömön
web-theme-light = Világos
web-theme-dark = Sötét
web-on-my-turn = Amikor én jövök
web-turn-title = Látszódjon a lap címében
web-turn-sound = Szóljon hang
web-turn-notify = Jelenjen meg értesítés
web-copy = Másolás
web-copied = Másolva
web-link = Link
web-qr = A link QR-kódja

## Kezdőlap és új asztal

web-home-title = Építs várost a barátaiddal
web-home-text = Nyiss asztalt, küldd el a linket, és játsszatok. Nem kell fiók, sem telepítés.
web-about-tiny-towns = Mindenkinek ugyanaz a nyersanyag, fejenként tizenhat mező: a legügyesebb kisváros nyer. 1–{ $number } játékos.
web-about-shake-that-city = Rázd meg a kockákat, válassz színt, rajzold meg a városod: 15 forduló. 1–{ $number } játékos.
web-new-game = Új játszma
web-my-tables = Az asztalaim
web-open-record = Játszmafájl megnyitása
web-record-file = Játszmafájl erről az eszközről
web-who-plays = Ki játszik?
web-company-alone = Egyedül
web-company-alone-text = az egyszemélyes játék
web-company-bots = Gépek ellen
web-company-bots-text = ahánnyal szeretnéd
web-company-friends = Barátokkal
web-company-friends-text = linkkel, mindenki a saját eszközén
web-company-here = Ezen az eszközön
web-company-here-text = kézről kézre adva
web-seats = Helyek
web-details = Részletek
web-start = Kezdődjön a játék
web-open-table = Asztal nyitása
web-player-name = { $number }. játékos
web-seat-kind = Ki ül a(z) { $number }. helyen
web-seat-name = A(z) { $number }. helyen ülő játékos neve
web-seat-person = Itt ülő ember
web-seat-open = Szabad hely
web-seat-bot = Gép: { $level }
web-seat-add = Még egy hely
web-seat-drop = A(z) { $number }. hely elvétele
web-seat-earlier = A(z) { $number }. hely előrébb
web-seat-leave = A(z) { $number }. hely elhagyása
web-seat-remove = Eltávolítás az asztaltól: { $name }
bot-easy = könnyű
bot-normal = közepes
bot-hard = nehéz
bot-expert = mester
bot-greedy = mohó
bot-random = találomra
option-variant = Változat
option-edition = Kiadás
option-side = A tábla oldala
side-landlocked = Szárazföld
side-coastal = Tengerpart
option-first-tiny-towns = Első építőmester
option-first-shake-that-city = Első aktív játékos
web-first-random = Véletlenszerűen
web-first-seat = { $number }. hely
web-cards = Kártyák
option-cards = Kártyák
cards-random = Véletlenszerűen
cards-first-game = Első játékhoz
web-cards-picked = Egyenként kiválasztva
option-monuments = Műemlékekkel
option-cavern = Barlanggal
option-promos = Promóciós kártyákkal
option-orchard = A Gyümölcsöskert ellátja a Házikókat
orchard-lines = A sorában és az oszlopában
orchard-anywhere = Legfeljebb 6-ot, bárhol
web-watch = Ki nézheti
web-watch-link = Bárki, akinél ott a link
web-watch-players = Csak a játékosok
web-clock = Idő lépésenként
web-clock-none = Korlátlan
web-clock-seconds =
    { $number ->
        [one] { $number } másodperc
       *[other] { $number } másodperc
    }

## Várakozás

web-connecting = Leülünk az asztalhoz…
web-connected = Kapcsolódva.
web-lost = A kapcsolat megszakadt; magától helyreáll.
web-your-name = A neved
web-sit-another = Még egy játékos ezen az eszközön
web-sit = Leülök
web-invite = Meghívás
web-add-open = Szabad hely
web-add-bot = Gép
web-open-left-out = A szabadon maradt helyek kimaradnak.
web-waiting-for-starter = A játék akkor kezdődik, amikor az asztal nyitója elindítja.
web-close-table = Asztal bezárása
web-status-lobby = Még nem kezdődött el
web-status-playing = Folyamatban
web-status-my-turn = Te jössz
web-status-over = Véget ért
web-status-closed = Ez az asztal be van zárva.
web-status-broken = Ez a játszma nem folytatható.

## Az asztal

web-table = Asztal
web-round = { $number }. forduló
web-round-of = { $number }/{ $all }. forduló
web-you = (te)
web-you-watch = Nézőként vagy itt.
web-watching =
    { $number ->
        [one] { $number } néző van.
       *[other] { $number } néző van.
    }
web-my-turn = Te jössz
web-waiting = Akire várunk: { $names }.
web-over = A játszma véget ért.
web-choose = Válaszd ki, mit teszel.
web-drawing = A játékasztal
web-my-town = A te városod
web-town-of = Város: { $name }
web-city-of = Város: { $name }
web-enlarge-town = Város nagyítása: { $name }
web-enlarge-city = Város nagyítása: { $name }
web-empty = üres
web-empty-zone = üres, { $number }. zóna
web-nothing = semmi
web-square = { $square }: { $content }
web-square-with-cubes = { $square }: { $content }; rajta: { $resources }
web-square-construction = { $square }: építkezés: { $tiles }
web-pattern = Mintázat soronként: { $pattern }
web-named = Nyersanyag: { $resource }
web-shown = Nyitott kártyák:
web-deck = Nyersanyagkártyák
web-deck-left = Kártyák a pakliban: { $number }
web-deck-unseen = Még nem látott kártyák: { $number }
web-deck-of = Még nem látott, { $resource }: { $number }
web-deck-put-away = (és látatlanul félretéve: { $number })
web-deck-under = A pakli alatt, ebben a sorrendben:
web-monument-secret = A te műemléked: más nem látja.
web-monument-built = Megépült.
web-unverified = Így olvastuk ezt az elemet; vesd össze a dobozoddal.
web-leader = ő vezeti ezt a fordulót
web-is-bot = gép játszik
web-is-absent = nincs itt
web-is-done = kész
web-completed = a város elkészült
web-time-left = Hátralévő idő: { $time }
web-can-build = Ezt építheted:
web-on-square = Mi történjen itt: { $square }?
web-trade = A Gyárad másik kockát ad helyette:
web-choice-keep = Megtartom: { $card }
web-choice-name = { $resource }
web-choice-take = { $resource }
web-choice-choose = { $resource }
web-choice-trade = { $resource }
web-choice-place = A kocka ide kerül: { $square }
web-choice-store = A kocka raktárba kerül itt: { $square }
web-choice-swap = Csere egy itt lévőre: { $square }, { $resource }
web-choice-cavern = A kocka a barlangba kerül
web-choice-build = { $card }: { $squares }
web-choice-put = Ide kerül: { $square }
web-choice-replace = { $card }
web-choice-add = { $card }
web-choice-skip = Nem cserélek többet
web-choice-done = Kész vagyok
web-set-aside = Ezt a hármat teszem félre
web-in-cavern = Kockák a barlangban: { $number }
web-waiting-pieces = Félretéve: { $cards }
web-shrine-count = Épületek a Szentély megépítésekor: { $number }
web-turns-as-master-builder = Építőmesteri körök: { $number }
web-flipped = Megszerezve: { $what }
web-rule = { $number }. szabály
web-undo = Visszavonás
web-blocked = Ebben a fordulóban nem választható: { $tile }
web-cubes = A kockák soronként: { $cubes }
web-bonus = Bónuszlapka: { $tile }
web-bonus-any = bármelyik típus
web-bonus-diversity = sokszínűség
web-log = Ami történt
web-take-back = Vissza ez elé: { $sentence }
web-take-back-short = Vissza ez elé
web-take-backs =
    { $number ->
        [one] { $number } visszavétel volt ebben a játszmában.
       *[other] { $number } visszavétel volt ebben a játszmában.
    }
web-pass-to = Add tovább az eszközt. Következik: { $name }
web-pass-text = A képernyő takarva van, hogy a titkokat más ne lássa.
web-pass-ready = Én vagyok: { $name }
web-personal-link = A helyem átvitele másik eszközre ({ $number })
web-personal-link-text = Nyisd meg ezt a linket a másik eszközön: onnantól az játszik a helyen, ez pedig nem. Ne mutasd meg másnak.
web-leave = Játsszon gép
web-take = Újra én játszom
web-give = A hely átadása egy gépnek
web-resign = Feladás
web-resigned = feladta
web-sure = Biztosan? { $what }

## Pontok és a vége

web-score = Pontok
web-score-so-far = Az eddigi pontok
web-score-so-far-text = Mintha most érne véget a játszma, abból, amit látsz.
web-score-of = Pontok: { $name }
web-points =
    { $points ->
        [one] { $points } pont
       *[other] { $points } pont
    }
line-empty = Üres mezők
line-bonus = Bónuszlapkák
web-rematch = Visszavágó
web-join-rematch = Csatlakozás a visszavágóhoz
web-watch-rematch = A visszavágó megnézése
web-download-record = Játszmafájl letöltése

## Visszajátszás

web-replay = Visszajátszás
web-replay-of = Visszajátszás: { $game }
web-replay-first = Az elejére
web-replay-back = Egy lépést vissza
web-replay-play = Lejátszás
web-replay-pause = Szünet
web-replay-step = Egy lépést előre
web-replay-last = A végére
web-replay-frame = A mutatott lépés
web-replay-start = A kezdet.
web-replay-turns = Minden lépés
web-link-to-turn = Link erre a lépésre
web-to-table = Az asztalhoz
