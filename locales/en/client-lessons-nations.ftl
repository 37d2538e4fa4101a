# The guided first game of Nations, lesson by lesson.

client-lesson-nations-dice = Your dice
client-lesson-nations-dice-text = There are four ages. The player with the most points wins. Your dice have just been rolled for this age. Spend what they show: gold, stone, food, books and strength. Chits count the same but are never rolled. What you spend goes to { client-nations-used } and comes back next age.
client-lesson-nations-pay = Buy and pay
client-lesson-nations-pay-text = These tiles are for sale. The number beside a row is the price. “{ $tile }” costs { $amount } { $symbol }: choose it.
client-lesson-nations-pay-panel = This is how you would pay. You can choose other pieces instead. Then press { client-nations-buy }.
client-lesson-nations-replace = Replace a development
client-lesson-nations-replace-text = Better developments bring better dice. “{ $tile }” costs { $amount } { $symbol } and gives you { $gives }: choose it.
client-lesson-nations-replace-panel = It takes the place of one of your five developments. Choose which one, and which die goes back: a used one is no loss. Then press { client-nations-buy }.
client-lesson-nations-exchange = Exchange dice
client-lesson-nations-exchange-text = No gold left? Any two dice, whatever they show, count as 1 gold, 1 stone or 1 food. Choose “{ $tile }” for { $amount } { $symbol }.
client-lesson-nations-exchange-panel = Two dice are paired here and count as 1. Choose other dice if you need these, then press { client-nations-buy }.
client-lesson-nations-reroll = Roll again
client-lesson-nations-reroll-text = If your dice don't help you, use a reroll chit. That is an action too. Press this button.
client-lesson-nations-reroll-panel = Choose one or more dice, then roll them.
client-lesson-nations-colony = A colony
client-lesson-nations-colony-text = A new age, and your rival has passed. Colonies cost strength and stay yours for good. “{ $tile }” costs { $amount } { $symbol } and gives you { $gives }: choose it.
client-lesson-nations-colony-panel = You can only pay with pieces that show strength: an exchange never gives strength. Press { client-nations-buy }.
client-lesson-nations-advisor = An advisor
client-lesson-nations-advisor-text = An advisor brings reroll chits. You can have one at a time. “{ $tile }” costs { $amount } { $symbol } and gives you { $gives }: choose it.
client-lesson-nations-advisor-panel = Pay and press { client-nations-buy }. What you get can be used from your next turn on.
client-lesson-nations-wonder = A wonder
client-lesson-nations-wonder-text = You buy a wonder first and build it later. “{ $tile }” costs { $amount } { $symbol }: choose it.
client-lesson-nations-wonder-panel = It goes under construction and gives you nothing yet. Keep your stone for building it. Press { client-nations-buy }.
client-lesson-nations-build = Build the wonder
client-lesson-nations-build-text = On a later turn you build it. “{ $tile }” takes { $stone } stone, all at once, and then gives you { $gives }. Press this button.
client-lesson-nations-build-panel = You pay with stone, and any two dice count as 1 stone. Press { client-nations-build }.
client-lesson-nations-event = What comes at the end
client-lesson-nations-event-text = Every age ends with books, famine and war. “{ $event }” asks for { $food } food and { $strength } strength; each is worth { $points } points to you. Keep pieces for them.
client-lesson-nations-pass = Pass
client-lesson-nations-pass-text = Everything you need is on your dice. Press { client-nations-pass } and confirm it: you keep your pieces for the end of the age.
client-lesson-nations-books = Books
client-lesson-nations-books-text = Use pieces with books to add to your books. You score if you then have more than your rival. Choose what you want to use and confirm. What you use here is gone for famine and war.
client-lesson-nations-famine = Famine
client-lesson-nations-famine-text = Pay { $food } food for { $points } points. Two dice count as 1 food here too. Press { client-nations-settle-famine }.
client-lesson-nations-war = War
client-lesson-nations-war-text = Pay { $strength } strength for { $points } points. You can't exchange dice for strength. Whoever had the most strength before the war goes first next age. Press { client-nations-settle-war }.
client-lesson-nations-age = The next age
client-lesson-nations-age-panel = Here you see what everyone used, gained and lost at the end of this age. Read it as long as you like, then press { client-nations-end-continue }.
client-lesson-nations-age-text = You have { $points ->
    [one] 1 point
   *[other] { $points } points
} so far; tiles score at the end of the game. In the next age everything you used comes back, all dice are rolled, and there are new tiles and a new event.
