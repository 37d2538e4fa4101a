# Pendulum. Log lines are told in the past, so that a name and "You" both fit.

pendulum-title = Pendulum
pendulum-rhythm = real-time or untimed
pendulum-solo-about = against two Automas
pendulum-solo-lost = The Automas win
pendulum-solo-score = { $won ->
    [yes] { $player } ({ $score ->
        [1] 1 point
       *[other] { $score } points
    }) beat the Automas
   *[no] The Automas beat { $player } ({ $score ->
        [1] 1 point
       *[other] { $score } points
    })
}
pendulum-hall-about = Best games against the Automas, by points in the parchment.
pendulum-about = Place workers, win votes and conquer provinces in real time, under three sand timers. For 2 to 5 players, or solo against two Automas.

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
pendulum-with-worker = { $worker ->
    [0] with a grande
    [4] with a grande
   *[other] with a common
}
pendulum-your-worker = { $worker ->
    [0] your grande
    [1] your first common
    [2] your second common
    [3] your third common
   *[4] your second grande
}
pendulum-with-your-worker = { $worker ->
    [0] with your grande
    [1] with your first common
    [2] with your second common
    [3] with your third common
   *[4] with your second grande
}
pendulum-where = { $area ->
    [none] on your mat
   *[other] in the { $area-name } { $row-name }
}
pendulum-seat = { $seats ->
    [1] Automa { $seat }
   *[other] the neutral player
}
# Who did something, with what other languages need between the name and the verb.
pendulum-who = { $seat ->
    [you] { $seat-name }
   *[other] { $seat-name }
}
pendulum-to-row = { $row ->
    [top] to the top row
   *[bottom] to the bottom row
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
pendulum-do-produce = produce { $produce-name }
pendulum-do-step = { $count ->
    [1] take a step on any track
   *[other] take { $count } steps on any tracks
}
pendulum-do-one_track = take { $count } steps on one track
pendulum-do-swap = swap a step on one track for a step on another
pendulum-do-conquer = conquer a province
pendulum-do-retrieve = retrieve a worker from a row with the timer
pendulum-do-recruit = recruit a common from your reserve
pendulum-do-pick_up_one = pick up another discarded stratagem
pendulum-do-pick_up_all = pick up all your discarded stratagems
pendulum-do-raise_limit = keep up to 3 provinces under each slot
pendulum-do-grande = swap one of your commons for a grande
pendulum-do-waive = act in purple or green without paying 2 gold
pendulum-do-exchange = exchange military for as much culture, or the other way round
pendulum-do-adjacent = also take the action to the left or right of a worker action
pendulum-do-double_claim = claim the legendary token and the reward, or the reward twice
pendulum-do-bold_placement = place a free worker in a row with the timer and act at once, but not in a production box
pendulum-do-claim = claim the achievement without holding what it needs
pendulum-do-double_action = pay for a worker action twice and gain its reward twice

pendulum-does-card = { $kind ->
    [stratagem] Play this
    [permanent] Goes to your hand. Play it
   *[immediate] Choose this
}{ $cost-count ->
    [0] {""}
   *[other] {" "}and pay { $cost }
} to { $effects }.
pendulum-does-province = Adds { $brown } under brown, { $red } under red, { $blue } under blue and { $yellow } under yellow.

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

pendulum-card-champion-prestige = Victory Lap
pendulum-card-champion-any = Spoils
pendulum-card-champion-retrieve = Fall Back
pendulum-card-champion-recruit = Call to Arms
pendulum-card-insidious-prestige = Whispered Praise
pendulum-card-insidious-any = Hidden Stash
pendulum-card-insidious-retrieve = Slip Away
pendulum-card-insidious-recruit = Bought Loyalty
pendulum-card-briber-prestige = Golden Handshake
pendulum-card-briber-any = Under the Table
pendulum-card-briber-retrieve = Paid Passage
pendulum-card-briber-recruit = Hired Hand
pendulum-card-implacable-prestige = Iron Will
pendulum-card-implacable-any = Requisition
pendulum-card-implacable-retrieve = No One Left Behind
pendulum-card-implacable-recruit = Levy
pendulum-card-justicar-prestige = Just Verdict
pendulum-card-justicar-any = Tithe
pendulum-card-justicar-retrieve = Pardon
pendulum-card-justicar-recruit = Sworn Witness
pendulum-card-warmonger-prestige = Triumphal March
pendulum-card-warmonger-exchange = Swords to Songs
pendulum-card-warmonger-adjacent = Press On
pendulum-card-warmonger-recruit = Press Gang
pendulum-card-tyrant-prestige = Statue in the Square
pendulum-card-tyrant-any = Heavy Tax
pendulum-card-tyrant-double-claim = Lion's Share
pendulum-card-tyrant-recruit = Decree
pendulum-card-insurgent-prestige = Rousing Speech
pendulum-card-insurgent-any = Raid
pendulum-card-insurgent-bold-placement = Bold Strike
pendulum-card-insurgent-recruit = Open Revolt
pendulum-card-alchemist-track = Philosopher's Stone
pendulum-card-alchemist-recall = Distillation
pendulum-card-alchemist-retrieve = Transmutation
pendulum-card-alchemist-recruit = Homunculus
pendulum-card-pacifist-prestige = Olive Branch
pendulum-card-pacifist-claim = Clear Conscience
pendulum-card-pacifist-double-action = Shared Labour
pendulum-card-pacifist-recruit = Follower
pendulum-card-produce-blue = Poets' Feast
pendulum-card-produce-red = Great Muster
pendulum-card-conquer-1 = Open Gates
pendulum-card-limit-1 = Wide Borders
pendulum-card-limit-2 = Long Roads
pendulum-card-tracks = Imperial Favour
pendulum-card-pick-up = Old Tricks
pendulum-card-military = Fresh Troops
pendulum-card-culture = Festival Season
pendulum-card-gold = Treasure Chest
pendulum-card-vote-1 = Proxy
pendulum-card-vote-2 = Loud Voice
pendulum-card-swap = Change of Heart
pendulum-card-conquer-2 = Surrender
pendulum-card-retrieve-military = Forced March
pendulum-card-retrieve-culture = Homecoming
pendulum-card-conquer-military-1 = Siege
pendulum-card-conquer-military-2 = Swift Campaign
pendulum-card-waive-1 = Letter of Credit
pendulum-card-buy-popularity = Bread and Games
pendulum-card-buy-power = Show of Force
pendulum-card-buy-prestige = Court Ode
pendulum-card-waive-2 = Royal Warrant
pendulum-card-coin = Small Change
pendulum-card-conquer-votes = Plebiscite
pendulum-card-final-tracks = Grand Finale
pendulum-card-final-popularity = Shower of Gold
pendulum-card-final-power = Last Stand
pendulum-card-final-prestige = Masterpiece
pendulum-card-final-legendary = Immortal Name
pendulum-card-grande = Promotion
pendulum-card-printed = Quiet Progress

## What a worker can do

pendulum-state-available = available
pendulum-state-free = free
pendulum-state-waiting = waiting for the timer
pendulum-state-ready = ready to act
pendulum-state-stuck = stuck
pendulum-state-reserve = in reserve
pendulum-state-council = at the council
pendulum-state-gone = out of the game

## Phases

pendulum-phase = { $phase ->
    [opening] Opening
    [starting] Before the first flip
    [round] Round { $round }
    [called] Council called
    [rewards] Council: rewards
    [trimming] Council: provinces
    [placing] Council: place workers
   *[over] Game over
}

## Where points come from, why somebody won

pendulum-source-power = Power
pendulum-source-prestige = Prestige
pendulum-source-popularity = Popularity
pendulum-source-legendary = Legendary
pendulum-reason-parchment = all four tracks in the parchment
pendulum-reason-points = most points in the parchment
pendulum-reason-legendary = only player with legendary
pendulum-reason-worst-track = furthest along on the lowest tracks
pendulum-reason-glory = most glory
pendulum-reason-privilege = higher in privilege
pendulum-reason-nobody = nobody has legendary
pendulum-reason-distance = closer to the parchment on the lowest track than the Automas
pendulum-reason-no-legendary = no legendary
pendulum-reason-automa-parchment = only the Automa reached the parchment
pendulum-reason-automa-points = the Automa has more points in the parchment
pendulum-reason-automa-distance = the Automa is closer to the parchment
pendulum-reason-automa-glory = the Automa has more glory
pendulum-reason-automa-privilege = the Automa is higher in privilege

## Statistics

pendulum-statistic-actions_taken = Actions taken
pendulum-statistic-actions_missed = Actions missed
pendulum-statistic-gained = Resources gained
pendulum-statistic-lost = Resources lost to limits
pendulum-statistic-time_used = Time others waited
pendulum-statistic-privilege_claims = Privilege claimed
pendulum-statistic-privileges_granted = Moves won by privilege
pendulum-statistic-commands_taken_back = Moves lost to privilege
pendulum-statistic-round_lengths = Round lengths

## Options

pendulum-part = Round { $part }
pendulum-option-tempo = Speed
pendulum-option-tempo-about = How long the timers run, as a multiple of the printed times. Less is faster.
pendulum-option-grace = Grace period
pendulum-option-grace-about = How many milliseconds later a player higher in privilege may act and still win a clash. 0 turns it off.
pendulum-option-untimed = Untimed rounds
pendulum-option-untimed-about = Rounds played on the timer track, without running timers. Choose only round 1 for an easy start.
pendulum-option-sides = Mat sides
pendulum-option-sides-about = Which side of the mat random characters use.
pendulum-option-sides-basic = Basic
pendulum-option-sides-basic-about = All characters play much the same.
pendulum-option-sides-advanced = Advanced
pendulum-option-sides-advanced-about = Each character has special abilities.
pendulum-option-sides-any = Any
pendulum-option-sides-any-about = Basic or advanced, at random.
pendulum-option-characters = Characters
pendulum-option-characters-about = One character per seat; leave empty for a random one.
pendulum-option-glory = Glory
pendulum-option-glory-about = Seats that can turn steps past the end of a track into glory.
pendulum-option-worker_rule = Advanced worker rule
pendulum-option-worker_rule-about = Seats whose own workers never share a frame. They also play with glory.
pendulum-option-automa = Automas
pendulum-option-automa-about = How strong the two Automas are when you play solo. The default is B.
pendulum-option-automa-A = A: first game
pendulum-option-automa-A-about = They gain little. Good for learning the game.
pendulum-option-automa-B = B: easy
pendulum-option-automa-B-about = A good level to start with.
pendulum-option-automa-C = C: medium
pendulum-option-automa-C-about = An even match once you know the game.
pendulum-option-automa-D = D: hard
pendulum-option-automa-D-about = You play with the worker rule and glory.
pendulum-option-automa-E = E: very hard
pendulum-option-automa-E-about = You play with the worker rule and glory. One slow round is one too many.
pendulum-option-automa-F = F: nearly impossible
pendulum-option-automa-F-about = You play with the worker rule and glory. Very few have won.
pendulum-option-foreshadowing = Foreshadowing
pendulum-option-foreshadowing-about = Before each purple flip, the Automas lay out a card for the council, so you can see their votes coming.
pendulum-option-plans = Planned moves
pendulum-option-plans-about = Mark where a worker should go next; it moves as soon as it can.

## Why a move is refused

pendulum-refused-acted-already = This worker has already acted. It stays in its box until the timer leaves the row.
pendulum-refused-always-timed = Against the Automas every round is timed.
pendulum-refused-already-there = The worker is already there.
pendulum-refused-at-the-start = This track is at its start, so there is no step to give.
pendulum-refused-before-the-flip = Round 1 hasn't begun. It begins when everyone is ready.
pendulum-refused-called = Council has been called, so no timer can be flipped.
pendulum-refused-cannot-pay = You can't pay for this, or not in this way.
pendulum-refused-claimed-already = You have already claimed in this round.
pendulum-refused-council = During the council you can only refill provinces and make the choices it asks for.
pendulum-refused-deck-empty = The province deck is empty.
pendulum-refused-done-already = You are already done.
pendulum-refused-final = Privilege was claimed, so your done or ready is final. You can only refill provinces.
pendulum-refused-frame-taken = There is a worker in this frame, so a common can't enter. A grande could.
pendulum-refused-grande-then-common = In the opening you place your grande first and your common in the second turn.
pendulum-refused-legendary-already = You already have legendary.
pendulum-refused-limit-raised-already = Your limit is already 3 provinces per slot.
pendulum-refused-must-be-taken = You can't decline this.
pendulum-refused-need-not-held = You don't have everything this achievement needs.
pendulum-refused-never-alone = You can't play this stratagem on its own, only together with the move it changes.
pendulum-refused-no-cost = The printed reward costs nothing.
pendulum-refused-no-object = This would have no effect right now.
pendulum-refused-no-room = Your mat has no room for this mix. Choose another.
pendulum-refused-no-such-frame = This frame doesn't exist.
pendulum-refused-no-such-place = There are only four province places.
pendulum-refused-no-such-worker = This worker doesn't exist.
pendulum-refused-no-timer = The timer isn't at this row, so nobody can act there.
pendulum-refused-nobody-flips = In an untimed round nobody flips timers; they flip when everyone is ready.
pendulum-refused-not-a-common = Only one of your commons can be swapped for the grande.
pendulum-refused-not-adjacent = The second action must be in the box directly to the left or right in the same row.
pendulum-refused-not-called = Council hasn't been called yet.
pendulum-refused-not-discarded = You can't pick up this stratagem.
pendulum-refused-not-done = You aren't done.
pendulum-refused-not-face-up = This province isn't face up.
pendulum-refused-not-in-black = You can waive gold in purple and green only.
pendulum-refused-not-in-frame = This worker isn't in a frame, so it can't act.
pendulum-refused-not-in-hand = You don't have the stratagem for this in hand.
pendulum-refused-not-in-play = This worker isn't in play.
pendulum-refused-not-in-slot = This province isn't under the slot that has too many.
pendulum-refused-not-in-timer-row = When this effect began, that worker wasn't in a row with the timer.
pendulum-refused-not-ready = You aren't ready.
pendulum-refused-not-there = This reward isn't available. Choose a face-up one.
pendulum-refused-not-under-frame = This box isn't below the worker's frame.
pendulum-refused-not-your-turn = It's another player's turn.
pendulum-refused-nothing-discarded = You have no discarded stratagems.
pendulum-refused-nothing-open = You choose that only when an action or card asks for it.
pendulum-refused-one-kind = Pay either military or culture, at least 1, and no gold.
pendulum-refused-only-after-council = You can only agree on this after a council, while placing workers.
pendulum-refused-only-placing = Between the council and the next round you can only place and move workers and refill provinces.
pendulum-refused-opening = In the opening you can only place the worker whose turn it is.
pendulum-refused-over = The game is over.
pendulum-refused-own-worker-there = You already have a worker in this frame, and your worker rule forbids a second.
pendulum-refused-paid-when-played = You pay for a permanent card when you play it, not now.
pendulum-refused-place-full = There is already a province in this place.
pendulum-refused-privilege-claimed = Privilege has already been claimed. Players act one at a time.
pendulum-refused-production = A bold placement can't use a production box.
pendulum-refused-ready-already = You are already ready.
pendulum-refused-same-track = Choose two different tracks.
pendulum-refused-say-done = After council is called, press Done; before a flip, Ready.
pendulum-refused-still-running = The { $timer-name } timer runs for another { $seconds ->
    [1] 1 second
   *[other] { $seconds } seconds
}.
pendulum-refused-stuck = This worker can't leave while the timer is at its row.
pendulum-refused-timer-there = The timer is at this row, so no worker can enter.
pendulum-refused-timers-run = The timers are running, so there is nothing to be ready for.
pendulum-refused-token-gone = The legendary token isn't on the achievement.
pendulum-refused-too-many-waives = You are waiving more payments than the action has.
pendulum-refused-too-many = You can't take that much glory.
pendulum-refused-turned-over = The grande card has already been taken in this council.
pendulum-refused-two-grandes = You already have two grandes.
pendulum-refused-unfinished = Finish your action first: you still have a choice to make.
pendulum-refused-wished-already = You have already chosen this.
pendulum-refused-wrong-number = Choose exactly as many cubes as you gain.

## What to decide

pendulum-prompt = { $choosing ->
    [any] { $count ->
        [1] Which resource do you take?
       *[other] Which { $count } resources do you take?
    }
    [steps] { $count ->
        [1] On which track do you take the step?
       *[other] { $count } steps: on which track is the first?
    }
    [one-track] On which track do you take { $count } steps?
    [swap] Which step do you give, and which do you get?
    [conquer] Which province do you conquer?
    [slot] Under which slot do you put { $province-name }?
    [retrieve] Which worker do you retrieve?
    [pick-up-one] Which stratagem do you pick up?
    [pick-up-all] Pick up your stratagems?
    [grande] Which common do you swap for the grande?
    [glory] { $count ->
        [1] Past the end of { $track-name }: turn the step into glory?
       *[other] Past the end of { $track-name }: turn how many of { $count } steps into glory?
    }
    [reward] Which reward do you take?
    [trim] You have more than { $limit } provinces under a slot. Which one do you give up?
   *[other] { $phase ->
        [over] The game is over.
       *[other] { $done ->
            [true] Waiting for the others.
            [false] { $turn ->
                [others] Others are choosing. ({ pendulum-phase })
               *[yours] { pendulum-prompt-phase }
            }
           *[none] { pendulum-phase }
        }
    }
}
pendulum-prompt-phase = { $phase ->
    [opening] Place { pendulum-your-worker } in a bottom row.
    [starting] Press Ready for the first flip.
    [round] { $timed ->
        [true] Timers running: place, act, play cards or flip.
       *[false] Place, act or play cards. Press Ready to move the timers on.
    }
    [called] Council is called. Finish what you can, then press Done.
   *[placing] Place and move your workers, then press Ready.
}

## Moves, for menus

pendulum-move-Place = Place { pendulum-your-worker } in the { $area-name } { $row-name }, for { $actions }
pendulum-move-Withdraw = Move { pendulum-your-worker } { pendulum-where } back to your mat
pendulum-move-Act = Act { pendulum-with-your-worker }: { $twice ->
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
pendulum-move-BoldAct = Act boldly { pendulum-with-your-worker } in the { $area-name } { $row-name }: { $action-name }{ $cost-count ->
    [0] {""}
   *[other] {""} for { $cost }
}{ pendulum-waived }
pendulum-move-Flip = Flip the { $timer-name } timer
pendulum-move-PlayStratagem = { $amounts-count ->
    [0] Play “{ $card-name }”
   *[other] Play “{ $card-name }” with { $amounts }
}
pendulum-move-PickUp = { $choosing ->
    [pick-up-all] Pick up all your stratagems
   *[other] Pick up your stratagems for { $cost }
}
pendulum-move-Claim = { $unearned ->
    [true] Claim { $achievement-name } without meeting the condition
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
pendulum-move-Refill = Refill province place { $place }
pendulum-move-Conquer = Conquer { $province-name }
pendulum-move-Draw = Conquer the top card of the deck, unseen
pendulum-move-Slot = { $province ->
    [none] Put it under { $colour-name }
   *[other] Put { $province-name } under { $colour-name }
}
pendulum-move-Take = Take { $amounts }
pendulum-move-Step = { $choosing ->
    [one-track] { $count } steps on { $track-name }
   *[other] A step on { $track-name }
}
pendulum-move-Swap = Swap a step on { $give-name } for one on { $gain-name }
pendulum-move-Retrieve = Retrieve { pendulum-your-worker } { pendulum-where }
pendulum-move-Recall = Pick up “{ $card-name }”
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
pendulum-move-Decline = Decline
pendulum-move-Done = Done
pendulum-move-Undone = Not done yet
pendulum-move-ClaimPrivilege = Claim privilege: act one at a time
pendulum-move-Ready = Ready
pendulum-move-NotReady = Not ready yet
pendulum-move-Wish = { $timed ->
    [true] Play the next round timed
   *[false] Play the next round untimed
}

## What happened

pendulum-event-Began = The game was set up for { $characters }. Privilege order: { $order }. Achievement: { $achievement-name }.
pendulum-event-Placed = { pendulum-who } placed { pendulum-worker } in the { $area-name } { $row-name }, for { $actions }.
pendulum-told-Placed = { pendulum-who } placed a worker in { $area-name }: { $actions }.
pendulum-told-Acted = { pendulum-who } acted in { $area-name }: { $action-name }.
pendulum-event-Withdrew = { pendulum-who } moved { pendulum-worker } back to the mat.
pendulum-event-Acted = { $stratagems-count ->
    [0] { pendulum-who } acted { pendulum-with-worker } in the { $area-name } { $row-name }: { $action-name }.
   *[other] { pendulum-who } acted { pendulum-with-worker } in the { $area-name } { $row-name }, using { $stratagems }: { $action-name }.
}
pendulum-event-Paid = { pendulum-who } paid { $amounts }.
pendulum-event-Gained = { $amounts-count ->
    [0] { $lost ->
        [0] { pendulum-who } gained no steps: the track is at its end.
       *[other] { pendulum-who } lost { $lost } to the limit.
    }
   *[other] { $lost ->
        [0] { pendulum-who } gained { $amounts }.
       *[other] { pendulum-who } gained { $amounts } and lost { $lost } to the limit.
    }
}
pendulum-event-Produced = { pendulum-who } produced in { $colour-name }.
pendulum-event-Flipped = { $seat ->
    [none] The { $timer-name } timer flipped { pendulum-to-row }.
   *[other] { pendulum-who } flipped the { $timer-name } timer { pendulum-to-row }.
}
pendulum-event-Coincided = { $move ->
    [Flip] { pendulum-who } flipped the timer at the same moment as another player. It flips once.
   *[other] { pendulum-who } refilled the same place at the same moment as another player.
}
pendulum-event-CouncilCalled = Council was called.
pendulum-event-StratagemPlayed = { pendulum-who } played “{ $card-name }”.
pendulum-event-PickedUp = { pendulum-who } picked up { $cards }.
pendulum-event-Claimed = { $legendary ->
    [true] { $rewards ->
        [0] { pendulum-who } claimed { $achievement-name } for the legendary token.
       *[other] { pendulum-who } claimed { $achievement-name } for the legendary token and the reward.
    }
   *[false] { $rewards ->
        [1] { pendulum-who } claimed { $achievement-name } for the reward.
       *[other] { pendulum-who } claimed { $achievement-name } for the reward twice.
    }
}
pendulum-event-Refilled = { pendulum-who } turned { $province-name } face up.
pendulum-event-Conquered = { pendulum-who } conquered { $province-name }.
pendulum-event-Drew = { pendulum-who } drew { $province-name } from the deck.
pendulum-event-Slotted = { pendulum-who } put { $province-name } under { $colour-name }, which now also produces { $gains }.
pendulum-event-Retrieved = { pendulum-who } retrieved { pendulum-worker }.
pendulum-event-Recruited = { pendulum-who } recruited { pendulum-worker }.
pendulum-event-Swapped = { pendulum-who } swapped a step on { $give-name } for one on { $gain-name }.
pendulum-event-Glorified = { $cubes ->
    [1] { pendulum-who } turned a step on { $track-name } into glory.
   *[other] { pendulum-who } turned { $cubes } steps on { $track-name } into glory.
}
pendulum-event-Promoted = { pendulum-who } swapped { pendulum-worker } for a grande.
pendulum-event-LimitRaised = { pendulum-who } raised the limit to 3 provinces per slot.
pendulum-event-Declined = { pendulum-who } declined.
pendulum-event-Lapsed = { pendulum-who } had nothing left to choose from.
pendulum-event-SaidDone = { $seat ->
    [you] { $seat-name } are done.
   *[other] { $seat-name } is done.
}
pendulum-event-TookDoneBack = { $seat ->
    [you] { $seat-name } are no longer done.
   *[other] { $seat-name } is no longer done.
}
pendulum-event-SaidReady = { $seat ->
    [you] { $seat-name } are ready.
   *[other] { $seat-name } is ready.
}
pendulum-event-TookReadyBack = { $seat ->
    [you] { $seat-name } are no longer ready.
   *[other] { $seat-name } is no longer ready.
}
pendulum-event-ClaimedPrivilege = { pendulum-who } claimed privilege. Players now act one at a time: { $order }.
pendulum-event-Wished = { $timed ->
    [true] { pendulum-who } asked for a timed round.
   *[false] { pendulum-who } asked for an untimed round.
}
pendulum-event-ModeAgreed = { $timed ->
    [true] Everyone agreed to play timed from now on.
   *[false] Everyone agreed to play untimed from now on.
}
# $move is the kind of move.
pendulum-command = { $move ->
    [Place] a placement
    [Withdraw] a move to the mat
    [Act] an action
    [BoldAct] a bold placement
    [Flip] a flip
    [PlayStratagem] a stratagem
    [PickUp] a pickup of stratagems
    [Claim] a claim
    [Refill] a refill
    [Conquer] a conquest
    [Draw] a conquest
    [Retrieve] a retrieval
    [Wish] a choice of mode
    [ClaimPrivilege] a claim of privilege
   *[other] a choice
}
pendulum-event-RoundBegan = { $timed ->
    [true] Round { $round } began.
   *[false] Round { $round } began, untimed.
}
pendulum-event-SpaceEntered = The marker moved to space { $space } of the timer track.
pendulum-event-CouncilBegan = Council { $round } began. Privilege by votes: { $votes }.
pendulum-event-RewardTaken = { pendulum-who } took the reward “{ $card-name }”.
pendulum-event-Trimmed = { pendulum-who } gave up { $province-name }.
pendulum-event-Prepared = Round { $round } was set up. Achievement: { $achievement-name }. Rewards: { $rewards }.
pendulum-event-Ended = { $winners-count ->
    [0] { $reason ->
        [nobody] The game is over. Nobody has legendary, so nobody won.
       *[other] The game is over. The Automas won: { $reason-name }.
    }
   *[other] The game is over, won by { $winners }: { $reason-name }.
}
pendulum-event-Granted = { pendulum-who } won the clash by privilege: { pendulum-command }.
pendulum-event-TakenBack = { $by-name } won the clash by privilege. { $seat-name } lost { pendulum-command }.

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
pendulum-automa-icon-tempo = timing
pendulum-automa-icon-vp = steps on tracks
pendulum-automa-icon-resource = resources
pendulum-automa-icon-vote = votes
pendulum-automa-icon-worker = workers
pendulum-automa-icon-grande = the grande card

## What a card of the Automas means

pendulum-automa-card-worker = In { $area }, their leftmost worker in the row with the timer moves to the frame without an Automa worker.
pendulum-automa-card-timer = They flip purple if it has run out; otherwise { $timer }, if it has run out.
pendulum-automa-card-place = They remove the province at place { $place }.
pendulum-automa-card-nothing = It does nothing during the round.
pendulum-automa-card-council = In the council: { pendulum-automa-points }, { pendulum-automa-votes }, and it looks for { $icon }.

## What the Automas did

pendulum-event-AutomasBegan = { $foreshadowing ->
    [true] Two Automas at level { $level } joined. They lay out their council cards face up.
   *[false] Two Automas at level { $level } joined.
}
pendulum-event-LeftBox = { pendulum-who } moved { pendulum-worker } off its box, triggering an Automa card.
pendulum-event-Stayed = { pendulum-who } had to leave { pendulum-worker } on the mat: an Automa got in the way.
pendulum-event-AutomaDrew = { $reshuffled ->
    [true] The Automas reshuffled their discards and drew card { $card }.
   *[false] The Automas drew card { $card }.
}
pendulum-event-AutomaMoved = An Automa worker in { $area-name } moved from the { $from-row-name }, frame { $from-frame }, to the { $to-row-name }, frame { $to-frame }.
pendulum-event-AutomaFlipped = The Automas flipped the { $timer-name } timer { pendulum-to-row }.
pendulum-event-AutomaRemoved = The Automas removed { $province-name }.
pendulum-event-AutomaLaid = Automa { $automa } laid out card { $card }: { pendulum-automa-points }, { pendulum-automa-votes }.
pendulum-event-TokenGone = Purple flipped for the second time: the legendary token is gone for this round.
pendulum-event-AutomaScored = Automa { $automa } gained { pendulum-automa-points }, now { $total } in total. It has { pendulum-automa-votes }.
pendulum-event-AutomaAdvanced = { $why ->
    [place] Automa { $automa } gained { pendulum-automa-points } for its place, now { $total } in total.
   *[no-match] Automa { $automa } found no reward and gained { pendulum-automa-points } instead, now { $total } in total.
}
pendulum-event-AutomaTook = Automa { $automa } took the reward “{ $card-name }”.

## Options as the set-up page offers them

pendulum-option-tempo-fast = Fast
pendulum-option-tempo-fast-about = Half the printed times.
pendulum-option-tempo-printed = Standard
pendulum-option-tempo-printed-about = 3:00, 2:00 and 0:45.
pendulum-option-tempo-calm = Relaxed
pendulum-option-tempo-calm-about = One and a half times as long.
pendulum-option-tempo-slow = Slow
pendulum-option-tempo-slow-about = Twice the printed times.
pendulum-option-tempo-brisk = Brisk
pendulum-option-tempo-brisk-about = Four fifths of the printed times.
pendulum-option-untimed-switch = First round untimed
pendulum-option-untimed-switch-about = The rulebook's advice for new players.
pendulum-option-untimed-none = None
pendulum-option-untimed-none-about = The timers run in all four rounds.
pendulum-option-untimed-first = Round 1
pendulum-option-untimed-first-about = An easy start: round 1 without running timers.
pendulum-option-untimed-all = All
pendulum-option-untimed-all-about = No running timers at all.
pendulum-option-character = Your character
pendulum-option-character-about = The others get random ones.
pendulum-option-character-random = Random character
pendulum-option-character-random-about = At random, from the sides chosen below.
pendulum-option-character-bolk-champion = Bolk the Champion
pendulum-option-character-bolk-champion-about = Loved by the crowds. Recruits with military.
pendulum-option-character-dhrenkir-insidious = Dhrenkir the Insidious
pendulum-option-character-dhrenkir-insidious-about = Whispers in the council. Recruits with votes.
pendulum-option-character-gambal-briber = Gambal the Briber
pendulum-option-character-gambal-briber-about = Starts with the most gold. Recruits with gold.
pendulum-option-character-licinia-implacable = Licinia the Implacable
pendulum-option-character-licinia-implacable-about = Balanced on every track. Recruits with any resources.
pendulum-option-character-mesoat-justicar = Mesoat the Justicar
pendulum-option-character-mesoat-justicar-about = Far ahead in power, far behind in prestige. Recruits with culture.
pendulum-option-character-bolk-warmonger = Bolk the Warmonger (advanced)
pendulum-option-character-bolk-warmonger-about = Takes a second action next to the first and exchanges culture for military.
pendulum-option-character-dhrenkir-tyrant = Dhrenkir the Tyrant (advanced)
pendulum-option-character-dhrenkir-tyrant-about = Brown production gives votes. Claims two benefits at once.
pendulum-option-character-gambal-insurgent = Gambal the Insurgent (advanced)
pendulum-option-character-gambal-insurgent-about = Enters a row with the timer and acts at once.
pendulum-option-character-licinia-alchemist = Licinia the Alchemist (advanced)
pendulum-option-character-licinia-alchemist-about = Produces any resources and pays for everything with them.
pendulum-option-character-mesoat-pacifist = Mesoat the Pacifist (advanced)
pendulum-option-character-mesoat-pacifist-about = Conquers through production and acts twice for twice the cost.
pendulum-option-variant = Advanced variant
pendulum-option-variant-about = For all players.
pendulum-option-variant-none = None
pendulum-option-variant-none-about = The standard rules.
pendulum-option-variant-glory = Glory
pendulum-option-variant-glory-about = Steps past the end of a track can become glory.
pendulum-option-variant-both = Glory and the worker rule
pendulum-option-variant-both-about = In addition, your own workers never share a frame.
pendulum-option-foreshadowing-no = Off
pendulum-option-foreshadowing-no-about = The Automas draw their cards at the council.
pendulum-option-foreshadowing-yes = On
pendulum-option-foreshadowing-yes-about = The Automas lay out their council cards during the round.
pendulum-option-plans-yes = Allowed
pendulum-option-plans-yes-about = One plan for each worker.
pendulum-option-plans-no = Not allowed
pendulum-option-plans-no-about = Every move is made by hand.
pendulum-option-tempo-printed-told = printed timers
pendulum-option-tempo-calm-told = relaxed timers
pendulum-option-tempo-slow-told = slow timers
pendulum-option-tempo-brisk-told = brisk timers
pendulum-option-tempo-fast-told = fast timers
pendulum-option-untimed-none-told = timed throughout
pendulum-option-untimed-first-told = untimed first round
pendulum-option-untimed-all-told = untimed throughout
pendulum-option-sides-basic-told = basic mats
pendulum-option-sides-advanced-told = advanced mats
pendulum-option-sides-any-told = basic or advanced mats
pendulum-option-variant-glory-told = glory
pendulum-option-variant-both-told = glory and the worker rule
pendulum-option-plans-yes-told = planned moves allowed
pendulum-option-plans-no-told = no planned moves
pendulum-option-foreshadowing-no-told = no foreshadowing
pendulum-option-foreshadowing-yes-told = with foreshadowing
pendulum-option-automa-A-told = Automas at level A
pendulum-option-automa-B-told = Automas at level B
pendulum-option-automa-C-told = Automas at level C
pendulum-option-automa-D-told = Automas at level D
pendulum-option-automa-E-told = Automas at level E
pendulum-option-automa-F-told = Automas at level F
pendulum-preset-first = An easy start: relaxed timers and hints.
pendulum-preset-days = No timers: everyone moves when they have time.

# What can be planned ahead, and why a plan stops.
pendulum-premove-StayReady = Stay ready until I can do something new
pendulum-premove-StayReady-about = You are ready at once on every space that follows, as long as it lets you do nothing new.
pendulum-premove-RestOfRound = Ready for the rest of the round
pendulum-premove-RestOfRound-about = You are ready on every space that follows, and done once council is called, whatever happens.
pendulum-premove-Reconsider = Ready, unless somebody acts
pendulum-premove-Reconsider-about = If another player does something before the timers move on, you are no longer ready and can act again.
pendulum-lapsed-new = Your plan stopped: you can do something new.
pendulum-lapsed-council = Your plan stopped: council has been called.
pendulum-lapsed-claimed = Your plan stopped: privilege has been claimed.
