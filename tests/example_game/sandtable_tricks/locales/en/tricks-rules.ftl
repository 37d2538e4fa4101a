tricks-DEA-1 = Everybody gets a hand of cards, which the others do not see.
tricks-LAY-1 = All lay one card of their hand face down, in any order.
tricks-LAY-2 = A card that lies stays where it is.
tricks-LAY-3 = When all have laid, the cards are turned up; the highest, or by option the lowest, wins a point.
tricks-END-1 = The game ends when the hands are empty; most points win.
