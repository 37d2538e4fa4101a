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
