# La même donne : la donne du jour, les donnes en lien, les problèmes

## Erreurs

deal-unreadable = Cette donne est illisible : son lien est incomplet ou abîmé.
deal-one-player = Seule une partie à un joueur peut être transmise comme donne.
deal-no-day = « { $text } » n’est pas un jour ; écrivez-le ainsi : { $expected }.
deal-too-early = Il n’y a pas de donne pour { $text } ; la première date du { $first }.
deal-too-late = Le { $text } est encore trop loin ; la dernière donne est celle du { $last }.
deal-no-daily = { $game } n’a pas de donne du jour.
deal-no-puzzles = { $game } n’a pas de problèmes.
deal-puzzle-unknown = Il n’y a pas de problème « { $text } ».
deal-counted = Essai compté : vous le jouez vous-même, sans retour en arrière, et rien n’en est transmis avant la fin.
deal-puzzle-no-hint = Pas de conseil dans un problème : à vous de trouver la meilleure fin.
deal-not-counted = Cette partie ne compte pas pour le tableau d’une donne.
deal-not-today = Seule la donne d’aujourd’hui compte ; les autres se jouent pour s’entraîner.
deal-not-yet = Le jour { $text } n’a pas encore commencé (UTC) : sa donne paraîtra ce jour-là.
deal-practice-later = C’est la donne d’aujourd’hui : vous pourrez la jouer pour vous entraîner une fois votre essai compté terminé.
deal-from-position = Cette partie est partie d’une position : personne d’autre ne peut recevoir la même donne.
deal-board-full = Le tableau de cette donne est complet.
deal-too-many-tries = Trop d’essais comptés viennent de votre réseau ; jouez une donne précédente pour vous entraîner, ou réessayez plus tard.

## La donne du jour

deal-title = Donne { $number } · { $day }
deal-par = Meilleur bot : { $points }
deal-daily = Donne du jour
deal-daily-text = Une donne par jour et par jeu, la même pour tous. Un seul essai est compté ; ensuite, on la rejoue pour s’entraîner autant qu’on veut.
deal-no-help = L’essai compté se joue sans conseil et sans retour en arrière.
deal-counts = Essai compté : ni conseil ni retour en arrière.
deal-public = Les donnes sont publiques, dans les fichiers de Cubetown, et personne ne voit si un bot a aidé : les résultats sont pour le plaisir.
deal-today = Donne d’aujourd’hui
deal-next = Prochaine donne dans { $time }
deal-name = Votre nom au tableau
deal-count = Jouer l’essai compté
deal-go-on = Continuer votre essai
deal-try-ended = Votre essai compté s’est terminé sans résultat.
deal-practise = Jouer pour s’entraîner
deal-was-practice = C’était un entraînement, qui ne compte pas.
deal-against-par =
    { $points ->
        [one] { $points } point · meilleur bot : { $par }
       *[other] { $points } points · meilleur bot : { $par }
    }
deal-streak = { $number ->
    [one] { $number } jour de suite
   *[other] { $number } jours de suite
}
deal-archive = Donnes précédentes
deal-month = Mois
deal-share = Partager le résultat
deal-unverified = Sans serveur, les résultats restent sur cet appareil et ne sont pas vérifiés.

## Tableaux et comparaison

deal-board = Les résultats de tous
deal-board-here = Résultats sur cet appareil
deal-board-none = Personne n’a encore terminé cette donne.
deal-rank = Place { $rank } sur { $number }
deal-not-won = sans victoire
deal-histogram = Combien de joueurs ont atteint combien de points
deal-histogram-bar =
    { $points ->
        [one] { $points } point : { $number }
       *[other] { $points } points : { $number }
    }
deal-compare = Comparer
deal-round = Tour
deal-same = pareil

## Liens

deal-link = Lien vers cette donne
deal-link-text = Quiconque ouvre ce lien reçoit la même donne. Jouez chacun de votre côté, quand vous voulez, puis comparez vos feuilles et vos choix.
deal-link-not-mine = Seuls les essais lancés depuis ce lien figurent à son tableau. Votre propre partie n’y est pas, mais sur cet appareil vous pouvez la comparer aux autres.
deal-known = Vous connaissez déjà cette donne par une partie jouée sur cet appareil : ici, elle ne se joue plus que pour s’entraîner.
deal-link-open = Vers cette donne
deal-pass-on = Transmettre cette donne

## Problèmes

deal-puzzles = La meilleure fin
deal-puzzles-text = Des problèmes tirés de vraies parties : terminez-les au mieux. Jouer sans prévoir laisse des points en route.
deal-puzzle = Problème { $number }
deal-puzzle-solved = Problème { $number }, résolu
deal-solved-count =
    { $number ->
        [one] { $number } résolu sur { $all }
       *[other] { $number } résolus sur { $all }
    }
deal-grade = Niveau { $number }
deal-grades-text = Au niveau 1, les quatre bots, de « { bot-easy } » à « { bot-expert } », trouvent la meilleure fin ; chaque bot qui la manque élève le niveau d’un cran. Au niveau 5, aucun ne la trouve.
deal-puzzle-goal = Terminez avec le plus de points possible. Toutes les cartes à venir sont connues.
deal-puzzle-next = Prochaines cartes :
deal-puzzle-goal-mean = Trouvez la meilleure couleur et la meilleure place de ce tour. Ce qui compte : la moyenne de vos points finaux sur tous les lancers du dernier tour.
deal-puzzle-right = Résolu ! { $points } points, c’est le maximum.
deal-puzzle-right-mean = Résolu ! { $points } points en moyenne, c’est le maximum.
deal-puzzle-wrong = { $points } points. Vous en laissez { $left } : on peut atteindre { $best }.
deal-puzzle-wrong-mean = { $points } points en moyenne. Vous en laissez { $left } : on peut atteindre { $best }.
deal-again = Réessayer
deal-next-puzzle = Problème suivant
deal-solution = Montrer la solution
