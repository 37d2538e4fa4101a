# Der Browser-Client: was alle Spiele teilen.

client-name = Sandtable
client-close = Schließen
client-cancel = Abbrechen
client-you = Du
client-guest = Gast
client-bot = Bot
client-gone = abwesend
client-finished = Beendet
client-finished-table = { $name } · { client-finished }
client-key-enter = Enter
client-tabs = Teile des Tisches
client-rule-link = { $rule }
client-bot-name-1 = Quill
client-bot-name-2 = Flint
client-bot-name-3 = Wren
client-bot-name-4 = Sorrel
client-bot-name-5 = Tansy
client-level-random = Zufall: macht irgendeinen Zug
client-level-greedy = Gierig: nimmt, was jetzt zählt
client-level-novice = Anfänger: lernt noch
client-level-player = Spieler: kennt das Spiel
client-level-expert = Experte: denkt voraus
client-level-master = Meister: gegen sich selbst trainiert

## Startseite

client-start-title = Nimm Platz.
client-start-about = Zwei Brettspiele, alle Regeln, kein Konto. Spiel mit Freunden, mit Bots oder solo.
client-playing-as = Du spielst als { $name }
client-change-name = Namen ändern
client-your-name = Dein Name
client-save = Speichern
client-your-page = Deine Seite: Geräte, Passkeys, Ergebnisse, Daten
client-language = Sprache
client-theme-dark = Dunkles Farbschema
client-theme-light = Helles Farbschema
client-players-from-to = { $from } bis { $to }
client-minutes = etwa { $minutes } Minuten
client-play-now = Jetzt spielen
client-play-now-about = gegen zwei Bots
client-solo = Solo
client-solo-best = Bestwert: { $score } Punkte
client-with-friends = Mit Freunden
client-with-friends-about = Tisch erstellen, Link schicken
client-learn = Lernen
client-learn-about = eine begleitete erste Partie und die Regeln
client-hall = Ruhmeshalle
client-hall-of = { $game }: Ruhmeshalle
client-hall-wanted = Dieses Ergebnis in der Ruhmeshalle zeigen
client-hall-wanted-about = Alle auf diesem Server sehen dann deinen Namen und deine Punkte.
client-hall-empty = Noch keine Ergebnisse. Beende eine Solopartie, um hier zu erscheinen.
client-hall-score = { $score ->
    [1] 1 Punkt
   *[other] { $score } Punkte
}
client-join = An einen Tisch setzen
client-join-hint = Tisch-Link einfügen
client-join-button = Beitreten
client-join-wrong = Das ist kein Link zu einem Tisch auf diesem Server.
client-your-tables = Deine Tische
client-lobby = Lobby
client-lobby-count = { $count ->
    [0] keine offenen Tische
    [1] 1 offener Tisch
   *[other] { $count } offene Tische
}
client-finished-games = Beendete Partien
client-all-games = Alle Partien
client-no-tables = Hier erscheinen die Partien, die du beginnst.
client-no-finished = Hier erscheinen beendete Partien.
client-your-turn = Dein Zug
client-waiting-others = wartet
client-paused = pausiert
client-open = offen
client-watch = Zuschauen
client-replay = Wiedergabe
client-result = Ergebnis
client-import = Aufzeichnung laden
client-import-about = Eine aufgezeichnete Partie aus einer Datei laden und hier ansehen.
client-alone = solo
client-nobody-yet = noch niemand sonst
client-score-line = { $winner } hat gewonnen, { $scores }
client-score-nobody = Niemand hat gewonnen, { $scores }
client-score-alone = { $player }, solo: { $score ->
    [1] 1 Punkt
   *[other] { $score } Punkte
}
client-about-table = { $where } · { $names }
client-about-finished = { $game } · { $score } · { $imported ->
    [yes] importiert
   *[no] { $day }
}
client-waiting-since = wartet, { $since }
client-told-tempo-live = live
client-told-tempo-move = { $hours } Stunden für jeden Zug
client-told-tempo-stock = { $hours } Stunden insgesamt, nach jedem Zug { $increment } mehr
client-time-left = noch { $time }
client-time-until = bis { $moment }
client-time-yours = Du hast bis { $moment } Zeit.
client-time-of = { $name } hat bis { $moment } Zeit.
client-ran-out = { $then ->
    [free] Die Zeit von { $name } ist abgelaufen. Der Platz ist frei für alle, die den Link haben.
    [end] Die Zeit von { $name } ist abgelaufen. Die Partie ist zu Ende.
   *[bot] Die Zeit von { $name } ist abgelaufen. Ein Bot spielt weiter.
}
client-go-on = Weiter
client-leave-table = { $name } entfernen
client-leave-game = Partie endgültig verlassen
client-leave-hide = Entfernen
client-leave-hide-about = Der Tisch verschwindet nur aus deiner Liste. Für alle anderen bleibt er.
client-leave-abandon = Partie beenden
client-leave-abandon-about = Sonst spielt hier niemand. Die Partie endet ohne Ergebnis und verschwindet aus deiner Liste.
client-leave-stand = Tisch verlassen
client-leave-stand-about = Dein Platz wird frei, und der Tisch verschwindet aus deiner Liste.
client-leave-resign = Aufgeben
client-leave-resign-about = Ein Bot spielt auf deinem Platz weiter, damit die anderen fertig spielen können. Für dich zählt die Partie dann nicht mehr.
client-timed = Dieses Spiel läuft in Echtzeit
client-timed-about = Am Anfang setzt du in Ruhe ein. Sobald du dich bereit meldest, läuft der Sand, und niemand wartet auf die anderen. Du kannst jederzeit eine Pause machen.
client-timed-start = Partie starten
client-timed-learn = Erst lernen
client-offline = Der Server ist nicht erreichbar.
client-try-again = Noch einmal versuchen
client-closed = Dieser Tisch wurde geschlossen.
client-seat-number = Platz { $seat }
client-copy-link = Link kopieren
client-copied = Kopiert
client-qr = QR-Code des Links

## Am Tisch

client-tool-hint = Tipp
client-tool-undo = Zurücknehmen
client-hint-not-allowed = An diesem Tisch wird ohne Tipps gespielt.
client-watching = Du schaust zu
client-watching-about = Du schaust bei dieser Partie zu und siehst, was alle am Tisch sehen können. Tippe auf eine Person, um zu sehen, was sie hat.
client-tool-rules = Regeln
client-tool-sound-on = Ton einschalten
client-tool-sound-off = Ton ausschalten
client-tool-settings = Einstellungen
client-tool-text = Die Stellung in Worten
client-tool-more = Mehr
client-any-moves = Deine Züge
client-any-position = Auf dem Tisch
client-tool-pause = Pause
client-tool-home = Sandtable: Startseite
client-to-start = Startseite
client-delay = { $delay } ms
client-delay-about = Verbunden. Eine Antwort dauert { $delay } Millisekunden.
client-connecting = Verbindung wird aufgebaut …
client-lost = Verbindung verloren. Neuer Versuch in { $seconds } s.
client-lost-kept = Deine Züge sind gespeichert und werden gesendet.
client-lost-now = Verbindung verloren. Neuer Versuch läuft.
client-ended = Dieser Tisch kann nicht gezeigt werden. { $text }
client-log = Verlauf
client-chat = Chat
client-chat-count = Chat · { $count }
client-chat-empty = Noch keine Nachrichten.
client-chat-placeholder = Nachricht schreiben
client-chat-report = Melden
client-chat-report-ask = Diese Nachricht dem Betreiber der Seite melden? Am Tisch erfährt es niemand.
client-chat-report-not = Abbrechen
client-chat-report-whose = Diese Nachricht von { $name } melden
client-chat-reported = Dem Betreiber der Seite gemeldet.
client-chat-send = Senden
client-chat-watching = Nur die Spieler am Tisch können hier schreiben.
client-mute = { $name } stummschalten
client-unmute = Stummschaltung von { $name } aufheben
client-narration = Was die anderen gemacht haben
client-narration-before = davor:
client-log-empty = Noch ist nichts passiert.
client-players = Spieler
client-spectators = { $count ->
    [0] Keine Zuschauer
    [1] 1 Zuschauer
   *[other] { $count } Zuschauer
}
client-present = da
client-plays-for = ein Bot spielt für { $name }
client-offered = { $name } hat den Tisch verlassen.
client-resigned = { $name } hat aufgegeben. Der Bot { $bot } spielt auf dem Platz weiter.
client-seat-free = Ein Platz ist frei: { $name }. Du kannst ihn nehmen und weiterspielen.
client-seat-empty = Der Platz von { $name } ist frei.
client-let-bot = Bot spielen lassen
client-free-seat = Platz öffnen
client-text-view = Die Stellung in Worten
client-rules = Regeln
client-rules-search = Regeln durchsuchen
client-terms-symbols = Symbole
client-terms-cards = Karten
client-rules-none = Keine Regel gefunden.
client-settings = Einstellungen
client-settings-sound = Ton
client-settings-volume = Lautstärke
client-settings-motion = Animationen
client-settings-motion-about = Immer aus, wenn dein System weniger Bewegung verlangt.
client-settings-theme = Farbschema
client-settings-text = Schriftgröße
client-settings-text-normal = Normal
client-settings-text-large = Groß
client-settings-text-larger = Größer
client-theme-system = System
client-theme-choice-light = Hell
client-theme-choice-dark = Dunkel
client-settings-keys = Tasten
client-key-hint = Tipp, wenn der Tisch es erlaubt
client-key-rules = Regeln
client-key-text = Stellung in Worten
client-key-log = Verlauf
client-key-chat = Chat
client-key-mute = Ton an oder aus
client-key-undo = Zurücknehmen
client-key-confirm = Bestätigen
client-key-escape = Zurück
client-key-arrows = Auf dem Spielbrett bewegen
client-hints = Tipps
client-hint-thinking = Ich denke nach …
client-hint-found = { $count ->
    [1] 1 guter Zug gefunden.
   *[other] { $count } gute Züge gefunden.
}
client-hint-void = Die Partie ist weitergegangen.
client-hint-again = Noch einmal fragen
client-hint-show = Auf dem Spielbrett zeigen
client-hint-do = Ausführen
client-hint-do-move = Ausführen: { $move }
client-host = Gastgeber
client-pause-by = { $who ->
    [own] Von dir pausiert
   *[other] Von { $name } pausiert
}
client-pause-absence = Pause: Jemand ist abwesend
client-pause-restart = Pause: Der Server wurde neu gestartet
client-pause-nobody = Pause: Niemand war da
client-pause-about = Es geht weiter, wenn alle Anwesenden bereit sind.
client-goes-on-in = { $seconds ->
    [1] weiter in 1 Sekunde
   *[other] weiter in { $seconds } Sekunden
}
client-ready = Ich bin bereit
client-not-ready = Moment, noch nicht
client-undo-nothing = Du hast noch keinen Zug, den du zurücknehmen kannst.
client-undo-asked = { $name } möchte den letzten Zug zurücknehmen.
client-undo-waiting = Warten, bis die anderen zustimmen.
client-undo-withdraw = Doch nicht zurücknehmen
client-agree = Zustimmen
client-disagree = Ablehnen
client-bot-replaced = Der Bot { $bot } ist mehrmals ausgefallen und wurde durch { $level } ersetzt.
client-entries-lost = { $count ->
    [1] Ein Zug ist verloren gegangen, weil der Server nicht auf seine Festplatte schreiben konnte. Die Partie geht ab der Stellung davor weiter.
   *[other] { $count } Züge sind verloren gegangen, weil der Server nicht auf seine Festplatte schreiben konnte. Die Partie geht ab der Stellung davor weiter.
}
client-problem = Diese Partie kann nicht weitergehen: { $problem }

## Ergebnis und Wiedergabe

client-wins = { $name } gewinnt
client-you-win = Du gewinnst
client-your-place = Du wirst { $place }.
client-standing = Endstand
client-nobody-wins = Niemand gewinnt
client-solo-over = Partie beendet
client-figure = Diese Figur gibt es nur in dieser Partie: Sie ist aus ihrer Mischung gezeichnet.
client-rematch = Revanche
client-rematch-join = Zur Revanche
client-download = Aufzeichnung speichern
client-copy-moment = Link zu diesem Moment
client-to-table = Zurück zum Tisch
client-leave = Verlassen
client-player = Spieler
client-total = Summe
client-sources = Woher die Punkte kamen
client-over-time = Punkte im Verlauf
client-over-time-about = jeweiliger Punktestand
client-statistics = Statistik
client-stat-matches = Partien
client-stat-solo = Solo
client-stat-won = Gewonnen
client-stat-best = Bestwert
client-stat-mean = Schnitt
client-verify = War die Mischung fair?
client-verify-about = Vor dem ersten Zug hat der Tisch einen Fingerabdruck gezeigt: die SHA-256-Prüfsumme eines Startwerts. Hier ist der Startwert. Seine Prüfsumme ist der Fingerabdruck, also konnte danach niemand die Mischung ändern.
client-verify-checking = Wird geprüft …
client-verify-good = Auf diesem Gerät geprüft: Der Startwert passt zum Fingerabdruck.
client-verify-bad = Der Startwert passt nicht zum Fingerabdruck!
client-verify-cannot = Auf einer Seite über einfaches HTTP kann dein Browser das nicht prüfen. Nimm den Befehl unten.
client-verify-how = Um alles selbst zu prüfen, speichere die Aufzeichnung und führe aus:
client-seed = Startwert
client-seal = Fingerabdruck
client-review = Was es entschieden hat
client-review-about = { $seat ->
    [you] die Züge, die dich nach dem Urteil eines Bots am meisten gekostet haben
   *[other] die Züge, die { $player } nach dem Urteil eines Bots am meisten gekostet haben
}
client-review-whose = Wessen Züge
client-review-thinking = Wendepunkte werden gesucht …
client-review-progress = { $done } von { $of } Momenten
client-review-found = { $count ->
    [0] { $seat ->
        [you] Du hast
       *[other] { $player } hat
    } in allen { $of } Momenten den besten Zug gefunden.
    [1] Einmal gab es einen besseren Zug.
   *[other] { $count }-mal gab es einen besseren Zug.
}
client-review-better = Besser:
client-review-watch = Von da an ansehen
client-review-watch-move = Von da an ansehen: vor Zug { $entry }
client-replay-of = { $game }: Wiedergabe
client-replay-controls = Wiedergabe
client-play = Abspielen
client-stop = Anhalten
client-step-back = Einen Schritt zurück
client-step-on = Einen Schritt vor
client-position = Stelle in der Partie
client-entry-of = Zug { $entry } von { $entries }
client-speed = Tempo
client-speed-times = { $speed }×
client-jump = Springen zu
client-seen-from = Ansicht von
client-nobody = Zuschauer
client-loading = Wird geladen …

## Lernen

client-learn-game = { $game } lernen
client-learn-guided = Eine begleitete erste Partie
client-learn-guided-about = Ein paar kurze Kapitel an vorbereiteten Tischen. Der Begleiter zeigt dir jeden Schritt, und du machst ihn selbst, bis du alles ausprobiert hast. Hör auf, wann du willst, und mach später weiter, wo du warst.
client-learn-begin = Beginnen
client-learn-go-on = Weitermachen
client-learn-try = Ausprobieren
client-learn-try-about = Eine Solopartie ohne Begleiter. Niemand wartet auf dich.
client-learn-try-button = Solo spielen
client-learn-rules-about = Jede Regel mit ihrer Nummer. Geht ein Zug nicht, nennt dir der Tisch die Regel dazu.
client-guide = Begleiter
client-guide-step = { $step } von { $of }
client-guide-tab = Du findest es unter „{ $tab }“.
client-guide-next = Weiter
client-guide-show = Zeig es mir
client-guide-lost = Das geht an diesem Tisch nicht mehr. Kein Problem: Beginn das Kapitel noch einmal.
client-guide-again = Kapitel noch einmal
client-guide-well-done = Gut gemacht
client-guide-chapter-over = Du hast alles in diesem Kapitel selbst gemacht.
client-guide-next-chapter = Nächstes Kapitel
client-guide-over = Das ist das ganze Spiel, und du hast alles selbst gemacht. Die Regeln findest du neben jedem Tisch, und geht etwas nicht, erfährst du, warum. Viel Spaß mit deiner ersten Partie!
client-guide-aside = Begleiter ausblenden
client-guide-leave = Gehen und später weitermachen
client-guide-end = Zu den Spielen

## Fehler

client-not-there = Hier ist nichts.
client-broken = Auf dieser Seite ist etwas schiefgegangen.
client-reload = Neu laden

## Das Ende eines Zeitalters oder einer Ratsversammlung, in Ruhe gelesen

client-end-parts = Was es gebracht hat
client-end-was = { $moved ->
    [yes] vorher Platz { $place }
   *[no] wie bisher
}
client-end-calm = Lies es in Ruhe.
client-end-result = Zum Ergebnis

## Leute: die Lobby, freigehaltene Plätze, Wertungen, Clubs

client-tempo-timed = mit Zeit
client-tempo-untimed = ohne Zeit
client-rated = gewertet
client-bot-of-level = { $name } ({ $level })
client-lobby-game = Spiel
client-lobby-all-games = Alle Spiele
client-lobby-only = Welche Tische
client-lobby-all = Alle Tische
client-lobby-free = Mit freiem Platz
client-lobby-rated = Gewertet
client-lobby-untimed = Ohne laufende Zeit
client-lobby-people = Ohne Bots
client-quick-match = Schnell mitspielen

# Vorausplanen
client-ahead = Vorausplanen
client-ahead-set = Geplant
client-ahead-now = Geplant: { $plan }
client-ahead-about = Wähle, was geschehen soll, sobald du am Zug bist. Niemand sonst sieht das, und bis dahin kannst du es ändern.
client-ahead-nothing = Kein Plan, ich entscheide selbst
