# Die begleitete erste Partie Pendulum, Lektion für Lektion.

client-lesson-pendulum-welcome = Willkommen am Hof
client-lesson-pendulum-welcome-text = Erreiche auf allen vier Leisten das Pergament ganz rechts: bei Stärke, Ansehen, Beliebtheit und der Legendären Errungenschaft, dem Stern. Es gibt vier Runden, nach jeder eine Ratsversammlung.
client-lesson-pendulum-areas = Drei Bereiche, drei Sanduhren
client-lesson-pendulum-areas-text = Lila, Grün und Schwarz haben je zwei Reihen und eine Sanduhr. In der Reihe mit der Sanduhr führen Arbeiter Aktionen durch. In der Reihe ohne Sanduhr kommen und gehen sie. Das ist der Kern des Spiels.
client-lesson-pendulum-grande = Setz deinen großen Arbeiter ein
client-lesson-pendulum-grande-text = Wähle Arbeiter 1, den großen mit der Krone.
client-lesson-pendulum-grande-frame = { $phone ->
    [yes] Wähle jetzt einen Rahmen mit einem Plus.
   *[no] Wähle jetzt einen Rahmen mit einem Buchstaben, oder drück den Buchstaben.
} Nichts blockiert einen großen Arbeiter. Lila und Grün kosten 2 Gold, fast alles in Schwarz ist kostenlos.
client-lesson-pendulum-common = Setz deinen kleinen Arbeiter ein
client-lesson-pendulum-common-text = Jetzt Arbeiter 2, dein kleiner Arbeiter.
client-lesson-pendulum-common-frame = { $phone ->
    [yes] Wähle einen Rahmen mit einem Plus.
   *[no] Wähle einen Rahmen mit einem Buchstaben, oder drück den Buchstaben.
} In Lila und Grün braucht er einen leeren Rahmen; in Schwarz können sich beliebig viele einen teilen. Eine kostenlose schwarze Aktion ist ein guter Anfang.
client-lesson-pendulum-ready = Das erste Umdrehen
client-lesson-pendulum-ready-text = Deine Arbeiter warten in unteren Reihen. Klick auf „{ pendulum-move-Ready }“: Die Sanduhren kommen zu ihnen herunter, und der Sand beginnt zu laufen.
client-lesson-pendulum-act = Aktion durchführen
client-lesson-pendulum-act-text = Deine Arbeiter stehen in Reihen mit einer Sanduhr und können ihre Aktion durchführen. Klick auf „{ client-pendulum-act }“: Der Arbeiter rückt in seinen Belohnungskasten, du zahlst die Kosten und bekommst die Belohnung.
client-lesson-pendulum-act-choice = Hier wählst du, was du bekommst. Nimm es.
client-lesson-pendulum-stuck = Festsitzen und warten
client-lesson-pendulum-stuck-text = Arbeiter 2 hat seine Aktion durchgeführt und sitzt in seinem Kasten fest, bis die Sanduhr die Reihe verlässt. Warte, bis die schwarze Sanduhr abgelaufen ist: Es dauert nicht lange.
client-lesson-pendulum-flip = Dreh die Sanduhr um
client-lesson-pendulum-flip-text = Die schwarze Sanduhr ist abgelaufen. Jeder darf sie jetzt umdrehen, niemand muss. Klick auf „{ client-pendulum-flip }“: Sie kommt in die andere Reihe.
client-lesson-pendulum-again = Setz ihn wieder ein
client-lesson-pendulum-again-text = Die Sanduhr hat die Reihe verlassen, also ist Arbeiter 2 frei. Wähle ihn.
client-lesson-pendulum-again-frame = { $phone ->
    [yes] Wähle einen Rahmen mit einem Plus
   *[no] Wähle einen Rahmen mit einem Buchstaben
} in einer Reihe ohne Sanduhr. Dort führt er seine Aktion durch, wenn die Sanduhr kommt. Einsetzen, warten, umdrehen, Aktion: Das ist der Rhythmus.
client-lesson-pendulum-claim = Beanspruche die Errungenschaft
client-lesson-pendulum-claim-text = Es ist jetzt Runde 2. Du hast alles, was „{ $achievement }“ verlangt; nichts davon gibst du aus. Einmal pro Runde kannst du beanspruchen. Klick auf „{ client-pendulum-claim }“.
client-lesson-pendulum-claim-choice = Nimm den Marker: Ohne die Legendäre Errungenschaft gewinnt niemand. Wenn du ihn hast, bringt dir jede weitere Errungenschaft die Belohnung.
client-lesson-pendulum-conquer = Erobere eine Provinz
client-lesson-pendulum-conquer-text = Arbeiter 1 kann eine Provinz erobern; das kostet 4 Militär. Klick auf „{ client-pendulum-act }“.
client-lesson-pendulum-conquer-choice = Wähle eine Provinz und dann die Spalte, unter die sie kommt. Die Produktion dieser Spalte bringt von jetzt an mehr.
client-lesson-pendulum-stratagem = Spiel eine Kriegslist
client-lesson-pendulum-stratagem-text = Diese Karten sind deine Kriegslisten. In einer Runde kannst du jederzeit eine spielen. Wähle eine, die leuchtet.
client-lesson-pendulum-stratagem-choice = Wähle, was sie dir bringt.
client-lesson-pendulum-pickup = Nimm sie wieder auf
client-lesson-pendulum-pickup-text = Die gespielte Kriegslist ist abgelegt. Für 5 Kultur nimmst du alle abgelegten wieder auf. Klick hier.
client-lesson-pendulum-votes = Stimmen
client-lesson-pendulum-votes-text = Die Runde ist fast vorbei. Stimmen bestimmen die Privilegreihenfolge, und der neutrale Spieler hat immer 3. Du hast { $votes }: Klick auf „{ client-pendulum-act }“ für eine weitere.
client-lesson-pendulum-call = Ruf zur Ratsversammlung
client-lesson-pendulum-call-text = Wird die lila Sanduhr in einer Runde zum dritten Mal umgedreht, ruft das zur Ratsversammlung. Warte, bis sie abgelaufen ist.
client-lesson-pendulum-call-flip = Die lila Sanduhr ist abgelaufen. Klick auf „{ client-pendulum-flip }“: Es ist das dritte Mal, also ruft es zur Ratsversammlung.
client-lesson-pendulum-done = Die letzten Aktionen
client-lesson-pendulum-done-text = Keine Sanduhr wird mehr umgedreht. Alle machen fertig, was sie noch können. Du bist so weit: Klick auf „{ pendulum-move-Done }“.
client-lesson-pendulum-privilege = Privileg
client-lesson-pendulum-privilege-text = Du hast die meisten Stimmen und bist Erster in der Privilegreihenfolge; alle Stimmen werden jetzt abgegeben. Der erste Platz bringt 2 Siegpunkte und die erste Wahl der Ratsbelohnung. In der Runde entscheidet das Privileg, wenn zwei im selben Moment dasselbe wollen.
client-lesson-pendulum-reward = Siegpunkte und Belohnung
client-lesson-pendulum-reward-text = Wähle für jeden Siegpunkt eine Leiste.
client-lesson-pendulum-reward-card = Wähle jetzt eine Ratsbelohnung: eine Karte, die sofort wirkt, oder eine, die zu deinen Kriegslisten kommt.
client-lesson-pendulum-reward-take = Alles gewählt: Klick auf „{ client-pendulum-take-it }“.
client-lesson-pendulum-reward-choice = Deine Belohnung fragt dich noch etwas: Wähle.
client-lesson-pendulum-next = Die nächste Runde
client-lesson-pendulum-next-text = Die Ratsversammlung ist vorbei, neue Karten liegen aus. Du kannst Arbeiter in Reihen ohne Sanduhr bewegen. Dann klick auf „{ pendulum-move-Ready }“: Alle drei Sanduhren werden umgedreht, und Runde 2 beginnt.
client-lesson-pendulum-next-choice = Wähle zuerst, was hier gefragt wird.
client-lesson-pendulum-next-panel = Hier siehst du, was die Ratsversammlung allen gebracht hat. Lies es in Ruhe, dann klick auf „{ client-pendulum-end-continue }“.
