tricks-refused-over = The game is over.
tricks-refused-laid-already = Your card lies already.
tricks-refused-not-in-hand = You do not hold the { $card }.
