# Die begleitete erste Partie Nations, Lektion für Lektion.

client-lesson-nations-dice = Deine Würfel
client-lesson-nations-dice-text = Nach vier Zeitaltern gewinnt, wer die meisten Siegpunkte hat. Deine Würfel sind gerade für dieses Zeitalter geworfen worden. Gib aus, was sie zeigen: Gold, Stein, Nahrung, Bücher und Stärke. Marker zählen genauso, werden aber nie geworfen. Was du ausgibst, kommt zu „{ client-nations-used }“ und ist im nächsten Zeitalter wieder da.
client-lesson-nations-pay = Kaufen und zahlen
client-lesson-nations-pay-text = Diese Plättchen kannst du kaufen. Die Zahl neben der Reihe sind die Kosten. „{ $tile }“ kostet { $amount } { $symbol }: Wähle es.
client-lesson-nations-pay-panel = So würdest du zahlen. Du kannst auch andere Würfel und Marker wählen. Dann klick auf „{ client-nations-buy }“.
client-lesson-nations-replace = Entwicklung ersetzen
client-lesson-nations-replace-text = Bessere Entwicklungen bringen bessere Würfel. „{ $tile }“ kostet { $amount } { $symbol }. Ertrag: { $gives }. Wähle das Plättchen.
client-lesson-nations-replace-panel = Es ersetzt eine deiner fünf Entwicklungen. Wähle, welche und welchen Würfel du abgibst: Um einen verbrauchten ist es nicht schade. Dann klick auf „{ client-nations-buy }“.
client-lesson-nations-exchange = Würfel eintauschen
client-lesson-nations-exchange-text = Kein Gold mehr? Zwei beliebige Würfel zählen als 1 Gold, 1 Stein oder 1 Nahrung. Wähle „{ $tile }“ für { $amount } { $symbol }.
client-lesson-nations-exchange-panel = Hier zählen zwei Würfel als Paar für 1. Wähle andere, wenn du diese brauchst, dann klick auf „{ client-nations-buy }“.
client-lesson-nations-reroll = Noch einmal werfen
client-lesson-nations-reroll-text = Helfen dir deine Würfel nicht, nutze einen Wurfwiederholungsmarker. Auch das ist eine Aktion. Klick hier.
client-lesson-nations-reroll-panel = Wähle einen oder mehrere Würfel, dann wirf sie.
client-lesson-nations-colony = Eine Kolonie
client-lesson-nations-colony-text = Ein neues Zeitalter, und dein Mitspieler hat gepasst. Kolonien kosten Stärke und bleiben dir für immer. „{ $tile }“ kostet { $amount } { $symbol }. Ertrag: { $gives }. Wähle das Plättchen.
client-lesson-nations-colony-panel = Hier kannst du nur mit Stärke zahlen: Eintauschen bringt nie Stärke. Klick auf „{ client-nations-buy }“.
client-lesson-nations-advisor = Ein Berater
client-lesson-nations-advisor-text = Ein Berater bringt Wurfwiederholungsmarker. Du hast immer nur einen. „{ $tile }“ kostet { $amount } { $symbol }. Ertrag: { $gives }. Wähle das Plättchen.
client-lesson-nations-advisor-panel = Zahl und klick auf „{ client-nations-buy }“. Was du bekommst, kannst du ab deinem nächsten Zug nutzen.
client-lesson-nations-wonder = Ein Wunder
client-lesson-nations-wonder-text = Ein Wunder kaufst du zuerst und baust es später. „{ $tile }“ kostet { $amount } { $symbol }: Wähle es.
client-lesson-nations-wonder-panel = Es ist dann im Bau und bringt dir noch nichts. Heb deine Steine dafür auf. Klick auf „{ client-nations-buy }“.
client-lesson-nations-build = Das Wunder bauen
client-lesson-nations-build-text = In einem späteren Zug baust du es. „{ $tile }“ braucht { $stone } Stein auf einmal. Ertrag: { $gives }. Klick hier.
client-lesson-nations-build-panel = Du zahlst mit Stein, und zwei beliebige Würfel zählen als 1 Stein. Klick auf „{ client-nations-build }“.
client-lesson-nations-event = Was am Ende kommt
client-lesson-nations-event-text = Jedes Zeitalter endet mit Büchern, Hungersnot und Krieg. „{ $event }“ verlangt { $food } Nahrung und { $strength } Stärke; jedes davon bringt dir { $points } Siegpunkte. Heb dafür Würfel und Marker auf.
client-lesson-nations-pass = Passen
client-lesson-nations-pass-text = Deine Würfel zeigen alles, was du brauchst. Klick auf „{ client-nations-pass }“ und bestätige: Du behältst sie für das Ende des Zeitalters.
client-lesson-nations-books = Bücher
client-lesson-nations-books-text = Würfel und Marker mit Büchern kommen zu deinen Büchern hinzu. Hast du dann mehr Bücher als dein Mitspieler, bekommst du Siegpunkte. Wähle, was du verbrauchen willst, und bestätige. Es fehlt dir dann bei Hungersnot und Krieg.
client-lesson-nations-famine = Hungersnot
client-lesson-nations-famine-text = Zahl { $food } Nahrung für { $points } Siegpunkte. Auch hier zählen zwei Würfel als 1 Nahrung. Klick auf „{ client-nations-settle-famine }“.
client-lesson-nations-war = Krieg
client-lesson-nations-war-text = Zahl { $strength } Stärke für { $points } Siegpunkte. Für Stärke kannst du keine Würfel eintauschen. Wer vor dem Krieg die meiste Stärke hatte, beginnt das nächste Zeitalter. Klick auf „{ client-nations-settle-war }“.
client-lesson-nations-age = Das nächste Zeitalter
client-lesson-nations-age-panel = Hier siehst du, was alle am Ende dieses Zeitalters verbraucht, bekommen und verloren haben. Lies es in Ruhe, dann klick auf „{ client-nations-end-continue }“.
client-lesson-nations-age-text = Du hast bisher { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
}; Plättchen zählen erst am Ende der Partie. Im nächsten Zeitalter ist alles Verbrauchte wieder da, alle Würfel werden geworfen, und es gibt neue Plättchen und ein neues Ereignis.
