# Az aréna: gépi játékosok egymás ellen (cubetown arena).

cli-about-arena = sok játszma gépi játékosok között, ugyanazokkal a leosztásokkal, és a játékosok értékelése
cli-option-arena-bots = a részt vevő gépi játékosok
cli-option-arena-players = helyek az asztalnál; ha nincs megadva, kettő, egyetlen gépi játékosnál egy
cli-option-arena-games = hány játszmát játszik a gépi játékosok minden csoportja; ha nincs megadva, 100
cli-option-arena-seconds = hány másodpercig gondolkodhat egy gépi játékos egy teljes körön; ha nincs megadva, 0.1
cli-option-arena-work = kiértékelések száma körönként a másodpercek helyett; így a futás bitre pontosan megismételhető
cli-option-arena-strict = álljon le, ha egy gépi játékos hibázik, ahelyett hogy vesztett játszmának számítana
cli-option-arena-records = minden játszma teljes mentése visszajátszáshoz, elemzéshez és tanuláshoz
cli-option-arena-clock = mi számít: a gépi játékos munkaideje (cpu) vagy az eltelt idő (wall)
cli-option-arena-seed = a leosztások magja: ugyanaz a szám ugyanazokat adja; ha nincs megadva, 0
cli-option-arena-jobs = hány játszma folyik egyszerre; ha nincs megadva, magonként egy
cli-option-arena-ray = játék az ezen a címen elérhető Ray-fürtön
cli-option-arena-out = mappa a játszmáknak és az eredményeknek; ugyanazzal a mappával folytatódik; ha nincs megadva, „arena”

arena-other = Ebben a fájlban („{ $file }”) más beállításokkal játszott játszmák vannak: ismételd meg azokat a beállításokat, vagy adj meg másik mappát a --out kapcsolóval.
arena-changed = Ebben a fájlban („{ $file }”) olyan játszmák vannak, amelyek óta ezek a gépi játékosok megváltoztak: töröld, vagy adj meg másik mappát a --out kapcsolóval.
arena-in-use = Ebbe a fájlba („{ $file }”) most egy másik aréna ír: várd meg, vagy adj meg másik mappát a --out kapcsolóval.
arena-broken = Ennek a fájlnak („{ $file }”) az egyik sorát ({ $line }.) nem aréna írta. A fájl marad, ahogy van: javítsd ki, vagy adj meg másik mappát a --out kapcsolóval.
arena-bot-failed = Ez a gépi játékos hibázott: { $text } ({ $number }. leosztás; { $why }). A befejezett játszmák megmaradtak.
arena-worker-died = Egy játszó folyamatot kívülről leállítottak. A befejezett játszmák megmaradtak; ugyanez a parancs folytatja.
arena-unreadable = Ez a fájl nem olvasható: „{ $file }”.
arena-unwritable = Ez a fájl nem írható: „{ $file }”.
arena-no-ray = A Ray nincs telepítve. Telepítéséhez a Cubetown forrásmappájában: pip install ".[ray]"
arena-ray = Ezen a címen nem érhető el Ray-fürt: { $address } ({ $why }).
cli-arena-goes-on = Folytatódik: { $number } játszma már befejeződött.
cli-arena-progress = játszmák
cli-arena-stopped = Leállítva. { $number } játszma befejeződött és megmaradt; ugyanez a parancs folytatja.
cli-arena-kept = A játszmák, az eredmények és az ábra ebben a mappában vannak: { $file }
cli-arena-title = { $text }, { $players } játékos, körönként { $seconds } s
cli-arena-title-work =
    { $players ->
        [one] { $text }, egyedül, körönként { $number } kiértékelés
       *[other] { $text }, { $players } játékos, körönként { $number } kiértékelés
    }
cli-arena-heading-bot = játékos
cli-arena-heading-games = játszmák
cli-arena-heading-rating = értékszám
cli-arena-heading-points = pontok
cli-arena-heading-wins = győzelmek
cli-arena-heading-goal = cél elérve
cli-arena-heading-turn = egy kör
cli-arena-heading-slowest = leglassabb
cli-arena-heading-failed = hibázott
cli-arena-failures = Az a gépi játékos, amelyik hibázik vagy késik, elveszíti a játszmát. Az okok a failures.jsonl fájlban vannak.
cli-arena-heading-other = ellenfél
cli-arena-heading-better = jobb volt
cli-arena-time = { $text } ms
cli-arena-intervals = A ± után a 95%-os intervallum szélességének fele áll; ahol nincs, ott túl kevés a játszma. A döntetlen félnek számít.
cli-arena-goal-tiny-towns = A cél a legmagasabb rang, legalább 38 pont.
cli-arena-goal-shake-that-city = A cél a győzelem: 55 pont, és egyetlen építkezési lapka sem marad.

# Játszmák gyűjteményei tanuláshoz (cubetown records).

cli-about-records = játszmák gyűjteménye tanuláshoz, döntésenként egy sorral
cli-option-records-games = hány játszma legyen a gyűjteményben; ha nincs megadva, 1000; később növelhető
cli-option-records-level = a gépi játékos minden helyen; ha nincs megadva, expert
cli-option-records-work = kiértékelések száma körönként; ha nincs megadva, 5000; ugyanaz a szám mindig ugyanazt a gyűjteményt adja
cli-option-records-players = hány játékos játszik; ha nincs megadva, 2
cli-option-records-seed = a gyűjtemény magja; ha nincs megadva, 0
cli-option-records-review = minden játszma elemzése is, döntésenként ennyi kiértékeléssel, és minden kör veszteségének mentése
cli-option-records-format = a fájlok formátuma; ha nincs megadva, jsonl
cli-option-records-out = mappa a fájloknak; ugyanazzal a mappával folytatódik; ha nincs megadva, „records”
cli-records-done = { $number } játszma van ebben a mappában: { $file }
records-unwritable = Ez a fájl nem írható: „{ $file }”.
records-other = A „{ $file }” fájlban leírt gyűjtemény más beállításokkal készült, vagy azóta megváltoztak a gépi játékosai. Adj meg másik mappát a --out kapcsolóval.
records-no-parquet = A Parquet-fájlokhoz PyArrow kell: pip install pyarrow

# A motor más programoknak (cubetown analysis).

cli-about-analysis = állások elemzése más programoknak, a szabványos be- és kimeneten
cli-option-analysis-jobs = hány keresés fut egyszerre; ha nincs megadva, magonként egy
analysis-not-json = Minden sorban egy JSON-objektumnak kell állnia.
analysis-long-line = A sor túl hosszú.
analysis-id = Minden kérdéshez kell „id”: legfeljebb { $most } karakteres szöveg.
analysis-id-twice = A „{ $text }” azonosítójú kérdés még folyamatban van.
analysis-too-many = Egyszerre legfeljebb { $most } kérdés lehet folyamatban.
analysis-field = Ismeretlen mező: „{ $key }”. A lehetséges mezők: { $expected }.
analysis-type = A(z) „{ $key }” mező típusa nem megfelelő: { $text }.
analysis-value = A(z) „{ $key }” mező értéke nem lehet { $text }. A lehetséges értékek: { $expected }.
analysis-limits = Vagy „work”, vagy „seconds” adható meg, a kettő együtt nem.
analysis-limit = A(z) „{ $key }” mezőben 0-nál nagyobb, legfeljebb { $most } értékű szám állhat, nem { $text }.
analysis-one-position = Vagy „position”, vagy „record” kell, de a kettő együtt nem.
analysis-move = A(z) { $number }. lépés nem tehető meg: { $why }
analysis-move-form = A lépés elején az áll, hogy ki teszi meg: „1 place a1” vagy „chance draw wood”, nem pedig { $text }.
analysis-which-seat = Több hely is léphet. A „seat” mezőben add meg, melyik: { $expected }.
analysis-failed = A keresés nem sikerült: { $why }

# Kérdések nyelvi modelleknek (cubetown.envs.text).

text-you = Te vagy a(z) { $number }. játékos ebben a játszmában: { $text }. Ezt láthatod az asztalból.
text-cards = Kártyák az asztalon a mintáikkal (B tégla, G üveg, S kő, W búza, O fa):
text-moves = A lehetséges lépéseid:
text-answer = Válaszolj egyetlen lépéssel, szögletes zárójelben, például: [place a1].
text-illegal = Ez nem lehetséges. { $why }
