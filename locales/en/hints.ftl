# Hints and the look back at a match.

hint-worth-chance = { $share } % to win
hint-worth-points = { $count ->
    [1] 1 point
   *[other] { $count } points
} in the end
hint-none = There is nothing to choose.
review-moment = { $number }. { $player }, move { $entry }: { $played } ({ $worth })
review-better = Better: { $move } ({ $worth })
review-seat = seat { $seat }
review-good = Every choice was as good as any.

## Nations

hint-nations-fair = It stood up well in the games played out from here.
hint-nations-points = It counts { $count ->
    [1] 1 point
   *[other] { $count } points
} at the end.
hint-nations-dice = It gives you { $dice }, to roll in { $ages ->
    [1] this age
   *[other] { $ages } ages
}.
hint-nations-rerolls = It gives you { $count ->
    [1] a reroll
   *[other] { $count } rerolls
} in { $ages ->
    [1] this age
   *[other] each of { $ages } ages
}.
hint-nations-chit = Its chit gives you { $chit } in { $ages ->
    [1] this age
   *[other] each of { $ages } ages
}.
hint-nations-wonder = Built, for { $stone } stone, it counts { $count ->
    [0] no points, but its chit serves you
    [1] 1 point
   *[other] { $count } points
}.
hint-nations-least = { $tile } is of least use to you.
hint-nations-enough = Nothing on the board is worth what it costs: keep your pieces for the end of the age.
hint-nations-prevents = Otherwise somebody else takes it, in { $share } % of games.
hint-nations-removes = It may be gone soon: after any action the opponent's die takes it in { $share } % of cases.
hint-nations-feeds = You feed your people in { $share } % of games, otherwise in { $other } %.
hint-nations-fights = You win the war in { $share } % of games, otherwise in { $other } %.
hint-nations-reads = You get { $share } % of the points for books, otherwise { $other } %.
hint-nations-leads = You play first in the next age in { $share } % of games, otherwise in { $other } %.
