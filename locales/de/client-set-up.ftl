# Einen Tisch erstellen, und der Raum, in dem alle auf den Start warten.

## Einen Tisch erstellen

client-seat-open = Offen
client-seat-bot = Bot
client-bot-level = Stufe
client-who-sees = Wer mitspielen kann
client-private = Mit dem Link
client-private-about = Nur wer von dir den Link bekommt, kann mitspielen oder zuschauen.
client-public = Alle
client-public-about = Der Tisch erscheint in der Lobby.
client-absence = Wenn jemand weggeht
client-absence-offer = Die anderen entscheiden
client-absence-offer-about = Nach { $seconds } Sekunden können die anderen den Platz einem Bot geben.
client-absence-wait = Warten
client-absence-wait-about = Die Partie wartet, bis alle zurück sind. Gut für Partien über mehrere Tage.
client-absence-pause = Pause
client-absence-pause-about = Nach { $seconds } Sekunden pausiert die Partie.
client-absence-bot = Ein Bot spielt weiter
client-absence-bot-about = Nach { $seconds } Sekunden übernimmt ein Bot, bis der Spieler zurück ist.
client-tempo = Bedenkzeit
client-tempo-live-about = alle sind da
client-tempo-half-about = zieh, wenn du Zeit hast
client-tempo-day-about = zieh, wenn du Zeit hast
client-tempo-three-about = zieh, wenn du Zeit hast
client-tempo-stock-about = teil sie dir ein
client-rest-nights = Nachts Ruhe
client-rest-nights-about = In diesen Stunden steht die Zeit still, jeden Tag.
client-rest-from = Die Nacht beginnt
client-rest-to = Die Nacht endet
client-rest-days = Freie Tage
client-rest-days-about = An diesen Tagen steht die Zeit still.
client-rest-zone = Zeitzone
client-late = Wenn jemandes Zeit abläuft
client-late-bot = Ein Bot spielt weiter
client-late-bot-about = Er übernimmt den Platz für den Rest der Partie.
client-late-free = Der Platz wird frei
client-late-free-about = Wer den Link hat, kann ihn nehmen und weiterspielen.
client-late-end = Die Partie endet
client-late-end-about = Sie endet ohne Ergebnis.
client-told-night = Ruhe von { $from } bis { $to }
client-told-nights-no = Nächte zählen
client-told-days = Ruhe am { $days }
client-told-days-no = alle Tage zählen
client-told-rest = Die Uhr hat { $rest } ({ $zone }).
client-told-late-bot = läuft die Zeit ab, spielt ein Bot weiter
client-told-late-free = läuft die Zeit ab, wird der Platz frei
client-told-late-end = läuft die Zeit ab, endet die Partie
client-allow-hints = Tipps
client-allow-hints-yes-about = Alle können nach guten Zügen mit Begründung fragen. Ideal zum Lernen.
client-allow-hints-no-about = Alle spielen ohne Hilfe.
client-set-up = Tisch einrichten
client-set-up-about = { $game }, { $from } bis { $to } Personen
client-presets = Wie wollt ihr spielen?
client-presets-about = Stellt alles ein. Einzelnes kannst du danach ändern.
client-preset-first = Erste Partie
client-preset-first-about = Für alle, die es zum ersten Mal spielen.
client-preset-standard = Standard
client-preset-standard-about = So, wie es in der Anleitung steht.
client-preset-expert = Experten
client-preset-expert-about = Für Runden, die es gut kennen.
client-preset-days = Mehrere Tage
client-preset-days-about = Alle ziehen, wenn sie Zeit haben.
client-preset-minutes = etwa { $minutes } Min.
client-preset-no-hurry = so lange ihr mögt
client-chosen = Gewählt
client-changed = { $count ->
    [0] { $preset }
    [one] { $preset }, 1 Änderung
   *[other] { $preset }, { $count } Änderungen
}
client-instead-of = statt { $before }
client-change-back = Zurücksetzen
client-told-hints-yes = Tipps erlaubt
client-told-hints-no = keine Tipps
client-told-public = alle können mitspielen
client-told-private = nur mit dem Link
client-told-absence-offer = die anderen entscheiden, wenn jemand { $seconds } Sekunden weg ist
client-told-absence-wait = der Tisch wartet auf alle, die weg sind
client-told-absence-pause = Pause, wenn jemand { $seconds } Sekunden weg ist
client-told-absence-bot = ein Bot spielt für alle, die { $seconds } Sekunden weg sind
client-more-options = Mehr Optionen
client-more-options-changed = { $count ->
    [0] { $names }
   *[other] { $names }: { $count } geändert
}
client-table-name = Name des Tisches
client-who-sits = Wer spielt mit?
client-who-sits-about = { $seats ->
    [1] Du spielst allein.
   *[other] { $seats } Plätze: du, { $people ->
        [0] sonst niemand
        [one] 1 Person
       *[other] { $people } Personen
    }, { $bots ->
        [0] keine Bots
        [one] 1 Bot
       *[other] { $bots } Bots
    }
}
client-seat-you-here = du, in diesem Browser
client-seat-open-name = Offener Platz
client-seat-open-first = wer zuerst kommt, bekommt ihn
client-seat-person = Person
client-seat-none = Keiner
client-add-seat = Platz hinzufügen
client-add-seat-most = höchstens { $most }
client-fact-seats = Plätze
client-fact-minutes = Minuten
client-open-table = Tisch öffnen
client-open-table-about = Du bekommst einen Link zum Verschicken. Es geht los, wenn alle Plätze besetzt sind.
client-deal = Partie starten
client-deal-about = Sonst fehlt niemand: Es geht sofort los.
client-waiting-room-how = So spielt ihr
client-sit-down = Hinsetzen

## Warteraum

client-waiting-room = Warten auf Mitspieler
client-waiting-room-about = Verschick den Link: Wer ihn hat, kann mitspielen. Wenn alle Plätze besetzt sind, kann es losgehen.
client-waiting-room-guest = Du bist zu einer Partie { $game } eingeladen: Setz dich. Der Gastgeber startet die Partie, wenn alle Plätze besetzt sind.
client-waiting-room-seated = Du hast einen Platz. Der Gastgeber startet die Partie, wenn alle Plätze besetzt sind.
client-waiting-room-spectator = Alle Plätze sind besetzt. Bleib hier, dann schaust du zu, wenn die Partie beginnt.
client-invite = Einladung
client-take-seat = Platz nehmen
client-leave-seat = Platz verlassen
client-give-bot = Bot hinzufügen
client-open-seat = Platz öffnen
client-remove = { $name } entfernen
client-start = Partie starten
client-start-not-yet = Erst müssen alle Plätze besetzt sein.
client-close-table = Tisch schließen
client-commitment = Fingerabdruck der Mischung
client-commitment-about = Die Mischung steht schon fest. Das ist die SHA-256-Prüfsumme ihres Startwerts. Der Startwert wird am Ende gezeigt, damit ihn alle prüfen können.

## Leute: die Lobby, freigehaltene Plätze, Wertungen, Clubs

client-seat-keep = Platz freihalten für
client-seat-anybody = Alle
client-seat-kept = für diese Person reserviert
client-rated-switch = Gewertet
client-rated-about = Das Ergebnis ändert die Wertung der Menschen, die mitspielen. Ohne Tipps.
client-for-club = Für einen Club
client-for-club-about = Die Mitglieder finden den Tisch auf der Seite des Clubs.
client-for-nobody = Kein Club
