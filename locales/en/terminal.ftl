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
terminal-with-tiles = { $count } with tiles
terminal-due = famine { $food } food, war { $strength } strength, { terminal-points } each
terminal-opponent = Opponent: { $books ->
    [1] 1 book
   *[other] { $books } books
}
terminal-total = Total
terminal-seed = Seed { $seed }. It matches the fingerprint, so the shuffle was fixed from the start.

## Pendulum

# $kind is the phase; { $phase } its name, which in a round has the number already.
terminal-pendulum-now = { $kind ->
    [round] { $phase }
    [opening] { $phase }
   *[other] { $phase } (round { $round })
}{ $space ->
    [0] {""}
   *[other] {""}, space { $space } of 11 on the timer track
}
terminal-pendulum-privilege = Privilege
terminal-pendulum-by-votes = By current votes
terminal-pendulum-next = Next flip
terminal-pendulum-next-council = none, then the council begins
terminal-pendulum-area = { $area }{ $price ->
    [some] {""}: { $cost } per action
   *[none] {""}
}
terminal-pendulum-timer = { $state ->
    [runs] timer: { $seconds } s left
    [out] timer: run out
   *[rests] timer here
}
terminal-pendulum-worker = { $player }: { $kind }
terminal-pendulum-achievement = Achievement
terminal-pendulum-achievement-needs = { $name }{ $star ->
    [yes] {" "}(with the star)
   *[no] {""}
}: hold { $need } to { $effects }.
terminal-pendulum-provinces = Provinces
terminal-pendulum-deck = { $count ->
    [one] 1 more in the deck
   *[other] { $count } more in the deck
}
terminal-pendulum-council = Next council
terminal-pendulum-done = done
terminal-pendulum-resources = Resources
terminal-pendulum-held = { $name } { $held } of { $limit }
terminal-pendulum-tracks = Tracks
terminal-pendulum-legendary = { $reached ->
    [yes] legendary reached
   *[no] no legendary yet
}
terminal-pendulum-workers = Workers
terminal-pendulum-hand = Hand
terminal-pendulum-discarded = Discarded
terminal-pendulum-conquered = Conquered
terminal-pendulum-production = Production
terminal-pendulum-to-come = in the next council so far: { $points }, { $votes }
# A card in the menu: { $line } is the move, for example “Play “Spoils””.
terminal-pendulum-card = { $kind ->
    [permanent] { $line } into your hand, to { $effects }
   *[other] { $line } to { $effects }
}
