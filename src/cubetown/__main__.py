"""`python -m cubetown` is the command `cubetown`."""

import sys

from cubetown.cli import main

if __name__ == "__main__":
    sys.exit(main())
