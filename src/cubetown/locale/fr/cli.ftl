# La ligne de commande : aide, questions, jeu dans le terminal, fichiers, feuilles impossibles.

## Aide

cli-about = Tiny Towns et Shake That City : jouer, compter, revoir.
cli-about-play = jouer dans ce terminal : seul, à tour de rôle ou contre des bots
cli-about-resume = reprendre une partie là où elle en était
cli-about-score = compter les points de villes achevées et expliquer chacun
cli-about-builds = montrer ce qui peut être construit dans une ville
cli-about-replay = revoir une partie enregistrée, coup par coup
cli-about-review = expliquer le résultat d’une partie enregistrée, et ce que chaque coup a coûté
cli-about-cards = montrer les cartes de Tiny Towns, leurs plans et leurs effets
cli-about-daily = afficher le défi du jour, le meilleur score d’un bot et ceux de tous les bots
cli-about-puzzles = lister des fins de partie dont la meilleure issue est prouvée
cli-about-bot-check = vérifier qu’un bot joue toutes les variantes dans les règles et à temps
cli-about-backup = copier les tables d’un serveur, même pendant qu’il tourne
cli-about-restore = restaurer les tables d’un serveur depuis une copie
cli-about-check = lire toutes les tables d’un serveur et signaler celles qui sont endommagées
cli-about-warmup = compiler à l’avance ; en général, il n’y a rien à faire
cli-about-site = écrire Cubetown sous forme d’un dossier de fichiers que tout hébergeur web peut servir

cli-help-usage = usage :
cli-help-words = mots
cli-help-options = options
cli-help-commands = commandes

cli-option-help = afficher cette aide et quitter
cli-option-lang = langue ; par défaut celle de votre système
cli-option-version = afficher la version et quitter
cli-option-file = un fichier avec un objet JSON ou des JSON Lines ; - lit l’entrée standard
cli-option-json = répondre en JSON
cli-option-date = le jour, en UTC ; par défaut aujourd’hui
cli-option-site-folder = un dossier vide, ou un site existant à mettre à jour
cli-option-cards = un fichier JSON avec vos propres cartes, changées ou ajoutées
cli-option-components = un fichier JSON avec vos corrections des plateaux et des tuiles de Shake That City
cli-option-game = { $choices }
cli-option-players = noms des personnes qui jouent, ou leur nombre
cli-option-bots = bots de la partie, par leur nom, ou leur nombre
cli-option-bot = ajouter un bot : un niveau, my_bot.py ou "program: ./my_bot"
cli-option-resume-bot = votre propre bot de cette partie : my_bot.py ou "program: ./my_bot"
cli-option-check-bot = un niveau, my_bot.py ou "program: ./my_bot"
cli-option-check-games = combien de parties de chaque variante
cli-option-check-seconds = le temps pour un tour, en secondes
cli-option-variant = { $choices }
cli-option-edition = règles d’une édition : { $choices }
cli-option-cards-in-play = first-game, random, ou les identifiants des cartes choisies, séparés par des virgules
cli-option-first-game = les cartes conseillées pour une première partie
cli-option-no-monuments = jouer sans monuments
cli-option-monuments = jouer avec des monuments
cli-option-cavern = jouer avec la règle de la Cave
cli-option-promos = ajouter les deux cartes promotionnelles
cli-option-orchard = { $choices } (avec { $needs }) : quelles Maisons de Campagne un Verger ravitaille
cli-option-side = face des plateaux : { $choices }
cli-option-first = le numéro du joueur qui commence
cli-option-shaker = manual : vous saisissez vous-même les cartes piochées ou les cubes tombés
cli-option-seed = graine : le même nombre redonne la même partie
cli-option-resume = reprendre la dernière partie inachevée
cli-option-resume-file = une partie enregistrée ; par défaut la dernière inachevée
cli-option-plain = des phrases au lieu de dessins ; par défaut si TERM=dumb ou dans un tube
cli-option-record = une partie enregistrée
cli-option-replay-json = tous les états et les points en JSON Lines
cli-option-review-seconds = secondes par décision ; par défaut 0.1
cli-option-review-work = nombre d’évaluations par décision au lieu de secondes : la même réponse sur toute machine
cli-option-review-seed = graine des tirages de l’analyse
cli-option-group = seulement ce groupe : blue, red, grey, orange, green, yellow, black ou purple

cli-usage-required = Argument manquant : { $text } ; voyez l’aide avec --help.
cli-usage-unrecognized = Argument inconnu : « { $text } » ; voyez l’aide avec --help.
cli-usage-expected = L’option { $option } demande une valeur ; voyez l’aide avec --help.
cli-usage-choice = { $option } ne peut pas être « { $text } » ; choisissez parmi : { $expected }.
cli-usage-number = { $option } demande un nombre entier, et non « { $text } ».
cli-usage-decimal = { $option } demande un nombre, et non « { $text } ».
cli-usage-no-value = L’option { $option } ne prend pas de valeur, donc « { $text } » est de trop.
cli-option-of-other = L’option { $option } appartient à un autre jeu : { $text }.
cli-usage-other = Commande illisible ({ $text }) ; voyez l’aide avec --help.
cli-unexpected = Erreur imprévue ({ $text }). Merci de la signaler ; CUBETOWN_DEBUG=1 en dit plus.
cli-output = La réponse ne peut pas être écrite : la sortie est fermée ou le disque est plein.

## Fichiers

cli-file-missing = Fichier introuvable : « { $file } ».
cli-file-directory = « { $file } » est un dossier et non un fichier.
cli-folder-missing = Dossier introuvable : « { $file } ».
cli-file-unreadable = Le fichier « { $file } » ne peut pas être lu.
cli-file-unwritable = Le fichier « { $file } » ne peut pas être écrit.
cli-file-other = Le fichier « { $file } » contient autre chose qu’une partie et reste tel quel.
cli-file-binary =
    { $stdin ->
        [yes] L’entrée standard n’est pas un texte en UTF-8.
       *[no] Le fichier « { $file } » n’est pas un texte en UTF-8.
    }
cli-file-large = Le fichier « { $file } » dépasse { $most } Mo.
cli-file-empty =
    { $stdin ->
        [yes] L’entrée standard est vide.
       *[no] Le fichier « { $file } » est vide.
    }
cli-file-json =
    { $stdin ->
        [yes] L’entrée standard ne contient pas de JSON correct : voyez la ligne { $line }.
       *[no] « { $file } » ne contient pas de JSON correct : voyez la ligne { $line }.
    }
cli-json-deep = Le JSON est imbriqué trop profondément.
cli-json-number = Le JSON contient un nombre qui a trop de chiffres : { $text }.
cli-json-twice = { $field } : ce champ est écrit deux fois dans un même objet.
cli-line = Ligne { $line } : { $text }
cli-line-json = Cette ligne n’est pas du JSON correct.
cli-line-binary = Cette ligne n’est pas un texte en UTF-8.

## Tableaux

cli-heading-line = ligne
cli-heading-count = nombre
cli-heading-points = points
cli-heading-why = pourquoi
cli-heading-building = bâtiment
cli-heading-cubes = cubes à retirer
cli-heading-squares = cases possibles
cli-heading-puzzle = problème
cli-heading-grade = difficulté
cli-heading-position = position
cli-heading-card = carte
cli-heading-pattern = plan
cli-heading-effect = effet
cli-line-empty = cases vides
cli-line-bonus = tuiles bonus
cli-sheet-title =
    { $points ->
        [one] { $name } : { $points } point
       *[other] { $name } : { $points } points
    }
cli-sheet-line =
    { $points ->
        [one] { $name } ({ $number }) : { $points } point
       *[other] { $name } ({ $number }) : { $points } points
    }
cli-builds-none = Rien ne peut être construit dans cette ville maintenant.
cli-card-unverified = Son plan est supposé : aucune source ne le donne.
cli-no-such-group = Il n’y a pas de groupe « { $text } » ; les groupes sont : { $expected }.

## Le jeu dans le terminal

cli-heading =
    { $points ->
        [one] { $text } · { $points } point pour l’instant
       *[other] { $text } · { $points } points pour l’instant
    }
cli-tiny-heading =
    { $builder ->
        [yes] { game-tiny-towns } · tour { $round } · Maître Constructeur : { $name }
       *[no] { game-tiny-towns } · tour { $round }
    }
cli-tiny-before = { game-tiny-towns } · avant le premier tour
cli-tiny-shown = Cartes visibles :
cli-choice-keep = garder : { $card }
cli-choice-name = annoncer : { $resource }
cli-choice-take = prendre : { $resource }
cli-choice-trade = prendre une autre ressource grâce à l’Usine : { $resource }
cli-choice-store = ranger le cube dans l’Entrepôt en { $square }
cli-choice-swap = échanger le cube dans l’Entrepôt en { $square } contre : { $resource }
cli-choice-cavern = mettre le cube dans la Cave
cli-choice-build = construire : { $card } (cubes en { $squares })
cli-choice-choose = y mettre : { $resource }
cli-choice-replace = remplacer en { $square } par : { $card }
cli-choice-skip = garder les autres bâtiments
cli-choice-add = placer en { $square } : { $card }
cli-choice-set-aside = mettre de côté : { $cards }
cli-choice-done = ne plus rien construire pendant ce tour
cli-choices-more =
    { $number ->
        [one] … et encore { $number } ; écrivez-le en toutes lettres
       *[other] … et encore { $number } ; écrivez-le en toutes lettres
    }
cli-choices-unsaid =
    { $number ->
        [one] Encore { $number } : tapez montrer.
       *[other] Encore { $number } : tapez montrer.
    }

cli-plain-heading = { $text } · tour { $number }
cli-plain-task = Choisissez un coup par son numéro, ou saisissez-le.

cli-city-heading =
    { $active ->
        [yes] { game-shake-that-city } · tour { $round } sur { $rounds } · joueur actif : { $name }
       *[no] { game-shake-that-city } · tour { $round } sur { $rounds }
    }
cli-city-before = { game-shake-that-city } · avant le premier tour
cli-city-shake = Les cubes :
cli-city-choice =
    { $number ->
        [one] { $tile } : { $number } endroit : { $text }
       *[other] { $tile } : { $number } endroits : { $text }
    }
cli-city-bonus = { $fill } : { $all } tuiles, ou { $four } : { $needed } × { $text }
cli-city-any = un type
cli-city-diversity = deux de chaque type
cli-city-unverified = Certaines données sont supposées ; comparez avec votre exemplaire : --components FILE.

cli-ambiguous = « { $text } » peut vouloir dire plusieurs coups : { $expected }.
cli-not-understood = Commande inconnue : « { $text } ». Tapez « aide » pour en savoir plus.
cli-too-much = « { $text } » ne peut pas suivre sur la même ligne.
cli-no-such-number = Il n’y a pas de numéro { $number } dans la liste.
cli-nothing-to-fit = Indiquez une couleur des cubes, par exemple : fit park (et non « { $text } »).
cli-say-help = Tapez un coup, son numéro ou « aide ».
cli-pass-on = Passez le clavier à { $name }, puis Entrée.
cli-help-play =
    Un coup est un numéro de la liste, ou des mots, qui peuvent être abrégés :
      a1              la case a1 (en entier : place a1, put a1)
      wood            le bois (en entier : name wood, take wood)
      build cottage a3 b2 b3 at a3
                      retirer ces cubes et placer la Maison de Campagne en a3
      done            plus rien pendant ce tour
    Autres mots :
      undo            annuler votre dernier coup, avec l’accord des autres
      hint            ce que ferait l’expert
      score           vos points pour l’instant, expliqués
      cards           l’effet des cartes ou des tuiles bonus
      towns           les plateaux des autres
      show            redessiner l’écran
      save FILE       enregistrer la partie dans un fichier
      quit            arrêter ; pour reprendre : cubetown resume
cli-help-fit = fit park        où va la couleur du parc
cli-help-now = Par exemple maintenant : { $text }
cli-help-own = Vous pouvez aussi utiliser ces mots : { $text }
cli-hint-square = Tapez une case, par exemple { $text } ; le mot « aide » explique le reste.
cli-hint-shape = Tapez la case du coin en haut à gauche du cadre de la forme, par exemple { $text }.
cli-word-help = aide
cli-word-undo = annuler
cli-word-hint = conseil
cli-word-score = points
cli-word-cards = cartes
cli-word-towns = villes
cli-word-fit = où
cli-word-show = montrer
cli-word-save = enregistrer
cli-word-quit = quitter
cli-word-review = analyse
cli-word-done = fini
cli-word-skip = assez
cli-word-build = construire
cli-save-where = Donnez un nom de fichier : save FILE.
cli-saved = Partie enregistrée dans : { $file }
cli-kept = Partie enregistrée : { $file }
cli-resume-how = La partie est enregistrée. Pour la reprendre : cubetown resume
cli-resume-file-how = La partie est enregistrée. Pour la reprendre : cubetown resume { $file }
cli-resume-none = Aucune partie inachevée à reprendre.
cli-resume-over = La partie dans « { $file } » est finie ; revoyez-la avec cubetown replay.
cli-input-ended = L’entrée est terminée, la partie s’arrête donc ici.
cli-score-now = Comme si la partie finissait maintenant.

## La partie en phrases

cli-say-row = { web-row }
cli-say-empty = { web-empty }
cli-say-zone = { web-empty-zone }
cli-say-nothing = { web-nothing }
cli-say-pattern = { web-pattern }
cli-say-cubes = { web-cubes }
cli-say-construction = { web-square-construction }
cli-hint-says = L’expert : { $what }
cli-hint-points = { $points } points attendus.
cli-undo-wish = { web-wish-of }
cli-no-undo = { web-no-undo }

## Questions avant une partie

cli-welcome = Bienvenue dans { $text } !
cli-welcome-enter = Entrée prend la réponse entre crochets.
cli-ask-default = [{ $text }]>
cli-ask-again = Tapez un numéro de la liste ou un de ces mots : { $expected }.
cli-ask-number = Tapez un nombre de { $least } à { $most }.
cli-ask-people = Combien de personnes jouent à ce clavier ?
cli-ask-name = Nom du joueur { $number } [{ $text }]>
cli-ask-other-name = Tapez un autre nom, de 40 lettres au plus.
cli-ask-bots = Combien de bots joueront ?
cli-ask-which-bot = Quel bot ?
cli-answer-which-bot-easy = facile : pour une première partie
cli-answer-which-bot-normal = normal : joue correctement, mais on peut le battre
cli-answer-which-bot-hard = difficile : prévoit ses coups
cli-answer-which-bot-expert = expert : très fort
cli-answer-which-bot-master = maître : le plus fort, réfléchit jusqu’à 3 secondes
cli-ask-go-on = Vous avez une partie inachevée. La reprendre ?
cli-answer-go-on-yes = oui
cli-answer-go-on-no = non, une nouvelle partie
cli-ask-undo = Êtes-vous d’accord ?
cli-answer-undo-yes = oui
cli-answer-undo-no = non
cli-ask-end = points : le décompte · analyse : le coût de chaque coup · Entrée : fin>
cli-ask-variant = Comment les ressources sont-elles choisies ?
cli-answer-variant-standard = le Maître Constructeur les annonce
cli-answer-variant-town-hall = Hôtel de Ville : on pioche des cartes
cli-ask-cards = Quelles cartes ?
cli-answer-cards-first-game = celles d’une première partie
cli-answer-cards-random = au hasard
cli-ask-monuments = Avec des monuments ?
cli-answer-monuments-no = non
cli-answer-monuments-yes = oui
cli-ask-side = Quelle face des plateaux ?
cli-answer-side-landlocked = les terres, pour une première partie
cli-answer-side-coastal = la côte
cli-ask-city-variant = Quelle variante ?
cli-answer-city-variant-standard = normale
cli-answer-city-variant-family = familiale : seules les tuiles bonus comptent
cli-answer-city-variant-construction = avec des tuiles de chantier
cli-ask-shake = Quels cubes sont tombés ? (neuf mots, ligne par ligne, qui peuvent être abrégés : { $expected })>
cli-ask-draw = Quelle carte a été piochée ? ({ $expected })>
cli-person = Joueur { $number }
cli-bot = Bot { $number } ({ $text })
cli-name-of-bot = Une personne ne peut pas s’appeler « { $text } » : ce nom est réservé aux bots.
cli-above-zero = { $option } demande un nombre supérieur à zéro, pas « { $text } ».
cli-seconds = Un tour demande plus de 0 seconde, pas { $text }.
cli-bots-get-ready = Les bots sont en cours de compilation ; cela prend une minute ou deux, une seule fois.
cli-bot-to-give = { $name } est votre propre bot ; indiquez de nouveau son fichier ou son programme avec --bot : { $text }
cli-check-fine =
    { $number ->
        [one] { $text } : { $number } coup, le tour le plus long a pris { $seconds } s.
       *[other] { $text } : { $number } coups, le tour le plus long a pris { $seconds } s.
    }
cli-check-wrong = { $text } : { $why }
cli-check-all =
    { $games ->
        [one] Tout va bien : { $games } partie, { $number } coups.
       *[other] Tout va bien : { $games } parties, { $number } coups.
    }
cli-check-some = Parties en échec : { $number } sur { $games }.

## Revoir

cli-replay-at = Coup { $number } sur { $all }
cli-replay-ask = Entrée : suite · b : retour · nombre : y aller · e : fin · q : quitter>
cli-replay-ask-plain = Entrée : suite · b : retour · t : plateaux · nombre : y aller · e : fin · q : quitter>
cli-replay-help = Appuyez sur Entrée, ou tapez b, un nombre, e ou q.

## Analyse

cli-review-either = Donnez soit --seconds, soit --work, pas les deux.
cli-review-work = Une décision demande de 1 à { $most } évaluations, pas { $text }.
cli-review-seconds = Une décision demande plus de 0 et au plus { $most } secondes, pas { $text }.
cli-review-title = Résultat expliqué : { $name }
cli-review-win = part de la victoire
cli-review-part = { $name } : { $points } ; part de la victoire : { $text }
cli-review-start = attendu au début
cli-review-luck = chance
cli-review-others = ce que les autres ont fait
cli-review-loss = perdu par erreur
cli-review-rejudged = réévalué
cli-review-final = résultat
cli-review-mistake = Coup { $number }, « { $played } » : « { $best } » valait { $points } points de plus (± { $error }). Le tour entier : { $line }.
cli-review-no-mistake = Aucun coup n’a nettement coûté un demi-point.
cli-review-grade-superb =
    { $number ->
        [one] Jeu superbe, points perdus : { $points } sur { $number } décision.
       *[other] Jeu superbe, points perdus : { $points } par décision, sur { $number } décisions.
    }
cli-review-grade-strong =
    { $number ->
        [one] Jeu solide, points perdus : { $points } sur { $number } décision.
       *[other] Jeu solide, points perdus : { $points } par décision, sur { $number } décisions.
    }
cli-review-grade-good =
    { $number ->
        [one] Bon jeu, points perdus : { $points } sur { $number } décision.
       *[other] Bon jeu, points perdus : { $points } par décision, sur { $number } décisions.
    }
cli-review-grade-fair =
    { $number ->
        [one] Jeu correct, points perdus : { $points } sur { $number } décision.
       *[other] Jeu correct, points perdus : { $points } par décision, sur { $number } décisions.
    }
cli-review-grade-uneven =
    { $number ->
        [one] Jeu inégal, points perdus : { $points } sur { $number } décision.
       *[other] Jeu inégal, points perdus : { $points } par décision, sur { $number } décisions.
    }
cli-review-grade-learning =
    { $number ->
        [one] En plein apprentissage, points perdus : { $points } sur { $number } décision.
       *[other] En plein apprentissage, points perdus : { $points } par décision, sur { $number } décisions.
    }
cli-review-hindsight =
    { $points ->
        [one] Avec le recul : la meilleure suite de coups trouvée pour ces cartes rapporte { $points } point.
       *[other] Avec le recul : la meilleure suite de coups trouvée pour ces cartes rapporte { $points } points.
    }
cli-review-how = Évaluateur : { $text }, d’après ce que chacun pouvait savoir. docs/review.md explique comment.

## Feuilles impossibles

error-sheet-not-an-object = Il faut un seul objet JSON entre accolades.
error-sheet-object = { $field } : il faut un objet entre accolades.
error-sheet-key = { $field } : ce champ n’existe pas ; les champs sont : { $expected }.
error-sheet-missing = { $field } : ce champ manque.
error-sheet-within = { $field } : { $why }
error-sheet-value = { $field } : la valeur ne peut pas être « { $text } » ; choisissez parmi : { $expected }.
error-sheet-number = { $field } : il faut un nombre entier de { $least } à { $most }.
error-sheet-flag = { $field } : il faut true ou false.
error-sheet-players = { $field } : il faut une liste de 1 à { $most } joueurs.
error-sheet-name = { $field } : chaque joueur a besoin d’un nom de 1 à { $most } caractères imprimables.
error-sheet-name-twice = { $field } : deux joueurs ne peuvent pas avoir le même nom « { $text } ».
error-sheet-solo = { $field } : solo est pour un joueur, et ici il y en a { $players }.
error-sheet-rows = { $field } : il faut une liste de { $number } lignes, celle du haut d’abord.
error-sheet-row = { $field } : la ligne { $row } (de { $first } à { $last }) doit être un texte de { $number } mots, et non { $found }.
error-sheet-row-text = { $field } : la ligne { $row } (de { $first } à { $last }) doit être un texte de { $number } mots.
error-sheet-word = { $field }, case { $square } : « { $text } » n’est ni une carte, ni une ressource, ni un point ; cubetown cards donne la liste des cartes.
error-sheet-square = { $field } : il n’y a pas de case « { $text } » ; les cases vont de a1 à { $last }.
error-sheet-cards = { $field } : il faut une liste d’identifiants de cartes.
error-sheet-no-such-card = { $field } : il n’y a pas de carte « { $text } » ; cubetown cards donne la liste des cartes.
error-sheet-card-twice = { $field } : cette carte est citée deux fois : { $card }.
error-sheet-monument-listed = { $field } : les monuments ne se mettent pas dans cette liste : { $card }.
error-sheet-same-group = { $field } : une partie n’a qu’une carte de ce groupe ({ $group }) : { $cards_or }.
error-sheet-same-group-in-town = { $field }, case { $square } : une partie n’a qu’une carte de ce groupe ({ $group }) : { $cards_or }.
error-sheet-promo = { $field } : cette carte promotionnelle demande "options": {"{"}"promos": true{"}"} : { $card }.
error-sheet-promo-in-town = { $field }, case { $square } : cette carte promotionnelle demande "options": {"{"}"promos": true{"}"} : { $card }.
error-sheet-not-listed = { $field }, case { $square } : cette carte n’est pas dans la liste cards : { $card }.
error-sheet-orchard = { $field } : « anywhere » demande l’édition uk.
error-sheet-two-monuments = { $field } : une ville a au plus un monument, et ici il y en a plusieurs, en { $squares } : { $cards }.
error-sheet-same-monument = { $field }, case { $square } : ce monument se dresse déjà dans { $other } : { $card }.
error-sheet-banks = { $field }, case { $square } : une ville ne peut pas avoir plus de { $most } Banques.
error-sheet-completed = { $field } : indiquez le tour où cette ville a été achevée, car une ville a ce monument : { $card }.
error-sheet-shrine-missing = { $field } : pour le monument en case { $square }, il faut le nombre de bâtiments dans la ville quand il a été construit : { $card }.
error-sheet-warehouses = { $field } : il faut un objet avec une liste de ressources pour chaque case.
error-sheet-no-warehouse = { $field }, case { $square } : il n’y a pas d’Entrepôt à cet endroit.
error-sheet-warehouse-list = { $field }, case { $square } : il faut une liste de ressources.
error-sheet-warehouse-full = { $field }, case { $square } : un Entrepôt contient { $most } cubes au plus.
error-sheet-resource = { $field }, case { $square } : « { $text } » n’est pas une ressource ; les ressources sont : { $expected }.
error-sheet-no-monument = { $field } : « { $text } » n’est pas un monument.
error-sheet-none = { $field } : ce jeu n’a pas de feuille de score.
error-sheet-builds-game = { $field } : on ne construit des bâtiments que dans Tiny Towns.

cli-site-done = Le site est dans { $file } ; un visiteur charge { $megabytes } Mo. Pour le voir : python -m http.server --directory "{ $file }"
site-foreign = { $file } n’est ni vide ni un site de Cubetown : rien n’y a été écrit.
site-no-engine = Cette installation n’a pas le moteur pour navigateurs. Dans une copie du dépôt de Cubetown, « make site » le construit et écrit le site.

cli-warmup-without = Il n’y a pas de code compilé pour cette machine : la simulation est plus lente. Numba peut le compiler : pip install numba
cli-warmup-nothing = Il n’y a rien à compiler : Cubetown est livré avec son code compilé.
cli-bots-weaker = Il n’y a pas de code compilé pour cette machine : certains bots jouent moins bien qu’ils ne pourraient, ceux de Tiny Towns et l’expert de Shake That City. Numba peut le compiler : pip install numba
cli-bots-being-compiled = Le code des bots est en cours de compilation en arrière-plan. Cela prend quelques minutes, une seule fois. D’ici là, certains bots jouent moins bien qu’ils ne pourraient.
cli-warmup-done =
    { $seconds ->
        [one] Compilé en { $seconds } seconde et enregistré dans { $folder }
       *[other] Compilé en { $seconds } secondes et enregistré dans { $folder }
    }

cli-about-strength = mesurer la force d’une de vos cartes
cli-option-strength-cards = un fichier avec vos propres cartes
cli-option-strength-card = la carte à mesurer (par défaut : la dernière du fichier)
cli-option-strength-against = la carte imprimée à laquelle la comparer (par défaut : la carte habituelle de son groupe)
cli-option-strength-deals = combien de donnes jouer (par défaut : 100)
cli-option-strength-out = dossier des parties et des résultats (par défaut : strength) ; reprend s’il contient déjà des parties
cli-strength-gain = { $card } à la place de { $other } : { $mean } ± { $reach } points ({ $deals } donnes)
cli-strength-control = Une copie de { $other } à sa place : { $mean } ± { $reach } points ({ $deals } donnes ; doit être proche de 0)
cli-strength-built = { $card } : dans { $percent } % des villes, { $count } par ville, la première à la manche { $turn } ; { $points } points par partie
cli-strength-chart = { $card } à la place de { $other }, en points
cli-strength-files = strength.json et strength.svg sont dans { $file }.
