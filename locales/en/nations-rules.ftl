# The rules of Nations: The Dice Game by their ids, in our own words. A sentence that begins with
# "House ruling:" settles something that the printed rules leave open.

## Set-up

nations-SET-1 = One to four can play. Chance decides the player order of the first age.
nations-SET-2 = Everybody begins with five white dice, one for each development printed on the player board, and with one gold chit and one reroll chit.
nations-SET-3 = Everybody begins with 0 points. The first in player order begins with 1 book, the second with 2, the third with 3, the fourth with 4. If only two play, the second has 3. In a solo match you and the opponent both begin with 1.
nations-SET-4 = Each of the four ages has a stack of 15 progress tiles and a stack of 3 events. Every stack is shuffled by itself.

## An age

nations-AGE-1 = To begin an age, clear away what is left of the old tiles and the old event. Lay out tiles of the new age in three rows of three columns, or four columns when four play, and turn up one event. Nobody gets to see the remaining tiles and events of that age.
nations-AGE-2 = When an age begins, all used dice and chits are ready again, and everybody is back in.
nations-AGE-3 = Take turns in player order. In your turn, take exactly one action or pass. Once you pass you are out for this age, and the others go on, round after round, until everyone has passed. If you are the last one in, you simply take turn after turn. Sitting out a turn without passing is not possible.
nations-AGE-4 = Your first turn of an age opens with a roll of all your dice, and only then do you choose an action. House ruling: you roll even if you then pass at once.
nations-AGE-5 = There are three actions: reroll dice, buy a tile, or build the wonder you have begun.
nations-AGE-6 = When all have passed, four things follow, always in this order: books, famine, the new player order, war. Then the next age begins. After the fourth age the match is over.

## Paying

nations-PAY-1 = To pay for something, use up available dice and chits that show the right symbol until they make up the price. A die gives all it shows: what goes beyond the price is lost, there is no change. What you used is out of reach until the next age. House ruling: every piece must be needed; if the others would do without it, you may not add it.
nations-PAY-2 = In place of one gold, one stone or one food you may use up any two available dice, whatever they show. Chits cannot be exchanged like this. Do it as often as you like, it costs no action, and you may mix such pairs with other pieces in one payment. A die serves only once: in a pair, its own face does not count. Books and strength can never be had for a pair of dice.
nations-PAY-3 = Which of your pieces you pay with is up to you.
nations-PAY-4 = House ruling: dice and chits you gain during an age already help in the books, famine, player order and war that end it.

## Rerolling

nations-RER-1 = Use up one available reroll chit and roll any of your available dice again, at least one. That was your turn; the new faces are for your next one. Used dice stay as they are, so without an available die you cannot reroll.

## Buying a tile

nations-BUY-1 = The row sets the price: 3 for the top row, 2 for the middle one, 1 for the bottom one. Colonies are taken with strength, everything else is bought with gold.
nations-BUY-2 = When a tile has been taken, its place stays empty until the age is over.
nations-BUY-3 = A new development takes one of your five development places, whichever you like. The development that was there leaves the game, and its points leave with it. Give back as many dice as it shows, of its colour; for each of them you choose whether it is an available one or a used one. Then take the dice of the new development and roll them right away. You can use them from your next turn on.
nations-BUY-4 = A die you have just paid with counts as used, so it may well be the one that you give back.
nations-BUY-5 = You have room for one advisor. A new one sends the old one out of the game, and you give back as many reroll chits as the old one shows, available ones or used ones as you choose. Any of your reroll chits will do, even the one from the start. You can use the chits of the new advisor from your next turn on.
nations-BUY-6 = You may own any number of colonies. If a colony shows a chit, take it at once; you can use it from your next turn on.
nations-BUY-7 = A wonder you buy is only begun: it goes to your building site, gives nothing and is worth no points until you build it. If another wonder is still there, that one leaves the game.
nations-BUY-8 = House ruling: there are always enough dice and chits. If the box runs out, play on as if it had more.
nations-BUY-9 = A purchase goes step by step: pay, remove the old tile, give back its dice or chits, take the new ones, roll the new dice.

## Building a wonder

nations-WON-1 = To build the wonder on your building site, pay all the stone it shows in one go; pairs of dice can stand in for stone. This is an action of its own, so it takes a later turn than the one that bought the wonder. The wonder is then finished, and the chit it may show can be used from your next turn on. You may finish any number of wonders.

## Books

nations-BOO-1 = From the last in player order to the first, each may use up any number of available pieces that show books, and moves the book marker ahead by all the books on them.
nations-BOO-2 = Once everybody is done, you score 1 point for each other player who has fewer books; with two players, or alone, it is 2 points. A tie is worth nothing. If two of four players share the last place, for example, the points are 3, 2, 0 and 0.

## Famine

nations-FAM-1 = From the last in player order to the first, each may feed the people with pieces that show food; pairs of dice can stand in for food. Reach what the event asks and you score as many points as the number of the age. For less you get nothing, for more you get no more. House ruling: you pay it in full, as you pay a price, or not at all. The famine still follows the old player order; only the war follows the new one.

## New player order

nations-ORD-1 = Whoever has the most strength on available pieces goes first from now on, then the next most, and so on. Players who tie keep their order. Nothing is used up. Pieces that went into books or the famine no longer count.

## War

nations-WAR-1 = From the last in the new player order to the first, each may go to war with pieces that show strength. Reach what the event asks and you score as many points as the number of the age. For less you get nothing, for more you get no more, and dice cannot be exchanged for strength. House ruling: you pay it in full, as you pay a price, or not at all.

## The end

nations-END-1 = After the last war the tiles are counted: add the points on your colonies, your developments, your advisor and your finished wonders. A wonder that was only begun counts nothing.
nations-END-2 = The most points win. If players tie, the one who is earlier in player order is ahead; the order is the one that was set in the fourth age.
nations-END-3 = Before the end only books, famine and war move your points marker.

## Playing alone

nations-SOL-1 = Alone you play with three columns. You are always first, so no new player order is set.
nations-SOL-2 = Whenever an event is turned up, blue dice are rolled for the opponent, as many as the number of the age. The books on them move its marker ahead; stones do nothing.
nations-SOL-3 = After each of your actions, rerolling and building included but not passing, the four-sided die is rolled. A 1, 2 or 3 takes away the cheapest tile in that column, counted from the left. Nothing happens on a 4, or if the column is empty. Against the hard opponent a 4 is rolled again until it is something else.
nations-SOL-4 = At the end of an age you score 2 points if you have more books than the opponent.
nations-SOL-5 = Your points at the end take you into the hall of fame: 50 Trajan, 40 Ashoka, 35 Wu Zetian, 30 Saladin, 25 Victoria, 20 Charles V, 15 Cleopatra, 10 Dan Quayle. The highest name you reach is yours. House ruling: with fewer than 10 points there is none. Nobody wins or loses alone: you have your points, and perhaps a name.
