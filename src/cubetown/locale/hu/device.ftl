# Eszköz, amely kiszolgáló nélkül játszik: a motor, a tárolás, a hálózat nélküli használat, a játszmát vivő linkek.

## A motor

device-loading = A szabályok és a gépi játékosok betöltése…
device-no-engine = A játékmotor nem töltődött be. Ellenőrizd a kapcsolatot, és próbáld újra; a kártyák, a szabályok és a játszmáid listája enélkül is elérhető.
device-no-wasm = Ez a böngésző nem futtat WebAssemblyt, ezért itt kiszolgáló nélkül nem lehet játszani. A kártyák, a szabályok és a játszmáid listája továbbra is elérhető.
device-quick-bots = A legerősebb gépi játékosok ebben a böngészőben nem futnak; gyorsabbak és gyengébbek játszanak helyettük.
device-trouble = Valami hiba történt ezen az eszközön; próbáld újra.

## Tárolás

device-damaged = Ennek a játszmának a mentése megsérült, ezért nem nyitható meg. A többi játszmádat ez nem érinti.
device-full = Az eszköz megtelt, ezért az utolsó lépésedet nem sikerült menteni. Szabadíts fel helyet, és lépj újra.
device-not-saved = A böngésző nem tudta menteni az utolsó lépésedet. Lépj újra.
device-no-storage = Ez a böngésző semmit sem ment ehhez az oldalhoz: a játszma a lap bezárásával elvész.
device-other-tab = A játszmáid egy másik lapon vannak megnyitva, és az nem válaszol.
device-take-over = Folytatás ezen a lapon

## Az összes játszmám

device-games = Játszmák ezen az eszközön
device-games-text = Ebben a böngészőben tároljuk őket; fájlba mentve biztonságban vannak, és átvihetők másik eszközre.
device-games-save = Minden játszmám mentése fájlba
device-games-open = Játszmák megnyitása fájlból
device-games-saved = { $number } játszma mentve a fájlba.
device-games-taken = { $number } játszma hozzáadva.
device-boxes-taken = A fájlból átvett dobozok: { $number }
device-games-known = { $number } játszma már itt volt.
device-games-counted = { $number } éles próbálkozás nincs a fájlban: a végéig itt marad.
device-games-failed = { $number } játszmát nem sikerült beolvasni.
device-games-not-a-file = Ez nem Cubetown-játszmák fájlja.

## Kapcsolat nélkül

device-offline = Játék kapcsolat nélkül
device-offline-text = A szabályok és a gépi játékosok egyszer letöltődnek, utána vonaton és sátorban is játszhatsz.
device-offline-make = Legyen elérhető kapcsolat nélkül ({ $size } MB)
device-offline-loading = Letöltés…
device-offline-ready = A Cubetown ezen az eszközön kapcsolat nélkül is működik.
device-offline-failed = Néhány fájl nem töltődött le. Ellenőrizd a kapcsolatot, és próbáld újra.
device-offline-unsafe = Ez a böngésző csak https címről tud kapcsolat nélkül működni.
device-install = Telepítés
device-install-steps = iPhone és iPad: a Safariban koppints a „Megosztás”, majd a „Főképernyőhöz adás” gombra, és nyisd meg onnan egyszer kapcsolattal. A csak a Safariban tárolt játszmák egy hét után törlődhetnek.
device-update = Elérhető a Cubetown új változata.
device-update-now = Frissítés most
device-file = A Cubetown fájlként nyílt meg, de webcímre van szüksége: futtasd a „python -m http.server” parancsot ebben a mappában, majd nyisd meg ezt: http://localhost:8000.

## Amihez kiszolgáló kell

device-home-text = Játssz egyedül, gépi játékosok ellen, vagy adjátok körbe az eszközt. Nem kell fiók, sem telepítés.
device-needs-server = A linkkel indított közös játékhoz, ahol mindenki a saját eszközén játszik, kiszolgáló kell, ez az oldal pedig anélkül fut. Itt játszhatsz egyedül, gépi játékosok ellen, vagy egy körbeadott eszközön.
device-one-device = Ezt a játéksegédet csak ez az eszköz használhatja. A megosztásához indíts kiszolgálót.
device-server = Egy ismert kiszolgáló címe
device-server-go = Tovább ide: { $address }
device-only-here = Ez a játszma ezen az eszközön van.

## Játszmát vivő linkek

device-send-game = Link a teljes játszmával
device-send-position = Link arra, amit most látok
device-position = Egy { $game }-állás
device-link-bad = Ez a link hiányos vagy sérült. Kérd el újra.
