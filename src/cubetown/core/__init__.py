"""What every game shares: the interface, the grid, messages and records. Standard library only."""
