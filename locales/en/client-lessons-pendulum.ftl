# The guided first round of Pendulum, lesson by lesson.

client-lesson-pendulum-welcome = Welcome to the court
client-lesson-pendulum-welcome-text = Get all four of your tracks into the parchment on the right: power, prestige, popularity and the legendary star. There are four rounds, each followed by a council. Pendulum is usually played against running timers; this first game is untimed, so take all the time you want.
client-lesson-pendulum-areas = Three areas, three timers
client-lesson-pendulum-areas-text = Purple, green and black each have two rows and one timer. In the row with the timer, workers act. In the row without it, workers come and go. That's the heart of the game.
client-lesson-pendulum-grande = Place your grande
client-lesson-pendulum-grande-text = Choose your grande (the large worker with the crown), then a frame with a plus, or drag it there. Nothing blocks a grande. Between the rows you see what each frame does: purple and green cost 2 gold, most of black is free.
client-lesson-pendulum-common = Place your common
client-lesson-pendulum-common-text = Now the worker without a crown. In purple and green it needs an empty frame; in black any number can share one. A free black action is a good start.
client-lesson-pendulum-ready = The first flip
client-lesson-pendulum-ready-text = Both workers are in bottom rows, and the timers are about to come down to them. Press { pendulum-move-Ready }.
client-lesson-pendulum-flipped = The timers came down
client-lesson-pendulum-flipped-text = Every timer is now at a bottom row: your workers there glow and can act. You can place workers in the top rows.
client-lesson-pendulum-act = Act
client-lesson-pendulum-act-text = { $can ->
    [yes] Press { client-pendulum-act } under a worker's frame or in your list of workers. The worker slides into its box; you pay the cost and get the reward.
   *[no] You can't afford any action right now. Press { pendulum-move-Ready } to move the timers on, or skip this step.
}
client-lesson-pendulum-gained = What you got
client-lesson-pendulum-gained-text = { $some ->
    [yes] You gained { $list }.
   *[no] What an action brings goes to your mat.
} You can hold at most 10 of each resource. The worker is now stuck in its box until the timer leaves its row.
client-lesson-pendulum-done = Let time move on
client-lesson-pendulum-done-text = In untimed play there is a timer track with eleven spaces. Do what you like on this space: act with every worker that can, then press { pendulum-move-Ready }. When everyone is ready, the marker moves on and the timers shown there flip. Black flips most often.
client-lesson-pendulum-again = Place it again
client-lesson-pendulum-again-text = A timer has left its row, so the workers there are free. Choose a free worker and place it in a row without a timer: it can act when the timer gets there.
client-lesson-pendulum-rhythm = The rhythm
client-lesson-pendulum-rhythm-text = Place where the timer isn't, wait, then act where it is. Black is quick and mostly free: resources, a vote, conquest. Green and purple cost 2 gold and bring more: production from your slots, steps on the tracks, votes. To plan ahead, choose a waiting worker: it goes as soon as it can.
client-lesson-pendulum-gold = There's more
client-lesson-pendulum-gold-text = For the achievement you need to hold something, but you don't spend it. Claim it once per round, for its reward or, if it's there, for the legendary star: nobody wins without it. Provinces go under your slots, which then produce more. You can play your four stratagems at any time.
client-lesson-pendulum-round = Play the round
client-lesson-pendulum-round-text = Space { $space } of 11. Carry on: act, place, { pendulum-move-Ready }. Collect votes too: they decide who goes first in the council. If something isn't possible, point at it to see why.
client-lesson-pendulum-called = Council is called
client-lesson-pendulum-called-text = No more timers flip. Finish what you still can, then press { pendulum-move-Done }.
client-lesson-pendulum-council = The council
client-lesson-pendulum-council-text = Your votes gave you a place in the privilege order, and steps for it: choose the tracks. Then take one reward: a card that takes effect at once, or one that joins your stratagems.
client-lesson-pendulum-placing = Before the next round
client-lesson-pendulum-placing-text = New cards are out. Move your workers once more, in rows without a timer, then press { pendulum-move-Ready }: all timers flip together. If you feel brave, you can ask for running timers here.
client-lesson-pendulum-end = That's the whole game
client-lesson-pendulum-end-text = The next three rounds work just like this one. The rules are beside the table, and whenever a move isn't possible you see which rule says so. Enjoy your game!
