# La table dans le navigateur : ce que dit le serveur, et le journal de Shake That City.

table-unknown = Table introuvable : « { $table } ».
table-closed = Cette table est fermée.
table-broken = Cette partie ne peut pas continuer avec la version actuelle des règles : { $why } Vous pouvez toujours la télécharger.
table-log = La table enregistrée contient une entrée que cette version ne connaît pas : « { $text } ».
table-malformed = Le serveur n’a pas compris cette demande.
table-too-long = C’est trop long ; la limite est de { $most }.
table-flood = Trop de demandes. Attendez un instant.
table-foreign-page = Une page venant d’une autre adresse ne peut pas faire cela ici.
table-no-room = Ce serveur n’a plus de place pour une autre table. Les parties en cours continuent.
table-log-full = Cette table a été modifiée trop souvent ; ouvrez-en une nouvelle.
table-log-gap = Il manque quelque chose dans le journal.
table-log-unreadable = Le journal est illisible.
table-hello-first = La connexion doit d’abord indiquer à quelle table elle est destinée.
table-not-your-seat = La place { $number } n’est pas la vôtre.
table-not-starter = Seul l’hôte peut faire cela.
table-no-such-seat = Il n’y a personne à la place { $number }.
table-full = Toutes les places sont prises.
table-name = Un nom compte de 1 à { $most } caractères imprimables.
table-name-taken = Quelqu’un à cette table s’appelle déjà { $name }.
table-not-lobby = La partie a déjà commencé.
table-not-playing = Aucune partie n’est en cours à cette table.
table-position-seats = La partie reprend d’une position à { $number ->
    [one] un joueur
   *[other] { $number } joueurs
} : la table doit avoir exactement autant de places, toutes occupées.
table-position-options = La partie reprend d’une position : ses options ne peuvent pas changer.
table-position-over = Dans cette position, la partie est déjà terminée.
table-not-over = La partie n’est pas encore terminée.
table-stale = La partie a avancé entre-temps ; regardez de nouveau.
table-cannot-undo = Vous n’avez rien à annuler.
table-cannot-take-back = Vous ne pouvez annuler des coups précédents que si tous les autres joueurs sont des bots.
table-too-late = Trop tard : tout le monde a fini.
table-cannot-ask = Vous ne pouvez demander l’annulation que d’un de vos coups que les autres ont déjà vu.
table-asked-already = { $name } demande déjà une annulation.
table-wish-refused = Votre demande d’annulation a été refusée. Vous pourrez redemander quand la partie aura avancé.
table-not-asked = Plus personne ne demande d’annulation.
table-still-here = { $name } est encore là.
table-has-time = { $name } a encore du temps pour ce tour.
table-given = Un bot joue à cette place.
table-resigned = Ce joueur a abandonné.
table-say-less = Attendez un instant avant d’en dire plus.
table-pause-too-long =
    { $number ->
        [0] Il ne vous reste plus de jours de pause à cette table.
        [one] Vous pouvez encore faire une pause d’un jour.
       *[other] Vous pouvez encore faire une pause de { $number } jours.
    }
table-paused = Vous êtes déjà en pause.
table-not-paused = Vous n’êtes pas en pause.
table-no-hints = Les conseils sont réservés aux parties en solo ou contre des bots.
table-no-hint-now = Il n’y a rien à conseiller pour l’instant.
table-no-estimates = Les estimations sont réservées aux parties en solo ou contre des bots.
table-review-trouble = Cette partie n’a pas pu être analysée ; réessayez.
table-review-busy = Vos autres parties sont encore en cours d’analyse. Attendez la fin de l’une d’elles.
table-no-reviews = Pas d’analyses ni de conseils ici : les bots ont été lancés sans leur module compilé.
log-hint = { $name } demande un conseil.
table-needs-password = Sur ce serveur, il faut le mot de passe pour ouvrir une table.
table-not-opened-here = Sur ce serveur, seul l’administrateur ouvre des tables. Demandez-lui un lien.
table-bot-reserved = Sur ce serveur, l’accès aux bots les plus forts est restreint. Choisissez un autre niveau.
table-no-notices = Ce serveur n’envoie pas de notifications.
table-notice-address = Impossible d’envoyer des notifications à cette adresse : elle doit commencer par https:// et être sur l’internet public.
notice-title = { $text } : à vous de jouer
notice-text = { $name }, c’est à vous. À la table : { $names }.
notice-channel = { $text } : à { $names } de jouer.
log-bot-plays = Un bot joue désormais pour { $name }.
log-back = { $name } est de retour.
log-resigned = { $name } abandonne ; un bot continue à sa place.
log-time-up = Temps écoulé : un bot termine cette étape pour { $name }.
log-paused =
    { $number ->
        [one] { $name } fait une pause d’un jour.
       *[other] { $name } fait une pause de { $number } jours.
    }
log-resumed = { $name } met fin à la pause.
log-took-back = { $name } annule ce coup : « { $what } »
log-took-back-hidden = { $name } annule un coup.
log-took-back-agreed = { $name } annule ce coup : « { $what } » D’accord : { $names }.
log-refused = { $name } refuse l’annulation.
table-no-watching = Seuls les joueurs peuvent voir cette table.
table-too-many-seats = La table compte au plus { $most } places.
table-needs-player = Une partie demande au moins un joueur.
table-order = Le nouvel ordre doit nommer chaque place une fois.
table-busy = La table est trop sollicitée. Réessayez.
table-trouble = Quelque chose s’est mal passé sur le serveur ; réessayez.
table-no-such-page = Page introuvable.
table-no-such-stage = Leçon introuvable.
table-page-missing = Cubetown fonctionne, mais sa page n’a pas été intégrée à cette installation.

# What a preview of a link says, in a chat for example.

preview-home-text = { web-home-text }
preview-new-table = { web-new-game }
preview-learn = { web-lessons }
preview-learn-text = { web-lessons-about }
preview-table = Venez jouer
preview-table-text = Ouvrez le lien, choisissez un nom et prenez place. Sans compte, sans rien installer.
preview-replay = { web-replay }
preview-replay-text = Une partie coup par coup, avec chaque point expliqué à la fin.
preview-record = { web-open-record }
preview-cards = { web-cards }
preview-cards-text = Chaque bâtiment et chaque monument : son plan, ce qu’il rapporte et les règles qui le mentionnent.


cli-about-serve = jouer dans le navigateur : démarrer un serveur pour cette machine ou votre réseau
cli-option-lan = ouvrir le serveur à votre réseau local, pour que d’autres appareils puissent s’y joindre
cli-option-host = l’adresse à écouter ; sans adresse : --lan
cli-option-port = le port à écouter
cli-option-data = le dossier des tables
cli-option-backup-to = le fichier à écrire
cli-option-backup-from = le fichier à lire
cli-option-database = enregistrer plutôt les tables dans PostgreSQL : postgresql://…
cli-option-address = l’adresse des liens et des codes QR, si d’autres appareils joignent ce serveur autrement
cli-option-base-path = le chemin où se trouve la page, par exemple /towns ; par défaut celui de --address
cli-option-proxy = une adresse ou un réseau de proxy devant ce serveur ; seul ce proxy peut indiquer l’adresse d’un visiteur
cli-option-metrics-token = un secret avec lequel d’autres machines peuvent lire /metrics
cli-option-allow = qui peut ouvrir des tables : everyone (tout le monde, par défaut), password ou loopback ; précédé de « bots= », qui peut asseoir les bots les plus forts
cli-option-password = le mot de passe que demande « --allow password » ; sinon celui de CUBETOWN_PASSWORD
cli-option-webhooks = permettre à l’hôte d’une table de choisir un canal (Discord, ntfy ou toute adresse) où signaler les tours
cli-option-log = journal lisible (text) ou pour les programmes (json)
cli-option-quick-bots = ne rien compiler : les bots de tous les niveaux répondent aussitôt, mais jouent moins bien
cli-option-master-bots = proposer aussi le niveau « maître », qui réfléchit jusqu’à 3 secondes sur tous les cœurs
cli-option-open = ouvrir le navigateur
cli-serve-ready = Cubetown est prêt : { $address } (Ctrl-C l’arrête)
cli-serve-scan = Visez ce code avec un téléphone pour rejoindre :
cli-serve-port = Le serveur ne peut pas écouter sur { $address } ; choisissez une autre adresse avec --host et --port.
cli-serve-allow = « { $text } » ne fait pas partie de : { $expected }.
cli-serve-needs-password = « --allow password » demande un mot de passe : donnez-le avec --password ou dans CUBETOWN_PASSWORD.
cli-serve-not-installed = Il manque des paquets au serveur ({ $text }). Dans le dossier source de Cubetown, lancez : pip install ".[server]"
cli-serve-no-postgres = Il manque un paquet pour PostgreSQL. Dans le dossier source de Cubetown, lancez : pip install ".[postgres]"
cli-serve-store-in-use = Le serveur n’a pas pu démarrer : un autre serveur utilise les tables de { $text }.
cli-serve-store-fails = Le serveur n’a pas pu démarrer : impossible d’enregistrer les tables dans { $text } ({ $why }).
cli-tables-unusable = { $file } est inutilisable : { $why }
cli-backup-done = Tables copiées dans { $file }.
cli-restore-done = Tables restaurées dans { $file }.
cli-restore-in-use = Un serveur utilise { $file } ; arrêtez-le d’abord.
cli-check-done = { $tables ->
    [one] { $tables } table lue
   *[other] { $tables } tables lues
 }, entrées : { $entries }.
cli-check-bad = { $table } : { $why }
