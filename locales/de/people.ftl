# People and their games: the search for finished games, profiles, the lobby, clubs.

## Finished games

people-player = Spieler
people-game = Spiel
people-all-games = Alle Spiele
people-from = Von
people-until = Bis
people-search = Suchen
people-found = { $count ->
    [0] Keine Partien gefunden
    [1] 1 Partie
   *[other] { $more ->
        [yes] Die letzten { $count } Partien
       *[no] { $count } Partien
    }
}
people-found-none = Du siehst Partien öffentlicher Tische und deine eigenen.
people-more = Mehr zeigen

## Profile

people-statistics = Statistik
people-number = { NUMBER($number, maximumFractionDigits: 1) }
people-won-part = gewonnen, { $part } %
people-places = Plätze
people-place = { $place }.
people-by-character = Gewonnen, nach Anführer
people-by-opponents = Gewonnen, nach Gegnern
people-by-seats = Gewonnen, nach Spielerzahl
people-opponents-people = gegen Menschen
people-opponents-bots = gegen Bots
people-opponents-alone = solo
people-seats = { $seats ->
    [1] 1 Spieler
   *[other] { $seats } Spieler
}
people-won-of = { $won }/{ $matches }
people-part = im Schnitt { NUMBER($mean, maximumFractionDigits: 1) }, Bestwert { $best }
people-latest = Punkte in den letzten { $count } Partien
people-favourite = Am häufigsten gespielt: { $character }.
people-pace = Ein Zug dauert im Schnitt { NUMBER($seconds, maximumFractionDigits: 1) } s.
people-hall = In der Ruhmeshalle auf Rang: { $places }.
people-ladder = { $game }, { $tempo }
people-tempo-timed = mit Zeit
people-tempo-untimed = ohne Zeit
people-ratings = Wertungen
people-rating = Wertung: { $ladder }
people-rating-about = ± { $spread }, { $matches ->
    [1] 1 gewertete Partie
   *[other] { $matches } gewertete Partien
}{ $uncertain ->
    [yes] , noch unsicher
   *[no] { "" }
}
people-shown = Was andere sehen
people-shown-nothing = Nichts
people-shown-ratings = Wertungen
people-shown-all = Alles
people-shown-about = Mitglieder deiner Clubs sehen deine Wertungen immer. Partien an öffentlichen Tischen kann jeder finden.
people-shown-look = Dein Profil
people-shows-nothing = { $name } zeigt keine Statistik.
people-block = Blockieren
people-unblock = Freigeben
people-block-about = Wen du blockierst, der kann sich nicht zu dir setzen, und du liest nicht, was er schreibt.
people-blocked = Blockierte Spieler

## Clubs

people-clubs = Clubs
people-clubs-about = Ein Club ist eine Gruppe mit einem Link: Tische, Ergebnisse und Wertungen auf einer Seite.
people-club-name = Name eines neuen Clubs
people-club-make = Club gründen
people-members = { $count ->
    [1] 1 Mitglied
   *[other] { $count } Mitglieder
}
people-club-join-about = { $count ->
    [1] Dieser Club hat 1 Mitglied.
   *[other] Dieser Club hat { $count } Mitglieder.
} Tische, Ergebnisse und Wertungen sind für Mitglieder.
people-club-join = Dem Club beitreten
people-club-leave = Club verlassen
people-club-tables = Tische des Clubs
people-club-no-tables = Keine offenen Tische und keine laufenden Partien.
people-club-new = Einen Tisch eröffnen
people-club-owner = hat den Club gegründet
people-club-remove = { $name } entfernen
people-hooks = Webhooks
people-hooks-about = Discord, Slack oder ein eigenes Programm erfährt, wenn Plätze frei sind, wenn jemand am Zug, aber nicht da ist und wenn eine Partie zu Ende ist.
people-club-link-about = Wer den Link hat, kann beitreten.
people-feed = Offene Tische als Feed
