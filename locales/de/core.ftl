# Was alle Spiele teilen.

# In einer Aufzählung, neben anderen Namen.
core-you = du
core-nothing = nichts
core-name-value = { $name } { $value }

# Was zu entscheiden ist, in einem Spiel ohne eigene Worte dafür.
core-prompt = { $turn ->
    [yours] Du bist am Zug.
    [others] Andere sind am Zug.
   *[over] Die Partie ist zu Ende.
}
