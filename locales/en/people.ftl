# People and their games: the search for finished games, profiles, the lobby, clubs.

## Finished games

people-player = Player
people-game = Game
people-all-games = All games
people-from = From
people-until = Until
people-search = Search
people-found = { $count ->
    [0] No games found
    [1] 1 game
   *[other] { $more ->
        [yes] The latest { $count } games
       *[no] { $count } games
    }
}
people-found-none = You see games of public tables and your own.
people-more = Show more
