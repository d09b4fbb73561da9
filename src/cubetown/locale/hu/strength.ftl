# Milyen erős egy kártya: az oldalnak és a terminálnak.

strength-unsure = Még nem dőlt el: a különbség ehhez képest a véletlenből is adódhat: { $against }.
strength-even = Erős játékosnak körülbelül annyit ér, mint ez: { $against }.
strength-stronger =
    { $half ->
        [yes] Erős játékosnak körülbelül { $whole },5 ponttal többet ér, mint ez: { $against }.
       *[no] Erős játékosnak körülbelül { $whole } ponttal többet ér, mint ez: { $against }.
    }
strength-weaker =
    { $half ->
        [yes] Erős játékosnak körülbelül { $whole },5 ponttal kevesebbet ér, mint ez: { $against }.
       *[no] Erős játékosnak körülbelül { $whole } ponttal kevesebbet ér, mint ez: { $against }.
    }
strength-seldom = Egy erős játékos ritkán építi meg: a városok { $percent }%-ában van csak.
error-strength-group = Egy kártyát csak a saját csoportja egyik kártyájával lehet összevetni: { $cards }.
