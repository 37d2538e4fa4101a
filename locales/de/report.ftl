# Was `sandtable balance` schreibt. Die Wörter zwischen Sternen sind Namen von Spalten.

report-made = { $each ->
    [line] { $games } Partien des Bots { $bot } für jede Zeile, Werte { $version }. Erstellt mit:
    [level] { $games } Partien des Bots { $bot } für jede Stufe, Werte { $version }. Erstellt mit:
   *[seats] { $games } Partien des Bots { $bot } für jede Spielerzahl, Werte { $version }. Erstellt mit:
}
report-range = { $low } bis { $high }
report-reading = Wie man das liest
report-interval = 95-%-Intervall
report-games = Partien
report-level = Stufe
report-points = Punkte

## Nations

report-nations = Wie sich Nations spielt
report-scores = Punkte
report-players = Spieler
report-mean = Mittel
report-best = höchste
report-sources = woher die Punkte kommen
report-alone = 1, { $opponent }
report-winners = Wer gewinnt
report-winners-about = Anteile gewonnener Partien nach der Stelle in der ersten Zugreihenfolge und nach dem Platz am Tisch; in Klammern der gerechte Anteil.
report-by-place = nach Stelle
report-by-seat = nach Platz
report-fair = { $seats } (gerecht: { $share })
report-dice = Würfel in der Schachtel
report-dice-about = Wie viele Würfel einer Farbe höchstens gleichzeitig in Gebrauch waren, zu viert. Hier gehen Würfel nie aus (BUY-8); mit der echten Schachtel sollten sie reichen.
report-colour = Farbe
report-in-box = in der Schachtel
report-enough = reichen in
report-most = Mittel der Höchstzahl
report-ever = höchstens
report-dice-all = Alle Farben reichen in { $share } der Partien.
report-tiles = Fortschrittsplättchen
report-tiles-about = Wie oft ein ausliegendes Plättchen gekauft wurde, nach Spielerzahl; und wie oft in Partien zu zweit bis viert gewann, wer es gekauft hatte, verglichen mit dem gerechten Anteil 1.
report-age = Zeitalter
report-tile = Plättchen
report-wins = Siege
report-extremes = Immer oder nie gekaufte Plättchen, mit Spielerzahl:
report-none = keine

## Automas

report-automas = Wie schwer die Automas sind
report-foreshadowing = Gespielt mit Vorausschau.
report-chance = Chance, beide zu schlagen
report-won = gewonnen
report-aim = Ziel
report-automa-points = Punkte des besseren Automas
report-inside = im Pergament
report-minutes = Minuten
report-chance-about = Ihr Pergament beginnt bei { $points } Punkten. *{ report-inside }*: wie oft mindestens einer es erreicht hat. *{ report-minutes }*: mit laufendem Sand, ohne Ratsversammlungen.
report-reasons = Was entschieden hat, in Prozent der Partien
report-reasons-about = Ohne *automa-* oder *no-* hat der Mensch gewonnen. *parchment*: als Einziger im Pergament; *points*: beide darin; *distance*: keiner darin.
report-human-legendary = Mensch mit Legendärer Errungenschaft
report-human-inside = Mensch im Pergament
report-bonuses = Boni der Stufen, nach Runden
report-bonuses-about = Rekonstruiert, nur die mit * sind gedruckt.
report-votes = Stimmen
report-falls = { $falls ->
    [yes] Die Chance sinkt in diesen Partien von jeder Stufe zur nächsten.
   *[no] Die Chance sinkt in diesen Partien NICHT von jeder Stufe zur nächsten.
}
report-automas-aims = Die Werte sind so gewählt, dass dieser Bot den Zielen nahekommt; ein stärkerer Bot oder Mensch gewinnt öfter. Gibt es einen besseren Bot, führ den Befehl noch einmal aus und passe `[automa.levels]` in `src/sandtable/pendulum/data.toml` an. `sandtable data pendulum` sagt, was bleiben muss: Stufe D in den Runden 2 und 3, und dass kein Bonus von einer Stufe zur nächsten sinkt.
report-automas-fit = Was der Anpassung Grenzen setzt: Stufe D ist zum Teil gedruckt, und allein ihre 15 Punkte für die Runden 2 und 3 bringen die Automas weit vor jeden bisherigen Bot. Darum wurden nicht nur die Boni, sondern auch der Beginn des Pergaments auf ihrer Leiste verschoben, der ebenfalls rekonstruiert ist, bis Stufe D ihrem Ziel nahekam. Mit besseren Bots kann er zurückrücken. C darf D in keiner Runde übertreffen und unterscheidet sich davon vor allem durch die fortgeschrittene Variante, die D vom Menschen verlangt.

## Anführer

report-characters = Wie oft jeder Anführer gewinnt
report-overall = Alle Spielerzahlen zusammen
report-overall-about = *{ report-strength }*: gewonnene Partien als Vielfaches des gerechten Anteils, also einer von so vielen Partien, wie es Spieler gibt. *{ report-inside }*: auf allen drei Leisten und mit Legendärer Errungenschaft.
report-character = Anführer
report-side = Seite
report-strength = Stärke
report-advanced = fortgeschritten
report-basic = einfach
report-by-seats = Gewonnene Partien nach Spielerzahl
report-seats-fair = { $seats } Spieler: gerecht ist { $share }
report-games-each = Partien je Anführer
report-surely = Sicher über dem gerechten Anteil: { $above }. Sicher darunter: { $below }. Selbst wenn alle zehn gleich stark wären, stünde in etwa vier von zehn Berichten zufällig jemand hier.
report-nobody = niemand
report-characters-bot = Alle Plätze spielt ein Bot, der alle Anführer gleich behandelt. Was alle können, beherrscht er besser als die besonderen Kriegslisten der fortgeschrittenen Seiten: Ein Anführer, der einen eigenen Plan braucht, schneidet hier schlechter ab als in guten Händen. Die Werte der Anführer sind gedruckt und bleiben, wie sie sind.
