# Was an einer Eingabe nicht stimmt: an einem Befehl, an Optionen, einer Datei, einer Nachricht.

## Wo es steht

problem-header = Kopf
problem-entry = Eintrag { $entry }

## Werte

problem-expected = erwartet wird `{ $wanted }`, da steht `{ $found }`
problem-expected-only = erwartet wird { $wanted }
problem-field-missing = das Feld `{ $field }` fehlt
problem-field-unknown = das Feld `{ $field }` gibt es nicht
problem-value-unknown = der Wert { $value } ist ungültig
problem-not-json = das ist kein gültiges JSON ({ $detail })
problem-cut-short = leer, oder das Ende fehlt
problem-nul = ein Text enthält ein NUL-Zeichen
problem-not-tuples = erwartet werden Tupel, da steht eine andere Liste
problem-not-in-range = keine Zahl von { $least } bis { $most }
problem-not-a-time = keine ganze Zahl von Millisekunden ab { $least }
problem-not-a-seed = weder eine Zahl noch 16 bis 64 Bytes
problem-none-of = { $value } gibt es nicht; zur Wahl steht: { $choices }
problem-no-such = { $name } gibt es nicht; vorhanden: { $known }

## Eine Partie

problem-seats = { $game } ist für { $least } bis { $most } Spieler
problem-nothing-to-undo = es gibt keinen Eintrag zum Zurücknehmen
problem-copy-without-past = die Kopie eines Bots hat weder Startwert noch Vergangenheit
problem-no-bot = kein Bot { $name } spielt { $game }; vorhanden: { $known }
problem-only-solo = einen Gegner gibt es nur im Solospiel
problem-time-runs = dieses Spiel läuft in Echtzeit, deshalb geht es nicht über mehrere Tage
problem-no-judge = kein Bot für { $game } kann sagen, was ein Zug wert ist

## Optionen von Pendulum

problem-tempo = { $value } liegt nicht zwischen 0,5 und 3
problem-grace = { $value } liegt nicht zwischen 0 und 3000 Millisekunden
problem-glory-too = Platz { $seat } muss auch mit Ruhm spielen
problem-characters = { $count } genannt für { $seats } Plätze
problem-mat-in-use = das Tableau von { $character } liegt schon an Platz { $seat }
problem-automas-solo = die Automas gibt es nur im Solospiel
problem-automas-timed = gegen die Automas spielst du mit aktiven Sanduhren
problem-level-without-variant = Stufe { $level } wird ohne die fortgeschrittene Variante gespielt
problem-no-such-round = { $value } ist keine Runde von { $least } bis { $most }
problem-no-such-seat = { $value } ist kein Platz von { $least } bis { $most }
problem-round-twice = Runde { $value } ist zweimal genannt
problem-seat-twice = Platz { $value } ist zweimal genannt

## Dateien mit Werten

problem-no-own-data = { $game } nimmt keine eigenen Werte an
problem-no-table = { $table } fehlt
problem-unknown-table = eine solche Tabelle gibt es nicht
problem-no-list = hier gehört eine Liste hin: schreib [[{ $table }]]
problem-there-already = { $id } gibt es schon
problem-too-few = Zeitalter { $age } hat { $count } Einträge in { $table }, nötig sind mindestens { $least }

## Aufzeichnungen

problem-not-a-record = keine Aufzeichnung ({ $problem })
problem-not-playable = { $problem }
problem-not-played = das kann nicht gespielt worden sein: { $problem }
problem-other-format = Format { $found }; dieses Programm liest Format { $known }
problem-other-rules = nach Regeln { $found } gespielt; dieses Programm hat { $known }
problem-other-data = mit den Werten { $found } gespielt; hier gelten { $known }
problem-header-changed = er wurde verändert: seine Prüfsumme passt nicht
problem-entry-changed = er oder etwas davor wurde verändert: seine Prüfsumme passt nicht
problem-seed-missing = der Startwert fehlt (er wird erst am Ende der Partie gezeigt)
problem-seed-not-hexadecimal = der Startwert ist nicht hexadezimal
problem-seed-unusual = der Startwert ist nicht in der üblichen Form geschrieben
problem-seed-other = der Startwert passt nicht zum anfangs gezeigten Fingerabdruck
problem-too-many-entries = mehr als { $most } Einträge

## Das Kommando

problem-cannot-read = lässt sich nicht lesen: { $reason }
problem-cannot-write = { $path } lässt sich nicht schreiben: { $reason }
problem-not-a-pair = { $value } ist nicht OPTION=WERT
problem-no-option = { $game } hat kein { $option }; vorhanden: { $known }
problem-no-rule = { $game } hat keine Regel { $rule }
problem-names-for-seats =
    { $names ->
        [one] ein Name
       *[other] { $names } Namen
    } für { $seats } Plätze
problem-other-match = ist eine Partie { $game } mit { $seats } Plätzen
problem-not-an-address = { $value } sieht nicht aus wie https://tables.example.org
problem-not-a-host-name = { $value } ist kein Rechnername wie tables.example.org
problem-not-a-mail-server = das sieht nicht aus wie smtp://NAME:PASSWORT@mail.example.org:587 (auch smtps:// und smtp-plain:// gehen)
problem-no-mail-from = nenne mit --mail-from die Adresse, von der die Mail kommt
problem-not-an-e-mail-address = { $value } ist keine E-Mail-Adresse wie tables@example.org
problem-not-for-reports = { $value } ist weder eine E-Mail-Adresse wie you@example.org noch ein Webhook wie https://example.org/reports
problem-no-smtp = E-Mail braucht einen Mailserver: nenne ihn mit --smtp
problem-not-a-limit = { $value } ist nicht NAME=ZAHL
problem-not-a-number-from = { $value } ist keine ganze Zahl von { $least } bis { $most }
problem-subject-needed = sag, welche
problem-no-subject = danach kommt nichts, { $subject } ist zu viel
problem-address-with-path = die Seite kann nicht unter dem Pfad { $path } liegen: gib ihr einen eigenen Namen, etwa { $address }
problem-no-setting = diese Einstellung gibt es nicht; es gibt: { $known }
problem-not-toml = keine TOML-Datei: { $reason }
problem-not-a-port = { $value } ist keine ganze Zahl von 0 bis 65535
problem-port-in-use = { $port } ist belegt, vielleicht von einem anderen sandtable; nimm einen anderen Port oder 0 für irgendeinen freien
problem-cannot-listen = auf { $address } kann nicht gelauscht werden: { $reason }
problem-no-such-machine = keine Maschine namens { $host } gefunden
problem-not-an-ip = { $value } ist weder eine IP-Adresse noch ein Netz
problem-not-even = keine gerade Zahl: jede Mischung wird zweimal gespielt, mit vertauschten Plätzen
problem-two-bots = mindestens zwei verschiedene sind nötig
problem-bot-forbidden = der Zug { $move } ist verboten: { $problem }
problem-bot-not-loaded = { $name } lässt sich nicht laden: { $error }
problem-bot-raised = mit einem Fehler abgebrochen: { $error }
problem-bot-no-thought = ein Bot muss ein Thought zurückgeben, nicht { $found }
problem-not-an-action = { $agent } darf { $action } jetzt nicht
problem-one-learner = genau ein Platz muss None sein: der des Lernenden
problem-bots-wait = alle Bots warten, und die Partie wartet auf { $bots }
problem-too-long = nach { $decisions } Entscheidungen nicht zu Ende
problem-process-ended = ein Prozess, in dem gespielt wurde, wurde beendet: von einem Bot, oder weil der Speicher nicht reichte
problem-no-ray = Ray ist nicht installiert: pip install 'sandtable[ray]'
problem-no-cluster = kein Cluster unter { $cluster }

## Die Datenbank

problem-database-in-use = ein anderes sandtable hat die Tische in { $database } offen: beende es oder nimm mit --database eine andere Datei
problem-database-shared = ein anderes sandtable benutzt sie: beende es oder starte alle mit demselben --nats
problem-nats-without-postgresql = mehrere Prozesse brauchen ein PostgreSQL: nenne es mit --database postgresql://…
problem-nats-unusable = NATS unter { $servers } ist nicht brauchbar: { $reason }
problem-nats-missing = --nats braucht ein Paket, das nicht installiert ist: pip install 'sandtable[cluster]'
problem-database-silent = die Datenbank antwortet nicht
problem-database-unusable = die Datenbank ist nicht nutzbar: { $reason }
problem-database-gone = die Datei der Datenbank wurde gelöscht oder ersetzt
problem-database-without-file = eine SQLite-Datenbank braucht eine Datei
problem-database-unknown = { $kind } ist weder sqlite noch postgresql
problem-database-newer = die Datenbank hat Format { $found }, dieses Programm kennt nur Formate bis { $known }: Ein neueres sandtable hat sie benutzt. Starte das neuere oder nimm eine andere Datenbank
problem-database-older = die Datenbank ist von einer älteren Version ({ $found }, hier { $known }); starte die Seite einmal mit dem neuen sandtable, dann versuch es noch einmal
problem-database-not-empty = die Datenbank ist nicht leer; verschiebe sie oder wähle mit --database eine andere
problem-not-a-backup = { $path } ist keine vollständige Sicherung
problem-file-exists = { $path } gibt es schon; wähle eine andere Datei
problem-file-unusable = { $path } ist nicht nutzbar: { $reason }

## Was das Betriebssystem meldet

problem-system-not-there = nicht vorhanden
problem-system-forbidden = dir fehlt die Berechtigung
problem-system-folder = es ist ein Ordner
problem-system-no-folder = ein Teil des Pfads ist kein Ordner
problem-system-full = der Datenträger ist voll
problem-system-no-address = dieser Rechner hat die Adresse nicht
problem-system-silent = dort antwortet niemand
problem-system-no-text = es ist kein Text in UTF-8
problem-system-other = das System verweigert es ({ $code })
