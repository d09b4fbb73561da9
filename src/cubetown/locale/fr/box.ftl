# La boîte d’un jeu, ajustée à un exemplaire imprimé, et l’atelier.

box-title = Comme ma boîte
box-text = Il manquait des images à nos livrets de règles : quelques nombres et motifs ne sont que notre meilleure supposition. Prenez votre exemplaire et corrigez ce qui diffère. Sur cet appareil, les nouvelles tables, feuilles de score et compagnons utilisent votre boîte ; les défis du jour, les problèmes et les leçons utilisent toujours la nôtre.
box-match = Comme ma boîte
box-yours = votre boîte
box-hosts = la boîte de l’hôte
box-offered = On vous a envoyé cette boîte. Rien n’a encore changé sur votre appareil.
box-accept = En faire ma boîte
box-discard = Non, merci
box-undo = Annuler
box-reset = Revenir à notre supposition
box-kept = Enregistré sur cet appareil
box-not-kept = Pas encore enregistré
box-as-shipped = La boîte telle que nous la livrons
box-matches = C’est comme dans ma boîte
box-conflicts = Ce serveur a d’autres données pour : { $fields }. À vos tables, ce sont les vôtres qui comptent.
box-share = Partager votre boîte
box-link = Lien vers votre boîte
box-save = Enregistrer dans un fichier
box-open = Ouvrir un fichier
box-send = Copier un texte pour Cubetown
box-send-text = Si votre exemplaire diffère de notre supposition, dites-le-nous : copiez le texte et collez-le dans un ticket du projet. Si plusieurs exemplaires concordent, nous corrigerons nos données.
box-send-heading = Mon exemplaire imprimé de
box-bad-link = Ce lien ne contient pas de boîte pour ce jeu. Demandez-le à nouveau.
box-bad-file = Ce fichier ne contient pas de boîte pour ce jeu.
box-side = Face du plateau
box-brush = Points d’un commerce
box-zones = Valeur d’un commerce
box-zones-where = Regardez la couleur des cases du plateau imprimé : les commerces valent plus vers le centre. Choisissez les points, puis touchez les cases.
box-square = { $square } : { $points }
box-edge =
    { $sea ->
        [yes] { $edge } : mer
       *[no] { $edge } : terre
    }
box-edge-north = Nord
box-edge-south = Sud
box-edge-west = Ouest
box-edge-east = Est
box-bonus = Tuiles bonus
box-bonus-where = Regardez les flèches à côté de chaque emplacement de tuile bonus : elles montrent une colonne ou une ligne, et les symboles disent combien de tuiles il faut.
box-fill = Remplir, { $number } tuiles
box-four = Un seul type, { $number } tuiles
box-fill-number = Tuiles pour remplir
box-four-number = Tuiles d’un type
box-numbers = Autres nombres de tuiles
box-tiles = Les six tuiles bonus
box-tile = Tuile bonus { $number }
box-construction = Tuiles chantier
box-construction-where = Regardez les quatre tuiles chantier : chacune montre deux types. Leurs emplacements sont imprimés au dos du plateau.
box-pair = Tuile { $number }
box-pair-square = Case
box-pair-tile = Type { $number }
box-more = Votre propre plateau
box-more-text = Ces nombres figurent dans le livret. Changez-les pour essayer une variante.
box-rounds = Manches
box-target = Points à atteindre en solo
box-bonus-points = Points d’une tuile bonus
box-cubes = Cubes : { $tile }
box-cube = Cube
box-card-where = Regardez les cases colorées de la carte imprimée. La tourner ou la retourner ne change rien.
box-pattern-of = Motif de { $name }
box-other-card = Une autre carte qui diffère
web-own-box = avec une boîte à part
web-at-sea = { $square }, au bord de la mer
