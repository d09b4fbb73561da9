# La table dans le navigateur : ce que dit le serveur, et le journal de Shake That City.

table-unknown = La table « { $table } » n’existe pas, ou n’existe plus.
table-closed = Cette table est fermée.
table-broken = Cette partie ne peut pas continuer avec les règles actuelles : { $why } Son enregistrement peut toujours être téléchargé.
table-log = La table enregistrée contient une entrée que cette version ne connaît pas : « { $text } ».
table-malformed = Le serveur n’a pas compris cette demande.
table-too-long = C’est trop long ; la limite est de { $most }.
table-flood = Trop de demandes à la fois ; attendez un instant.
table-foreign-page = Une page venant d’une autre adresse ne peut pas faire cela ici.
table-no-room = Il n’y a plus de place pour une autre table sur ce serveur. Les parties en cours continuent.
table-log-full = Cette table a été modifiée trop souvent ; ouvrez-en une nouvelle.
table-log-gap = Il manque quelque chose dans le journal.
table-log-unreadable = Le journal est illisible.
table-hello-first = La connexion doit d’abord indiquer à quelle table elle est destinée.
table-not-your-seat = La place { $number } n’est pas la vôtre.
table-not-starter = Seul l’hôte peut faire cela.
table-no-such-seat = Il n’y a personne à la place { $number }.
table-full = Aucune place n’y est libre.
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
table-cannot-take-back = Vous ne pouvez reprendre des coups que si tous les autres joueurs sont des bots.
table-too-late = Trop tard : tout le monde a fini.
table-cannot-ask = Vous ne pouvez demander à revenir que sur un de vos coups que les autres ont déjà vus.
table-asked-already = { $name } demande déjà à revenir en arrière.
table-wish-refused = Votre demande de retour a été refusée. Vous pourrez redemander quand la partie aura avancé.
table-not-asked = Plus personne ne demande à revenir en arrière.
table-still-here = { $name } est encore là.
table-has-time = { $name } a encore du temps pour ce tour.
table-given = Un bot joue à cette place.
table-resigned = Ce joueur a abandonné.
table-say-less = Attendez un instant avant d’en dire plus.
table-pause-too-long =
    { $number ->
        [0] Vous ne pouvez plus faire de pause à cette table.
        [one] Vous pouvez encore faire une pause d’un jour.
       *[other] Vous pouvez encore faire une pause de { $number } jours.
    }
table-paused = Vous êtes déjà en pause.
table-not-paused = Vous n’êtes pas en pause.
table-no-hints = Les conseils sont réservés aux parties seul ou contre des bots.
table-no-hint-now = Il n’y a rien à conseiller pour l’instant.
table-no-estimates = Les estimations sont réservées aux parties seul ou contre des bots.
table-review-trouble = Cette partie n’a pas pu être analysée ; réessayez.
table-review-busy = Plusieurs de vos parties sont déjà en cours d’analyse ; attendez la fin de l’une d’elles.
table-no-reviews = Pas d’analyses ni de conseils ici : les bots ont été lancés sans leur partie compilée.
log-hint = { $name } demande un conseil.
table-needs-password = Sur ce serveur, il faut le mot de passe pour ouvrir une table.
table-not-opened-here = Sur ce serveur, seul l’administrateur ouvre des tables. Demandez-lui un lien.
table-bot-reserved = Sur ce serveur, les bots les plus forts ne sont pas pour tout le monde. Choisissez un autre niveau.
table-no-notices = Ce serveur n’envoie pas ces notifications.
table-notice-address = Impossible d’écrire à cette adresse : elle doit commencer par https:// et être sur l’internet public.
notice-title = { $text } : à vous de jouer
notice-text = { $name }, c’est à vous. Avec { $names }.
notice-channel = { $text } : c’est au tour de { $names }.
log-bot-plays = Un bot joue désormais pour { $name }.
log-back = { $name } est de retour.
log-resigned = { $name } abandonne ; un bot continue à sa place.
log-time-up = Temps écoulé : un bot termine cette étape pour { $name }.
log-paused =
    { $number ->
        [one] { $name } fait une pause d’un jour.
       *[other] { $name } fait une pause de { $number } jours.
    }
log-resumed = { $name } n’est plus en pause.
log-took-back = { $name } revient avant ce coup : « { $what } »
log-took-back-hidden = { $name } revient en arrière.
log-took-back-agreed = { $name } revient avant ce coup : « { $what } » D’accord : { $names }.
log-refused = { $name } préfère ne pas revenir en arrière.
table-no-watching = Seuls les joueurs peuvent voir cette table.
table-too-many-seats = La table compte au plus { $most } places.
table-needs-player = Une partie demande au moins un joueur.
table-order = Le nouvel ordre doit nommer chaque place une fois.
table-busy = La table est trop occupée ; réessayez.
table-trouble = Quelque chose s’est mal passé sur le serveur ; réessayez.
table-no-such-page = Il n’y a rien à cette adresse.
table-no-such-stage = Cette leçon n’existe pas.
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
cli-option-host = l’adresse à écouter ; --host seul équivaut à --lan
cli-option-port = le port à écouter
cli-option-data = le dossier où sont gardées les tables
cli-option-backup-to = le fichier à écrire
cli-option-backup-from = le fichier à lire
cli-option-database = garder plutôt les tables dans PostgreSQL : postgresql://…
cli-option-address = l’adresse des liens et des codes QR, si d’autres appareils joignent ce serveur autrement
cli-option-base-path = le chemin où se trouve la page, par exemple /towns ; par défaut celui de --address
cli-option-proxy = une adresse ou un réseau de proxy placé devant ce serveur ; lui seul est cru quand il donne l’adresse d’un visiteur
cli-option-metrics-token = un secret avec lequel d’autres machines peuvent lire /metrics
cli-option-allow = qui peut ouvrir des tables : everyone (tout le monde, par défaut), password ou loopback ; précédé de « bots= », qui peut asseoir les bots les plus forts
cli-option-password = le mot de passe que demande « --allow password » ; sinon celui de CUBETOWN_PASSWORD
cli-option-webhooks = permettre à l’hôte d’une table d’indiquer un canal (Discord, ntfy ou toute adresse) qui apprend à qui c’est de jouer
cli-option-log = le journal pour les gens (text) ou pour les programmes (json)
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
cli-serve-store-in-use = Le serveur n’a pas pu démarrer : un autre serveur garde déjà ses tables ici : { $text }.
cli-serve-store-fails = Le serveur n’a pas pu démarrer : les tables ne peuvent pas être gardées ici : { $text } ({ $why }).
cli-tables-unusable = { $file } est inutilisable : { $why }
cli-backup-done = Les tables sont dans { $file }.
cli-restore-done = Les tables sont de retour dans { $file }.
cli-restore-in-use = Un serveur utilise { $file } ; arrêtez-le d’abord.
cli-check-done = { $tables ->
    [one] { $tables } table lue
   *[other] { $tables } tables lues
 }, entrées : { $entries }.
cli-check-bad = { $table } : { $why }
