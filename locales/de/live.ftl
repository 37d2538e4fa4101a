# Was der Server zu Tischen sagt: warum etwas nicht geht, warum eine Verbindung endet.

live-absence-after = Wähle eine Wartezeit zwischen 0 und 604800 Sekunden (eine Woche).
live-abuse = Diese Verbindung hat zu viele ungültige Nachrichten geschickt. Versuch es in einer Minute noch einmal.
live-api-about = Auch { $openapi }. Laufende Partien nutzen einen WebSocket: siehe { $messages }. Anfragen und Antworten sind JSON. Eine Ablehnung hat einen Code für Programme und einen Text für Menschen.
live-api-back = Zurück
live-api-heading = Die HTTP-API
live-api-messages = seine Nachrichten als JSON Schema
live-api-openapi = als OpenAPI
live-api-title = Sandtable: die HTTP-API
live-bad-message = Ungültige Nachricht: { $problem }.
live-bad-move = Das ist kein Zug in diesem Spiel: { $problem }.
live-bad-options = Mit diesen Optionen kann man nicht spielen: { $problem }.
live-bad-premove = So etwas lässt sich in diesem Spiel nicht planen: { $problem }.
live-bad-record = Diese Datei ist keine gültige Aufzeichnung von Sandtable: { $problem }.
live-banned = Der Betreiber dieser Seite hat dich gesperrt.
live-busy = Der Tisch ist gerade überlastet. Versuch es gleich noch einmal.
live-cannot-go-on = Diese Partie kann mit dieser Version von Sandtable nicht weitergehen: { $problem }.
live-cannot-store = Der Server kann gerade nichts speichern. Alles bisher Bestätigte ist sicher.
live-chat-empty = Schreib erst etwas.
live-chat-full = Du hast an diesem Tisch { $most } Nachrichten geschrieben; mehr sind nicht möglich.
live-chat-too-long = Eine Nachricht darf höchstens { $most } Zeichen haben.
live-foreign-origin = Diese Website darf diesen Server nicht benutzen.
live-head-too-big = Der Kopf einer Anfrage darf höchstens { $most } Bytes haben.
live-hint-coming = Ein Tipp ist unterwegs.
live-hint-too-late = Die Partie ist weitergegangen, bevor der Tipp fertig war. Frag noch einmal.
live-http = Der Server kann diese Anfrage nicht beantworten (Fehler { $status }).
live-http-400 = Der Server versteht diese Anfrage nicht.
live-http-404 = Unter dieser Adresse gibt es nichts.
live-http-405 = Diese Adresse nimmt solche Anfragen nicht an.
live-http-413 = Die Anfrage ist zu groß.
live-http-415 = Inhalte dieser Art kann der Server nicht lesen.
live-invite-needed = Um hier Platz zu nehmen, brauchst du eine Einladung.
live-join-first = Die erste Nachricht muss Join sein.
live-joined-already = Du bist schon dabei.
live-joined-late = Du bist nicht innerhalb von { $seconds ->
    [1] einer Sekunde
   *[other] { $seconds } Sekunden
} nach dem Verbinden beigetreten.
live-left = Du hast deinen Platz verlassen.
live-match-too-long = Diese Partie hat die Grenze von { $most } Zügen erreicht. Der Gastgeber kann den Tisch schließen.
live-move-broke = Dieser Zug hat einen Fehler ausgelöst. Nichts hat sich geändert; der Fehler wurde festgehalten.
live-name-empty = Gib einen Namen ein.
live-name-taken = An diesem Tisch heißt schon jemand { $name }.
live-name-too-long = Ein Name darf höchstens { $most } Zeichen haben.
# Lists with commas: names for people and tables that nobody named.
live-names-of-people = Stiller Otter, Heller Fink, Flinker Hase, Freundlicher Dachs, Kühner Reiher, Ruhige Schildkröte, Schlauer Fuchs, Fröhliche Meise, Geduldige Eule, Kleiner Igel, Sanfter Seehund, Neugierige Elster, Mutiges Rotkehlchen, Wendiges Eichhörnchen, Weiser Rabe, Sonnige Lerche, Starker Ochse, Reisender Storch, Munterer Delfin, Früher Hahn
live-names-of-tables = Ebbe, Hafenlichter, Stille Dünen, Sonntagsrunde, Mittagspause, Lange Schatten, Kupfermond, Treibsand, Lampenschein, Olivenhain, Westwind, Alter Leuchtturm, Markttag, Erster Frost, Goldene Stunde, Salz und Stein, Nachtfähre, Gartenmauer, Papierboote, Langsamer Fluss, Blaue Tür, Sommerregen, Zwölf Uhr mittags, Gewundener Pfad
live-night-too-long = Lass die Uhr jeden Tag mindestens { $hours } Stunden laufen.
live-no-database = Der Server erreicht seine Datenbank nicht. Alles bisher Bestätigte ist sicher; versuch es gleich noch einmal.
live-no-hints = An diesem Tisch gibt es keine Tipps.
live-no-review = Für diese Partie gibt es keinen Rückblick.
live-no-seat = Das können nur die Spieler an diesem Tisch.
live-no-solo = Dieses Spiel kann man nicht solo spielen.
live-no-such-bot = Für dieses Spiel gibt es keinen Bot namens „{ $bot }“.
live-no-such-device = So ein Gerät hast du nicht.
live-no-such-game = Hier gibt es kein Spiel namens „{ $game }“.
live-no-such-lesson = Hier gibt es keine Lektion namens „{ $lesson }“.
live-no-such-line = Diese Chatnachricht gibt es nicht mehr.
live-no-such-passkey = So einen Passkey hast du nicht.
live-no-such-person = Zu diesem Token gibt es niemanden.
live-no-such-report = Diese Meldung gibt es nicht.
live-no-such-seat = An diesem Tisch gibt es keinen Platz { $seat }.
live-no-such-table = Diesen Tisch gibt es nicht, oder er ist privat und du brauchst eine Einladung.
live-nobody-there = Auf Platz { $seat } sitzt niemand.
live-not-admitted = Dieser Tisch ist privat, und deine Einladung gilt nicht mehr. Bitte den Gastgeber um eine neue.
live-not-finished = Die Partie ist noch nicht zu Ende.
live-not-host = Das kann nur der Gastgeber.
live-not-offered = Platz { $seat } kann nicht weitergegeben werden.
live-not-paused = Die Partie ist nicht pausiert.
live-not-playing = Die Partie hat noch nicht begonnen oder ist schon zu Ende.
live-not-solo = Nur Solopartien können in der Ruhmeshalle erscheinen.
live-not-stored = Der Server weiß nicht sicher, ob deine letzte Aktion gespeichert wurde. Verbinde dich neu: Was du dann siehst, gilt.
live-not-text = Nachrichten müssen Text sein, keine Binärdaten.
live-nothing-asked = Niemand möchte einen Zug zurücknehmen.
live-nothing-to-choose = Du hast gerade nichts zu entscheiden.
live-nothing-to-undo = Du hast keinen Zug zum Zurücknehmen.
live-one-seat-each = Du kannst an einem Tisch nur einen Platz haben.
live-out-of-date = Der Tisch hat sich inzwischen geändert; er ist jetzt bei Version { $version }.
live-own-line = Das hast du selbst geschrieben.
live-passkey-failed = Der Passkey konnte nicht geprüft werden. Versuch es noch einmal.
live-passkey-unknown = Diesen Passkey hat hier niemand. Vielleicht wurde er entfernt.
live-paused = Die Partie ist pausiert.
live-no-such-zone = Es gibt keine Zeitzone namens { $zone }.
live-no-pause = Eine Partie über mehrere Tage hat keine Pausen: Nachts und an freien Tagen steht die Zeit still.
live-bad-webhook = Diese Adresse geht nicht: Es muss eine https-Adresse im Internet sein.
live-bad-mail = Das ist keine E-Mail-Adresse.
live-bad-push = Die Anmeldung deines Browsers für Push war nicht zu lesen.
live-mail-failed = Die Mail ließ sich nicht senden. Prüf die Adresse.
live-no-mail = Dieser Server verschickt keine E-Mails.
live-no-such-channel = Diesen Kanal gibt es nicht.
live-not-confirmed = Bestätige zuerst die Adresse: Öffne den Link in der Mail.
live-notice-failed = Die Nachricht kam nicht an.
live-premove-not-offered = Das kannst du jetzt nicht planen.
live-table-deleted = Der Betreiber dieser Seite hat diesen Tisch gelöscht.
live-too-many-channels = Du kannst höchstens { $most } Kanäle haben.
live-record-unfinished = Die Partie in dieser Aufzeichnung ist nicht zu Ende. Du kannst nur beendete Partien laden.
live-rematch-exists = Es gibt schon eine Revanche.
live-removed = Der Gastgeber hat dich von deinem Platz entfernt.
live-ran-out = Deine Zeit ist abgelaufen.
live-request-late = Die Anfrage kam nicht innerhalb von { $seconds ->
    [1] einer Sekunde
   *[other] { $seconds } Sekunden
} an.
live-review-failed = Der Rückblick ist fehlgeschlagen; der Fehler wurde festgehalten. Du kannst es noch einmal versuchen.
live-seat-moved = Du spielst jetzt in einem anderen Fenster oder auf einem anderen Gerät weiter.
live-seat-taken = Platz { $seat } ist besetzt.
live-seats-open = Noch sind nicht alle Plätze besetzt.
live-server-broke = Fehler im Server; er wurde festgehalten.
live-settings-too-long = Diese Einstellungen sind zu lang zum Speichern.
live-signed-out = Dieses Gerät wurde abgemeldet.
live-started-already = Die Partie hat schon begonnen.
live-stopping = Der Server wird heruntergefahren. Die Partie ist pausiert und nichts geht verloren; du wirst wieder verbunden, sobald er zurück ist.
live-table-broke = Am Tisch ist ein Fehler aufgetreten. Er wird aus dem letzten gespeicherten Stand neu geladen.
live-table-damaged = Die gespeicherten Daten dieses Tisches sind nicht lesbar. Mehr steht in den Meldungen des Servers.
live-table-over = Dieser Tisch ist geschlossen oder seine Partie ist zu Ende.
live-table-moved = Der Tisch wird auf einem anderen Rechner geöffnet. Du wirst gleich wieder verbunden.
live-out-of-touch = Dieser Server hat die Verbindung zu den anderen verloren. Dein Tisch öffnet sich wieder, sobald sie zurück ist; nichts geht verloren.
live-elsewhere = Dein Tisch ist auf einem anderen Rechner offen: { $address }.
live-table-reloads = Der Tisch wird neu geladen. Versuch es gleich noch einmal.
live-too-big = Eine Nachricht darf höchstens { $most } Zeichen haben.
live-too-fast = Zu schnell: Warte { $milliseconds } Millisekunden.
live-too-many-codes = Zu viele Versuche von deiner Adresse. Warte { $minutes ->
    [1] eine Minute
   *[other] { $minutes } Minuten
}.
live-too-many-connections = Von deiner Adresse gibt es schon { $most } Verbindungen, mehr sind nicht erlaubt.
live-too-many-devices = Du hast schon { $most } Geräte. Melde erst eines ab.
live-too-many-imports = Zu viele Aufzeichnungen von deiner Adresse. Warte { $minutes ->
    [1] eine Minute
   *[other] { $minutes } Minuten
}.
live-too-many-passkeys = Du hast schon { $most } Passkeys. Entferne erst einen.
live-too-many-reports = Du hast viele Nachrichten gemeldet. Versuch es in { $minutes } min noch einmal.
live-too-many-requests = Zu viele Anfragen von deiner Adresse. Warte { $seconds ->
    [1] eine Sekunde
   *[other] { $seconds } Sekunden
}.
live-too-many-tables = Von deiner Adresse wurden zu viele Tische erstellt. Warte { $minutes ->
    [1] eine Minute
   *[other] { $minutes } Minuten
}.
live-too-much-at-once = Von deiner Adresse warten schon { $most } aufwendige Anfragen. Versuch es gleich noch einmal.
live-too-slow = Deine Verbindung ist zu langsam. Verbinde dich neu; alles, was du gesendet hast, wird genau einmal ausgeführt.
live-undo-never = Diesen Zug kannst du nicht mehr zurücknehmen.
live-undo-too-late = Das lässt sich nicht zurücknehmen: Dann wäre für jemanden die Zeit schon abgelaufen.
live-undo-revealed = Seitdem wurde etwas Verdecktes gezeigt, deshalb kannst du diesen Zug nicht zurücknehmen.
live-undo-timed = Solange die Sanduhren laufen, kannst du nichts zurücknehmen.
live-undo-too-many = In dieser Partie wurden schon so viele Züge zurückgenommen, dass es nicht mehr geht.
live-unreadable = Der Inhalt dieser Anfrage ist nicht lesbar: kein UTF-8 oder zu tief verschachtelt.
live-who-are-you = Gib erst deinen Namen ein.
live-wrong-code = Dieser Code ist falsch, schon benutzt oder zu alt. Hol dir auf deinem anderen Gerät einen neuen.
live-wrong-host = Dieser Server antwortet nicht für { $host }. Sein Betreiber kann den Namen mit { "--hosts" } erlauben.
live-wrong-secret = Dieses Geheimnis gehört zu keinem Platz an diesem Tisch.
live-blocked = Du kannst dich an diesen Tisch nicht setzen.
live-club-full = Dieser Club hat schon { $most } Mitglieder, mehr geht nicht.
live-no-match = Gerade passt kein offener Tisch. Eröffne selbst einen, dann finden ihn andere.
live-no-such-club = Diesen Club gibt es nicht, oder du bist kein Mitglied.
live-not-acquainted = Du kannst Plätze nur für Leute freihalten, mit denen du gespielt hast oder in einem Club bist.
live-not-club-owner = Das kann nur, wer den Club gegründet hat.
live-rated-alone = Eine gewertete Partie braucht mindestens zwei Menschen.
live-too-many-clubs = Du bist schon in { $most } Clubs. Verlasse zuerst einen.
live-feed-title = Sandtable: offene Tische
live-feed-table = { $game }{ $rated ->
    [yes] , gewertet
   *[no] { "" }
}. { $free ->
    [1] 1 von { $seats } Plätzen ist frei.
   *[other] { $free } von { $seats } Plätzen sind frei.
} Am Tisch: { $names }.
