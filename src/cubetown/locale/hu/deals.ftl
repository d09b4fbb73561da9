# Ugyanaz a leosztás: a napi leosztás, leosztások linkként, feladványok

## Hibák

deal-unreadable = Ez a leosztás nem olvasható: a link hiányos vagy sérült.
deal-one-player = Leosztásként csak egyszemélyes játék adható tovább.
deal-no-day = „{ $text }” nem egy nap; így írd: { $expected }.
deal-too-early = { $text } napra nincs leosztás; az első napja { $first } volt.
deal-no-daily = Ehhez nincs napi leosztás: { $game }.
deal-no-puzzles = Ehhez nincsenek feladványok: { $game }.
deal-puzzle-unknown = Nincs „{ $text }” nevű feladvány.

## A napi leosztás

deal-title = { $number }. leosztás · { $day }
deal-par = Par: { $points }
