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
terminal-due = Hungersnot { $food } Nahrung, Krieg { $strength } Stärke, je { terminal-points }
terminal-opponent = Gegner: { $books ->
    [1] 1 Buch
   *[other] { $books } Bücher
}
terminal-total = Summe
terminal-seed = Startwert { $seed }. Er passt zum Fingerabdruck, also stand die Mischung von Anfang an fest.
