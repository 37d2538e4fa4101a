# Hints and the review of a game.

hint-worth-chance = { $share }% chance to win
hint-worth-points = { $count ->
    [1] 1 point
   *[other] { $count } points
} at the end
# How much better than leaving everything as it is, on the tracks of Pendulum.
hint-worth-steps = { $count ->
    [0] no immediate gain
    [1] worth 1 step
   *[other] worth { $count } steps
}
hint-wait = Wait
hint-none = There is nothing to decide.
review-moment = { $number }. { $player }, move { $entry }: { $played } ({ $worth })
review-waited = { $number }. { $player } waited until move { $entry }, and then it was too late:
review-better = Better: { $move } ({ $worth })
review-seat = seat { $seat }
review-good = No better choices found.

## Nations

hint-dice = { $count ->
    [1] { $dice ->
        [die-white] a white die
        [die-blue] a blue die
        [die-orange] an orange die
       *[die-red] a red die
    }
   *[other] { $count } { $dice ->
        [die-white] white
        [die-blue] blue
        [die-orange] orange
       *[die-red] red
    } dice
}
hint-chit = { $chit ->
    [gold] 1 gold
    [stone] 1 stone
    [food] 1 food
    [book] 1 book
   *[strength] 1 strength
}
hint-nations-fair = It did well in simulated games.
hint-nations-behind =
    { $unit ->
        [points] It brings { $count } { $count ->
            [one] point
           *[other] points
        } less than the best move.
       *[chance] It wins { $count } fewer of 100 games than the best move.
    }
hint-nations-close = It does about as well as the best move.
hint-nations-points = It scores { $count ->
    [1] 1 point
   *[other] { $count } points
} at the end.
hint-nations-dice = It gives you { hint-dice } for { $ages ->
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
hint-nations-chit = Its chit gives you { hint-chit } in { $ages ->
    [1] this age
   *[other] each of { $ages } ages
}.
hint-nations-wonder = Once built for { $stone } stone, { $count ->
    [0] it gives you a useful chit
    [1] it scores 1 point
   *[other] it scores { $count } points
}.
hint-nations-least = “{ $tile-name }” is the least useful to you.
hint-nations-enough = Nothing on the board is worth its cost. Keep your pieces for the end of the age.
hint-nations-prevents = In { $share }% of simulated games a rival takes it.
hint-nations-removes = It may be gone soon: after any action, the opponent's die removes it { $share }% of the time.
hint-nations-feeds = You feed your people in { $share }% of simulated games; with other moves in { $other }%.
hint-nations-fights = You win the war in { $share }% of simulated games; with other moves in { $other }%.
hint-nations-reads = You get { $share }% of the points for books; with other moves { $other }%.
hint-nations-leads = You go first in the next age in { $share }% of simulated games; with other moves in { $other }%.

## Pendulum

hint-timer = { $timer ->
    [purple] purple
    [green] green
   *[black] black
}
hint-slot = { $colour ->
    [brown] the brown slot
    [red] the red slot
    [blue] the blue slot
   *[yellow] the yellow slot
}
hint-worker = { $worker ->
    [own-worker-0] your grande
    [own-worker-1] your first common
    [own-worker-2] your second common
    [own-worker-3] your third common
   *[own-worker-4] your second grande
}
hint-pendulum-fair = No other move promises more.
hint-pendulum-behind = It works, but another move promises more.
hint-pendulum-gains = You gain { $gains }.
hint-pendulum-will-gain = There you can gain { $gains }.
hint-pendulum-each-time = Each time you play it, you gain { $gains }.
hint-pendulum-permanent = It joins your hand: you can play it and pick it up again.
hint-pendulum-province = { $province-name } adds { $gains } whenever { hint-slot } produces.
hint-pendulum-slot-full = But { hint-slot } is full: at the council you must give up one of its provinces.
hint-pendulum-draw = The deck may hold something better than the provinces on the board.
hint-pendulum-recruits = An extra worker helps you until the end.
hint-pendulum-recalls = You can play one of your stratagems again.
hint-pendulum-raises-limit = You can keep one more province in each slot.
hint-pendulum-grande = A grande can enter frames that others already occupy.
hint-pendulum-picks-up = { $count ->
    [1] You can play that stratagem again.
   *[other] You can play { $count } stratagems again.
}
hint-pendulum-retrieves = It frees { hint-worker } now instead of in { $seconds } s.
hint-pendulum-retrieves-spaces = It frees { hint-worker } now instead of { $count ->
    [1] 1 space
   *[other] { $count } spaces
} later.
hint-pendulum-retrieves-now = It frees { hint-worker } now.
hint-pendulum-may-token = Then you can claim “{ $achievement-name }” for the legendary token.
hint-pendulum-may-claim = Then you can claim “{ $achievement-name }” for its reward.
hint-pendulum-may-play = Then you can afford “{ $card-name }”.
hint-pendulum-may-buy = Then you can afford “{ $card-name }” in the last council.
hint-pendulum-may-pick-up = Then you can afford to pick up your stratagems.
hint-pendulum-nears-token = Then you'd need only { $count } more to claim “{ $achievement-name }” for the legendary token.
hint-pendulum-nears-claim = Then you'd need only { $count } more to claim “{ $achievement-name }”.
hint-pendulum-nears-play = Then you'd need only { $count } more for “{ $card-name }”.
hint-pendulum-nears-buy = Then you'd need only { $count } more for “{ $card-name }” in the last council.
hint-pendulum-nears-pick-up = Then you'd need only { $count } more to pick up your stratagems.
hint-pendulum-parchment = You reach the parchment on { $track-name }.
hint-pendulum-weakest = Your lowest track is { $track-name }, and the lowest track counts first.
hint-pendulum-votes = { $count ->
    [1] You overtake one rival in votes.
   *[other] You overtake { $count } rivals in votes.
}
hint-pendulum-token = You can't win without legendary.
hint-pendulum-token-rivals = { $count ->
    [0] There is one token per round: take it before someone else does.
    [1] One rival could take the token right now.
   *[other] { $count } rivals could take the token right now.
}
hint-pendulum-claim-free = A claim costs nothing, and you have one per round.
hint-pendulum-others-conquer = { $count ->
    [1] One rival is about to conquer too.
   *[other] { $count } rivals are about to conquer too.
}
hint-pendulum-blocks = It keeps your rivals' commons out of that frame.
hint-pendulum-bold = You don't have to wait for the timer.
hint-pendulum-comes = The { hint-timer } timer gets there in { $seconds } s.
hint-pendulum-comes-spaces = The { hint-timer } timer gets there in { $count ->
    [1] 1 space
   *[other] { $count } spaces
}.
hint-pendulum-comes-soon = The { hint-timer } timer has run out and can get there any moment.
hint-pendulum-comes-first = It can act as soon as the round begins.
hint-pendulum-leaves = The { hint-timer } timer leaves in { $seconds } s; then it's too late.
hint-pendulum-leaves-spaces = The { hint-timer } timer leaves in { $count ->
    [1] 1 space
   *[other] { $count } spaces
}; then it's too late.
hint-pendulum-leaves-soon = The { hint-timer } timer has run out: act before someone flips it.
hint-pendulum-last = Council is called: it's now or never.
hint-pendulum-lets-act = The flip lets { hint-worker } act.
hint-pendulum-sets-free = The flip frees { hint-worker }.
hint-pendulum-idle = The { hint-timer } timer has run out, and nobody needs it where it is.
hint-pendulum-wait = Nothing is worth doing right now. The { hint-timer } timer runs out in { $seconds } s.
hint-pendulum-wait-flip = Nothing is worth doing right now, and flipping the { hint-timer } timer doesn't help you yet.
hint-pendulum-ready = Nothing else is worth doing before the timers move on.
hint-pendulum-done = You have nothing left to gain before the council.
hint-pendulum-refill = It gives you more provinces to choose from when you conquer.
hint-pendulum-withdraw = From your mat it can go anywhere later.
hint-pendulum-decline = Nothing on offer would help you.
hint-pendulum-glory = Glory breaks ties, but takes up room for resources.
hint-pendulum-least = { $province-name } is worth least to you where it is.
