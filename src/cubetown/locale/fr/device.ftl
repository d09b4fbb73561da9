# Un appareil qui joue sans serveur : son moteur, son stockage, l’usage hors ligne, les liens qui portent une partie.

## Le moteur

device-loading = Chargement des règles et des bots…
device-no-engine = Le moteur de jeu n’a pas pu être chargé. Vérifiez la connexion et réessayez ; les cartes, les règles et la liste de vos parties restent disponibles.
device-no-wasm = Ce navigateur ne prend pas en charge WebAssembly : impossible de jouer ici sans serveur. Les cartes, les règles et la liste de vos parties restent disponibles.
device-quick-bots = Les bots les plus forts ne fonctionnent pas dans ce navigateur ; des bots rapides les remplacent.
device-trouble = Quelque chose s’est mal passé sur cet appareil ; réessayez.

## Le stockage

device-damaged = Les données de cette partie sont endommagées dans le navigateur : elle ne peut pas être ouverte. Vos autres parties ne sont pas touchées.
device-full = L’appareil est plein : votre dernier coup n’a pas été enregistré. Libérez de l’espace et rejouez-le.
device-not-saved = Le navigateur n’a pas pu enregistrer votre dernier coup. Rejouez-le.
device-no-storage = Ce navigateur n’enregistre rien pour cette page : vos parties disparaissent quand l’onglet est fermé.
device-other-tab = Un autre onglet a ouvert vos parties et ne répond pas.
device-take-over = Continuer dans cet onglet

## Toutes mes parties

device-games = Parties sur cet appareil
device-games-text = Elles sont enregistrées dans ce navigateur. Enregistrez-les dans un fichier pour les sauvegarder ou les transférer sur un autre appareil.
device-games-save = Enregistrer mes parties dans un fichier
device-games-open = Ouvrir un fichier de parties
device-games-saved =
    { $number ->
        [one] { $number } partie enregistrée dans le fichier.
       *[other] { $number } parties enregistrées dans le fichier.
    }
device-games-taken =
    { $number ->
        [one] { $number } partie ajoutée.
       *[other] { $number } parties ajoutées.
    }
device-boxes-taken = Boîtes reprises du fichier : { $number }
device-games-known =
    { $number ->
        [one] { $number } partie était déjà là.
       *[other] { $number } parties étaient déjà là.
    }
device-games-counted =
    { $number ->
        [one] { $number } essai officiel n’est pas dans le fichier : il reste ici jusqu’à sa fin.
       *[other] { $number } essais officiels ne sont pas dans le fichier : ils restent ici jusqu’à leur fin.
    }
device-games-failed =
    { $number ->
        [one] { $number } partie n’a pas pu être lue.
       *[other] { $number } parties n’ont pas pu être lues.
    }
device-games-not-a-file = Ce n’est pas un fichier de parties Cubetown.

## Hors ligne

device-offline = Jouer hors ligne
device-offline-text = Les règles et les bots sont téléchargés une fois pour toutes ; ensuite, vous pouvez jouer dans un train ou sous une tente.
device-offline-make = Rendre disponible hors ligne ({ $size } Mo)
device-offline-loading = Téléchargement…
device-offline-ready = Cubetown fonctionne hors ligne sur cet appareil.
device-offline-failed = Certains fichiers n’ont pas pu être téléchargés. Vérifiez la connexion et réessayez.
device-offline-unsafe = Ce navigateur ne fonctionne hors ligne qu’avec une adresse https.
device-install = Installer
device-install-steps = iPhone et iPad : dans Safari, touchez « Partager », puis « Sur l’écran d’accueil », puis ouvrez Cubetown depuis cette icône, une première fois avec une connexion. Les parties enregistrées seulement dans Safari peuvent être effacées après une semaine sans visite.
device-update = Une nouvelle version de Cubetown est disponible.
device-update-now = Mettre à jour
device-file = Cubetown a été ouvert comme un fichier. Il lui faut une adresse web : lancez « python -m http.server » dans ce dossier et ouvrez http://localhost:8000.

## Ce qui demande un serveur

device-home-text = Jouez en solo, contre des bots, ou passez-vous l’appareil. Sans compte, sans rien installer.
device-needs-server = Jouer par lien, chacun sur son appareil, demande un serveur, et cette page fonctionne sans serveur. Ici, vous pouvez jouer en solo, contre des bots, ou en vous passant l’appareil.
device-one-device = Seul cet appareil peut utiliser ce compagnon. Pour le partager, lancez un serveur.
device-server = Adresse d’un serveur que vous connaissez
device-server-go = Aller à { $address }
device-only-here = Cette partie est enregistrée sur cet appareil.

## Liens qui portent une partie

device-send-game = Lien avec toute la partie
device-send-position = Lien vers ce que je vois
device-position = Une position de { $game }
device-link-bad = Ce lien est incomplet ou endommagé : demandez-le de nouveau.
