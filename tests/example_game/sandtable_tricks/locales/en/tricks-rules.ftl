tricks-DEA-1 = Everyone gets a hand of cards that the others can't see.
tricks-LAY-1 = Everyone lays one card from their hand face down, in any order.
tricks-LAY-2 = Once laid, a card can't be changed.
tricks-LAY-3 = When everyone has laid a card, the cards are turned up. The highest card, or the lowest if that option is chosen, wins a point.
tricks-END-1 = The game ends when the hands are empty. The player with the most points wins.
