# The guided first game of Pendulum, lesson by lesson.

client-lesson-pendulum-welcome = Welcome to the court
client-lesson-pendulum-welcome-text = Reach the parchment on the right on all four of your tracks: power, prestige, popularity and the star for legendary. There are four rounds, each followed by a council.
client-lesson-pendulum-areas = Three areas, three timers
client-lesson-pendulum-areas-text = Purple, green and black have two rows and one timer each. In the row with the timer, workers act. In the row without it, workers come and go. That's the heart of the game.
client-lesson-pendulum-grande = Place your grande
client-lesson-pendulum-grande-text = Choose worker 1, your grande: the large one with the crown.
client-lesson-pendulum-grande-frame = { $phone ->
    [yes] Now choose a frame with a plus.
   *[no] Now choose a frame with a letter, or press the letter.
} Nothing blocks a grande. Purple and green cost 2 gold, most of black is free.
client-lesson-pendulum-common = Place your common
client-lesson-pendulum-common-text = Now worker 2, your common.
client-lesson-pendulum-common-frame = { $phone ->
    [yes] Choose a frame with a plus.
   *[no] Choose a frame with a letter, or press the letter.
} In purple and green a common needs an empty frame; in black any number share one. A free black action is a good start.
client-lesson-pendulum-ready = The first flip
client-lesson-pendulum-ready-text = Your workers wait in bottom rows. Press { pendulum-move-Ready }: the timers come down to them and the sand begins to run.
client-lesson-pendulum-act = Act
client-lesson-pendulum-act-text = Your workers are in rows with a timer, so they can act. Press { client-pendulum-act }: the worker slides into its box, you pay the cost and get the reward.
client-lesson-pendulum-act-choice = Here you choose what you get. Take it.
client-lesson-pendulum-stuck = Stuck: wait
client-lesson-pendulum-stuck-text = Worker 2 has acted and is stuck in its box until the timer leaves the row. Wait until the black sand has run out: it won't take long.
client-lesson-pendulum-flip = Flip the timer
client-lesson-pendulum-flip-text = The black sand has run out. Anyone may flip the timer now, and nobody has to. Press { client-pendulum-flip }: it goes to the other row.
client-lesson-pendulum-again = Place it again
client-lesson-pendulum-again-text = The timer has left the row, so worker 2 is free. Choose it.
client-lesson-pendulum-again-frame = { $phone ->
    [yes] Choose a frame with a plus
   *[no] Choose a frame with a letter
} in a row without a timer. The worker acts there when the timer comes. Place, wait, flip, act: that's the rhythm.
client-lesson-pendulum-claim = Claim the achievement
client-lesson-pendulum-claim-text = It is round 2 now. You hold everything “{ $achievement }” needs, and you don't spend it. You can claim once per round. Press { client-pendulum-claim }.
client-lesson-pendulum-claim-choice = Take the legendary token: nobody wins without legendary. Once you have it, later claims bring you the reward.
client-lesson-pendulum-conquer = Conquer a province
client-lesson-pendulum-conquer-text = Worker 1 can conquer a province, which costs 4 military. Press { client-pendulum-act }.
client-lesson-pendulum-conquer-choice = Choose a province, then the slot it goes under. The slot's production brings more from now on.
client-lesson-pendulum-stratagem = Play a stratagem
client-lesson-pendulum-stratagem-text = These cards are your stratagems. You can play one at any time in a round. Choose a highlighted one.
client-lesson-pendulum-stratagem-choice = Choose what it brings you.
client-lesson-pendulum-pickup = Pick up
client-lesson-pendulum-pickup-text = The stratagem you played is now discarded. For 5 culture you pick up all your discarded stratagems. Press this button.
client-lesson-pendulum-votes = Votes
client-lesson-pendulum-votes-text = The round is nearly over. Votes decide the privilege order, and the neutral player always has 3. You have { $votes }: press { client-pendulum-act } for one more.
client-lesson-pendulum-call = Call council
client-lesson-pendulum-call-text = The third purple flip of a round calls council. Wait until the purple sand has run out.
client-lesson-pendulum-call-flip = The purple sand has run out. Press { client-pendulum-flip }: it is the third purple flip, so it calls council.
client-lesson-pendulum-done = The last actions
client-lesson-pendulum-done-text = Timers can't be flipped any more. Everyone finishes what they still can. You are finished: press { pendulum-move-Done }.
client-lesson-pendulum-privilege = Privilege
client-lesson-pendulum-privilege-text = You had the most votes, so you are first in privilege. All votes are given up now. First place gets 2 steps and the first choice of rewards. In the round, privilege decides when two players want the same thing at the same moment.
client-lesson-pendulum-reward = Steps and a reward
client-lesson-pendulum-reward-text = Choose a track for each step.
client-lesson-pendulum-reward-card = Now choose one reward: a card that takes effect at once, or one that joins your stratagems.
client-lesson-pendulum-reward-take = All chosen: press { client-pendulum-take-it }.
client-lesson-pendulum-reward-choice = Your reward gives you a choice: make it.
client-lesson-pendulum-next = The next round
client-lesson-pendulum-next-text = The council is over, and there are new cards. You may move workers in rows without a timer. Then press { pendulum-move-Ready }: all three timers flip, and round 2 begins.
client-lesson-pendulum-next-choice = First make the choice asked for here.
client-lesson-pendulum-next-panel = Here you see what the council brought everyone. Read it as long as you like, then press { client-pendulum-end-continue }.
