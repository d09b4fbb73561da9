## Une position en une ligne

error-position-form = « { $text } » n’est pas une position, qui commence par le jeu et ses règles : « tiny-towns 1 variant=solo … ».
error-position-newer = Cette position suit les règles { $rules }, mais ce programme ne connaît que les règles { $known } : mettez-le à jour pour la lire.
error-position-none = { $game } n’a pas de positions sous forme de texte.
error-position-missing = La position ne dit rien de « { $field } ».
error-position-unknown = Une position n’a pas de champ « { $field } ».
error-position-value = « { $text } » ne peut pas être « { $field } » dans une position ; attendu : { $expected }.
error-position-impossible = Cette position ne peut pas se présenter : « { $field } » contredit le reste.
error-position-setup = La mise en place de la position n’est pas valable : { $why }

## Une partie en Python

illegal-not-in-this-line = Cette position ne contient que ce que la place { $seat } peut savoir, donc seule cette place peut être interrogée ou jouer.
illegal-in-a-spectators-line = Cette position contient ce qu’un spectateur peut savoir, donc personne ne peut y être interrogé ni jouer.
illegal-not-shown-yet = Ce coup clôt l’étape, et la position ne dit pas ce que les autres y ont fait.
