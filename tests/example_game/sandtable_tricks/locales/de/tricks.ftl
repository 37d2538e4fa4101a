tricks-refused-laid-already = Deine Karte liegt schon.
tricks-option-lowest = Niedrigste Karte
tricks-option-lowest-no = Die höchste Karte gewinnt
tricks-option-lowest-no-about = Die höchste Karte gewinnt.
tricks-option-lowest-no-told = die höchste Karte gewinnt
tricks-option-lowest-yes = Die niedrigste Karte gewinnt
tricks-option-lowest-yes-about = Die niedrigste Karte gewinnt.
tricks-option-lowest-yes-told = die niedrigste Karte gewinnt
