# Ce que les deux jeux partagent : noms, langues, textes illisibles, parties enregistrées, options.

game-tiny-towns = Tiny Towns (Les Petites Bourgades)
game-shake-that-city = Shake That City

language-en = Anglais
language-uk = Ukrainien
language-hu = Hongrois
language-fr = Français

error-no-such-game = Il n’y a pas de jeu « { $text } » ; choisissez parmi : { $expected }.
error-no-such-bot = Il n’y a pas de bot « { $text } » ; choisissez parmi : { $expected }.
error-bot-file = Fichier de bot introuvable : « { $text } ».
error-bot-program = Programme introuvable : « { $text } ».
error-bot-start = Le bot « { $text } » ne peut pas démarrer : { $why }.
error-bot-no-choose = Le bot « { $bot } » n’a ni fonction « choose », ni classe qui en ait une.
error-bot-raised = Le bot « { $bot } » a échoué : { $why }
error-bot-illegal = Le bot « { $bot } » a répondu « { $text } », qui n’est pas un de ses coups ; un coup permis était : { $move }
error-bot-late = Le bot « { $bot } » avait { $seconds } s pour son tour et a mis trop de temps.
error-bot-ended = Le bot « { $bot } » s’est arrêté avant de répondre.
error-bot-unasked = Le bot « { $bot } » a dit « { $text } » sans qu’on le lui demande : une réponse par question.
error-no-such-square = Il n’y a pas de case « { $square } » ; les cases vont de a1 à { $last }.
error-no-such-move = Il n’y a pas de coup « { $text } » ; voici les coups : { $expected }.
error-no-such-seat = Il n’y a pas de place « { $text } » ; les places se comptent à partir de 1.
error-move-form = « { $text } » a trop ou trop peu de mots ; écrivez : { $expected }.

error-not-a-record = Ce n’est pas une partie enregistrée : la première ligne devrait être « { $expected } ».
error-record-cut = L’enregistrement s’interrompt à la ligne { $line } : il manque la fin.
error-record-line = La ligne { $line } de l’enregistrement devrait ressembler à « { $expected } », et non à « { $text } ».
error-record-count = L’enregistrement indique « { $text } » pour « { $key } » : il faut un nombre entier de 0 à { $most }.
error-record-newer = Cette partie suit la version { $rules } des règles, mais ce programme ne connaît les règles que jusqu’à la version { $known }.
error-record-unfinished =
    { $moves ->
        [one] D’après l’enregistrement la partie est finie, mais après { $moves } coup elle continue encore.
       *[other] D’après l’enregistrement la partie est finie, mais après { $moves } coups elle continue encore.
    }
error-record-rules-changed = Le coup { $number } de la partie (« { $move } ») suit la version { $rules } des règles ; depuis, jusqu’à la version { $known }, ces règles ont changé : { $changed }.
error-record-move = Le coup { $number } de la partie (« { $move } ») n’est pas possible : { $why }
error-review-unfinished = Cette partie n’est pas finie ; seule une partie finie peut être analysée.
error-review-no-moves = Cette partie n’a aucun coup à analyser.
error-review-game = Les analyses ne sont pas disponibles pour { $game }.
error-review-not-compiled = Les analyses et les conseils demandent le module compilé des bots, qui n’est pas installé.
error-review-being-compiled = Le code des bots est en cours de compilation, ce qui prend quelques minutes la première fois ; réessayez bientôt.

error-option-unknown = Il n’y a pas d’option « { $option } » ; voici les options : { $expected }.
error-option-value = L’option « { $option } » ne peut pas valoir « { $text } » ; choisissez parmi : { $expected }.
error-option-flag = L’option « { $option } » doit être true ou false.
error-option-seat = L’option « { $option } » doit être une place de 1 à { $players }.
error-option-needs = L’option « { $option } » n’est possible qu’avec « { $other } » réglé sur l’une de ces valeurs : { $expected }.
error-players = Les joueurs doivent être une liste de { $least } à { $most } noms.
error-player-name = Chaque joueur a besoin d’un nom de 1 à { $most } caractères imprimables.

illegal-no-such-seat = Il n’y a pas de place { $seat } à cette table.
illegal-not-your-turn = Vous n’avez rien à faire pour l’instant ; attendez les autres.
illegal-not-now = Impossible maintenant : « { $move } ».
illegal-chance = Cette carte ou ce lancer n’est pas possible maintenant : « { $move } ».

variant-standard = Partie normale
variant-solo = Partie en solo

verdict-points = { $names } l’emporte avec le plus de points.
verdict-shared = Égalité parfaite ; victoire partagée : { $names }.
