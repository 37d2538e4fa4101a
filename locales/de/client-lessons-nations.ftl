# Das begleitete erste Zeitalter von Nations, Lektion für Lektion.

client-lesson-nations-welcome = Willkommen!
client-lesson-nations-welcome-text = Das Spiel geht über vier Zeitalter; wer die meisten Siegpunkte hat, gewinnt. Das ist deine Nation: fünf Entwicklungen, jede mit einem weißen Würfel. Bessere Plättchen bringen bessere Würfel. Das erste Zeitalter spielen wir zusammen.
client-lesson-nations-dice = Deine Würfel
client-lesson-nations-dice-text = Deine Würfel sind für dieses Zeitalter geworfen. Was sie zeigen, kannst du ausgeben: Gold, Stein, Nahrung, Bücher und Stärke. Marker zählen genauso, werden aber nie geworfen. Was du ausgibst, kommt zu „{ client-nations-used }“ und ist im nächsten Zeitalter wieder da.
client-lesson-nations-board = Der Fortschrittsplan
client-lesson-nations-board-text = Diese Plättchen kannst du kaufen; wer zuerst kommt, bekommt sie. Die Zahl neben der Reihe sind die Kosten in Gold; Kolonien kosten stattdessen Stärke. Unter jedem Plättchen siehst du, was es dich kosten würde. Geht etwas nicht, zeig darauf und du siehst, warum.
client-lesson-nations-buy = Kauf ein Plättchen
client-lesson-nations-buy-text = { $can ->
    [yes] „{ $tile }“ kostet { $amount } { $symbol }. Ertrag: { $gives }. Klick das Plättchen an oder zieh es zu deiner Nation. Du bekommst einen Vorschlag, womit du zahlst: Tausch Würfel und Marker aus, wenn du willst, wähle, was ersetzt wird, und kauf.
   *[no] Gerade kannst du dir nichts leisten. Wirf mit deinem Wurfwiederholungsmarker Würfel noch einmal, oder passe.
}
client-lesson-nations-bought = Was du bekommen hast
client-lesson-nations-bought-text = { $to ->
    [developments] „{ $tile }“ hat eine alte Entwicklung ersetzt, deren Würfel du abgegeben hast. Die neuen Würfel wurden gleich geworfen; ab deinem nächsten Zug kannst du sie verbrauchen.
    [advisor] „{ $tile }“ ist jetzt dein Berater. Die Wurfwiederholungsmarker darauf hast du in jedem Zeitalter.
    [construction] „{ $tile }“ ist im Bau. Bau es in einem späteren Zug mit Stein fertig; erst dann bringt es Marker und Siegpunkte.
    [colonies] „{ $tile }“ ist jetzt deine Kolonie, und zwar für immer.
   *[nothing] Noch nichts, das kommt vor. Es gibt immer noch ein weiteres Zeitalter.
} Ein Zug ist eine Aktion, dann ist der Nächste dran.
client-lesson-nations-event = Was bevorsteht
client-lesson-nations-event-text = Das Ereignis dieses Zeitalters ist „{ $event }“. Wenn alle gepasst haben, versorgst du mit { $food } Nahrung dein Volk und gewinnst mit { $strength } Stärke den Krieg; beides bringt Siegpunkte. Geh also sparsam damit um: Die Anzeige zeigt dir, was dir bleiben würde.
client-lesson-nations-reroll = Noch einmal werfen
client-lesson-nations-reroll-text = Deine Würfel helfen dir nicht? Auch eine Wurfwiederholung ist eine Aktion: Klick sie an, wähle beliebig viele deiner Würfel und wirf sie. Oder kauf weiter; du musst sie nicht jetzt nutzen.
client-lesson-nations-pass = Genug für dieses Zeitalter
client-lesson-nations-pass-text = { $can ->
    [yes] Mach weiter, solange du willst: kaufen, bauen, noch einmal werfen. Wenn du lieber behältst, was du hast, passe.
   *[no] Auf dem Plan kannst du dir nichts mehr leisten. Passe und behalte, was du hast, für Bücher, Hungersnot und Krieg.
} Wenn du passt, bist du in diesem Zeitalter nicht mehr am Zug.
client-lesson-nations-books = Bücher
client-lesson-nations-books-text = Die Züge sind vorbei. Würfel und Marker mit Büchern bringen dich auf der Kulturleiste voran; dort bekommst du Siegpunkte für jeden Mitspieler, der hinter dir liegt. Was du hier verbrauchst, fehlt dir bei Hungersnot und Krieg; der Vorschlag bedenkt beides. Bestätige oder ändere ihn.
client-lesson-nations-famine = Hungersnot
client-lesson-nations-famine-text = Kannst du { $food } Nahrung entbehren? Zwei beliebige Würfel zählen als eine. Versorge dein Volk und erhalte Siegpunkte, oder behalte, was du hast.
client-lesson-nations-war = Krieg
client-lesson-nations-war-text = Mit { $strength } Stärke gewinnst du den Krieg. Für Stärke kannst du keine Würfel eintauschen: Nur rote und mit Glück weiße Würfel zeigen sie. Wer vor dem Krieg die meiste Stärke hatte, beginnt das nächste Zeitalter.
client-lesson-nations-age = Das nächste Zeitalter
client-lesson-nations-age-text = Du hast bisher { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
}. { $fed ->
    [yes] Du hast dein Volk versorgt.
    [no] Du hast dein Volk nicht versorgt.
   *[unknown] { "" }
} { $won ->
    [yes] Du hast den Krieg gewonnen.
    [no] Du hast den Krieg nicht gewonnen.
   *[unknown] { "" }
} Plättchen zählen erst am Ende. Alles Verbrauchte ist wieder da, alle Würfel werden neu geworfen. Die Plättchen werden besser, die Anforderungen höher.
client-lesson-nations-end = Das ist das ganze Spiel
client-lesson-nations-end-text = Die nächsten drei Zeitalter laufen genauso ab. Die Regeln findest du neben dem Tisch, und wenn ein Zug nicht geht, siehst du, welche Regel dahintersteckt. Viel Spaß mit deiner Partie!
