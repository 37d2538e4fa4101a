"""Games of bots in large numbers, and what they tell: simulation and balance."""
