# Amit az oldal mond: kezdőlap, várakozás, asztal, a vége, visszajátszás.

## Mindenütt

web-skip = Ugrás a tartalomhoz
web-home = Kezdőlap
web-menu = Menü
web-games = Játékok
web-play = Játék
web-learn = Így kell játszani
web-contents = Tartalom
web-stays-on = A képernyő bekapcsolva marad
web-settings = Beállítások
web-language = Nyelv
web-close = Bezárás
web-cancel = Mégse
web-one-moment = Egy pillanat…
web-not-found = Az oldal nem található.
web-error-unreachable = A kiszolgáló nem érhető el. Próbáld újra kicsit később.
web-error-lost = Megszakadt a kapcsolat. Próbáld újra kicsit később.
web-try-again = Újra
web-theme = Téma
web-theme-system = A rendszer szerint
web-theme-light = Világos
web-theme-dark = Sötét
web-at-the-table = Az asztalnál
web-auto-done = Érjen véget a köröm, ha nincs mit építeni
web-on-my-turn = Amikor én jövök
web-turn-title = Látszódjon a lap címében
web-turn-sound = Szóljon hang
web-turn-notify = Jelenjen meg értesítés
web-sounds = Hang
web-sounds-on = A játék hangjai
web-volume = Hangerő
web-on-touch = Érintőképernyőn
web-one-tap = Lehelyezés egyetlen koppintással
web-keyboard = Billentyűzet
web-keys-on = Gyorsbillentyűk (a lista: a ? billentyű)
web-detail = Bemondás képernyőolvasónak
web-detail-full = Minden, ami történik
web-detail-round = A lépéseim, a fordulók és a teendőm
web-detail-task = Csak a teendőm
web-copy = Másolás
web-copied = Másolva
web-link = Link
web-qr = A link QR-kódja
web-show-qr = QR-kód megjelenítése
web-link-local = Más eszközön ez a link nem nyílik meg: a kiszolgáló csak ezen a gépen válaszol. Ha mások is csatlakoznának, indítsd így:

## Kezdőlap és új asztal

web-home-title = Építs várost a barátaiddal
web-home-text = Nyiss asztalt, oszd meg a linket, és játsszatok. Nem kell fiók, sem telepítés.
web-about-tiny-towns = Mindenkinek ugyanaz a nyersanyag, fejenként tizenhat mező: a legügyesebb kisváros nyer. 1–{ $number } játékos.
web-about-shake-that-city = Rázd meg a kockákat, válassz színt, építsd fel a városodat: 15 forduló. 1–{ $number } játékos.
web-new-game = Új játszma
web-first-game = Első játszma
web-lessons = Tanulj játszva
web-lessons-short = Megtanulom
web-lessons-about = Rövid feladatok, valódi játékhelyzetben, nagyjából egy perc mindegyik. Bármilyen sorrendben megoldhatod őket, és bármikor abbahagyhatod.
web-lesson-stars = { $number } csillag a 3-ból
web-lesson-not-yet = még nem játszottad
web-lesson-map = Az összes lecke
web-lesson-again = Újra
web-lesson-next = Tovább
web-lesson-skip = Kihagyás
web-lesson-step = { $number }/{ $all }. feladat
web-lesson-reached = Sikerült!
web-lesson-wrong = Nem egészen.
web-lesson-goal = A feladatod
web-lessons-play = Első játszma
web-lessons-clear = Csillagaim törlése
web-for-first-game = Első játszmához: a legegyszerűbb kártyák, műemlékek nélkül, barlanggal
web-my-tables = Az asztalaim
web-open-record = Játszmafájl megnyitása
web-record-file = Játszmafájl erről az eszközről
web-who-plays = Ki játszik?
web-password-title = Jelszó új asztalhoz
web-password-text = Ezen a kiszolgálón jelszóval nyithatsz asztalt. Asztalhoz csatlakozni elég a linkje.
web-password = A kiszolgáló jelszava
web-password-wrong = Hibás jelszó.
web-closed-title = Itt nem nyitható asztal
web-closed-text = Ezen a kiszolgálón csak az üzemeltető nyithat asztalt. Csatlakozáshoz nyisd meg a linket, amelyet kaptál.
web-company-alone = Egyedül
web-company-alone-text = az egyszemélyes játék
web-company-bots = Gépi játékosok ellen
web-company-bots-text = a számukat te választod meg
web-company-friends = Barátokkal
web-company-friends-text = oszd meg a linket, mindenki a saját eszközén játszik
web-company-here = Ezen az eszközön
web-company-here-text = adjátok körbe az asztalnál
web-seats = Helyek
web-details = Játékbeállítások
web-start = Kezdődjön a játék
web-open-table = Asztal nyitása
web-player-name = { $number }. játékos
web-seat-kind =
    { $number ->
        [1] Ki ül az 1. helyen
        [5] Ki ül az 5. helyen
       *[other] Ki ül a { $number }. helyen
    }
web-seat-name =
    { $number ->
        [1] Az 1. helyen ülő játékos neve
        [5] Az 5. helyen ülő játékos neve
       *[other] A { $number }. helyen ülő játékos neve
    }
web-seat-person = Játékos ezen az eszközön
web-seat-open = Szabad hely
web-seat-bot = Gépi játékos: { $level }
web-seat-add = Hely hozzáadása
web-seat-drop =
    { $number ->
        [1] Az 1. hely törlése
        [5] Az 5. hely törlése
       *[other] A { $number }. hely törlése
    }
web-seat-earlier =
    { $number ->
        [1] Az 1. hely feljebb helyezése
        [5] Az 5. hely feljebb helyezése
       *[other] A { $number }. hely feljebb helyezése
    }
web-seat-leave =
    { $number ->
        [1] Az 1. hely elhagyása
        [5] Az 5. hely elhagyása
       *[other] A { $number }. hely elhagyása
    }
web-seat-remove = Eltávolítás az asztaltól: { $name }
bot-easy = könnyű
bot-normal = közepes
bot-hard = nehéz
bot-expert = szakértő
bot-master = mester
bot-greedy = mohó
bot-random = véletlenszerű
option-variant = Változat
option-edition = Szabálykönyv-kiadás
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
cards-first-game = Első játszmához
web-cards-picked = Egyenként kiválasztva
option-monuments = Műemlékekkel
option-cavern = A barlang (Cavern) szabállyal
option-promos = Promókártyákkal
option-orchard = A Gyümölcsöskert élelemmel látja el a Házikókat
orchard-lines = A sorában és az oszlopában
orchard-anywhere = Legfeljebb 6-ot, bárhol
web-watch = Ki nézheti
web-watch-link = Bárki, akinek megvan a link
web-watch-players = Csak a játékosok
web-clock = Idő lépésenként
web-clock-none = Korlátlan
web-clock-seconds =
    { $number ->
        [one] { $number } másodperc
       *[other] { $number } másodperc
    }
web-speed = Tempó
web-speed-live = Élő: most mindenki játszik
web-speed-days = Levelezős: körönként { $number } nap
web-overdue = Ha lejár az idő
web-overdue-bot = A kört gépi játékos játssza le
web-overdue-wait = A játszma vár
web-may-pause = Szünet játékosonként
web-may-pause-none = Nincs szünet
web-may-pause-days = Összesen { $number } nap
web-pace-bot = Ha lejár az idő, a kört gépi játékos játssza le.
web-pace-wait = Ha lejár az idő, a játszma vár.
web-pace-pause = Minden játékos összesen { $number } nap szünetet tarthat.

## Várakozás

web-connecting = Csatlakozás az asztalhoz…
web-connected = Kapcsolódva.
web-lost = Nincs kapcsolat; újracsatlakozás…
web-on-its-way = Küldés…
web-your-name = A neved
web-sit-another = Játékos hozzáadása ezen az eszközön
web-sit = Leülök
web-seated = { $name }, leültél az asztalhoz.
web-lobby-joined = { $name } az asztalnál ül.
web-lobby-left = { $name } elhagyta az asztalt.
web-invite = Meghívás
web-add-open = Szabad hely
web-add-bot = Gépi játékos
web-open-left-out = A szabadon maradt helyek induláskor megszűnnek.
web-waiting-for-starter = A játék akkor kezdődik, amikor a házigazda elindítja.
web-start-without-host = Indítás a házigazda nélkül
web-close-table = Asztal bezárása
web-status-lobby = Még nem kezdődött el
web-status-playing = Folyamatban
web-status-my-turn = Te jössz
web-status-over = Véget ért
web-status-closed = Ez az asztal be van zárva.
web-status-broken = Ez a játszma nem folytatható.

## Az asztal

web-table = Asztal
web-players = Játékosok
web-show-cards = A kártyák megjelenítése
web-show-others = A többi játékos megjelenítése
web-round = { $number }. forduló
web-round-of = { $number }/{ $all }. forduló
web-you = (te)
web-you-watch = Nézőként vagy itt.
web-watching =
    { $number ->
        [one] Nézők: { $number }
       *[other] Nézők: { $number }
    }
web-my-turn = Te jössz
web-waiting = Még nem végzett: { $names }.
web-waiting-keep = Még műemléket választ: { $names }.
web-waiting-name = Nyersanyagot nevez meg: { $names }.
web-waiting-build = Még kockát helyez le és épít: { $names }.
web-waiting-watch = Még lehelyezi a félretett épületeket: { $names }.
web-waiting-completed = A városod elkészült. Még nem végzett: { $names }.
web-waiting-city-pick = Színt választ: { $names }.
web-waiting-city-build = Még választ és lapkákat helyez le: { $names }.
web-over = A játszma véget ért.
web-choose = Válaszd ki, mit teszel.
web-drawing = A játékasztal
web-my-town = A te városod
web-town-of = Város: { $name }
web-city-of = Város: { $name }
web-enlarge-town = Város nagyítása: { $name }
web-enlarge-city = Város nagyítása: { $name }
web-empty = üres
web-empty-zone = üres, övezet: { $number } pont
web-nothing = semmi
web-square = { $square }: { $content }
web-square-with-cubes = { $square }: { $content }; benne vagy rajta: { $resources }
web-square-construction = { $square }: építkezési lapka: { $tiles }
web-pattern = Mintázat soronként: { $pattern }
web-named = Nyersanyag: { $resource }
web-shown = Felfordított kártyák:
web-deck = Nyersanyagkártyák
web-deck-left = Kártyák a pakliban: { $number }
web-deck-unseen = Még nem látott kártyák: { $number }
web-deck-of = Még nem látott, { $resource }: { $number }
web-deck-put-away = (és képpel lefelé félretéve: { $number })
web-deck-under = A pakli alatt, ebben a sorrendben:
web-monument-secret = A te műemléked: csak te látod.
web-monument-built = Megépült.
web-unverified = Ezt az elemet csak feltételezzük; ellenőrizd a saját példányodon.
web-city-unverified = A bónuszlapkákat és az övezeteket csak feltételezzük; a nyomtatottak eltérhetnek.
web-is-master-builder = építőmester
web-is-active-player = aktív játékos
web-is-bot = gépi játékos
web-is-thinking = gondolkodik
web-is-absent = offline
web-is-done = kész
web-completed = a város elkészült
web-time-left = Hátralévő idő: { $time }
web-time-up = lejárt az idő
web-time-ran-out = Lejárt az idő. Egy gépi játékos lépett helyetted: { $what }
web-left-days = { $number } nap
web-left-hours = { $number } óra
web-left-minutes = { $number } perc
web-clock-short = Még { $number } másodperc.
web-builds = { $number } építési lehetőség:
web-on-square = Mit szeretnél tenni itt: { $square }?
web-trade = A Gyáraddal másik kockát helyezhetsz le:
web-choice-keep = Megtartom: { $card }
web-choice-name = { $resource }
web-choice-take = { $resource }
web-choice-choose = { $resource }
web-choice-trade = { $resource }
web-choice-place = Lehelyezem a kockát ide: { $square }
web-choice-store = A kockát a Raktárba teszem ({ $square })
web-choice-swap = Csere a Raktárból ({ $square }): { $resource }
web-choice-cavern = A kockát a barlangba teszem
web-choice-build = { $card }: { $squares }
web-choice-put = Lehelyezem ide: { $square }
web-choice-replace = { $card }
web-choice-add = { $card }
web-choice-skip = A többi marad
web-choice-done = Kész vagyok
web-set-aside = Ezt a hármat teszem félre
web-in-cavern = Kockák a barlangban: { $number }
web-waiting-pieces = Félretéve: { $cards }
web-shrine-count = Épületek a Szentély megépítésekor: { $number }
web-turns-as-master-builder = Építőmesteri körök: { $number }
web-flipped = { $what } (teljesítve)
web-rule = { $number }. szabály
web-all-rules = Az összes szabály
web-undo = Visszavonás
web-not-done = Még nem vagyok kész
web-no-more-builds-ending = Nincs mit építeni: a köröd véget ér…
web-no-more-builds-ended = Nincs mit építeni, ezért a köröd véget ért.
web-blocked = Ebben a fordulóban nem választható: { $tile }
web-cubes = A kockák soronként: { $cubes }
web-bonus = Bónuszlapka: { $tile }
web-bonus-any = bármelyik típus
web-bonus-diversity = sokszínűség
web-what-scores = Mi ad pontot
web-tiles-on = { $tile }: { $squares }
web-place-here = Ide helyezem
web-aim = Koppints egy mezőre, vagy húzd oda az alakzatot, aztán helyezd le.
web-aim-by-mouse = Vidd az egeret egy mezőre, hogy lásd ott az alakzatot, aztán kattints, és lehelyezed.
web-confirm-choose = Ezt választom: { $tile }
web-colour-first = Előbb erősítsd meg a színt: { $tile }. Az alakzat utána következik.
web-confirm-name = Ezt nevezem meg: { $resource }
web-confirm-keep = Ezt tartom meg: { $card }
web-log = Napló
web-take-back = E lépés visszavonása: { $sentence }
web-take-back-short = E lépés visszavonása
web-ask-back = Visszavonás kérése a többiektől: { $sentence }
web-ask-back-short = Visszavonás kérése a többiektől
web-wish = Visszavonási kérés
web-wish-mine = Kérted ennek a lépésnek a visszavonását: „{ $sentence }”
web-wish-of = { $name } szeretné visszavonni ezt a lépést: „{ $sentence }”
web-wish-waits = Még nem egyezett bele: { $names }.
web-agree = Elfogadás
web-refuse = Elutasítás
web-withdraw = Mégsem kérem
web-keys = Gyorsbillentyűk
web-key-pick = Nyersanyag vagy szín választása
web-key-done = Kész vagyok
web-key-undo = Visszavonás
web-key-hint = Tipp
web-key-resource = A forduló nyersanyaga vagy kockái
web-key-builds = Mit lehet megépíteni
web-key-town = A táblám soronként
web-key-last = Az utolsó forduló
web-key-changed = Mi változott utoljára
web-key-here = Mi kerülhet erre a mezőre
web-key-next = A következő megfelelő mező
web-key-score = Az eddigi pontok
web-key-board = Ugrás a táblára
web-key-type = Lépés begépelése, például place b3
web-key-help = Ez a lista
web-keys-board = A táblán a nyilak, a Home és az End léptet a mezők között, az Enter vagy a szóköz választ.
web-keys-reader = Képernyőolvasóval ezek a billentyűk fókuszmódban működnek, például a táblán. Böngésző módban előbb nyomd meg a / billentyűt: a megnyíló mezőbe lépéseket és ilyen szavakat írhatsz: town, resource, builds, here, next, changed, last, score, undo, help.
web-command = A lépésed, például place b3
web-command-send = Küldés
web-command-begins = Egy lépés így kezdődhet: { $moves }.
web-command-moves = { $number } lehetséges lépés
web-row = { $number }. sor: { $content }.
web-nothing-now = Most nincs teendőd.
web-no-undo = Nincs mit visszavonnod.
web-undo-asks = Ehhez a többiek beleegyezése kell. A kéréshez nyomd meg újra az U billentyűt.
web-no-hints-here = Itt nincsenek tippek.
web-no-done = Még nem lehetsz kész: előbb más a teendő.
web-no-pick = Ez a billentyű most nem csinál semmit.
web-no-such-move = Most nincs ilyen lépés: „{ $text }”. Egy lépés így kezdődhet: { $moves }.
web-no-builds = Most semmit sem lehet megépíteni.
web-no-here = Erre a mezőre most semmi sem kerülhet.
web-no-fit = Most egyetlen mező sem választható.
web-no-news = Még semmi sem változott.
web-no-square = A(z) { $square } mező most nem választható.
web-no-square-done = A(z) { $square } mező most nem választható. A köröd végéhez nyomd meg a D billentyűt.
web-here-place = Ide kerülhet: { $resource }.
web-here-build = Ide építheted: { $cards_or }.
web-here-fits = Ide illik.
web-here-plan = { $card }: { $number }/{ $all } kocka.
web-here-colours = Ide kerülhet: { $tiles_or }.
web-can-build = Építhető: { $card } ({ $squares_or }).
web-colours = Színek
web-resources = Nyersanyagok
web-shape =
    { $number ->
        [1] { $number } kocka.
       *[other] { $number } kocka, alakja: { $squares }.
    }
web-shape-no-room = Nincs hely a városodban.
web-can-choose = Választható: { $tiles_or }.
web-can-place = Az alakzat elfér, ha a bal felső sarka itt van: { $squares_or }.
web-no-resource = Még nem neveztek meg nyersanyagot.
web-no-last-round = Még egyetlen forduló sem volt.
web-news-round = { $number }. forduló.
web-news-undone = Visszavonva: { $told }
web-news-place = { $square }: { $resource }.
web-news-place-ended = { $square }: { $resource }, nincs mit építeni.
web-news-put = { $square }: { $card }.
web-news-name = A te nyersanyagod: { $resource }.
web-news-keep = A te műemléked: { $card }.
web-news-store = Kocka a Raktárban: { $square }.
web-news-swap = A Raktárból ({ $square }): { $resource }.
web-news-cavern = Kocka a barlangban.
web-news-skip = A többi épület marad.
web-news-aside = Félretéve: { $cards }.
web-news-place-it = Helyezd le.
web-news-lay = { $squares }: { $tile }.
web-news-blocked = { $tile }: ebben a fordulóban zárva.
web-plan-have = { $number } / { $all }
web-plan-best = { $card }: { $all } kockából { $number } megvan, { $places } helyen.
web-plan-none = { $card }: egyetlen kockád sincs hozzá hasznos helyen.
web-position-play-on = Folytatás innen gépi játékosok ellen
web-from-position-soon = Ez a játszma egy megadott állásból indul, ezért a helyek száma és a beállítások rögzítettek.
web-from-position = Ez a játszma egy megadott állásból indult.
web-take-backs =
    { $number ->
        [one] { $number } visszavonás volt ebben a játszmában.
       *[other] { $number } visszavonás volt ebben a játszmában.
    }
web-pass-to = Add tovább az eszközt. Következik: { $name }
web-pass-text = A képernyő takarva van, hogy más ne lássa a titkaidat.
web-pass-ready = Itt vagyok: { $name }
web-move-my-seat = A helyem átvitele másik eszközre
web-move-a-seat = Egy hely átvitele másik eszközre ({ $number }/{ $all })
web-personal-link-text = Nyisd meg ezt a linket a másik eszközön: onnantól azon játszol tovább, ezen pedig nem. Ne mutasd meg másnak.
web-leave = Játsszon helyettem gépi játékos
web-take = Visszaveszem a helyemet
web-paused-until = szünetet tart eddig: { $time }
web-pause-for = { $number } nap szünet
web-pause-left = Még { $number } nap szünetet tarthatsz. A körödre ennyivel több idő jut.
web-resume = Vége a szünetemnek
web-next-table = Egy másik asztal is rád vár: { $text }
web-notify-me = Értesítést kérek, ha én jövök
web-notify-me-text = Akkor is, ha ez az oldal be van zárva.
web-notify-on = Itt kapsz értesítést, amikor te jössz.
web-notify-blocked = A böngésző letiltotta az oldal értesítéseit. Engedélyezd őket a webhely beállításainál.
web-notify-home-screen = Ha iPhone-on vagy iPaden szeretnél értesítést, előbb add hozzá az oldalt a Főképernyőhöz, és onnan nyisd meg.
web-channel = Értesítés egy csatornára a körökről
web-channel-service = Szolgáltatás
web-channel-none = Nincs
web-channel-json = Más cím (JSON)
web-channel-address = Cím
web-channel-on = Körönként egy értesítés, ha nincs itt mindenki.
web-keep = Mentés
web-give = A hely átadása egy gépi játékosnak
web-give-in = A hely átadása egy gépi játékosnak ({ $number } mp múlva)
web-bot-plays-for-you = Gépi játékos játszik helyetted.
web-say = Üzenet a többieknek
web-mute = Némítás
web-phrase-hello = Sziasztok!
web-phrase-good-luck = Sok szerencsét!
web-phrase-one-moment = Egy pillanat!
web-phrase-well-played = Szép volt!
web-phrase-sorry = Bocsánat!
web-phrase-thanks = Köszönöm!
web-phrase-bye = Viszlát!
web-resign = Feladás
web-resigned = feladta
web-sure = Igen: { $what }

## Pontok és a vége

web-score = Pontok
web-score-so-far = Az eddigi pontok
web-score-standing = Az eddigi pontok abból, amit látsz.
web-points-standing = Eddig: { $points } pont ({ $built } − { $lost } beépítetlen)
web-city-standing = Eddigi pontok: { $points }
web-squares-unbuilt = Beépítetlen mezők: { $number }
web-score-of = Pontok: { $name }
web-points =
    { $points ->
        [one] { $points } pont
       *[other] { $points } pont
    }
web-city-points =
    { $points ->
        [one] { $points } pont
       *[other] { $points } pont
    }
line-empty = Beépítetlen mezők
line-bonus = Bónuszlapkák
web-monument = Műemlék
web-score-table = Pontok kategóriánként
web-total = Összesen
web-every-point = Minden pont, indoklással
web-ranks = Rangok
web-rank-from = legalább { $points }
web-rank-below = { $points } alatt
web-rank-missing =
    { $points ->
        [one] { $points } pont hiányzott a következő ranghoz: { $rank }
       *[other] { $points } pont hiányzott a következő ranghoz: { $rank }
    }
web-best = A legjobb eredményed ezen az eszközön: { $points }
web-best-first = Az első eredményed ezen az eszközön: { $points }
web-best-first-unaided = Az első segítség nélküli eredményed ezen az eszközön: { $points }
web-best-new = Új rekord: { $points } (eddig { $before })
web-end-won = Te nyertél, { $points } : { $other }!
web-end-won-tie = Holtversenyben te nyertél!
web-end-lost = { $name } nyert, { $points } : { $other }.
web-end-lost-tie = Holtversenyben { $name } nyert.
web-end-won-by = { $name } nyert, { $points } : { $other }!
web-end-shared = Osztoztok a győzelmen, { $points } ponttal!
web-end-counting = Számoljuk a pontokat…
web-end-skip = Számlálás átugrása
web-end-missed = Mit hagytam ki?
web-end-more = Továbbiak
web-end-instead = { $points } pont { $before } helyett: { $change }
web-end-back = Vissza a korábbi játszmához
web-end-first-win = Az első győzelmed!
web-end-wins =
    { $number ->
        [one] { $number } győzelem egymás után
       *[other] { $number } győzelem egymás után
    }
web-postcard = Képeslap
web-postcard-share = Megosztás
web-postcard-save = Kép mentése
web-postcard-text = Másolás szövegként
web-rematch = Még egy játszma
web-join-rematch = Csatlakozás a visszavágóhoz
web-watch-rematch = A visszavágó megnézése
web-download-record = Játszma letöltése

## Visszajátszás

web-replay = Visszajátszás
web-replay-of = Visszajátszás: { $what }
web-replay-first = Az elejére
web-replay-back = Egy lépést vissza
web-replay-play = Lejátszás
web-replay-pause = Szünet
web-replay-step = Egy lépést előre
web-replay-last = A végére
web-replay-frame = Az aktuális lépés
web-replay-start = A kezdet.
web-replay-turns = Az összes lépés
web-link-to-turn = Link erre a lépésre
web-to-table = Ugrás az asztalhoz
