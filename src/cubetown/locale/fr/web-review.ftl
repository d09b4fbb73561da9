# Ce que la page dit d’une partie terminée, coup par coup.

web-review = Analyse
web-review-begin = Analyser cette partie
web-review-text = Ce qui relevait de la chance, ce qu’ont fait les autres, et ce que chacun de vos coups a coûté.
web-review-waiting = En file d’attente…
web-review-ready = L’analyse est prête.
web-review-quick = Examen de chaque décision…
web-review-deep = Nouvel examen des coups les plus coûteux…
web-review-grade-superb = Jeu superbe
web-review-grade-strong = Jeu solide
web-review-grade-good = Bon jeu
web-review-grade-fair = Jeu correct, avec quelques pertes
web-review-grade-uneven = Jeu inégal
web-review-grade-learning = En plein apprentissage
web-review-per-decision =
    { $number ->
        [one] Points perdus : { $points } sur { $number } décision avec un choix
       *[other] Points perdus : { $points } par décision, sur { $number } avec un choix
    }
web-review-mistakes = Les coups les plus coûteux
web-review-no-mistakes = Aucun coup n’était clairement une erreur.
web-review-cost =
    { $number ->
        [one] Coût : environ { $number } point
       *[other] Coût : environ { $number } points
    }
web-review-one-mistake = L’un des coups les plus coûteux
web-review-you = Vous : { $what }
web-review-instead = Mieux : { $what }
web-review-reason = Surtout pour ceci : { $what }
web-review-turning = Le tournant : { $what }
web-review-run =
    { $number ->
        [one] { $number } meilleur coup d’affilée
       *[other] { $number } meilleurs coups d’affilée
    }
web-review-short-start = Attendu
web-review-short-rest = Chance et autres
web-review-short-loss = Vos erreurs
web-review-short-final = Résultat
web-review-details = Détails
web-review-try-gained =
    { $points ->
        [one] Exact ! Environ { $points } point de mieux que dans votre partie.
       *[other] Exact ! Environ { $points } points de mieux que dans votre partie.
    }
web-review-show = Afficher la position
web-review-try = À vous d’essayer
web-review-play-on = Reprendre d’ici
web-review-account = D’où vient le résultat
web-review-unit = Mesuré en
web-review-in-points = points
web-review-in-wins = probabilité de victoire
web-review-in-rank = probabilité du plus haut rang
web-review-rank-note = La probabilité d’atteindre le plus haut rang : { $points } points ou plus.
web-review-goal-note = La probabilité de gagner : en solo, c’est atteindre l’objectif du jeu.
web-review-start = Attendu au départ
web-review-luck = Chance
web-review-others = Ce qu’ont fait les autres
web-review-loss = Perdu par erreur
web-review-rejudged = Réévalué
web-review-corrected-down = Ici, « réévalué » est la plus grande part : les estimations supposaient un jeu solide jusqu’à la fin, et la partie a été moins bonne.
web-review-corrected-up = Ici, « réévalué » est la plus grande part : la partie a été meilleure que ne le supposaient les estimations.
web-review-final = Résultat
web-review-hindsight = Avec le recul : la meilleure suite de coups trouvée pour ces cartes rapporte { $points }.
web-review-course = Résultat attendu, coup par coup
web-review-course-points = Points attendus, coup par coup : de { $first } au départ à { $last } à la fin ; minimum { $least }, maximum { $most }.
web-review-course-win = Probabilité de victoire, coup par coup : de { $first } au départ à { $last } à la fin ; minimum { $least }, maximum { $most }.
web-review-course-rank = Probabilité du plus haut rang, coup par coup : de { $first } au départ à { $last } à la fin ; minimum { $least }, maximum { $most }.
web-review-all = Toutes les décisions ({ $number })
web-review-class-1 = petite perte
web-review-class-2 = erreur
web-review-class-3 = grosse erreur
web-review-class-4 = gaffe
web-review-unsure = incertain
web-review-try-goal = C’est à vous de jouer. Jouez le coup qui vous semble le meilleur.
web-review-try-weighing = Évaluation de votre coup…
web-review-try-right = Juste : rien de nettement meilleur n’a été trouvé ici.
web-review-try-wrong =
    { $number ->
        [one] Ce coup coûte { $points } point.
       *[other] Ce coup coûte { $points } points.
    }
web-review-try-same =
    { $number ->
        [one] C’est le coup de la partie. Il coûte { $points } point.
       *[other] C’est le coup de la partie. Il coûte { $points } points.
    }
web-review-try-why = Le meilleur coup rapporterait : { $what }.
web-reasons-more =
    { $number ->
        [one] { $what } et { $number } autre écart, plus petit
       *[other] { $what } et { $number } autres écarts, plus petits
    }
web-review-try-show = Afficher le meilleur coup
web-review-try-best = Le meilleur coup trouvé : { $what }
web-review-how = Comment cette analyse est faite
web-review-how-account = Avant et après chaque étape, le programme joue de nombreuses parties jusqu’au bout, en ne sachant que ce que le joueur savait. Ce que le hasard a changé est de la chance, ce que les autres ont changé est compté à part, et ce qu’un coup moins bon a coûté est une perte. « Réévalué » mesure de combien l’estimation s’est corrigée elle-même. La somme fait toujours le résultat.
web-review-how-loss = Un coup est comparé au meilleur trouvé, avec la même chance. Une perte inférieure à deux fois son incertitude est affichée en grisé : elle est peut-être nulle.
web-review-how-grade = L’appréciation vient de la perte moyenne dans les décisions avec un choix : superbe jusqu’à 0,1 point, solide jusqu’à 0,25, bon jusqu’à 0,5, correct jusqu’à 1, inégal jusqu’à 2.
web-review-evaluator = Évalué par : { $name }

## Conseils

web-hint = Conseil
web-hints =
    { $number ->
        [one] { $number } conseil dans cette partie.
       *[other] { $number } conseils dans cette partie.
    }
web-hint-thinking = Réflexion en cours…
web-hint-reason = Utile surtout pour : { $what }
web-hint-alternatives =
    { $number ->
        [one] { $number } autre possibilité
       *[other] { $number } autres possibilités
    }
web-hint-as-good = tout aussi bien
web-estimate = Environ { $points } à la fin (estimation)
web-estimate-thinking = Estimation en cours…
web-estimate-how = D’où vient cette estimation
web-estimate-note = Si vous jouez la suite comme l’expert, la plupart des parties finissent entre { $low } et { $high }. L’estimation ne sait que ce que vous savez : elle joue plusieurs fois jusqu’au bout, en supposant chaque fois une autre suite.

## Que faire, dit au joueur

web-do-keep = Gardez : { $card }.
web-do-name = Annoncez : { $resource }.
web-do-take = Prenez : { $resource }.
web-do-place = Placez le cube en { $square }.
web-do-trade = Prenez une autre ressource grâce à votre Usine : { $resource }.
web-do-store = Rangez le cube dans l’Entrepôt en { $square }.
web-do-swap = Échangez le cube contre un autre, pris dans l’Entrepôt en { $square } : { $resource }.
web-do-cavern = Mettez le cube dans la Cave.
web-do-build = Construisez : { $card } (cubes en { $squares }).
web-do-put = Placez le bâtiment en { $square }.
web-do-put-card = Construisez en { $square } : { $card }.
web-do-choose = Choisissez pour le nouveau bâtiment : { $resource }.
web-do-skip = Gardez les autres bâtiments.
web-do-set-aside = Mettez de côté : { $cards }.
web-do-done = Terminez votre tour.
web-do-city-choose = Choisissez : { $tile }.
web-do-city-place = Placez la forme en { $square }.
web-do-city-lay = Placez ces tuiles : { $tile } ({ $squares }).
