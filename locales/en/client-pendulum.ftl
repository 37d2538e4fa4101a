# Pendulum in the browser; what the server says too is in pendulum.ftl.

client-pendulum-round = Round { $round }
client-pendulum-round-of = Round { $round } of { $of }
client-pendulum-after-round = After round { $round } of { $of }
client-pendulum-side = Players in privilege order, and the log
client-pendulum-mat = Your mat
client-pendulum-mat-of = The mat of { $player }
client-pendulum-tab-board = Board
client-pendulum-tab-mat = Mat
client-pendulum-tab-rivals = Rivals
client-pendulum-tab-council = Council
client-pendulum-tab-log = Log

## The board

client-pendulum-area = The { $area } area
client-pendulum-row = { $area }, { $row }: { $timer ->
    [here] the timer is here, workers act
   *[away] no timer, place and move
}
client-pendulum-act-plate = ACT
client-pendulum-place-plate = PLACE
client-pendulum-marker = time marker
client-pendulum-rests = no sand runs
client-pendulum-left = The { $timer } timer: { $seconds ->
    [0] run out
    [1] 1 second left
   *[other] { $seconds } seconds left
}
client-pendulum-flip = Flip
client-pendulum-act = Act
client-pendulum-bold = Bold
client-pendulum-bold-with = Boldly act with worker { $number }: { $action }
client-pendulum-act-with = Act with worker { $number }: { $action }
client-pendulum-note-called = no more flips
client-pendulum-note-run-out = run out, anyone may flip
client-pendulum-note-soon = may flip in { $time }
client-pendulum-note-space = flips at space { $space }
client-pendulum-note-markers = { $count ->
    [0] council is called
    [1] last marker: next flip calls council
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
client-pendulum-frame = Frame in the { $area } { $row }, for { $actions }. { $who } { $state ->
    [legal] Your worker can go here.
    [plan] Plan to go here.
    [not] Your worker cannot go here.
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
client-pendulum-on-mat = on your mat
client-pendulum-in = in { $area }
client-pendulum-caught = { $seconds ->
    [0] may flip now
   *[other] caught in { $time }
}
client-pendulum-soon = { $seconds ->
    [0] now
   *[other] { $time }
}
client-pendulum-lacks = short:
client-pendulum-to-mat = To mat
client-pendulum-act-how = Act…
client-pendulum-ways = More ways to act with worker { $number }
client-pendulum-plan-to = then { $area }
client-pendulum-plan-drop = Worker { $number } is to go to { $area } next. Drop the plan.

## Deciding

client-pendulum-how-act = How does worker { $number } act?
client-pendulum-how-claim = What do you claim?
client-pendulum-pay-with = What do you pay for “{ $card }”?
client-pendulum-way = { $kind ->
    [twice] { $action }, twice
    [also] { $action } and { $other }
   *[once] { $action }
}
client-pendulum-claim-for = { $unearned ->
    [true] Without what it needs:
   *[false] {""}
} { $kind ->
    [legendary] the legendary token
    [both] the legendary token and the reward
    [twice] the reward twice
   *[reward] the reward
}
client-pendulum-step-to = { $track } { $from } → { $to }
client-pendulum-swap = { $give }, { $gain }
client-pendulum-worker-at = Worker { $number }, { $where }
client-pendulum-doing = { $action }, { $state }
client-pendulum-glory-costs = You can hold { $most } { $name } at most from then on.
client-pendulum-brings = You get { $list }.
client-pendulum-from-deck = The top of the deck, unseen
client-pendulum-take-back = Take them back
client-pendulum-take = Take
client-pendulum-pay = Pay
client-pendulum-less = Less { $name }
client-pendulum-more = More { $name }
client-pendulum-of = { $count } of { $wanted }
client-pendulum-others-play = The others play on; you go on when this is decided.
client-pendulum-prompt-decide = Your choice
client-pendulum-prompt-tap = Tap a frame
client-pendulum-prompt-place = Worker { $number }: choose a frame by its letter, or drag it there.
client-pendulum-prompt-plan = Worker { $number }: where shall it go next? It goes as soon as it is allowed.
client-pendulum-prompt-caught = { $seconds ->
    [0] { $area } may flip now and catch worker { $number }.
   *[other] { $area } may flip in { $time } and catch worker { $number }.
}
client-pendulum-prompt-turn = { $player } is to decide.
client-pendulum-tap = Worker { $number }: tap a frame with +
client-pendulum-tap-plan = Worker { $number }: tap where it shall go next
client-pendulum-command-about = { $what } ({ $about })
client-pendulum-decided = { $side ->
    [lost] { $by } ({ $higher }) stands higher in privilege than you ({ $lower }) and asked within the grace: your command, { $command }, counts no longer. What you paid is back, and your worker is where it was.
    [won] You ({ $higher }) stand higher in privilege than { $player } ({ $lower }) and asked within the grace: your command counts. { $player } lost { $command }.
   *[other] { $by } ({ $higher }) stands higher in privilege than { $player } ({ $lower }), who lost { $command }.
}

## Your mat

client-pendulum-held = { $name }: { $held } of { $limit }{ $glory ->
    [0] {""}
   *[other] {""}, { $glory } glory
}
client-pendulum-votes-place = now { $place }
client-pendulum-to-go = { $count } to go
client-pendulum-to-go-after = { $count } to go afterwards
client-pendulum-in-parchment = in the parchment
client-pendulum-arrived = arrived
client-pendulum-parchment = Parchment
client-pendulum-legendary-taken = taken
client-pendulum-legendary-there = not yet: this achievement brings the star
client-pendulum-legendary-not = not yet: no star in this round
client-pendulum-tracks-name = Power { $power }, prestige { $prestige }, popularity { $popularity }, legendary { $legendary }; parchment from 14
client-pendulum-slots = Slots
client-pendulum-mat-gives = mat
client-pendulum-room = room for { $count }
client-pendulum-lost = { $count } would be lost (limit)
client-pendulum-now = Now: { $list }.
client-pendulum-now-lost = { $count } would be lost to the limit.
client-pendulum-stratagems = Stratagems
client-pendulum-in-hand = { $count } in hand
client-pendulum-hand = Your hand
client-pendulum-discards = Discarded
client-pendulum-pick-up = Pick up { $count }:
client-pendulum-kind-immediate = at once
client-pendulum-kind-permanent = to hand
client-pendulum-kind-grande = one a council
client-pendulum-kind-printed = always open
client-pendulum-card-gain = gain
client-pendulum-card-produce = produce
client-pendulum-card-step = step
client-pendulum-card-one_track = track
client-pendulum-card-swap = swap
client-pendulum-card-conquer = conquer
client-pendulum-card-retrieve = retrieve
client-pendulum-card-recruit = recruit
client-pendulum-card-pick_up_one = take back
client-pendulum-card-pick_up_all = take back all
client-pendulum-card-raise_limit = 3 a slot
client-pendulum-card-grande = grande
client-pendulum-card-waive = no gold
client-pendulum-card-exchange = exchange
client-pendulum-card-adjacent = next too
client-pendulum-card-double_claim = claim two
client-pendulum-card-bold_placement = bold
client-pendulum-card-claim = claim
client-pendulum-card-double_action = twice

## In the middle

client-pendulum-achievement = Achievement
client-pendulum-token = the legendary token lies here
client-pendulum-no-token = no star
client-pendulum-or = or
client-pendulum-claim = Claim
client-pendulum-claimed = you have claimed it
client-pendulum-provinces = Provinces
client-pendulum-provinces-about = what each edge yields under your slot
client-pendulum-deal = Deal
client-pendulum-deck = deck
client-pendulum-next-council = Next council
client-pendulum-place-steps = { $place } +{ $count }

## Rivals

client-pendulum-privilege = Privilege
client-pendulum-privilege-about = arrows: by votes now
client-pendulum-open-mat = { $player }: show the mat
client-pendulum-mat-back = { $own ->
    [yes] Back to mine
   *[no] Back
}
client-pendulum-workers-of = Workers of { $player }
client-pendulum-trend = { $trend ->
    [stays] stays { $place }
   *[other] to { $place }
}
client-pendulum-their-turn = acts
client-pendulum-choosing = choosing
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

client-pendulum-automas-about = Automas of level { $level }, { $markers ->
    [1] 1 time marker on their mat
   *[other] { $markers } time markers on their mat
}
client-pendulum-automa-grande = has a grande
client-pendulum-automa-laid = Cards laid out for the next council
client-pendulum-automa-no-change = It changed nothing on the board.
client-pendulum-automa-card = Their last card
client-pendulum-automa-number = number { $card }
client-pendulum-automa-coming = Next council, by { $cards ->
    [1] 1 card
   *[other] { $cards } cards
} so far: { $points ->
    [1] 1 point
   *[other] { $points } points
}, { $votes ->
    [1] 1 vote
   *[other] { $votes } votes
}

## What the table waits for

client-pendulum-phase-opening = Opening: grandes first, then commons
client-pendulum-phase-starting = Ready for the first flip?
client-pendulum-phase-round = The sand runs
client-pendulum-phase-called = Council is called
client-pendulum-phase-rewards = Council: rewards
client-pendulum-phase-trimming = Council: provinces
client-pendulum-phase-placing = Place workers for round { $round }
client-pendulum-phase-over = The match is over
client-pendulum-untimed = Untimed round: space { $space } of 11
client-pendulum-timeline = Timer track
client-pendulum-council = council
client-pendulum-next-space = Space { $space } flips { $list }.
client-pendulum-last-space = After this space the council begins.
client-pendulum-one-by-one = One at a time: { $turn ->
    [own] it is your turn.
   *[other] now { $player }.
}{ $final ->
    [yes] {" "}From the lowest privilege up; done is final.
   *[no] {""}
}
client-pendulum-is-done = ready
client-pendulum-not-done = not ready yet
client-pendulum-act-last = Act by privilege
client-pendulum-act-last-about = From now on all act one at a time, the lowest privilege first and the highest last. Who said done begins anew; done is final then.
client-pendulum-wish = How to play the next round; it changes when all agree
client-pendulum-timed = Timed
client-pendulum-untimed-mode = Untimed

## The council

client-pendulum-see-board = See the board
client-pendulum-to-council = To the council
client-pendulum-in-council = You choose it in the council.
client-pendulum-council-steps = Steps of the council
client-pendulum-council-number = Council { $round }
client-pendulum-councils-left = { $count ->
    [0] the last one
    [1] one more after this one
   *[other] { $count } more after this one
}
client-pendulum-step-privilege = Privilege
client-pendulum-step-privilege-about = Votes counted and given up; who was lower wins a tie.
client-pendulum-tied = { $one } and { $other } tied at { $votes }: who stood lower rises.
client-pendulum-step-rewards = Rewards
client-pendulum-step-rewards-about = In the new order: steps by place and one card each.
client-pendulum-step-provinces = Provinces
client-pendulum-step-provinces-about = { $limit } stay under each of your slots.
client-pendulum-step-cards = New cards
client-pendulum-step-cards-about = Provinces, rewards, achievement; the star returns.
client-pendulum-step-place = Place workers
client-pendulum-step-place-about = In rows without a timer.
client-pendulum-step-end = The end
client-pendulum-step-end-about = Who has come furthest wins.
client-pendulum-step-round = Round { $round }
client-pendulum-step-round-about = All three timers flip together.
client-pendulum-timers-rest = the timers rest
client-pendulum-take-reward = Take your reward
client-pendulum-council-decide = Decide
client-pendulum-council-waits = { $player } takes a reward
client-pendulum-council-provinces = Provinces
client-pendulum-trim-waits = Waiting until everybody has given up what is too many.
client-pendulum-place-gives = { $place } place: { $count ->
    [0] no step
    [1] one step on a track
   *[other] { $count } steps on tracks
}, and one card.
client-pendulum-place-brings = { $count ->
    [0] a card, no step
    [1] one step and a card
   *[other] { $count } steps and a card
}
client-pendulum-automa-brings = { $count ->
    [0] a card, no point
    [1] 1 point and a card
   *[other] { $count } points and a card
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
client-pendulum-steps-about = choose a track for each; legendary cannot be chosen
client-pendulum-one-card = One card
client-pendulum-one-card-about = taken cards are not replaced; unclaimed ones leave the game
client-pendulum-taken-by = taken by { $player }
client-pendulum-tracks = Tracks
client-pendulum-tracks-after = Tracks after this choice
client-pendulum-tracks-after-about = flags are your rivals; dashed cells are the steps you take
client-pendulum-you-take = You take { $list }.
client-pendulum-not-final = Nothing is final until you take it.
client-pendulum-take-it = Take it
client-pendulum-limit = limit { $limit }
client-pendulum-in-reach = Still to go
client-pendulum-the-star = the star
client-pendulum-all-in = all four in the parchment

## Result

client-pendulum-why = { $won ->
    [yes] { $winner } won: { $reason }.
    [automas] The Automas won: { $reason }.
   *[no] Nobody at this table won: { $reason }.
}

client-pendulum-over-time = Tracks over time
client-pendulum-over-time-about = the parchment begins at 14
client-pendulum-plot = { $track } over the match; in the end { $list }
client-pendulum-never = never
client-pendulum-actions = Actions and resources
client-pendulum-taken-missed = { $taken } taken, { $missed } missed
client-pendulum-lengths = Length of the rounds: { $list }
client-pendulum-against = { $beaten ->
    [yes] beaten
   *[no] not beaten
}, { $reason }

## The position in words

client-pendulum-text-situation = { $phase }, round { $round }. Privilege: { $order }. Achievement: { $achievement }{ $token ->
    [yes] {""}, with the star
   *[no] {""}
}. Provinces: { $provinces }. Next council: { $rewards }.
client-pendulum-text-area = { $area }: the timer is in the { $row }{ $runs ->
    [yes] {""}, { $time } left
   *[no] {""}
}.
client-pendulum-text-row = { $row }, { $timer ->
    [here] where workers act
   *[away] where workers are placed
}: { $list }.
client-pendulum-text-worker = { $own ->
    [yes] your worker { $number }
   *[no] a { $kind } of { $player }
} in the { $at }
client-pendulum-text-player = { $player }, { $character }: { $holds }; { $tracks }; legendary { $legendary }. Stratagems: { $hand }. Provinces: { $provinces }.

client-pendulum-ordinal = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
