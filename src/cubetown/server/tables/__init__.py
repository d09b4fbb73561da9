"""Tables on a server: all of them, those with connections, and their bots."""
