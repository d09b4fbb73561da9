# La même donne : la donne du jour, les donnes en lien, les problèmes

## Erreurs

deal-unreadable = Cette donne est illisible : son lien est incomplet ou abîmé.
deal-one-player = Seule une partie à un joueur peut être transmise comme donne.
deal-no-day = « { $text } » n’est pas un jour ; écrivez-le ainsi : { $expected }.
deal-too-early = Il n’y a pas de donne pour { $text } ; la première date du { $first }.
deal-no-daily = { $game } n’a pas de donne du jour.
deal-no-puzzles = { $game } n’a pas de problèmes.
deal-puzzle-unknown = Il n’y a pas de problème « { $text } ».
deal-counted = Cet essai compte : vous le jouez vous-même, et rien n’est repris.
deal-not-counted = Cette partie ne compte pas pour le tableau d’une donne.
deal-not-today = Seule la donne d’aujourd’hui compte ; les autres se jouent pour s’entraîner.
deal-from-position = Cette partie est partie d’une position : personne d’autre ne peut recevoir la même donne.
deal-board-full = Le tableau de cette donne est complet.
deal-too-many-tries = Trop d’essais comptés viennent de votre réseau ; jouez pour vous entraîner, ou réessayez plus tard.

## La donne du jour

deal-title = Donne { $number } · { $day }
deal-par = Par : { $points }
