"""The form of every message between page and server, with its reading and checking."""
