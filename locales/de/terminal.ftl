# Der Tisch im Terminal.

terminal-help = Tipp die Nummer deiner Wahl ein. h: Tipp, u: zurücknehmen, b: Spielbrett zeigen, r { $rule }: eine Regel lesen, q: aufhören.
terminal-help-wait = w: warten und die Zeit laufen lassen.
terminal-commitment = Die Mischung steht fest. Ihr Fingerabdruck ist { $commitment }.
terminal-kept = Du hast den Tisch verlassen. Zum Weiterspielen starte wieder mit --record { $file }.
terminal-not-kept = Du hast den Tisch verlassen, und die Partie wurde nicht gespeichert. Speichern geht mit --record DATEI.
terminal-went-on = Die Partie geht weiter, wo du aufgehört hast.
terminal-hint = Tipp: { $move }
terminal-no-hint = Für diese Stellung gibt es keinen Tipp.
terminal-no-rule = Diese Regel gibt es nicht.
terminal-no-undo = Das kannst du nicht zurücknehmen: Etwas Zufälliges wurde gezeigt, oder jemand anders war seitdem am Zug.
terminal-not-a-choice = Tipp eine Zahl von 1 bis { $count } ein, oder ? für Hilfe.
terminal-pick = Tipp die Nummern der Würfel und Marker ein, zum Beispiel: 1 3 4. Für keinen tipp 0.
terminal-you = Du
terminal-seat = Platz { $number }
terminal-taken = genommen: { $player }
terminal-the-opponent = Gegner
terminal-available = verfügbar
terminal-not-rolled = noch nicht geworfen
terminal-used = verbraucht
terminal-has = Plättchen
terminal-begun = im Bau
terminal-passed = gepasst
terminal-points = { $count ->
    [1] 1 Punkt
   *[other] { $count } Punkte
}
terminal-with-tiles = { $count } mit Plättchen
terminal-due = Hungersnot { $food } Nahrung, Krieg { $strength } Stärke, je { terminal-points }
terminal-opponent = Gegner: { $books ->
    [1] 1 Buch
   *[other] { $books } Bücher
}
terminal-total = Summe
terminal-seed = Startwert { $seed }. Er passt zum Fingerabdruck, also stand die Mischung von Anfang an fest.

## Pendulum

# $kind ist die Phase; { $phase } ihr Name, in dem bei einer Runde schon die Nummer steht.
terminal-pendulum-now = { $kind ->
    [round] { $phase }
    [opening] { $phase }
   *[other] { $phase } (Runde { $round })
}{ $space ->
    [0] {""}
   *[other] {""}, Feld { $space } von 11 der Zeitanzeige
}
terminal-pendulum-privilege = Privileg
terminal-pendulum-by-votes = Nach Stimmen jetzt
terminal-pendulum-next = Nächstes Umdrehen
terminal-pendulum-next-council = keines mehr, dann beginnt die Ratsphase
terminal-pendulum-area = { $area }{ $price ->
    [some] {""}: { $cost } je Aktion
   *[none] {""}
}
terminal-pendulum-timer = { $state ->
    [runs] Sanduhr: noch { $seconds } s
    [out] Sanduhr: abgelaufen
   *[rests] mit Sanduhr
}
terminal-pendulum-worker = { $player }: { $kind }
terminal-pendulum-achievement = Errungenschaft
terminal-pendulum-achievement-needs = { $name }{ $star ->
    [yes] {" "}(mit dem Stern)
   *[no] {""}
}: Du brauchst { $need }, um { $effects }.
terminal-pendulum-provinces = Provinzen
terminal-pendulum-deck = { $count ->
    [one] noch 1 im Stapel
   *[other] noch { $count } im Stapel
}
terminal-pendulum-council = Nächster Rat
terminal-pendulum-done = fertig
terminal-pendulum-resources = Rohstoffe
terminal-pendulum-held = { $name } { $held } von { $limit }
terminal-pendulum-tracks = Leisten
terminal-pendulum-legendary = { $reached ->
    [yes] Legendäre Errungenschaft erreicht
   *[no] Legendäre Errungenschaft noch nicht erreicht
}
terminal-pendulum-workers = Arbeiter
terminal-pendulum-hand = Hand
terminal-pendulum-discarded = Abgelegt
terminal-pendulum-conquered = Erobert
terminal-pendulum-production = Produktion
terminal-pendulum-to-come = in der nächsten Ratsversammlung bisher: { $points }, { $votes }
# Eine Karte im Menü: { $line } ist der Zug, zum Beispiel „Spiele ‚Beute‘“.
terminal-pendulum-card = { $kind ->
    [permanent] { $line } auf die Hand, um { $effects }
   *[other] { $line }, um { $effects }
}
