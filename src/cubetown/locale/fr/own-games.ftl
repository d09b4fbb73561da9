# Mes parties : ce que cet appareil garde des parties terminées.

web-own-title = Mes parties
web-own-text = Vos parties terminées, enregistrées uniquement sur cet appareil.
web-own-empty = Vous n’avez pas encore terminé de partie sur cet appareil.
web-own-older =
    { $number ->
        [one] Ajout des parties précédentes : encore { $number }…
       *[other] Ajout des parties précédentes : encore { $number }…
    }
web-own-all-kinds = Toutes les variantes
web-own-players =
    { $number ->
        [one] { $number } joueur
       *[other] { $number } joueurs
    }
web-own-of = { $number } sur { $all }
web-own-place =
    { $number ->
        [1] 1er sur { $all }
       *[other] { $number }e sur { $all }
    }
web-own-won = gagnée
web-own-lost = perdue
web-own-over-time = Points au fil du temps
web-own-chart =
    { $number ->
        [one] Points de { $number } partie : { $last }.
       *[other] Points des { $number } dernières parties : de { $least } à { $most }, { $last } à la dernière ; moyenne des cinq dernières : { $average }.
    }
web-own-one-game = une partie
web-own-with-help = avec aide
web-own-average-of = moyenne de { $number } parties
web-own-help-note = « Avec aide » : des annulations ou des conseils. Ces parties ne comptent ni dans la moyenne, ni pour le record, ni pour les victoires.
web-own-luck-and-loss = Chance et erreurs
web-own-luck = chance
web-own-loss = perdus par erreur
web-own-luck-summary =
    { $number ->
        [one] Sur { $number } partie analysée : chance { $luck }, points perdus par erreur { $loss }.
       *[other] Sur les { $number } dernières parties analysées, en moyenne : chance { $luck }, points perdus par erreur { $loss }.
    }
web-own-by-kind = Par variante
web-own-by-card = Par carte
web-own-by-line = Par catégorie de points
web-own-line-points = Points rapportés
web-own-line-total = Score total
web-own-every = Toutes les parties
web-own-date = Date
web-own-points = Points
web-own-result = Classement ou rang
web-own-file = Sauvegarder ou supprimer
web-own-save = Enregistrer dans un fichier
web-own-save-table = Enregistrer pour un tableur
web-own-open = Ouvrir un fichier enregistré
web-own-opened =
    { $number ->
        [one] { $number } nouvelle partie dans le fichier.
       *[other] { $number } nouvelles parties dans le fichier.
    }
web-own-unknown-games =
    { $number ->
        [one] { $number } résultat a été ignoré : ce jeu n’existe pas ici.
       *[other] { $number } résultats ont été ignorés : ces jeux n’existent pas ici.
    }
web-own-not-a-file = Ce fichier ne contient pas de résultats enregistrés.
web-own-delete = Tout supprimer
web-own-delete-sure = Supprimer tous les résultats de cet appareil ? Enregistrez-les d’abord dans un fichier si vous pensez en avoir encore besoin.
