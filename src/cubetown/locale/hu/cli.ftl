# A parancssor: súgó, kérdések, játék a terminálban, fájlok, és lapok, amelyek nem pontozhatók.

## Súgó

cli-about = Tiny Towns és Shake That City: játék, pontozás, visszajátszás.
cli-about-play = játék ebben a terminálban: egyedül, felváltva vagy gépi játékosok ellen
cli-about-resume = egy félbehagyott játszma folytatása
cli-about-score = kész városok pontozása, minden pont indoklásával
cli-about-builds = mi építhető most egy városban
cli-about-replay = egy játszmafájl megtekintése lépésről lépésre
cli-about-review = megmutatja, miből állt össze egy rögzített játszma eredménye, és mibe került egy-egy lépés
cli-about-cards = a Tiny Towns kártyái mintázattal és hatással
cli-about-daily = a napi kihívás, a legjobb gépi eredmény és a többi gépi játékosé
cli-about-puzzles = végjátékok, amelyeknek bizonyított a legjobb befejezése
cli-about-bot-check = annak ellenőrzése, hogy egy gépi játékos minden változatban szabályosan és időben lép-e
cli-about-backup = egy kiszolgáló asztalainak másolata, akár működés közben is
cli-about-restore = egy kiszolgáló asztalainak visszaállítása másolatból
cli-about-check = egy kiszolgáló minden asztalának elolvasása, és hogy melyik hibás
cli-about-warmup = fordítás előre; többnyire nincs teendő
cli-about-site = a Cubetown kiírása fájlok mappájaként, amelyet bármelyik webtárhely ki tud szolgálni

cli-help-usage = használat:
cli-help-words = szavak
cli-help-options = kapcsolók
cli-help-commands = parancsok

cli-option-help = a súgó kiírása és kilépés
cli-option-lang = nyelv; alapesetben a rendszeré
cli-option-version = a verzió kiírása és kilépés
cli-option-file = fájl egy JSON-objektummal vagy JSON Lines-szal; a - a szabványos bemenet
cli-option-json = válasz JSON-ban
cli-option-date = a nap (UTC szerint); enélkül a mai
cli-option-site-folder = üres mappa, vagy egy frissítendő oldal
cli-option-cards = JSON-fájl saját kártyákkal, módosítva vagy hozzáadva
cli-option-components = JSON-fájl a Shake That City tábláinak és lapkáinak javításaival
cli-option-game = { $choices }
cli-option-players = a játszó emberek nevei, vagy hogy hányan vannak
cli-option-bots = a játszma gépi játékosai név szerint, vagy hogy hányan vannak
cli-option-bot = gépi játékos hozzáadása: szint, my_bot.py vagy "program: ./my_bot"
cli-option-resume-bot = a saját gépi játékosod ebben a játszmában: my_bot.py vagy "program: ./my_bot"
cli-option-check-bot = szint, my_bot.py vagy "program: ./my_bot"
cli-option-check-games = hány játszma legyen minden változatból
cli-option-check-seconds = egy kör ideje, másodpercben
cli-option-variant = { $choices }
cli-option-edition = a kiadás szabályai: { $choices }
cli-option-cards-in-play = first-game, random, vagy a választott kártyák azonosítói vesszővel elválasztva
cli-option-first-game = az első játékhoz ajánlott kártyák
cli-option-no-monuments = játék műemlékek nélkül
cli-option-monuments = játék műemlékekkel
cli-option-cavern = játék a barlang (Cavern) szabállyal
cli-option-promos = a két promókártya hozzáadása
cli-option-orchard = { $choices } (ezzel: { $needs }): melyik Házikókat látja el a Gyümölcsöskert
cli-option-side = a táblák oldala: { $choices }
cli-option-first = a kezdő játékos száma
cli-option-shaker = manual: a húzott kártyákat vagy a kiesett kockákat te írod be
cli-option-seed = a véletlen magja: ugyanaz a szám ugyanazt a játszmát adja
cli-option-resume = az utolsó befejezetlen játszma folytatása
cli-option-resume-file = egy mentett játszma; alapesetben az utolsó befejezetlen
cli-option-plain = mondatok rajzok helyett; alapértelmezés, ha TERM=dumb, vagy a kimenet csővezeték
cli-option-record = egy játszmafájl
cli-option-replay-json = minden állás és a pontok JSON Lines-ként
cli-option-review-seconds = másodperc döntésenként; ha nincs megadva, 0.1
cli-option-review-work = értékelések száma döntésenként másodpercek helyett: minden gépen ugyanaz a válasz
cli-option-review-seed = az elemzés véletlenének magja
cli-option-group = csak ez a csoport: blue, red, grey, orange, green, yellow, black vagy purple

cli-usage-required = Hiányzó argumentum: { $text }; segít a --help.
cli-usage-unrecognized = Ismeretlen argumentum: „{ $text }”; segít a --help.
cli-usage-expected = Ehhez a kapcsolóhoz érték kell: { $option }; segít a --help.
cli-usage-choice = { $option }: ez nem lehet „{ $text }”; ezek közül lehet választani: { $expected }.
cli-usage-number = { $option }: ide egész szám kell, nem „{ $text }”.
cli-usage-decimal = { $option }: ide szám kell, nem „{ $text }”.
cli-usage-no-value = { $option }: ennek a kapcsolónak nincs értéke, így ez felesleges: „{ $text }”.
cli-option-of-other = Ez a kapcsoló egy másik játékhoz tartozik ({ $text }): { $option }.
cli-usage-other = Ez a parancs nem érthető ({ $text }); segít a --help.
cli-unexpected = Váratlan hiba ({ $text }). Kérjük, jelezd; a CUBETOWN_DEBUG=1 többet mutat.
cli-output = A kimenet nem írható: le van zárva, vagy megtelt a lemez.

## Fájlok

cli-file-missing = A fájl nem található: „{ $file }”.
cli-file-directory = Ez mappa, nem fájl: „{ $file }”.
cli-folder-missing = A mappa nem található: „{ $file }”.
cli-file-unreadable = Ez a fájl nem olvasható: „{ $file }”.
cli-file-unwritable = Ez a fájl nem írható: „{ $file }”.
cli-file-other = Ez a fájl nem játszmát tartalmaz, ezért nem változott: „{ $file }”.
cli-file-binary =
    { $stdin ->
        [yes] A szabványos bemenet nem UTF-8 szöveg.
       *[no] Ez a fájl nem UTF-8 szöveg: „{ $file }”.
    }
cli-file-large = Ez a fájl nagyobb, mint { $most } MB: „{ $file }”.
cli-file-empty =
    { $stdin ->
        [yes] A szabványos bemenet üres.
       *[no] Ez a fájl üres: „{ $file }”.
    }
cli-file-json =
    { $stdin ->
        [yes] Hibás JSON a szabványos bemeneten, { $line }. sor.
       *[no] Hibás JSON: „{ $file }”, { $line }. sor.
    }
cli-json-deep = A JSON túl mélyen van egymásba ágyazva.
cli-json-number = A JSON egyik számának túl sok a számjegye: { $text }.
cli-json-twice = { $field }: ez az adat kétszer szerepel egy objektumban.
cli-line = { $line }. sor: { $text }
cli-line-json = Ez a sor nem érvényes JSON.
cli-line-binary = Ez a sor nem UTF-8 szöveg.

## Táblázatok

cli-heading-line = sor
cli-heading-count = darab
cli-heading-points = pont
cli-heading-why = miért
cli-heading-building = épület
cli-heading-cubes = leveendő kockák
cli-heading-squares = hová kerülhet
cli-heading-puzzle = feladvány
cli-heading-grade = nehézség
cli-heading-position = állás
cli-heading-card = kártya
cli-heading-pattern = mintázat
cli-heading-effect = mit tud
cli-line-empty = üres mezők
cli-line-bonus = bónuszlapkák
cli-sheet-title =
    { $points ->
        [one] { $name }: { $points } pont
       *[other] { $name }: { $points } pont
    }
cli-sheet-line = { $name } ({ $number }): { $points } pont
cli-builds-none = Ebben a városban most semmi sem építhető.
cli-card-unverified = A mintázatát csak feltételezzük: egy forrás sem közli.
cli-no-such-group = Nincs ilyen csoport: „{ $text }”; a csoportok: { $expected }.

## Játék a terminálban

cli-heading =
    { $points ->
        [one] { $text } · eddig { $points } pont
       *[other] { $text } · eddig { $points } pont
    }
cli-tiny-heading =
    { $builder ->
        [yes] { game-tiny-towns } · { $round }. forduló · építőmester: { $name }
       *[no] { game-tiny-towns } · { $round }. forduló
    }
cli-tiny-before = { game-tiny-towns } · az első forduló előtt
cli-tiny-shown = Felfordított kártyák:
cli-choice-keep = megtartod: { $card }
cli-choice-name = megnevezed: { $resource }
cli-choice-take = választod: { $resource }
cli-choice-trade = a Gyáraddal mást választasz: { $resource }
cli-choice-store = a kocka a Raktárba kerül: { $square }
cli-choice-swap = csere a Raktárból ({ $square }): { $resource }
cli-choice-cavern = a kocka a barlangba kerül
cli-choice-build = megépíted: { $card } (kockák: { $squares })
cli-choice-choose = rákerül: { $resource }
cli-choice-replace = csere itt: { $square }; az új épület: { $card }
cli-choice-skip = a többi épület marad
cli-choice-add = lehelyezed: { $card } ({ $square })
cli-choice-set-aside = félreteszed: { $cards }
cli-choice-done = nem építesz többet ebben a fordulóban
cli-choices-more =
    { $number ->
        [one] … és még { $number }; szavakkal írd le, ha azt választod
       *[other] … és még { $number }; szavakkal írd le, ha azt választod
    }
cli-choices-unsaid =
    { $number ->
        [one] Még { $number }: írd be, hogy mutasd.
       *[other] Még { $number }: írd be, hogy mutasd.
    }

cli-plain-heading = { $text } · { $number }. forduló
cli-plain-task = Válassz lépést a száma szerint, vagy írd be.

cli-city-heading =
    { $active ->
        [yes] { game-shake-that-city } · { $round }/{ $rounds }. forduló · aktív játékos: { $name }
       *[no] { game-shake-that-city } · { $round }/{ $rounds }. forduló
    }
cli-city-before = { game-shake-that-city } · az első forduló előtt
cli-city-shake = A kockák:
cli-city-choice =
    { $number ->
        [one] { $tile }: { $number } helyre fér: { $text }
       *[other] { $tile }: { $number } helyre fér: { $text }
    }
cli-city-bonus = { $fill }: { $all } lapka, vagy { $four }: { $needed } × { $text }
cli-city-any = egy típus
cli-city-diversity = kettő minden típusból
cli-city-unverified = Egyes adatokat csak feltételezünk; ellenőrizd a saját példányodon: --components FILE.

cli-ambiguous = „{ $text }” több lépést is jelenthet: { $expected }.
cli-not-understood = Ismeretlen parancs: „{ $text }”. A „súgó” szó segít.
cli-too-much = Ez nem folytathatja ugyanazt a sort: „{ $text }”.
cli-no-such-number = Nincs ilyen szám a listában: { $number }.
cli-nothing-to-fit = Nevezz meg egy kiesett színt, például: fit park (nem „{ $text }”).
cli-say-help = Írj be egy lépést, a számát, vagy ezt: súgó.
cli-pass-on = Add át a billentyűzetet; ha { $name } ül előtte, Enter.
cli-help-play =
    Egy lépés egy szám a listából, vagy szavak, amelyek rövidíthetők:
      a1              az a1 mező (teljes alakban: place a1, put a1)
      wood            fa (teljes alakban: name wood, take wood)
      build cottage a3 b2 b3 at a3
                      vedd le ezeket a kockákat, és tedd a Házikót az a3 mezőre
      done            ebben a fordulóban nincs több
    További szavak:
      undo            az utolsó lépésed visszavonása; a többiek beleegyezésével
      hint            mit tenne a szakértő
      score           az eddigi pontjaid, indoklással
      cards           mit tudnak a kártyák vagy a bónuszlapkák
      towns           a többiek táblái
      show            a képernyő újrarajzolása
      save FILE       a játszma mentése fájlba
      quit            kilépés; a cubetown resume később folytatja
cli-help-fit = fit park        hová fér a park színe
cli-help-now = Például most: { $text }
cli-help-own = Ezek a szavak is használhatók: { $text }
cli-hint-square = Írj be egy mezőt, például: { $text }; a többit a „súgó” szó magyarázza el.
cli-hint-shape = Írd be az alakzat kerete bal felső sarkának mezőjét, például: { $text }.
cli-word-help = segítség, súgó
cli-word-undo = vissza
cli-word-hint = tipp
cli-word-score = pontok
cli-word-cards = kártyák
cli-word-towns = városok
cli-word-fit = hová
cli-word-show = mutasd
cli-word-save = mentés
cli-word-quit = kilépés
cli-word-review = elemzés
cli-word-done = kész
cli-word-skip = elég
cli-word-build = építs
cli-save-where = Adj meg fájlnevet: save FILE.
cli-saved = A játszma mentve ide: { $file }
cli-kept = A rögzített játszma: { $file }
cli-resume-how = A játszma el van mentve. Folytatás: cubetown resume
cli-resume-file-how = A játszma el van mentve. Folytatás: cubetown resume { $file }
cli-resume-none = Nincs befejezetlen játszma.
cli-resume-over = Ez a játszma már véget ért: „{ $file }”. A cubetown replay megmutatja.
cli-input-ended = A bemenet véget ért, ezért a játszma itt megáll.
cli-score-now = Mintha a játék most érne véget.

## A játszma mondatokban

cli-say-row = { web-row }
cli-say-empty = { web-empty }
cli-say-zone = { web-empty-zone }
cli-say-nothing = { web-nothing }
cli-say-pattern = { web-pattern }
cli-say-cubes = { web-cubes }
cli-say-construction = { web-square-construction }
cli-hint-says = A szakértő szerint: { $what }
cli-hint-points = Várhatóan { $points } pont.
cli-undo-wish = { web-wish-of }
cli-no-undo = { web-no-undo }

## Kérdések a játék előtt

cli-welcome = Üdvözlünk! A játék: { $text }.
cli-welcome-enter = Az Enter a zárójelben lévő választ jelenti.
cli-ask-default = [{ $text }]>
cli-ask-again = Írj be egy számot a listából, vagy ezek egyikét: { $expected }.
cli-ask-number = Írj be egy számot { $least } és { $most } között.
cli-ask-people = Hány ember játszik ennél a billentyűzetnél?
cli-ask-name =
    { $number ->
        [1] Az 1. játékos neve [{ $text }]>
        [5] Az 5. játékos neve [{ $text }]>
       *[other] A { $number }. játékos neve [{ $text }]>
    }
cli-ask-other-name = Írj be másik nevet, legfeljebb 40 betűset.
cli-ask-bots = Hány gépi játékos lesz?
cli-ask-which-bot = Melyik gépi játékos?
cli-answer-which-bot-easy = könnyű: az első játékhoz
cli-answer-which-bot-normal = közepes: ésszel játszik, de le lehet győzni
cli-answer-which-bot-hard = nehéz: előre gondolkodik
cli-answer-which-bot-expert = szakértő: nagyon erős
cli-answer-which-bot-master = mester: a legerősebb, akár 3 másodpercig gondolkodik
cli-ask-go-on = Van egy befejezetlen játszmád. Folytatod?
cli-answer-go-on-yes = igen
cli-answer-go-on-no = nem, új játszma
cli-ask-undo = Beleegyezel?
cli-answer-undo-yes = igen
cli-answer-undo-no = nem
cli-ask-end = pontok: teljes pontozás · elemzés: mennyibe került egy-egy lépés · Enter: vége>
cli-ask-variant = Hogyan dől el a nyersanyag?
cli-answer-variant-standard = az építőmester nevezi meg őket
cli-answer-variant-town-hall = Városháza (Town Hall): kártyákat húztok
cli-ask-cards = Melyik kártyák?
cli-answer-cards-first-game = az első játékhoz valók
cli-answer-cards-random = véletlenek
cli-ask-monuments = Műemlékekkel?
cli-answer-monuments-no = nem
cli-answer-monuments-yes = igen
cli-ask-side = A táblák melyik oldala?
cli-answer-side-landlocked = szárazföldi, az első játékhoz
cli-answer-side-coastal = tengerparti
cli-ask-city-variant = Melyik változat?
cli-answer-city-variant-standard = alapjáték
cli-answer-city-variant-family = családi: csak a bónuszlapkák érnek pontot
cli-answer-city-variant-construction = építkezési lapkákkal
cli-ask-shake = Melyik kockák estek ki? (kilenc szó, soronként, rövidíthetők: { $expected })>
cli-ask-draw = Melyik kártyát húztátok? ({ $expected })>
cli-person = { $number }. játékos
cli-bot = { $number }. gépi játékos ({ $text })
cli-name-of-bot = Embert nem lehet így hívni: „{ $text }”. Ez a név a gépi játékosoké.
cli-above-zero = { $option }: ide nullánál nagyobb szám kell, nem „{ $text }”.
cli-seconds = Egy körhöz 0 másodpercnél több kell, nem { $text }.
cli-bots-get-ready = A gépi játékosok fordítása folyik; ez egy-két percig tart, de csak egyszer.
cli-bot-to-give = { $name } saját gépi játékos; add meg újra a fájlját vagy a programját a --bot után: { $text }
cli-check-fine = { $text }: { $number } lépés, a leghosszabb kör { $seconds } másodpercig tartott.
cli-check-wrong = { $text }: { $why }
cli-check-all = Minden rendben: { $games } játszma, { $number } lépés.
cli-check-some = Hibás játszmák: { $number } / { $games }.

## Visszajátszás

cli-replay-at = { $number }/{ $all }. lépés
cli-replay-ask = Enter: tovább · b: vissza · szám: ugrás · e: vége · q: kilépés>
cli-replay-ask-plain = Enter: tovább · b: vissza · t: táblák · szám: ugrás · e: vége · q: kilépés>
cli-replay-help = Enter, vagy írd be: b, egy szám, e vagy q.

## Elemzés

cli-review-either = A --seconds és a --work közül csak az egyiket add meg.
cli-review-work = Egy döntéshez 1 és { $most } közötti számú értékelés adható meg, nem { $text }.
cli-review-seconds = Egy döntéshez 0-nál több és legfeljebb { $most } másodperc adható meg, nem { $text }.
cli-review-title = Miből állt össze { $name } eredménye
cli-review-win = a győzelem része
cli-review-part = { $name }: { $points }; a győzelem része: { $text }
cli-review-start = várható az elején
cli-review-luck = szerencse
cli-review-others = amit a többiek tettek
cli-review-loss = hibák miatt elveszett
cli-review-rejudged = pontosított értékelés
cli-review-final = eredmény
cli-review-mistake = { $number }. lépés, „{ $played }”: „{ $best }” { $points } ponttal jobb volt (± { $error }). Az egész kör: { $line }.
cli-review-no-mistake = Egyetlen lépés sem került egyértelműen fél pontba.
cli-review-grade-superb = Kiváló játék: döntésenként { $points } pont veszteség, { $number } döntésben.
cli-review-grade-strong = Erős játék: döntésenként { $points } pont veszteség, { $number } döntésben.
cli-review-grade-good = Jó játék: döntésenként { $points } pont veszteség, { $number } döntésben.
cli-review-grade-fair = Rendes játék: döntésenként { $points } pont veszteség, { $number } döntésben.
cli-review-grade-uneven = Egyenetlen játék: döntésenként { $points } pont veszteség, { $number } döntésben.
cli-review-grade-learning = Még van mit tanulni: döntésenként { $points } pont veszteség, { $number } döntésben.
cli-review-hindsight = Utólag: az ezekhez a kártyákhoz talált legjobb terv { $points } pontot ér.
cli-review-how = Értékelő: { $text }; csak abból, amit az egyes játékosok tudhattak. A részletek: docs/review.md.

## Lapok, amelyek nem pontozhatók

error-sheet-not-an-object = Ide egyetlen JSON-objektum kell, kapcsos zárójelben.
error-sheet-object = { $field }: ide objektum kell, kapcsos zárójelben.
error-sheet-key = { $field }: nincs ilyen adat; az adatok: { $expected }.
error-sheet-missing = { $field }: ez az adat hiányzik.
error-sheet-within = { $field }: { $why }
error-sheet-value = { $field }: ez nem lehet „{ $text }”; ezek közül lehet választani: { $expected }.
error-sheet-number = { $field }: ide egész szám kell { $least } és { $most } között.
error-sheet-flag = { $field }: ide true vagy false kell.
error-sheet-players = { $field }: ide lista kell, 1–{ $most } játékossal.
error-sheet-name = { $field }: minden játékosnak 1–{ $most } nyomtatható karakterből álló név kell.
error-sheet-name-twice = { $field }: két játékosnak nem lehet ugyanaz a neve: „{ $text }”.
error-sheet-solo = { $field }: a solo egy játékosnak való, itt pedig ennyien vannak: { $players }.
error-sheet-rows = { $field }: ide { $number } sorból álló lista kell, a felsővel kezdve.
error-sheet-row = { $field }: ez a sor ({ $row }., { $first }–{ $last }) { $number } szóból álló szöveg legyen, nem { $found } szóból.
error-sheet-row-text = { $field }: ez a sor ({ $row }., { $first }–{ $last }) { $number } szóból álló szöveg legyen.
error-sheet-word = { $field }, { $square } mező: „{ $text }” se nem kártya, se nem nyersanyag, se nem pont; a kártyákat a cubetown cards sorolja fel.
error-sheet-square = { $field }: nincs ilyen mező: „{ $text }”; az első mező a1, az utolsó { $last }.
error-sheet-cards = { $field }: ide kártyák azonosítóinak listája kell.
error-sheet-no-such-card = { $field }: nincs ilyen kártya: „{ $text }”; a kártyákat a cubetown cards sorolja fel.
error-sheet-card-twice = { $field }: ez a kártya kétszer szerepel: { $card }.
error-sheet-monument-listed = { $field }: műemléket itt nem kell felsorolni: { $card }.
error-sheet-same-group = { $field }: a játékban csak egy kártya van ebből a csoportból ({ $group }): { $cards_or }.
error-sheet-same-group-in-town = { $field }, { $square } mező: a játékban csak egy kártya van ebből a csoportból ({ $group }): { $cards_or }.
error-sheet-promo = { $field }: ehhez a promókártyához ez kell: "options": {"{"}"promos": true{"}"}; a kártya: { $card }.
error-sheet-promo-in-town = { $field }, { $square } mező: ehhez a promókártyához ez kell: "options": {"{"}"promos": true{"}"}; a kártya: { $card }.
error-sheet-not-listed = { $field }, { $square } mező: ez a kártya nincs a cards listában: { $card }.
error-sheet-orchard = { $field }: az „anywhere” az uk kiadáshoz tartozik.
error-sheet-two-monuments = { $field }: egy városban legfeljebb egy műemlék lehet, itt több is van ({ $squares }): { $cards }.
error-sheet-same-monument = { $field }, { $square } mező: ez a műemlék már áll itt: { $other }; a műemlék: { $card }.
error-sheet-banks = { $field }, { $square } mező: egy városban legfeljebb { $most } Bank lehet.
error-sheet-completed = { $field }: meg kell adni, melyik fordulóban készült el ez a város, mert az egyik városban ez áll: { $card }.
error-sheet-shrine-missing = { $field }: ehhez a műemlékhez ({ $square } mező) meg kell adni, hány épület volt a városban, amikor felépült: { $card }.
error-sheet-warehouses = { $field }: ide objektum kell, mezőnként nyersanyagok listájával.
error-sheet-no-warehouse = { $field }, { $square } mező: ott nem áll Raktár.
error-sheet-warehouse-list = { $field }, { $square } mező: ide nyersanyagok listája kell.
error-sheet-warehouse-full = { $field }, { $square } mező: egy Raktárban legfeljebb { $most } kocka fér el.
error-sheet-resource = { $field }, { $square } mező: „{ $text }” nem nyersanyag; a nyersanyagok: { $expected }.
error-sheet-no-monument = { $field }: „{ $text }” nem műemlék.
error-sheet-none = { $field }: ehhez a játékhoz nincs pontozólap.
error-sheet-builds-game = { $field }: építeni csak a tiny-towns játékban lehet.

cli-site-done = Az oldal itt van: { $file }; egy látogató { $megabytes } MB-ot tölt le. Így lehet megnézni: python -m http.server --directory "{ $file }"
site-foreign = { $file } se nem üres, se nem Cubetown-oldal, ezért semmi sem került bele.
site-no-engine = Ebből a telepítésből hiányzik a böngészőben futó motor. A Cubetown forrásmappájában a „make site” elkészíti, és kiírja az oldalt.

cli-warmup-without = Ehhez a géphez nincs lefordított kód, ezért a szimuláció lassabb. A Numba le tudja fordítani: pip install numba
cli-warmup-nothing = Nincs mit lefordítani: a Cubetown lefordított kóddal érkezik.
cli-bots-weaker = Ehhez a géphez nincs lefordított kód, ezért néhány gépi játékos gyengébb, mint lehetne: a Tiny Towns összes szintje és a Shake That City szakértő szintje. A Numba le tudja fordítani: pip install numba
cli-bots-being-compiled = A gépi játékosok kódja a háttérben fordul. Ez néhány percig tart, de csak egyszer. Addig néhány gépi játékos gyengébb, mint lehetne.
cli-warmup-done = A szimuláció { $seconds } másodperc alatt elkészült; itt van: { $folder }

cli-about-strength = megméri, milyen erős egy saját kártyád
cli-option-strength-cards = fájl a saját kártyáiddal
cli-option-strength-card = a mérendő kártya (alapértelmezés: a fájl utolsó kártyája)
cli-option-strength-against = a nyomtatott kártya, amellyel összeveti (alapértelmezés: a csoport szokásos kártyája)
cli-option-strength-deals = hány leosztást játsszon le (alapértelmezés: 100)
cli-option-strength-out = a játszmák és az eredmények mappája (alapértelmezés: strength); ha már vannak benne játszmák, folytatja
cli-strength-gain = { $card } e helyett: { $other }: { $mean } ± { $reach } pont ({ $deals } leosztás)
cli-strength-control = Az eredeti helyett a másolata, { $other }: { $mean } ± { $reach } pont ({ $deals } leosztás; 0 körül legyen)
cli-strength-built = { $card }: a városok { $percent }%-ában, városonként { $count }, először a(z) { $turn }. fordulóban; játszmánként { $points } pont
cli-strength-chart = { $card } e helyett: { $other }, pontban
cli-strength-files = A strength.json és a strength.svg itt van: { $file }.
