# Wat alle spellen delen.

# In een opsomming, naast andere namen.
core-you = jij
core-nothing = niets
core-yes = ja
core-no = nee
core-name-value = { $name } { $value }

# Wat er te beslissen is, in een spel zonder eigen woorden daarvoor.
core-prompt = { $turn ->
    [yours] Jij bent aan de beurt.
    [others] Anderen zijn aan de beurt.
   *[over] De partij is afgelopen.
}

# Waarom een geplande zet minder deed dan gepland.
core-lapsed-undone = Je plan vervalt: er is een zet teruggenomen.
core-lapsed-refused = Je plan kon niet worden uitgevoerd.
core-lapsed-unknown = Je plan vervalt: de server is bijgewerkt en kent het niet meer.
