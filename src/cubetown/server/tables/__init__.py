"""Tables on a server: all of them, those people are connected to, and their bots."""
