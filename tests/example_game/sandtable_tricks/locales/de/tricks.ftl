tricks-title = Stiche
tricks-about = Die höchste Karte macht den Stich. Ein Beispiel für ein Spiel, das nicht zu Sandtable gehört.
tricks-refused-over = Die Partie ist zu Ende.
tricks-refused-laid-already = Du hast schon eine Karte gelegt.
tricks-refused-not-in-hand = Du hast die { $card } nicht.
tricks-event-Dealt = Deine Karten wurden ausgeteilt.
tricks-event-Laid = { $seat-name } { $seat ->
    [you] hast
   *[other] hat
} eine Karte verdeckt gelegt.
tricks-event-Shown = Die Karten wurden aufgedeckt: { $cards }. { $winner-name } { $winner ->
    [you] hast
   *[other] hat
} den Stich gemacht.
tricks-move-Lay = Lege die { $card }
tricks-source-tricks = Stiche
tricks-view-hand = Deine Hand
tricks-view-held = Karten auf der Hand
tricks-view-laid = Hat eine Karte gelegt
tricks-view-own_card = Deine Karte
tricks-view-out = Gespielte Karten
tricks-view-points = Gewonnene Stiche
tricks-option-lowest = Niedrigste Karte
tricks-option-lowest-no = Die höchste Karte gewinnt
tricks-option-lowest-no-about = Die höchste Karte gewinnt.
tricks-option-lowest-no-told = die höchste Karte gewinnt
tricks-option-lowest-yes = Die niedrigste Karte gewinnt
tricks-option-lowest-yes-about = Die niedrigste Karte gewinnt.
tricks-option-lowest-yes-told = die niedrigste Karte gewinnt
