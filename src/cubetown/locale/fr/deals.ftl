# La même donne : la donne du jour, les donnes en lien, les problèmes

## Erreurs

deal-unreadable = Cette donne est illisible : son lien est incomplet ou abîmé.
deal-one-player = Seule une partie à un joueur peut être transmise comme donne.
deal-no-day = « { $text } » n’est pas un jour ; écrivez-le ainsi : { $expected }.
deal-too-early = Il n’y a pas de donne pour { $text } ; la première date du { $first }.
deal-no-daily = { $game } n’a pas de donne du jour.
deal-no-puzzles = { $game } n’a pas de problèmes.
deal-puzzle-unknown = Il n’y a pas de problème « { $text } ».

## La donne du jour

deal-title = Donne { $number } · { $day }
deal-par = Par : { $points }
