# Ce que dit la page : accueil, salle d'attente, table, fin, revue.

## Partout

web-skip = Aller au contenu
web-home = Accueil
web-menu = Menu
web-games = Jeux
web-play = Jouer
web-learn = Apprendre à jouer
web-contents = Sommaire
web-stays-on = Écran maintenu allumé
web-settings = Réglages
web-language = Langue
web-close = Fermer
web-cancel = Annuler
web-one-moment = Un instant…
web-not-found = Page introuvable.
web-error-unreachable = Serveur injoignable. Réessayez dans un instant.
web-error-lost = Connexion perdue. Réessayez dans un instant.
web-try-again = Réessayer
web-theme = Thème
web-theme-system = Réglage du système
web-theme-light = Clair
web-theme-dark = Sombre
web-at-the-table = À la table
web-auto-done = Terminer mon tour si je ne peux rien construire
web-on-my-turn = Quand c’est mon tour
web-turn-title = L’afficher dans le titre de l’onglet
web-turn-sound = Émettre un son
web-turn-notify = Afficher une notification
web-sounds = Son
web-sounds-on = Sons du jeu
web-volume = Volume
web-on-touch = Sur un écran tactile
web-one-tap = Placer d’un seul toucher
web-keyboard = Clavier
web-keys-on = Raccourcis clavier (? pour les voir)
web-detail = Annonces pour les lecteurs d’écran
web-detail-full = Tout ce qui se passe
web-detail-round = Mes coups, les tours et ce que j’ai à faire
web-detail-task = Seulement ce que j’ai à faire
web-copy = Copier
web-copied = Copié
web-link = Lien
web-qr = Code QR du lien
web-show-qr = Afficher le code QR
web-link-local = Les autres appareils ne peuvent pas ouvrir ce lien : le serveur n’est accessible que depuis cette machine. Pour les inviter, lancez-le ainsi :

## Accueil et nouvelle table

web-home-title = Bâtissez une ville entre amis
web-home-text = Ouvrez une table, partagez le lien et jouez. Sans compte, sans rien installer.
web-about-tiny-towns = Une même ressource pour tous, seize cases chacun : la petite ville la mieux pensée l’emporte. De 1 à { $number } joueurs.
web-about-shake-that-city = Secouez les cubes, choisissez une couleur, bâtissez votre ville : 15 tours. De 1 à { $number } joueurs.
web-new-game = Nouvelle partie
web-first-game = Première partie
web-lessons = Apprendre en jouant
web-lessons-short = Apprendre
web-lessons-about = De petits exercices en situation de jeu, une minute environ chacun. Suivez l’ordre que vous voulez et arrêtez-vous quand vous voulez.
web-lesson-stars = { $number } sur 3 étoiles
web-lesson-not-yet = pas encore jouée
web-lesson-map = Toutes les leçons
web-lesson-again = Réessayer
web-lesson-next = Suivant
web-lesson-skip = Passer
web-lesson-step = Exercice { $number } sur { $all }
web-lesson-reached = Réussi !
web-lesson-wrong = Pas tout à fait.
web-lesson-goal = Votre objectif
web-lessons-play = Jouer une première partie
web-lessons-clear = Effacer mes étoiles
web-for-first-game = Pour une première partie : les cartes les plus simples, sans monuments, avec la Cave
web-my-tables = Mes tables
web-open-record = Charger une partie
web-record-file = Fichier d’une partie enregistrée
web-who-plays = Qui joue ?
web-password-title = Un mot de passe pour ouvrir une table
web-password-text = Il faut le mot de passe de ce serveur pour ouvrir une table. Pour en rejoindre une, son lien suffit.
web-password = Mot de passe de ce serveur
web-password-wrong = Mot de passe incorrect.
web-closed-title = Ouverture de tables réservée
web-closed-text = Seul l’administrateur de ce serveur peut ouvrir des tables. Pour en rejoindre une, ouvrez son lien.
web-company-alone = En solo
web-company-alone-text = la partie en solo
web-company-bots = Contre des bots
web-company-bots-text = autant que vous voulez
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
web-seat-add = Ajouter une place
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
bot-random = aléatoire
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
web-watch-link = Toute personne disposant du lien
web-watch-players = Les joueurs seulement
web-clock = Temps par étape
web-clock-none = Sans limite
web-clock-seconds =
    { $number ->
        [one] { $number } seconde
       *[other] { $number } secondes
    }
web-speed = Rythme
web-speed-live = En direct : tout le monde joue maintenant
web-speed-days =
    { $number ->
        [one] Par correspondance : un jour par tour
       *[other] Par correspondance : { $number } jours par tour
    }
web-overdue = Quand le temps est écoulé
web-overdue-bot = Un bot joue le tour
web-overdue-wait = La partie attend
web-may-pause = Chaque joueur peut faire une pause
web-may-pause-none = Aucune pause
web-may-pause-days =
    { $number ->
        [one] D’un jour en tout
       *[other] De { $number } jours en tout
    }
web-pace-bot = Une fois ce temps écoulé, un bot joue le tour.
web-pace-wait = Une fois ce temps écoulé, la partie attend.
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
web-sit-another = Ajouter un joueur sur cet appareil
web-sit = S’asseoir
web-seated = Vous êtes à la table, { $name }.
web-lobby-joined = { $name } est à la table.
web-lobby-left = { $name } a quitté la table.
web-invite = Inviter
web-add-open = Place libre
web-add-bot = Bot
web-open-left-out = Les places restées libres seront supprimées au lancement.
web-waiting-for-starter = En attente : l’hôte va lancer la partie.
web-start-without-host = Commencer sans l’hôte
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
web-waiting-completed = Votre ville est achevée. On attend : { $names }.
web-waiting-city-pick = Doit choisir une couleur : { $names }.
web-waiting-city-build = En train de choisir et de placer : { $names }.
web-over = La partie est terminée.
web-choose = À vous de choisir.
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
web-monument-secret = Votre monument : vous seul le voyez.
web-monument-built = Construit.
web-unverified = Élément supposé, non vérifié. Comparez avec votre exemplaire.
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
web-time-ran-out = Temps écoulé. Un bot a joué pour vous : { $what }
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
web-choice-skip = Garder les autres
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
web-no-more-builds-ending = Plus rien à construire : votre tour se termine…
web-no-more-builds-ended = Plus rien à construire : votre tour est terminé.
web-blocked = Couleur interdite pendant ce tour : { $tile }
web-cubes = Les cubes, ligne par ligne : { $cubes }
web-bonus = Tuile bonus : { $tile }
web-bonus-any = n’importe quel type
web-bonus-diversity = diversité
web-what-scores = Ce qui rapporte
web-tiles-on = { $tile } : { $squares }
web-place-here = Placer ici
web-aim = Touchez une case ou faites glisser la forme, puis placez-la.
web-aim-by-mouse = Survolez une case pour y voir la forme, puis cliquez pour la placer.
web-confirm-choose = Choisir : { $tile }
web-colour-first = Confirmez d’abord la couleur : { $tile }. Sa forme se place ensuite.
web-confirm-name = Annoncer : { $resource }
web-confirm-keep = Garder : { $card }
web-log = Journal
web-take-back = Annuler ce coup : { $sentence }
web-take-back-short = Annuler ce coup
web-ask-back = Demander l’annulation de ce coup : { $sentence }
web-ask-back-short = Demander l’annulation de ce coup
web-wish = Demande d’annulation
web-wish-mine = Vous avez demandé d’annuler ce coup : « { $sentence } »
web-wish-of = { $name } voudrait annuler ce coup : « { $sentence } »
web-wish-waits = Accord attendu : { $names }.
web-agree = Accepter
web-refuse = Refuser
web-withdraw = Retirer ma demande
web-keys = Raccourcis clavier
web-key-pick = Choisir une ressource ou une couleur
web-key-done = J’ai fini
web-key-undo = Annuler le coup
web-key-hint = Conseil
web-key-resource = La ressource ou les cubes du tour
web-key-builds = Ce qui peut être construit
web-key-town = Mon plateau, rangée par rangée
web-key-last = Le dernier tour
web-key-changed = Ce qui vient de changer
web-key-here = Ce qui peut aller sur cette case
web-key-next = Case suivante qui convient
web-key-score = Score provisoire
web-key-board = Aller au plateau
web-key-type = Taper un coup, par exemple place b3
web-key-help = Cette liste
web-keys-board = Sur le plateau, les flèches, Origine et Fin vont d’une case à l’autre ; Entrée ou Espace choisit.
web-keys-reader = Avec un lecteur d’écran, ces touches fonctionnent en mode formulaire, par exemple sur le plateau. En mode navigation, appuyez d’abord sur / : le champ qui s’ouvre accepte des coups et des mots comme town, resource, builds, here, next, changed, last, score, undo et help.
web-command = Votre coup, par exemple place b3
web-command-send = Envoyer
web-command-begins = Un coup peut commencer par : { $moves }.
web-command-moves =
    { $number ->
        [one] { $number } coup possible
       *[other] { $number } coups possibles
    }
web-row = Rangée { $number } : { $content }.
web-nothing-now = Vous n’avez rien à faire pour l’instant.
web-no-undo = Vous n’avez rien à annuler.
web-undo-asks = Les autres doivent accepter. Appuyez encore sur U pour le leur demander.
web-no-hints-here = Les conseils ne sont pas disponibles ici.
web-no-done = Vous ne pouvez pas encore finir : il reste autre chose à faire.
web-no-pick = Cette touche ne sert à rien pour l’instant.
web-no-such-move = « { $text } » n’est pas un coup possible pour l’instant. Un coup peut commencer par : { $moves }.
web-no-builds = Vous ne pouvez rien construire pour l’instant.
web-no-here = Rien ne peut aller sur cette case pour l’instant.
web-no-fit = Aucune case ne peut être choisie pour l’instant.
web-no-news = Rien n’a encore changé.
web-no-square = La case { $square } ne peut pas être choisie pour l’instant.
web-no-square-done = La case { $square } ne peut pas être choisie pour l’instant. Appuyez sur D pour finir votre tour.
web-here-place = Peut aller ici : { $resource }.
web-here-build = Vous pouvez construire ici : { $cards_or }.
web-here-fits = Convient ici.
web-here-plan = { $card } : { $number } cubes sur { $all }.
web-here-colours = Peut aller ici : { $tiles_or }.
web-can-build = Vous pouvez construire : { $card } (en { $squares_or }).
web-colours = Couleurs
web-resources = Ressources
web-shape =
    { $number ->
        [one] { $number } cube.
       *[other] { $number } cubes, en forme de { $squares }.
    }
web-shape-no-room = Pas de place dans votre ville.
web-can-choose = Vous pouvez choisir : { $tiles_or }.
web-can-place = La forme tient avec son coin supérieur gauche en { $squares_or }.
web-no-resource = Aucune ressource n’a encore été annoncée.
web-no-last-round = Aucun tour n’a encore été joué.
web-news-round = Tour { $number }.
web-news-undone = Annulé : { $told }
web-news-place = { $resource } en { $square }.
web-news-place-ended = { $resource } en { $square }, rien à construire.
web-news-put = { $card } en { $square }.
web-news-name = Votre ressource : { $resource }.
web-news-keep = Votre monument : { $card }.
web-news-store = Cube dans l’Entrepôt en { $square }.
web-news-swap = Pris dans l’Entrepôt en { $square } : { $resource }.
web-news-cavern = Cube dans la Cave.
web-news-skip = Les autres bâtiments restent.
web-news-aside = Mis de côté : { $cards }.
web-news-place-it = Placez ce cube.
web-news-lay = { $tile } en { $squares }.
web-news-blocked = { $tile } : fermé pour ce tour.
web-plan-have = { $number } sur { $all }
web-plan-best =
    { $places ->
        [one] { $card } : { $number } cubes sur { $all } en place, à { $places } endroit.
       *[other] { $card } : { $number } cubes sur { $all } en place, à { $places } endroits.
    }
web-plan-none = { $card } : aucun de vos cubes n’est utile à ce plan.
web-position-play-on = Continuer d’ici contre des bots
web-from-position-soon = Cette partie commence à partir d’une position donnée : le nombre de places et les options sont fixés.
web-from-position = Cette partie a commencé à partir d’une position donnée.
web-take-backs =
    { $number ->
        [one] { $number } annulation dans cette partie.
       *[other] { $number } annulations dans cette partie.
    }
web-pass-to = Passez l’appareil à { $name }
web-pass-text = L’écran est masqué pour que personne d’autre ne voie vos secrets.
web-pass-ready = Je suis { $name }
web-move-my-seat = Transférer ma place sur un autre appareil
web-move-a-seat = Transférer une place sur un autre appareil ({ $number } sur { $all })
web-personal-link-text = Ouvrez ce lien sur l’autre appareil : c’est lui qui jouera à votre place, et non plus cet appareil. Ne montrez ce lien à personne.
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
web-notify-on = Vous recevrez une notification ici quand ce sera à vous.
web-notify-blocked = Le navigateur bloque les notifications de cette page. Autorisez-les dans ses réglages pour ce site.
web-notify-home-screen = Pour recevoir des notifications sur iPhone ou iPad, ajoutez d’abord la page à l’écran d’accueil, puis ouvrez-la depuis cet écran.
web-channel = Signaler les tours sur un canal
web-channel-service = Service
web-channel-none = Aucun
web-channel-json = Une autre adresse (JSON)
web-channel-address = Adresse
web-channel-on = Un message par tour, sauf quand tout le monde est en ligne.
web-keep = Enregistrer
web-give = Confier la place à un bot
web-give-in = Confier la place à un bot (dans { $number } s)
web-bot-plays-for-you = Un bot joue à votre place.
web-say = Dire quelque chose
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
web-sure = Oui : { $what }

## Les points et la fin

web-score = Points
web-score-so-far = Points pour l’instant
web-score-standing = Points acquis pour l’instant, d’après ce que vous voyez.
web-points-standing = Points : { $points } ({ $built } − { $lost } sans bâtiment)
web-city-standing = Points : { $points }
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
line-empty = Cases sans bâtiment
line-bonus = Tuiles bonus
web-monument = Monument
web-score-table = Points par catégorie
web-total = Total
web-every-point = Chaque point expliqué
web-ranks = Rangs
web-rank-from = { $points } ou plus
web-rank-below = moins de { $points }
web-rank-missing =
    { $points ->
        [one] Il manquait { $points } point pour le rang suivant : { $rank }
       *[other] Il manquait { $points } points pour le rang suivant : { $rank }
    }
web-best = Votre record sur cet appareil : { $points }
web-best-first = Votre premier résultat sur cet appareil : { $points }
web-best-first-unaided = Votre premier résultat sans aide sur cet appareil : { $points }
web-best-new = Nouveau record : { $points } (ancien : { $before })
web-end-won = Vous gagnez, { $points } à { $other } !
web-end-won-tie = Vous gagnez au départage !
web-end-lost = { $name } gagne, { $points } à { $other }.
web-end-lost-tie = { $name } gagne au départage.
web-end-won-by = { $name } gagne, { $points } à { $other } !
web-end-shared = Vous partagez la victoire avec { $points } points !
web-end-counting = Décompte des points…
web-end-skip = Passer le décompte
web-end-missed = Voir ce que j’ai manqué
web-end-more = Plus
web-end-instead = { $points } au lieu de { $before } : { $change }
web-end-back = Revenir à la partie précédente
web-end-first-win = Votre première victoire !
web-end-wins =
    { $number ->
        [one] { $number } victoire d’affilée
       *[other] { $number } victoires d’affilée
    }
web-postcard = Carte postale
web-postcard-share = Partager
web-postcard-save = Enregistrer l’image
web-postcard-text = Copier en texte
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
web-replay-frame = Coup affiché
web-replay-start = Le début.
web-replay-turns = Tous les coups
web-link-to-turn = Lien vers ce coup
web-to-table = Aller à la table
