# Az aréna: botok egymás ellen (cubetown arena).

cli-about-arena = sok játszma botok között, ugyanazokkal az osztásokkal, és a botok értékelése
cli-option-arena-bots = a játszó botok
cli-option-arena-players = helyek az asztalnál; ha nincs megadva, kettő, egyetlen botnál egy
cli-option-arena-games = hány játszmát játszik minden botcsoport; ha nincs megadva, 100
cli-option-arena-seconds = hány másodpercig gondolkodhat egy bot egy teljes körön; ha nincs megadva, 0.1
cli-option-arena-clock = mi számít: a bot munkaideje (cpu) vagy az eltelt idő (wall)
cli-option-arena-seed = szám, amellyel az osztások megismételhetők; ha nincs megadva, 0
cli-option-arena-jobs = hány játszma folyik egyszerre; ha nincs megadva, magonként egy
cli-option-arena-ray = játék az ezen a címen elérhető Ray-fürtön
cli-option-arena-out = mappa a játszmáknak és az eredményeknek; ugyanazzal a mappával folytatódik; ha nincs megadva, „arena”

cli-arena-number = A(z) { $option } után nullánál nagyobb szám kell, nem „{ $text }”.
cli-arena-other = A(z) „{ $file }” fájlban más beállításokkal játszott játszmák vannak: ismételd meg azokat a beállításokat, vagy adj meg másik mappát a --out kapcsolóval.
cli-arena-bot-failed = Ez a bot hibázott a(z) { $number }. osztásban: { $text } ({ $why }). A befejezett játszmák megmaradtak.
cli-arena-worker-died = Egy játszó folyamatot kívülről leállítottak. A befejezett játszmák megmaradtak; ugyanez a parancs folytatja.
cli-arena-no-ray = A Ray nincs telepítve. Telepítése: pip install "cubetown[ray]"
cli-arena-ray = Ezen a címen nem érhető el Ray-fürt: { $address } ({ $why }).
cli-arena-goes-on = Folytatódik: { $number } játszma már befejeződött.
cli-arena-progress = játszmák
cli-arena-stopped = Leállítva. { $number } játszma befejeződött és megmaradt; ugyanez a parancs folytatja.
cli-arena-kept = A játszmák, az eredmények és az ábra ebben a mappában vannak: { $file }
cli-arena-title = { $text }, { $players } játékos, körönként { $seconds } s
cli-arena-heading-bot = bot
cli-arena-heading-games = játszmák
cli-arena-heading-rating = értékszám
cli-arena-heading-points = pontok
cli-arena-heading-wins = győzelmek
cli-arena-heading-goal = cél elérve
cli-arena-heading-turn = egy kör
cli-arena-heading-slowest = leglassabb
cli-arena-heading-other = másik bot
cli-arena-heading-better = jobb volt
cli-arena-time = { $text } ms
cli-arena-intervals = A ± után a 95%-os intervallum fele áll. A döntetlen félnek számít.
cli-arena-goal-tiny-towns = A cél a legmagasabb rang, legalább 38 pont.
cli-arena-goal-shake-that-city = A cél a győzelem: 55 pont, és egyetlen építkezéslapka sem marad.
