# Notices that call a person back, by push, e-mail or webhook.

notice-turn-title = Your turn: { $name }
notice-turn = It is your turn at { $name } ({ $game }).
notice-soon-title = Your time is running out: { $name }
notice-soon = Your time at { $name } ({ $game }) is running out. Make your move soon.
notice-late-title = Your time ran out: { $name }
notice-late = Your time at { $name } ({ $game }) ran out.
notice-over-title = Game over: { $name }
notice-over = The game at { $name } ({ $game }) is over.
notice-club-open-title = A table is open: { $name }
notice-club-open = There are free seats at { $name } ({ $game }).
notice-club-turn-title = { $player }'s turn: { $name }
notice-club-turn = It is { $player }'s turn at { $name } ({ $game }).
notice-club-over-title = Game over: { $name }
notice-club-over = The game at { $name } ({ $game }) is over.
notice-several = { $count } messages from your tables
notice-test-title = It works
notice-test = This is how Sandtable will tell you that it's your turn.
notice-confirm-title = Is this your address?
notice-confirm = Open this link to get notifications from Sandtable at this address: { $link }

    If you did not ask for that, do nothing.
notice-report-title = { $count ->
    [one] A chat message was reported
   *[other] { $count } chat messages were reported
}
notice-report = { $name } ({ $person }) wrote at { $table }: { $text }
