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

## Profile

people-statistics = Statistics
people-number = { NUMBER($number, maximumFractionDigits: 1) }
people-won-part = won, { $part } %
people-places = Places
people-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
people-by-character = Won, by character
people-by-opponents = Won, by opponents
people-by-seats = Won, by number of players
people-opponents-people = with people
people-opponents-bots = with bots
people-opponents-alone = solo
people-seats = { $seats ->
    [1] 1 player
   *[other] { $seats } players
}
people-won-of = { $won }/{ $matches }
people-part = average { NUMBER($mean, maximumFractionDigits: 1) }, best { $best }
people-latest = Points in the last { $count } games
people-favourite = Most often played: { $character }.
people-pace = A move takes { NUMBER($seconds, maximumFractionDigits: 1) } s on average.
people-hall = In the hall of fame at: { $places }.
people-ladder = { $game }, { $tempo }
people-tempo-timed = timed
people-tempo-untimed = untimed
people-ratings = Ratings
people-rating = Rating: { $ladder }
people-rating-about = ± { $spread }, { $matches ->
    [1] 1 rated game
   *[other] { $matches } rated games
}{ $uncertain ->
    [yes] , still uncertain
   *[no] { "" }
}
people-shown = What others see
people-shown-nothing = Nothing
people-shown-ratings = Ratings
people-shown-all = Everything
people-shown-about = Members of your clubs always see your ratings. Games at public tables can be found by everyone.
people-shown-look = Your profile
people-shows-nothing = { $name } does not show statistics.
people-block = Block
people-unblock = Unblock
people-block-about = Someone you block cannot sit down where you sit, and you do not read what they write.
people-blocked = Blocked people

## Clubs

people-clubs = Clubs
people-clubs-about = A club is a group with a link: its tables, results and ratings on one page.
people-club-name = Name of a new club
people-club-make = Create a club
people-members = { $count ->
    [1] 1 member
   *[other] { $count } members
}
people-club-join-about = { $count ->
    [1] This club has 1 member. Its
   *[other] This club has { $count } members. Their
} tables, results and ratings are for members.
people-club-join = Join the club
people-club-leave = Leave the club
people-club-tables = Tables of the club
people-club-no-tables = No table is open, and nobody plays.
people-club-new = Open a table
people-club-owner = made the club
people-club-remove = Remove { $name }
people-hooks = Webhooks
people-hooks-about = Discord, Slack or a program of your own is told of free seats, of turns of players who are away and of the end of games.
people-club-link-about = Whoever has the link can join.
people-feed = Open tables as a feed
