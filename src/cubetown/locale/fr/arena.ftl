# L’arène : des bots contre des bots (cubetown arena).

cli-about-arena = faire jouer de nombreuses parties entre bots, avec les mêmes donnes, et les classer
cli-option-arena-bots = les bots qui jouent
cli-option-arena-players = places à la table ; par défaut deux, ou une pour un seul bot
cli-option-arena-games = nombre de parties de chaque groupe de bots ; par défaut 100
cli-option-arena-seconds = secondes de réflexion d’un bot pour un tour entier ; par défaut 0.1
cli-option-arena-work = évaluations par tour pour chaque bot, au lieu des secondes ; la série se répète alors au bit près
cli-option-arena-strict = s’arrêter quand un bot échoue, au lieu de compter une partie perdue
cli-option-arena-records = enregistrer chaque partie en entier, pour la revoir, l’analyser ou apprendre
cli-option-arena-clock = ce qui est compté : le temps de travail du bot (cpu) ou le temps qui passe (wall)
cli-option-arena-seed = graine des donnes ; par défaut 0
cli-option-arena-jobs = nombre de parties jouées en même temps ; par défaut une par cœur
cli-option-arena-ray = jouer sur la grappe Ray à cette adresse
cli-option-arena-out = dossier des parties et des résultats ; avec le même dossier, l’arène continue ; par défaut « arena »

arena-other = Le fichier « { $file } » contient des parties jouées avec d’autres réglages : reprenez ces réglages ou indiquez un autre dossier avec --out.
arena-changed = Le fichier « { $file } » contient des parties jouées avant que ces bots ne changent : supprimez-le ou indiquez un autre dossier avec --out.
arena-in-use = Une autre arène écrit dans le fichier « { $file } » : attendez qu’elle ait fini ou indiquez un autre dossier avec --out.
arena-broken = La ligne { $line } du fichier « { $file } » n’a pas été écrite par une arène. Le fichier reste tel quel : corrigez-le ou indiquez un autre dossier avec --out.
arena-bot-failed = Le bot { $text } a échoué dans la donne { $number } ({ $why }). Les parties terminées sont conservées.
arena-worker-died = Un processus qui jouait a été arrêté de l’extérieur. Les parties terminées sont conservées ; la même commande continue.
arena-unreadable = Le fichier « { $file } » ne peut pas être lu.
arena-unwritable = Le fichier « { $file } » ne peut pas être écrit.
arena-no-ray = Ray n’est pas installé. Pour l’installer, lancez dans le dossier source de Cubetown : pip install ".[ray]"
arena-ray = Aucune grappe Ray n’est joignable à l’adresse { $address } ({ $why }).
cli-arena-goes-on =
    { $number ->
        [one] Reprise : { $number } partie déjà jouée.
       *[other] Reprise : { $number } parties déjà jouées.
    }
cli-arena-progress = parties
cli-arena-stopped =
    { $number ->
        [one] Arrêt : { $number } partie terminée est enregistrée ; la même commande reprend.
       *[other] Arrêt : { $number } parties terminées sont enregistrées ; la même commande reprend.
    }
cli-arena-kept = Les parties, les résultats et le graphique sont dans ce dossier : { $file }
cli-arena-title =
    { $players ->
        [one] { $text }, { $players } joueur, { $seconds } s par tour
       *[other] { $text }, { $players } joueurs, { $seconds } s par tour
    }
cli-arena-title-work =
    { $players ->
        [one] { $text }, en solo, { $number } évaluations par tour
       *[other] { $text }, { $players } joueurs, { $number } évaluations par tour
    }
cli-arena-heading-bot = bot
cli-arena-heading-games = parties
cli-arena-heading-rating = cote
cli-arena-heading-points = points
cli-arena-heading-wins = victoires
cli-arena-heading-goal = but atteint
cli-arena-heading-turn = un tour
cli-arena-heading-slowest = le plus long
cli-arena-heading-failed = échecs
cli-arena-failures = Un bot qui échoue ou qui tarde perd la partie. Les raisons sont dans failures.jsonl.
cli-arena-heading-other = autre bot
cli-arena-heading-better = a fait mieux
cli-arena-time = { $text } ms
cli-arena-intervals = Après ± : plus grande demi-largeur de l’intervalle à 95 % ; là où il manque, il n’y a pas assez de parties. Une égalité compte pour moitié.
cli-arena-goal-tiny-towns = Le but est le plus haut rang, 38 points ou plus.
cli-arena-goal-shake-that-city = Le but est la victoire : 55 points, et plus aucune tuile de chantier.

# Séries de parties pour l’apprentissage (cubetown records).

cli-about-records = jouer une série de parties pour l’apprentissage, une ligne par décision
cli-option-records-games = parties de la série ; par défaut 1000 ; augmentez ce nombre plus tard pour en ajouter
cli-option-records-level = le bot à toutes les places ; par défaut expert
cli-option-records-work = évaluations par tour ; par défaut 5000 ; le même nombre donne toujours la même série
cli-option-records-players = nombre de joueurs ; par défaut 2
cli-option-records-seed = graine de la série ; par défaut 0
cli-option-records-review = analyser aussi chaque partie avec ce nombre d’évaluations par décision et noter la perte de chaque tour
cli-option-records-format = format des fichiers ; par défaut jsonl
cli-option-records-out = dossier des fichiers ; avec le même dossier, la série continue ; par défaut « records »
cli-records-done =
    { $number ->
        [one] { $number } partie se trouve dans ce dossier : { $file }
       *[other] { $number } parties se trouvent dans ce dossier : { $file }
    }
records-unwritable = Le fichier « { $file } » ne peut pas être écrit.
records-other = La série décrite dans « { $file } » a d’autres réglages, ou ses bots ont changé depuis. Choisissez un autre dossier avec --out.
records-no-parquet = Les fichiers Parquet demandent PyArrow : pip install pyarrow

# Le moteur pour d’autres programmes (cubetown analysis).

cli-about-analysis = analyser des positions pour d’autres programmes, par l’entrée et la sortie standard
cli-option-analysis-jobs = recherches en parallèle ; par défaut une par cœur
analysis-not-json = Chaque ligne doit être un objet JSON.
analysis-long-line = La ligne est trop longue.
analysis-id = Toute requête doit avoir un « id » : un texte de { $most } caractères au plus.
analysis-id-twice = Une requête avec l’identifiant « { $text } » est encore en cours.
analysis-too-many = Il peut y avoir { $most } requêtes en cours au plus.
analysis-field = Champ inconnu : « { $key } ». Champs possibles : { $expected }.
analysis-type = Le champ « { $key } » n’a pas le bon type : { $text }.
analysis-value = Le champ « { $key } » ne peut pas valoir { $text }. Valeurs possibles : { $expected }.
analysis-limits = Donnez « work » ou « seconds », pas les deux.
analysis-limit = Le champ « { $key } » doit être supérieur à 0 et ne pas dépasser { $most } ; il vaut { $text }.
analysis-one-position = Donnez une « position » ou un « record », et pas les deux.
analysis-move = Le coup { $number } ne peut pas être joué. { $why }
analysis-move-form = Un coup dit qui le joue, comme « 1 place a1 » ou « chance draw wood », pas { $text }.
analysis-which-seat = Plusieurs places peuvent jouer. Donnez-en une dans « seat » : { $expected }.
analysis-failed = La recherche a échoué : { $why }

# Questions aux modèles de langage (cubetown.envs.text).

text-you = Vous êtes le joueur { $number } dans une partie de { $text }. Voici la table telle que vous pouvez la voir.
text-cards = Cartes sur la table, avec leurs motifs (B brique, G verre, S pierre, W blé, O bois) :
text-moves = Vos coups possibles :
text-answer = Répondez par un coup entre crochets, par exemple [place a1].
text-illegal = C’est impossible. { $why }
