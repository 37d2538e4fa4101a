# The table in the terminal.

terminal-help = Type the number of what you want to do. h: a hint, u: undo, b: show the table, r BUY-3: read a rule, q: leave.
terminal-commitment = The shuffle is fixed; its commitment is { $commitment }.
terminal-kept = You left the table. To go on, start again with --record { $file }.
terminal-not-kept = You left the table, and the match was not kept. With --record FILE it is.
terminal-went-on = The match goes on where it was left.
terminal-hint = A thought: { $move }
terminal-no-hint = Nothing comes to mind.
terminal-no-rule = There is no such rule.
terminal-no-undo = That cannot be taken back: something random was shown, or somebody else has moved since.
terminal-not-a-choice = Type a number from 1 to { $count }, or ? for help.
terminal-pick = Type the numbers of the pieces, for example: 1 3 4. Nothing is: 0
terminal-you = You
terminal-taken = taken by { $player }
terminal-the-opponent = the opponent
terminal-available = available
terminal-not-rolled = not rolled yet
terminal-used = used
terminal-has = has
terminal-begun = under construction
terminal-passed = passed
terminal-points = { $count ->
    [1] 1 point
   *[other] { $count } points
}
terminal-due = famine { $food } food, war { $strength } strength, each { terminal-points }
terminal-opponent = Opponent: { $books ->
    [1] 1 book
   *[other] { $books } books
}
terminal-player-column = player
terminal-total-column = total
terminal-seed = Seed { $seed }: it fits the commitment, so the shuffle was fixed from the start.
