# The rules of Pendulum by their ids, in our own words. A sentence that begins with "House ruling:" settles
# something that the printed rules leave open.

## Set-up

pendulum-SET-1 = One to five can play; a single player meets two Automas by the rules for three. Up to three players use the small side of the board, four and five the large side.
pendulum-SET-2 = At first every timer stands beside the top row of its area. The purple area has two circles at each row: the timer takes one of the top ones, a time marker lies on each of the other three.
pendulum-SET-3 = Shuffle the 10 achievements and turn one up. With four or five players the legendary token lies on it from the start; with fewer it joins at the first council.
pendulum-SET-4 = Shuffle the 56 provinces and turn up four.
pendulum-SET-5 = The council deck: the five final rewards, shuffled, go to the bottom. Ten of the other 25 rewards leave the game unseen, the remaining 15 go on top, and five are turned up. The grande card lies open in a place of its own.
pendulum-SET-6 = Everybody has a character, drawn or chosen, on one side of its mat, with four stratagems in hand, the resources and votes printed there, all tracks at their start, one grande and one common worker available, two commons in reserve and a second grande waiting with the council. A mat is used once, so the two sides of a character never play together.
pendulum-SET-7 = Chance decides the first privilege order.
pendulum-SET-8 = With two players, four neutral workers stand for the whole game in the frames of the single-width purple and green spaces and block commons there. A neutral marker begins last in privilege order.
pendulum-SET-9 = The opening: in privilege order everybody places the grande, then in the same order the common, each in a frame of a bottom row by the usual rules. The neutral player places nothing. Then all timers flip to the bottom rows and round 1 begins. House ruling: both workers must be placed, and nothing else can be done before that flip.
pendulum-SET-10 = There are four rounds, and a council after each.
pendulum-SET-11 = House ruling: mats, hands, discards and votes are open to all. Only face-down cards are hidden, their faces and their order.

## Timers

pendulum-TIM-1 = The purple timer runs for 3 minutes, the green one for 2, the black one for 45 seconds.
pendulum-TIM-2 = Anybody may flip a timer that has run out, nobody must. It goes to the other row of its area in no time at all. House ruling: it has run out as soon as its full time has passed, that very millisecond included.
pendulum-TIM-3 = For workers it matters only at which row a timer stands, not whether its sand still runs.
pendulum-TIM-4 = A purple flip pushes one time marker off the row that the timer goes to. The flip that starts a round counts, so a round has exactly three purple flips. The moment the last marker goes, council is called; nobody waits for the sand.
pendulum-TIM-5 = Once council is called, no timer may be flipped.
pendulum-TIM-6 = In a pause all timers lie still, and afterwards they go on with the sand they had. Nothing else can be done meanwhile. House ruling: anybody may pause at any time, even in the middle of an action; play goes on when all are ready.
pendulum-TIM-7 = Rounds 2 to 4 begin with a flip of all three timers to their other rows, once all have run out. House ruling: since nothing can happen while they run out, nobody has to wait for it.
pendulum-TIM-8 = House ruling: the flip that starts a round belongs to nobody. The game makes it when every seat has said ready, in round 1 too; ready can be taken back until then. It pushes a time marker off, but to no mat, and sets off no Automa card. Every flip starts a full glass.

## Workers

pendulum-WRK-1 = A worker may go into a frame only in a row without the timer, and may leave a frame or a box only in a row without the timer; the frame above its own box is no exception. It may also go to its player's mat, and from there to a frame. Retrieving, the bold placement and the Automas break this rule.
pendulum-WRK-2 = The only way into a box is to act, and acting never leads into a frame.
pendulum-WRK-3 = In purple and green a common may not go into a frame where any worker stands. Workers in boxes block nothing. House ruling: one of your own workers blocks it as well.
pendulum-WRK-4 = In black any number of workers may share a frame.
pendulum-WRK-5 = Nothing blocks a grande.
pendulum-WRK-6 = To act, shift a worker from its frame, in the row with the timer, to the box below, pay the cost, then gain the reward. A worker does this once, then it is stuck until the timer leaves the row.
pendulum-WRK-7 = An action costs 2 gold in purple and green and 4 military for the conquest in black; the other black actions are free. If you cannot pay, you cannot act.
pendulum-WRK-8 = The way from a frame to its box is never blocked.
pendulum-WRK-9 = An action that you began while the timer stood at the row may be finished after it has gone.
pendulum-WRK-10 = One action at a time. While a choice of your action is open you must finish it before you act, move, flip, play, pick up, claim, refill or say done or ready. Others do not wait for you.
pendulum-WRK-11 = Nobody ever has to act.
pendulum-WRK-12 = Nobody ever has more than four workers, grandes included.
pendulum-WRK-13 = A double-width frame on the small side is one space over two boxes. Its worker acts in either of them; say which when it acts.
pendulum-WRK-14 = Several of your own workers may share a frame wherever the rules on frames let them in.
pendulum-WRK-15 = House ruling: the worker, its box and the stratagems that change the action are named together, and everything is paid at once. Only choices inside the reward may stay open.

## Resources, costs, rewards

pendulum-ECO-1 = You hold at most 10 of each resource, less the cubes of it that you spent on glory. What goes beyond is lost. Votes have no limit.
pendulum-ECO-2 = Steps past the end of a track are lost, unless they become glory.
pendulum-ECO-3 = Costs come first, are paid in full, and buy one reward once.
pendulum-ECO-4 = "Any" resources, to pay, to gain or to hold, are any mix of military, culture and gold, never votes. House ruling: such a gain fills the room you have and the rest is lost; without room nothing is asked.
pendulum-ECO-5 = Production of a colour gives everything shown in that slot of your mat and on the provinces under it, too many of them included: resources, votes, steps and whatever else the mat shows. House ruling: what lies there when production begins counts, so a province conquered by it gives nothing yet; first come fixed gains, then any resources, then conquest, then retrieval.
pendulum-ECO-6 = Where steps are the cost, the track goes back, but never behind its start. Legendary is never a cost.
pendulum-ECO-7 = Players do not trade.
pendulum-ECO-8 = A conquest, a pick-up given as a reward and glory may be declined; every other gain is taken. A province in your hand must be slotted, and a grande once chosen must be swapped in. House ruling: a retrieval may be declined too.
pendulum-ECO-9 = House ruling: a worker action, stratagem or pick-up is refused if the only thing it does has nothing to work on; a gain that merely overflows is fine. A council reward may be taken even if it gives nothing. If the object vanishes while your choice is open, the effect lapses and the cost stays paid.

## Provinces

pendulum-PRV-1 = To conquer, take a face-up province or the unseen top one of the deck and slide it under one of your four slots, showing the side of that slot's colour. You see the card before you choose the slot.
pendulum-PRV-2 = A province under a slot stays where it is.
pendulum-PRV-3 = Anybody may turn up provinces into empty places at any time, in the council too, but nobody must. You can draw from the deck without refilling. House ruling: one card at a time, into an empty place of your choice.
pendulum-PRV-4 = Between councils any number of provinces may lie under a slot.
pendulum-PRV-5 = Provinces that are trimmed, cleared away or removed by an Automa leave the game. House ruling: when the deck is empty there is nothing to refill or draw, and the council lays out what is left.

## Stratagems

pendulum-STR-1 = During a round you may play a stratagem from your hand at any time: pay its cost, gain its reward, and it lies discarded on your mat.
pendulum-STR-2 = For the cost printed on your mat you take all your discarded stratagems back, even while you still hold others: 5 culture, for the Warmonger 2 power, for the Tyrant 4 votes.
pendulum-STR-3 = A permanent council reward joins your hand and is a stratagem like the others. Its cost is paid when it is played, not when it is taken.
pendulum-STR-4 = Retrieve: take one of your workers out of a row with the timer, from a frame or a box, even the one that has just acted. It is available at once. House ruling: whom you may retrieve is settled when the effect begins; a flip while you choose changes nothing.
pendulum-STR-5 = Recruit: one common of your reserve becomes available. It is never a grande and never a fifth worker.
pendulum-STR-6 = Waive: played with a worker action in purple or green, it saves the 2 gold. It does not save the 4 military.
pendulum-STR-7 = You may change one action with several stratagems. Each waive saves one payment of 2 gold; an action with two payments has room for two.
pendulum-STR-8 = Swap: give one step of a track for one step of another; legendary is out of it on both sides. Past the end the usual rules hold.
pendulum-STR-9 = The Warmonger's exchange: give any number of culture for as many military, or the reverse.
pendulum-STR-10 = The Warmonger's second action: with a worker action, also take the action of the box directly left or right in the same row, whatever frame is above it. The worker stands in its own box. House ruling: this is one action; both costs first, then its own reward, then the other.
pendulum-STR-11 = The Tyrant's double claim: with a claim, take two benefits, either the reward twice or the legendary token and the reward. It is still one marker and one claim. House ruling: without a token for you it is the reward twice.
pendulum-STR-12 = The Insurgent's bold placement: a free worker enters a frame in a row with the timer and acts at once in a box under it, at the usual cost, but never in a production box. House ruling: this is one action, so it cannot stop in the frame; a common needs an empty frame in purple and green; the advanced worker rule is no hindrance.
pendulum-STR-13 = The Alchemist pays any 2 resources for two steps on one track, for one discarded stratagem other than the card itself, or for a retrieval.
pendulum-STR-14 = The Pacifist's claim: 4 culture and 2 votes claim the achievement without holding what it needs. House ruling: all else is as with any claim, so it is the one claim of the round.
pendulum-STR-15 = The Pacifist's double action: with a worker action, pay its cost twice and gain its reward twice. House ruling: both payments first, then one reward after the other; the second counts what the first one brought.
pendulum-STR-16 = Waive, second action and double action are played together with the worker action, the double claim together with the claim, never by themselves, before or after.

## Achievements

pendulum-ACH-1 = Hold at least the resources and votes shown, and you may claim the achievement. Nothing is spent. "Any 12" counts the three resources together.
pendulum-ACH-2 = Everybody may claim once a round; the marker comes back at council.
pendulum-ACH-3 = A claim gives either the legendary token, if it lies there and you never took it, with the legendary step, or the reward, not both. Without a token for you it gives the reward.
pendulum-ACH-4 = One player a round can take the token; it returns every round. Legendary comes from the token and from the final reward only.

## Council

pendulum-COU-1 = After the call everything but flipping goes on, without limit, until all are done. House ruling: done may be taken back until all are done, and whoever acts takes it back.
pendulum-COU-2 = If it matters who acts last, anybody may claim privilege. House ruling: from then on one acts after the other, the lowest in privilege first, and done is final. Meanwhile the others may only refill provinces, which takes nobody's done back, and finish a choice that was open when privilege was claimed. The claim cancels earlier dones.
pendulum-COU-3 = In the council nothing can be done but refilling provinces and what its steps ask for.
pendulum-COU-4 = Step 1: a new privilege order by votes, most votes first. Tied players swap: who was behind goes ahead. Then all votes are given up. The neutral player always has 3 votes, keeps them, and may come first.
pendulum-COU-5 = Step 2: in the new order everybody takes the steps of the place, on power, prestige and popularity as they like, and one reward; the next one waits until its effects are done. First to last that is 2, 1, 1, 0, 0 steps on the large side and 2, 1, 0 on the small one. Cards are not replaced. A reward must be taken. The neutral player takes nothing, and its steps go to nobody. House ruling: steps first, then the reward.
pendulum-COU-6 = The printed reward, one step of your choice, is open to everybody, any number of times.
pendulum-COU-7 = The grande card: a grande takes the place of one of your commons, wherever that stands, and the common leaves the game. The card stays turned over until the next round. Not for a player with two grandes. This is no move, so nothing about frames or timers matters. House ruling: the common must be in play, not in reserve.
pendulum-COU-8 = Immediate cards work at once and leave the game. The card that raises the province limit to 3 stays with its owner, counts from this very council on, and cannot be taken twice by one player.
pendulum-COU-9 = Permanent cards join the hand as stratagems.
pendulum-COU-10 = In the fourth council the five final rewards are open, known since round 4 began, beside the printed reward and the grande card. Their cost must be paid; the legendary one is not for players who have legendary.
pendulum-COU-11 = Step 3: under each slot at most 2 provinces remain, 3 with the card. The owner chooses which go.
pendulum-COU-12 = Step 4: after the fourth council the game ends. Otherwise the grande card is turned up, unclaimed rewards leave and five new ones come, face-up provinces leave and four new ones come, claim markers return, a new achievement comes with the legendary token on it, and the three purple time markers return.
pendulum-COU-13 = Step 5: workers may be placed and moved by the usual rules; nothing else is possible. Conflicts go by privilege. House ruling: all move at the same time, the second of grace holds, and privilege may be claimed to act last.
pendulum-COU-14 = Step 6: all three timers flip and the next round begins. Workers and timers are never reset.
pendulum-COU-15 = Rewards that conquer, produce or retrieve work in the council; a retrieved worker waits on the mat for step 5. Votes gained in the council count for the next one.
pendulum-COU-16 = The council leaves resources, hands, discards and workers as they are.

## Privilege

pendulum-CLM-1 = When the commands of two players clash within about a second, the one higher in privilege prevails: over the same province, the legendary token, the same frame in purple or green, a placement against a flip onto that row, and whatever else comes up.
pendulum-CLM-2 = House ruling: a command that is refused, but would have been allowed just before commands that lower-ranked players gave within the last second, is granted. Those commands are taken back as far as they clash, and their owners are told. A table may choose another window, 0 turns it off.
pendulum-CLM-3 = Privilege never settles a tie of votes.
pendulum-CLM-4 = Only the recorded commands and their times decide, so a replay comes out the same.
pendulum-CLM-5 = House ruling: only a refused command reaches back; an allowed one never undoes an earlier one. A command is taken back whole, with what followed from it, but never if it revealed a hidden card. Two flips of one timer or two refills of one place within the window are one, for everybody who may flip or refill then, even with a choice still to make. Nobody clashes with what an own command did.
pendulum-CLM-6 = House ruling: the window is counted in table time, its end included. The ranks are those at the moment wound back to, which is the latest that serves; the granted command counts as given just before the one it displaces. Own and higher-ranked commands and all cards already revealed must come out the same, or nothing is granted: each worker goes from the same place to the same place, and the same is paid, gained, taken and revealed. A ready or done that lapses by the granted command makes no difference. Nor is anything granted that an own later command would undo, or that an own or higher-ranked command in the window forbids as well. Nothing reaches across a change of phase. Done and ready are never displaced, and nothing happens during a pause.

## The end

pendulum-END-1 = The game ends after the fourth council. Columns count from 0; a track is in the parchment from column 14 on and worth its column less 13 there; legendary is worth 1.
pendulum-END-2 = Whoever has all four tracks in the parchment wins. If several have, the most points in the parchment win, then privilege, in the order of the fourth council.
pendulum-END-3 = If nobody has, then among those with legendary the one with the furthest worst track wins, then the furthest second worst, and so on, then privilege. Legendary itself is not compared. House ruling: columns are compared.
pendulum-END-4 = If nobody has legendary, nobody wins.

## Untimed play

pendulum-UNT-1 = The timer track has 11 spaces: all timers, black, black, green, black, black and purple, black, green, black, black, and all again with the call to council. On entering a space the timers shown there flip. The first space is the flip that starts the round.
pendulum-UNT-2 = On each space everybody acts as they like, as long as they like, but nobody flips. When all are ready the marker moves on; until then ready may be taken back.
pendulum-UNT-3 = After the last space the council follows as usual.
pendulum-UNT-4 = After each council the players may change between timed and untimed play for the next round. House ruling: in step 5, as soon as all agree, and then it takes all to agree again to change it back; otherwise it stays as it is.
pendulum-UNT-5 = Against the Automas the game is always timed.
pendulum-UNT-6 = Conflicts go by privilege here too. House ruling: the second of grace holds, and on any space privilege may be claimed to act last.

## The advanced variant

pendulum-ADV-1 = The variant has two parts, the worker rule and glory, and is chosen for each player. Glory goes without the worker rule, the worker rule not without glory. It has nothing to do with the advanced sides of the mats.
pendulum-ADV-2 = The worker rule: two of your own workers never share a frame, not in black and not with a grande. Boxes are free of it. It holds in the opening and in council step 5 as well.
pendulum-ADV-3 = Glory: for each step past the end of power, prestige or popularity you may put one cube of that colour (military, culture, gold) on the track. It lowers the limit of that resource for good, can be neither spent nor undone, is no step, and stays when steps are paid. Gains fill the track first, in the council too, and there are at most 10 cubes of a colour. House ruling: the cube comes from the supply, from the mat only if that is empty, and you choose how many of the steps become glory.
pendulum-ADV-4 = Ties: after the points in the parchment, or after the worst track, glory over all tracks decides, then privilege, nothing else. House ruling: if anyone plays with glory this holds for all; players without it have 0.

## The Automas

pendulum-AUT-1 = A single player meets two Automas, by the rules for three, timed, on the small side. They gain votes and points only, take no actions, and never use boxes, black, achievements or provinces.
pendulum-AUT-2 = Before the opening the Automas get six grandes: one for each frame of the bottom rows of purple and green, and one more in each of these top rows. For those draw a card each: the worker icon of that area sends it to the single-width frame, anything else to the double-width one. House ruling: the icon of the other area counts as anything else. Then all cards are shuffled.
pendulum-AUT-3 = A card is drawn and resolved whenever the human takes a worker off a box, by any means and before it is placed again, and after each green or black flip by the human while purple has run out. Leaving a frame, a purple flip, a flip of the Automas, the flip that starts a round and the grande card draw none. An empty deck is reshuffled from the discards, without cards laid out.
pendulum-AUT-4 = A card is resolved in this order: worker, timer, province.
pendulum-AUT-5 = Worker: in the area of the icon the leftmost Automa worker of the row with the timer goes to the frame without an Automa worker, in either row. Neither timer nor workers stop it; it blocks commons.
pendulum-AUT-6 = Timer: only with a timer icon. If purple has run out they flip it, otherwise the timer shown if that has run out; one timer a card. What has run out is judged when the card is drawn. After the call they flip nothing, but workers and provinces still move.
pendulum-AUT-7 = A marker that an Automa flip pushes off goes to their mat and counts for both. After the second purple flip of a round, whoever made it, the legendary token is gone for that round.
pendulum-AUT-8 = Province: the face-up province at the place shown leaves the game, if there is one.
pendulum-AUT-9 = Before council step 1 each Automa draws 3 cards, Automa 1 first, and gains points: the icons, the bonus of its level for the round, and 1 for each marker on their mat, at least 0.
pendulum-AUT-10 = Its votes are those of the cards, the bonus for the round, and 1 for each marker, from 0 to 20.
pendulum-AUT-11 = By place it gains 2, 1 or 0 points. In the first three councils its cards are read from left to right until an icon matches a reward, searched row by row with the grande card first in the lower row; that reward is discarded. The grande card is turned over and the Automa owns a grande, after which its grande icons count no more. Without a match it gains 1 point. The printed reward matches nothing.
pendulum-AUT-12 = In the fourth council it gains points by place, and no other. If the human lacks legendary and that reward is there, it takes it; otherwise the reward of the one track on which the human is farthest from the end, glory included, the topmost of equals. The reward of three tracks it never takes.
pendulum-AUT-13 = In step 4 all cards are shuffled. During the whole council a card only moves its worker.
pendulum-AUT-14 = The human must have legendary and beat each Automa; both are taken to have it. With both in the parchment, points there are compared; with one of them, that one wins; with neither, the smaller distance to it, the human's on the worst track. House ruling: ties go by glory in the advanced variant, then by privilege.
pendulum-AUT-15 = There are six levels, A to F, each with bonuses of its own; D to F use the advanced variant.
pendulum-AUT-16 = Foreshadowing, if chosen: before each purple flip, the one that starts the round included, one card for each Automa is laid open, and these serve in the council. House ruling: a missing card is drawn then.
pendulum-AUT-17 = An example at level D: cards with 2, 0 and 1 points and -1, 2 and 3 votes and two markers give 10 points and 11 votes in round 2, 15 and 15 in round 3.
pendulum-AUT-18 = House ruling: a worker that leaves a box goes to the mat, the card is resolved, then the worker enters the frame it was meant for if it still may; otherwise it stays available. If the frame was not allowed to begin with, no card is drawn.
pendulum-AUT-19 = Their track ends with the parchment, in the advanced variant with the last green space. Points beyond are lost.
