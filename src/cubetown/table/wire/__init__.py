"""The forms of everything that travels between page and server, read, checked and listed."""
