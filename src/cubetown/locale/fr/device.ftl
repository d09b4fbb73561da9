# Un appareil qui joue sans serveur : son moteur, son stockage, l’usage hors ligne, les liens qui portent une partie.

## Le moteur

device-loading = Chargement des règles et des bots…
device-no-engine = Le moteur de jeu n’a pas pu être chargé. Vérifiez la connexion et réessayez ; les cartes, les règles et la liste de vos parties restent disponibles.
device-no-wasm = Ce navigateur refuse WebAssembly : impossible de jouer ici sans serveur. Les cartes, les règles et la liste de vos parties restent disponibles.
device-quick-bots = La partie la plus forte des bots ne tourne pas dans ce navigateur : des bots rapides jouent à leur place.
device-trouble = Quelque chose s’est mal passé sur cet appareil ; réessayez.

## Le stockage

device-damaged = Ce que le navigateur a gardé de cette partie est abîmé : elle ne peut pas être ouverte. Vos autres parties ne sont pas touchées.
device-full = Il n’y a plus de place pour enregistrer : le dernier coup n’a pas été joué. Libérez de l’espace sur cet appareil et rejouez-le.
device-not-saved = Le navigateur n’a pas pu enregistrer : le dernier coup n’a pas été joué. Rejouez-le.
device-no-storage = Ce navigateur ne garde rien pour cette page : la partie disparaît quand l’onglet est fermé.
device-other-tab = Un autre onglet a ouvert vos parties et ne répond pas.
device-take-over = Continuer dans cet onglet

## Toutes mes parties

device-games = Parties sur cet appareil
device-games-text = Elles sont gardées dans ce navigateur. Un fichier les met à l’abri et les emporte sur un autre appareil.
device-games-save = Enregistrer toutes mes parties dans un fichier
device-games-open = Ouvrir un fichier de parties
device-games-saved =
    { $number ->
        [one] { $number } partie est dans le fichier.
       *[other] { $number } parties sont dans le fichier.
    }
device-games-taken =
    { $number ->
        [one] { $number } partie a été ouverte.
       *[other] { $number } parties ont été ouvertes.
    }
device-games-known =
    { $number ->
        [one] { $number } partie était déjà là.
       *[other] { $number } parties étaient déjà là.
    }
device-games-counted =
    { $number ->
        [one] { $number } essai compté n’est pas dans le fichier : il reste ici jusqu’à sa fin.
       *[other] { $number } essais comptés ne sont pas dans le fichier : ils restent ici jusqu’à leur fin.
    }
device-games-failed =
    { $number ->
        [one] { $number } partie n’a pas pu être lue.
       *[other] { $number } parties n’ont pas pu être lues.
    }
device-games-not-a-file = Ce n’est pas un fichier de parties Cubetown.

## Hors ligne

device-offline = Hors ligne
device-offline-text = Les règles et les bots viennent une fois sur cet appareil ; ensuite vous jouez dans un train ou sous une tente.
device-offline-make = Rendre disponible hors ligne ({ $size } Mo)
device-offline-loading = Téléchargement…
device-offline-ready = Cubetown fonctionne sur cet appareil sans connexion.
device-offline-failed = Tout n’a pas pu être téléchargé. Vérifiez la connexion et réessayez.
device-offline-none = Ce serveur n’a pas de moteur pour le navigateur : hors ligne, vous pouvez lire les cartes, les règles et votre historique, mais pas jouer.
device-offline-unsafe = Ce navigateur ne fonctionne hors ligne qu’avec une adresse https.
device-install = Installer
device-install-steps = iPhone et iPad : dans Safari, touchez « Partager », puis « Sur l’écran d’accueil », et ouvrez-la de là une fois en ligne. Les parties gardées seulement dans Safari peuvent être effacées après une semaine sans visite.
device-update = Une nouvelle version de Cubetown est prête.
device-update-now = Mettre à jour
device-file = Cubetown a été ouvert comme un fichier. Il lui faut une adresse web : lancez « python -m http.server » dans ce dossier et ouvrez http://localhost:8000.

## Ce qui demande un serveur

device-home-text = Jouez seul, contre des bots, ou passez-vous l’appareil. Sans compte, sans rien installer.
device-needs-server = Jouer par lien, chacun sur son appareil, demande un serveur ; cette page n’est faite que de fichiers. Ici, vous pouvez jouer seul, contre des bots, ou en vous passant l’appareil.
device-one-device = Ce compagnon ne tourne que sur cet appareil : le partager demande un serveur.
device-server = Adresse d’un serveur que vous connaissez
device-server-go = Aller à { $address }
device-only-here = Cette partie est gardée sur cet appareil.

## Liens qui portent une partie

device-send-game = Lien avec toute la partie
device-send-position = Lien vers ce que je vois
device-position = Une position de { $game }
device-link-bad = Ce lien est incomplet ou abîmé : demandez-le de nouveau.
