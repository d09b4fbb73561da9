# Ugyanaz a leosztás: a napi leosztás, leosztások linkként, feladványok

## Hibák

deal-unreadable = Ez a leosztás nem olvasható: a link hiányos vagy sérült.
deal-one-player = Leosztásként csak egyszemélyes játék adható tovább.
deal-no-day = „{ $text }” nem egy nap; így írd: { $expected }.
deal-too-early = { $text } napra nincs leosztás; az első napja { $first } volt.
deal-no-daily = Ehhez nincs napi leosztás: { $game }.
deal-no-puzzles = Ehhez nincsenek feladványok: { $game }.
deal-puzzle-unknown = Nincs „{ $text }” nevű feladvány.
deal-counted = Ez a próbálkozás számít: te játszod végig, és semmit sem lehet visszavonni.
deal-not-counted = Ez a játék nem számít egyik leosztás ranglistáján sem.
deal-not-today = Csak a mai leosztás számít; a többi gyakorlásra való.
deal-from-position = Ez a játék egy állásból indult, ezért más nem kaphatja ugyanazt a leosztást.
deal-board-full = Ennek a leosztásnak a ranglistája betelt.
deal-too-many-tries = Túl sok számító próbálkozás jött a hálózatodról; gyakorolj, vagy próbáld meg később.

## A napi leosztás

deal-title = { $number }. leosztás · { $day }
deal-par = Par: { $points }
