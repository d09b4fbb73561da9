# Ce que dit la page : accueil, salle d'attente, table, fin, revue.

## Partout

web-skip = Aller au contenu
web-home = Accueil
web-menu = Menu
web-games = Jeux
web-play = Jouer
web-learn = Apprendre à jouer
web-contents = Sommaire
web-stays-on = L’écran reste allumé
web-settings = Réglages
web-language = Langue
web-close = Fermer
web-cancel = Annuler
web-one-moment = Un instant…
web-not-found = Il n’y a rien à cette adresse.
web-error-unreachable = Le serveur est injoignable ; réessayez dans un instant.
web-error-lost = La connexion est perdue ; réessayez dans un instant.
web-try-again = Réessayer
web-theme = Thème
web-theme-system = Réglage du système
web-theme-light = Clair
web-theme-dark = Sombre
web-at-the-table = À la table
web-auto-done = Finir mon tour quand il n’y a rien à construire
web-on-my-turn = Quand c’est mon tour
web-turn-title = Le montrer dans le titre de l’onglet
web-turn-sound = Jouer un son
web-turn-notify = Montrer une notification
web-on-touch = Sur un écran tactile
web-one-tap = Placer en touchant une seule fois
web-keyboard = Clavier
web-keys-on = Touches rapides à la table (appuyez sur ? pour les voir)
web-copy = Copier
web-copied = Copié
web-link = Lien
web-qr = Code QR du lien
web-show-qr = Afficher le code QR
web-link-local = Les autres appareils ne peuvent pas ouvrir ce lien : le serveur ne répond que sur cette machine. Pour inviter d’autres appareils, lancez-le ainsi :

## Accueil et nouvelle table

web-home-title = Bâtissez une ville entre amis
web-home-text = Ouvrez une table, partagez le lien et jouez. Sans compte, sans rien installer.
web-about-tiny-towns = Une même ressource pour tous, seize cases chacun : la petite ville la plus habile gagne. De 1 à { $number } joueurs.
web-about-shake-that-city = Secouez les cubes, choisissez une couleur, bâtissez votre ville : 15 tours. De 1 à { $number } joueurs.
web-new-game = Nouvelle partie
web-first-game = Première partie
web-lessons = Apprendre en jouant
web-lessons-short = Apprendre
web-lessons-about = De courtes tâches à une vraie table, une minute environ chacune. Dans l’ordre que vous voulez, et arrêtez quand vous voulez.
web-lesson-stars = { $number } sur 3 étoiles
web-lesson-not-yet = pas encore jouée
web-lesson-map = Toutes les leçons
web-lesson-again = Réessayer
web-lesson-next = Suivant
web-lesson-skip = Passer
web-lesson-step = Tâche { $number } sur { $all }
web-lesson-reached = Réussi !
web-lesson-wrong = Pas tout à fait.
web-lesson-goal = Votre tâche
web-lessons-play = Jouer une première partie
web-lessons-clear = Oublier mes étoiles
web-for-first-game = Pour une première partie : les cartes les plus simples, sans monuments
web-my-tables = Mes tables
web-open-record = Ouvrir un enregistrement
web-record-file = Un enregistrement sur cet appareil
web-who-plays = Qui joue ?
web-password-title = Un mot de passe pour ouvrir une table
web-password-text = Sur ce serveur, seuls ceux qui connaissent le mot de passe ouvrent des tables. Avec un lien, on rejoint une table sans mot de passe.
web-password = Mot de passe de ce serveur
web-password-wrong = Ce n’est pas le mot de passe.
web-closed-title = Ici, on n’ouvre pas de table
web-closed-text = Sur ce serveur, seul l’administrateur ouvre des tables. Vous pouvez rejoindre toute table dont vous avez le lien : il suffit de l’ouvrir.
web-company-alone = En solo
web-company-alone-text = la partie en solo
web-company-bots = Contre l’ordinateur
web-company-bots-text = autant de bots que vous voulez
web-company-friends = Entre amis
web-company-friends-text = partagez un lien, chacun joue sur son appareil
web-company-here = Sur cet appareil
web-company-here-text = faites-le passer autour de la table
web-seats = Places
web-details = Options de la partie
web-start = Commencer la partie
web-open-table = Ouvrir la table
web-player-name = Joueur { $number }
web-seat-kind = Qui est à la place { $number }
web-seat-name = Nom du joueur à la place { $number }
web-seat-person = Joueur sur cet appareil
web-seat-open = Place libre
web-seat-bot = Bot : { $level }
web-seat-add = Une place de plus
web-seat-drop = Retirer la place { $number }
web-seat-earlier = Avancer la place { $number }
web-seat-leave = Quitter la place { $number }
web-seat-remove = Retirer de la table : { $name }
bot-easy = facile
bot-normal = normal
bot-hard = difficile
bot-expert = expert
bot-master = maître
bot-greedy = glouton
bot-random = au hasard
option-variant = Variante
option-edition = Édition des règles
option-side = Face du plateau
side-landlocked = Les terres
side-coastal = La côte
option-first-tiny-towns = Premier Maître Constructeur
option-first-shake-that-city = Premier joueur actif
web-first-random = Au hasard
web-first-seat = Place { $number }
web-cards = Cartes
option-cards = Cartes
cards-random = Au hasard
cards-first-game = Pour une première partie
web-cards-picked = Choisies une à une
option-monuments = Avec les monuments
option-cavern = Avec la règle de la Cave
option-promos = Avec les cartes promotionnelles
option-orchard = Le Verger ravitaille les Maisons de Campagne
orchard-lines = De sa ligne et de sa colonne
orchard-anywhere = 6 au plus, n’importe où
web-watch = Qui peut regarder
web-watch-link = Tous ceux qui ont le lien
web-watch-players = Les joueurs seulement
web-clock = Temps pour chaque étape
web-clock-none = Sans limite
web-clock-seconds =
    { $number ->
        [one] { $number } seconde
       *[other] { $number } secondes
    }
web-speed = Rythme
web-speed-live = En direct : tout le monde est là
web-speed-days =
    { $number ->
        [one] Lent : un jour pour chaque tour
       *[other] Lent : { $number } jours pour chaque tour
    }
web-overdue = Quand le temps est écoulé
web-overdue-bot = Un bot joue ce tour
web-overdue-wait = Tout le monde attend
web-may-pause = Chaque joueur peut faire une pause
web-may-pause-none = Aucune pause
web-may-pause-days =
    { $number ->
        [one] D’un jour en tout
       *[other] De { $number } jours en tout
    }
web-pace-bot = Une fois ce temps écoulé, un bot joue le tour.
web-pace-wait = Une fois ce temps écoulé, tout le monde attend.
web-pace-pause =
    { $number ->
        [one] Chaque joueur peut faire une pause d’un jour.
       *[other] Chaque joueur peut faire une pause de { $number } jours en tout.
    }

## La salle d'attente

web-connecting = Connexion à la table…
web-connected = Connecté.
web-lost = Connexion perdue ; reconnexion…
web-on-its-way = Envoi…
web-your-name = Votre nom
web-sit-another = Un joueur de plus sur cet appareil
web-sit = S’asseoir
web-invite = Inviter
web-add-open = Place libre
web-add-bot = Bot
web-open-left-out = Les places restées libres seront supprimées au lancement.
web-waiting-for-starter = En attente : l’hôte va lancer la partie.
web-close-table = Fermer la table
web-status-lobby = Pas encore commencée
web-status-playing = En cours
web-status-my-turn = À vous
web-status-over = Terminée
web-status-closed = Cette table est fermée.
web-status-broken = Cette partie ne peut pas continuer.

## La table

web-table = Table
web-players = Joueurs
web-show-cards = Voir les cartes
web-show-others = Voir les autres joueurs
web-round = Tour { $number }
web-round-of = Tour { $number } sur { $all }
web-you = (vous)
web-you-watch = Vous regardez.
web-watching =
    { $number ->
        [one] { $number } personne regarde.
       *[other] { $number } personnes regardent.
    }
web-my-turn = À vous de jouer
web-waiting = On attend : { $names }.
web-waiting-keep = Choix du monument en cours : { $names }.
web-waiting-name = Doit annoncer une ressource : { $names }.
web-waiting-build = En train de placer et de construire : { $names }.
web-waiting-watch = En train de placer les bâtiments mis de côté : { $names }.
web-waiting-city-pick = Doit choisir une couleur : { $names }.
web-waiting-city-build = En train de choisir et de placer : { $names }.
web-over = La partie est terminée.
web-choose = Choisissez quoi faire.
web-drawing = La table de jeu
web-my-town = Votre ville
web-town-of = Ville : { $name }
web-city-of = Ville : { $name }
web-enlarge-town = Agrandir la ville : { $name }
web-enlarge-city = Agrandir la ville : { $name }
web-empty = vide
web-empty-zone = vide, zone { $number }
web-nothing = rien
web-square = { $square } : { $content }
web-square-with-cubes = { $square } : { $content } ; dessus : { $resources }
web-square-construction = { $square } : chantier : { $tiles }
web-pattern = Plan, ligne par ligne : { $pattern }
web-named = Ressource : { $resource }
web-shown = Cartes visibles :
web-deck = Cartes Ressource
web-deck-left = Cartes dans la pioche : { $number }
web-deck-unseen = Cartes pas encore vues : { $number }
web-deck-of = Pas encore vues, { $resource } : { $number }
web-deck-put-away = (et mises de côté face cachée : { $number })
web-deck-under = Sous la pioche, dans cet ordre :
web-monument-secret = Votre monument : personne d’autre ne le voit.
web-monument-built = Construit.
web-unverified = Élément supposé, non vérifié ; comparez avec votre exemplaire.
web-city-unverified = Les tuiles bonus et les zones sont supposées, non vérifiées.
web-is-master-builder = Maître Constructeur
web-is-active-player = joueur actif
web-is-bot = un bot joue
web-is-thinking = réfléchit
web-is-absent = hors ligne
web-is-done = a fini
web-completed = ville achevée
web-time-left = Temps restant : { $time }
web-time-up = temps écoulé
web-left-days =
    { $number ->
        [one] { $number } jour
       *[other] { $number } jours
    }
web-left-hours =
    { $number ->
        [one] { $number } heure
       *[other] { $number } heures
    }
web-left-minutes =
    { $number ->
        [one] { $number } minute
       *[other] { $number } minutes
    }
web-clock-short =
    { $number ->
        [one] Plus que { $number } seconde.
       *[other] Plus que { $number } secondes.
    }
web-builds =
    { $number ->
        [one] { $number } construction possible :
       *[other] { $number } constructions possibles :
    }
web-on-square = Que voulez-vous faire en { $square } ?
web-trade = Utiliser votre Usine pour placer un autre cube :
web-choice-keep = Garder : { $card }
web-choice-name = { $resource }
web-choice-take = { $resource }
web-choice-choose = { $resource }
web-choice-trade = { $resource }
web-choice-place = Placer le cube en { $square }
web-choice-store = Ranger le cube dans l’Entrepôt en { $square }
web-choice-swap = L’échanger contre un cube de l’Entrepôt en { $square } : { $resource }
web-choice-cavern = Mettre le cube dans la Cave
web-choice-build = { $card } : { $squares }
web-choice-put = Le placer en { $square }
web-choice-replace = { $card }
web-choice-add = { $card }
web-choice-skip = Ne plus remplacer
web-choice-done = J’ai fini
web-set-aside = Mettre ces trois de côté
web-in-cavern = Cubes dans la Cave : { $number }
web-waiting-pieces = Mis de côté : { $cards }
web-shrine-count = Bâtiments à la construction de l’Autel : { $number }
web-turns-as-master-builder = Tours comme Maître Constructeur : { $number }
web-flipped = { $what } (réussie)
web-rule = Règle { $number }
web-all-rules = Toutes les règles
web-undo = Annuler le coup
web-not-done = Je n’ai pas encore fini
web-no-more-builds-ending = Plus rien à construire : votre tour se termine
web-no-more-builds-ended = Plus rien à construire : tour terminé
web-blocked = Couleur interdite ce tour-ci : { $tile }
web-cubes = Les cubes, ligne par ligne : { $cubes }
web-bonus = Tuile bonus : { $tile }
web-bonus-any = n’importe quel type
web-bonus-diversity = diversité
web-what-scores = Ce qui rapporte
web-tiles-on = { $tile } : { $squares }
web-place-here = Placer ici
web-aim = Touchez une case ou faites glisser la forme, puis placez-la.
web-aim-by-mouse = Pointez une case pour y voir la forme, puis cliquez pour la placer.
web-confirm-choose = Choisir : { $tile }
web-colour-first = Confirmez d’abord la couleur : { $tile }. Sa forme se place ensuite.
web-confirm-name = Annoncer : { $resource }
web-confirm-keep = Garder : { $card }
web-log = Journal
web-take-back = Revenir avant ce coup : { $sentence }
web-take-back-short = Revenir avant ce coup
web-ask-back = Demander aux autres de revenir avant ce coup : { $sentence }
web-ask-back-short = Demander aux autres de revenir avant ce coup
web-wish = Retour en arrière
web-wish-mine = Vous demandez aux autres de revenir avant ce coup : « { $sentence } »
web-wish-of = { $name } demande à revenir avant ce coup : « { $sentence } »
web-wish-waits = Accord attendu : { $names }.
web-agree = Accepter
web-refuse = Refuser
web-withdraw = Laisser tomber
web-keys = Touches
web-key-pick = Choisir une ressource ou une couleur
web-key-done = J’ai fini
web-key-undo = Annuler le coup
web-key-hint = Conseil
web-key-resource = La ressource ou les cubes du tour
web-key-builds = Ce qui peut être construit
web-key-town = Mon plateau, rangée par rangée
web-key-last = Le dernier tour
web-key-score = Score provisoire
web-key-board = Aller au plateau
web-key-type = Taper un coup, par exemple place b3
web-key-help = Cette liste
web-keys-board = Sur le plateau, les flèches, Origine et Fin vont d’une case à l’autre ; Entrée ou Espace choisit.
web-command = Votre coup, par exemple place b3
web-command-send = Envoyer
web-command-moves =
    { $number ->
        [one] { $number } coup possible
       *[other] { $number } coups possibles
    }
web-row = Rangée { $number } : { $content }.
web-nothing-now = Vous n’avez rien à faire pour l’instant.
web-no-undo = Il n’y a rien à annuler.
web-no-hints-here = Il n’y a pas de conseils ici.
web-no-done = Vous ne pouvez pas encore finir : il reste autre chose à faire.
web-no-pick = Cette touche n’a rien à choisir pour l’instant.
web-no-such-move = « { $text } » n’est pas un coup possible pour l’instant. Un coup peut commencer par : { $moves }.
web-no-builds = Rien ne peut être construit pour l’instant.
web-can-choose = Vous pouvez choisir : { $tiles_or }.
web-can-place = La forme tient avec son coin supérieur gauche en { $squares_or }.
web-no-resource = Aucune ressource n’a encore été annoncée.
web-no-last-round = Aucun tour n’a encore été joué.
web-round-told = Tour { $number }. { $told }
web-plan-have = { $number } sur { $all }
web-plan-best =
    { $places ->
        [one] { $card } : { $number } cubes sur { $all } en place, à { $places } endroit.
       *[other] { $card } : { $number } cubes sur { $all } en place, à { $places } endroits.
    }
web-plan-none = { $card } : aucun de ses cubes n’est là où elle tiendrait.
web-position-play-on = Continuer d’ici contre des bots
web-from-position-soon = Cette partie commence à partir d’une position donnée : le nombre de places et les options sont fixés.
web-from-position = Cette partie a commencé à partir d’une position donnée.
web-take-backs =
    { $number ->
        [one] { $number } retour en arrière dans cette partie.
       *[other] { $number } retours en arrière dans cette partie.
    }
web-pass-to = Passez l’appareil à { $name }
web-pass-text = L’écran est masqué pour que personne d’autre ne voie vos secrets.
web-pass-ready = Je suis { $name }
web-move-my-seat = Transférer ma place sur un autre appareil
web-move-a-seat = Transférer une place sur un autre appareil ({ $number } sur { $all })
web-personal-link-text = Ouvrez ce lien sur l’autre appareil : c’est lui qui jouera la place, et plus celui-ci. Ne le montrez à personne d’autre.
web-leave = Confier ma place à un bot
web-take = Reprendre ma place
web-paused-until = en pause jusqu’au { $time }
web-pause-for =
    { $number ->
        [one] Pause d’un jour
       *[other] Pause de { $number } jours
    }
web-pause-left =
    { $number ->
        [one] Vous pouvez encore faire une pause d’un jour ; il s’ajoute à votre tour.
       *[other] Vous pouvez encore faire une pause de { $number } jours ; ils s’ajoutent à votre tour.
    }
web-resume = Finir ma pause
web-next-table = Une autre table vous attend : { $text }
web-notify-me = Me prévenir quand c’est à moi
web-notify-me-text = Même quand cette page est fermée.
web-notify-on = Cet appareil vous prévient quand c’est à vous.
web-notify-blocked = Le navigateur bloque les notifications de cette page. Autorisez-les dans ses réglages pour ce site.
web-notify-home-screen = Pour être prévenu sur iPhone ou iPad, ajoutez d’abord la page à l’écran d’accueil et ouvrez-la de là.
web-channel = Dire à un canal à qui c’est de jouer
web-channel-service = Service
web-channel-none = Aucun
web-channel-json = Une autre adresse (JSON)
web-channel-address = Son adresse
web-channel-on = Le canal est prévenu une fois par tour, sauf quand tout le monde est là.
web-keep = Enregistrer
web-give = Confier la place à un bot
web-give-in = Confier la place à un bot (dans { $number } s)
web-bot-plays-for-you = Un bot joue à votre place.
web-say = Dire quelque chose
web-said = Ce que disent les autres
web-mute = Masquer
web-phrase-hello = Bonjour !
web-phrase-good-luck = Bonne chance !
web-phrase-one-moment = Un instant, s’il vous plaît.
web-phrase-well-played = Bien joué !
web-phrase-sorry = Pardon !
web-phrase-thanks = Merci !
web-phrase-bye = À bientôt !
web-resign = Abandonner
web-resigned = a abandonné
web-sure = Vraiment ? { $what }

## Les points et la fin

web-score = Points
web-score-so-far = Points pour l’instant
web-score-standing = Ce qui est acquis pour l’instant, d’après ce que vous voyez.
web-points-standing = Points acquis : { $points }
web-squares-unbuilt = Cases sans bâtiment : { $number }
web-score-of = Points : { $name }
web-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-city-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
line-empty = Cases vides
line-bonus = Tuiles bonus
web-monument = Monument
web-score-table = Points par catégorie
web-total = Total
web-every-point = Chaque point et sa raison
web-ranks = Niveaux
web-rank-from = { $points } ou plus
web-rank-below = moins de { $points }
web-rank-missing =
    { $points ->
        [one] Il manquait { $points } point pour le niveau suivant : { $rank }
       *[other] Il manquait { $points } points pour le niveau suivant : { $rank }
    }
web-best = Votre record sur cet appareil : { $points }
web-best-first = Votre premier résultat sur cet appareil : { $points }
web-best-first-unaided = Votre premier résultat sans aide sur cet appareil : { $points }
web-best-new = Nouveau record sur cet appareil : { $points } (jusqu’ici { $before })
web-rematch = Rejouer
web-join-rematch = Rejoindre la revanche
web-watch-rematch = Regarder la revanche
web-download-record = Télécharger la partie

## Revoir une partie

web-replay = Revoir la partie
web-replay-of = Revoir : { $what }
web-replay-first = Au début
web-replay-back = Un pas en arrière
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-step = Un pas en avant
web-replay-last = À la fin
web-replay-frame = Coup montré
web-replay-start = Le début.
web-replay-turns = Tous les coups
web-link-to-turn = Lien vers ce coup
web-to-table = À la table
