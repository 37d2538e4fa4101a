# People and their games: the search for finished games, profiles, the lobby, clubs.

## Finished games

people-player = Speler
people-game = Spel
people-all-games = Alle spellen
people-from = Van
people-until = Tot en met
people-search = Zoeken
people-found = { $count ->
    [0] Geen partijen gevonden
    [1] 1 partij
   *[other] { $more ->
        [yes] De laatste { $count } partijen
       *[no] { $count } partijen
    }
}
people-found-none = Je ziet partijen van openbare tafels en je eigen partijen.
people-more = Meer tonen

## Profile

people-statistics = Statistieken
people-number = { NUMBER($number, maximumFractionDigits: 1) }
people-won-part = gewonnen, { $part }%
people-places = Plaatsen
people-place = { $place }e
people-by-character = Gewonnen, per karakter
people-by-opponents = Gewonnen, per tegenstander
people-by-seats = Gewonnen, per aantal spelers
people-opponents-people = tegen mensen
people-opponents-bots = tegen bots
people-opponents-alone = solo
people-seats = { $seats ->
    [1] 1 speler
   *[other] { $seats } spelers
}
people-won-of = { $won }/{ $matches }
people-part = gemiddeld { NUMBER($mean, maximumFractionDigits: 1) }, beste { $best }
people-latest = Punten in de laatste { $count } partijen
people-favourite = Het vaakst gespeeld: { $character }.
people-pace = Een zet duurt gemiddeld { NUMBER($seconds, maximumFractionDigits: 1) } s.
people-hall = In de eregalerij op plaats: { $places }.
people-ladder = { $game }, { $tempo }
people-tempo-timed = met tijd
people-tempo-untimed = zonder tijd
people-ratings = Ratings
people-rating = Rating: { $ladder }
people-rating-about = ± { $spread }, { $matches ->
    [1] 1 partij die meetelt
   *[other] { $matches } partijen die meetellen
}{ $uncertain ->
    [yes] , nog onzeker
   *[no] { "" }
}
people-shown = Wat anderen zien
people-shown-nothing = Niets
people-shown-ratings = Ratings
people-shown-all = Alles
people-shown-about = Leden van je clubs zien je ratings altijd. Partijen aan openbare tafels kan iedereen vinden.
people-shown-look = Je profiel
people-shows-nothing = { $name } toont geen statistieken.
people-block = Blokkeren
people-unblock = Deblokkeren
people-block-about = Wie je blokkeert, kan niet bij je gaan zitten, en je leest niet wat diegene schrijft.
people-blocked = Geblokkeerde mensen

## Clubs

people-clubs = Clubs
people-clubs-about = Een club is een groep met een link: tafels, uitslagen en ratings op één pagina.
people-club-name = Naam van een nieuwe club
people-club-make = Club oprichten
people-members = { $count ->
    [1] 1 lid
   *[other] { $count } leden
}
people-club-join-about = { $count ->
    [1] Deze club heeft 1 lid.
   *[other] Deze club heeft { $count } leden.
} Tafels, uitslagen en ratings zijn voor leden.
people-club-join = Lid worden
people-club-leave = Club verlaten
people-club-tables = Tafels van de club
people-club-no-tables = Geen open tafels en geen lopende partijen.
people-club-new = Een tafel openen
people-club-owner = heeft de club opgericht
people-club-remove = { $name } verwijderen
people-hooks = Webhooks
people-hooks-about = Discord, Slack of je eigen programma hoort het als er plaatsen vrij zijn, als iemand aan de beurt is die er niet is en als een partij is afgelopen.
people-club-link-about = Wie de link heeft, kan lid worden.
people-feed = Open tafels als feed
