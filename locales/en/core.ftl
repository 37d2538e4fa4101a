# What all games share.

# In a list, where others are named too.
core-you = you
core-nothing = nothing
core-yes = yes
core-no = no
core-name-value = { $name } { $value }

# What to decide, in a game that has no words of its own for it.
core-prompt = { $turn ->
    [yours] Your turn.
    [others] Others are choosing.
   *[over] The game is over.
}

# Why a premove did less than was planned.
core-lapsed-undone = Your plan is off: a move was taken back.
core-lapsed-refused = Your plan could not be carried out.
core-lapsed-unknown = Your plan is off: the server was updated and no longer knows it.
