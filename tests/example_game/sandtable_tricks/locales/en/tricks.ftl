tricks-refused-over = The game is over.
tricks-refused-laid-already = Your card lies already.
tricks-refused-not-in-hand = You do not hold the { $card }.
tricks-event-Dealt = Your cards were dealt.
tricks-event-Laid = { $seat-name } laid a card face down.
tricks-event-Shown = The cards were turned up: { $cards }. { $winner-name } won the trick.
tricks-move-Lay = Lay the { $card }
