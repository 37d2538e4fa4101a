# What `sandtable balance` writes. The words between stars are names of columns.

report-made = { $each ->
    [line] { $games } games of the { $bot } bot for each line, values { $version }. Made by:
    [level] { $games } games of the { $bot } bot for each level, values { $version }. Made by:
   *[seats] { $games } games of the { $bot } bot for each number of players, values { $version }. Made by:
}
report-range = { $low } to { $high }
report-reading = How to read this
report-interval = 95% interval
report-games = games
report-level = level
report-points = points

## Nations

report-nations = How Nations plays
report-scores = Scores
report-players = players
report-mean = mean
report-best = best
report-sources = where points come from
report-alone = 1, { $opponent }
report-winners = Who wins
report-winners-about = Shares of games won by place in the first player order, and by seat; a fair share is in brackets.
report-by-place = by place
report-by-seat = by seat
report-fair = { $seats } (fair: { $share })
report-dice = Dice in the box
report-dice-about = The most dice of a colour in use at one time, four players. Here dice never run out (BUY-8); with the real box they should be enough.
report-colour = colour
report-in-box = in the box
report-enough = enough in
report-most = mean of the most
report-ever = ever
report-dice-all = All colours are enough in { $share } of games.
report-tiles = Tiles
report-tiles-about = How often a tile that lay on the board was bought, by number of players; and, over games of two to four, how often the player who bought it won, compared with a fair share of 1.
report-age = age
report-tile = tile
report-wins = wins
report-extremes = Tiles bought always or never, by number of players:
report-none = none

## Automas

report-automas = How hard the Automas are
report-foreshadowing = Played with Foreshadowing.
report-chance = Chance of beating both
report-won = won
report-aim = aim
report-automa-points = points of the better Automa
report-inside = in the parchment
report-minutes = minutes
report-chance-about = Their parchment begins at { $points } points. *{ report-inside }*: how often at least one of them reached it. *{ report-minutes }*: of sand, without councils.
report-reasons = What decided, per cent of the games
report-reasons-about = Without *automa-* or *no-* the human won. *parchment*: alone in it; *points*: both in it; *distance*: neither in it.
report-human-legendary = human with legendary
report-human-inside = human in the parchment
report-bonuses = Bonuses of the levels, by round
report-bonuses-about = All reconstructed, but those with * are printed.
report-votes = votes
report-falls = { $falls ->
    [yes] The chance falls from each level to the next in these games.
   *[no] The chance does NOT fall from each level to the next in these games.
}
report-automas-aims = The values were chosen so that this bot comes near the aims; a stronger bot or person wins more often. When there is a better bot, run the command again and adjust `[automa.levels]` in `src/sandtable/pendulum/data.toml`. `sandtable data pendulum` says what must stay: level D in rounds 2 and 3, and that no bonus falls from a level to the next.
report-automas-fit = What limits the fit: level D is printed in part, and its 15 points for rounds 2 and 3 alone put the Automas far ahead of any bot so far. So not only the bonuses but also the beginning of the parchment on their track, which is reconstructed too, was moved until level D came near its aim. Better bots will let it move back. C must not exceed D in any round, and differs from it mostly by the advanced variant, which D asks of the human.

## Characters

report-characters = How often each character wins
report-overall = All numbers of players together
report-overall-about = *{ report-strength }*: games won as a multiple of the fair share, which is one game in as many as there are players. *{ report-inside }*: on all three tracks, and with legendary.
report-character = character
report-side = side
report-strength = strength
report-advanced = advanced
report-basic = basic
report-by-seats = Games won, by number of players
report-seats-fair = { $seats } players: fair is { $share }
report-games-each = games of each
report-surely = Surely above the fair share: { $above }. Surely below: { $below }. Even if all ten were equally strong, about four reports in ten would list at least one of them here by chance.
report-nobody = nobody
report-characters-bot = All seats are played by one bot with the same opinions about all characters, and it is better at what all of them can do than at the special stratagems of the advanced sides: a character that needs a plan of its own does worse here than in good hands. The values of the characters are printed ones and stay as they are.
