# Shake That City : noms, ce qu’il faut faire, raisons des points, vainqueur et impossibilités.

## Tuiles et variantes

tile-home = Maison
tile-shop = Boutique
tile-factory = Usine
tile-park = Parc
tile-road = Route

variant-family = Variante familiale
variant-construction = Variante avec chantiers

## Ce qu’il faut faire

task-choose-colour = Choisissez une couleur dont la forme tient dans votre ville.
task-place-shape = Placez cette forme : { $tile }.

## Ce qui rapporte

score-city-home =
    { $side ->
        [coastal] { $points } par maison seule ou groupe de maisons, plus { $sea } au bord de la mer ; rien à côté d’une usine.
       *[landlocked] { $points } par maison seule ou groupe de maisons ; rien à côté d’une usine.
    }
score-city-shop =
    { $side ->
        [coastal] Les points de sa zone ({ $zones_or }) si elle est sur le bord de terre ou à côté d’une route qui rapporte.
       *[landlocked] Les points de sa zone ({ $zones_or }) si elle est sur le bord ou à côté d’une route qui rapporte.
    }
score-city-factory = 1 à côté d’une autre usine, et 1 à côté d’une route.
score-city-park =
    { $side ->
        [coastal] 1 à côté d’une maison, et 1 au bord de la mer.
       *[landlocked] 1 à côté d’une maison, et 1 à côté d’une usine.
    }
score-city-road =
    { $side ->
        [coastal] 1 par route qui a accès au bord de terre.
       *[landlocked] 1 par route qui a accès au bord du plateau.
    }
score-city-bonus = Chaque tuile bonus retournée : { $points }.
score-city-construction = Une tuile de chantier est retirée dès que ses deux types se touchent par un côté.
score-city-construction-goal = Seuls les joueurs qui ont retiré toutes les leurs peuvent gagner.
score-city-solo = Pour gagner : plus aucune tuile de chantier et au moins { $target } points.

## Raisons des points

reason-road-leads-out = { $squares } : accès au bord du plateau
reason-road-cut-off = { $squares } : sans accès au bord du plateau
reason-park-homes = { $squares } : à côté d’une maison
reason-park-factories = { $squares } : à côté d’une usine
reason-park-sea = { $squares } : au bord de la mer
reason-park-alone = { $squares } : aucun voisin qui rapporte
reason-factory-factories = { $squares } : à côté d’une autre usine
reason-factory-roads = { $squares } : à côté d’une route
reason-factory-alone = { $squares } : ni usine ni route à côté
reason-shop-linked =
    { $number ->
        [one] { $squares } : accès au bord, { $each } dans sa zone
       *[other] { $squares } : accès au bord, { $each } chacune
    }
reason-shop-cut-off = { $squares } : sans accès au bord du plateau
reason-home-group =
    { $number ->
        [one] { $squares } : une maison seule
       *[other] { $squares } : un groupe de { $number } maisons
    }
reason-home-sea =
    { $number ->
        [one] { $squares } : une maison au bord de la mer
       *[other] { $squares } : un groupe de { $number } maisons au bord de la mer
    }
reason-home-voided = { $squares } : 0, à cause de l’usine voisine de { $near }
reason-family = Dans la variante familiale, seules les tuiles bonus rapportent des points
reason-bonus-filled =
    { $side ->
        [north] La colonne { $line } est remplie
       *[west] La ligne { $line } est remplie
    }
reason-bonus-four =
    { $side ->
        [north] Colonne { $line }, { $number } tuiles du même type : { $tile }
       *[west] Ligne { $line }, { $number } tuiles du même type : { $tile }
    }
reason-bonus-open =
    { $side ->
        [north] Remplissez la colonne { $fill } ({ $all } tuiles), ou placez { $needed } tuiles de ce type dans la colonne { $four } : { $tile }
       *[west] Remplissez la ligne { $fill } ({ $all } tuiles), ou placez { $needed } tuiles de ce type dans la ligne { $four } : { $tile }
    }
reason-bonus-open-any =
    { $side ->
        [north] Remplissez la colonne { $fill } ({ $all } tuiles), ou placez { $needed } tuiles d’un même type dans la colonne { $four }
       *[west] Remplissez la ligne { $fill } ({ $all } tuiles), ou placez { $needed } tuiles d’un même type dans la ligne { $four }
    }
reason-bonus-diversity = Diversité : au moins { $number } tuiles de chaque type
reason-bonus-not-diverse = Diversité : il faut { $number } tuiles de chaque type ; il en manque : { $tiles }

## Qui a gagné

verdict-bonus-tiles = Égalité de points ; { $names } l’emporte avec le plus de tuiles bonus.
verdict-city-empty = Égalité ; { $names } l’emporte avec le moins de cases vides.
verdict-city-nobody = Personne ne gagne : personne n’a retiré toutes les tuiles de chantier.
verdict-city-solo-won = Victoire ! Plus aucune tuile de chantier, et { $points } points (objectif : { $target }).
verdict-city-solo-points = Défaite : { $points } points (objectif : { $target }).
verdict-city-solo-tiles =
    { $number ->
        [one] Défaite : il reste { $number } tuile de chantier. Vos points : { $points }.
       *[other] Défaite : il reste { $number } tuiles de chantier. Vos points : { $points }.
    }

## Coups interdits

illegal-too-many-cubes = Il n’y a que { $most } cubes de cette couleur, et non { $number } : { $tile }.
illegal-colour-not-shown = Aucun cube ne montre cette couleur : { $tile }.
illegal-colour-blocked = Vous ne pouvez pas choisir cette couleur pendant ce tour : { $tile }.
illegal-colour-does-not-fit = Cette forme ne tient nulle part dans votre ville : { $tile }.
illegal-over-the-edge = La forme dépasserait le bord du plateau.
illegal-squares-taken = La forme couvrirait des cases occupées : { $squares }.

## Textes, tables et données impossibles

error-no-such-tile = Il n’y a pas de tuile « { $text } » ; voici les tuiles : { $expected }.
error-cubes-number = Un lancer compte { $number } cubes, et non { $found }.
error-option-missing = Il manque l’option « { $option } ».
error-first-player = La place du premier joueur actif doit être un nombre de 1 à { $players }.
error-sheet-tile = { $field }, case { $square } : « { $text } » n’est ni une tuile ni un point ; voici les tuiles : { $expected }.
error-bonus-tiles-sides = { $field } : il faut un objet avec « north » et « west ».
error-bonus-tiles-three = { $field } : il faut une liste de trois tuiles bonus.
error-bonus-tiles-each = { $field } : chacune de ces tuiles bonus doit y être une fois : { $expected }.
error-construction-variant = La variante « { $variant } » n’a pas de tuiles de chantier.
error-construction-each = { $field } : chacune de ces paires doit y être une fois : { $expected }.
error-components-object = { $field } : il faut un objet entre accolades.
error-components-key = { $field } : il n’y a pas de champ « { $text } » ; voici les champs : { $expected }.
error-components-missing = { $field } : il manque le champ « { $text } ».
error-components-list = { $field } : il faut une liste.
error-components-length = { $field } : la longueur de cette liste doit être { $number }.
error-components-watched = { $field } : il faut une liste de { $number } positions pour les deux côtés, ou de { $most } si les côtés diffèrent.
error-components-number = { $field } : il faut un nombre entier de { $least } à { $most }.
error-components-flag = { $field } : il faut true ou false.
error-components-value = { $field } : « { $text } » n’est pas possible ; choisissez parmi : { $expected }.
error-components-zones = { $field }, ligne { $row } : il faut un texte de { $number } chiffres, les points d’une boutique sur chaque case.
error-components-sea = { $field } : la face « Les terres » n’a aucun bord de mer ; la face « La côte » en a de un à trois, tous différents.
error-components-cubes = { $field } : il faut au moins { $least } cubes ; cubes trouvés : { $number }.
error-components-twice = { $field } : la même entrée y est deux fois.
error-components-field = { $field } : { $why }

## Journal

move-city-first = { $name } est le premier joueur actif.
move-city-shake = Les cubes tombent : { $tiles }.
move-city-choose = { $name } choisit : { $tile }.
move-city-place = { $name } place la forme en { $square }.
move-city-lay = { $name } place ces tuiles : { $tile } ({ $squares }).
