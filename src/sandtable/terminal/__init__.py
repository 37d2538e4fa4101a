"""A match of any game in the terminal."""
