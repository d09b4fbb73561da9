# Goofspiel : ce qui se dit en français ; le reste vient de l’anglais.

game-goofspiel = Goofspiel
line-prizes = Prix
move-goofspiel-turn = Le prochain prix est { $number }.
move-goofspiel-bid = { $name } mise { $number }.
verdict-goofspiel = { $text } l’emporte avec { $points } points.
