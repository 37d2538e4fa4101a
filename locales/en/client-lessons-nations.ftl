# The guided first age of Nations, lesson by lesson.

client-lesson-nations-welcome = Welcome, leader
client-lesson-nations-welcome-text = Four ages lie ahead, and most points win. This is your nation: five developments, each with a white die. Better tiles bring better dice. We go through the first age together.
client-lesson-nations-dice = Your dice
client-lesson-nations-dice-text = Your dice were rolled for this age. What they show is what you can spend: gold, stone, food, books, strength. The chits beside them count the same and are never rolled. What you spend moves to Used and is back next age.
client-lesson-nations-board = The progress board
client-lesson-nations-board-text = These tiles are for sale, to whoever takes them first. The number at the row is the price in gold; colonies are taken with strength instead. Under each tile stands what it would take from you. What you cannot have says why when you point at it.
client-lesson-nations-buy = Buy a tile
client-lesson-nations-buy-text = { $can ->
    [yes] { $tile } costs { $amount } { $symbol } and gives { $gives }. Press it, or drag it to your nation. A payment is proposed; swap pieces if you like, choose what makes room, and buy.
   *[no] You can pay for nothing just now. Roll some dice again with your reroll chit, or pass.
}
client-lesson-nations-bought = What you got
client-lesson-nations-bought-text = { $to ->
    [developments] { $tile } took the place of an old development, whose dice went back. The new ones were rolled at once and are yours from your next turn.
    [advisor] { $tile } advises you now. Reroll chits on the tile are yours in every age.
    [construction] { $tile } is begun. On a later turn build it with stone: only then does it give chits and points.
    [colonies] { $tile } is a colony of yours now, for good.
   *[nothing] Nothing yet, and that happens. There is always another age.
} One action, then it is the other's turn.
client-lesson-nations-event = What is to come
client-lesson-nations-event-text = { $event } hangs over this age. When all have passed, { $food } food feeds your people and { $strength } strength wins the war; each brings points. So spend with care: the panel shows what you would keep.
client-lesson-nations-reroll = Roll again
client-lesson-nations-reroll-text = Dice that do not help? A reroll chit is an action too: press Reroll, choose any of your dice, and roll them. Or go on buying; you need not use it now.
client-lesson-nations-pass = Enough for this age
client-lesson-nations-pass-text = { $can ->
    [yes] Go on as long as you like: buy, build, roll again. When you would rather keep what you have, pass.
   *[no] Nothing on the board is within your means now. Pass, and keep what you have for books, famine and war.
} Passing ends your turns for this age.
client-lesson-nations-books = Books
client-lesson-nations-books-text = The turns are over. Pieces that show books can move you up the book track; whoever stands ahead of others there scores for each of them. What you use is gone for famine and war, so the proposal weighs both. Confirm, or change it.
client-lesson-nations-famine = Famine
client-lesson-nations-famine-text = Can you spare { $food } food? Two dice of anything count for one. Feed your people and score, or keep the pieces.
client-lesson-nations-war = War
client-lesson-nations-war-text = { $strength } strength wins the war. Strength cannot be had by exchange, only red dice and lucky white ones show it. Who shows most goes first in the next age.
client-lesson-nations-age = The next age
client-lesson-nations-age-text = You have { $points ->
    [one] 1 point
   *[other] { $points } points
} so far. { $fed ->
    [yes] Your people are fed.
    [no] The famine went by unfed.
   *[unknown] { "" }
} { $won ->
    [yes] The war is won.
    [no] The war was left to others.
   *[unknown] { "" }
} Tiles count at the end. Everything spent is back, all dice are rolled anew, and better and dearer needs come.
client-lesson-nations-end = That is the whole game
client-lesson-nations-end-text = Three more ages go just like this one. The rules stand beside the table, and every refusal names the one it comes from. The match is yours now.
