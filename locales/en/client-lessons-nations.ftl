# The guided first age of Nations, lesson by lesson.

client-lesson-nations-welcome = Welcome, leader
client-lesson-nations-welcome-text = The game lasts four ages; the most points win. This is your nation: five developments, each with a white die. Better tiles bring better dice. Let's play the first age together.
client-lesson-nations-dice = Your dice
client-lesson-nations-dice-text = Your dice have been rolled for this age. You can spend what they show: gold, stone, food, books and strength. Chits work the same way but are never rolled. Spent pieces move to { client-nations-used } and come back next age.
client-lesson-nations-board = The progress board
client-lesson-nations-board-text = These tiles are for sale, first come, first served. The number beside a row is its price in gold; colonies cost strength instead. Under each tile you see what it would cost you. If you can't have a tile, point at it to see why.
client-lesson-nations-buy = Buy a tile
client-lesson-nations-buy-text = { $can ->
    [yes] “{ $tile }” costs { $amount } { $symbol } and gives you { $gives }. Click it or drag it to your nation. You'll see a suggested payment: swap pieces if you like, choose what to replace, and buy.
   *[no] You can't afford anything right now. Reroll some dice with your reroll chit, or pass.
}
client-lesson-nations-bought = What you got
client-lesson-nations-bought-text = { $to ->
    [developments] “{ $tile }” replaced an old development, and the old dice went back. The new dice were rolled right away; you can use them from your next turn.
    [advisor] “{ $tile }” is now your advisor. You get its reroll chits in every age.
    [construction] “{ $tile }” is under construction. Build it with stone on a later turn; only then does it give you chits and points.
    [colonies] “{ $tile }” is now your colony, for good.
   *[nothing] Nothing yet, and that happens. There is always another age.
} Each turn is one action; then the next player goes.
client-lesson-nations-event = What lies ahead
client-lesson-nations-event-text = This age's event is “{ $event }”. When everyone has passed, you can feed your people with { $food } food and win the war with { $strength } strength; each scores points. Spend with care: the panel shows what you would have left.
client-lesson-nations-reroll = Roll again
client-lesson-nations-reroll-text = Not happy with your dice? Using a reroll chit is an action too: press Reroll, choose any of your dice and roll them. Or keep buying; you don't have to use it now.
client-lesson-nations-pass = Enough for this age
client-lesson-nations-pass-text = { $can ->
    [yes] Go on as long as you like: buy, build, reroll. Pass when you would rather keep what you have.
   *[no] You can't afford anything on the board. Pass, and keep what you have for books, famine and war.
} Passing ends your turns for this age.
client-lesson-nations-books = Books
client-lesson-nations-books-text = The turns are over. Pieces that show books can move you up the book track, where you score for each player you are ahead of. What you use here is gone for famine and war; the suggestion takes both into account. Confirm it or change it.
client-lesson-nations-famine = Famine
client-lesson-nations-famine-text = Can you spare { $food } food? Any two dice count as one food. Feed your people and score, or keep your pieces.
client-lesson-nations-war = War
client-lesson-nations-war-text = You need { $strength } strength to win the war. You can't exchange dice for strength: only red dice and lucky white ones show it. Whoever had the most strength before the war goes first in the next age.
client-lesson-nations-age = The next age
client-lesson-nations-age-text = You have { $points ->
    [one] 1 point
   *[other] { $points } points
} so far. { $fed ->
    [yes] You fed your people.
    [no] You did not feed your people.
   *[unknown] { "" }
} { $won ->
    [yes] You won the war.
    [no] You did not win the war.
   *[unknown] { "" }
} Tiles score at the end. You get back everything you spent, all dice are rolled again, and tiles and demands get bigger.
client-lesson-nations-end = That's the whole game
client-lesson-nations-end-text = The next three ages work just like this one. The rules are beside the table, and whenever a move isn't possible you see which rule says so. Enjoy your game!
