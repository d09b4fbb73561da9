# Le compagnon d’une partie avec de vrais cubes et plateaux : paquets, cubes secoués, marteau, tours, monuments.

## Préparer

companion-title = Compagnon
companion-text = Pour jouer avec le vrai jeu de société : il retourne les cartes ou secoue les cubes, retient à qui c’est de jouer et distribue les monuments. Un téléphone au milieu de la table, ou un pour chacun.
companion-go-on = Continuer
companion-players = Joueurs, dans le sens horaire
companion-set-up = Préparer la partie
companion-set-up-cards = Piocher les cartes
companion-again = Nouvelle partie avec les mêmes joueurs

## La table

companion-share = Autres téléphones
companion-share-text = Toute personne qui ouvre ce lien voit la même chose et peut aussi s’en servir.
companion-link = Lien vers ce compagnon
companion-pad = Feuille de score
companion-pad-text = S’ouvre avec vos joueurs, vos cartes et vos tours déjà inscrits.
companion-undo = Annuler
companion-undo-text = Annuler la dernière action
companion-cards = Prenez ces cartes dans la boîte
companion-lost = Serveur injoignable. Vous voyez l’état d’il y a un instant. Reconnexion…
companion-who = Joueurs
companion-over = Toutes les villes sont achevées.
companion-over-rounds = Les { $number } tours sont joués.

## Tiny Towns

companion-hammer = Maître Constructeur : { $name }
companion-name = Quelle ressource est annoncée ?
companion-everybody = Chacun place un cube : { $resource }
companion-drawn = La carte de ce tour : { $resource }
companion-free = Choix libre : chacun place le cube qu’il veut.
companion-next-hammer = Tout le monde a fini : passer le marteau
companion-next-card = Tout le monde a fini : carte suivante
companion-next-round = Tout le monde a fini : tour suivant
companion-first-card = Retourner la première carte
companion-first-three = Retourner trois cartes
companion-take = Prenez une des trois cartes :
companion-taken = Vous avez pris : { $resource }. Placez le cube, puis construisez.
companion-next-open = Fini : carte suivante
companion-left =
    { $number ->
        [one] { $number } carte dans la pioche
       *[other] { $number } cartes dans la pioche
    }
companion-hidden = Cinq cartes sont écartées face cachée ; quand la pioche est vide, les quinze sont mélangées à nouveau.
companion-complete = Ville achevée
companion-complete-of = Ville achevée : { $name }
companion-completed = achevée au tour { $number }
companion-barred = Pas de marteau
companion-barred-of = Pas de marteau : { $name }
companion-barred-text = « Pas de marteau » concerne un joueur qui a la Forteresse de Vernonia ou cinq Banques.
companion-named = Jusqu’ici
companion-named-by = Tour { $number }, { $name } : { $resource }
companion-named-card = Tour { $number } : { $resource }

## Monuments

companion-monuments = Monuments
companion-monuments-text = Chacun en reçoit deux et en garde un. Regardez-les l’un après l’autre sur ce téléphone, ou laissez chaque joueur ouvrir son propre lien.
companion-monument-open = choisit
companion-monument-kept = a choisi
companion-monument-here = Regarder ici
companion-monument-link = Sur son téléphone
companion-monument-link-of = Lien réservé à { $name }
companion-monument-link-text = Pour ce joueur seulement : la personne qui l’ouvre voit les monuments, et ce téléphone ne les affiche plus.
companion-monument-yours = Vos deux monuments : gardez-en un
companion-monument-keep = Garder celui-ci
companion-monument-keep-of = Garder : { $card }
companion-monument-mine = Votre monument
companion-monument-hide = Cacher
companion-monument-show = Voir mon monument

## Shake That City

companion-active = Joueur actif : { $name }
companion-shake = Secouer
companion-round-of = Tour { $number } sur { $most }
companion-pick = Quelle couleur prend { $name } ? Personne d’autre ne peut l’utiliser.
companion-blocked = Couleur prise par { $name }, interdite aux autres : { $tile }
companion-blocked-solo = Couleur interdite pendant ce tour : { $tile }
companion-all-open = Chacun peut choisir n’importe quelle couleur.
companion-next-shake = Tout le monde a fini : tour suivant
companion-lay = Placez les tuiles ainsi
companion-track = Tours
companion-track-open = Tour { $number } : chacun peut choisir n’importe quelle couleur
companion-track-plain = Tour { $number }
companion-construction = Tuiles de chantier
companion-construction-at = { $square } : { $tiles }

## Quand c’est impossible

companion-unknown = Compagnon introuvable.
companion-broken = Ce compagnon ne peut pas continuer avec la version actuelle des règles : { $why }
companion-stale = Quelqu’un a appuyé avant vous ; regardez à nouveau.
companion-too-long = Le journal de ce compagnon est plein. Commencez-en un autre.
companion-no-undo = Il n’y a rien à annuler.
companion-no-such-move = Ce n’est pas possible maintenant.
companion-not-your-monument = Seule une personne qui a le lien de ce joueur peut faire cela.
companion-keep-first = Chacun doit d’abord garder un monument.
companion-name-first = Le Maître Constructeur doit d’abord annoncer une ressource.
companion-take-first = Vous devez d’abord prendre une des trois cartes.
companion-complete-later = Indiquez pendant le tour qu’une ville est achevée.
companion-over-already = La partie est terminée.
