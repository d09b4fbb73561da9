# Ugyanaz a leosztás: a napi leosztás, leosztások linkként, feladványok

## Hibák

deal-unreadable = Ez a leosztás nem olvasható: a link hiányos vagy sérült.
deal-one-player = Leosztásként csak egyszemélyes játék adható tovább.
deal-no-day = „{ $text }” nem egy nap; így írd: { $expected }.
deal-too-early = { $text } napra nincs leosztás; az első napja { $first } volt.
deal-too-late = { $text } még túl messze van; az utolsó nap, amelyre van leosztás: { $last }.
deal-no-daily = Ehhez nincs napi leosztás: { $game }.
deal-no-puzzles = Ehhez nincsenek feladványok: { $game }.
deal-puzzle-unknown = Nincs „{ $text }” nevű feladvány.
deal-counted = Ez a próbálkozás számít: te játszod végig, semmit sem lehet visszavonni, és a végéig semmit sem lehet továbbadni belőle.
deal-puzzle-no-hint = A feladványban nincs tipp: a legjobb befejezést neked kell megtalálnod.
deal-not-counted = Ez a játék nem számít egyik leosztás ranglistáján sem.
deal-not-today = Csak a mai leosztás számít; a többi gyakorlásra való.
deal-not-yet = { $text } még nem kezdődött el (UTC szerint): a leosztása aznap jelenik meg.
deal-practice-later = Ez a mai leosztás: gyakorlásként akkor játszhatod, amikor a számító próbálkozásod véget ért.
deal-from-position = Ez a játék egy állásból indult, ezért más nem kaphatja ugyanazt a leosztást.
deal-board-full = Ennek a leosztásnak a ranglistája betelt.
deal-too-many-tries = Túl sok számító próbálkozás jött a hálózatodról; gyakorolj egy korábbi leosztáson, vagy próbáld meg később.

## A napi leosztás

deal-title = { $number }. leosztás · { $day }
deal-par = A legjobb gépi játékos: { $points }
deal-daily = A nap leosztása
deal-daily-text = Naponta egy leosztás játékonként, mindenkinek ugyanaz. Egy próbálkozás számít; utána gyakorlásként annyiszor játszod, ahányszor csak akarod.
deal-no-help = A számító próbálkozásban nincs tipp és nincs visszavétel.
deal-counts = Ez a próbálkozás számít: nincs tipp, nincs visszavétel.
deal-public = A leosztások nyilvánosan ott vannak a Cubetown fájljaiban, és senki sem látja, segített-e gépi játékos: az eredmény a játék öröméért van.
deal-today = A mai leosztás
deal-next = A következő leosztásig: { $time }
deal-name = Neved a ranglistán
deal-count = Játék: ez a próbálkozás számít
deal-go-on = Folytasd a próbálkozásod
deal-try-ended = A számító próbálkozásod eredmény nélkül ért véget.
deal-practise = Játék gyakorlásként
deal-was-practice = Ez gyakorlás volt, nem számít.
deal-against-par = { $points } pont · a legjobb gépi játékos: { $par }
deal-streak = { $number } nap egymás után
deal-archive = Korábbi leosztások
deal-month = Hónap
deal-share = Eredmény megosztása
deal-unverified = Kiszolgáló nélkül az eredmények ezen az eszközön maradnak, és nincsenek ellenőrizve.

## Ranglista és összehasonlítás

deal-board = Mindenki eredménye
deal-board-here = Eredmények ezen az eszközön
deal-board-none = Ezt a leosztást még senki sem fejezte be.
deal-rank = { $rank }. hely, összesen { $number }
deal-not-won = nem nyert
deal-histogram = Hány játékos hány pontot ért el
deal-histogram-bar = { $points } pont: { $number }
deal-compare = Összehasonlítás
deal-round = Forduló
deal-same = ugyanaz

## Linkek

deal-link = Link ehhez a leosztáshoz
deal-link-text = Aki megnyitja ezt a linket, ugyanezt a leosztást kapja. Játsszátok le külön-külön, amikor csak akarjátok, aztán hasonlítsátok össze a pontlapot és a döntéseket.
deal-link-not-mine = A ranglistára csak az ezzel a linkkel indított próbálkozások kerülnek. A saját játszmád nincs rajta, de ezen az eszközön összehasonlíthatod a többivel.
deal-known = Ezt a leosztást már ismered egy ezen az eszközön játszott játszmából, ezért itt csak gyakorlásként játszhatod.
deal-link-open = Ehhez a leosztáshoz
deal-pass-on = Leosztás továbbadása

## Feladványok

deal-puzzles = A legjobb befejezés
deal-puzzles-text = Feladványok valódi játszmákból: fejezd be őket a lehető legjobban. Aki mohón játszik, pontokat hagy ott.
deal-puzzle = { $number }. feladvány
deal-puzzle-solved = { $number }. feladvány, megoldva
deal-solved-count = Megoldva: { $number } / { $all }
deal-grade = { $number }. fokozat
deal-grades-text = Az 1. fokozatban mind a négy gépi játékos, a „{ bot-easy }” szinttől a „{ bot-expert }” szintig, megtalálja a legjobb befejezést; aki közülük téved, eggyel emeli a fokozatot. Az 5.-ben egyikük sem találja meg.
deal-puzzle-goal = Fejezd be a lehető legtöbb ponttal. Minden következő kártya ismert.
deal-puzzle-next = A következő kártyák:
deal-puzzle-goal-mean = Találd meg a forduló legjobb színét és helyét. A végső pontjaid átlaga számít az utolsó forduló összes rázása felett.
deal-puzzle-right = Megoldva! { $points } pont: ennél nincs több.
deal-puzzle-right-mean = Megoldva! Átlagosan { $points } pont: ennél nincs több.
deal-puzzle-wrong = { $points } pont. Ennyit hagytál ott: { $left }. Elérhető: { $best }.
deal-puzzle-wrong-mean = Átlagosan { $points } pont. Ennyit hagytál ott: { $left }. Elérhető: { $best }.
deal-again = Újra
deal-next-puzzle = Következő feladvány
deal-solution = Megoldás megtekintése
