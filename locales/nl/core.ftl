# Wat alle spellen delen.

# In een opsomming, naast andere namen.
core-you = jij
core-nothing = niets
core-name-value = { $name } { $value }

# Wat er te beslissen is, in een spel zonder eigen woorden daarvoor.
core-prompt = { $turn ->
    [yours] Jij bent aan de beurt.
    [others] Anderen zijn aan de beurt.
   *[over] De partij is afgelopen.
}
