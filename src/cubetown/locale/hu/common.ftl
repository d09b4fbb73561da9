# Ami a két játékban közös: nevek, nyelvek, olvashatatlan szöveg, játszmafájlok, beállítások.

game-tiny-towns = Tiny Towns
game-shake-that-city = Shake That City

language-en = Angol
language-uk = Ukrán
language-hu = Magyar
language-fr = Francia

error-no-such-game = Nincs ilyen játék: „{ $text }”; ezek közül lehet választani: { $expected }.
error-no-such-bot = Nincs ilyen gépi játékos: „{ $text }”; ezek közül lehet választani: { $expected }.
error-bot-file = A gépi játékos fájlja nem található: „{ $text }”.
error-bot-program = A program nem található: „{ $text }”.
error-bot-start = A gépi játékos („{ $text }”) nem indítható el: { $why }.
error-bot-no-choose = A gépi játékosban („{ $bot }”) nincs sem „choose” függvény, sem olyan osztály, amelyben volna.
error-bot-raised = A gépi játékos („{ $bot }”) hibára futott: { $why }
error-bot-illegal = A gépi játékos („{ $bot }”) ezt válaszolta: „{ $text }”, de ez nem a lépései közül való; ez például szabályos lett volna: { $move }
error-bot-late = A gépi játékos („{ $bot }”) { $seconds } másodpercet kapott a körére, és túl sokáig gondolkodott.
error-bot-ended = A gépi játékos („{ $bot }”) leállt, mielőtt válaszolt volna.
error-bot-unasked = A gépi játékos („{ $bot }”) kérdés nélkül mondta ezt: „{ $text }”, pedig egy kérdésre egy válasz jár.
error-no-such-square = Nincs ilyen mező: „{ $square }”; az első mező a1, az utolsó { $last }.
error-no-such-move = Nincs ilyen lépés: „{ $text }”; a lehetséges lépések: { $expected }.
error-no-such-seat = Nincs ilyen hely az asztalnál: „{ $text }”; a helyeket 1-től számoljuk.
error-move-form = Túl kevés vagy túl sok szó: „{ $text }”; így kell írni: { $expected }.

error-not-a-record = Ez nem játszmafájl: az első sorának ennek kellene lennie: „{ $expected }”.
error-record-cut = A játszmafájl megszakad ({ $line }. sor): hiányzik a vége.
error-record-line = A játszmafájl { $line }. sora nem jó: „{ $text }”; ilyennek kellene lennie: „{ $expected }”.
error-record-count = A játszmafájl „{ $key }” mezőjében ez áll: „{ $text }”; ide egész szám kell 0 és { $most } között.
error-record-newer = Ez a játszma a szabályok { $rules }. változatával készült, de ez a program csak eddig a változatig ismeri őket: { $known }.
error-record-unfinished =
    { $moves ->
        [one] A játszmafájl szerint a játéknak vége, de { $moves } lépés után még tart.
       *[other] A játszmafájl szerint a játéknak vége, de { $moves } lépés után még tart.
    }
error-record-rules-changed = A játszma { $number }. lépése („{ $move }”) a szabályok { $rules }. változatával készült; azóta (a mostani változat: { $known }) ezek a szabályok változtak: { $changed }.
error-record-move = A játszma { $number }. lépését („{ $move }”) nem lehet megtenni: { $why }
error-review-unfinished = Csak befejezett játszmát lehet kielemezni, ez pedig még tart.
error-review-no-moves = Nincs mit kielemezni: ebben a játszmában nem volt lépés.
error-review-game = Ehhez a játékhoz nincs elemzés: { $game }.
error-review-not-compiled = Az elemzéshez és a tippekhez a gépi játékosok lefordított része kell, de az nincs telepítve.
error-review-being-compiled = A gépi játékosok kódja most fordul, ami első alkalommal néhány percig tart; próbáld újra később.

error-option-unknown = Nincs ilyen beállítás: „{ $option }”; a lehetséges beállítások: { $expected }.
error-option-value = Ennek a beállításnak („{ $option }”) az értéke nem lehet „{ $text }”; ezek közül lehet választani: { $expected }.
error-option-flag = Ennek a beállításnak („{ $option }”) az értéke true vagy false legyen.
error-option-seat = Ennek a beállításnak („{ $option }”) az értéke egy hely száma legyen, 1 és { $players } között.
error-option-needs = Ez a beállítás („{ $option }”) csak akkor adható meg, ha a másik („{ $other }”) ezek egyike: { $expected }.
error-players = A játékosokat névsorként kell megadni: { $least }–{ $most } név.
error-player-name = Minden játékosnak 1–{ $most } nyomtatható karakterből álló név kell.

illegal-no-such-seat = Ennél az asztalnál nincs { $seat }. hely.
illegal-not-your-turn = Most nincs teendőd, várd meg a többieket.
illegal-not-now = Ezt most nem lehet: „{ $move }”.
illegal-chance = Ez a kártya vagy rázás most nem lehetséges: „{ $move }”.

variant-standard = Alapjáték
variant-solo = Egyszemélyes játék

verdict-points = A legtöbb ponttal { $names } nyert.
verdict-shared = Teljes döntetlen, közös győzelem: { $names }.
