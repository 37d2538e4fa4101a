# Die Regeln von Nations: Das Würfelspiel nach ihren Nummern, in unseren eigenen Worten. Ein Satz, der mit
# „Hausregel:“ beginnt, klärt etwas, das die gedruckten Regeln offen lassen.

## Spielvorbereitung

nations-SET-1 = Für 1 bis 4 Spieler. Die Zugreihenfolge des ersten Zeitalters ist zufällig.
nations-SET-2 = Du beginnst mit fünf weißen Würfeln, einem für jede der fünf Entwicklungen, die auf dein Spielertableau gedruckt sind, sowie mit einem Goldmarker und einem Wurfwiederholungsmarker.
nations-SET-3 = Alle beginnen mit 0 Siegpunkten. Der Erste in der Zugreihenfolge beginnt mit 1 Buch, der Zweite mit 2 Büchern, der Dritte mit 3 und der Vierte mit 4. Zu zweit beginnt der Zweite mit 3. Im Solospiel beginnen du und der Gegner mit je 1 Buch.
nations-SET-4 = Jedes der vier Zeitalter hat einen Stapel mit 15 Fortschrittsplättchen und einen Stapel mit 3 Ereignissen. Jeder Stapel wird für sich gemischt.

## Ein Zeitalter

nations-AGE-1 = Zu Beginn eines Zeitalters kommen die alten Plättchen und das alte Ereignis aus dem Spiel. Plättchen des neuen Zeitalters werden in drei Reihen und drei Spalten ausgelegt (vier Spalten bei vier Spielern), und ein Ereignis wird aufgedeckt. Die übrigen Plättchen und Ereignisse dieses Zeitalters bleiben verborgen.
nations-AGE-2 = Zu Beginn eines Zeitalters sind alle verbrauchten Würfel und Marker wieder verfügbar, und noch niemand hat gepasst.
nations-AGE-3 = Alle sind reihum in Zugreihenfolge am Zug. In deinem Zug führst du genau eine Aktion aus oder passt. Hast du gepasst, machst du in diesem Zeitalter nichts mehr; die anderen spielen Runde um Runde weiter, bis alle gepasst haben. Bist du als Letzter übrig, machst du einen Zug nach dem anderen. Du kannst keinen Zug auslassen, ohne zu passen.
nations-AGE-4 = Zu Beginn deines ersten Zugs in einem Zeitalter wirfst du alle deine Würfel; dann wählst du eine Aktion oder passt. Hausregel: Du wirfst auch dann, wenn du danach sofort passt.
nations-AGE-5 = Es gibt drei Aktionen: einen Wurf wiederholen, ein Plättchen kaufen oder ein Wunder bauen.
nations-AGE-6 = Wenn alle gepasst haben, folgen vier Schritte, immer in dieser Reihenfolge: Bücher, Hungersnot, neue Zugreihenfolge, Krieg. Dann beginnt das nächste Zeitalter. Nach dem vierten Zeitalter endet die Partie.

## Bezahlen

nations-PAY-1 = Um Kosten zu bezahlen, verbrauchst du verfügbare Würfel und Marker mit dem richtigen Symbol, bis die Kosten gedeckt sind. Ein Würfel zählt immer ganz: Was über die Kosten hinausgeht, verfällt. Was du verbraucht hast, ist erst im nächsten Zeitalter wieder verfügbar. Hausregel: Du darfst keinen Würfel oder Marker verbrauchen, ohne den die Zahlung auch reichen würde.
nations-PAY-2 = Statt 1 Gold, 1 Stein oder 1 Nahrung darfst du zwei beliebige verfügbare Würfel verbrauchen, egal was sie zeigen. Marker kannst du nicht eintauschen. Du darfst so oft eintauschen, wie du willst, auch zusammen mit anderen Würfeln und Markern in einer Zahlung; das ist keine Aktion. Jeder Würfel zählt nur einmal: Tauschst du ihn ein, zählt seine Würfelseite nicht. Bücher und Stärke bekommst du auf diese Weise nie.
nations-PAY-3 = Du entscheidest, mit welchen deiner Würfel und Marker du bezahlst.
nations-PAY-4 = Hausregel: Würfel und Marker, die du in einem Zeitalter bekommst, zählen schon für die Bücher, die Hungersnot, die Zugreihenfolge und den Krieg dieses Zeitalters.

## Wurfwiederholung

nations-RER-1 = Verbrauche einen verfügbaren Wurfwiederholungsmarker und wirf einen oder mehrere deiner verfügbaren Würfel noch einmal. Das ist dein ganzer Zug. Verbrauchte Würfel kannst du nicht noch einmal werfen; du brauchst also mindestens einen verfügbaren Würfel.

## Ein Plättchen kaufen

nations-BUY-1 = Die Reihe bestimmt die Kosten: 3 in der oberen, 2 in der mittleren, 1 in der unteren Reihe. Kolonien bezahlst du mit Stärke, alles andere mit Gold.
nations-BUY-2 = Wird ein Plättchen gekauft, bleibt sein Feld bis zum Ende des Zeitalters leer.
nations-BUY-3 = Eine neue Entwicklung ersetzt eine deiner fünf Entwicklungen; welche, entscheidest du. Die alte kommt aus dem Spiel, und mit ihr ihre Siegpunkte. Zuerst gibst du so viele Würfel ihrer Farbe ab, wie sie zeigt; jedes Mal entscheidest du, ob es ein verfügbarer oder ein verbrauchter ist. Dann nimmst du die Würfel der neuen Entwicklung und wirfst sie sofort. Du kannst sie ab deinem nächsten Zug verbrauchen.
nations-BUY-4 = Du darfst auch die Würfel abgeben, mit denen du gerade bezahlt hast.
nations-BUY-5 = Du kannst einen Berater haben. Ein neuer ersetzt den alten, der aus dem Spiel kommt. Gib so viele Wurfwiederholungsmarker ab, wie der alte Berater zeigt, verfügbare oder verbrauchte, wie du willst. Du darfst jeden deiner Wurfwiederholungsmarker nehmen, auch den vom Spielbeginn. Die Marker des neuen Beraters kannst du ab deinem nächsten Zug verbrauchen.
nations-BUY-6 = Du kannst beliebig viele Kolonien haben. Zeigt eine Kolonie einen Marker, bekommst du ihn sofort und kannst ihn ab deinem nächsten Zug verbrauchen.
nations-BUY-7 = Ein Wunder, das du kaufst, ist zunächst im Bau: Bis du es baust, bringt es keinen Ertrag und keine Siegpunkte. Hast du schon ein Wunder im Bau, kommt dieses aus dem Spiel.
nations-BUY-8 = Hausregel: Der Vorrat an Würfeln und Markern geht nie aus, auch wenn in der Schachtel zu wenige liegen.
nations-BUY-9 = Ein Kauf läuft in dieser Reihenfolge ab: bezahlen, das alte Plättchen entfernen, dessen Würfel oder Marker abgeben, die neuen nehmen, die neuen Würfel werfen.

## Ein Wunder bauen

nations-WON-1 = Um dein Wunder im Bau fertigzustellen, bezahlst du in einer einzigen Zahlung so viel Stein, wie es zeigt; dafür darfst du Würfel eintauschen. Das Bauen ist eine eigene Aktion, geht also erst in einem späteren Zug als der Kauf. Danach ist das Wunder fertig. Zeigt es einen Marker, kannst du ihn ab deinem nächsten Zug verbrauchen. Du kannst beliebig viele fertige Wunder haben.

## Bücher

nations-BOO-1 = Vom Letzten bis zum Ersten in der Zugreihenfolge darf jeder beliebig viele verfügbare Würfel und Marker verbrauchen, die Bücher zeigen. Diese Bücher kommen zu deinen bisherigen hinzu.
nations-BOO-2 = Sind alle fertig, erhältst du 1 Siegpunkt für jeden Mitspieler, der weniger Bücher hat. Zu zweit oder gegen den Gegner im Solospiel sind es 2 Siegpunkte. Ein Gleichstand bringt nichts. Beispiel: Teilen sich zwei von vier Spielern den letzten Platz, gibt es 3, 2, 0 und 0 Siegpunkte.

## Hungersnot

nations-FAM-1 = Vom Letzten bis zum Ersten in der Zugreihenfolge darf jeder sein Volk mit Würfeln und Markern versorgen, die Nahrung zeigen; dafür darfst du Würfel eintauschen. Verbrauchst du mindestens so viel Nahrung, wie das Ereignis verlangt, erhältst du so viele Siegpunkte, wie die Nummer des Zeitalters angibt. Für weniger gibt es nichts, für mehr nichts zusätzlich. Hausregel: Du bezahlst alles, so wie du Kosten bezahlst, oder gar nichts. Die Hungersnot folgt noch der alten Zugreihenfolge, erst der Krieg folgt der neuen.

## Neue Zugreihenfolge

nations-ORD-1 = Wer die meiste Stärke auf verfügbaren Würfeln und Markern hat, ist ab jetzt Erster; dann folgt, wer die zweitmeiste hat, und so weiter. Bei Gleichstand bleibt die Reihenfolge der Beteiligten, wie sie war. Dabei wird nichts verbraucht. Was für Bücher oder Hungersnot verbraucht wurde, zählt nicht mehr.

## Krieg

nations-WAR-1 = Vom Letzten bis zum Ersten in der neuen Zugreihenfolge darf jeder mit Würfeln und Markern, die Stärke zeigen, in den Krieg ziehen. Verbrauchst du mindestens so viel Stärke, wie das Ereignis verlangt, erhältst du so viele Siegpunkte, wie die Nummer des Zeitalters angibt. Für weniger gibt es nichts, für mehr nichts zusätzlich. Für Stärke kannst du keine Würfel eintauschen. Hausregel: Du bezahlst alles, so wie du Kosten bezahlst, oder gar nichts.

## Spielende

nations-END-1 = Nach dem letzten Krieg kommen die Siegpunkte auf deinen Kolonien, Entwicklungen und fertigen Wundern sowie auf deinem Berater hinzu. Ein Wunder im Bau zählt nichts.
nations-END-2 = Wer die meisten Siegpunkte hat, gewinnt. Bei Gleichstand entscheidet die Zugreihenfolge, die im vierten Zeitalter bestimmt wurde: Wer früher an der Reihe ist, liegt vorn.
nations-END-3 = Während der Partie bringen nur Bücher, Hungersnot und Krieg Siegpunkte.

## Solospiel

nations-SOL-1 = Im Solospiel gibt es drei Spalten. Du bist immer Startspieler; darum wird keine neue Zugreihenfolge bestimmt.
nations-SOL-2 = Wird ein Ereignis aufgedeckt, werden für den Gegner blaue Würfel geworfen, und zwar so viele, wie die Nummer des Zeitalters angibt. Die Bücher darauf kommen zu seinen hinzu; Stein zählt nicht.
nations-SOL-3 = Nach jeder deiner Aktionen (auch nach einer Wurfwiederholung oder dem Bauen, nicht aber nach dem Passen) wird der 4-seitige Würfel geworfen. Bei 1, 2 oder 3 wird das billigste Plättchen der Spalte mit dieser Nummer, von links gezählt, entfernt. Bei einer 4, oder wenn die Spalte leer ist, geschieht nichts. Beim schweren Gegner wird eine 4 so oft noch einmal geworfen, bis eine andere Zahl kommt.
nations-SOL-4 = Am Ende jedes Zeitalters erhältst du für Bücher 2 Siegpunkte, wenn du mehr davon hast als der Gegner.
nations-SOL-5 = Dein Ergebnis wird mit der Ruhmeshalle verglichen: 50 Trajan, 40 Ashoka, 35 Wu Zetian, 30 Saladin, 25 Victoria, 20 Karl V., 15 Kleopatra, 10 Dan Quayle. Der höchste Name, den du erreichst, gehört dir. Hausregel: Mit weniger als 10 Siegpunkten gibt es keinen. Im Solospiel gewinnst oder verlierst du nicht: Du hast ein Ergebnis und vielleicht einen Namen.
