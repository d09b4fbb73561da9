# Shake That City: nevek, teendők, a pontok magyarázata, a győztes és ami nem lehet.

## Lapkák és változatok

tile-home = Lakóház
tile-shop = Bolt
tile-factory = Gyár
tile-park = Park
tile-road = Út

variant-family = Családi játék
variant-construction = Építkezős játék

## Teendők

task-choose-colour = Válassz egy színt, amelynek az alakzata elfér a városodban.
task-place-shape = Helyezd le ezt az alakzatot: { $tile }.

## Mi ad pontot

score-city-home =
    { $side ->
        [coastal] { $points } pont minden magában álló lakóházért vagy összefüggő csoportért, a tengernél még { $sea }; gyár mellett 0.
       *[landlocked] { $points } pont minden magában álló lakóházért vagy összefüggő csoportért; gyár mellett 0.
    }
score-city-shop =
    { $side ->
        [coastal] Az övezete pontjai ({ $zones_or }), ha a szárazföldi szélen vagy pontot adó út mellett áll.
       *[landlocked] Az övezete pontjai ({ $zones_or }), ha a tábla szélén vagy pontot adó út mellett áll.
    }
score-city-factory = 1 pont, ha másik gyár van mellette, és 1 pont, ha út.
score-city-park =
    { $side ->
        [coastal] 1 pont, ha lakóház van mellette, és 1 pont, ha a tengernél áll.
       *[landlocked] 1 pont, ha lakóház van mellette, és 1 pont, ha gyár.
    }
score-city-road =
    { $side ->
        [coastal] 1 pont minden útért, amely össze van kötve a szárazföldi széllel.
       *[landlocked] 1 pont minden útért, amely össze van kötve a tábla szélével.
    }
score-city-bonus = Minden megfordított bónuszlapka: { $points }.
score-city-construction = Egy építkezési lapka eltűnik, amint a két típusa egymás mellé kerül.
score-city-construction-goal = Csak olyan játékos nyerhet, aki az összes sajátját eltávolította.
score-city-solo = Akkor nyersz, ha mind eltűnt, és legalább { $target } pontod van.

## A pontok magyarázata

reason-road-leads-out = { $squares }: össze van kötve a tábla szélével
reason-road-cut-off = { $squares }: nincs összekötve a tábla szélével
reason-park-homes = { $squares }: lakóház mellett
reason-park-factories = { $squares }: gyár mellett
reason-park-sea = { $squares }: a tengernél
reason-park-alone = { $squares }: nincs mellette semmi, ami pontot adna
reason-factory-factories = { $squares }: másik gyár mellett
reason-factory-roads = { $squares }: út mellett
reason-factory-alone = { $squares }: sem gyár, sem út nincs mellette
reason-shop-linked =
    { $number ->
        [one] { $squares }: összekötve, az övezet értéke { $each }
       *[other] { $squares }: összekötve, az övezet értéke egyenként { $each }
    }
reason-shop-cut-off = { $squares }: nincs összekötve a tábla szélével
reason-home-group =
    { $number ->
        [one] { $squares }: magában álló lakóház
       *[other] { $squares }: { $number } lakóházból álló csoport
    }
reason-home-sea =
    { $number ->
        [one] { $squares }: lakóház a tengernél
       *[other] { $squares }: { $number } lakóházból álló csoport a tengernél
    }
reason-home-voided = { $squares }: 0 pont, mert gyár van emellett: { $near }
reason-family = A családi játékban csak a bónuszlapkák adnak pontot
reason-bonus-filled =
    { $side ->
        [north] Teli oszlop: { $line }
       *[west] Teli sor: { $line }
    }
reason-bonus-four =
    { $side ->
        [north] { $number } × { $tile } ebben az oszlopban: { $line }
       *[west] { $number } × { $tile } ebben a sorban: { $line }
    }
reason-bonus-open =
    { $side ->
        [north] „{ $fill }” oszlop: mind a { $all } mező tele, vagy „{ $four }” oszlop: legalább { $needed } × { $tile }
       *[west] { $fill }. sor: mind a { $all } mező tele, vagy { $four }. sor: legalább { $needed } × { $tile }
    }
reason-bonus-open-any =
    { $side ->
        [north] „{ $fill }” oszlop: mind a { $all } mező tele, vagy „{ $four }” oszlop: legalább { $needed } egyforma lapka
       *[west] { $fill }. sor: mind a { $all } mező tele, vagy { $four }. sor: legalább { $needed } egyforma lapka
    }
reason-bonus-diversity = Sokszínűség: minden típusból legalább { $number } lapka
reason-bonus-not-diverse = Sokszínűség: minden típusból legalább { $number } lapka kell; ebből kevés van: { $tiles }

## Ki nyert

verdict-bonus-tiles = Pontegyenlőség; a legtöbb bónuszlapkával { $names } nyert.
verdict-city-empty = Döntetlen; a legkevesebb üres mezővel { $names } nyert.
verdict-city-nobody = Senki sem nyert: senki sem távolította el az összes építkezési lapkát.
verdict-city-solo-won = Győztél! Minden építkezési lapka eltűnt, { $points } pontod van (cél: { $target }).
verdict-city-solo-points = Vesztettél: { $points } pontod van (cél: { $target }).
verdict-city-solo-tiles =
    { $number ->
        [one] Vesztettél: { $number } építkezési lapka maradt. A pontjaid: { $points }.
       *[other] Vesztettél: { $number } építkezési lapka maradt. A pontjaid: { $points }.
    }

## Tiltott lépések

illegal-too-many-cubes = Ebből a színből csak { $most } kocka van, nem { $number }: { $tile }.
illegal-colour-not-shown = Egyetlen kocka sem mutatja ezt a színt: { $tile }.
illegal-colour-blocked = Ebben a fordulóban nem választhatod ezt a színt: { $tile }.
illegal-colour-does-not-fit = Ez az alakzat sehol sem fér el a városodban: { $tile }.
illegal-over-the-edge = Az alakzat túllógna a tábla szélén.
illegal-squares-taken = Az alakzat foglalt mezőkre kerülne: { $squares }.

## Szövegek, asztalok és adatok, amelyek nem lehetnek

error-no-such-tile = Nincs ilyen lapka: „{ $text }”; a lapkák: { $expected }.
error-cubes-number = Egy rázás { $number } kocka, nem { $found }.
error-option-missing = Hiányzik ez a beállítás: „{ $option }”.
error-first-player = Az első aktív játékos helye 1 és { $players } közötti szám legyen.
error-sheet-tile = { $field }, { $square } mező: ez se nem lapka, se nem pont: „{ $text }”; a lapkák: { $expected }.
error-bonus-tiles-sides = { $field }: ez objektum legyen „north” és „west” mezővel.
error-bonus-tiles-three = { $field }: ez három bónuszlapka listája legyen.
error-bonus-tiles-each = { $field }: ezeknek a bónuszlapkáknak egyszer kell szerepelniük: { $expected }.
error-construction-variant = Ebben a változatban nincsenek építkezési lapkák: „{ $variant }”.
error-construction-each = { $field }: ezeknek a pároknak egyszer kell szerepelniük: { $expected }.
error-components-object = { $field }: ez kapcsos zárójeles objektum legyen.
error-components-key = { $field }: nincs ilyen mező: „{ $text }”; a lehetséges mezők: { $expected }.
error-components-missing = { $field }: hiányzik ez a mező: „{ $text }”.
error-components-list = { $field }: ez lista legyen.
error-components-length = { $field }: a lista hossza { $number } legyen.
error-components-watched = { $field }: ez vagy a két oldal közös { $number } helyének, vagy ha az oldalak eltérnek, mind a { $most } helynek a listája.
error-components-number = { $field }: ez { $least } és { $most } közötti egész szám legyen.
error-components-flag = { $field }: ez true vagy false legyen.
error-components-value = { $field }: ez nem lehet „{ $text }”; ezek közül lehet választani: { $expected }.
error-components-zones = { $field }, { $row }. sor: ez { $number } számjegyből álló szöveg legyen, mezőnként egy bolt pontjaival.
error-components-sea = { $field }: a szárazföldi oldalnak nincs tengeri széle, a tengerparti oldalnak egy, kettő vagy három különböző van.
error-components-cubes = { $field }: legalább { $least } kocka kell; a megadott kockák száma: { $number }.
error-components-twice = { $field }: ugyanaz kétszer szerepel.
error-components-field = { $field }: { $why }

## Napló

move-city-first = { $name } az első aktív játékos.
move-city-shake = A kiesett kockák: { $tiles }.
move-city-choose = { $name } választása: { $tile }.
move-city-place = { $name } lehelyezi az alakzatot ide: { $square }.
move-city-lay = { $name } lapkákat helyez le: { $tile } ({ $squares }).
