# The guided first round of Pendulum, lesson by lesson.

client-lesson-pendulum-welcome = Welcome to the court
client-lesson-pendulum-welcome-text = You want all four of your tracks in the parchment at the right: power, prestige, popularity, and the legendary star. Four rounds, a council after each. Pendulum is played against running sand; for this first time it stands still, and you have all the time you want.
client-lesson-pendulum-areas = Three areas, three timers
client-lesson-pendulum-areas-text = Purple, green and black each have two rows and a timer that stands at one of them. Where the timer stands, workers act. Where it does not stand, workers come and go. That is the heart of it.
client-lesson-pendulum-grande = Place your grande
client-lesson-pendulum-grande-text = Choose the worker with the crown, then a frame with a plus; or drag it there. Nothing blocks a grande. Between the rows stands what each frame does: purple and green cost 2 gold, most of black is free.
client-lesson-pendulum-common = Place your common
client-lesson-pendulum-common-text = Now the one without a crown. In purple and green it needs an empty frame; in black any number may share one. A free black action is a good start.
client-lesson-pendulum-ready = The first flip
client-lesson-pendulum-ready-text = Both stand in bottom rows, and in a moment the timers come down to them. Say Ready.
client-lesson-pendulum-flipped = The timers came down
client-lesson-pendulum-flipped-text = Now every timer stands at a bottom row: your workers there are ready and glow in brass. The top rows are free to be entered.
client-lesson-pendulum-act = Act
client-lesson-pendulum-act-text = { $can ->
    [yes] Press Act, under a worker's frame or in your list of workers. It slides inward to its box, you pay what it costs, and take what it gives.
   *[no] Nothing you can pay for just now. Say Ready to move the timers on, or skip this step.
}
client-lesson-pendulum-gained = What it brought
client-lesson-pendulum-gained-text = { $some ->
    [yes] You gained { $list }.
   *[no] What an action brings goes to your mat.
} You hold at most 10 of each resource. The worker is stuck in its box now, until the timer leaves its row.
client-lesson-pendulum-done = Let time go on
client-lesson-pendulum-done-text = Without sand there is a track of eleven spaces. Do what you like on this one: act with every ready worker, then say Ready. When all are ready the marker moves on and the timers shown there flip. Black is the quick one.
client-lesson-pendulum-again = Place it again
client-lesson-pendulum-again-text = A timer has left a row, so who stood there is free. Choose a free worker and put it into a frame of a row without a timer: it acts when the timer comes there.
client-lesson-pendulum-rhythm = The rhythm
client-lesson-pendulum-rhythm-text = Place where the timer is not, wait, act where it is. Black is quick and mostly free: resources, a vote, conquest. Green and purple cost 2 gold and bring more: the yield of your slots, steps on the tracks, votes. Choose a waiting worker to plan ahead: it goes as soon as it may.
client-lesson-pendulum-gold = Also there
client-lesson-pendulum-gold-text = The achievement asks you to hold something and spends nothing: claim it once a round, for its reward or, if it lies there, the legendary star, without which nobody wins. Provinces go under your slots and make them yield more. Your four stratagems are played at any time.
client-lesson-pendulum-round = Play the round
client-lesson-pendulum-round-text = Space { $space } of 11. Go on like this: act, place, Ready. Gather votes too, they decide who comes first in the council. What cannot be done says why when you point at it.
client-lesson-pendulum-called = Council is called
client-lesson-pendulum-called-text = No timer flips any more. Finish what you still can, then say Done.
client-lesson-pendulum-council = The council
client-lesson-pendulum-council-text = Your votes gave you a place in the privilege order, and with it steps: choose the tracks. Then take one reward, a card that works at once or one that joins your stratagems.
client-lesson-pendulum-placing = Before the next round
client-lesson-pendulum-placing-text = New cards lie out. Move your workers once more, in rows without a timer, then say Ready: all timers flip together. Here you may also wish for running sand, if you feel brave.
client-lesson-pendulum-end = That is the whole game
client-lesson-pendulum-end-text = Three more rounds go just like this one. The rules stand beside the table, and every refusal names the one it comes from. The match is yours now.
