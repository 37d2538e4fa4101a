# Pendulum in the browser; what the server says too is in pendulum.ftl.

client-pendulum-round = Round { $round }
client-pendulum-round-of = Round { $round } of { $of }
client-pendulum-after-round = After round { $round } of { $of }
client-pendulum-side = Players in privilege order, and the log
client-pendulum-mat = Your mat
client-pendulum-mat-of = Mat of { $player }
client-pendulum-tab-board = Board
client-pendulum-tab-mat = Mat
client-pendulum-tab-rivals = Rivals
client-pendulum-tab-council = Council
client-pendulum-tab-log = Log

## The board

client-pendulum-area = The { $area } area
client-pendulum-row = { $area }, { $row }: { $timer ->
    [here] the timer is here, workers act
   *[away] no timer, place and move workers
}
client-pendulum-act-plate = ACT
client-pendulum-place-plate = PLACE
client-pendulum-marker = time marker
client-pendulum-rests = timer not running
client-pendulum-left = The { $timer } timer: { $seconds ->
    [0] run out
    [1] 1 second left
   *[other] { $seconds } seconds left
}
client-pendulum-flip = Flip
client-pendulum-act = Act
client-pendulum-bold = Bold
client-pendulum-bold-with = Act boldly with worker { $number }: { $action }
client-pendulum-act-with = Act with worker { $number }: { $action }
client-pendulum-note-called = no more flips
client-pendulum-note-run-out = run out: anyone can flip it
client-pendulum-note-empty = run out
client-pendulum-note-soon = can flip in { $time }
client-pendulum-note-space = at space { $space }
client-pendulum-note-markers = { $count ->
    [0] council is called
    [1] 1 flip to council
   *[other] { $count } flips to council
}
client-pendulum-action-brown = Brown
client-pendulum-action-renown = Pop · Pres · Vote
client-pendulum-action-blue = Blue
client-pendulum-action-red = Red
client-pendulum-action-popularity = Popularity
client-pendulum-action-muster = Power, votes
client-pendulum-action-yellow = Yellow
client-pendulum-action-vote = Vote
client-pendulum-action-conquest = Province
client-pendulum-action-resource = Any 1
client-pendulum-any = any resource
client-pendulum-frame = Frame in { $area }, { $row }, for { $actions }. { $who } { $state ->
    [legal] Your worker can go here.
    [plan] Plan to go here.
    [not] Your worker can't go here.
   *[none] {""}
}
client-pendulum-own-here = { $whose ->
    [yours] Your worker { $number }, a { $kind }: { $state }
   *[theirs] Worker { $number }, a { $kind }: { $state }
}
client-pendulum-other-here = a { $kind } of { $player }
client-pendulum-worker = Worker { $number }

## Workers

client-pendulum-workers = Your workers
client-pendulum-state-available = On mat
client-pendulum-state-free = Free
client-pendulum-state-waiting = Waiting
client-pendulum-state-ready = Ready
client-pendulum-state-stuck = Stuck
client-pendulum-state-reserve = Reserve
client-pendulum-state-council = Council
client-pendulum-state-gone = Gone
client-pendulum-on-mat = on the mat
client-pendulum-in = in { $area }
client-pendulum-caught = { $seconds ->
    [0] can flip now
   *[other] caught in { $time }
}
client-pendulum-soon = { $seconds ->
    [0] now
   *[other] { $time }
}
client-pendulum-lacks = missing:
client-pendulum-to-mat = To mat
client-pendulum-act-how = Act…
client-pendulum-ways = More ways to act with worker { $number }
client-pendulum-plan-to = next: { $area }
client-pendulum-plan-drop = Worker { $number } goes to { $area } next. Cancel the plan.

## Deciding

client-pendulum-how-act = How should worker { $number } act?
client-pendulum-how-claim = What do you want to claim?
client-pendulum-pay-with = What will you pay for “{ $card }”?
client-pendulum-way = { $kind ->
    [twice] { $action }, twice
    [also] { $action } and { $other }
   *[once] { $action }
}
client-pendulum-claim-for = { $kind ->
    [legendary] The star
    [both] The star and the reward
    [twice] The reward twice
   *[reward] The reward
}{ $unearned ->
    [true] , without meeting the condition
   *[false] {""}
}
client-pendulum-step-to = { $track } { $from } → { $to }
client-pendulum-swap = { $give }, { $gain }
client-pendulum-worker-at = Worker { $number }, { $where }
client-pendulum-doing = { $action }, { $state }
client-pendulum-glory-costs = Your limit for { $name } drops to { $most }.
client-pendulum-brings = You get { $list }.
client-pendulum-from-deck = Top card of the deck, unseen
client-pendulum-take-back = Pick them up
client-pendulum-take = Take
client-pendulum-pay = Pay
client-pendulum-less = Less { $name }
client-pendulum-more = More { $name }
client-pendulum-of = { $count } of { $wanted }
client-pendulum-others-play = Others keep playing; choose to continue.
client-pendulum-mix-none = You have added none of these.
client-pendulum-mix-most = There is no room for more of these.
client-pendulum-mix-full = That is all of them. Take one away to add another.
client-pendulum-mix-wanted = Choose { $wanted } in total first.
client-pendulum-prompt-place = Worker { $number }: click a marked frame (or press its letter), or drag the worker there.
client-pendulum-prompt-plan = Worker { $number }: where should it go next? It moves as soon as it can.
client-pendulum-prompt-caught = { $seconds ->
    [0] { $area } can flip now and catch worker { $number }.
   *[other] { $area } can flip in { $time } and catch worker { $number }.
}
client-pendulum-prompt-act = { $count ->
    [1] Worker { $list } can act.
   *[other] Workers { $list } can act.
}
client-pendulum-prompt-move = { $count ->
    [1] Worker { $list } can be placed.
   *[other] Workers { $list } can be placed.
}
client-pendulum-prompt-cannot = { $count ->
    [1] Worker { $list } can't act right now; its box says why.
   *[other] Workers { $list } can't act right now; their boxes say why.
}
client-pendulum-prompt-flip = { $count ->
    [1] { $list } has run out: you can flip it.
   *[other] { $list } have run out: you can flip them.
}
client-pendulum-prompt-waits = Your workers are waiting, first for { $area } to run out.
client-pendulum-prompt-onward = Your workers are waiting. Press Ready to move the timers on.
client-pendulum-prompt-turn = { $player } is choosing.
client-pendulum-tap = Worker { $number }: tap a frame with +
client-pendulum-tap-plan = Worker { $number }: tap its next frame
client-pendulum-command-about = { $what } ({ $about })
client-pendulum-decided = { $side ->
    [lost] { $by } ({ $higher }) is higher in privilege than you ({ $lower }) and acted within the grace period. Your move was cancelled: { $command }. You got back what you paid, and your worker is where it was.
    [won] You ({ $higher }) are higher in privilege than { $player } ({ $lower }) and acted within the grace period, so your move counts. { $player } lost theirs: { $command }.
   *[other] { $by } ({ $higher }) is higher in privilege than { $player } ({ $lower }), who lost a move: { $command }.
}

## Your mat

client-pendulum-held = { $name }: { $held } of { $limit }{ $glory ->
    [0] {""}
   *[other] {""}, { $glory } glory
}
client-pendulum-votes-place = now { $place }
client-pendulum-to-go = { $count } to go
client-pendulum-to-go-after = { $count } to go after this
client-pendulum-in-parchment = in the parchment
client-pendulum-arrived = there
client-pendulum-parchment = Parchment
client-pendulum-legendary-taken = taken
client-pendulum-legendary-there = the star is on this achievement
client-pendulum-legendary-not = no star this round
client-pendulum-tracks-name = Power { $power }, prestige { $prestige }, popularity { $popularity }, { $legendary ->
    [yes] legendary reached
   *[no] legendary not reached
}. The parchment starts at 14.
client-pendulum-slots = Slots
client-pendulum-mat-gives = mat
client-pendulum-room = room for { $count }
client-pendulum-lost = { $count } would be lost
client-pendulum-now = Right now: { $list }.
client-pendulum-now-lost = { $count } would exceed your limit and be lost.
client-pendulum-stratagems = Stratagems
client-pendulum-in-hand = { $count } in hand
client-pendulum-hand = Your hand
client-pendulum-discards = Discarded
client-pendulum-pick-up = { $count ->
    [0] Pick up cards:
    [one] Pick up 1 card:
   *[other] Pick up { $count } cards:
}
client-pendulum-kind-immediate = immediate
client-pendulum-kind-permanent = to hand
client-pendulum-kind-grande = one per council
client-pendulum-kind-printed = always open
client-pendulum-card-any = any
client-pendulum-card-produce = produce
client-pendulum-card-step = step
client-pendulum-card-one_track = track
client-pendulum-card-swap = swap
client-pendulum-card-conquer = conquer
client-pendulum-card-retrieve = retrieve
client-pendulum-card-recruit = recruit
client-pendulum-card-pick_up_one = pick up
client-pendulum-card-pick_up_all = pick up all
client-pendulum-card-raise_limit = 3 per slot
client-pendulum-card-grande = grande
client-pendulum-card-waive = no gold
client-pendulum-card-exchange = exchange
client-pendulum-card-adjacent = second action
client-pendulum-card-double_claim = claim two
client-pendulum-card-bold_placement = bold
client-pendulum-card-claim = claim
client-pendulum-card-double_action = act twice

## In the middle

client-pendulum-achievement = Achievement
client-pendulum-token = the legendary token is here
client-pendulum-no-token = no star
client-pendulum-or = or
client-pendulum-claim = Claim
client-pendulum-claimed = claimed
client-pendulum-provinces = Provinces
client-pendulum-provinces-about = what each adds under a slot
client-pendulum-deal = Refill
client-pendulum-deck = deck
client-pendulum-next-council = Next council
client-pendulum-place-steps = { $place } +{ $count }

## Rivals

client-pendulum-privilege = Privilege
client-pendulum-privilege-about = arrows: order by current votes
client-pendulum-open-mat = { $player }: show mat
client-pendulum-mat-back = { $own ->
    [yes] Back to my mat
   *[no] Back
}
client-pendulum-workers-of = Workers of { $player }
client-pendulum-trend = { $trend ->
    [stays] stays { $place }
   *[other] to { $place }
}
client-pendulum-your-trend = { $trend ->
    [stays] stay { $place }
   *[other] to { $place }
}
client-pendulum-their-turn = their turn
client-pendulum-choosing = choosing
client-pendulum-you-choose = choosing
client-pendulum-said-done = { $phase ->
    [called] done
   *[ready] ready
}
client-pendulum-has-legendary = has legendary
client-pendulum-no-legendary = no legendary yet
client-pendulum-rival-line = { $character } · { $cards ->
    [1] 1 card
   *[other] { $cards } cards
} · { $provinces ->
    [1] 1 province
   *[other] { $provinces } provinces
}

## The Automas

client-pendulum-automas-about = Automas at level { $level }, { $markers ->
    [0] no time markers
    [one] 1 time marker
   *[other] { $markers } time markers
}
client-pendulum-automa-grande = has a grande
client-pendulum-automa-laid = Cards laid out for the next council
client-pendulum-automa-no-change = Nothing changed on the board.
client-pendulum-automa-card = Their last card
client-pendulum-automa-number = no. { $card }
client-pendulum-automa-coming = Next council, with { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} so far: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
}

## What the table waits for

client-pendulum-phase-opening = Opening: place your large worker (grande), then a small one
client-pendulum-phase-starting = Ready for the first flip?
client-pendulum-phase-round = Timers running
client-pendulum-phase-called = Council is called
client-pendulum-phase-rewards = Council: rewards
client-pendulum-phase-trimming = Council: provinces
client-pendulum-phase-placing = Place workers for round { $round }
client-pendulum-phase-over = Game over
client-pendulum-untimed = Untimed round: space { $space } of 11
client-pendulum-timeline = Timer track
client-pendulum-council = council
client-pendulum-next-space = Space { $space } flips { $list }.
client-pendulum-last-space = After this space the council begins.
client-pendulum-one-by-one = One at a time: { $turn ->
    [own] it's your turn.
   *[other] { $player } is acting.
}{ $final ->
    [yes] {" "}Lowest privilege goes first; done is final.
   *[no] {""}
}
client-pendulum-is-done = ready
client-pendulum-not-done = not ready yet
client-pendulum-act-last = Claim privilege
client-pendulum-act-last-about = From now on, players act one at a time, from the lowest privilege to the highest. Everyone who is done has to confirm again, and done is then final.
client-pendulum-wish = Next round (if everyone agrees)
client-pendulum-timed = Timed
client-pendulum-untimed-mode = Untimed

## The council

client-pendulum-see-board = See the board
client-pendulum-to-council = To the council
client-pendulum-in-council = You choose this in the council.
client-pendulum-council-steps = Steps of the council
client-pendulum-council-number = Council { $round }
client-pendulum-councils-left = { $count ->
    [0] last council
    [one] 1 more after this
   *[other] { $count } more after this
}
client-pendulum-step-privilege = Privilege
client-pendulum-step-privilege-about = Votes are counted and spent. In a tie, the lower-ranked moves up.
client-pendulum-tied = { $one } and { $other } tied at { $votes }; the lower-ranked moves up.
client-pendulum-step-rewards = Rewards
client-pendulum-step-rewards-about = In the new order: steps for your place and one card.
client-pendulum-step-provinces = Provinces
client-pendulum-step-provinces-about = Keep up to { $limit } under each slot.
client-pendulum-step-cards = New cards
client-pendulum-step-cards-about = New provinces, rewards and achievement; the star returns.
client-pendulum-step-place = Place workers
client-pendulum-step-place-about = In rows without a timer.
client-pendulum-step-end = The end
client-pendulum-step-end-about = The player who has come furthest wins.
client-pendulum-step-round = Round { $round }
client-pendulum-step-round-about = All three timers flip together.
client-pendulum-timers-rest = timers stopped
client-pendulum-timers = Timers
client-pendulum-take-reward = Take your reward
client-pendulum-council-decide = Your choice
client-pendulum-council-waits = { $player } is choosing a reward
client-pendulum-council-provinces = Provinces
client-pendulum-trim-waits = Waiting for others to give up extra provinces.
client-pendulum-end = End of council { $round }
client-pendulum-end-prompt = Council { $round } is over.
client-pendulum-end-order = New privilege order
client-pendulum-end-order-about = by votes, which are now given up
client-pendulum-end-rewards = Rewards
client-pendulum-end-rewards-about = steps for the place and one card
client-pendulum-end-provinces = new province: { $list }
client-pendulum-end-gave-up = gives up { $list }
client-pendulum-end-over-limit = { $count } over the limit
client-pendulum-end-tracks = Tracks now
client-pendulum-end-continue = Continue to round { $round }
client-pendulum-place-gives = { $place } place: { $count ->
    [0] no steps
    [one] one step on a track
   *[other] { $count } steps on tracks
} and one card.
client-pendulum-place-brings = { $count ->
    [0] one card, no steps
    [one] one step and one card
   *[other] { $count } steps and one card
}
client-pendulum-automa-brings = { $count ->
    [0] one card, no points
    [one] 1 point and one card
   *[other] { $count } points and one card
}
client-pendulum-automa-took = { $points ->
    [0] took “{ $card }”
    [1] gained 1 point, took “{ $card }”
   *[other] gained { $points } points, took “{ $card }”
}
client-pendulum-automa-no-card = { $points ->
    [0] found no card
    [1] gained 1 point, found no card
   *[other] gained { $points } points, found no card
}
client-pendulum-takes-nothing = takes nothing
client-pendulum-took = took “{ $card }”
client-pendulum-votes = { $count ->
    [1] 1 vote
   *[other] { $count } votes
}
client-pendulum-steps = { $count ->
    [1] One step
   *[other] { $count } steps
}
client-pendulum-steps-about = choose a track for each (not legendary)
client-pendulum-one-card = One card
client-pendulum-one-card-about = taken cards aren't replaced; the rest leave the game
client-pendulum-taken-by = { $seat ->
    [you] taken by you
   *[other] taken by { $player }
}
client-pendulum-tracks = Tracks
client-pendulum-tracks-after = Tracks after this choice
client-pendulum-tracks-after-about = flags: your rivals; dashed: steps you take
client-pendulum-you-take = You take { $list }.
client-pendulum-not-final = Nothing is final until you confirm.
client-pendulum-take-it = Confirm
client-pendulum-take-lacks = { $what ->
    [steps] Choose where your steps go first.
    [payment] Choose what you pay first.
   *[card] Choose a card first.
}
client-pendulum-limit = limit { $limit }
client-pendulum-in-reach = Still needed
client-pendulum-the-star = the star
client-pendulum-all-in = all four in the parchment

## Result

client-pendulum-why = { $won ->
    [you] You won: { $reason }.
    [yes] { $winner } won: { $reason }.
    [automas] The Automas won: { $reason }.
   *[no] Nobody won: { $reason }.
}

client-pendulum-over-time = Tracks over time
client-pendulum-over-time-about = the parchment starts at 14
client-pendulum-plot = { $track } over the game; final: { $list }
client-pendulum-never = never
client-pendulum-actions = Actions and resources
client-pendulum-taken-missed = { $area }: actions taken / missed
client-pendulum-lengths = Round lengths: { $list }
client-pendulum-against = { $beaten ->
    [yes] beaten
   *[no] not beaten
} ({ $reason })

## The position in words

client-pendulum-text-situation = { $phase }, round { $round }. Privilege: { $order }. Achievement: { $achievement }{ $token ->
    [yes] {""}, with the star
   *[no] {""}
}. Provinces: { $provinces }. Next council: { $rewards }.
client-pendulum-text-area = { $area }: timer at the { $row }{ $runs ->
    [yes] {""}, { $time } left
   *[no] {""}
}.
client-pendulum-text-row = { $row } ({ $timer ->
    [here] workers act
   *[away] place workers
}): { $list }.
client-pendulum-text-worker = { $own ->
    [yes] your worker { $number }
   *[no] a { $kind } of { $player }
} { $at ->
    [box] in the box
   *[frame] in the frame
}
client-pendulum-text-player = { $player }, { $character }: { $holds }; { $tracks }; { $legendary ->
    [yes] legendary reached
   *[no] legendary not reached
}. Stratagems: { $hand }. Provinces: { $provinces }.

client-pendulum-ordinal = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}

## The rules: sections, symbols, keys

client-pendulum-section-SET = Set-up
client-pendulum-section-TIM = Timers
client-pendulum-section-WRK = Workers
client-pendulum-section-ECO = Resources, costs, rewards
client-pendulum-section-PRV = Provinces
client-pendulum-section-STR = Stratagems
client-pendulum-section-ACH = Achievements
client-pendulum-section-COU = Council
client-pendulum-section-CLM = Privilege
client-pendulum-section-END = The end
client-pendulum-section-UNT = Untimed play
client-pendulum-section-ADV = The advanced variant
client-pendulum-section-AUT = The Automas
client-pendulum-term-military = A resource for conquering provinces and paying for some cards.
client-pendulum-term-culture = A resource for picking up stratagems and paying for some cards.
client-pendulum-term-gold = A resource for paying for actions in purple and green.
client-pendulum-term-votes = They decide the privilege order in the council. There is no limit.
client-pendulum-term-any = A resource of your choice: military, culture or gold.
client-pendulum-term-power = A track. With all four in the parchment, you win.
client-pendulum-term-prestige = A track. With all four in the parchment, you win.
client-pendulum-term-popularity = A track. With all four in the parchment, you win.
client-pendulum-term-legendary = The star on the achievement. Without it nobody wins.
client-pendulum-key-worker = Choose a worker; again: act
client-pendulum-key-flip = Flip a timer
client-pendulum-key-hand = To your stratagems
client-pendulum-key-claim = Claim the achievement
client-pendulum-key-refill = Refill a province
client-pendulum-key-pick-up = Pick up your stratagems
client-pendulum-key-plan = Plan where a worker goes next
client-pendulum-key-say = Ready or done
