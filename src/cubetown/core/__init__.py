"""The parts all games share: interface, grid, messages and records. Standard library only."""
