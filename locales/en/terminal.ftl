# The table in the terminal.

terminal-help = Type the number of your choice. h: hint, u: undo, b: show the board, r { $rule }: read a rule, q: quit.
terminal-help-wait = w: wait and let time pass.
terminal-commitment = The shuffle is fixed. Its fingerprint is { $commitment }.
terminal-kept = You left the table. To continue, start again with --record { $file }.
terminal-not-kept = You left the table and the game was not saved. Use --record FILE to save it.
terminal-went-on = The game continues where you left off.
terminal-hint = Hint: { $move }
terminal-no-hint = No hint for this position.
terminal-no-rule = There is no such rule.
terminal-no-undo = You can't undo that: something random was revealed, or someone else has moved since.
terminal-not-a-choice = Type a number from 1 to { $count }, or ? for help.
terminal-pick = Type the numbers of the pieces, for example: 1 3 4. For none, type 0.
terminal-you = You
terminal-seat = Seat { $number }
terminal-taken = taken: { $player }
terminal-the-opponent = opponent
terminal-available = available
terminal-not-rolled = not rolled yet
terminal-used = used
terminal-has = tiles
terminal-begun = under construction
terminal-passed = passed
terminal-points = { $count ->
    [1] 1 point
   *[other] { $count } points
}
terminal-due = famine { $food } food, war { $strength } strength, { terminal-points } each
terminal-opponent = Opponent: { $books ->
    [1] 1 book
   *[other] { $books } books
}
terminal-total = Total
terminal-seed = Seed { $seed }. It matches the fingerprint, so the shuffle was fixed from the start.
