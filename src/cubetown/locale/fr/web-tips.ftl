# Astuces pour débutants, dans leurs trois premières parties.

web-tip = Astuce
web-tip-seen = Compris
web-tip-no-more = Masquer les astuces
web-tips-on = Astuces dans mes premières parties
web-tip-town-goal = Bâtissez la ville qui vaut le plus de points. Quand toutes vos cases sont occupées, elle est achevée ; chaque case sans bâtiment coûte alors 1 point.
web-tip-town-monument = Gardez en secret un de vos deux monuments. Vous pourrez le construire une fois, comme tout bâtiment ; les autres ne le peuvent pas.
web-tip-town-name = Vous êtes Maître Constructeur pendant ce tour : chacun, vous aussi, reçoit un cube de la ressource que vous annoncez.
web-tip-town-take = Choisissez une des trois cartes : vous recevez un cube de sa ressource, et la carte passe sous la pioche.
web-tip-town-free = Avec la règle de l’Hôtel de Ville, un tour sur trois, chacun choisit la ressource qu’il veut et en reçoit un cube.
web-tip-town-place = Vous devez placer ce cube sur une case vide. Il y reste jusqu’à ce qu’il serve à construire.
web-tip-town-build = Vos cubes forment un plan ; il peut être tourné et retourné en miroir. Construire retire ces cubes, et des cases se libèrent. Vous pouvez aussi attendre.
web-tip-town-put = Une seule de ces cases garde le bâtiment, jusqu’à la fin ; les autres sont de nouveau libres. Choisissez celle où il rapporte le plus.
web-tip-town-fed = Une Maison de Campagne vaut 3 points, mais seulement si elle est ravitaillée à la fin : par un bâtiment rouge, comme le dit sa carte.
web-tip-town-next-to = Sur une carte, « adjacent » veut dire par un côté, jamais en diagonale.
web-tip-town-full = Il reste peu de cases. Les cubes qui n’auront pas servi compteront comme des cases vides : 1 point de moins chacun.
web-tip-city-goal = En 15 tours, composez la ville qui rapporte le plus de points. Chaque type de tuile rapporte à sa façon : voyez « Ce qui rapporte ».
web-tip-city-family = En 15 tours, retournez le plus de tuiles bonus possible : dans la variante familiale, elles seules rapportent. Touchez une tuile pour la lire.
web-tip-city-construction = Pour retirer une tuile de chantier, placez ses deux types côte à côte n’importe où dans votre ville. Il faut retirer les quatre pour gagner.
web-tip-city-pick = Vous êtes le joueur actif : personne d’autre ne pourra utiliser votre couleur pendant ce tour. Ses cubes montrent la forme à placer.
web-tip-city-closed = La couleur du joueur actif est interdite pendant ce tour. Choisissez parmi les autres ; plusieurs joueurs peuvent prendre la même.
web-tip-city-solo = Aux tours 1 à 12, la couleur qui a le plus de cubes est interdite. Si plusieurs couleurs sont à égalité, aucune ne l’est.
web-tip-city-place = Placez les tuiles exactement comme les cubes. Vous pouvez décaler la forme là où elle tient, mais jamais la tourner ni la retourner.
web-tip-city-points = Regardez ce qui est à côté de quoi : une maison voisine d’une usine ne rapporte rien ; boutiques et routes ont besoin d’un accès au bord.
web-tip-city-bonus = Les tuiles bonus le long du plateau rapportent aussi : remplissez une ligne ou une colonne, ou placez-y 4 tuiles d’un même type. Touchez une tuile pour la lire.
web-tip-city-open = Aux derniers tours, chacun peut choisir n’importe quelle couleur.
