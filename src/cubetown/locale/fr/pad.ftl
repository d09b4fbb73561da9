# La feuille de score, son historique, les cartes et les règles dans le navigateur.

## Accueil

pad-with-box = Vous jouez avec le vrai jeu de société ?
pad-with-box-text = Le compagnon retourne les cartes ou secoue les cubes pour vous, et la feuille de score compte et explique chaque point.
pad-title = Feuille de score
pad-rules = Règles

## Saisir un plateau

pad-cards = Cartes de cette partie
pad-effects = Ce que font ces cartes
pad-board = Plateau et tuiles bonus
pad-players = Joueurs
pad-add = Joueur
pad-add-player = Ajouter un joueur
pad-name = Nom du joueur { $number }
pad-remove = Retirer : { $name }
pad-remove-sure = Retirer ce joueur et son plateau : { $name } ?
pad-brush = Que placer sur la case ?
pad-chosen = Poser sur une case : { $what }
pad-now = { $square } : { $what }.
pad-total-now = { $what }.
pad-clearing = Touchez une case pour la vider
pad-erase = rien
pad-monument = Monument
pad-no-monument = Aucun
pad-warehouse = { $card } { $square } : cubes posés dessus
pad-cube-on = Poser : { $resource }
pad-cube-off = Retirer : { $resource }
pad-shrine = Bâtiments en ville quand l’Autel a été construit, lui compris
pad-completed = Tour où cette ville a été achevée
pad-turns = Égalité de points : tours comme Maître Constructeur
pad-left = Tuiles de chantier restantes
pad-bonus = Tuiles bonus telles qu’elles sont posées
pad-bonus-north = En haut, tuile { $number }
pad-bonus-west = À gauche, tuile { $number }

## Le résultat

pad-best-feeding = Ravitaillement optimal : aucune autre répartition ne rapporte plus.
pad-so-far = Les données erronées ne sont pas comptées.
pad-offline = Le serveur est injoignable. Tout ce que vous avez saisi reste ici ; les points suivront dès qu’il répondra.
pad-bad-link = Ce lien ne contient pas de feuille lisible.
pad-advice = Ce qui peut être construit maintenant
pad-advice-build = avec les cubes de { $squares } ; il peut aller sur : { $place }
pad-advice-none = Rien pour l’instant : aucun plan n’est complet.
pad-advice-without = Les données erronées ne sont pas comptées : { $squares }.
pad-advice-silent = Pas de conseil tant que ceci n’est pas corrigé : { $why }
pad-advice-score = Les points sont ceux de la ville telle qu’elle est, comme si la partie finissait ; les cubes comptent comme des cases vides.

## Ce qui est impossible

pad-problem = Une partie de cette feuille ne peut pas être comptée.
pad-problem-word = { $square } : cela n’a pas sa place dans une ville.
pad-problem-not-listed = { $card } ({ $square }) : cette carte n’est pas dans la partie.
pad-problem-two-monuments = Une ville a un seul monument au plus, et en voici deux : { $cards }. Le dernier ne compte pas.
pad-problem-same-monument = { $card } ({ $square }) : ce monument est déjà dans une autre ville, et il est unique.
pad-problem-banks = { $square } : une ville a de la place pour { $most } Banques, pas plus.
pad-problem-completed = { $card } : il faut le tour où cette ville a été achevée.
pad-problem-shrine-missing = { $card } ({ $square }) : indiquez combien de bâtiments étaient alors en ville.
pad-problem-warehouse-full = { $square } : un Entrepôt contient { $most } cubes au plus.
pad-problem-no-warehouse = { $square } : aucun Entrepôt ne s’y trouve.
pad-problem-name = Un nom compte de 1 à { $most } caractères imprimables.
pad-problem-name-twice = Deux joueurs ne peuvent pas porter le même nom : { $text }.
pad-problem-number = Il faut un nombre entier de { $least } à { $most }.
pad-problem-solo = Le mode solo se joue seul.

## Partager et garder

pad-share = Partager
pad-link = Lien vers cette feuille
pad-text = En texte
pad-text-player = { $name } : { $points }
pad-text-line = – { $line } : { $points }
pad-copy-text = Copier le texte
pad-print = Imprimer
pad-keep = Enregistrer
pad-kept = Enregistrée
pad-new = Nouvelle feuille
pad-new-sure = Commencer une nouvelle feuille ? Celle-ci n’a pas été enregistrée.
pad-history = Parties passées
pad-history-empty = Aucune partie n’a encore été enregistrée sur cet appareil.
pad-player = Joueur
pad-games = Parties
pad-wins = Victoires
pad-average = Moyenne
pad-best = Record
pad-forget = Supprimer la partie du { $date }
pad-forget-sure = Supprimer cette partie de cet appareil ?

## Cartes et règles

pad-search = Chercher dans les noms et les effets
pad-group = Groupe
pad-all-groups = Tous les groupes
pad-found =
    { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }
pad-more = Détails
pad-touches = Cartes liées
pad-example = Exemple de décompte
pad-rulings = Règles qui en parlent
pad-rules-of = Règles : { $game }
pad-rules-in-our-words = Les règles telles que Cubetown les joue, dans nos propres mots. « Notre interprétation » signale les points sur lesquels les livrets se taisent.
pad-rules-unverified = Le livret nous est parvenu sans ses images : une partie de ces règles est supposée, non vérifiée ; comparez avec votre exemplaire.
pad-judgment = Notre interprétation là où les livrets se taisent
pad-our-ruling = notre interprétation
pad-rule-of-card = { $card } :
