"""Many games of Tiny Towns at once."""
