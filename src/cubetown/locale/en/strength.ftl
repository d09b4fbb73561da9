# How strong a card is: said by the page and the terminal.

strength-unsure = Too close to call yet: the difference from { $against } is still within chance.
strength-even = About as strong as { $against } for a strong player.
strength-stronger =
    { $half ->
        [yes] About { $whole }½ points stronger than { $against } for a strong player.
       *[no] About { $whole } points stronger than { $against } for a strong player.
    }
strength-weaker =
    { $half ->
        [yes] About { $whole }½ points weaker than { $against } for a strong player.
       *[no] About { $whole } points weaker than { $against } for a strong player.
    }
strength-seldom = A strong player seldom builds it: only { $percent }% of the towns have one.
error-strength-group = A card can only be compared with one of its own group: { $cards }.
