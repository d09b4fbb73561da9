"""Many games of Shake That City at once."""
