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
