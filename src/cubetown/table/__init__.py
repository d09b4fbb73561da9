"""What a table is and what answers a page: pure, on the standard library, for a server or a page.

Store, clock, randomness and bots are passed in; nothing here needs an event loop or a thread.
"""
