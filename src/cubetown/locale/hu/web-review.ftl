# Amit az oldal egy befejezett játszmáról mond, lépésről lépésre.

web-review = Elemzés
web-review-begin = Játszma elemzése
web-review-text = Mennyi volt a szerencse, mit tettek a többiek, és mibe kerültek a saját lépéseid.
web-review-waiting = Várakozás a sorban…
web-review-ready = Kész az elemzés.
web-review-quick = Minden döntés elemzése…
web-review-deep = A legnagyobb veszteségek újbóli átnézése…
web-review-grade-superb = Kiváló játék
web-review-grade-strong = Erős játék
web-review-grade-good = Jó játék
web-review-grade-fair = Rendes játék, némi veszteséggel
web-review-grade-uneven = Egyenetlen játék
web-review-grade-learning = Még van mit tanulni
web-review-per-decision =
    { $number ->
        [one] döntésenként { $points } elvesztett pont, { $number } olyan döntésben, ahol volt választás
       *[other] döntésenként { $points } elvesztett pont, { $number } olyan döntésben, ahol volt választás
    }
web-review-mistakes = A legtöbb pontba kerülő lépések
web-review-no-mistakes = Egyik lépés sem volt egyértelmű hiba.
web-review-cost =
    { $number ->
        [one] Kb. { $number } pontba került
       *[other] Kb. { $number } pontba került
    }
web-review-one-mistake = Az egyik legtöbbe kerülő lépés
web-review-you = Te: { $what }
web-review-instead = Jobb: { $what }
web-review-reason = Főleg ezért: { $what }
web-review-turning = A fordulópont: { $what }
web-review-run =
    { $number ->
        [one] { $number } legjobb lépés egymás után
       *[other] { $number } legjobb lépés egymás után
    }
web-review-short-start = Várható
web-review-short-rest = Szerencse és egyéb
web-review-short-loss = A hibáid
web-review-short-final = Eredmény
web-review-details = Részletek
web-review-try-gained =
    { $points ->
        [one] Helyes! Kb. { $points } ponttal jobb, mint a játszmádban.
       *[other] Helyes! Kb. { $points } ponttal jobb, mint a játszmádban.
    }
web-review-show = Állás mutatása
web-review-try = Próbáld meg te
web-review-play-on = Folytatás innen
web-review-account = Miből állt össze az eredmény
web-review-unit = Mértékegység
web-review-in-points = pont
web-review-in-wins = győzelmi esély
web-review-in-rank = a legjobb rang esélye
web-review-rank-note = Mennyire volt valószínű a legjobb rang: legalább { $points } pont.
web-review-goal-note = Mennyire volt valószínű a győzelem: egyszemélyes játékban ez a cél elérését jelenti.
web-review-start = Kezdetben várható
web-review-luck = Szerencse
web-review-others = Amit a többiek tettek
web-review-loss = Hibák miatt elveszett
web-review-rejudged = Pontosított értékelés
web-review-corrected-down = Itt a „pontosított értékelés” a legnagyobb tétel: a becslések végig erős játékkal számoltak, a játszma pedig gyengébben alakult.
web-review-corrected-up = Itt a „pontosított értékelés” a legnagyobb tétel: a játszma jobban alakult, mint amivel a becslések számoltak.
web-review-final = Eredmény
web-review-hindsight = Utólag: az ezekhez a kártyákhoz talált legjobb terv { $points } pontot ér.
web-review-course = Várható eredmény, lépésről lépésre
web-review-course-points = Várható pontok lépésről lépésre: kezdetben { $first }, a végén { $last }; legkevesebb { $least }, legtöbb { $most }.
web-review-course-win = Győzelmi esély lépésről lépésre: kezdetben { $first }, a végén { $last }; legkevesebb { $least }, legtöbb { $most }.
web-review-course-rank = A legjobb rang esélye lépésről lépésre: kezdetben { $first }, a végén { $last }; legkevesebb { $least }, legtöbb { $most }.
web-review-all = Minden döntés ({ $number })
web-review-class-1 = kis veszteség
web-review-class-2 = hiba
web-review-class-3 = nagy hiba
web-review-class-4 = súlyos hiba
web-review-unsure = bizonytalan
web-review-try-goal = Itt te jössz. Játszd meg azt a lépést, amelyet a legjobbnak tartasz.
web-review-try-weighing = Mérlegeljük a lépésedet…
web-review-try-right = Helyes: nem találtunk nála egyértelműen jobbat.
web-review-try-wrong =
    { $number ->
        [one] Ez a lépés { $points } pontba kerül.
       *[other] Ez a lépés { $points } pontba kerül.
    }
web-review-try-same =
    { $number ->
        [one] A játszmában is ez volt a lépés. { $points } pontba kerül.
       *[other] A játszmában is ez volt a lépés. { $points } pontba kerül.
    }
web-review-try-why = A legjobb lépés ezt hozná: { $what }.
web-reasons-more = { $what } és még { $number } kisebb eltérés
web-review-try-show = Mutasd a legjobb lépést
web-review-try-best = A legjobb lépés, amit találtunk: { $what }
web-review-how = Hogyan készül az elemzés
web-review-how-account = Minden lépés előtt és után a program sok játszmát játszik végig, és csak azt tudja, amit a játékos akkor tudhatott. Amin a véletlen változtatott, az szerencse; amit a többiek tettek, azt külön számoljuk; amit egy rosszabb lépés elvitt, az veszteség. A „pontosított értékelés” azt mutatja, mennyit javított önmagán a becslés. A részek összege mindig az eredmény.
web-review-how-loss = Egy lépést a talált legjobbal hasonlítunk össze, azonos szerencsével. A bizonytalansága kétszeresénél kisebb veszteség halványan látszik: lehet, hogy nulla.
web-review-how-grade = Az értékelés a választást engedő döntések átlagos vesztesége: kiváló 0,1 pontig, erős 0,25-ig, jó 0,5-ig, rendes 1-ig, egyenetlen 2-ig.
web-review-evaluator = Értékelő: { $name }

## Tippek

web-hint = Tipp
web-hints =
    { $number ->
        [one] { $number } tipp ebben a játszmában.
       *[other] { $number } tipp ebben a játszmában.
    }
web-hint-thinking = Gondolkodás…
web-hint-reason = Főleg ehhez jó: { $what }
web-hint-alternatives =
    { $number ->
        [one] { $number } másik lehetőség
       *[other] { $number } másik lehetőség
    }
web-hint-as-good = ugyanolyan jó
web-estimate = A végén körülbelül { $points } (becslés)
web-estimate-thinking = Becslés készül a végeredményről…
web-estimate-how = Így készül a becslés
web-estimate-note = Ha innen úgy játszol tovább, mint a szakértő, a legtöbb játszma { $low } és { $high } pont között ér véget. A becslés csak azt tudja, amit te: többször végigjátssza a játszmát, mindig mást feltételezve arról, mi jöhet még.

## Mit tegyen a játékos

web-do-keep = Tartsd meg: { $card }.
web-do-name = Nevezd meg ezt: { $resource }.
web-do-take = Válaszd ezt: { $resource }.
web-do-place = Helyezd le a kockát ide: { $square }.
web-do-trade = A Gyáraddal válassz mást: { $resource }.
web-do-store = Tedd a kockát a Raktárba ({ $square }).
web-do-swap = Cserélj kockát a Raktárból ({ $square }): { $resource }.
web-do-cavern = Tedd a kockát a barlangba.
web-do-build = Építsd meg: { $card } (kockák: { $squares }).
web-do-put = Helyezd le az épületet ide: { $square }.
web-do-put-card = Építsd meg ide ({ $square }): { $card }.
web-do-choose = Válassz az új épületre: { $resource }.
web-do-skip = Tartsd meg a többi épületet.
web-do-set-aside = Tedd félre: { $cards }.
web-do-done = Fejezd be a lépésed.
web-do-city-choose = Válaszd ezt: { $tile }.
web-do-city-place = Helyezd le az alakzatot ide: { $square }.
web-do-city-lay = Helyezd le: { $tile } ({ $squares }).
