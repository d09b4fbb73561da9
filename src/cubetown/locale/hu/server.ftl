# Az asztal a böngészőben: amit a kiszolgáló mond, és a városrázós játék naplója.

table-unknown = Az asztal nem található: „{ $table }”.
table-closed = Ez az asztal be van zárva.
table-broken = Ez a játszma a szabályok mostani változatával nem folytatható: { $why } A játszma továbbra is letölthető.
table-log = Az elmentett asztalban olyan bejegyzés van, amelyet ez a változat nem ismer: „{ $text }”.
table-malformed = A kiszolgáló nem értette ezt a kérést.
table-too-long = Ez túl hosszú; legfeljebb ennyi lehet: { $most }.
table-flood = Túl sok kérés. Várj egy pillanatot.
table-foreign-page = Egy más címről származó oldal ezt itt nem teheti meg.
table-no-room = Ezen a kiszolgálón nincs hely újabb asztalnak. A megkezdett játszmák folytatódnak.
table-log-full = Ezt az asztalt túl sokszor módosították; nyiss egy újat.
table-log-gap = A naplóból hiányzik valami.
table-log-unreadable = A napló nem olvasható.
table-hello-first = A kapcsolatnak előbb meg kell mondania, melyik asztalhoz tartozik.
table-not-your-seat =
    { $number ->
        [1] Az 1. hely nem a tiéd.
        [5] Az 5. hely nem a tiéd.
       *[other] A { $number }. hely nem a tiéd.
    }
table-not-starter = Ezt csak a házigazda teheti meg.
table-no-such-seat =
    { $number ->
        [1] Az 1. helyen nincs játékos.
        [5] Az 5. helyen nincs játékos.
       *[other] A { $number }. helyen nincs játékos.
    }
table-full = Ott nincs szabad hely.
table-name = A név 1–{ $most } nyomtatható karakterből áll.
table-name-taken = Az asztalnál már van ilyen nevű játékos: { $name }.
table-not-lobby = A játszma már elkezdődött.
table-not-playing = Ennél az asztalnál nem folyik játszma.
table-position-seats = A játszma egy { $number } fős állásból folytatódik: pontosan ennyi hely kell az asztalhoz, és mindet el kell foglalni.
table-position-options = A játszma egy állásból folytatódik, ezért a beállításai nem változtathatók.
table-position-over = Ebben az állásban a játszma már véget ért.
table-not-over = A játszma még nem ért véget.
table-stale = A játszma közben továbbhaladt; nézd meg újra.
table-cannot-undo = Nincs mit visszavonnod.
table-cannot-take-back = Korábbi lépéseket csak akkor vonhatsz vissza, ha minden más játékos gépi.
table-too-late = Elkéstél: már mindenki kész.
table-cannot-ask = Csak olyan saját lépésed visszavonását kérheted, amelyet a többiek már láttak.
table-asked-already = { $name } már kéri egy lépés visszavonását.
table-wish-refused = A visszavonást elutasították. Akkor kérheted újra, ha a játszma továbbhaladt.
table-not-asked = Már senki sem kér visszavonást.
table-still-here = Ez a játékos még itt van: { $name }.
table-has-time = Még nem járt le az ideje erre a körre: { $name }.
table-given = Ezen a helyen gépi játékos játszik.
table-resigned = Ez a játékos feladta.
table-say-less = Várj egy pillanatot, mielőtt többet mondanál.
table-pause-too-long =
    { $number ->
        [0] Ennél az asztalnál nem maradt szünetnapod.
       *[other] Még { $number } nap szünetet tarthatsz.
    }
table-paused = Már szünetet tartasz.
table-not-paused = Most nem tartasz szünetet.
table-no-hints = Tipp csak egyedül vagy gépi játékosok ellen kérhető.
table-no-hint-now = Most nincs mihez tippet adni.
table-no-estimates = Becslés csak egyedül vagy gépi játékosok ellen kérhető.
table-review-trouble = Ezt a játszmát nem sikerült elemezni; próbáld újra.
table-review-busy = A többi játszmád elemzése még tart. Várd meg az egyiket.
table-no-reviews = Itt nincs elemzés és tipp: a gépi játékosok a lefordított részük nélkül indultak.
log-hint = { $name } tippet kér.
table-needs-password = Ezen a kiszolgálón csak jelszóval nyithatsz asztalt.
table-not-opened-here = Ezen a kiszolgálón csak az üzemeltető nyit asztalt. Kérj tőle linket.
table-bot-reserved = Ezen a kiszolgálón a legerősebb gépi játékosok használata korlátozott. Válassz másik szintet.
table-no-notices = Ez a kiszolgáló nem küld értesítéseket.
table-notice-address = Erre a címre nem küldhető értesítés: https:// kezdetű, nyilvános internetcím kell.
notice-title = { $text }: te jössz
notice-text = { $name }, te jössz. Az asztalnál még: { $names }.
notice-channel = { $text }: most { $names } jön.
log-bot-plays = Mostantól gépi játékos játszik helyette: { $name }.
log-back = { $name } visszatért.
log-resigned = { $name } feladja; gépi játékos játszik tovább.
log-time-up = Lejárt az idő: a lépést gépi játékos fejezi be helyette: { $name }.
log-paused = { $name } { $number } nap szünetet tart.
log-resumed = { $name } szünete véget ért.
log-took-back = { $name } visszavonja ezt a lépést: „{ $what }”
log-took-back-hidden = { $name } visszavon egy lépést.
log-took-back-agreed = { $name } visszavonja ezt a lépést: „{ $what }” Beleegyezett: { $names }.
log-refused = { $name } nem egyezik bele a visszavonásba.
table-no-watching = Ezt az asztalt csak a játékosok láthatják.
table-too-many-seats = Az asztalnál legfeljebb { $most } hely van.
table-needs-player = Egy játszmához legalább egy játékos kell.
table-order = Az új sorrendben minden helynek egyszer kell szerepelnie.
table-busy = Az asztal túlterhelt. Próbáld újra.
table-trouble = Valami hiba történt a kiszolgálón; próbáld újra.
table-no-such-page = Az oldal nem található.
table-no-such-stage = A lecke nem található.
table-page-missing = A Cubetown fut, de az oldala nincs benne ebben a telepítésben.

# What a preview of a link says, in a chat for example.

preview-home-text = { web-home-text }
preview-new-table = { web-new-game }
preview-learn = { web-lessons }
preview-learn-text = { web-lessons-about }
preview-table = Gyere játszani!
preview-table-text = Nyisd meg a linket, válassz nevet, és ülj le az asztalhoz. Nem kell fiók, sem telepítés.
preview-replay = { web-replay }
preview-replay-text = Egy játszma lépésről lépésre, a végén minden pont magyarázatával.
preview-record = { web-open-record }
preview-cards = { web-cards }
preview-cards-text = Minden épület és műemlék: a mintázata, az értéke és a rá vonatkozó szabályok.


cli-about-serve = játék a böngészőben: kiszolgáló indítása ezen a gépen vagy a hálózatodon
cli-option-lan = megnyitja a kiszolgálót a helyi hálózatod előtt, hogy más eszközök is csatlakozhassanak
cli-option-host = a cím, amelyen a kiszolgáló figyel; a --host magában ugyanaz, mint a --lan
cli-option-port = a port, amelyen a kiszolgáló figyel
cli-option-data = a mappa, amelyben az asztalok vannak
cli-option-backup-to = a fájl, amelybe írni kell
cli-option-backup-from = a fájl, amelyből olvasni kell
cli-option-database = az asztalok PostgreSQL-ben legyenek: postgresql://…
cli-option-address = a linkekben és QR-kódokban álló cím, ha más eszközök másként érik el a kiszolgálót
cli-option-base-path = az útvonal, ahol az oldal található, például /towns; alapesetben a --address kapcsolóé
cli-option-proxy = a kiszolgáló előtt álló proxy címe vagy hálózata; a látogató címét csak tőle fogadjuk el
cli-option-metrics-token = titok, amellyel más gépek olvashatják a /metrics oldalt
cli-option-allow = ki nyithat asztalt: everyone (alapértelmezés: mindenki), password vagy loopback; „bots=” előtaggal: ki ültetheti le a legerősebb gépi játékosokat
cli-option-password = a jelszó, amelyet az „--allow password” kér; enélkül a CUBETOWN_PASSWORD értéke
cli-option-webhooks = a házigazda megadhat egy csatornát (Discord, ntfy vagy bármilyen cím) a körökről szóló értesítésekhez
cli-option-log = a napló embereknek (text) vagy programoknak (json)
cli-option-quick-bots = ne fordítson semmit: a gépi játékosok minden szinten azonnal lépnek, de gyengébben játszanak
cli-option-master-bots = kínálja a mester szintet is: ez akár 3 másodpercig gondolkodik az összes magon
cli-option-open = a böngésző megnyitása
cli-serve-ready = A Cubetown készen áll: { $address } (Ctrl-C állítja le)
cli-serve-scan = Irányítsd ide egy telefon kameráját a csatlakozáshoz:
cli-serve-port = A kiszolgáló nem tud ezen a címen figyelni: { $address }; válassz másikat a --host és a --port kapcsolóval.
cli-serve-allow = „{ $text }” nem ezek egyike: { $expected }.
cli-serve-needs-password = Az „--allow password” jelszót igényel: add meg a --password kapcsolóval vagy a CUBETOWN_PASSWORD változóban.
cli-serve-not-installed = A kiszolgálónak hiányzó csomagok kellenek ({ $text }). Telepítéshez a Cubetown forrásmappájában: pip install ".[server]"
cli-serve-no-postgres = A PostgreSQL-hez hiányzik egy csomag. Telepítéshez a Cubetown forrásmappájában: pip install ".[postgres]"
cli-serve-store-in-use = A kiszolgáló nem tudott elindulni: az itteni asztalokat egy másik kiszolgáló használja: { $text }.
cli-serve-store-fails = A kiszolgáló nem tudott elindulni: az asztalokat nem lehet itt tárolni: { $text } ({ $why }).
cli-tables-unusable = { $file } nem használható: { $why }
cli-backup-done = Az asztalok másolata: { $file }.
cli-restore-done = Az asztalok visszaállítva: { $file }.
cli-restore-in-use = Ezt egy kiszolgáló használja: { $file }; előbb állítsd le.
cli-check-done = { $tables } asztal, { $entries } bejegyzés elolvasva.
cli-check-bad = { $table }: { $why }
