# Hints and the look back at a match.

hint-worth-chance = { $share } % to win
hint-worth-points = { $count ->
    [1] 1 point
   *[other] { $count } points
} in the end
# How much better than leaving everything as it is, on the tracks of Pendulum.
hint-worth-steps = { $count ->
    [0] nothing gained by itself
    [1] worth 1 step
   *[other] worth { $count } steps
}
hint-wait = Wait
hint-none = There is nothing to choose.
review-moment = { $number }. { $player }, move { $entry }: { $played } ({ $worth })
review-waited = { $number }. { $player } waited, until move { $entry } made it impossible:
review-better = Better: { $move } ({ $worth })
review-seat = seat { $seat }
review-good = Every choice was as good as any.

## Nations

hint-nations-fair = It stood up well in the games played out from here.
hint-nations-behind = It may do, but another move stood up better in the games played out from here.
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

## Pendulum

hint-pendulum-fair = Nothing else promises more.
hint-pendulum-behind = It may do, but another move promises more.
hint-pendulum-gains = It brings you { $gains }.
hint-pendulum-will-gain = There you can gain { $gains }.
hint-pendulum-each-time = Each time it brings you { $gains }.
hint-pendulum-permanent = It goes to your hand, to be played and picked up again.
hint-pendulum-province = { $province } adds { $gains } whenever you produce { $colour }.
hint-pendulum-slot-full = But { $colour } is full: at the council one of its provinces has to go.
hint-pendulum-draw = The deck may hold something better than what lies open.
hint-pendulum-recruits = One more worker serves you to the end.
hint-pendulum-recalls = You can play one of your stratagems once more.
hint-pendulum-raises-limit = You may keep one more province under each slot.
hint-pendulum-grande = A grande may go where others stand already.
hint-pendulum-picks-up = { $count ->
    [1] You can play that stratagem once more.
   *[other] You can play { $count } stratagems once more.
}
hint-pendulum-retrieves = It frees { $worker } at once, not only in { $seconds } s.
hint-pendulum-retrieves-spaces = It frees { $worker } at once, not only { $count ->
    [1] 1 space
   *[other] { $count } spaces
} further on.
hint-pendulum-retrieves-now = It frees { $worker } at once.
hint-pendulum-may-token = Then you can claim { $achievement } for the legendary token.
hint-pendulum-may-claim = Then you can claim { $achievement } for its reward.
hint-pendulum-may-play = Then you can pay for “{ $card }”.
hint-pendulum-may-buy = Then you can pay for “{ $card }” in the last council.
hint-pendulum-may-pick-up = Then you can pay to pick up your stratagems.
hint-pendulum-nears-token = Then you lack { $count } more to claim { $achievement } for the legendary token.
hint-pendulum-nears-claim = Then you lack { $count } more to claim { $achievement }.
hint-pendulum-nears-play = Then you lack { $count } more for “{ $card }”.
hint-pendulum-nears-buy = Then you lack { $count } more for “{ $card }” in the last council.
hint-pendulum-nears-pick-up = Then you lack { $count } more to pick up your stratagems.
hint-pendulum-parchment = You reach the parchment on { $track }.
hint-pendulum-weakest = Your worst track is { $track }, and the worst one counts first.
hint-pendulum-votes = { $count ->
    [1] You get ahead of one rival in votes.
   *[other] You get ahead of { $count } rivals in votes.
}
hint-pendulum-token = Without legendary you cannot win.
hint-pendulum-token-rivals = { $count ->
    [0] There is one token a round: take it before somebody else can.
    [1] One rival could take the token right now.
   *[other] { $count } rivals could take the token right now.
}
hint-pendulum-claim-free = A claim costs nothing, and you have one each round.
hint-pendulum-others-conquer = { $count ->
    [1] One rival is about to conquer as well.
   *[other] { $count } rivals are about to conquer as well.
}
hint-pendulum-blocks = It keeps the commons of others out of that frame.
hint-pendulum-bold = No need to wait for the timer.
hint-pendulum-comes = The { $timer } timer comes there in { $seconds } s.
hint-pendulum-comes-spaces = The { $timer } timer comes there in { $count ->
    [1] 1 space
   *[other] { $count } spaces
}.
hint-pendulum-comes-soon = The { $timer } timer has run out and may come there any moment.
hint-pendulum-comes-first = It can act as soon as the round begins.
hint-pendulum-leaves = The { $timer } timer leaves in { $seconds } s: then it is too late.
hint-pendulum-leaves-spaces = The { $timer } timer leaves in { $count ->
    [1] 1 space
   *[other] { $count } spaces
}: then it is too late.
hint-pendulum-leaves-soon = The { $timer } timer has run out: act before somebody flips it.
hint-pendulum-last = Council is called: it is now or not at all.
hint-pendulum-lets-act = The flip lets { $worker } act.
hint-pendulum-sets-free = The flip sets { $worker } free.
hint-pendulum-idle = The { $timer } timer has run out, and where it is nobody needs it.
hint-pendulum-wait = Nothing is worth doing just now. The { $timer } timer runs out in { $seconds } s.
hint-pendulum-wait-flip = Nothing is worth doing just now, and a flip of { $timer } is of no use to you yet.
hint-pendulum-ready = There is nothing left worth doing before the sand moves on.
hint-pendulum-done = There is nothing left to gain before the council.
hint-pendulum-refill = More provinces to choose from when you conquer.
hint-pendulum-withdraw = Free on your mat, it can go anywhere later.
hint-pendulum-decline = What there is would not help you.
hint-pendulum-glory = Glory decides ties, but takes room from your resources.
hint-pendulum-least = { $province } brings you least where it is.
