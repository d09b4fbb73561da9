# Tiny Towns : noms, effets des cartes, ce qu’il faut faire, journal, points expliqués, refus.

## Cartes

card-cottage = Maison de Campagne
card-farm = Ferme
card-granary = Grenier
card-greenhouse = Serre
card-orchard = Verger
card-well = Puits
card-fountain = Fontaine
card-millstone = Meule
card-shed = Cabane
card-chapel = Chapelle
card-abbey = Abbaye
card-cloister = Cloître
card-temple = Temple
card-tavern = Taverne
card-almshouse = Hospice
card-inn = Auberge
card-feast-hall = Salle des fêtes
card-theater = Théâtre
card-bakery = Boulangerie
card-market = Marché
card-tailor = Tailleur
card-factory = Usine
card-bank = Banque
card-trading-post = Comptoir
card-warehouse = Entrepôt
card-architects-guild = Guilde des Architectes
card-archive-of-the-second-age = Archives du Deuxième Âge
card-barrett-castle = Château de Barrett
card-cathedral-of-caterina = Cathédrale de Caterina
card-fort-ironweed = Forteresse de Vernonia
card-grand-mausoleum-of-the-rodina = Grand Mausolée de la Rodina
card-grove-university = Université du Bosquet
card-mandras-palace = Palais de Mandras
card-obelisk-of-the-crescent = Obélisque du Croissant
card-opaleyes-watch = Tour de l’Œil Opalin
card-shrine-of-the-elder-tree = Autel de l’Arbre des Anciens
card-silva-forum = Théâtre Silva
card-the-sky-baths = Thermes Célestes
card-the-starloom = Observatoire
card-statue-of-the-bondmaker = Statue d’Allégeance
card-ludicaire = Ludicaire
card-escale-a-jeux = Escale à jeux

## Ressources, groupes, variantes, éditions, niveaux

resource-wood = bois
resource-wheat = blé
resource-brick = brique
resource-glass = verre
resource-stone = pierre

# Adjectif qui suit « bâtiment ».
group-blue = bleu
group-red = rouge
group-grey = gris
group-orange = orange
group-green = vert
group-yellow = jaune
group-black = noir
group-purple = violet

variant-town-hall = Hôtel de Ville

edition-en = Édition anglaise
    .changes = En solo : sans l’Auberge, la Banque, la Forteresse de Vernonia et la Tour de l’Œil Opalin. Rien d’autre ne change.
edition-uk = Édition ukrainienne
    .changes = En solo : sans l’Auberge, la Banque, la Forteresse de Vernonia et la Tour de l’Œil Opalin. Vous pouvez aussi permettre aux Vergers de ravitailler jusqu’à 6 Maisons de Campagne n’importe où, comme le dit le livret ukrainien.
edition-hu = Édition hongroise
    .changes = En solo : sans l’Auberge, la Banque, la Forteresse de Vernonia et la Tour de l’Œil Opalin. Rien d’autre ne change.
edition-fr = Édition française
    .changes = En solo : sans la Salle des fêtes, la Banque, la Forteresse de Vernonia, la Tour de l’Œil Opalin et l’Observatoire. Rien d’autre ne change.

rank-1 = Maître Architecte
rank-2 = Urbaniste
rank-3 = Ingénieur
rank-4 = Menuisier
rank-5 = Apprenti Constructeur
rank-6 = Architecte en Herbe

## Mots qui suivent un nombre

points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
cottages =
    { $number ->
        [0] aucune Maison de Campagne
        [one] { $number } Maison de Campagne
       *[other] { $number } Maisons de Campagne
    }
fed-cottages =
    { $number ->
        [0] aucune Maison de Campagne ravitaillée
        [one] { $number } Maison de Campagne ravitaillée
       *[other] { $number } Maisons de Campagne ravitaillées
    }
types =
    { $number ->
        [0] aucun type de bâtiment
        [one] { $number } type de bâtiment
       *[other] { $number } types de bâtiments différents
    }
common-types =
    { $number ->
        [0] aucun type de bâtiment (hors monuments)
        [one] { $number } type de bâtiment (hors monuments)
       *[other] { $number } types de bâtiments (hors monuments)
    }

## Ce que fait une carte : ses points, son ravitaillement, son pouvoir

score-fixed = { points }.
score-fed = { points } si le bâtiment est ravitaillé à la fin de la partie.
score-per-adjacent-cottage = { points } par Maison de Campagne adjacente, ravitaillée ou non.
score-adjacent-to = { points } si un bâtiment { $groups_or } est adjacent.
score-not-adjacent-to = { points } si aucun bâtiment { $groups_or } n’est adjacent.
score-per-fed-cottage = { points } par Maison de Campagne ravitaillée dans votre ville.
score-per-own-in-corner = { points } par bâtiment de ce type dans un coin de votre ville.
score-adjacent-fed-cottages = { points } si au moins { $number } Maisons de Campagne ravitaillées sont adjacentes.
score-by-number = Total pour 1, 2, 3… { $most } de ces bâtiments ou plus : { $table } points.
score-alone-in-lines = { points } si sa ligne et sa colonne ne contiennent aucun autre bâtiment de ce type.
score-more-than-right = { points } ; ou bien { $more } si vous avez plus de bâtiments de ce type que votre voisin de droite.
score-types-in-lines = { points } par type de bâtiments différent dans sa ligne et sa colonne, sans compter le sien.
score-longest-line = { points } par bâtiment de ce type dans sa ligne ou dans sa colonne, là où il y en a le plus, celui-ci compris.
score-per-own-in-centre = Points : { $base }, plus { $points } par bâtiment de ce type sur les 4 cases centrales, celui-ci compris s’il s’y trouve.
score-per-cube = { points } par cube qui s’y trouve à la fin.
score-types-in-town = { points } par type de bâtiment (hors monuments) présent dans votre ville.
score-types-missing = { points } par type de bâtiment (hors monuments) absent de votre ville.
score-types-adjacent = { points } par type de bâtiments différent à côté.
score-largest-group = Points : { $base }, plus { $points } par bâtiment de votre plus grand groupe contigu de même type.
score-number-when-built = Points selon le nombre de bâtiments de votre ville au moment où vous construisez celui-ci, qui compte aussi ; pour 1, 2, 3… { $most } ou plus : { $table }.
score-completion-order = Points pour avoir achevé votre ville en 1er, 2e, 3e… : { $table } (la dernière valeur à partir du { $most }e). Les villes achevées au même tour ont le même rang.
score-cottages-in-lines-and-town = Points : { $base } ; plus { $points } s’il y a au moins { $number } Maisons de Campagne dans sa ligne et sa colonne ; plus { $more } s’il y a au moins { $town } Maisons de Campagne dans la ville.
score-ring-and-cottages-in-centre = Points : { $base } au bord de la ville et, où qu’il soit, { $points } par Maison de Campagne sur les 4 cases centrales.

feeds-anywhere =
    { $number ->
        [one] Ravitaille { $number } Maison de Campagne de votre choix, n’importe où dans votre ville.
       *[other] Ravitaille jusqu’à { $number } Maisons de Campagne de votre choix, n’importe où dans votre ville.
    }
feeds-around = Ravitaille toutes les Maisons de Campagne des 8 cases qui l’entourent.
feeds-group = Ravitaille un groupe de Maisons de Campagne contiguës, n’importe où dans votre ville.
feeds-lines = Ravitaille toutes les Maisons de Campagne de sa ligne et de sa colonne.

power-anywhere = Peut se placer sur n’importe quelle case vide.
power-factory = À la construction, mettez-y une ressource. Quand un autre joueur l’annonce, vous pouvez en placer une autre de votre choix.
power-bank = À la construction, mettez-y une ressource absente de vos autres Banques. Comme Maître Constructeur, vous ne pouvez pas annoncer une ressource de vos Banques.
power-trading-post = Quand vous construisez, ce bâtiment peut remplacer un cube du plan ; il reste en place. Il faut au moins un vrai cube.
power-warehouse = Contient 3 cubes. Quand un autre joueur annonce une ressource, vous pouvez y ranger le cube, ou l’échanger contre un cube rangé et placer celui-ci.
power-guild = À la construction, vous pouvez remplacer jusqu’à 2 de vos autres bâtiments par des bâtiments d’un autre type (hors monuments).
power-castle = Peut être ravitaillé comme une Maison de Campagne. Pour les points des autres bâtiments, il compte comme 2 Maisons de Campagne (ravitaillées s’il l’est lui-même), et non comme un monument.
power-cathedral = Vos cases vides ne coûtent aucun point.
power-fort = Vous ne pouvez plus être Maître Constructeur et, dans la variante Hôtel de Ville, vous ne jouez pas les tours de libre choix, sauf si vous restez seul en jeu.
power-mausoleum = Vos Maisons de Campagne non ravitaillées valent autant que les autres ; pour tout le reste, elles comptent comme non ravitaillées.
power-university = À la construction, placez un bâtiment de votre choix (hors monuments) sur une case vide de votre ville.
power-obelisk = Désormais, vos nouveaux bâtiments peuvent se placer sur n’importe quelle case vide.
power-watch = À la construction, mettez de côté 3 bâtiments de types différents (hors monuments). Quand, à un tour suivant, un de vos voisins construit un de ces types, placez le vôtre sur une case vide de votre ville.
power-shrine = Sa valeur est fixée une fois pour toutes.
power-statue = Quand un autre joueur annonce une ressource, vous pouvez mettre le cube sur une de vos Maisons de Campagne : un seul par maison, et pour toujours.

## Ce qu’il faut faire maintenant

task-keep-one = Gardez un de vos deux monuments.
task-name-resource = Vous êtes le Maître Constructeur : annoncez une ressource.
task-take-resource = Choisissez une ressource.
task-place-cube = Placez ce cube dans votre ville : { $resource }.
task-build-or-done = Construisez si vous le souhaitez, puis choisissez « J’ai fini ».
task-put-building = Placez le bâtiment ({ $card }) sur une de ces cases : { $squares }.
task-choose-resource = Choisissez la ressource du nouveau bâtiment en { $square }.
task-replace-building =
    { $left ->
        [one] Vous pouvez encore remplacer { $left } bâtiment, en { $squares_or }.
       *[other] Vous pouvez remplacer jusqu’à { $left } bâtiments, en { $squares_or }.
    }
task-add-one = Placez un bâtiment de votre choix (hors monuments) sur une case vide.
task-add-all = Placez sur des cases vides les bâtiments que vous avez reçus : { $cards }.
task-set-three-aside = Mettez de côté trois bâtiments différents (hors monuments).

## Journal

move-deal = { $name } reçoit deux monuments.
move-first = { $name } est le premier Maître Constructeur.
move-draw = Carte piochée : { $resource }.
move-keep = { $name } garde : { $card }.
move-name = { $name } annonce une ressource : { $resource }.
move-take = { $name } prend une ressource : { $resource }.
move-place = { $name } place en { $square } : { $resource }.
move-place-cube = { $name } place le cube en { $square }.
move-trade = { $name } prend une autre ressource grâce à son Usine : { $resource }.
move-store = { $name } range le cube dans l’Entrepôt en { $square }.
move-swap = { $name } échange le cube contre un autre, pris dans l’Entrepôt en { $square } : { $resource }.
move-cavern = { $name } met le cube dans la Cave.
move-build = { $name } construit : { $card } (cubes en { $squares }).
move-put = { $name } place le bâtiment en { $square }.
move-put-card = { $name } construit en { $square } : { $card }.
move-choose = { $name } choisit pour le nouveau bâtiment : { $resource }.
move-replace = { $name } remplace le bâtiment en { $square }. Le nouveau : { $card }.
move-skip = { $name } garde les autres bâtiments.
move-add = { $name } reçoit un bâtiment en { $square } : { $card }.
move-set-aside = { $name } met de côté : { $cards }.
move-done = { $name } a fini.

## Points expliqués

reason-fixed =
    { $number ->
        [one] { $card } { $squares } : points fixes
       *[other] { $card } { $squares } : points fixes pour chaque bâtiment
    }
reason-fed = { $card } { $squares } : ravitaillement assuré
reason-unfed = { $card } { $squares } : pas de ravitaillement
reason-unfed-mausoleum = { $card } { $squares } : pas de ravitaillement, mais des points grâce au Mausolée
reason-by-number = { $card } : { $number } dans la ville
reason-per-adjacent-cottage = { $card } { $square } : { cottages } à côté
reason-adjacent-to =
    { $points ->
        [0] { $card } { $square } : aucun bâtiment { $groups_or } à côté
       *[other] { $card } { $square } : bâtiment { $groups_or } à côté
    }
reason-not-adjacent-to =
    { $points ->
        [0] { $card } { $square } : bâtiment { $groups_or } à côté
       *[other] { $card } { $square } : aucun bâtiment { $groups_or } à côté
    }
reason-per-fed-cottage = { $card } { $square } : { fed-cottages } dans la ville
reason-per-own-in-corner = { $card } { $square } : { $number } dans les coins
reason-adjacent-fed-cottages = { $card } { $square } : { fed-cottages } à côté (il en faut { $needed })
reason-alone-in-lines =
    { $number ->
        [0] { $card } { $square } : aucun autre dans sa ligne et sa colonne
       *[other] { $card } { $square } : autres dans sa ligne et sa colonne : { $number }
    }
reason-more-than-right =
    { $right ->
        [-1] { $card } { $square } : pas de voisin de droite
       *[other] { $card } { $square } : { $number } ici, { $right } chez le voisin de droite
    }
reason-types-in-lines = { $card } { $square } : { types } dans sa ligne et sa colonne
reason-longest-line = { $card } { $square } : { $number } dans sa ligne ou sa colonne
reason-per-own-in-centre = { $card } { $square } : { $number } sur les cases centrales
reason-per-cube =
    { $number ->
        [0] { $card } { $square } : aucun cube
       *[other] { $card } { $square } : cubes rangés : { $resources }
    }
reason-types-in-town = { $card } { $square } : { common-types } dans la ville
reason-types-missing =
    { $number ->
        [0] { $card } { $square } : aucun type de bâtiment ne manque (hors monuments)
        [one] { $card } { $square } : il manque { $number } type de bâtiment (hors monuments)
       *[other] { $card } { $square } : il manque { $number } types de bâtiments (hors monuments)
    }
reason-types-adjacent = { $card } { $square } : { types } à côté
reason-largest-group =
    { $number ->
        [one] { $card } { $square } : le plus grand groupe compte { $number } bâtiment
       *[other] { $card } { $square } : le plus grand groupe compte { $number } bâtiments
    }
reason-number-when-built =
    { $number ->
        [one] { $card } { $square } : { $number } bâtiment dans la ville à sa construction
       *[other] { $card } { $square } : { $number } bâtiments dans la ville à sa construction
    }
reason-completion-order =
    { $place ->
        [0] { $card } { $square } : ville non achevée
        [1] { $card } { $square } : 1re ville achevée
       *[other] { $card } { $square } : { $place }e ville achevée
    }
reason-cottages-in-lines-and-town = { $card } { $square } : Maisons de Campagne dans sa ligne et sa colonne : { $number } ; dans la ville : { $town }
reason-ring-and-cottages-in-centre =
    { $ring ->
        [0] { $card } { $square } : pas au bord ; { cottages } sur les cases centrales
       *[other] { $card } { $square } : au bord ; { cottages } sur les cases centrales
    }
reason-empty =
    { $number ->
        [one] { $number } case sans bâtiment
       *[other] { $number } cases sans bâtiment
    }
reason-empty-spared =
    { $number ->
        [one] { $number } case sans bâtiment ne coûte rien : { $card }
       *[other] { $number } cases sans bâtiment ne coûtent rien : { $card }
    }

## Qui gagne

verdict-turns = Égalité aux points ; { $names } l’emporte avec le moins de tours comme Maître Constructeur.
verdict-empty = Égalité ; { $names } l’emporte avec le moins de cases vides.
verdict-cottages = Égalité ; { $names } l’emporte avec le plus de Maisons de Campagne.
verdict-solo =
    { $rank ->
        [1] Votre rang : { rank-1 }.
        [2] Votre rang : { rank-2 }.
        [3] Votre rang : { rank-3 }.
        [4] Votre rang : { rank-4 }.
        [5] Votre rang : { rank-5 }.
       *[other] Votre rang : { rank-6 }.
    }

## Coups refusés

illegal-not-dealt = Vous n’avez pas reçu le monument « { $name } ».
illegal-banked = Cette ressource est sur une de vos Banques, vous ne pouvez donc pas la choisir : { $resource }.
illegal-not-shown = Aucune carte visible ne montre cette ressource : { $resource }.
illegal-square-taken = { $square } est occupée ; choisissez une case vide.
illegal-no-factory = Vous n’avez pas d’Usine pour cette ressource, ou elle ne peut pas servir maintenant : { $resource }.
illegal-no-room = Le cube ne peut pas être rangé en { $square } : il faut un Entrepôt avec de la place et un cube annoncé par un autre joueur.
illegal-not-stored = Vous ne pouvez pas échanger le cube contre celui-ci, en { $square } : { $resource }.
illegal-cavern = Vous ne pouvez pas mettre ce cube dans la Cave.
illegal-not-your-card = Vous ne pouvez pas construire « { $name } » : ce n’est ni une carte de cette partie ni votre monument.
illegal-monument-built = Votre monument est déjà construit : { $card }.
illegal-sixth-bank = Une ville ne peut pas avoir plus de 5 Banques.
illegal-no-pattern = Les cubes en { $squares } ne forment pas le plan de cette carte : { $card }.
illegal-target = Le bâtiment ne peut pas aller en { $square } ; choisissez une de ces cases : { $squares }.
illegal-bank-twice = Une autre de vos Banques porte déjà cette ressource : { $resource }.
illegal-replace-square = Il n’y a pas en { $square } de bâtiment que vous puissiez remplacer maintenant.
illegal-set-aside = Choisissez trois cartes Bâtiment différentes de cette partie.
illegal-card-here = « { $name } » n’est pas possible ici ; choisissez une de ces cartes : { $cards }.

## Cartes et tables impossibles

error-no-such-resource = Il n’y a pas de ressource « { $text } » ; voici les ressources : { $expected }.
error-no-such-card = Il n’y a pas de carte « { $name } ».
error-cards-not-a-list = Les données des cartes doivent être une liste de cartes.
error-cards-too-many = Les données peuvent contenir au plus { $most } cartes.
error-card-too-long = Carte « { $name } » : le champ « { $key } » est trop long ; la limite est de { $most }.
error-card-not-an-object = L’entrée { $number } des données n’est pas un objet avec les champs de la carte.
error-card-without-id = L’entrée { $number } des données a besoin d’un « id » fait de lettres, de chiffres et de tirets bas.
error-card-reserved = L’entrée { $number } des données ne peut pas avoir l’id « { $text } » : ce mot a un autre sens dans les villes et les scores.
error-card-key = Carte « { $name } » : il n’y a pas de champ « { $key } » ; voici les champs : { $expected }.
error-card-like = Carte « { $name } » : elle doit être comme « { $like } », mais aucune carte de ce nom ne la précède.
error-card-missing = Carte « { $name } » : il manque le champ « { $key } ».
error-card-feeds-group = Carte « { $name } » : seule une carte du groupe « red » peut ravitailler.
error-card-power-group = Carte « { $name } » : une carte de ce groupe ne peut pas avoir le pouvoir « { $power } ».
error-card-group = Carte « { $name } » : il n’y a pas de groupe « { $text } » ; voici les groupes : { $expected }.
error-card-pattern = Carte « { $name } » : le plan doit être une liste de 1 à 4 rangées avec au moins un cube.
error-card-row-length = Carte « { $name } », rangée { $row } du plan : une rangée doit être un texte de 1 à 4 lettres.
error-card-row-uneven = Carte « { $name } », rangée { $row } du plan : elle doit être aussi longue que la première.
error-card-row-letter = Carte « { $name } », rangée { $row } du plan : « { $letter } » n’est ni W, O, B, G, S ni un point.
error-card-rule = Carte « { $name } » : il n’y a pas de règle de points « { $text } » ; voici les règles : { $expected }.
error-card-rule-numbers = Carte « { $name } » : la règle de points « { $rule } » demande exactement ces champs : { $expected }.
error-card-negative = Carte « { $name } » : la règle de points « { $rule } » ne peut pas avoir de points négatifs.
error-card-feeds = Carte « { $name } » : « feeds » demande « where », parmi : { $expected } ; « number » est permis aussi.
error-card-power = Carte « { $name } » : il n’y a pas de pouvoir « { $text } » ; voici les pouvoirs : { $expected }.
error-card-flag = Carte « { $name } » : le champ « { $key } » doit être true ou false.
error-card-name = Carte « { $name } » : le nom doit être un texte, ou un texte par langue.
error-card-emblem = Carte « { $name } » : un emblème ne peut pas avoir { $text } ; choisissez parmi : { $expected }.
error-card-list = Carte « { $name } » : le champ « { $key } » doit être une liste non vide.
error-card-number = Carte « { $name } » : le champ « { $key } » doit contenir des nombres entiers de −999 à 999.
error-cards-one-of-each = Une partie demande une carte de chacun de ces groupes : { $groups }.
error-not-a-monument = Cette carte n’est pas un monument : { $card }.
error-too-few-monuments =
    { $number ->
        [one] { $number } monument ne suffit pas : chacun en reçoit deux.
       *[other] { $number } monuments ne suffisent pas : chacun en reçoit deux.
    }
error-card-twice = Une carte est deux fois dans la partie.
error-cavern-in-solo = La Cave n’existe pas en solo.
error-orchard-edition = Le Verger qui ravitaille partout appartient à l’édition « uk ».
error-first-without-hammer = Seule une partie normale a un premier Maître Constructeur.
error-variant-players =
    { $players ->
        [one] La variante « { $variant } » ne se joue pas à { $players } joueur.
       *[other] La variante « { $variant } » ne se joue pas à { $players } joueurs.
    }
error-option-cards = L’option « cards » doit être « random », « first-game » ou une liste de cartes.
error-cards-monument = Les monuments se distribuent, ils ne se choisissent pas avec les cartes Bâtiment : { $card }.
error-cards-same-group = Une partie a une carte de chaque groupe, mais ces deux-ci sont du même : { $cards }.
error-card-left-out-in-solo = Dans cette édition, cette carte ne sert pas en solo : { $card }.
error-promo = C’est une carte promotionnelle ; autorisez-la avec l’option « promos » : { $card }.
error-first = La place du premier Maître Constructeur doit être un nombre de 1 à { $players }.
