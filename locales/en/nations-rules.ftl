# The rules of Nations: The Dice Game by their ids, in our own words. A sentence that begins with
# "House ruling:" settles something that the printed rules leave open.

## Set-up

nations-SET-1 = For 1 to 4 players. The player order of the first age is random.
nations-SET-2 = You start with five white dice, one for each of the five developments printed on your player board, plus one gold chit and one reroll chit.
nations-SET-3 = Everyone starts with 0 points. The first in player order starts with 1 book, the second with 2, the third with 3 and the fourth with 4. With two players, the second starts with 3. In a solo game, you and the opponent both start with 1.
nations-SET-4 = Each of the four ages has a stack of 15 progress tiles and a stack of 3 events. Each stack is shuffled separately.

## An age

nations-AGE-1 = At the start of an age, the old tiles and the old event leave the game. Tiles of the new age are laid out in three rows and three columns (four columns with four players), and one event is revealed. The other tiles and events of that age stay hidden.
nations-AGE-2 = At the start of an age, all used dice and chits become available again, and nobody has passed yet.
nations-AGE-3 = Players take turns in player order. On your turn, take exactly one action or pass. Once you pass, you do nothing more this age; the others continue round after round until everyone has passed. If you are the only one left, you keep taking turns. You can't skip a turn without passing.
nations-AGE-4 = Your first turn of an age starts with rolling all your dice; then you choose an action or pass. House ruling: you roll even if you then pass right away.
nations-AGE-5 = There are three actions: reroll dice, buy a tile, or build a wonder.
nations-AGE-6 = When everyone has passed, four steps follow, always in this order: books, famine, new player order, war. Then the next age starts. After the fourth age, the game ends.

## Paying

nations-PAY-1 = To pay a price, use available dice and chits that show the right symbol until you reach it. A die always counts in full: anything above the price is lost. Pieces you use are unavailable until the next age. House ruling: you can't use a piece that the payment could do without.
nations-PAY-2 = Instead of 1 gold, 1 stone or 1 food you may use any two available dice, whatever they show. Chits can't be exchanged. Exchange as often as you like, even together with other pieces in one payment; it isn't an action. Each die counts once: in an exchange, its own face doesn't count. You can never exchange dice for books or strength.
nations-PAY-3 = You choose which of your pieces you pay with.
nations-PAY-4 = House ruling: dice and chits you gain during an age already count for the books, famine, player order and war of that age.

## Rerolling

nations-RER-1 = Use one available reroll chit and roll one or more of your available dice again. That is your whole turn. Used dice can't be rerolled, so you need at least one available die.

## Buying a tile

nations-BUY-1 = The row sets the price: 3 in the top row, 2 in the middle row, 1 in the bottom row. Pay for colonies with strength and for everything else with gold.
nations-BUY-2 = When a tile is bought, its space stays empty for the rest of the age.
nations-BUY-3 = A new development replaces one of your five developments; you choose which. The old one leaves the game, and its points with it. First give back as many dice of its colour as it shows; for each of them, you choose an available or a used one. Then take the dice of the new development and roll them at once. You can use them from your next turn on.
nations-BUY-4 = You may give back the very dice you have just paid with.
nations-BUY-5 = You can have one advisor. A new one replaces the old one, which leaves the game. Give back as many reroll chits as the old advisor shows, available or used as you choose. Any of your reroll chits will do, even the one you started with. You can use the chits of the new advisor from your next turn on.
nations-BUY-6 = You can have any number of colonies. If a colony shows a chit, you get it at once and can use it from your next turn on.
nations-BUY-7 = A wonder you buy is under construction at first: it yields nothing and scores no points until you build it. If you already have a wonder under construction, that one leaves the game.
nations-BUY-8 = House ruling: the supply of dice and chits never runs out, even if the box holds too few.
nations-BUY-9 = A purchase goes in this order: pay, remove the old tile, give back its dice or chits, take the new ones, roll the new dice.

## Building a wonder

nations-WON-1 = To build your wonder under construction, pay all the stone it shows in one payment; you may exchange dice for stone. Building is an action of its own, so it takes a later turn than buying. The wonder is then finished. If it shows a chit, you can use it from your next turn on. You can have any number of finished wonders.

## Books

nations-BOO-1 = From last to first in player order, everyone may use any number of available pieces that show books. Add the books on them to your total.
nations-BOO-2 = When everyone is done, you score 1 point for each other player with fewer books. With two players, or against the solo opponent, it is 2 points. Ties score nothing. Example: if two of four players tie for last, the points are 3, 2, 0 and 0.

## Famine

nations-FAM-1 = From last to first in player order, everyone may feed their people with pieces that show food; you may exchange dice for food. If you use at least as much food as the event demands, you score as many points as the number of the age. Less scores nothing, more scores nothing extra. House ruling: pay it in full, by the rules for paying a price, or not at all. The famine still follows the old player order; only the war follows the new one.

## New player order

nations-ORD-1 = The player with the most strength on available pieces goes first from now on, then the one with the second most, and so on. Tied players keep their order. No pieces are used for this. Pieces used for books or famine no longer count.

## War

nations-WAR-1 = From last to first in the new player order, everyone may go to war with pieces that show strength. If you use at least as much strength as the event demands, you score as many points as the number of the age. Less scores nothing, more scores nothing extra. You can't exchange dice for strength. House ruling: pay it in full, by the rules for paying a price, or not at all.

## The end

nations-END-1 = After the last war, add the points on your colonies, developments, advisor and finished wonders. A wonder under construction scores nothing.
nations-END-2 = The player with the most points wins. Ties are broken by the player order set in the fourth age: whoever comes earlier is ahead.
nations-END-3 = During the game, only books, famine and war score points.

## Playing alone

nations-SOL-1 = In a solo game there are three columns. You are always first, so no new player order is set.
nations-SOL-2 = When an event is revealed, blue dice are rolled for the opponent, as many as the number of the age. Their books are added to the opponent's total; stone is ignored.
nations-SOL-3 = After each of your actions (rerolling and building too, but not passing) the four-sided die is rolled. On a 1, 2 or 3, the cheapest tile in the column with that number, counted from the left, is removed. On a 4, or if the column is empty, nothing happens. Against the hard opponent, a 4 is rolled again until another number comes up.
nations-SOL-4 = At the end of each age, you score 2 points for books if you have more of them than the opponent.
nations-SOL-5 = Your final score is compared with the hall of fame: 50 Trajan, 40 Ashoka, 35 Wu Zetian, 30 Saladin, 25 Victoria, 20 Charles V, 15 Cleopatra, 10 Dan Quayle. The highest name you reach is yours. House ruling: with fewer than 10 points there is none. You don't win or lose a solo game: you have a score, and perhaps a name.
