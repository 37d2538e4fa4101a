# The rules of Pendulum by their ids, in our own words. A sentence that begins with "House ruling:" settles
# something that the printed rules leave open.

## Set-up

pendulum-SET-1 = Pendulum is for one to five players. A solo player faces two Automas, using the three-player rules. One to three players use the small side of the board, four or five the large side.
pendulum-SET-2 = Each timer starts at the top row of its area. The purple area has two circles per row: the timer takes one of the top circles, and each of the other three gets a time marker.
pendulum-SET-3 = Shuffle the 10 achievements and reveal one. With four or five players, the legendary token starts on it; with fewer, the token joins at the first council.
pendulum-SET-4 = Shuffle the 56 provinces and turn four face up.
pendulum-SET-5 = To build the council deck, shuffle the five final rewards and put them at the bottom. Remove 10 of the other 25 rewards unseen, put the remaining 15 on top, and deal five face up. The grande card lies face up in its own place.
pendulum-SET-6 = Each player has a character, drawn at random or chosen, and uses the basic or advanced side of its mat. You start with four stratagems in hand, the resources and votes printed on your mat, all tracks at their start, and one grande (large worker) and one common (small worker) available. Two more commons are in your reserve, and your second grande waits at the council. Each mat is used once, so the two sides of a character never play in the same game.
pendulum-SET-7 = The first privilege order is random.
pendulum-SET-8 = With two players, four neutral workers stay in the frames of the single-width purple and green spaces for the whole game and block commons there. A neutral marker starts last in privilege order.
pendulum-SET-9 = Opening: in privilege order, each player places their grande. Then, in the same order, each places their common. Both go into frames of bottom rows, by the usual rules. The neutral player places nothing. Then all timers flip to the bottom rows and round 1 begins. House ruling: you must place both workers, and nothing else can be done before that flip.
pendulum-SET-10 = The game has four rounds, each followed by a council.
pendulum-SET-11 = House ruling: mats, hands, discards and votes are open to everyone. Only the faces and the order of face-down cards are hidden.

## Timers

pendulum-TIM-1 = The purple timer runs for 3 minutes, the green one for 2 minutes and the black one for 45 seconds.
pendulum-TIM-2 = Any player may flip a timer that has run out, but nobody has to. It moves to the other row of its area instantly; there is never a moment without a timer. House ruling: a timer has run out once its full time has passed, to the millisecond.
pendulum-TIM-3 = For workers, all that matters is which row the timer is at, not whether its sand is still running.
pendulum-TIM-4 = Each purple flip pushes one time marker off the row the timer moves to. The flip that starts a round counts, so a round has exactly three purple flips. As soon as the last marker is gone, council is called, without waiting for the sand.
pendulum-TIM-5 = Once council is called, no timer may be flipped.
pendulum-TIM-6 = During a pause all timers stop, and later they continue together with the sand they had. Nothing else can be done during a pause. House ruling: any player may pause at any time, even in the middle of an action. Play continues when everyone is ready.
pendulum-TIM-7 = Rounds 2 to 4 begin with a flip of all three timers to their other rows, once all of them have run out. House ruling: as nothing can happen while they run out, the game doesn't wait for it.
pendulum-TIM-8 = House ruling: the flip that starts a round belongs to nobody. The game makes it when every player is ready, also after the opening; until then you may take back your ready. It pushes off a time marker, which goes to no mat, and it triggers no Automa card. After every flip, the timer runs for its full time.

## Workers

pendulum-WRK-1 = A worker may enter a frame, or leave a frame or box, only in a row without the timer. This includes the frame above its own box. It may also move to your mat, and from your mat to a frame. Only retrieving, the bold placement and the Automas break this rule.
pendulum-WRK-2 = The only way into a box is to act, and acting never leads into a frame.
pendulum-WRK-3 = In purple and green, a common may not enter a frame that holds any worker. Workers in boxes don't block. House ruling: your own workers block your commons too.
pendulum-WRK-4 = In black, any number of workers may share a frame.
pendulum-WRK-5 = A grande is never blocked.
pendulum-WRK-6 = To act, move a worker from its frame, in the row with the timer, to the box below, pay the cost, then gain the reward. A worker acts once; then it is stuck until the timer leaves the row.
pendulum-WRK-7 = An action costs 2 gold in purple and green. In black, the conquest costs 4 military and the other actions are free. If you can't pay, you can't act.
pendulum-WRK-8 = Nothing blocks the way from a frame to its box.
pendulum-WRK-9 = If you start an action while the timer is at the row, you may finish it after the timer has left.
pendulum-WRK-10 = You take one action at a time. While your action has an open choice, make it before you act, move, flip, play, pick up, claim, refill, or declare yourself done or ready. The other players don't wait for you.
pendulum-WRK-11 = You never have to act.
pendulum-WRK-12 = You never have more than four workers, grandes included.
pendulum-WRK-13 = A double-width frame on the small side is one space with two boxes below it. A worker there may act in either box; you choose when it acts.
pendulum-WRK-14 = Several of your own workers may share a frame if the rules for frames let each of them in.
pendulum-WRK-15 = House ruling: you name the worker, its box and the stratagems that change the action together, and pay everything at once. Only choices within the reward may stay open.

## Resources, costs, rewards

pendulum-ECO-1 = You can hold up to 10 of each resource, minus the cubes of it you have spent on glory. Any surplus is lost. Votes have no limit.
pendulum-ECO-2 = Steps past the end of a track are lost, unless you turn them into glory.
pendulum-ECO-3 = You pay a cost first, in full, and once for one reward.
pendulum-ECO-4 = "Any" resources, whether you pay, gain or need them, are any mix of military, culture and gold, but never votes. House ruling: when you gain any resources, you fill the room you have and the rest is lost. If you have no room, you aren't asked.
pendulum-ECO-5 = Production of a colour gives you everything shown in that slot of your mat and on the provinces under it, even those beyond the limit: resources, votes, steps and any other effect the mat shows. House ruling: only what is there when production begins counts, so a province conquered by it produces from the next time on. You get fixed gains first, then any resources, then a conquest, then a retrieval.
pendulum-ECO-6 = When steps are the cost, you move back on the track, but never behind its start. Legendary is never a cost.
pendulum-ECO-7 = Players don't trade.
pendulum-ECO-8 = You may decline a conquest, a pick-up gained as a reward, and glory; you must take every other gain. Once you hold a province, you must put it under a slot, and once you have chosen the grande card, you must swap a worker. House ruling: you may decline a retrieval too.
pendulum-ECO-9 = House ruling: you can't choose a worker action, stratagem or pick-up whose only effect has no target. A gain that only exceeds a limit is fine. You may take a council reward even if it gives you nothing. If the target disappears while your choice is open, the effect is lost and the cost stays paid.

## Provinces

pendulum-PRV-1 = To conquer, take a face-up province or the top card of the deck unseen, and slide it under one of your four slots, so that the side in that slot's colour shows. You see the card before you choose the slot.
pendulum-PRV-2 = A province under a slot never moves again.
pendulum-PRV-3 = Any player may refill empty province places from the deck at any time, even during the council, but nobody has to. You may draw from the deck without refilling first. House ruling: refill one card at a time, into an empty place of your choice.
pendulum-PRV-4 = Between councils, you may have any number of provinces under a slot.
pendulum-PRV-5 = Provinces that are trimmed, cleared at the council or removed by an Automa leave the game. House ruling: once the deck is empty, nothing can be refilled or drawn, and the council deals what is left.

## Stratagems

pendulum-STR-1 = During a round you may play a stratagem from your hand at any time. Pay its cost, gain its reward and discard it on your mat.
pendulum-STR-2 = For the cost printed on your mat, you pick up all your discarded stratagems, even if you still hold others. The cost is 5 culture; the Warmonger pays 2 power, the Tyrant 4 votes.
pendulum-STR-3 = A permanent council reward goes to your hand and is a stratagem like any other. You pay its cost when you play it, not when you take it.
pendulum-STR-4 = Retrieve: take one of your workers out of a row with the timer, from a frame or a box, even the one that just acted. It is available at once. House ruling: which workers you may retrieve is fixed when the effect begins; a flip while you choose changes nothing.
pendulum-STR-5 = Recruit: one common from your reserve becomes available. It is never a grande and never a fifth worker.
pendulum-STR-6 = Waive: played with a worker action in purple or green, it saves you the 2 gold. It doesn't save you the 4 military.
pendulum-STR-7 = You may play several stratagems that change an action on the same action. Each waive saves one payment of 2 gold. A second action or double action has two payments, so there you may play two.
pendulum-STR-8 = Swap: trade one step of a track for one step of another. Legendary can be neither given nor gained. Past the end of a track, the usual rules apply.
pendulum-STR-9 = The Warmonger's exchange: pay any amount of culture to gain the same amount of military, or the other way round.
pendulum-STR-10 = The Warmonger's second action: with a worker action, you also take the action of the box directly to the left or right in the same row, whatever frame is above it. The worker stays in its own box. House ruling: this is one action. Pay both costs first, then gain its own reward, then the other.
pendulum-STR-11 = The Tyrant's double claim: with a claim, take two benefits, either the reward twice or the legendary token and the reward. It still takes one marker and counts as one claim. House ruling: if there is no token for you, you get the reward twice.
pendulum-STR-12 = The Insurgent's bold placement: a free worker enters a frame in a row with the timer and acts at once in a box below it, at the usual cost, but never in a production box. House ruling: this is one action, so the worker can't stay in the frame. In purple and green, a common needs an empty frame. The advanced worker rule doesn't apply.
pendulum-STR-13 = The Alchemist pays any 2 resources for two steps on one track (not legendary), for taking back one discarded stratagem other than the card itself, or for a retrieval.
pendulum-STR-14 = The Pacifist's claim: for 4 culture and 2 votes, you claim the achievement without holding what it needs. House ruling: everything else works as with any claim, so it is your one claim for the round.
pendulum-STR-15 = The Pacifist's double action: with a worker action, pay its cost twice and gain its reward twice. House ruling: make both payments first, then gain one reward after the other. The second one takes into account what the first one gave you.
pendulum-STR-16 = You play waive, second action and double action together with the worker action, and double claim together with the claim; never on their own, before or after.

## Achievements

pendulum-ACH-1 = You may claim the achievement if you hold at least the resources and votes shown. You spend nothing. "Any 12" means 12 of the three resources together.
pendulum-ACH-2 = You may claim once per round. Your marker returns at the council.
pendulum-ACH-3 = A claim gives you either the legendary token with the legendary step, if the token is there and you have never taken it, or the reward, but not both. If there is no token for you, you get the reward.
pendulum-ACH-4 = One player per round can take the token; it returns every round. Legendary comes only from the token and from the final reward.

## Council

pendulum-COU-1 = After the call, you may still do everything except flip timers, without a time limit, until everyone is done. House ruling: you may take back your done until everyone is done, and acting takes it back too.
pendulum-COU-2 = If you want to act last, you may claim privilege. House ruling: from then on players act one at a time, from the lowest to the highest in privilege, and done is final. Meanwhile the others may only refill provinces, which takes back nobody's done, and finish a choice that was already open. The claim cancels everyone's earlier done.
pendulum-COU-3 = During the council you can only refill provinces and do what its steps ask for.
pendulum-COU-4 = Step 1: a new privilege order by votes, most votes first. Tied players swap order: whoever was lower moves ahead. Then everyone gives up all their votes. The neutral player always has 3 votes, keeps them and may come first.
pendulum-COU-5 = Step 2: in the new order, each player takes the steps for their place, on power, prestige and popularity in any mix, and one reward. The next player waits until its effects are done. From first to last place this is 2, 1, 1, 0 and 0 steps on the large side, and 2, 1 and 0 on the small side. Cards taken are not replaced. You must take a reward. The neutral player takes nothing, and nobody gets its steps. House ruling: take your steps first, then the reward.
pendulum-COU-6 = The printed reward, one step of your choice, is open to everyone, any number of times.
pendulum-COU-7 = The grande card: a grande replaces one of your commons, wherever it is, and the common leaves the game. The card stays face down until the next round. You can't take it if you have two grandes. The swap is not a move, so frames and timers don't matter. House ruling: the common must be in play, not in reserve.
pendulum-COU-8 = Immediate cards take effect at once and leave the game. The card that raises your province limit to 3 stays with you and counts from this council on; you can't take a second one.
pendulum-COU-9 = Permanent cards go to your hand as stratagems.
pendulum-COU-10 = In the fourth council, the five final rewards are available, besides the printed reward and the grande card. They are face up from the start of round 4. You must be able to pay the cost. You can't take the legendary one if you already have legendary.
pendulum-COU-11 = Step 3: you keep at most 2 provinces under each slot, or 3 with the card. You choose which ones to give up.
pendulum-COU-12 = Step 4: after the fourth council the game ends. Otherwise the grande card is turned face up, unclaimed rewards leave and five new ones are dealt, face-up provinces leave and four new ones are dealt, claim markers return, a new achievement replaces the old one and gets the legendary token, and the three purple time markers return.
pendulum-COU-13 = Step 5: you may place and move workers by the usual rules; other than that, you can only refill provinces. Privilege settles conflicts. House ruling: all players move at the same time, the grace period applies, and you may claim privilege to act last.
pendulum-COU-14 = Step 6: all three timers flip and the next round begins. Workers and timers are never reset.
pendulum-COU-15 = Rewards that conquer, produce or retrieve work during the council. A retrieved worker waits on your mat until step 5. Votes gained during the council count for the next one.
pendulum-COU-16 = The council doesn't change resources, hands, discards or workers.

## Privilege

pendulum-CLM-1 = When two players' moves clash within about a second, the player higher in privilege prevails. Examples: the same province, the legendary token, the same frame in purple or green, or a placement against a flip to that row. Other clashes count too.
pendulum-CLM-2 = House ruling: a move that is refused is granted if it would have been allowed just before moves that lower-ranked players made within the last second. Their moves are taken back as far as they clash, and they are told. The table may set another grace period; 0 turns it off.
pendulum-CLM-3 = Privilege never settles a tie in votes.
pendulum-CLM-4 = Only the recorded moves and their times decide, so a replay always comes out the same.
pendulum-CLM-5 = House ruling: only a refused move reaches back; an allowed move never undoes an earlier one. A move is taken back whole, with everything that followed from it, but never if it revealed a hidden card. Two flips of one timer, or two refills of one place, within the grace period count as one, for everyone who may flip or refill at that moment, even with a choice still open. You never clash with what your own move did, so there are no clashes in a solo game.
pendulum-CLM-6 = House ruling: the grace period is measured in table time and includes its last moment. The game goes back to the latest point that works; privilege counts as it was then, and the granted move counts as made just before the move it displaces. Your own and higher-ranked moves, and all cards already revealed, must come out the same, or nothing is granted: workers go from and to the same places, and the same things are paid, gained, taken and revealed. If your ready or done lapses through the granted move, that makes no difference. Nothing is granted if a later move of your own would undo it, or if your own or a higher-ranked move in the grace period forbids it too. Nothing reaches back across a change of phase. Done, ready, pause and resume are never displaced.

## The end

pendulum-END-1 = The game ends after the fourth council. Columns count from 0. The parchment begins at column 14; a track there is worth its column minus 13 points. Legendary is worth 1 point.
pendulum-END-2 = The player with all four tracks in the parchment wins. If there are several, the one with the most points in the parchment wins, then the one higher in the privilege order of the fourth council.
pendulum-END-3 = If nobody has all four tracks there, only players with legendary can win. Among them, the one whose lowest track is furthest along wins; if tied, compare the second lowest, and so on, then privilege. Legendary itself isn't compared. House ruling: compare columns.
pendulum-END-4 = If nobody has legendary, nobody wins.

## Untimed play

pendulum-UNT-1 = The timer track has 11 spaces: all timers, black, black, green, black, black and purple, black, green, black, black, and finally all timers with the call to council. When the marker enters a space, the timers shown there flip. The first space is the flip that starts the round.
pendulum-UNT-2 = On each space, you act freely and for as long as you like, but nobody flips timers. When everyone is ready, the marker moves on. Until then you may take back your ready.
pendulum-UNT-3 = After the last space the council follows as usual.
pendulum-UNT-4 = After each council the players may switch between timed and untimed play for the next round. House ruling: this happens in step 5, as soon as everyone agrees; to switch back, everyone must agree again. Otherwise the mode stays the same.
pendulum-UNT-5 = Games against the Automas are always timed.
pendulum-UNT-6 = Privilege settles conflicts here too. House ruling: the grace period applies, and on any space you may claim privilege to act last.

## The advanced variant

pendulum-ADV-1 = The variant has two parts, the worker rule and glory, and each player may choose it. You can use glory without the worker rule, but not the worker rule without glory. The variant has nothing to do with the advanced sides of the mats.
pendulum-ADV-2 = The worker rule: two of your own workers never share a frame, not even in black and not even with a grande. Boxes are exempt. The rule also applies in the opening and in step 5 of the council.
pendulum-ADV-3 = Glory: for each step past the end of power, prestige or popularity, you may put one cube of that colour (military, culture, gold) on the track. This lowers your limit for that resource for good. Glory can't be spent or undone, isn't a step, and stays when you pay steps. Gains fill the track first, even after you have paid steps, and all this works during the council too. You can have up to 10 cubes of each colour. House ruling: the cube comes from the supply, or from your mat if the supply is empty. You choose how many of the steps become glory.
pendulum-ADV-4 = Ties: after the points in the parchment, or after the lowest track, total glory on all tracks decides, then privilege, and nothing else. House ruling: if anyone plays with glory, this applies to everyone; players without it have 0.

## The Automas

pendulum-AUT-1 = A solo player faces two Automas, by the three-player rules, timed, on the small side. The Automas only gain votes and points. They take no actions and never use boxes, the black area, achievements or provinces.
pendulum-AUT-2 = Before your opening, the Automas place six grandes: one in each frame of the purple and green bottom rows, and one more in each of the two top rows. For each of these two, draw a card: if it shows the worker icon of that area, the grande goes to the single-width frame, otherwise to the double-width one. House ruling: the icon of the other area also sends it to the double-width one. Then shuffle all cards.
pendulum-AUT-3 = Draw and resolve a card whenever you move a worker off a box, by any means and before it is placed again, and whenever you flip green or black while purple has run out. Each event draws one card. Leaving a frame, a purple flip, a flip by the Automas, the flip that starts a round and the grande card draw none. An empty deck is reshuffled from the discards, without the cards laid out.
pendulum-AUT-4 = Resolve a card in this order: worker, timer, province.
pendulum-AUT-5 = Worker: in the area of the icon, the leftmost Automa worker in the row with the timer moves to the frame without an Automa worker, in either row. Neither timers nor workers stop it. Automa workers block commons.
pendulum-AUT-6 = Timer, only if the card shows a timer icon: if purple has run out, they flip it; otherwise they flip the timer shown, if it has run out. They flip one timer per card. What counts is what has run out when the card is drawn. After the call they flip nothing, but the worker and province parts still happen.
pendulum-AUT-7 = A marker pushed off by an Automa flip goes to the Automas' mat and counts for both of them. After the second purple flip of a round, counting the one that starts it and no matter who made it, the legendary token is gone for that round.
pendulum-AUT-8 = Province: the face-up province at the place shown leaves the game, if there is one.
pendulum-AUT-9 = Before step 1 of the council, each Automa draws 3 cards, Automa 1 first, and gains points: the icons on its cards, the round bonus of its level, and 1 for each marker on their mat, but at least 0.
pendulum-AUT-10 = Each Automa's votes are those on its cards, plus the round bonus, plus 1 for each marker, from 0 to 20.
pendulum-AUT-11 = Each Automa gains 2, 1 or 0 points for its place. In the first three councils, read its cards from left to right until an icon matches a reward on the board. Search row by row, in the lower row starting with the grande card. Discard the matching reward. If it is the grande card, turn it face down; the Automa now owns a grande, and its grande icons are ignored from then on. Without a match it gains 1 point. The printed reward and a face-down grande card match nothing.
pendulum-AUT-12 = In the fourth council, each Automa gains points for its place as before, but its cards are not read for rewards, and there is no point for a missing match. If you lack legendary and that reward is there, it takes it. Otherwise, of the one-track rewards still there, it takes the one for the track on which you are farthest from the end, counting glory; if tied, the topmost. It never takes the reward for all three tracks.
pendulum-AUT-13 = In step 4, shuffle all cards, including those laid out. During the whole council, a card drawn only moves its worker.
pendulum-AUT-14 = To win, you must have legendary and beat each Automa; the Automas count as having it. If you are in the parchment on all three tracks and the Automa is in its own, compare the points there. If only one of you is, that one wins. If neither is, the smaller distance to the parchment wins; yours is measured on your lowest track, the Automa's is half the spaces it still needs, rounded up. House ruling: glory breaks ties in the advanced variant, then privilege.
pendulum-AUT-15 = There are six levels, A to F, each with its own bonuses. A to C are played without the advanced variant, D to F with both parts of it.
pendulum-AUT-16 = Foreshadowing, if chosen: before each purple flip, including the one that starts the round, one card is laid face up for each Automa, Automa 1 first; its left side isn't resolved. The council uses these cards instead of drawing 3. House ruling: a missing card is drawn before step 1.
pendulum-AUT-17 = An example at level D: cards with 2, 0 and 1 points and -1, 2 and 3 votes, with two markers, give 10 points and 11 votes in round 2, and 15 points and 15 votes in round 3.
pendulum-AUT-18 = House ruling: a worker that leaves a box first goes to your mat, then the card is resolved, then the worker enters its target frame if that is still allowed; otherwise it stays available. If the frame wasn't allowed in the first place, no card is drawn.
pendulum-AUT-19 = The Automas' track ends with the parchment, or in the advanced variant with the last green space. Points beyond that are lost.
