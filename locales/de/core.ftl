# Was alle Spiele teilen.

# In einer Aufzählung, neben anderen Namen.
core-you = du
core-nothing = nichts
core-yes = ja
core-no = nein
core-name-value = { $name } { $value }

# Was zu entscheiden ist, in einem Spiel ohne eigene Worte dafür.
core-prompt = { $turn ->
    [yours] Du bist am Zug.
    [others] Andere sind am Zug.
   *[over] Die Partie ist zu Ende.
}

# Warum ein geplanter Zug weniger getan hat als geplant.
core-lapsed-undone = Dein Plan ist hinfällig: Ein Zug wurde zurückgenommen.
core-lapsed-refused = Dein Plan ließ sich nicht ausführen.
core-lapsed-unknown = Dein Plan ist hinfällig: Der Server wurde aktualisiert und kennt ihn nicht mehr.
