"""What every game shares: the contract of a game, matches, records, chance, texts."""
