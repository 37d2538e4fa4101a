# Meldingen die iemand terugroepen: per push, e-mail of webhook.

notice-turn-title = Jij bent aan de beurt: { $name }
notice-turn = Je bent aan de beurt aan tafel { $name } ({ $game }).
notice-soon-title = Je tijd raakt op: { $name }
notice-soon = Je tijd aan tafel { $name } ({ $game }) raakt op. Doe snel je zet.
notice-late-title = Je tijd is op: { $name }
notice-late = Je tijd aan tafel { $name } ({ $game }) is op.
notice-over-title = Partij afgelopen: { $name }
notice-over = De partij aan tafel { $name } ({ $game }) is afgelopen.
notice-club-open-title = Er is een tafel open: { $name }
notice-club-open = Aan tafel { $name } ({ $game }) zijn plaatsen vrij.
notice-club-turn-title = { $player } is aan de beurt: { $name }
notice-club-turn = { $player } is aan de beurt aan tafel { $name } ({ $game }).
notice-club-over-title = Partij afgelopen: { $name }
notice-club-over = De partij aan tafel { $name } ({ $game }) is afgelopen.
notice-several = { $count } berichten van je tafels
notice-test-title = Het werkt
notice-test = Zo laat Sandtable je weten dat je aan de beurt bent.
notice-confirm-title = Is dit jouw adres?
notice-confirm = Open deze link om meldingen van Sandtable op dit adres te krijgen: { $link }

    Heb je daar niet om gevraagd, dan hoef je niets te doen.
notice-report-title = { $count ->
    [one] Er is een chatbericht gemeld
   *[other] Er zijn { $count } chatberichten gemeld
}
notice-report = { $name } ({ $person }) schreef aan tafel { $table }: { $text }
