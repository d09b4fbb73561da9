"""How strong a card is: the same deals with and without it, played by a strong bot."""
