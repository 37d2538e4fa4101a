# Pendulum. Log lines are told in the past, so that a name and "You" both fit.

pendulum-title = Pendulum
pendulum-rhythm = in real time, or without a clock
pendulum-solo-about = against two Automas
pendulum-hall-about = The best matches against the Automas, by points in the parchment.
pendulum-about = Workers, votes and provinces in real time, under three sand timers. For 2 to 5 players, or one against two Automas.

## Areas, rows, slots, resources, tracks; also facts in refusals

pendulum-purple = purple
pendulum-green = green
pendulum-black = black
pendulum-top = top row
pendulum-bottom = bottom row
pendulum-brown = brown
pendulum-red = red
pendulum-blue = blue
pendulum-yellow = yellow
pendulum-military = military
pendulum-culture = culture
pendulum-gold = gold
pendulum-votes = votes
pendulum-power = power
pendulum-prestige = prestige
pendulum-popularity = popularity
pendulum-legendary = legendary
pendulum-glory = glory
pendulum-grande = grande
pendulum-common = common
pendulum-neutral = the neutral player
pendulum-deck = the deck

## Workers, places, amounts; in the log a worker has no number, to its owner it has

pendulum-worker = { $worker ->
    [0] a grande
    [4] a grande
   *[other] a common
}
pendulum-your-worker = { $worker ->
    [0] your grande
    [1] your first common
    [2] your second common
    [3] your third common
   *[4] your second grande
}
pendulum-where = { $area ->
    [none] on your mat
   *[other] in the { $area-name } { $row-name }
}
pendulum-seat = { $seats ->
    [1] Automa { $seat }
   *[other] the neutral player
}
pendulum-each-card = “{ $card-name }”
pendulum-each-character = { $seat-name } as { $character-name }
pendulum-amount-military = { $count } military
pendulum-amount-culture = { $count } culture
pendulum-amount-gold = { $count } gold
pendulum-amount-votes = { $count ->
    [1] 1 vote
   *[other] { $count } votes
}
pendulum-amount-power = { $count } power
pendulum-amount-prestige = { $count } prestige
pendulum-amount-popularity = { $count } popularity
pendulum-amount-legendary = legendary
pendulum-amount-any = { $count ->
    [1] any 1 resource
   *[other] any { $count } resources
}

## What a card or place lets you do, after "to"

pendulum-do-gain = gain { $list }
pendulum-do-produce = produce { $colour }
pendulum-do-step = { $count ->
    [1] take a step on a track of your choice
   *[other] take { $count } steps on tracks of your choice
}
pendulum-do-one_track = take { $count } steps on one track of your choice
pendulum-do-swap = swap a step on one track for a step on another
pendulum-do-conquer = conquer a province
pendulum-do-retrieve = retrieve a worker from a row with the timer
pendulum-do-recruit = recruit a common from your reserve
pendulum-do-pick_up_one = take back another discarded stratagem
pendulum-do-pick_up_all = take back all your discarded stratagems
pendulum-do-raise_limit = keep up to 3 provinces under each slot
pendulum-do-grande = swap a common in play for a grande
pendulum-do-waive = act in purple or green without paying 2 gold
pendulum-do-exchange = exchange military for as much culture, or culture for as much military
pendulum-do-adjacent = take, with a worker action, the action to its left or right as well
pendulum-do-double_claim = claim both the legendary token and the reward, or the reward twice
pendulum-do-bold_placement = place a free worker in a row with the timer and act at once, though never for production
pendulum-do-claim = claim the achievement without holding what it asks for
pendulum-do-double_action = pay for a worker action twice and gain its reward twice

# $price is "none" or "some".
pendulum-does-stratagem = { $price ->
    [none] Play it to { $effects }.
   *[some] Play it and pay { $cost } to { $effects }.
}
pendulum-does-permanent = { $price ->
    [none] Add it to your hand; play it to { $effects }.
   *[some] Add it to your hand; play it and pay { $cost } to { $effects }.
}
pendulum-does-immediate = { $price ->
    [none] Choose it to { $effects }.
   *[some] Choose it and pay { $cost } to { $effects }.
}
pendulum-does-province = Adds { $brown } under brown, { $red } under red, { $blue } under blue, { $yellow } under yellow.

## Characters

pendulum-character-bolk-champion = Bolk the Champion
pendulum-character-dhrenkir-insidious = Dhrenkir the Insidious
pendulum-character-gambal-briber = Gambal the Briber
pendulum-character-licinia-implacable = Licinia the Implacable
pendulum-character-mesoat-justicar = Mesoat the Justicar
pendulum-character-bolk-warmonger = Bolk the Warmonger
pendulum-character-dhrenkir-tyrant = Dhrenkir the Tyrant
pendulum-character-gambal-insurgent = Gambal the Insurgent
pendulum-character-licinia-alchemist = Licinia the Alchemist
pendulum-character-mesoat-pacifist = Mesoat the Pacifist

## Achievements

pendulum-achievement-elite-troops = Elite Troops
pendulum-achievement-summit-in-montbrielle = Summit in Montbrielle
pendulum-achievement-proven-leader = Proven Leader
pendulum-achievement-crush-rebellion = Crush Rebellion
pendulum-achievement-divine-favor = Divine Favor
pendulum-achievement-foreign-conscripts = Foreign Conscripts
pendulum-achievement-champion-of-the-people = Champion of the People
pendulum-achievement-trade-pact = Trade Pact
pendulum-achievement-imperial-legion = Imperial Legion
pendulum-achievement-military-parade = Military Parade

## Provinces

pendulum-province-kasalat = Kasalat
pendulum-province-jillay = Jillay
pendulum-province-herkashor = Herkashor
pendulum-province-lochern = Lochern
pendulum-province-thedum = Thedum
pendulum-province-fellis = Fellis
pendulum-province-wilshire = Wilshire
pendulum-province-gullver = Gullver
pendulum-province-adock = Adock
pendulum-province-rivaine = Rivaine
pendulum-province-alay = Alay
pendulum-province-galaval = Galaval
pendulum-province-pikes-end = Pike's End
pendulum-province-davia = Davia
pendulum-province-caedmon = Caedmon
pendulum-province-alzarqa = Al'Zarqa
pendulum-province-uxmal = Uxmal
pendulum-province-kirkwall = Kirkwall
pendulum-province-brenwood = Brenwood
pendulum-province-adelphia = Adelphia
pendulum-province-dalor = Dalor
pendulum-province-korindor = Korindor
pendulum-province-talyn = Talyn
pendulum-province-syldan = Syldan
pendulum-province-quorith = Quorith
pendulum-province-maveith = Mave'ith
pendulum-province-janna = Janna
pendulum-province-chichi = Chichi
pendulum-province-valthok = Valthok
pendulum-province-barlongren = Barlongren
pendulum-province-fahr-gorn = Fahr Gorn
pendulum-province-jaazthuum = Jaaz'Thuum
pendulum-province-sarskoye = Sarskoye
pendulum-province-arcanhold = Arcanhold
pendulum-province-herroval = Herroval
pendulum-province-issil = Issil
pendulum-province-torin-plains = Torin Plains
pendulum-province-alaford = Alaford
pendulum-province-searil = Searil
pendulum-province-akahana = Ak'Ahana
pendulum-province-zinghuy = Zinghuy
pendulum-province-ember = Ember
pendulum-province-tzix = Tzix
pendulum-province-thoster = Thoster
pendulum-province-salvane = Salvane
pendulum-province-harken = Harken
pendulum-province-vakzildania = Vak'zildania
pendulum-province-wilhana = Wilhana
pendulum-province-ming-tal = Ming Tal
pendulum-province-udoros = Udoros
pendulum-province-ma-rook-plateau = Ma Rook Plateau
pendulum-province-onland = Onland
pendulum-province-quilderos = Quilderos
pendulum-province-savos = Savos
pendulum-province-riss = Riss
pendulum-province-cham = Cham

## Worker actions

pendulum-action-brown = brown production
pendulum-action-renown = 1 popularity + 1 prestige + 1 vote
pendulum-action-blue = blue production
pendulum-action-red = red production
pendulum-action-popularity = 2 popularity
pendulum-action-muster = 1 power + 2 votes
pendulum-action-yellow = yellow production
pendulum-action-vote = 1 vote
pendulum-action-conquest = a province
pendulum-action-resource = any 1 resource

## Stratagems, council rewards, final rewards, what is printed on the council board

pendulum-card-champion-prestige = 1 prestige
pendulum-card-champion-any = Any 1
pendulum-card-champion-retrieve = Retrieve a worker
pendulum-card-champion-recruit = 7 military: recruit a common
pendulum-card-insidious-prestige = 1 prestige
pendulum-card-insidious-any = Any 1
pendulum-card-insidious-retrieve = Retrieve a worker
pendulum-card-insidious-recruit = 3 votes: recruit a common
pendulum-card-briber-prestige = 1 prestige
pendulum-card-briber-any = Any 1
pendulum-card-briber-retrieve = Retrieve a worker
pendulum-card-briber-recruit = 7 gold: recruit a common
pendulum-card-implacable-prestige = 1 prestige
pendulum-card-implacable-any = Any 1
pendulum-card-implacable-retrieve = Retrieve a worker
pendulum-card-implacable-recruit = Any 8: recruit a common
pendulum-card-justicar-prestige = 1 prestige
pendulum-card-justicar-any = Any 1
pendulum-card-justicar-retrieve = Retrieve a worker
pendulum-card-justicar-recruit = 7 culture: recruit a common
pendulum-card-warmonger-prestige = 1 prestige
pendulum-card-warmonger-exchange = Exchange military and culture
pendulum-card-warmonger-adjacent = A neighbouring action as well
pendulum-card-warmonger-recruit = 2 power: recruit a common
pendulum-card-tyrant-prestige = 3 culture: 2 prestige
pendulum-card-tyrant-any = 1 culture: any 3
pendulum-card-tyrant-double-claim = Double claim
pendulum-card-tyrant-recruit = 4 votes: recruit a common
pendulum-card-insurgent-prestige = 1 prestige
pendulum-card-insurgent-any = Any 1
pendulum-card-insurgent-bold-placement = Bold placement
pendulum-card-insurgent-recruit = 4 military, 4 gold: recruit a common
pendulum-card-alchemist-track = Any 2: 2 steps on one track
pendulum-card-alchemist-recall = Any 2: take back 1 stratagem
pendulum-card-alchemist-retrieve = Any 2: retrieve a worker
pendulum-card-alchemist-recruit = Any 8: recruit a common
pendulum-card-pacifist-prestige = 1 culture: 1 prestige
pendulum-card-pacifist-claim = 4 culture, 2 votes: claim without what it needs
pendulum-card-pacifist-double-action = Action twice
pendulum-card-pacifist-recruit = 3 popularity: recruit a common
pendulum-card-produce-blue = Blue production
pendulum-card-produce-red = Red production
pendulum-card-conquer-1 = Conquer a province
pendulum-card-limit-1 = 3 provinces a slot
pendulum-card-limit-2 = 3 provinces a slot
pendulum-card-tracks = 1 power, 1 prestige, 1 popularity
pendulum-card-pick-up = Take back all stratagems
pendulum-card-military = 5 military
pendulum-card-culture = 5 culture
pendulum-card-gold = 5 gold
pendulum-card-vote-1 = 1 vote
pendulum-card-vote-2 = 1 vote
pendulum-card-swap = Swap a step
pendulum-card-conquer-2 = Conquer a province
pendulum-card-retrieve-military = 2 military: retrieve a worker
pendulum-card-retrieve-culture = 2 culture: retrieve a worker
pendulum-card-conquer-military-1 = 3 military: conquer a province
pendulum-card-conquer-military-2 = 3 military: conquer a province
pendulum-card-waive-1 = Waive 2 gold
pendulum-card-buy-popularity = 2 gold: 1 popularity
pendulum-card-buy-power = 2 military: 1 power
pendulum-card-buy-prestige = 2 culture: 1 prestige
pendulum-card-waive-2 = Waive 2 gold
pendulum-card-coin = 1 gold
pendulum-card-conquer-votes = 2 votes: conquer a province
pendulum-card-final-tracks = 1 power, 1 prestige, 1 popularity
pendulum-card-final-popularity = 5 gold: 3 popularity
pendulum-card-final-power = 5 military: 3 power
pendulum-card-final-prestige = 5 culture: 3 prestige
pendulum-card-final-legendary = Any 10: 1 legendary
pendulum-card-grande = A grande for a common
pendulum-card-printed = A step of your choice

## What a worker can do

pendulum-state-available = available
pendulum-state-free = free
pendulum-state-waiting = waiting for the timer
pendulum-state-ready = ready to act
pendulum-state-stuck = stuck
pendulum-state-reserve = in reserve
pendulum-state-council = with the council
pendulum-state-gone = out of the game

## Phases

pendulum-phase = { $phase ->
    [opening] Opening
    [starting] Before the first flip
    [round] Round { $round }
    [called] Council is called
    [rewards] Council: rewards
    [trimming] Council: provinces
    [placing] Council: placing workers
   *[over] The end
}

## Where points come from, why somebody won

pendulum-source-power = Power
pendulum-source-prestige = Prestige
pendulum-source-popularity = Popularity
pendulum-source-legendary = Legendary
pendulum-reason-parchment = the only one in the parchment on all tracks
pendulum-reason-points = most points in the parchment
pendulum-reason-legendary = the only one with legendary
pendulum-reason-worst-track = the furthest worst track
pendulum-reason-glory = most glory
pendulum-reason-privilege = higher in privilege
pendulum-reason-nobody = nobody has legendary
pendulum-reason-distance = nearer to the parchment on the worst track than the Automas
pendulum-reason-no-legendary = legendary is missing
pendulum-reason-automa-parchment = only the Automa reached the parchment
pendulum-reason-automa-points = the Automa has more points in the parchment
pendulum-reason-automa-distance = the Automa is nearer to the parchment
pendulum-reason-automa-glory = the Automa has more glory
pendulum-reason-automa-privilege = the Automa is higher in privilege

## Statistics

pendulum-statistic-actions_taken = Actions taken
pendulum-statistic-actions_missed = Actions missed
pendulum-statistic-gained = Resources gained
pendulum-statistic-lost = Resources lost to the limit
pendulum-statistic-time_used = Time the game waited
pendulum-statistic-privilege_claims = Privilege claimed
pendulum-statistic-privileges_granted = Commands granted by privilege
pendulum-statistic-commands_taken_back = Commands taken back
pendulum-statistic-round_lengths = Length of the rounds

## Options

pendulum-option-tempo = Tempo
pendulum-option-tempo-about = How long the sand runs, in multiples of the printed times; less is faster.
pendulum-option-grace = Grace
pendulum-option-grace-about = How many milliseconds a player higher in privilege may be late; 0 turns it off.
pendulum-option-untimed = Untimed rounds
pendulum-option-untimed-about = Rounds played on the timer track, without running sand. Only round 1 makes a gentle start.
pendulum-option-sides = Sides of the mats
pendulum-option-sides-about = Which side of a random character's mat is used.
pendulum-option-sides-basic = Basic
pendulum-option-sides-basic-about = Every character plays nearly alike.
pendulum-option-sides-advanced = Advanced
pendulum-option-sides-advanced-about = Every character has ways of its own.
pendulum-option-sides-any = Any
pendulum-option-sides-any-about = Basic or advanced, as chance has it.
pendulum-option-characters = Characters
pendulum-option-characters-about = A character for each seat; leave it out for a random one.
pendulum-option-glory = Glory
pendulum-option-glory-about = The seats whose steps past the end of a track become glory.
pendulum-option-worker_rule = Advanced worker rule
pendulum-option-worker_rule-about = The seats whose workers may never share a frame with each other; they play with glory too.
pendulum-option-automa = Automas
pendulum-option-automa-about = How strong the two Automas are that you meet when you play alone. B unless you say otherwise.
pendulum-option-automa-A = A: first steps
pendulum-option-automa-A-about = They gain little. To learn the game.
pendulum-option-automa-B = B: gentle
pendulum-option-automa-B-about = The level to begin with.
pendulum-option-automa-C = C: even
pendulum-option-automa-C-about = A match for a player who knows the game.
pendulum-option-automa-D = D: hard
pendulum-option-automa-D-about = With the worker rule and glory for you.
pendulum-option-automa-E = E: very hard
pendulum-option-automa-E-about = With the worker rule and glory for you. One slow round is too many.
pendulum-option-automa-F = F: nearly hopeless
pendulum-option-automa-F-about = With the worker rule and glory for you. Few have won.
pendulum-option-foreshadowing = Foreshadowing
pendulum-option-foreshadowing-about = The Automas lay out their cards for the council one by one before each purple flip, so that you see their votes coming.
pendulum-option-plans = Planned moves
pendulum-option-plans-about = Mark where a worker shall go next; the move is made the moment it is allowed.

## Why a move is refused

pendulum-refused-acted-already = This worker has acted. It stays in its box until the timer leaves the row.
pendulum-refused-always-timed = Against the Automas every round is timed.
pendulum-refused-already-there = The worker is there already.
pendulum-refused-at-the-start = This track is at its start; there is no step to give.
pendulum-refused-before-the-flip = Round 1 has not begun. All you can do now is say that you are ready.
pendulum-refused-called = Council has been called: no timer is flipped any more.
pendulum-refused-cannot-pay = You cannot pay for this, or not in this way.
pendulum-refused-claimed-already = That has been claimed already; once is enough.
pendulum-refused-council = The council is on. Until it is over you can only refill provinces and decide what it asks you.
pendulum-refused-deck-empty = The province deck is empty.
pendulum-refused-done-already = You have said done already.
pendulum-refused-final = Privilege was claimed, so done is final.
pendulum-refused-frame-taken = Another worker stands in this frame, so a common cannot enter. A grande could.
pendulum-refused-grande-then-common = In the opening everybody places the grande first and the common in the second turn.
pendulum-refused-legendary-already = You have legendary already.
pendulum-refused-limit-raised-already = Your limit is 3 provinces a slot already.
pendulum-refused-must-be-taken = This cannot be declined.
pendulum-refused-need-not-held = You do not hold all that this achievement asks for.
pendulum-refused-never-alone = This stratagem is not played by itself, but together with the command that it changes.
pendulum-refused-no-cost = The printed reward costs nothing.
pendulum-refused-no-object = There is nothing that this could work on.
pendulum-refused-no-room = Your mat has no room for this mix. Choose another one.
pendulum-refused-no-such-frame = There is no such frame.
pendulum-refused-no-such-place = There are only four places for provinces.
pendulum-refused-no-such-worker = There is no such worker.
pendulum-refused-no-timer = The timer is not at this row, so nobody can act there now.
pendulum-refused-nobody-flips = In an untimed round nobody flips: timers flip when all are ready.
pendulum-refused-not-a-common = Only one of your commons can be swapped for the grande.
pendulum-refused-not-adjacent = The second action must be that of the box directly left or right in the same row.
pendulum-refused-not-called = Council has not been called yet.
pendulum-refused-not-discarded = This stratagem is not among those you may take back.
pendulum-refused-not-done = You have not said done.
pendulum-refused-not-face-up = This province does not lie face up.
pendulum-refused-not-in-black = The waive is for purple and green only.
pendulum-refused-not-in-frame = This worker stands in no frame, so it cannot act.
pendulum-refused-not-in-hand = You do not have the stratagem for this in your hand.
pendulum-refused-not-in-play = This worker is not in play.
pendulum-refused-not-in-slot = This province does not lie under the slot that holds too many.
pendulum-refused-not-in-timer-row = When this began, that worker did not stand in a row with the timer.
pendulum-refused-not-ready = You have not said ready.
pendulum-refused-not-there = This reward is not there. Choose one of those that lie open.
pendulum-refused-not-under-frame = This box is not under the frame where the worker stands.
pendulum-refused-not-your-turn = It is another player's turn.
pendulum-refused-nothing-discarded = None of your stratagems is discarded.
pendulum-refused-nothing-open = You have nothing of this kind to decide now.
pendulum-refused-one-kind = Give either military or culture, at least 1, and no gold.
pendulum-refused-only-after-council = This is agreed on after a council, while workers are placed.
pendulum-refused-only-placing = Between the council and the next round workers may be placed and moved, and nothing else.
pendulum-refused-opening = In the opening you can only place the worker whose turn it is.
pendulum-refused-over = The match is over.
pendulum-refused-own-worker-there = Another worker of yours stands in this frame, and your worker rule forbids a second.
pendulum-refused-paid-when-played = The cost of a permanent card is paid when you play it, not now.
pendulum-refused-place-full = A province lies in this place.
pendulum-refused-production = The bold placement never goes to a production box.
pendulum-refused-ready-already = You have said ready already.
pendulum-refused-same-track = Choose two different tracks.
pendulum-refused-say-done = After the call it is done that you say, before a flip it is ready.
pendulum-refused-still-running = The { $timer } timer still runs for { $seconds ->
    [1] 1 second
   *[other] { $seconds } seconds
}.
pendulum-refused-stuck = This worker cannot leave: the timer is at its row.
pendulum-refused-timer-there = The timer is at that row, so no worker can enter.
pendulum-refused-timers-run = The timers run; there is nothing to be ready for.
pendulum-refused-token-gone = The legendary token does not lie on the achievement.
pendulum-refused-too-many-waives = The action has fewer payments of 2 gold than you play waives.
pendulum-refused-too-many = That is more glory than you can take.
pendulum-refused-turned-over = The grande card has been taken in this council.
pendulum-refused-two-grandes = You have two grandes already.
pendulum-refused-unfinished = Finish your action first: something is left to decide.
pendulum-refused-wished-already = That is what you have wished for.
pendulum-refused-wrong-number = Choose exactly as many cubes as you gain.

## What to decide

pendulum-prompt = { $choosing ->
    [any] { $count ->
        [1] Which resource do you take?
       *[other] Which { $count } resources do you take?
    }
    [steps] { $count ->
        [1] On which track do you step?
       *[other] { $count } steps. On which track is the first?
    }
    [one-track] On which track do you take { $count } steps?
    [swap] Which step do you give, and for which?
    [conquer] Which province do you conquer?
    [slot] Under which slot does { $province-name } go?
    [retrieve] Which worker do you retrieve?
    [pick-up-one] Which stratagem do you take back?
    [pick-up-all] Do you take your stratagems back?
    [grande] Which common makes room for the grande?
    [glory] { $count ->
        [1] Past the end of { $track-name }: does the step become glory?
       *[other] Past the end of { $track-name }: how many of { $count } steps become glory?
    }
    [reward] Which reward do you take?
    [trim] More than { $limit } provinces lie under a slot. Which one do you give up?
   *[other] { $phase ->
        [over] The match is over.
       *[other] { $done ->
            [true] Waiting for the others.
            [false] { pendulum-prompt-phase }
           *[none] { pendulum-phase }
        }
    }
}
pendulum-prompt-phase = { $phase ->
    [opening] { $worker ->
        [none] Others are deciding. ({ pendulum-phase })
       *[other] Place { pendulum-your-worker } in a bottom row.
    }
    [starting] Say when you are ready for the first flip.
    [round] { $timed ->
        [true] The sand runs. Place, act, play, flip: whatever you like.
       *[false] Act, place, play. Say ready when the timers may move on.
    }
    [called] Council is called. Finish what you can, then say done.
    [placing] Place and move your workers, then say ready.
   *[other] Others are deciding. ({ pendulum-phase })
}

## Moves, for menus

pendulum-move-Place = Place { pendulum-your-worker } in the { $area-name } { $row-name }, for { $actions }
pendulum-move-Withdraw = Take { pendulum-your-worker } { pendulum-where } back to your mat
pendulum-move-Act = Act with { pendulum-your-worker }: { $twice ->
    [true] { $action-name } twice{ $cost-count ->
        [0] {""}
       *[other] {""}, each for { $cost }
    }
   *[false] { $action-name }{ $cost-count ->
        [0] {""}
       *[other] {""} for { $cost }
    }{ $other ->
        [none] {""}
       *[other] , and { $other-name }{ $more-count ->
            [0] {""}
           *[other] {""} for { $more }
        }
    }
}{ pendulum-waived }
pendulum-waived = { $waive ->
    [0] {""}
    [1] , waiving 2 gold
   *[other] , waiving 4 gold
}
pendulum-move-BoldAct = Act boldly with { pendulum-your-worker } in the { $area-name } { $row-name }: { $action-name }{ $cost-count ->
    [0] {""}
   *[other] {""} for { $cost }
}{ pendulum-waived }
pendulum-move-Flip = Flip the { $timer-name } timer
pendulum-move-PlayStratagem = { $amounts-count ->
    [0] Play “{ $card-name }”
   *[other] Play “{ $card-name }” with { $amounts }
}
pendulum-move-PickUp = { $choosing ->
    [pick-up-all] Take all your stratagems back
   *[other] Pick up your stratagems for { $cost }
}
pendulum-move-Claim = { $unearned ->
    [true] Claim { $achievement-name } without holding what it asks for
   *[false] Claim { $achievement-name }
}: { $legendary ->
    [true] { $double ->
        [true] the legendary token and the reward
       *[false] the legendary token
    }
   *[false] { $double ->
        [true] the reward twice
       *[false] the reward
    }
}
pendulum-move-Refill = Turn up a province in place { $place }
pendulum-move-Conquer = Conquer { $province-name }
pendulum-move-Draw = Conquer the top of the deck, unseen
pendulum-move-Slot = { $province ->
    [none] Slide it under { $colour-name }
   *[other] Slide { $province-name } under { $colour-name }
}
pendulum-move-Take = Take { $amounts }
pendulum-move-Step = { $choosing ->
    [one-track] { $count } steps on { $track-name }
   *[other] Step on { $track-name }
}
pendulum-move-Swap = Give a step on { $give-name } for one on { $gain-name }
pendulum-move-Retrieve = Retrieve { pendulum-your-worker } { pendulum-where }
pendulum-move-Recall = Take back “{ $card-name }”
pendulum-move-Glory = { $cubes ->
    [0] No glory
   *[other] { $cubes } glory
}
pendulum-move-Promote = Swap { pendulum-your-worker } { pendulum-where } for the grande
pendulum-move-TakeReward = { $amounts-count ->
    [0] Take “{ $card-name }”
   *[other] Take “{ $card-name }” with { $amounts }
}
pendulum-move-Trim = Give up { $province-name }
pendulum-move-Decline = Do without
pendulum-move-Done = Done
pendulum-move-Undone = Not done after all
pendulum-move-ClaimPrivilege = Claim privilege: one at a time
pendulum-move-Ready = Ready
pendulum-move-NotReady = Not ready after all
pendulum-move-Wish = { $timed ->
    [true] Wish for a timed round
   *[false] Wish for an untimed round
}

## What happened

pendulum-event-Began = The table was laid out for { $characters }. Privilege order: { $order }. Achievement: { $achievement-name }.
pendulum-event-Placed = { $seat-name } placed { pendulum-worker } in the { $area-name } { $row-name }, for { $actions }.
pendulum-event-Withdrew = { $seat-name } took { pendulum-worker } back to the mat.
pendulum-event-Acted = { $stratagems-count ->
    [0] { $seat-name } acted with { pendulum-worker } in the { $area-name } { $row-name }: { $action-name }.
   *[other] { $seat-name } acted with { pendulum-worker } in the { $area-name } { $row-name }, helped by { $stratagems }: { $action-name }.
}
pendulum-event-Paid = { $seat-name } paid { $amounts }.
pendulum-event-Gained = { $amounts-count ->
    [0] { $lost ->
        [0] { $seat-name } stepped past the end of a track.
       *[other] { $seat-name } had no room for { $lost } more.
    }
   *[other] { $lost ->
        [0] { $seat-name } gained { $amounts }.
       *[other] { $seat-name } gained { $amounts }; there was no room for { $lost } more.
    }
}
pendulum-event-Produced = { $seat-name } produced { $colour-name }.
pendulum-event-Flipped = { $seat ->
    [none] The { $timer-name } timer flipped to the { $row-name }.
   *[other] { $seat-name } flipped the { $timer-name } timer to the { $row-name }.
}
pendulum-event-Coincided = { $move ->
    [Flip] { $seat-name } reached for the timer at the same moment as another player: it flips once.
   *[other] { $seat-name } reached for the same province at the same moment as another player.
}
pendulum-event-CouncilCalled = Council was called.
pendulum-event-StratagemPlayed = { $seat-name } played “{ $card-name }”.
pendulum-event-PickedUp = { $seat-name } took back { $cards }.
pendulum-event-Claimed = { $legendary ->
    [true] { $rewards ->
        [0] { $seat-name } claimed { $achievement-name } for the legendary token.
       *[other] { $seat-name } claimed { $achievement-name } for the legendary token and the reward.
    }
   *[false] { $rewards ->
        [1] { $seat-name } claimed { $achievement-name } for its reward.
       *[other] { $seat-name } claimed { $achievement-name } for twice its reward.
    }
}
pendulum-event-Refilled = { $seat-name } turned up { $province-name }.
pendulum-event-Conquered = { $seat-name } conquered { $province-name }.
pendulum-event-Drew = { $seat-name } drew { $province-name } from the deck.
pendulum-event-Slotted = { $seat-name } put { $province-name } under { $colour-name }.
pendulum-event-Retrieved = { $seat-name } retrieved { pendulum-worker }.
pendulum-event-Recruited = { $seat-name } recruited { pendulum-worker }.
pendulum-event-Swapped = { $seat-name } gave a step on { $give-name } for one on { $gain-name }.
pendulum-event-Glorified = { $cubes ->
    [1] { $seat-name } turned a step on { $track-name } into glory.
   *[other] { $seat-name } turned { $cubes } steps on { $track-name } into glory.
}
pendulum-event-Promoted = { $seat-name } swapped { pendulum-worker } for a grande.
pendulum-event-LimitRaised = { $seat-name } raised the limit to 3 provinces a slot.
pendulum-event-Declined = { $seat-name } did without.
pendulum-event-Lapsed = { $seat-name } found nothing left to choose from.
pendulum-event-SaidDone = { $seat-name } said done.
pendulum-event-TookDoneBack = { $seat-name } took done back.
pendulum-event-SaidReady = { $seat-name } said ready.
pendulum-event-TookReadyBack = { $seat-name } took ready back.
pendulum-event-ClaimedPrivilege = { $seat-name } claimed privilege. Now one acts after the other: { $order }.
pendulum-event-Wished = { $timed ->
    [true] { $seat-name } wished for a timed round.
   *[false] { $seat-name } wished for an untimed round.
}
pendulum-event-ModeAgreed = { $timed ->
    [true] All agreed to play timed from here on.
   *[false] All agreed to play untimed from here on.
}
# $move is the kind of move.
pendulum-command = { $move ->
    [Place] a placement
    [Withdraw] a step back
    [Act] an action
    [BoldAct] a bold action
    [Flip] a flip
    [PlayStratagem] a stratagem
    [PickUp] a return of stratagems
    [Claim] a claim
    [Refill] a refill
    [Conquer] a conquest
    [Draw] a conquest
    [Retrieve] a retrieval
    [Wish] a wish
    [ClaimPrivilege] a claim of privilege
   *[other] a choice
}
pendulum-event-RoundBegan = { $timed ->
    [true] Round { $round } began.
   *[false] Round { $round } began, untimed.
}
pendulum-event-SpaceEntered = The marker moved to space { $space } of the timer track.
pendulum-event-CouncilBegan = Council { $round } began. Privilege by votes: { $votes }.
pendulum-event-RewardTaken = { $seat-name } took the reward “{ $card-name }”.
pendulum-event-Trimmed = { $seat-name } gave up { $province-name }.
pendulum-event-Prepared = Round { $round } was laid out. Achievement: { $achievement-name }. Rewards: { $rewards }.
pendulum-event-Ended = { $winners-count ->
    [0] { $reason ->
        [nobody] The match ended, and nobody won: nobody has legendary.
       *[other] The match ended. The Automas won: { $reason-name }.
    }
   *[other] The match ended. { $winners } won: { $reason-name }.
}
pendulum-event-Granted = { $seat-name } came first by privilege with { pendulum-command }.
pendulum-event-TakenBack = { $by-name } came first by privilege, and { $seat-name } lost { pendulum-command }.

## The Automas

pendulum-automas = the Automas
pendulum-automa-name = Automa { $automa }
pendulum-automa-points = { $points ->
    [1] 1 point
   *[other] { $points } points
}
pendulum-automa-votes = { $votes ->
    [1] 1 vote
   *[other] { $votes } votes
}
pendulum-automa-distance = { $distance ->
    [0] in the parchment
    [one] 1 space from the parchment
   *[other] { $distance } spaces from the parchment
}
pendulum-automa-icon-production = production
pendulum-automa-icon-province = a province
pendulum-automa-icon-tempo = tempo
pendulum-automa-icon-vp = steps on tracks
pendulum-automa-icon-resource = resources
pendulum-automa-icon-vote = votes
pendulum-automa-icon-worker = workers
pendulum-automa-icon-grande = the grande card

## What a card of the Automas means

pendulum-automa-card-worker = In { $area }, their leftmost worker in the row with the timer goes to the frame where none of theirs stands.
pendulum-automa-card-timer = They flip purple if it has run out, otherwise { $timer } if that has.
pendulum-automa-card-place = They remove the province at place { $place }.
pendulum-automa-card-nothing = It does nothing in the round.
pendulum-automa-card-council = In the council: { pendulum-automa-points }, { pendulum-automa-votes }, and it looks for { $icon }.

## What the Automas did

pendulum-event-AutomasBegan = { $foreshadowing ->
    [true] Two Automas of level { $level } took their places; their cards for the council will lie open.
   *[false] Two Automas of level { $level } took their places.
}
pendulum-event-LeftBox = { $seat-name } took { pendulum-worker } off its box. That lets the Automas draw a card.
pendulum-event-Stayed = { $seat-name } had to leave { pendulum-worker } on the mat: an Automa was in the way.
pendulum-event-AutomaDrew = { $reshuffled ->
    [true] The Automas shuffled their discards and drew card { $card }.
   *[false] The Automas drew card { $card }.
}
pendulum-event-AutomaMoved = A worker of the Automas in { $area-name } went from the { $from-row-name }, frame { $from-frame }, to the { $to-row-name }, frame { $to-frame }.
pendulum-event-AutomaFlipped = The Automas flipped the { $timer-name } timer to the { $row-name }.
pendulum-event-AutomaRemoved = The Automas removed { $province-name }.
pendulum-event-AutomaLaid = Automa { $automa } laid out card { $card }: { pendulum-automa-points }, { pendulum-automa-votes }.
pendulum-event-TokenGone = With the second purple flip the legendary token was gone for this round.
pendulum-event-AutomaScored = Automa { $automa } gained { pendulum-automa-points } and stood at { $total }. It had { pendulum-automa-votes }.
pendulum-event-AutomaAdvanced = { $why ->
    [place] Automa { $automa } gained { $points } for its place and stood at { $total }.
   *[no-match] Automa { $automa } found no reward, gained { $points } instead and stood at { $total }.
}
pendulum-event-AutomaTook = Automa { $automa } took the reward “{ $card-name }” off the board.

## Options as the set-up page offers them

pendulum-option-tempo-fast = Fast
pendulum-option-tempo-fast-about = Half the printed times.
pendulum-option-tempo-printed = As printed
pendulum-option-tempo-printed-about = 3:00, 2:00 and 0:45.
pendulum-option-tempo-calm = Calm
pendulum-option-tempo-calm-about = Half as long again.
pendulum-option-tempo-slow = Slow
pendulum-option-tempo-slow-about = Twice the printed times.
pendulum-option-untimed-none = None
pendulum-option-untimed-none-about = The sand runs in all four rounds.
pendulum-option-untimed-first = The first
pendulum-option-untimed-first-about = A gentle start: round 1 without running sand.
pendulum-option-untimed-all = All
pendulum-option-untimed-all-about = No clock at all.
pendulum-option-character = Your character
pendulum-option-character-about = The others get random ones.
pendulum-option-character-random = Random
pendulum-option-character-random-about = As chance has it, from the sides chosen below.
pendulum-option-character-bolk-champion = Bolk the Champion
pendulum-option-character-bolk-champion-about = A soldier whom the crowds love. Military recruits for him.
pendulum-option-character-dhrenkir-insidious = Dhrenkir the Insidious
pendulum-option-character-dhrenkir-insidious-about = Whispers in the council; votes recruit for her.
pendulum-option-character-gambal-briber = Gambal the Briber
pendulum-option-character-gambal-briber-about = The deepest purse at the start; gold recruits.
pendulum-option-character-licinia-implacable = Licinia the Implacable
pendulum-option-character-licinia-implacable-about = Even on every track; anything she holds recruits.
pendulum-option-character-mesoat-justicar = Mesoat the Justicar
pendulum-option-character-mesoat-justicar-about = Far ahead in power, with much prestige to make up; culture recruits.
pendulum-option-character-bolk-warmonger = Bolk the Warmonger (advanced)
pendulum-option-character-bolk-warmonger-about = Takes the neighbouring action as well, and turns culture into swords.
pendulum-option-character-dhrenkir-tyrant = Dhrenkir the Tyrant (advanced)
pendulum-option-character-dhrenkir-tyrant-about = Brown production brings votes; claims an achievement for two benefits.
pendulum-option-character-gambal-insurgent = Gambal the Insurgent (advanced)
pendulum-option-character-gambal-insurgent-about = Enters where the timer stands and acts at once.
pendulum-option-character-licinia-alchemist = Licinia the Alchemist (advanced)
pendulum-option-character-licinia-alchemist-about = Produces whatever is needed, and pays with it for everything.
pendulum-option-character-mesoat-pacifist = Mesoat the Pacifist (advanced)
pendulum-option-character-mesoat-pacifist-about = Conquers by production, acts twice for twice the price.
pendulum-option-variant = Advanced variant
pendulum-option-variant-about = For all players.
pendulum-option-variant-none = Without
pendulum-option-variant-none-about = The rules of the first game.
pendulum-option-variant-glory = Glory
pendulum-option-variant-glory-about = Steps past the end of a track become glory.
pendulum-option-variant-both = Glory and the worker rule
pendulum-option-variant-both-about = Your own workers never share a frame either.
pendulum-option-foreshadowing-no = Covered
pendulum-option-foreshadowing-no-about = Their cards are drawn at the council.
pendulum-option-foreshadowing-yes = Foreshadowing
pendulum-option-foreshadowing-yes-about = Their cards for the council are laid out during the round.
pendulum-option-plans-yes = Allowed
pendulum-option-plans-yes-about = One plan for each worker.
pendulum-option-plans-no = Not allowed
pendulum-option-plans-no-about = Every move is made by hand, in the moment.
