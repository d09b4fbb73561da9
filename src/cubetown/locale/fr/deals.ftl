# La même donne : la donne du jour, les donnes en lien, les problèmes

## Erreurs

deal-unreadable = Cette donne est illisible : le lien est incomplet ou endommagé.
deal-one-player = Seule une partie à un joueur peut être partagée comme donne.
deal-no-day = « { $text } » n’est pas une date ; écrivez-la ainsi : { $expected }.
deal-too-early = Il n’y a pas de défi pour le { $text } ; le premier date du { $first }.
deal-too-late = Le { $text } est encore trop loin ; le dernier défi est celui du { $last }.
deal-no-daily = { $game } n’a pas de défi du jour.
deal-no-puzzles = { $game } n’a pas de problèmes.
deal-puzzle-unknown = Problème introuvable : « { $text } ».
deal-counted = C’est votre essai officiel : pas d’aide, pas d’annulation, et rien à partager avant la fin.
deal-puzzle-no-hint = Pas de conseil dans un problème : à vous de trouver la meilleure fin.
deal-not-counted = Cette partie ne compte pas pour ces résultats.
deal-not-today = Seul le défi d’aujourd’hui est officiel ; les autres se jouent pour s’entraîner.
deal-not-yet = Le { $text } n’a pas encore commencé (UTC) ; son défi paraîtra ce jour-là.
deal-practice-later = C’est le défi d’aujourd’hui : vous pourrez le rejouer pour vous entraîner une fois votre essai officiel terminé.
deal-from-position = Cette partie a commencé à partir d’une position : personne d’autre ne peut recevoir la même donne.
deal-board-full = Cette donne ne peut plus recevoir de résultats.
deal-too-many-tries = Trop d’essais officiels viennent de votre réseau. Jouez un défi précédent pour vous entraîner, ou réessayez plus tard.

## La donne du jour

deal-title = Défi { $number } · { $day }
deal-par = Meilleur bot : { $points }
deal-daily = Défi du jour
deal-daily-text = Un défi par jour et par jeu, le même pour tous. Vous avez un essai officiel ; ensuite, rejouez-le pour vous entraîner autant que vous voulez.
deal-no-help = L’essai officiel se joue sans conseil et sans annulation.
deal-counts = Essai officiel : ni conseil ni annulation.
deal-public = Les donnes sont publiques, dans les fichiers de Cubetown, et personne ne peut savoir si un bot a aidé : les résultats sont pour le plaisir.
deal-today = Défi d’aujourd’hui
deal-next = Prochain défi dans { $time }
deal-name = Votre nom dans les résultats
deal-count = Jouer l’essai officiel
deal-go-on = Continuer votre essai
deal-try-ended = Votre essai officiel s’est terminé sans résultat.
deal-practise = S’entraîner
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
deal-archive = Défis précédents
deal-month = Mois
deal-share = Partager le résultat
deal-unverified = Sans serveur, les résultats restent sur cet appareil et ne sont pas vérifiés.

## Tableaux et comparaison

deal-board = Tous les résultats
deal-board-here = Résultats sur cet appareil
deal-board-none = Pas encore de résultats.
deal-rank =
    { $rank ->
        [1] 1er sur { $number }
       *[other] { $rank }e sur { $number }
    }
deal-not-won = sans victoire
deal-histogram = Répartition des scores
deal-histogram-bar =
    { $points ->
        [one] { $points } point : { $number }
       *[other] { $points } points : { $number }
    }
deal-compare = Comparer
deal-round = Tour
deal-same = identique

## Liens

deal-link = Lien vers cette donne
deal-link-text = Toute personne qui ouvre ce lien reçoit la même donne. Jouez chacun de votre côté, quand vous voulez, puis comparez vos feuilles et vos choix.
deal-link-not-mine = Seuls les essais lancés depuis ce lien figurent dans ses résultats. Le vôtre n’y est pas, mais vous pouvez le comparer aux autres sur cet appareil.
deal-known = Vous connaissez déjà cette donne par une partie jouée sur cet appareil : ici, elle ne se joue plus que pour s’entraîner.
deal-link-open = Aller à cette donne
deal-pass-on = Partager cette donne

## Problèmes

deal-puzzles = La meilleure fin
deal-puzzles-text = Des problèmes tirés de vraies parties : trouvez la meilleure fin. Jouer sans prévoir laisse des points en route.
deal-puzzle = Problème { $number }
deal-puzzle-solved = Problème { $number }, résolu
deal-solved-count =
    { $number ->
        [one] { $number } résolu sur { $all }
       *[other] { $number } résolus sur { $all }
    }
deal-grade = Difficulté { $number }
deal-grades-text = À la difficulté 1, les quatre bots, de « { bot-easy } » à « { bot-expert } », trouvent la meilleure fin ; chaque bot qui la manque ajoute un cran. À la difficulté 5, aucun ne la trouve.
deal-puzzle-goal = Terminez avec le plus de points possible. Vous connaissez toutes les cartes à venir.
deal-puzzle-next = Prochaines cartes :
deal-puzzle-goal-mean = Trouvez la meilleure couleur et le meilleur emplacement de ce tour. Ce qui compte : la moyenne de vos points finaux pour tous les lancers possibles du dernier tour.
deal-puzzle-right = Résolu ! { $points } points, c’est le maximum.
deal-puzzle-right-mean = Résolu ! { $points } points en moyenne, c’est le maximum.
deal-puzzle-wrong = { $points } points. Il en manque { $left } : { $best } était possible.
deal-puzzle-wrong-mean = { $points } points en moyenne. Il en manque { $left } : { $best } était possible.
deal-again = Réessayer
deal-next-puzzle = Problème suivant
deal-solution = Afficher la solution
