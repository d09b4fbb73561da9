# La force d’une carte, pour la page et le terminal.

strength-unsure = Trop tôt pour trancher : l’écart avec { $against } peut encore être dû au hasard.
strength-even = À peu près aussi forte que { $against } pour un joueur aguerri.
strength-stronger =
    { $half ->
        [yes] Environ { $whole },5 points de plus que { $against } pour un joueur aguerri.
       *[no] Environ { $whole } points de plus que { $against } pour un joueur aguerri.
    }
strength-weaker =
    { $half ->
        [yes] Environ { $whole },5 points de moins que { $against } pour un joueur aguerri.
       *[no] Environ { $whole } points de moins que { $against } pour un joueur aguerri.
    }
strength-seldom = Un joueur aguerri la construit rarement : seulement { $percent } % des villes en ont une.
error-strength-group = On ne compare une carte qu’à une carte de son groupe : { $cards }.
