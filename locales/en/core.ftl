# What all games share.

core-nothing = nothing
core-name-value = { $name } { $value }

# What to decide, in a game that has no words of its own for it.
core-prompt = { $turn ->
    [yours] It is for you to decide.
    [others] Others are deciding.
   *[over] The match is over.
}
