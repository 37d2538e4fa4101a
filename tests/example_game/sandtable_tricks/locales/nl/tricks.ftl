tricks-title = Slagen
tricks-about = De hoogste kaart wint de slag. Een voorbeeld van een spel dat niet bij Sandtable hoort.
tricks-refused-over = De partij is afgelopen.
tricks-refused-laid-already = Je hebt al een kaart gelegd.
tricks-refused-not-in-hand = Je hebt de { $card } niet.
tricks-event-Dealt = Je kaarten zijn gedeeld.
tricks-event-Laid = { $seat-name } { $seat ->
    [you] hebt
   *[other] heeft
} een kaart gedekt gelegd.
tricks-event-Shown = De kaarten zijn omgedraaid: { $cards }. { $winner-name } { $winner ->
    [you] hebt
   *[other] heeft
} de slag gewonnen.
tricks-move-Lay = Leg de { $card }
tricks-source-tricks = Slagen
tricks-view-hand = Je hand
tricks-view-held = Kaarten in de hand
tricks-view-laid = Heeft een kaart gelegd
tricks-view-own_card = Je kaart
tricks-view-out = Gespeelde kaarten
tricks-view-points = Gewonnen slagen
tricks-option-lowest = Laagste kaart
tricks-option-lowest-no = De hoogste kaart wint
tricks-option-lowest-no-about = De hoogste kaart wint.
tricks-option-lowest-no-told = de hoogste kaart wint
tricks-option-lowest-yes = De laagste kaart wint
tricks-option-lowest-yes-about = De laagste kaart wint.
tricks-option-lowest-yes-told = de laagste kaart wint
