# Das Kommando `sandtable`: seine Hilfe, seine Ausgaben und Fehler. $default und Ähnliches setzt argparse ein.

command-about = Ein Tisch für zwei Brettspiele: Pendulum und Nations: Das Würfelspiel.
command-epilog = `sandtable BEFEHL --help` sagt mehr über einen Befehl.
command-commands = Befehle
command-engine-pure = Engine in reinem Python
command-engine-compiled = kompilierte Engine

## Wörter in Großbuchstaben

command-word-command = BEFEHL
command-word-game = SPIEL
command-word-file = DATEI
command-word-folder = ORDNER
command-word-id = NUMMER
command-word-what = WAS
command-word-who = WER,WER
command-word-names = NAME,NAME
command-word-bots = BOT,BOT
command-word-option = OPTION=WERT
command-word-limit = NAME=ZAHL
command-word-language = SPRACHE
command-word-number = ZAHL
command-word-address = ADRESSE
command-word-where = WO
command-word-ip = IP
command-word-shell = SHELL
command-word-subject = WELCHE
command-word-reason = TEXT

## Was mehrere Befehle annehmen

command-option = eine Option des Spiels, beliebig oft; `sandtable schema SPIEL` listet sie auf
command-data-file = mit den Werten aus dieser Datei spielen (Nations)
command-lang = die Sprache: { $languages } ({ $default })
command-json = JSON für Programme ausgeben
command-record = eine Aufzeichnung
command-seed = gleicher Startwert, gleiches Ergebnis ({ $default })
command-jobs = Anzahl der Prozesse ({ $default })
command-out = in diese Datei schreiben, statt es auszugeben
command-settings = Optionen aus dieser TOML-Datei lesen, unter ihrem Namen ohne Striche; SANDTABLE_ADDRESS und so weiter in der Umgebung gehen vor, die Kommandozeile geht beidem vor

## play

command-play = in diesem Terminal spielen
command-play-about = Spiele in diesem Terminal: Nations, oder Pendulum ohne laufende Sanduhren. Tippe die Nummer deiner Wahl oder `?` für Hilfe. Mit einem einzigen Platz (`--seats me`) spielst du solo.
command-play-seats = für jeden Platz `me` (ein Mensch an dieser Tastatur) oder ein Bot ({ $default })
command-play-names = die Namen der Spieler
command-play-seed = dieselbe Zahl ergibt dieselbe Mischung
command-play-record = die Partie in dieser Datei speichern und aus ihr fortsetzen

## hint und review

command-hint = die besten Züge einer gespeicherten Partie und warum
command-hint-entry = der Stand nach so vielen Einträgen (nach allen)
command-hint-seat = für welchen Platz, ab 1 gezählt (wer am Zug ist)
command-hint-count = wie viele Züge ({ $default })
command-review = wo eine Partie verloren ging: die teuersten Entscheidungen
command-review-about = Geht alle Entscheidungen einer Partie noch einmal durch und zeigt, welche am meisten gekostet haben, was besser gewesen wäre und warum. In Nations zählt die Gewinnchance, im Solospiel die erwarteten Siegpunkte; in Pendulum zählen Siegpunkte auf einer Leiste, und auch zu langes Warten zählt.
command-review-seat = nur die Entscheidungen dieses Platzes, ab 1 gezählt (alle)
command-review-count = wie viele Momente ({ $default })
command-decisions = Entscheidungen

## serve

command-serve = Tische für Menschen und Bots bereitstellen
command-serve-about = Stellt Tische für Menschen und Bots bereit, bis du es beendest. Alles liegt in einer SQLite-Datei oder in einer PostgreSQL-Datenbank.
command-serve-host = die Adresse, auf der gelauscht wird; 0.0.0.0: auf allen ({ $default })
command-serve-port = 0: irgendein freier Port ({ $default })
command-serve-database = eine Datei oder { "postgresql://USER@HOST/NAME" } (eine Datei im Ordner, den SANDTABLE_DATA nennt, sonst in deinem Datenordner)
command-serve-nats = NATS-Server (nats://…), durch Kommas getrennt: alle Prozesse mit demselben NATS und PostgreSQL bilden eine Seite
command-serve-address = wie man diesen Server erreicht, zum Beispiel https://tables.example.org: für Links und um eigene Seiten zu erkennen
command-serve-hosts = nur für diese Namen und den in --address antworten (fehlt beides und gilt { "--host" } nur für diesen Rechner: localhost)
command-serve-proxy = diesem Proxy glauben, wer anfragt (X-Forwarded-For)
command-serve-origin = eine weitere Herkunft, deren Seiten den Server nutzen dürfen
command-serve-pace = so viele Millisekunden überlegt ein Bot ({ $default })
command-serve-countdown = so viele Millisekunden wird nach einer Pause heruntergezählt ({ $default })
command-serve-limit = eine Grenze ändern; die Grenzen und ihre Vorgaben: { $limits }
command-serve-metrics = wer /metrics lesen darf: IP-Adressen oder Netze, mit Kommas (niemand)
command-serve-smtp = der Mailserver für Benachrichtigungen, als smtp://NAME:PASSWORT@SERVER:PORT; smtps:// für TLS von Anfang an, smtp-plain:// ohne (keiner: keine E-Mails)
command-serve-mail-from = die Adresse, von der Mails kommen
command-serve-reports = dieser E-Mail-Adresse oder diesem https-Webhook sagen, wenn jemand eine Chatnachricht meldet (niemandem; `sandtable admin reports` listet sie auf)
command-serve-keep-finished = Tage, nach denen beendete Partien gelöscht werden; Punkte und Wertungen bleiben (0: nie)
command-serve-keep-chat = Tage nach dem Ende einer Partie, die ihr Chat bleibt (0: für immer)
command-serve-keep-guests = Tage, nach denen Personen ohne Passkey gelöscht werden, die nie wiederkamen (0: nie)
command-serve-log = eine Zeile für jede Meldung, als `text` oder `json` ({ $default })
command-serve-open = einen Browser öffnen, falls es einen gibt
command-serve-ready = sandtable läuft unter { $address }  (Version { $version }, { $engine }, Datenbank { $database }; Strg+C beendet es)

## backup und restore

command-backup = alles, was eine Seite aufbewahrt, in eine Datei kopieren, während sie läuft
command-backup-about = Kopiert die Datenbank einer Seite in eine Datei, während die Seite weiterläuft: alles auf dem Stand eines Augenblicks. Die Datei ist immer eine SQLite-Datenbank, egal welche Art die Seite benutzt; `sandtable restore` spielt sie zurück.
command-backup-file = die neue Datei
command-backup-made = { $file }: { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
}, { $persons ->
    [one] 1 Person
   *[other] { $persons } Personen
}
command-restore = eine Sicherung in eine leere Datenbank zurückspielen
command-restore-about = Spielt eine Sicherung in eine leere Datenbank zurück, SQLite oder PostgreSQL, die kein Server benutzt. Eine Sicherung einer älteren Version wird auf den neuen Stand gebracht.
command-restore-file = die Sicherung
command-restore-done = { $file } ist zurückgespielt: { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
}, { $persons ->
    [one] 1 Person
   *[other] { $persons } Personen
}

## admin

command-admin = nach deiner Seite sehen und dort für Ordnung sorgen
command-admin-about = Tische und Personen auflisten und finden, schließen oder löschen, sperren, Meldungen und Zahlen lesen, während die Seite läuft. Der Server erledigt deinen Auftrag binnen einer Sekunde oder beim nächsten Start; alles wird festgehalten.
command-admin-whats = Das kannst du tun:
command-admin-what = eines der Wörter unten
command-admin-subject = die Kennung eines Tisches, einer Person oder einer Meldung, eine IP-Adresse oder ein Netz; bei Listen das, was du suchst
command-admin-reason = warum, zum Festhalten
command-admin-what-tables = Tische, die neuesten zuerst; oder die mit diesem Namen, dieser Kennung oder Person
command-admin-what-persons = Personen, die neuesten zuerst; oder die mit diesem Namen oder dieser Kennung
command-admin-what-bans = wer gesperrt ist
command-admin-what-reports = Chatnachrichten, die jemand gemeldet hat
command-admin-what-log = was mit diesem Befehl getan wurde, das Letzte zuerst
command-admin-what-statistics = wie viele Personen, Tische, Partien und Nachrichten es gibt
command-admin-what-close-table = einen Tisch ohne Ergebnis beenden
command-admin-what-delete-table = einen Tisch mit Partie, Chat und Ergebnis löschen
command-admin-what-delete-person = eine Person löschen; ihre Partien bleiben, ohne Namen
command-admin-what-ban = eine Person oder eine Adresse fernhalten
command-admin-what-unban = sie wieder hereinlassen
command-admin-what-settle = eine Meldung von der Liste nehmen
command-admin-done = Erledigt.
command-admin-waits = Noch hat das kein Server erledigt. Es geschieht, sobald einer läuft.
command-admin-none = Es gibt keine.
command-admin-count-persons = Personen
command-admin-count-persons-seen-1 = davon in den letzten 24 Stunden da
command-admin-count-persons-seen-7 = davon in den letzten 7 Tagen da
command-admin-count-persons-seen-30 = davon in den letzten 30 Tagen da
command-admin-count-tables-open = offene Tische
command-admin-count-tables-playing = laufende Partien
command-admin-count-tables-finished = beendete Partien
command-admin-count-tables-closed = geschlossene Tische
command-admin-count-finished-1 = Partien in den letzten 24 Stunden beendet
command-admin-count-finished-7 = Partien in den letzten 7 Tagen beendet
command-admin-count-finished-30 = Partien in den letzten 30 Tagen beendet
command-admin-count-moves = Züge
command-admin-count-chat = Chatnachrichten
command-admin-count-clubs = Clubs
command-admin-count-bans = Sperren
command-admin-count-reports = Meldungen, die noch jemand ansehen muss

## simulate und ladder

command-simulate = Bots viele Partien spielen lassen und auswerten
command-simulate-seats = für jeden Platz ein Bot ({ $default })
command-simulate-games = wie viele ({ $default })
command-simulate-sum = { $games } Partien, { $unfinished } nicht beendet, { $decisions } Entscheidungen, { $rate } pro Sekunde
command-simulate-unfinished =
    { $games ->
        [one] 1 Partie ging nicht zu Ende:
       *[other] { $games } Partien gingen nicht zu Ende:
    } { $problem }
command-ladder = alle Bots gegeneinander spielen lassen und einstufen
command-ladder-about = Je zwei Bots spielen jede Mischung zweimal, mit vertauschten Plätzen. Die Wertung folgt der Elo-Skala (400 mehr heißt 10 : 1) um ihren Mittelwert, mit 95-%-Intervallen.
command-ladder-bots = nur diese
command-ladder-games = für jedes Paar, eine gerade Zahl ({ $default })
command-ladder-ray = die Partien stattdessen auf einen Ray-Cluster verteilen; `local` startet einen hier
command-ladder-out = die Tabellen auch in diese Datei schreiben, als Markdown
command-games-of = Partien { $game }
command-column-seat = Platz
command-column-bot = Bot
command-column-wins = Siege
command-column-mean = Mittel
command-column-best = Bestwert
command-column-sources = woher die Punkte kommen
command-column-rating = Wertung
command-column-games = Partien
command-column-won = gewonnen
command-column-milliseconds = ms je Entscheidung
command-column-pair = Paar
command-column-first-won = der erste gewann
command-column-id = Kennung
command-column-name = Name
command-column-game = Spiel
command-column-status = Stand
command-column-public = öffentlich
command-column-made = angelegt (UTC)
command-column-ended = beendet (UTC)
command-column-host = Gastgeber
command-column-people = Personen
command-column-token = Person
command-column-seen = zuletzt da (UTC)
command-column-tables = Tische
command-column-banned = gesperrt
command-column-subject = wer oder was
command-column-table = Tisch
command-column-text = Nachricht
command-column-reporter = gemeldet von
command-column-act = was
command-column-reason = warum
command-column-outcome = Ergebnis
command-yes = ja
command-nobody = niemand
command-range = { $low } bis { $high }

## verify

command-verify = eine Aufzeichnung prüfen: Einträge, Regeln, Mischung
command-verify-about = Prüft, dass kein Eintrag der Aufzeichnung verändert wurde, dass der Startwert zum anfangs gezeigten Fingerabdruck passt und dass jeder Zug erlaubt war. Rückgabewert 1: etwas stimmt nicht.
command-verify-bad = { $file }: nicht in Ordnung. { $problem }
command-verify-good = { $file }: in Ordnung. { $game }, { $seats ->
    [1] 1 Platz
   *[other] { $seats } Plätze
}, { $entries ->
    [1] 1 Eintrag
   *[other] { $entries } Einträge
}, { $scores ->
    [none] nicht beendet
   *[other] Punkte { $scores }
}; der Startwert passt zum Fingerabdruck { $commitment }...

## data, rules, schema, balance

command-data = die Werte des Spielmaterials zeigen und prüfen
command-data-about = Zeigt die Werte des Spielmaterials, ob sie aufgedruckt oder erschlossen sind und ob sie zu allem passen, was über das Material bekannt ist. Rückgabewert 1: sie passen nicht.
command-data-own = eigene Werte statt der eingebauten (Nations)
command-data-good = ok
command-data-bad = NEIN
command-data-found = { $constraint }: { $found }
command-rules = die Regeln lesen, oder eine davon
command-rules-ids = BUY-3, oder BUY für die ganze Gruppe; ohne Angabe: alle
command-schema = das JSON-Schema der Züge, Ereignisse, Ansichten und Optionen ausgeben
command-balance = auswerten, wie sich die Werte spielen, als Markdown
command-balance-games = für jede Spielerzahl oder jede Stufe ({ $default })
command-balance-bot = wer spielt (in Nations greedy, in Pendulum der stärkste Bot)
command-games = Partien

## Was argparse sagt

command-usage = Aufruf:
command-arguments = Argumente
command-options = Optionen
command-help = diese Hilfe zeigen und beenden
command-version = die Version zeigen und beenden
command-completion = deine Shell Befehle und Optionen ergänzen lassen
command-completion-about = Gibt ein Skript aus, mit dem deine Shell Befehle und Optionen ergänzt. Für bash kommt diese Zeile in ~/.bashrc: { $line } (für zsh dieselbe mit zsh, in ~/.zshrc unter die Zeile mit compinit). Für fish kommt diese in ~/.config/fish/config.fish: { $fish }
command-error = { $prog }: { $problem } (siehe { $prog } --help)
command-argument = { $name }: { $problem }
command-required = es fehlt: { $names }
command-unrecognized = unbekannt: { $names }
command-invalid-choice = { $value } gibt es hier nicht (zur Wahl steht: { $choices })
command-invalid-value = ungültiger Wert: { $value }
command-one-argument = ein Wert fehlt
command-at-most-one = höchstens ein Wert ist erlaubt
command-at-least-one = mindestens ein Wert ist nötig
command-ambiguous = { $option } ist nicht eindeutig: { $matches }
command-ignored = der Wert { $value } passt hier nicht
command-not-with = nicht zusammen mit { $name } erlaubt
command-too-small = { $value } ist keine ganze Zahl ab { $least }

## Was `data` zeigt

command-sheet-tiles = Plättchen (* aufgedruckt)
command-sheet-events = Ereignisse (* aufgedruckt)
command-sheet-age = Zeitalter
command-sheet-kind = Art
command-sheet-tile = Plättchen
command-sheet-event = Ereignis
command-sheet-gives = Ertrag
command-sheet-points = Punkte
command-sheet-stone = Stein
command-sheet-food = Nahrung
command-sheet-strength = Stärke
command-sheet-automa-cards = Automakarten
command-sheet-automa-bonuses = Boni der Automas (* aufgedruckt)
command-sheet-card = Karte
command-sheet-worker = Arbeiter
command-sheet-timer = Sanduhr
command-sheet-place = Provinz
command-sheet-votes = Stimmen
command-sheet-reward = Belohnung
command-sheet-level = Stufe
command-sheet-component = Material
command-sheet-value = Wert
command-sheet-points-in-rounds = Punkte in den Runden 1 bis 4

## Was über das Spielmaterial bekannt ist

command-known-nations-tiles = 60 Plättchen, 15 je Zeitalter
command-known-nations-events = 12 Ereignisse, 3 je Zeitalter
command-known-nations-kinds = ein Zeitalter hat 6 Entwicklungen, 3 Berater, 3 Kolonien, 3 Wunder
command-known-nations-colours = ein Zeitalter hat je zwei Entwicklungen in Orange, Blau und Rot; keine bringt weiße Würfel
command-known-nations-dice = eine Entwicklung bringt 1 oder 2 Würfel
command-known-nations-rerolls = ein Berater bringt höchstens 2 Wurfwiederholungen
command-known-nations-tile-chits = auf allen Plättchen zusammen 5 Goldmarker und je 3 für Stein, Nahrung, Bücher, Stärke
command-known-nations-synagogue = die Synagoge bringt 1 orangefarbenen Würfel
command-known-nations-terrace-fields = die Terrassenfelder bringen 2 orangefarbene Würfel
command-known-nations-white-dice = weiße Würfel zeigen jedes Symbol einmal, eines davon zweimal
command-known-nations-blue-dice = blaue Würfel zeigen Bücher und Stein
command-known-nations-orange-dice = orangefarbene Würfel zeigen Nahrung und Gold
command-known-nations-red-dice = rote Würfel zeigen Nahrung, Stein und Stärke
command-known-nations-faces = es gibt Würfelseiten mit 3 Büchern, 2 Gold und 3 Stärke
command-known-nations-dice-count = 44 Würfel: 20 weiße, 8 von jeder anderen Farbe
command-known-nations-chit-count = 33 Marker: 12 für Wurfwiederholungen, 9 für Gold, je 3 von den anderen
command-known-nations-known-events = ein Ereignis von Zeitalter II verlangt 2 Nahrung und 2 Stärke, eines von Zeitalter III 3 und 4
command-known-nations-start = am Anfang 5 Entwicklungen, 1 Gold, 1 Wurfwiederholung
command-known-pendulum-mats = fünf Spielertableaus mit zwei Seiten, je Seite vier Kriegslisten
command-known-pendulum-provinces = 56 Provinzen
command-known-pendulum-achievements = 10 Errungenschaften
command-known-pendulum-rewards = 25 Ratsbelohnungen und 5 finale
command-known-pendulum-timers = die Sanduhren laufen 3:00, 2:00 und 0:45
command-known-pendulum-tracks = Leisten mit 22 Feldern, Pergament ab 14
command-known-pendulum-timer-track = 11 Felder auf der Zeitanzeige
command-known-pendulum-deck = Automas: 32 Karten
command-known-pendulum-elements = eine Karte hat links 0, 1 oder 2 Symbole, und jede Anzahl kommt vor
command-known-pendulum-province-icon = ein Provinzsymbol steht nur auf Karten ohne ein anderes Symbol
command-known-pendulum-icons = es gibt Arbeitersymbole in Lila und Grün und Sanduhrsymbole in Grün und Schwarz
command-known-pendulum-example = Punkte und Stimmen decken die des veröffentlichten Beispiels ab
command-known-pendulum-card-rewards = jede Karte sucht eine Belohnung, die es gibt
command-known-pendulum-all-rewards = jede Art von Belohnung wird gesucht
command-known-pendulum-levels = sechs Stufen, A bis F
command-known-pendulum-bonuses = ein Bonus an Punkten und Stimmen für jede der vier Runden
command-known-pendulum-level-d = Stufe D gibt 5 Punkte und 5 Stimmen in Runde 2 dazu, 10 und 9 in Runde 3
command-known-pendulum-level-order = kein Bonus sinkt von einer Stufe zur nächsten, und jede Stufe ist schwerer
command-known-pendulum-round-order = kein Bonus sinkt von einer Runde zur nächsten
command-known-pendulum-automa-parchment = ihr Pergament hat so viele Felder, wie ein Mensch Punkte haben kann
command-known-pendulum-automa-track = ihre Leiste hat grüne Felder und einen Weg zum Pergament
command-known-pendulum-automa-status = die Werte der Automas sind als erschlossen gekennzeichnet

## train

command-train = die Netze des stärksten Bots im Spiel gegen sich selbst trainieren
command-train-about = Gespielt wird auf allen Kernen; gelernt wird auf einer GPU, wenn PyTorch eine findet (pip install 'sandtable[train]'). Was fertig ist, liegt im Ordner, die Lernkurve als Bild: Ein unterbrochener Lauf geht weiter, wenn du ihn neu startest.
command-train-out = wohin alles kommt
command-train-small = nur um zu sehen, dass es geht, in wenigen Minuten
command-train-shown = Partien des Experten
command-train-rounds = Runden gegen sich selbst
command-train-quick = Partien ohne Suche
command-train-meetings = Partien gegen den Experten
command-train-curve = Ohne Suche gegen die einfache eingebaute Spielweise: anfangs { $first } gewonnen, nach { $rounds } Runden { $last }.
command-train-made = { $file }: { $share } von { $games } Zweierpartien gegen den Experten gewonnen (95 %: { $low } bis { $high }).
