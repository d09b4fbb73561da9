# Eszköz, amely kiszolgáló nélkül játszik: a motor, a tárolás, a hálózat nélküli használat, a játszmát vivő linkek.

## A motor

device-loading = A szabályok és a gépi játékosok betöltése…
device-no-engine = A játékmotor nem töltődött be. Ellenőrizd a kapcsolatot, és próbáld újra; a kártyák, a szabályok és a játszmáid listája enélkül is elérhető.
device-no-wasm = Ez a böngésző nem engedi a WebAssemblyt, ezért itt kiszolgáló nélkül nem lehet játszani. A kártyák, a szabályok és a játszmáid listája továbbra is elérhető.
device-quick-bots = A gépi játékosok legerősebb része ebben a böngészőben nem fut, ezért a gyors változatuk játszik.
device-trouble = Valami hiba történt ezen az eszközön; próbáld újra.

## Tárolás

device-damaged = Ennek a játszmának a mentése megsérült, ezért nem nyitható meg. A többi játszmádat ez nem érinti.
device-full = Nincs több hely a mentéshez, ezért az utolsó lépés nem történt meg. Szabadíts fel helyet az eszközön, és lépj újra.
device-not-saved = A böngésző nem tudott menteni, ezért az utolsó lépés nem történt meg. Lépj újra.
device-no-storage = Ez a böngésző semmit sem ment ehhez az oldalhoz: a játszma a lap bezárásával elvész.
device-other-tab = A játszmáid egy másik lapon vannak megnyitva, és az nem válaszol.
device-take-over = Folytatás ezen a lapon

## Az összes játszmám

device-games = Játszmák ezen az eszközön
device-games-text = Ebben a böngészőben vannak. Egy fájlban biztonságban vannak, és átvihetők másik eszközre.
device-games-save = Minden játszmám mentése fájlba
device-games-open = Játszmák megnyitása fájlból
device-games-saved = { $number } játszma van a fájlban.
device-games-taken = { $number } játszma megnyílt.
device-games-known = { $number } játszma már itt volt.
device-games-counted = { $number } számító próbálkozás nincs a fájlban: a végéig itt marad.
device-games-failed = { $number } játszmát nem sikerült beolvasni.
device-games-not-a-file = Ez nem Cubetown-játszmák fájlja.

## Kapcsolat nélkül

device-offline = Kapcsolat nélkül
device-offline-text = A szabályok és a gépi játékosok egyszer letöltődnek, utána vonaton és sátorban is játszhatsz.
device-offline-make = Legyen elérhető kapcsolat nélkül ({ $size } MB)
device-offline-loading = Letöltés…
device-offline-ready = A Cubetown ezen az eszközön kapcsolat nélkül is működik.
device-offline-failed = Nem sikerült mindent letölteni. Ellenőrizd a kapcsolatot, és próbáld újra.
device-offline-none = Ezen a kiszolgálón nincs böngészőben futó motor: kapcsolat nélkül a kártyák, a szabályok és az előzményeid olvashatók, de játszani nem lehet.
device-offline-unsafe = Ez a böngésző csak https címről tud kapcsolat nélkül működni.
device-install = Telepítés
device-install-steps = iPhone és iPad: a Safariban koppints a „Megosztás”, majd a „Hozzáadás a kezdőképernyőhöz” gombra, és nyisd meg onnan egyszer kapcsolattal. A csak a Safariban őrzött játszmák egy hét után törlődhetnek.
device-update = Elkészült a Cubetown új változata.
device-update-now = Frissítés most
device-file = A Cubetown fájlként nyílt meg, de webcímre van szüksége: futtasd a „python -m http.server” parancsot ebben a mappában, majd nyisd meg ezt: http://localhost:8000.

## Amihez kiszolgáló kell

device-home-text = Játssz egyedül, gépi játékosok ellen, vagy adjátok körbe az eszközt. Nem kell fiók, sem telepítés.
device-needs-server = A linkkel indított közös játékhoz, ahol mindenki a saját eszközén játszik, kiszolgáló kell; ez az oldal csak fájlokból áll. Itt játszhatsz egyedül, gépi játékosok ellen, vagy egy körbeadott eszközön.
device-one-device = Ez a játéksegéd csak ezen az eszközön fut: a megosztásához kiszolgáló kell.
device-server = Egy ismert kiszolgáló címe
device-server-go = Tovább ide: { $address }
device-only-here = Ez a játszma ezen az eszközön van.

## Játszmát vivő linkek

device-send-game = Link a teljes játszmával
device-send-position = Link arra, amit most látok
device-position = Egy { $game }-állás
device-link-bad = Ez a link hiányos vagy sérült: kérd el újra.
