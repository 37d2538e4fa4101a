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
people-found-none = Only games from public tables and your own are listed.
people-more = Show more

## Profile

people-statistics = Statistics
people-number = { NUMBER($number, maximumFractionDigits: 1) }
people-won-part = won, { $part }%
people-places = Places
people-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
people-by-character = Wins by character
people-by-opponents = Wins by opponents
people-by-seats = Wins by number of players
people-opponents-people = against people
people-opponents-bots = against bots
people-opponents-alone = solo
people-seats = { $seats ->
    [1] 1 player
   *[other] { $seats } players
}
people-won-of = { $won }/{ $matches }
people-part = average { NUMBER($mean, maximumFractionDigits: 1) }, best { $best }
people-latest = Points in the last { $count } games
people-favourite = Most played: { $character }.
people-pace = A move takes { NUMBER($seconds, maximumFractionDigits: 1) } s on average.
people-hall = Hall of fame places: { $places }.
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
people-shown-about = Members of your clubs always see your ratings. Anyone can find games played at public tables.
people-shown-look = Your profile
people-shows-nothing = { $name } keeps their statistics private.
people-block = Block
people-unblock = Unblock
people-block-about = People you block can't sit at a table with you, and you don't see what they write.
people-blocked = Blocked people

## Clubs

people-clubs = Clubs
people-clubs-about = A club is a group with a link. Its tables, results and ratings are on one page.
people-club-name = Name of a new club
people-club-make = Create a club
people-members = { $count ->
    [1] 1 member
   *[other] { $count } members
}
people-club-join-about = { $count ->
    [1] This club has 1 member.
   *[other] This club has { $count } members.
} Only members see its tables, results and ratings.
people-club-join = Join the club
people-club-leave = Leave the club
people-club-tables = Tables of the club
people-club-no-tables = No open tables and no games in progress.
people-club-new = Open a table
people-club-owner = founder
people-club-remove = Remove { $name }
people-hooks = Webhooks
people-hooks-about = Tell Discord, Slack or your own program about free seats, turns of players who are away and finished games.
people-club-link-about = Anyone with the link can join.
people-feed = Open tables as a feed
