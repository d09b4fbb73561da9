"""Tables and the answers a page gets: pure, standard library only, on a server or in a page.

Store, clock, randomness and bots are passed in; nothing here needs an event loop or a thread.
"""
