tricks-refused-laid-already = Deine Karte liegt schon.
