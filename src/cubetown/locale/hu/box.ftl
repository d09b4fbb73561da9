# A játék doboza a saját példányhoz igazítva, és a műhely.

box-title = A saját példányom szerint
box-text = A szabálykönyveinkből hiányzott néhány kép, ezért egyes számok és minták csak a mi becslésünk. Vedd elő a saját példányodat, és javítsd át, ami eltér. Ezen az eszközön az új asztalok, pontozólapok és kísérők a te dobozodat használják; a napi kihívások, a feladványok és a leckék mindig a miénket.
box-match = A saját példányom szerint
box-yours = a te dobozod
box-hosts = a házigazda doboza
box-offered = Ezt a dobozt küldték neked. Az eszközödön még semmi sem változott.
box-accept = Legyen ez az én dobozom
box-discard = Nem, köszönöm
box-undo = Visszavonás
box-reset = Vissza a mi becslésünkhöz
box-kept = Elmentve ezen az eszközön
box-not-kept = Még nincs elmentve
box-as-shipped = A doboz, ahogy mi adjuk
box-matches = Az én példányomon is így van
box-conflicts = Ezen a kiszolgálón más adat van ezekre: { $fields }. A te asztalaidnál a tieid számítanak.
box-share = A dobozod megosztása
box-link = Hivatkozás a dobozodra
box-save = Mentés fájlba
box-open = Fájl megnyitása
box-send = Szöveg másolása a Cubetownnak
box-send-text = Ha a példányod eltér a becslésünktől, kérjük, szólj: másold ki a szöveget, és illeszd be a projekt egyik hibajegyébe. Ha több példány is egyezik, kijavítjuk az adatainkat.
box-send-heading = A nyomtatott példányom:
box-bad-link = Ebben a hivatkozásban nincs ehhez a játékhoz való doboz. Kérd el újra.
box-bad-file = Ebben a fájlban nincs ehhez a játékhoz való doboz.
box-side = A tábla oldala
box-brush = Egy bolt pontjai
box-zones = Mennyit ér egy bolt
box-zones-where = Nézd meg a mezők színét a nyomtatott táblán: a közép felé többet érnek a boltok. Válaszd ki a pontszámot, aztán koppints a mezőkre.
box-square = { $square }: { $points }
box-edge =
    { $sea ->
        [yes] { $edge }: tenger
       *[no] { $edge }: szárazföld
    }
box-edge-north = Észak
box-edge-south = Dél
box-edge-west = Nyugat
box-edge-east = Kelet
box-bonus = Bónuszlapkák
box-bonus-where = Nézd meg a nyilakat a bónuszlapkák helye mellett: egy oszlopra vagy sorra mutatnak, a jelek pedig megmondják, hány lapka kell.
box-fill = Betelt, { $number } lapka
box-four = Egyféle, { $number } lapka
box-fill-number = Ennyi lapkától betelt
box-four-number = Ennyi egyféle lapka
box-numbers = Más lapkaszámok
box-tiles = A hat bónuszlapka
box-tile = { $number }. bónuszlapka
box-construction = Építkezéslapkák
box-construction-where = Nézd meg a négy építkezéslapkát: mindegyiken két fajta látható. A helyük a tábla hátoldalára van nyomtatva.
box-pair = { $number }. lapka
box-pair-square = Mező
box-pair-tile = { $number }. fajta
box-more = Saját tábla
box-more-text = Ezeket a számokat a szabálykönyv adja meg. Írd át őket, ha saját változatot próbálnál ki.
box-rounds = Fordulók
box-target = Elérendő pontok egyedül
box-bonus-points = Egy bónuszlapka pontjai
box-cubes = Kockák: { $tile }
box-cube = Kocka
box-card-where = Nézd meg a színes mezőket a nyomtatott kártyán. Elforgatva vagy tükrözve is ugyanaz.
box-pattern-of = Minta: { $name }
box-other-card = Egy másik kártya, amely eltér
web-own-box = saját dobozzal
web-at-sea = { $square }, a tengernél
