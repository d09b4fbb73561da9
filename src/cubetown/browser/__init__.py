"""The Python that runs in a page's workers: the tables of one device, and its bots."""
