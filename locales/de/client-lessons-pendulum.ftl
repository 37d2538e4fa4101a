# Die begleitete erste Runde von Pendulum, Lektion für Lektion.

client-lesson-pendulum-welcome = Willkommen am Hof
client-lesson-pendulum-welcome-text = Bring alle vier Leisten ins Pergament ganz rechts: Stärke, Ansehen, Beliebtheit und den Stern für die Legendäre Errungenschaft. Es gibt vier Runden, nach jeder eine Ratsversammlung. Pendulum spielt man sonst gegen laufende Sanduhren; diesmal stehen sie still, und du hast alle Zeit, die du willst.
client-lesson-pendulum-areas = Drei Bereiche, drei Sanduhren
client-lesson-pendulum-areas-text = Lila, Grün und Schwarz haben je zwei Reihen und eine Sanduhr. In der Reihe mit der Sanduhr führen Arbeiter Aktionen durch. In der Reihe ohne Sanduhr kommen und gehen sie. Das ist der Kern des Spiels.
client-lesson-pendulum-grande = Setz deinen großen Arbeiter ein
client-lesson-pendulum-grande-text = Wähle den großen Arbeiter mit der Krone und dann einen Rahmen mit einem Plus, oder zieh ihn dorthin. Nichts blockiert einen großen Arbeiter. Zwischen den Reihen siehst du, was jeder Rahmen bewirkt: Lila und Grün kosten 2 Gold, fast alles in Schwarz ist kostenlos.
client-lesson-pendulum-common = Setz deinen kleinen Arbeiter ein
client-lesson-pendulum-common-text = Jetzt der Arbeiter ohne Krone. In Lila und Grün braucht er einen leeren Rahmen; in Schwarz können sich beliebig viele einen teilen. Eine kostenlose schwarze Aktion ist ein guter Anfang.
client-lesson-pendulum-ready = Das erste Umdrehen
client-lesson-pendulum-ready-text = Beide Arbeiter stehen in unteren Reihen, und gleich kommen die Sanduhren zu ihnen herunter. Klick auf „{ pendulum-move-Ready }“.
client-lesson-pendulum-flipped = Die Sanduhren sind unten
client-lesson-pendulum-flipped-text = Jetzt steht jede Sanduhr an einer unteren Reihe: Deine Arbeiter dort leuchten und können ihre Aktion durchführen. In die oberen Reihen kannst du Arbeiter einsetzen.
client-lesson-pendulum-act = Aktion durchführen
client-lesson-pendulum-act-text = { $can ->
    [yes] Klick auf „{ client-pendulum-act }“ unter dem Rahmen eines Arbeiters oder in der Liste deiner Arbeiter. Er rückt in seinen Belohnungskasten, du zahlst die Kosten und bekommst die Belohnung.
   *[no] Gerade kannst du keine Aktion bezahlen. Klick auf „{ pendulum-move-Ready }“, damit die Sanduhren weitergehen, oder überspring diesen Schritt.
}
client-lesson-pendulum-gained = Was du bekommen hast
client-lesson-pendulum-gained-text = { $some ->
    [yes] Du hast bekommen: { $list }.
   *[no] Was eine Aktion bringt, kommt auf dein Tableau.
} Von jedem Rohstoff kannst du höchstens 10 haben. Der Arbeiter sitzt jetzt in seinem Kasten fest, bis die Sanduhr seine Reihe verlässt.
client-lesson-pendulum-done = Lass die Zeit weitergehen
client-lesson-pendulum-done-text = Ohne laufende Sanduhren gibt es eine Zeitanzeige mit elf Feldern. Tu auf diesem Feld, was du willst: Führ mit jedem Arbeiter, der kann, eine Aktion durch, dann klick auf „{ pendulum-move-Ready }“. Sind alle bereit, rückt der Marker vor und die dort gezeigten Sanduhren werden umgedreht. Schwarz ist am schnellsten.
client-lesson-pendulum-again = Setz ihn wieder ein
client-lesson-pendulum-again-text = Eine Sanduhr hat ihre Reihe verlassen, also sind die Arbeiter dort frei. Wähle einen freien Arbeiter und setz ihn in einer Reihe ohne Sanduhr ein: Er kann seine Aktion durchführen, wenn die Sanduhr dorthin kommt.
client-lesson-pendulum-rhythm = Der Rhythmus
client-lesson-pendulum-rhythm-text = Einsetzen, wo die Sanduhr nicht ist, warten, die Aktion durchführen, wenn sie da ist. Schwarz ist schnell und meist kostenlos: Rohstoffe, eine Stimme, Eroberung. Grün und Lila kosten 2 Gold und bringen mehr: Produktion deiner Spalten, Siegpunkte auf den Leisten, Stimmen. Um vorauszuplanen, wähle einen wartenden Arbeiter: Er geht, sobald er kann.
client-lesson-pendulum-gold = Was es noch gibt
client-lesson-pendulum-gold-text = Für die Errungenschaft musst du etwas besitzen, gibst es aber nicht aus. Beanspruche sie einmal pro Runde, für die Belohnung oder, wenn er dort liegt, für den Stern der Legendären Errungenschaft: Ohne ihn gewinnt niemand. Provinzen kommen unter deine Spalten, die dann mehr produzieren. Deine vier Kriegslisten kannst du jederzeit spielen.
client-lesson-pendulum-round = Spiel die Runde
client-lesson-pendulum-round-text = Feld { $space } von 11. Mach so weiter: Aktion durchführen, einsetzen, „{ pendulum-move-Ready }“. Sammle auch Stimmen: Sie entscheiden, wer in der Ratsversammlung zuerst dran ist. Geht etwas nicht, zeig darauf und du siehst, warum.
client-lesson-pendulum-called = Die Ratsversammlung ist gerufen
client-lesson-pendulum-called-text = Keine Sanduhr wird mehr umgedreht. Mach fertig, was du noch kannst, dann klick auf „{ pendulum-move-Done }“.
client-lesson-pendulum-council = Die Ratsversammlung
client-lesson-pendulum-council-text = Deine Stimmen bestimmen deinen Platz in der Privilegreihenfolge, und der bringt dir Siegpunkte: Wähle die Leisten. Dann nimm eine Ratsbelohnung: eine Karte, die sofort wirkt, oder eine, die zu deinen Kriegslisten kommt.
client-lesson-pendulum-placing = Vor der nächsten Runde
client-lesson-pendulum-placing-text = Neue Karten liegen aus. Beweg deine Arbeiter noch einmal, in Reihen ohne Sanduhr, dann klick auf „{ pendulum-move-Ready }“: Alle Sanduhren werden zugleich umgedreht. Wenn du dich traust, kannst du dir hier auch laufende Sanduhren wünschen.
client-lesson-pendulum-end = Das ist das ganze Spiel
client-lesson-pendulum-end-text = Die nächsten drei Runden laufen genauso ab. Die Regeln findest du neben dem Tisch, und wenn ein Zug nicht geht, siehst du, welche Regel dahintersteckt. Viel Spaß mit deiner Partie!
