# Tiny Towns: nevek, kártyák hatásai, teendők, napló, a pontok magyarázata és a tiltások.

## Kártyák; a `.printed` a kártyára nyomtatott angol név

card-cottage = Házikó
    .printed = Cottage
card-farm = Farm
    .printed = Farm
card-granary = Magtár
    .printed = Granary
card-greenhouse = Üvegház
    .printed = Greenhouse
card-orchard = Gyümölcsöskert
    .printed = Orchard
card-well = Kút
    .printed = Well
card-fountain = Szökőkút
    .printed = Fountain
card-millstone = Malomkő
    .printed = Millstone
card-shed = Fészer
    .printed = Shed
card-chapel = Kápolna
    .printed = Chapel
card-abbey = Apátság
    .printed = Abbey
card-cloister = Kolostor
    .printed = Cloister
card-temple = Templom
    .printed = Temple
card-tavern = Kocsma
    .printed = Tavern
card-almshouse = Szegényház
    .printed = Almshouse
card-inn = Fogadó
    .printed = Inn
card-feast-hall = Lakomaterem
    .printed = Feast Hall
card-theater = Színház
    .printed = Theater
card-bakery = Pékség
    .printed = Bakery
card-market = Piac
    .printed = Market
card-tailor = Szabóműhely
    .printed = Tailor
card-factory = Gyár
    .printed = Factory
card-bank = Bank
    .printed = Bank
card-trading-post = Kereskedőház
    .printed = Trading Post
card-warehouse = Raktár
    .printed = Warehouse
card-architects-guild = Építészek Céhe
    .printed = Architect’s Guild
card-archive-of-the-second-age = A Második Kor Archívuma
    .printed = Archive of the Second Age
card-barrett-castle = Barrett-kastély
    .printed = Barrett Castle
card-cathedral-of-caterina = Caterina-katedrális
    .printed = Cathedral of Caterina
card-fort-ironweed = Vernónia-erőd
    .printed = Fort Ironweed
card-grand-mausoleum-of-the-rodina = A Rodina Nagy Mauzóleuma
    .printed = Grand Mausoleum of the Rodina
card-grove-university = Ligeti Egyetem
    .printed = Grove University
card-mandras-palace = Mandras-palota
    .printed = Mandras Palace
card-obelisk-of-the-crescent = Félhold-obeliszk
    .printed = Obelisk of the Crescent
card-opaleyes-watch = Opálszem Őrtornya
    .printed = Opaleye’s Watch
card-shrine-of-the-elder-tree = Az Ősfa Szentélye
    .printed = Shrine of the Elder Tree
card-silva-forum = Silva-fórum
    .printed = Silva Forum
card-the-sky-baths = Égi Fürdő
    .printed = The Sky Baths
card-the-starloom = Csillagszövő
    .printed = The Starloom
card-statue-of-the-bondmaker = A Szövetségkötő Szobra
    .printed = Statue of the Bondmaker
card-ludicaire = Ludicaire
card-escale-a-jeux = Escale à jeux

## Nyersanyagok, csoportok, változatok, kiadások, rangok

resource-wood = fa
resource-wheat = gabona
resource-brick = tégla
resource-glass = üveg
resource-stone = kő

group-blue = kék
group-red = piros
group-grey = szürke
group-orange = narancssárga
group-green = zöld
group-yellow = sárga
group-black = fekete
group-purple = lila

variant-town-hall = Városháza (Town Hall)

edition-en = Angol kiadás
    .changes = Egyszemélyes játék: kimarad a Fogadó (Inn), a Bank, a Vernónia-erőd (Fort Ironweed) és az Opálszem Őrtornya (Opaleye’s Watch). Más nem változik.
edition-uk = Ukrán kiadás
    .changes = Egyszemélyes játék: kimarad a Fogadó (Inn), a Bank, a Vernónia-erőd (Fort Ironweed) és az Opálszem Őrtornya (Opaleye’s Watch). Azt is választhatod, hogy a Gyümölcsöskert (Orchard) bárhol lásson el legfeljebb 6 Házikót, ahogy az ukrán szabálykönyv írja.
edition-hu = Magyar kiadás
    .changes = Egyszemélyes játék: kimarad a Fogadó (Inn), a Bank, a Vernónia-erőd (Fort Ironweed) és az Opálszem Őrtornya (Opaleye’s Watch). Más nem változik.
edition-fr = Francia kiadás
    .changes = Egyszemélyes játék: kimarad a Lakomaterem (Feast Hall), a Bank, a Vernónia-erőd (Fort Ironweed), az Opálszem Őrtornya (Opaleye’s Watch) és a Csillagszövő (The Starloom). Más nem változik.

rank-1 = Mesterépítész
rank-2 = Várostervező
rank-3 = Mérnök
rank-4 = Ács
rank-5 = Építőinas
rank-6 = Reménybeli építész

## Szavak szám után

points =
    { $points ->
        [one] { $points } pont
       *[other] { $points } pont
    }
cottages =
    { $number ->
        [0] egyetlen Házikó sem
        [one] { $number } Házikó
       *[other] { $number } Házikó
    }
fed-cottages =
    { $number ->
        [0] egyetlen ellátott Házikó sem
        [one] { $number } ellátott Házikó
       *[other] { $number } ellátott Házikó
    }
types =
    { $number ->
        [0] egyetlen épülettípus sem
        [one] { $number } épülettípus
       *[other] { $number } különböző épülettípus
    }
common-types =
    { $number ->
        [0] egyetlen nem műemlék épülettípus sem
        [one] { $number } nem műemlék épülettípus
       *[other] { $number } különböző, nem műemlék épülettípus
    }

## Mit tud egy kártya: mennyi pontot ér, kit lát el, mi a hatása

score-fixed = { points }.
score-fed = { points }, ha a játék végén el van látva élelemmel.
score-per-adjacent-cottage = { points } minden szomszédos Házikóért, akár ellátott, akár nem.
score-adjacent-to = { points }, ha { $groups_or } épület áll mellette.
score-not-adjacent-to = { points }, ha nem áll mellette { $groups_or } épület.
score-per-fed-cottage = { points } a városod minden ellátott Házikójáért.
score-per-own-in-corner = { points } minden ilyen épületért a város sarkaiban.
score-adjacent-fed-cottages = { points }, ha legalább { $number } ellátott Házikó szomszédos vele.
score-by-number = Együtt pontozva: 1, 2, 3 … { $most } vagy több ilyen épület { $table } pontot ér.
score-alone-in-lines = { points }, ha sem a sorában, sem az oszlopában nincs másik ilyen épület.
score-more-than-right = { points }; vagy { $more }, ha több ilyen épületed van, mint a jobb oldali szomszédodnak.
score-types-in-lines = { points } minden különböző épülettípusért a sorában és az oszlopában, a sajátját kivéve.
score-longest-line = { points } minden ilyen épületért a sorában vagy az oszlopában, ahol több van, ezt is beleértve.
score-per-own-in-centre = Pontok: { $base }, és még { $points } minden ilyen épületért a 4 középső mezőn, ezért is, ha ott áll.
score-per-cube = { points } minden kockáért, ami a végén rajta van.
score-types-in-town = { points } a városod minden különböző, nem műemlék épülettípusáért.
score-types-missing = { points } minden nem műemlék épülettípusért, amely hiányzik a városodból.
score-types-adjacent = { points } minden különböző épülettípusért, ami szomszédos vele.
score-largest-group = Pontok: { $base }, és még { $points } a legnagyobb összefüggő, egyforma típusú épületcsoportod minden épületéért.
score-number-when-built = Pontok aszerint, hány épület áll a városodban a megépítésekor, önmagával együtt: 1, 2, 3 … { $most } vagy több épület { $table } pontot ér.
score-completion-order = Pontok aszerint, hányadikként (1., 2., 3. …) készül el a városod: { $table } (ettől a helytől az utolsó érték jár: { $most }.). Az egy fordulóban elkészült városok azonos helyezést kapnak.
score-cottages-in-lines-and-town = Pontok: { $base }; még { $points }, ha a sorában és az oszlopában együtt legalább { $number } Házikó áll; még { $more }, ha a városban legalább { $town } Házikó van.
score-ring-and-cottages-in-centre = Pontok: { $base }, ha a város szélén áll, és bárhol álljon is, { $points } minden Házikóért a 4 középső mezőn.

feeds-anywhere =
    { $number ->
        [one] { $number } tetszőleges Házikót lát el élelemmel, bárhol a városodban.
       *[other] Legfeljebb { $number } tetszőleges Házikót lát el élelemmel, bárhol a városodban.
    }
feeds-around = Élelemmel látja el az összes Házikót a körülötte lévő 8 mezőn.
feeds-group = Élelemmel látja el egymással szomszédos Házikók egy csoportját, bárhol a városodban.
feeds-lines = Élelemmel látja el az összes Házikót a sorában és az oszlopában.

power-anywhere = Bármelyik üres mezőre lehelyezheted.
power-factory = Amikor megépíted, tégy rá egy nyersanyagot. Ha másik játékos ezt nevezi meg, helyette bármelyik másikat lehelyezheted.
power-bank = Amikor megépíted, tégy rá egy nyersanyagot, ami még egyik Bankodon sincs. Építőmesterként nem nevezhetsz meg olyat, ami a Bankjaidon van.
power-trading-post = Amikor építesz, a mintázat egyik kockáját helyettesítheti, és a helyén marad. Legalább egy kockának valódinak kell lennie.
power-warehouse = 3 kocka fér bele. Ha másik játékos nevez meg nyersanyagot, a kockát ide teheted, vagy elcserélheted egy itt lévőre, és azt helyezed le.
power-guild = Amikor megépíted, legfeljebb 2 másik épületedet más típusú (nem műemlék) épületre cserélheted.
power-castle = Úgy látható el, mint egy Házikó. A többi épület pontjainál 2 Házikónak számít, ellátottnak, ha maga a kastély is az; műemléknek nem számít.
power-cathedral = Az üres mezőidért nem jár büntetőpont.
power-fort = Mostantól nem lehetsz építőmester (a Városháza változatban pedig kimaradsz a szabad választás fordulóiból), hacsak nem te maradsz utolsóként játékban.
power-mausoleum = Az ellátatlan Házikóid annyit érnek, mint az ellátottak; minden más szempontból ellátatlannak számítanak.
power-university = Amikor megépíted, helyezz egy tetszőleges (nem műemlék) épületet a városod egyik üres mezőjére.
power-obelisk = Mostantól bármelyik üres mezőre lehelyezheted az új épületeidet.
power-watch = Amikor megépíted, tégy félre 3 különböző (nem műemlék) típusból egy-egy épületet. Ha egy későbbi fordulóban valamelyik szomszédod ilyen típust épít, helyezd a tiédet a városod egyik üres mezőjére.
power-shrine = Az értéke onnantól nem változik.
power-statue = Ha másik játékos nevez meg nyersanyagot, a kockát egy Házikódra is teheted: mindegyikre egyet, végleg.

## Mi a teendő most

task-keep-one = Tartsd meg az egyik műemléket a kettő közül.
task-name-resource = Te vagy az építőmester: nevezz meg egy nyersanyagot.
task-take-resource = Válassz egy nyersanyagot.
task-place-cube = Helyezd le ezt a kockát a városodban: { $resource }.
task-build-or-done = Építs, ha szeretnél, majd válaszd a „Kész vagyok” gombot.
task-put-building = Helyezd le az épületet ({ $card }) az egyik mezőre: { $squares }.
task-choose-resource = Válassz nyersanyagot az új épületre itt: { $square }.
task-replace-building =
    { $left ->
        [one] Még { $left } épületet lecserélhetsz ezek közül: { $squares }.
       *[other] Legfeljebb { $left } épületet lecserélhetsz ezek közül: { $squares }.
    }
task-add-one = Helyezz egy tetszőleges (nem műemlék) épületet egy üres mezőre.
task-add-all = Helyezd üres mezőkre a kapott épületeket: { $cards }.
task-set-three-aside = Tégy félre három különböző (nem műemlék) épületet.

## Napló

move-deal = { $name } két műemléket kap.
move-first = { $name } az első építőmester.
move-draw = A felfordított kártya: { $resource }.
move-keep = { $name } megtartja: { $card }.
move-name = { $name } nyersanyagot nevez meg: { $resource }.
move-take = { $name } nyersanyagot választ: { $resource }.
move-place = { $name } lehelyezi ide ({ $square }): { $resource }.
move-place-cube = { $name } lehelyezi a kockát ide: { $square }.
move-trade = { $name } a Gyárával másik nyersanyagot választ: { $resource }.
move-store = { $name } a Raktárba ({ $square }) teszi a kockát.
move-swap = { $name } a Raktárból ({ $square }) cserél kockát: { $resource }.
move-cavern = { $name } a barlangba teszi a kockát.
move-build = { $name } megépíti: { $card } (kockák: { $squares }).
move-put = { $name } lehelyezi az épületet ide: { $square }.
move-put-card = { $name } megépíti ide ({ $square }): { $card }.
move-choose = { $name } nyersanyagot választ az új épületre: { $resource }.
move-replace = { $name } lecseréli az épületet itt: { $square }. Az új épület: { $card }.
move-skip = { $name } megtartja a többi épületet.
move-add = { $name } épületet kap: { $card } ({ $square }).
move-set-aside = { $name } félreteszi: { $cards }.
move-done = { $name } végzett.

## A pontok magyarázata

reason-fixed =
    { $number ->
        [one] { $card } { $squares }: állandó pont
       *[other] { $card } { $squares }: állandó pont mindegyikért
    }
reason-fed = { $card } { $squares }: ellátva élelemmel
reason-unfed = { $card } { $squares }: nincs ellátva élelemmel
reason-unfed-mausoleum = { $card } { $squares }: nincs ellátva élelemmel, de a Mauzóleum miatt pontot ér
reason-by-number = { $card }: { $number } a városban
reason-per-adjacent-cottage = { $card } { $square }: { cottages } áll mellette
reason-adjacent-to =
    { $points ->
        [0] { $card } { $square }: nincs mellette { $groups_or } épület
       *[other] { $card } { $square }: van mellette { $groups_or } épület
    }
reason-not-adjacent-to =
    { $points ->
        [0] { $card } { $square }: van mellette { $groups_or } épület
       *[other] { $card } { $square }: nincs mellette { $groups_or } épület
    }
reason-per-fed-cottage = { $card } { $square }: { fed-cottages } áll a városban
reason-per-own-in-corner = { $card } { $square }: { $number } a sarkokban
reason-adjacent-fed-cottages = { $card } { $square }: { fed-cottages } áll mellette ({ $needed } kell)
reason-alone-in-lines =
    { $number ->
        [0] { $card } { $square }: nincs másik a sorában és az oszlopában
       *[other] { $card } { $square }: még { $number } a sorában és az oszlopában
    }
reason-more-than-right =
    { $right ->
        [-1] { $card } { $square }: nincs jobb oldali szomszéd
       *[other] { $card } { $square }: itt { $number }, a jobb oldali szomszédnál { $right }
    }
reason-types-in-lines = { $card } { $square }: { types } található a sorában és az oszlopában
reason-longest-line = { $card } { $square }: { $number } a sorában vagy az oszlopában
reason-per-own-in-centre = { $card } { $square }: { $number } a középső mezőkön
reason-per-cube =
    { $number ->
        [0] { $card } { $square }: nincs rajta kocka
       *[other] { $card } { $square }: kockák rajta: { $resources }
    }
reason-types-in-town = { $card } { $square }: { common-types } található a városban
reason-types-missing =
    { $number ->
        [0] { $card } { $square }: egyetlen nem műemlék épülettípus sem hiányzik
       *[other] { $card } { $square }: { $number } nem műemlék épülettípus hiányzik
    }
reason-types-adjacent = { $card } { $square }: { types } található mellette
reason-largest-group =
    { $number ->
        [one] { $card } { $square }: a legnagyobb csoport { $number } épületből áll
       *[other] { $card } { $square }: a legnagyobb csoport { $number } épületből áll
    }
reason-number-when-built =
    { $number ->
        [one] { $card } { $square }: { $number } épület állt a városban a megépítésekor
       *[other] { $card } { $square }: { $number } épület állt a városban a megépítésekor
    }
reason-completion-order =
    { $place ->
        [0] { $card } { $square }: a város nem készült el
        [1] { $card } { $square }: a város elsőként készült el
       *[other] { $card } { $square }: a város { $place }. az elkészülési sorrendben
    }
reason-cottages-in-lines-and-town = { $card } { $square }: Házikók a sorában és az oszlopában: { $number }; a városban: { $town }
reason-ring-and-cottages-in-centre =
    { $ring ->
        [0] { $card } { $square }: nem a város szélén; a középső mezőkön { cottages } áll
       *[other] { $card } { $square }: a város szélén; a középső mezőkön { cottages } áll
    }
reason-empty =
    { $number ->
        [one] { $number } mező épület nélkül
       *[other] { $number } mező épület nélkül
    }
reason-empty-spared =
    { $number ->
        [one] { $number } mező épület nélkül, de nem jár érte büntetőpont: { $card }
       *[other] { $number } mező épület nélkül, de nem jár értük büntetőpont: { $card }
    }

## Ki nyert

verdict-turns = Egyenlő pontszám; a legkevesebbszer { $names } volt építőmester, így ő nyert.
verdict-empty = Döntetlen; üres mező { $names } városában maradt a legkevesebb, így ő nyert.
verdict-cottages = Döntetlen; a legtöbb Házikóval { $names } nyert.
verdict-solo =
    { $rank ->
        [1] A rangod: { rank-1 }.
        [2] A rangod: { rank-2 }.
        [3] A rangod: { rank-3 }.
        [4] A rangod: { rank-4 }.
        [5] A rangod: { rank-5 }.
       *[other] A rangod: { rank-6 }.
    }

## Nem megengedett lépések

illegal-not-dealt = Ezt a műemléket nem te kaptad: „{ $name }”.
illegal-banked = Ez a nyersanyag az egyik Bankodon van, ezért nem választhatod: { $resource }.
illegal-not-shown = Egyik felfordított kártya sem ezt a nyersanyagot mutatja: { $resource }.
illegal-square-taken = Foglalt mező: { $square }; válassz egy üreset.
illegal-no-factory = Ehhez a nyersanyaghoz nincs Gyárad, vagy most nem használható: { $resource }.
illegal-no-room = Ide nem teheted a kockát: { $square }; szabad hellyel rendelkező Raktár kell hozzá, és más által megnevezett kocka.
illegal-not-stored = Nem cserélheted el a kockát erre ({ $square }): { $resource }.
illegal-cavern = Ezt a kockát nem teheted a barlangba.
illegal-not-your-card = Ezt nem építheted meg: „{ $name }”; se nem a játék kártyája, se nem a te műemléked.
illegal-monument-built = A műemléked már áll: { $card }.
illegal-sixth-bank = Egy városban legfeljebb 5 Bank lehet.
illegal-no-pattern = Ezek a kockák ({ $squares }) nem adják ki a kártya mintázatát: { $card }.
illegal-target = Az épület nem kerülhet ide: { $square }; válassz ezek közül: { $squares }.
illegal-bank-twice = Ez a nyersanyag már egy másik Bankodon van: { $resource }.
illegal-replace-square = Itt nincs most lecserélhető épület: { $square }.
illegal-set-aside = Válassz három különböző, nem műemlék kártyát a játékból.
illegal-card-here = „{ $name }” itt nem lehetséges; válassz ezek közül: { $cards }.

## Hibás kártyák és beállítások

error-no-such-resource = Nincs ilyen nyersanyag: „{ $text }”; a nyersanyagok: { $expected }.
error-no-such-card = Nincs ilyen kártya: „{ $name }”.
error-cards-not-a-list = A kártyaadatnak kártyák listájának kell lennie.
error-cards-too-many = A kártyaadat legfeljebb { $most } kártyából állhat.
error-card-too-long = „{ $name }” kártya: a „{ $key }” mező túl hosszú; legfeljebb ennyi lehet: { $most }.
error-card-not-an-object = A kártyaadat { $number }. tétele nem a kártya mezőit tartalmazó objektum.
error-card-without-id = A kártyaadat { $number }. tételének „id” kell: betűk, számjegyek és aláhúzások.
error-card-reserved = A kártyaadat { $number }. tételének „id”-je nem lehet „{ $text }”: ez a szó mást jelent a városokban és a pontozásban.
error-card-key = „{ $name }” kártya: nincs ilyen adat: „{ $key }”; a lehetséges adatok: { $expected }.
error-card-like = „{ $name }” kártya: olyan lenne, mint „{ $like }”, de előtte nincs ilyen kártya.
error-card-missing = „{ $name }” kártya: hiányzik ez az adat: „{ $key }”.
error-card-feeds-group = „{ $name }” kártya: csak a „red” csoport kártyája láthat el másokat.
error-card-power-group = „{ $name }” kártya: ebben a csoportban nem lehet ilyen hatása: „{ $power }”.
error-card-group = „{ $name }” kártya: nincs ilyen csoport: „{ $text }”; a csoportok: { $expected }.
error-card-pattern = „{ $name }” kártya: a mintázat 1–4 soros lista legyen, legalább egy kockával.
error-card-row-length = „{ $name }” kártya, a mintázat { $row }. sora: egy sor 1–4 betűs szöveg legyen.
error-card-row-uneven = „{ $name }” kártya, a mintázat { $row }. sora: olyan hosszú legyen, mint az első.
error-card-row-letter = „{ $name }” kártya, a mintázat { $row }. sora: „{ $letter }” helyett W, O, B, G, S vagy pont állhat.
error-card-rule = „{ $name }” kártya: nincs ilyen pontozási szabály: „{ $text }”; a szabályok: { $expected }.
error-card-rule-numbers = „{ $name }” kártya: ehhez a pontozási szabályhoz („{ $rule }”) pontosan ezek az adatok kellenek: { $expected }.
error-card-negative = „{ $name }” kártya: ez a pontozási szabály („{ $rule }”) nem adhat negatív pontot.
error-card-feeds = „{ $name }” kártya: a „feeds” része legyen „where”, ezek egyike: { $expected }; lehet még „number” is.
error-card-power = „{ $name }” kártya: nincs ilyen hatás: „{ $text }”; a hatások: { $expected }.
error-card-flag = „{ $name }” kártya: ez az adat true vagy false legyen: „{ $key }”.
error-card-name = „{ $name }” kártya: a név szöveg legyen, vagy nyelvenként egy szöveg.
error-card-emblem = „{ $name }” kártya: a rajzban nem lehet { $text }; ezek közül választhatsz: { $expected }.
error-card-list = „{ $name }” kártya: ez az adat nem üres lista legyen: „{ $key }”.
error-card-number = „{ $name }” kártya: ez az adat −999 és 999 közötti egész szám legyen: „{ $key }”.
error-cards-one-of-each = A játékhoz mindegyik csoportból egy kártya kell: { $groups }.
error-not-a-monument = Ez a kártya nem műemlék: { $card }.
error-too-few-monuments =
    { $number ->
        [one] { $number } műemlék kevés: mindenki kettőt kap.
       *[other] { $number } műemlék kevés: mindenki kettőt kap.
    }
error-card-twice = Egy kártya kétszer szerepel a játékban.
error-cavern-in-solo = Egyszemélyes játékban nincs barlang.
error-orchard-edition = A bárhol ellátó Gyümölcsöskert az „uk” kiadáshoz tartozik.
error-first-without-hammer = Első építőmester csak az alapjátékban van.
error-variant-players =
    { $players ->
        [one] Ez a változat nem játszható { $players } játékossal: „{ $variant }”.
       *[other] Ez a változat nem játszható { $players } játékossal: „{ $variant }”.
    }
error-option-cards = A „cards” beállítás „random”, „first-game” vagy kártyák listája legyen.
error-cards-monument = A műemlékeket osztjuk, nem az épületkártyákkal együtt választjuk: { $card }.
error-cards-same-group = Csoportonként egy kártya van a játékban, de ez a kettő egy csoportból való: { $cards }.
error-card-left-out-in-solo = Ez a kártya ebben a kiadásban kimarad az egyszemélyes játékból: { $card }.
error-promo = Ez promókártya; a „promos” beállítással engedélyezhető: { $card }.
error-first = Az első építőmester helye 1 és { $players } közötti szám legyen.
