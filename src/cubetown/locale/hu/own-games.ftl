# Saját játszmáim: amit ez az eszköz a befejezett játszmákból megőriz.

web-own-title = Játszmáim
web-own-text = Befejezett játszmáid; csak ez az eszköz őrzi őket.
web-own-empty = Ezen az eszközön még nem fejeztél be játszmát.
web-own-older =
    { $number ->
        [one] Korábbi játszmák felvétele: még { $number }…
       *[other] Korábbi játszmák felvétele: még { $number }…
    }
web-own-all-kinds = Minden változat
web-own-players =
    { $number ->
        [one] { $number } játékos
       *[other] { $number } játékos
    }
web-own-of = { $number } / { $all }
web-own-place = { $number }. hely ({ $all } játékos)
web-own-won = győzelem
web-own-lost = vereség
web-own-over-time = A pontok alakulása
web-own-chart =
    { $number ->
        [one] { $number } játszma pontja: { $last }.
       *[other] Az utolsó { $number } játszma pontjai: legkevesebb { $least }, legtöbb { $most }, legutóbb { $last }; az utolsó öt átlaga { $average }.
    }
web-own-one-game = egy játszma
web-own-with-help = segítséggel
web-own-average-of = { $number } játszma átlaga
web-own-help-note = A „segítséggel” visszavonást vagy tippet jelent: az ilyen játszma nem számít az átlagba, a legjobb eredménybe és a győzelmekbe.
web-own-luck-and-loss = Szerencse és hibák
web-own-luck = szerencse
web-own-loss = hibák miatt elvesztett pontok
web-own-luck-summary =
    { $number ->
        [one] { $number } elemzett játszmában: szerencse { $luck }, hibák miatt elvesztett pontok: { $loss }.
       *[other] Az utolsó { $number } elemzett játszmában átlagosan: szerencse { $luck }, hibák miatt elvesztett pontok: { $loss }.
    }
web-own-by-kind = Változatonként
web-own-by-card = Kártyánként
web-own-by-line = Pontozási módonként
web-own-line-points = Pont belőle
web-own-line-total = Teljes pontszám
web-own-every = Minden játszma
web-own-date = Dátum
web-own-points = Pont
web-own-result = Helyezés vagy rang
web-own-file = Mentés vagy törlés
web-own-save = Mentés fájlba
web-own-save-table = Mentés táblázatkezelőhöz
web-own-open = Mentett fájl megnyitása
web-own-opened =
    { $number ->
        [one] { $number } új játszma a fájlból.
       *[other] { $number } új játszma a fájlból.
    }
web-own-unknown-games =
    { $number ->
        [one] { $number } eredmény kimaradt, mert itt nincs ilyen játék.
       *[other] { $number } eredmény kimaradt, mert itt nincs ilyen játék.
    }
web-own-not-a-file = Ebben a fájlban nincsenek mentett eredmények.
web-own-delete = Összes törlése
web-own-delete-sure = Törlöd az eszköz összes eredményét? Ha még kellhetnek, előbb mentsd őket fájlba.
