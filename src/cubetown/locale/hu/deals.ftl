# Ugyanaz a leosztás: a napi leosztás, leosztások linkként, feladványok

## Hibák

deal-unreadable = Ez a leosztás nem olvasható: a link hiányos vagy sérült.
deal-one-player = Leosztásként csak egyszemélyes játszma osztható meg.
deal-no-day = „{ $text }” nem dátum; így írd: { $expected }.
deal-too-early = Erre a napra nincs kihívás: { $text }; az első: { $first }.
deal-too-late = { $text } még túl messze van; az utolsó kihívás napja: { $last }.
deal-no-daily = Ehhez nincs napi kihívás: { $game }.
deal-no-puzzles = Ehhez nincsenek feladványok: { $game }.
deal-puzzle-unknown = A feladvány nem található: „{ $text }”.
deal-counted = Ez az éles próbálkozásod: nincs segítség, nincs visszavonás, és a végéig nem oszthatsz meg belőle semmit.
deal-puzzle-no-hint = A feladványban nincs tipp: a legjobb befejezést neked kell megtalálnod.
deal-not-counted = Ez a játszma nem számít bele ezekbe az eredményekbe.
deal-not-today = Csak a mai kihívás éles; a többi gyakorlásra való.
deal-not-yet = { $text } még nem kezdődött el (UTC szerint); a kihívás aznap jelenik meg.
deal-practice-later = Ez a mai kihívás: gyakorlásként akkor játszhatod, ha az éles próbálkozásod véget ért.
deal-from-position = Ez a játszma egy megadott állásból indult, ezért más nem kaphatja ugyanezt a leosztást.
deal-board-full = Ehhez a leosztáshoz már nem fér több eredmény.
deal-too-many-tries = Túl sok éles próbálkozás jött a hálózatodról. Gyakorolj egy korábbi kihíváson, vagy próbáld meg később.

## A napi leosztás

deal-title = { $number }. kihívás · { $day }
deal-par = A legjobb gépi játékos: { $points }
deal-daily = Napi kihívás
deal-daily-text = Naponta egy kihívás játékonként, mindenkinek ugyanaz. Egy éles próbálkozásod van; utána gyakorlásként annyiszor játszhatod, ahányszor csak akarod.
deal-no-help = Az éles próbálkozásban nincs tipp és nincs visszavonás.
deal-counts = Éles próbálkozás: nincs tipp, nincs visszavonás.
deal-public = A leosztások nyilvánosan ott vannak a Cubetown fájljaiban, és senki sem tudhatja, segített-e gépi játékos: az eredmény a játék öröméért van.
deal-today = A mai kihívás
deal-next = A következő kihívásig: { $time }
deal-name = A neved az eredmények között
deal-count = Éles játék
deal-go-on = Folytasd a próbálkozásodat
deal-try-ended = Az éles próbálkozásod eredmény nélkül ért véget.
deal-practise = Gyakorlás
deal-was-practice = Ez gyakorlás volt, nem számít.
deal-against-par = { $points } pont · a legjobb gépi játékos: { $par }
deal-streak = { $number } nap egymás után
deal-archive = Korábbi kihívások
deal-month = Hónap
deal-share = Eredmény megosztása
deal-unverified = Kiszolgáló nélkül az eredmények ezen az eszközön maradnak, és nincsenek ellenőrizve.

## Ranglista és összehasonlítás

deal-board = Az összes eredmény
deal-board-here = Eredmények ezen az eszközön
deal-board-none = Még nincs eredmény.
deal-rank = { $rank }. hely { $number } játékosból
deal-not-won = nem nyert
deal-histogram = Az eredmények eloszlása
deal-histogram-bar = { $points } pont: { $number }
deal-compare = Összehasonlítás
deal-round = Forduló
deal-same = ugyanaz

## Linkek

deal-link = Link ehhez a leosztáshoz
deal-link-text = Aki megnyitja ezt a linket, ugyanezt a leosztást kapja. Játsszátok le külön-külön, amikor csak akarjátok, aztán hasonlítsátok össze a pontozólapot és a döntéseket.
deal-link-not-mine = Csak az ezzel a linkkel indított próbálkozások kerülnek az eredmények közé. A tiéd nincs köztük, de ezen az eszközön összehasonlíthatod a többivel.
deal-known = Ezt a leosztást már ismered egy ezen az eszközön játszott játszmából, ezért itt csak gyakorlásként játszhatod.
deal-link-open = Ugrás ehhez a leosztáshoz
deal-pass-on = Leosztás megosztása

## Feladványok

deal-puzzles = A legjobb befejezés
deal-puzzles-text = Feladványok valódi játszmákból: találd meg a legjobb befejezést. Aki mohón játszik, pontokat hagy ott.
deal-puzzle = { $number }. feladvány
deal-puzzle-solved = { $number }. feladvány, megoldva
deal-solved-count = Megoldva: { $number } / { $all }
deal-grade = { $number }. nehézség
deal-grades-text = Az 1. nehézségen mind a négy gépi játékos, a „{ bot-easy }” szinttől a „{ bot-expert }” szintig, megtalálja a legjobb befejezést; aki közülük téved, eggyel emeli a nehézséget. Az 5.-en egyikük sem találja meg.
deal-puzzle-goal = Fejezd be a lehető legtöbb ponttal. Minden következő kártyát ismersz.
deal-puzzle-next = A következő kártyák:
deal-puzzle-goal-mean = Találd meg a forduló legjobb színét és helyét. A végső pontjaid átlaga számít, az utolsó forduló összes lehetséges rázását figyelembe véve.
deal-puzzle-right = Megoldva! { $points } pont: ennél nincs több.
deal-puzzle-right-mean = Megoldva! Átlagosan { $points } pont: ennél nincs több.
deal-puzzle-wrong = { $points } pont. Ennyit hagytál ott: { $left }. Elérhető: { $best }.
deal-puzzle-wrong-mean = Átlagosan { $points } pont. Ennyit hagytál ott: { $left }. Elérhető: { $best }.
deal-again = Újra
deal-next-puzzle = Következő feladvány
deal-solution = Megoldás megtekintése
