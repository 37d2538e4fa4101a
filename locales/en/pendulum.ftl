# Pendulum. Log lines are told in the past, so that a name and "You" both fit as $player.

pendulum-title = Pendulum
pendulum-about = Workers, votes and provinces in real time, under three sand timers. For 2 to 5 players.

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

## Characters

pendulum-character-bolk-champion = Bolk, the Champion
pendulum-character-dhrenkir-insidious = Dhrenkir, the Insidious
pendulum-character-gambal-briber = Gambal, the Briber
pendulum-character-licinia-implacable = Licinia, the Implacable
pendulum-character-mesoat-justicar = Mesoat, the Justicar
pendulum-character-bolk-warmonger = Bolk, the Warmonger
pendulum-character-dhrenkir-tyrant = Dhrenkir, the Tyrant
pendulum-character-gambal-insurgent = Gambal, the Insurgent
pendulum-character-licinia-alchemist = Licinia, the Alchemist
pendulum-character-mesoat-pacifist = Mesoat, the Pacifist

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

pendulum-action-brown = Brown production
pendulum-action-renown = 1 popularity, 1 prestige, 1 vote
pendulum-action-blue = Blue production
pendulum-action-red = Red production
pendulum-action-popularity = 2 popularity
pendulum-action-muster = 1 power, 2 votes
pendulum-action-yellow = Yellow production
pendulum-action-vote = 1 vote
pendulum-action-conquest = Conquer a province
pendulum-action-resource = Any 1

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

pendulum-phase-opening = Opening
pendulum-phase-starting = Before the first flip
pendulum-phase-round = Round { $round }
pendulum-phase-called = Council is called
pendulum-phase-rewards = Council: rewards
pendulum-phase-trimming = Council: provinces
pendulum-phase-placing = Council: placing workers
pendulum-phase-over = The end

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

## Statistics

pendulum-statistic-actions_taken = Actions taken
pendulum-statistic-actions_missed = Actions missed
pendulum-statistic-gained = Resources gained
pendulum-statistic-lost = Resources lost to the limit
pendulum-statistic-privileges_granted = Commands granted by privilege
pendulum-statistic-commands_taken_back = Commands taken back
pendulum-statistic-round_lengths = Length of the rounds

## Options

pendulum-option-tempo = Tempo
pendulum-option-tempo-about = How long the timers run, as a multiple of the printed times: 0.5 is twice as fast, 3 is leisurely.
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

## Why a move is refused

pendulum-refused-acted-already = This worker has acted. It stays in its box until the timer leaves the row.
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
pendulum-refused-not-paused = The game is not paused.
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
pendulum-refused-paused = The game is paused. It goes on when all are ready.
pendulum-refused-place-full = A province lies in this place.
pendulum-refused-production = The bold placement never goes to a production box.
pendulum-refused-ready-already = You have said ready already.
pendulum-refused-said-already = You have said that you are ready to go on.
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

pendulum-prompt-opening = Place your { $worker } in a bottom row.
pendulum-prompt-starting = Say when you are ready for the first flip.
pendulum-prompt-round = Act, move, flip, play: as you like.
pendulum-prompt-called = Council is called. Finish what you can, then say done.
pendulum-prompt-placing = Place and move workers, then say ready.
pendulum-prompt-over = The match is over.
pendulum-prompt-paused = Paused. Say when you are ready to go on.
pendulum-prompt-waiting = Others are deciding.
pendulum-prompt-any = Which resources do you take?
pendulum-prompt-steps = On which track do you step?
pendulum-prompt-one-track = On which track do all these steps go?
pendulum-prompt-swap = Which step do you give, and for which?
pendulum-prompt-conquer = Which province do you conquer?
pendulum-prompt-slot = Under which slot does the province go?
pendulum-prompt-retrieve = Which worker do you retrieve?
pendulum-prompt-pick-up-one = Which stratagem do you take back?
pendulum-prompt-pick-up-all = Do you take your stratagems back?
pendulum-prompt-grande = Which common makes room for the grande?
pendulum-prompt-glory = How many of the steps past the end become glory?
pendulum-prompt-reward = Which reward do you take?
pendulum-prompt-trim = Which province do you give up?

## Moves, for menus

pendulum-move-Place = Place { $worker } in { $area }, { $row }, frame { $frame }
pendulum-move-Withdraw = Take { $worker } back to your mat
pendulum-move-Act = Act with { $worker }: { $action }
pendulum-move-BoldAct = Act boldly with { $worker }: { $action }
pendulum-move-Flip = Flip the { $timer } timer
pendulum-move-PlayStratagem = Play { $card }
pendulum-move-PickUp = Pick up your stratagems
pendulum-move-Claim = { $kind ->
    [legendary] Claim the legendary token
    [both] Claim the legendary token and the reward
    [twice] Claim the reward twice
   *[reward] Claim the reward
}
pendulum-move-Refill = Refill place { $place }
pendulum-move-Conquer = Conquer { $province }
pendulum-move-Draw = Conquer the top of the deck
pendulum-move-Slot = Slide it under { $colour }
pendulum-move-Take = Take { $military } military, { $culture } culture, { $gold } gold
pendulum-move-Step = Step on { $track }
pendulum-move-Swap = Give { $give } for { $gain }
pendulum-move-Retrieve = Retrieve { $worker }
pendulum-move-Recall = Take back { $card }
pendulum-move-Glory = { $cubes ->
    [0] No glory
   *[other] { $cubes } glory
}
pendulum-move-Promote = Swap { $worker } for the grande
pendulum-move-TakeReward = Take { $card }
pendulum-move-Trim = Give up { $province }
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
pendulum-move-Pause = Pause
pendulum-move-Resume = Ready to go on

## What happened

pendulum-event-Began = The table was laid out. Privilege order: { $list }. Achievement: { $achievement }.
pendulum-event-Placed = { $player } placed { $worker } in { $area }, { $row }, frame { $frame }.
pendulum-event-Withdrew = { $player } took { $worker } back to the mat.
pendulum-event-Acted = { $player } acted with { $worker }: { $action }.
pendulum-event-Paid = { $player } paid { $list }.
pendulum-event-Gained = { $lost ->
    [0] { $player } gained { $list }.
   *[other] { $player } gained { $list } and lost { $lost } for want of room.
}
pendulum-event-Produced = { $player } produced { $colour }.
pendulum-event-Flipped = { $by ->
    [player] { $player } flipped the { $timer } timer to the { $row }.
   *[nobody] The { $timer } timer flipped to the { $row }.
}
pendulum-event-Coincided = { $player } did the same at the same time.
pendulum-event-CouncilCalled = Council was called.
pendulum-event-StratagemPlayed = { $player } played { $card }.
pendulum-event-PickedUp = { $player } picked up { $list }.
pendulum-event-Claimed = { $kind ->
    [legendary] { $player } claimed { $achievement } and the legendary token.
    [both] { $player } claimed { $achievement }, the legendary token and the reward.
    [twice] { $player } claimed { $achievement } and its reward twice.
   *[reward] { $player } claimed { $achievement } and its reward.
}
pendulum-event-Refilled = { $player } turned up { $province }.
pendulum-event-Conquered = { $player } conquered { $province }.
pendulum-event-Drew = { $player } drew { $province } from the deck.
pendulum-event-Slotted = { $player } put { $province } under { $colour }.
pendulum-event-Retrieved = { $player } retrieved { $worker }.
pendulum-event-Recruited = { $player } recruited { $worker }.
pendulum-event-Swapped = { $player } gave a step of { $give } for one of { $gain }.
pendulum-event-Glorified = { $player } turned steps of { $track } into glory: { $cubes }.
pendulum-event-Promoted = { $player } swapped { $worker } for a grande.
pendulum-event-LimitRaised = { $player } raised the limit to 3 provinces a slot.
pendulum-event-Declined = { $player } did without.
pendulum-event-Lapsed = There was nothing left for { $player } to choose from.
pendulum-event-SaidDone = { $player } said done.
pendulum-event-TookDoneBack = { $player } took done back.
pendulum-event-SaidReady = { $player } said ready.
pendulum-event-TookReadyBack = { $player } took ready back.
pendulum-event-ClaimedPrivilege = { $player } claimed privilege. Now one acts after the other: { $list }.
pendulum-event-Wished = { $timed ->
    [true] { $player } wished for a timed round.
   *[false] { $player } wished for an untimed round.
}
pendulum-event-ModeAgreed = { $timed ->
    [true] All agreed to play timed from here on.
   *[false] All agreed to play untimed from here on.
}
pendulum-event-Paused = { $player } paused the game.
pendulum-event-ReadyToResume = { $player } was ready to go on.
pendulum-event-Resumed = The game went on.
pendulum-event-RoundBegan = { $timed ->
    [true] Round { $round } began.
   *[false] Round { $round } began, untimed.
}
pendulum-event-SpaceEntered = The marker moved to space { $space } of the timer track.
pendulum-event-CouncilBegan = Council { $round } began. Privilege order: { $list }.
pendulum-event-RewardTaken = { $player } took the reward { $card }.
pendulum-event-Trimmed = { $player } gave up { $province }.
pendulum-event-Prepared = Round { $round } was laid out. Achievement: { $achievement }.
pendulum-event-Ended = { $reason ->
    [nobody] The match ended, and nobody won: nobody has legendary.
   *[other] The match ended. { $player } won: { $why }.
}
pendulum-event-Granted = { $player } had privilege: the command counts as given in time.
pendulum-event-TakenBack = { $player } lost a command to the privilege of { $other }.
