# A pontozólap, az előzmények, a kártyák és a szabályok a böngészőben.

## Kezdőlap

pad-with-box = Ha a társasjátékkal játszotok
pad-with-box-text = A játéksegéd felfordítja a kártyákat vagy megrázza a kockákat helyettetek, a pontozólap pedig minden pontot kiszámol és megindokol.
pad-title = Pontozólap
pad-rules = Szabályok

## Tábla bevitele

pad-cards = A játszma kártyái
pad-effects = Mit tudnak ezek a kártyák?
pad-board = Tábla és bónuszlapkák
pad-players = Játékosok
pad-add = Játékos
pad-add-player = Játékos hozzáadása
pad-name = { $number }. játékos neve
pad-remove = Eltávolítás: { $name }
pad-remove-sure = Eltávolítod ezt a játékost a táblájával együtt: { $name }?
pad-brush = Mit tegyünk a mezőre?
pad-chosen = Koppints egy mezőre: { $what }
pad-now = { $square }: { $what }.
pad-total-now = { $what }.
pad-clearing = Koppints egy mezőre, és kiürül
pad-erase = semmi
pad-monument = Műemlék
pad-no-monument = Nincs
pad-warehouse = { $card } { $square }: rajta lévő kockák
pad-cube-on = Ráteszem: { $resource }
pad-cube-off = Leveszem: { $resource }
pad-shrine = Hány épület állt a városban a Szentély megépítésekor, vele együtt
pad-completed = Melyik fordulóban készült el ez a város
pad-turns = Pontegyenlőség: építőmesterként töltött körök
pad-left = Megmaradt építkezési lapkák
pad-bonus = A bónuszlapkák helye
pad-bonus-north = Fent, { $number }. lapka
pad-bonus-west = Balra, { $number }. lapka

## Az eredmény

pad-best-feeding = Az élelem elosztása a lehető legtöbb pontot adja.
pad-so-far = A hibás adatok nélkül számolva.
pad-offline = A kiszolgáló nem érhető el. Minden bevitt adat megmarad; a pontok megjelennek, amint válaszol.
pad-bad-link = Ebben a linkben nincs olvasható pontozólap.
pad-advice = Mit lehet most megépíteni
pad-advice-build = ezekkel a kockákkal: { $squares }; ide kerülhet: { $place }
pad-advice-none = Még semmit: egyetlen mintázat sincs kész.
pad-advice-without = A hibás mezők nélkül: { $squares }.
pad-advice-silent = Nincs javaslat, amíg ez nincs kijavítva: { $why }
pad-advice-score = A pontok a város mostani állását mutatják, mintha véget érne a játék; a kockák üres mezőnek számítanak.

## Ami nem lehet

pad-problem = Ezen a lapon valami nem pontozható.
pad-problem-word = { $square }: ez nem való városba.
pad-problem-not-listed = { $card } ({ $square }): ez a kártya nincs a játszmában.
pad-problem-two-monuments = Egy városban legfeljebb egy műemlék állhat, itt kettő van: { $cards }. Az utolsó nem számít.
pad-problem-same-monument = { $card } ({ $square }): már áll egy másik városban, és csak egy van belőle.
pad-problem-banks = { $square }: egy városban legfeljebb { $most } Bank állhat.
pad-problem-completed = { $card }: meg kell adni, melyik fordulóban készült el ez a város.
pad-problem-shrine-missing = { $card } ({ $square }): add meg, hány épület állt a városban a megépítésekor.
pad-problem-warehouse-full = { $square }: egy Raktárban legfeljebb { $most } kocka fér el.
pad-problem-no-warehouse = { $square }: ott nem áll Raktár.
pad-problem-name = A név 1–{ $most } nyomtatható karakter legyen.
pad-problem-name-twice = Két játékosnak nem lehet ugyanaz a neve: { $text }.
pad-problem-number = Egész szám kell { $least } és { $most } között.
pad-problem-solo = Az egyszemélyes játék egy játékosnak szól.

## Megosztás és megőrzés

pad-share = Megosztás
pad-link = Link erre a lapra
pad-text = Szövegként
pad-text-player = { $name }: { $points }
pad-text-line = – { $line }: { $points }
pad-copy-text = Szöveg másolása
pad-print = Nyomtatás
pad-keep = Mentés
pad-kept = Mentve
pad-new = Új lap
pad-new-sure = Új lapot kezdesz? Ez még nincs elmentve.
pad-history = Korábbi játszmák
pad-history-empty = Ezen az eszközön még nincs elmentett játszma.
pad-player = Játékos
pad-games = Játszmák
pad-wins = Győzelmek
pad-average = Átlag
pad-best = Legjobb
pad-forget = Játszma törlése: { $date }
pad-forget-sure = Törlöd ezt a játszmát az eszközről?

## Kártyák és szabályok

pad-search = Keresés nevekben és hatásokban
pad-group = Csoport
pad-all-groups = Minden csoport
pad-found =
    { $number ->
        [one] { $number } kártya
       *[other] { $number } kártya
    }
pad-more = Bővebben
pad-touches = Kapcsolódó kártyák
pad-example = Pontozott példa
pad-rulings = Szabályok, amelyek említik
pad-rules-of = Szabályok: { $game }
pad-rules-in-our-words = A szabályok, ahogyan a Cubetown játssza őket, a saját szavainkkal. „A mi döntésünk” ott áll, ahol a szabálykönyvek hallgatnak.
pad-rules-unverified = A szabálykönyv képek nélkül jutott el hozzánk, ezért ennek egy részét csak feltételezzük; ellenőrizd a saját példányodon.
pad-judgment = A mi döntésünk, ahol a szabálykönyvek hallgatnak
pad-our-ruling = a mi döntésünk
pad-rule-of-card = { $card }:
