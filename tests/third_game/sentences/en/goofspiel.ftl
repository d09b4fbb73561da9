# Goofspiel: everything that it says.

game-goofspiel = Goofspiel
bot-matching = matching
line-prizes = Prizes

option-length = Length
length-short = short (7 cards)
length-full = full (13 cards)
option-carry = A prize that nobody takes stays for the next round

cli-option-length = cards in a hand: { $choices }
cli-option-carry = a prize that nobody takes stays for the next round
cli-option-no-carry = a prize that nobody takes is lost

move-goofspiel-turn = The next prize is { $number }.
move-goofspiel-bid = { $name } bids { $number }.
reason-goofspiel-prize = prize { $number }
verdict-goofspiel = { $text } wins with { $points } points.
illegal-goofspiel-card = The card { $number } cannot be played now.
error-goofspiel-card = “{ $text }” is no card; cards are numbers from 1 to 13.
error-goofspiel-prize = { $field }: “{ $text }” is no prize, or somebody else has it.
