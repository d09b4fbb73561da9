# Tippek kezdőknek az első három játszmában.

web-tip = Jó tudni
web-tip-seen = Értem
web-tip-no-more = Nem kérek többet
web-tips-on = Magyarázatok az első játszmáimban
web-tip-town-goal = Építsd fel a legtöbb pontot érő várost. Ha minden meződ foglalt, a városod elkészült; ekkor minden épület nélküli mező 1 büntetőpont.
web-tip-town-monument = Tartsd meg titokban a két műemléked egyikét. Egyszer megépítheted, mint bármelyik épületet; más nem.
web-tip-town-name = Ebben a fordulóban te vagy az építőmester: a megnevezett nyersanyagból mindenki kap egy kockát, te is.
web-tip-town-take = Válassz a három lapból: kapsz egy kockát a nyersanyagából, a lap pedig a pakli alá kerül.
web-tip-town-free = A Városháza változat minden harmadik fordulójában mindenki szabadon választ nyersanyagot, és kap belőle egy kockát.
web-tip-town-place = Ezt a kockát egy üres mezőre kell tenned. Ott marad, amíg nem építesz belőle.
web-tip-town-build = A kockáid kiadnak egy mintázatot; ez elforgatható és tükrözhető. Építéskor ezek a kockák lekerülnek, így mezők szabadulnak fel. Várhatsz is vele.
web-tip-town-put = Ezek közül csak egy mező tartja meg az épületet, a játék végéig; a többi újra szabad. Válaszd azt, ahol a legtöbbet éri.
web-tip-town-fed = Egy Házikó 3 pontot ér, de csak ha a végén el van látva élelemmel: egy piros épület látja el, a kártyája szerint.
web-tip-town-next-to = A kártyákon a „mellette” közös oldalt jelent, átlósan soha.
web-tip-town-full = Kevés meződ maradt. Amelyik kockából nem építesz, a végén üres mezőnek számít: mindegyik 1 büntetőpont.
web-tip-city-goal = 15 forduló alatt építsd fel a legtöbb pontot érő várost. Minden laptípus másképp ad pontot: lásd „Mi ad pontot”.
web-tip-city-family = 15 forduló alatt fordíts meg minél több bónuszlapkát: a családi játékban csak ezek érnek pontot. Koppints egyre, és elolvashatod.
web-tip-city-construction = Egy építkezési lapka akkor tűnik el, ha a két típusát bárhol a városodban egymás mellé helyezed. Nyerni csak úgy lehet, ha mind a négy eltűnt.
web-tip-city-pick = Te vagy az aktív játékos: az általad választott színt ebben a fordulóban más nem használhatja. A kockái mutatják a lapkáid alakzatát.
web-tip-city-closed = Az aktív játékos színe ebben a fordulóban zárva van. Válassz a többiből; többen is választhatjátok ugyanazt.
web-tip-city-solo = Az 1–12. fordulóban az a szín tilos, amelyből a legtöbb kocka esett ki. Ha több színből van ugyanannyi, egyik sem tilos.
web-tip-city-place = Pontosan úgy helyezd le a lapkákat, ahogy a kockák fekszenek. Az alakzatot oda tolhatod, ahol elfér, de nem forgathatod el és nem tükrözheted.
web-tip-city-points = Figyelj, mi mi mellé kerül: gyár mellett a lakóház nem ér pontot, a boltoknak és utaknak pedig út kell a tábla széléig.
web-tip-city-bonus = A tábla menti bónuszlapkák is pontot érnek: tölts meg egy sort vagy oszlopot, vagy tegyél bele 4 lapkát egy típusból. Koppints egyre, és elolvashatod.
web-tip-city-open = Az utolsó fordulókban minden színt bárki választhat.
