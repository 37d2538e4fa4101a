# Die Regeln von Pendulum nach ihren Kennungen, in eigenen Worten. Ein Satz, der mit "Hausregel:" beginnt, klärt,
# was die gedruckten Regeln offenlassen.

## Aufbau

pendulum-SET-1 = Pendulum ist für eine bis fünf Personen. Allein spielst du nach den Regeln für drei gegen zwei Automas. Bis zu dritt gilt die kleine Seite des Spielbretts, zu viert und zu fünft die große.
pendulum-SET-2 = Jede Sanduhr beginnt neben der oberen Reihe ihres Aktionsbereichs. Der lila Bereich hat zwei Kreise pro Reihe: Die Sanduhr steht auf einem der oberen, auf den drei übrigen liegt je ein Sanduhrmarker.
pendulum-SET-3 = Die 10 Errungenschaften werden gemischt, eine wird aufgedeckt. Zu viert und zu fünft liegt der Marker Legendäre Errungenschaft von Anfang an darauf, sonst kommt er in der ersten Ratsphase dazu.
pendulum-SET-4 = Die 56 Provinzen werden gemischt, vier liegen offen aus.
pendulum-SET-5 = Der Stapel der Ratsbelohnungen: Ganz unten liegen gemischt die fünf finalen Ratsbelohnungen. Von den 25 anderen kommen 10 ungesehen aus dem Spiel, die übrigen 15 liegen obenauf; fünf davon werden aufgedeckt. Die Ratsbelohnung „großer Arbeiter“ liegt offen auf ihrem eigenen Platz.
pendulum-SET-6 = Alle haben einen zugelosten oder gewählten Anführer und nutzen die einfache oder die fortgeschrittene Seite seines Tableaus. Du beginnst mit vier Kriegslisten auf der Hand, den aufgedruckten Rohstoffen und Stimmen, allen Leisten am Anfang sowie einem großen und einem kleinen Arbeiter, die verfügbar sind. Zwei weitere kleine Arbeiter sind in deiner Reserve, dein zweiter großer Arbeiter wartet beim Rat. Jedes Tableau gibt es nur einmal, die beiden Seiten eines Anführers spielen also nie gegeneinander.
pendulum-SET-7 = Die erste Privilegreihenfolge ist zufällig.
pendulum-SET-8 = Zu zweit stehen das ganze Spiel über vier neutrale Arbeiter in den Rahmen der einfach breiten Aktionsfelder in Lila und Grün und blockieren dort kleine Arbeiter. Ein neutraler Marker beginnt als Letzter der Privilegreihenfolge.
pendulum-SET-9 = Spielbeginn: In Privilegreihenfolge setzen alle ihren großen Arbeiter ein, danach in gleicher Reihenfolge den kleinen. Beide kommen nach den üblichen Regeln in Rahmen der unteren Reihen. Der neutrale Spieler setzt nichts ein. Dann werden alle Sanduhren zu den unteren Reihen umgedreht und Runde 1 beginnt. Hausregel: Du musst beide Arbeiter einsetzen, und vor diesem Umdrehen ist nichts anderes möglich.
pendulum-SET-10 = Das Spiel hat vier Runden. Auf jede folgt eine Ratsversammlung.
pendulum-SET-11 = Hausregel: Tableaus, Hände, abgelegte Karten und Stimmen sind für alle offen. Geheim sind nur Vorderseiten und Reihenfolge verdeckter Karten.

## Sanduhren

pendulum-TIM-1 = Die lila Sanduhr läuft 3 Minuten, die grüne 2 Minuten, die schwarze 45 Sekunden.
pendulum-TIM-2 = Eine abgelaufene Sanduhr dürfen alle umdrehen, niemand muss. Sie wechselt augenblicklich zur anderen Reihe ihres Bereichs; ein Bereich ist nie ohne Sanduhr. Hausregel: Sie ist abgelaufen, sobald ihre volle Zeit vergangen ist, auf die Millisekunde genau.
pendulum-TIM-3 = Für Arbeiter zählt nur, neben welcher Reihe die Sanduhr steht, nicht ob ihr Sand noch läuft.
pendulum-TIM-4 = Jedes Umdrehen der lila Sanduhr schiebt einen Sanduhrmarker von der Reihe, zu der sie wechselt. Das Umdrehen zum Rundenstart zählt mit, eine Runde hat also genau drei lila Wechsel. Ist der letzte Marker weg, wird sofort zur Ratsversammlung gerufen; auf den Sand wartet niemand.
pendulum-TIM-5 = Nach dem Ruf zur Ratsversammlung darf keine Sanduhr mehr umgedreht werden.
pendulum-TIM-6 = In einer Pause stehen alle Sanduhren still und laufen danach gemeinsam mit ihrem restlichen Sand weiter. Währenddessen ist nichts anderes möglich. Hausregel: Alle dürfen jederzeit pausieren, auch mitten in einer Aktion. Weiter geht es, wenn alle bereit sind.
pendulum-TIM-7 = Die Runden 2 bis 4 beginnen damit, dass alle drei Sanduhren zu ihrer anderen Reihe umgedreht werden, sobald alle abgelaufen sind. Hausregel: Da bis dahin nichts passieren kann, wartet das Spiel nicht darauf.
pendulum-TIM-8 = Hausregel: Das Umdrehen zum Rundenstart gehört niemandem. Das Spiel führt es aus, sobald alle bereit sind, auch nach dem Spielbeginn; bis dahin kannst du dein „Bereit“ zurücknehmen. Es schiebt einen Sanduhrmarker herunter, der auf kein Tableau kommt, und löst keine Automakarte aus. Nach jedem Umdrehen läuft die volle Zeit.

## Arbeiter

pendulum-WRK-1 = Ein Arbeiter darf nur in einer Reihe ohne Sanduhr einen Rahmen betreten und nur dort einen Rahmen oder Kasten verlassen. Das gilt auch für den Rahmen über seinem eigenen Kasten. Er darf außerdem auf dein Tableau und von dort in einen Rahmen. Nur das Zurückholen, der kühne Einsatz und die Automas brechen diese Regel.
pendulum-WRK-2 = In einen Kasten kommt ein Arbeiter nur durch eine Aktion, und eine Aktion führt nie in einen Rahmen.
pendulum-WRK-3 = In Lila und Grün darf ein kleiner Arbeiter keinen Rahmen betreten, in dem schon ein Arbeiter steht. Arbeiter in Kästen blockieren nicht. Hausregel: Auch deine eigenen Arbeiter blockieren deine kleinen.
pendulum-WRK-4 = In Schwarz dürfen beliebig viele Arbeiter im selben Rahmen stehen.
pendulum-WRK-5 = Ein großer Arbeiter wird nie blockiert.
pendulum-WRK-6 = Für eine Aktion bewegst du einen Arbeiter in der Reihe mit der Sanduhr aus seinem Rahmen in den Kasten darunter, zahlst die Kosten und erhältst dann die Belohnung. Das geht einmal; danach sitzt er fest, bis die Sanduhr die Reihe verlässt.
pendulum-WRK-7 = Eine Aktion kostet in Lila und Grün 2 Gold. In Schwarz kostet das Erobern 4 Militär, die anderen Aktionen sind kostenlos. Wer nicht zahlen kann, kann die Aktion nicht durchführen.
pendulum-WRK-8 = Der Weg vom Rahmen in den Kasten ist nie blockiert.
pendulum-WRK-9 = Eine Aktion, die du begonnen hast, solange die Sanduhr bei der Reihe stand, darfst du danach noch zu Ende führen.
pendulum-WRK-10 = Immer nur eine Aktion auf einmal: Solange in deiner Aktion eine Wahl offen ist, musst du sie treffen, bevor du eine weitere Aktion durchführst, Arbeiter bewegst, Sanduhren umdrehst, Karten spielst oder aufnimmst, etwas beanspruchst, auffüllst oder dich fertig oder bereit meldest. Die anderen warten nicht auf dich.
pendulum-WRK-11 = Du musst nie eine Aktion durchführen.
pendulum-WRK-12 = Du hast nie mehr als vier Arbeiter, große eingeschlossen.
pendulum-WRK-13 = Ein doppelt breiter Rahmen auf der kleinen Seite ist ein einziges Feld mit zwei Kästen darunter. Ein Arbeiter darin kann seine Aktion in jedem der beiden durchführen; du entscheidest dich dabei.
pendulum-WRK-14 = Mehrere deiner Arbeiter dürfen im selben Rahmen stehen, wenn die Regeln für Rahmen jeden von ihnen hineinlassen.
pendulum-WRK-15 = Hausregel: Arbeiter, Kasten und die Kriegslisten, die die Aktion verändern, nennst du zusammen und zahlst alles auf einmal. Nur Entscheidungen innerhalb der Belohnung dürfen offenbleiben.

## Rohstoffe, Kosten, Belohnungen

pendulum-ECO-1 = Du kannst höchstens 10 von jedem Rohstoff haben, abzüglich der Würfel, die du dafür als Ruhm eingesetzt hast. Was darüber hinausgeht, verfällt. Für Stimmen gibt es kein Limit.
pendulum-ECO-2 = Siegpunkte über das Ende einer Leiste hinaus verfallen, wenn du sie nicht in Ruhm verwandelst.
pendulum-ECO-3 = Kosten zahlst du zuerst, vollständig und einmal für eine Belohnung.
pendulum-ECO-4 = „Beliebige“ Rohstoffe, ob als Kosten, Belohnung oder Bedingung, sind jede Mischung aus Militär, Kultur und Gold, nie Stimmen. Hausregel: Erhältst du beliebige Rohstoffe, füllst du den Platz, den du hast, und der Rest verfällt. Ohne Platz wirst du nicht gefragt.
pendulum-ECO-5 = Die Produktion einer Farbe gibt dir alles, was diese Spalte deines Tableaus und die Provinzen darunter zeigen, auch solche über dem Limit: Rohstoffe, Stimmen, Siegpunkte und was das Tableau sonst zeigt. Hausregel: Es zählt, was zu Beginn der Produktion dort liegt; eine dabei eroberte Provinz bringt also erst beim nächsten Mal etwas. Zuerst kommen feste Erträge, dann beliebige Rohstoffe, dann das Erobern, dann das Zurückholen.
pendulum-ECO-6 = Sind Siegpunkte die Kosten, gehst du auf der Leiste zurück, aber nie über den Anfang hinaus. Die Legendäre Errungenschaft ist nie Teil der Kosten.
pendulum-ECO-7 = Handel untereinander gibt es nicht.
pendulum-ECO-8 = Auf eine Eroberung, auf das Aufnehmen als Belohnung und auf Ruhm darfst du verzichten, alles andere nimmst du. Eine genommene Provinz musst du unter eine Spalte schieben, und nach der Wahl der Ratsbelohnung „großer Arbeiter“ musst du tauschen. Hausregel: Auch auf das Zurückholen darfst du verzichten.
pendulum-ECO-9 = Hausregel: Eine Arbeiteraktion, eine Kriegslist oder das Aufnehmen ist nicht erlaubt, wenn ihre einzige Wirkung ins Leere ginge. Geht nur etwas über ein Limit hinaus, ist das in Ordnung. Eine Ratsbelohnung darfst du auch nehmen, wenn sie dir nichts bringt. Verschwindet das Ziel, während deine Wahl offen ist, verfällt die Wirkung und die Kosten bleiben bezahlt.

## Provinzen

pendulum-PRV-1 = Zum Erobern nimmst du eine offene Provinz oder ungesehen die oberste vom Stapel und schiebst sie so unter eine deiner vier Spalten, dass die Seite in der Farbe der Spalte sichtbar ist. Du siehst die Karte, bevor du die Spalte wählst.
pendulum-PRV-2 = Eine Provinz unter einer Spalte wird nicht mehr bewegt.
pendulum-PRV-3 = Leere Plätze der Auslage dürfen alle jederzeit vom Stapel auffüllen, auch in der Ratsphase, aber niemand muss. Du darfst vom Stapel ziehen, ohne vorher aufzufüllen. Hausregel: immer eine Karte, auf einen leeren Platz deiner Wahl.
pendulum-PRV-4 = Zwischen den Ratsversammlungen dürfen beliebig viele Provinzen unter einer Spalte liegen.
pendulum-PRV-5 = Provinzen, die abgegeben, in der Ratsphase weggeräumt oder von einem Automa entfernt werden, sind aus dem Spiel. Hausregel: Ist der Stapel leer, gibt es nichts aufzufüllen oder zu ziehen, und die Ratsphase legt aus, was noch da ist.

## Kriegslisten

pendulum-STR-1 = In einer Runde darfst du jederzeit eine Kriegslist von der Hand spielen: Zahle ihre Kosten, nimm die Belohnung und lege sie auf deinem Tableau ab.
pendulum-STR-2 = Für die Kosten auf deinem Tableau nimmst du alle abgelegten Kriegslisten auf, auch wenn du noch andere auf der Hand hast. Das kostet 5 Kultur, den Kriegstreiber 2 Stärke, den Tyrannen 4 Stimmen.
pendulum-STR-3 = Eine permanente Ratsbelohnung kommt auf deine Hand und ist eine Kriegslist wie jede andere. Ihre Kosten zahlst du beim Spielen, nicht beim Nehmen.
pendulum-STR-4 = Zurückholen: Nimm einen deiner Arbeiter aus einer Reihe mit Sanduhr, aus Rahmen oder Kasten, auch den, der gerade seine Aktion durchgeführt hat. Er ist sofort verfügbar. Hausregel: Wen du zurückholen darfst, steht fest, wenn der Effekt beginnt; ein Umdrehen während deiner Wahl ändert nichts.
pendulum-STR-5 = Ins Spiel bringen: Ein kleiner Arbeiter deiner Reserve wird verfügbar, nie ein großer und nie ein fünfter.
pendulum-STR-6 = Erlassen: Zusammen mit einer Arbeiteraktion in Lila oder Grün gespielt, erspart dir die Karte die 2 Gold. Die 4 Militär erspart sie nicht.
pendulum-STR-7 = Du darfst eine Aktion mit mehreren Kriegslisten verändern. Jedes Erlassen erspart eine Zahlung von 2 Gold. Eine benachbarte oder doppelte Aktion hat zwei Zahlungen, dort sind also zwei möglich.
pendulum-STR-8 = Tauschen: Gib einen Siegpunkt einer Leiste für einen Siegpunkt einer anderen. Die Legendäre Errungenschaft ist auf beiden Seiten ausgeschlossen. Über das Ende hinaus gelten die üblichen Regeln.
pendulum-STR-9 = Umtauschen (Kriegstreiber): Zahle beliebig viel Kultur für ebenso viel Militär oder umgekehrt.
pendulum-STR-10 = Benachbarte Aktion (Kriegstreiber): Zusammen mit einer Arbeiteraktion führst du auch die Aktion des Kastens direkt links oder rechts in derselben Reihe durch, egal welcher Rahmen darüber ist. Der Arbeiter bleibt in seinem eigenen Kasten. Hausregel: Das ist eine einzige Aktion. Zahle zuerst beide Kosten, dann nimm die eigene Belohnung, dann die andere.
pendulum-STR-11 = Doppelt beanspruchen (Tyrann): Wenn du beanspruchst, nimmst du zwei Vorteile: zweimal die Belohnung oder den Marker Legendäre Errungenschaft und die Belohnung. Es bleibt bei einem Marker und einmal pro Runde. Hausregel: Gibt es für dich keinen Marker, bekommst du zweimal die Belohnung.
pendulum-STR-12 = Kühner Einsatz (Rebell): Ein freier Arbeiter betritt einen Rahmen in einer Reihe mit Sanduhr und führt sofort die Aktion in einem Kasten darunter durch, zu den üblichen Kosten, aber nie in einem Produktionskasten. Hausregel: Das ist eine einzige Aktion, er kann also nicht im Rahmen bleiben. In Lila und Grün braucht ein kleiner Arbeiter einen leeren Rahmen. Die Einsetzregel der fortgeschrittenen Variante gilt hier nicht.
pendulum-STR-13 = Die Alchemistin zahlt 2 beliebige Rohstoffe für zwei Siegpunkte auf einer Leiste (nicht legendär), für das Aufnehmen einer abgelegten Kriegslist außer dieser Karte selbst oder für das Zurückholen.
pendulum-STR-14 = Beanspruchen (Pazifist): Für 4 Kultur und 2 Stimmen beanspruchst du die Errungenschaft, ohne zu haben, was sie verlangt. Hausregel: Alles andere gilt wie sonst, du beanspruchst also auch hier nur einmal pro Runde.
pendulum-STR-15 = Doppelte Aktion (Pazifist): Zusammen mit einer Arbeiteraktion zahlst du ihre Kosten zweimal und erhältst ihre Belohnung zweimal. Hausregel: Zuerst beide Zahlungen, dann die Belohnungen nacheinander; die zweite berücksichtigt, was die erste gebracht hat.
pendulum-STR-16 = Erlassen, benachbarte und doppelte Aktion spielst du zusammen mit der Arbeiteraktion, doppeltes Beanspruchen zusammen mit dem Beanspruchen; nie allein, vorher oder nachher.

## Errungenschaften

pendulum-ACH-1 = Du darfst die Errungenschaft beanspruchen, wenn du mindestens die gezeigten Rohstoffe und Stimmen hast. Du gibst nichts aus. „12 beliebige“ zählt die drei Rohstoffe zusammen.
pendulum-ACH-2 = Du darfst einmal pro Runde beanspruchen. Dein Marker kommt in der Ratsphase zurück.
pendulum-ACH-3 = Beanspruchst du, bekommst du entweder den Marker Legendäre Errungenschaft mit dem legendären Siegpunkt, wenn er dort liegt und du ihn noch nie genommen hast, oder die Belohnung, nicht beides. Gibt es für dich keinen Marker, bekommst du die Belohnung.
pendulum-ACH-4 = Pro Runde kann nur eine Person den Marker nehmen; er kommt jede Runde wieder. Die Legendäre Errungenschaft gibt es nur durch den Marker und die finale Ratsbelohnung.

## Ratsversammlung

pendulum-COU-1 = Nach dem Ruf ist alles außer dem Umdrehen von Sanduhren weiter möglich, ohne Zeitlimit, bis alle fertig sind. Hausregel: Bis alle fertig sind, kannst du dein „Fertig“ zurücknehmen; auch wer weiterspielt, nimmt es zurück.
pendulum-COU-2 = Willst du als Letzter an der Reihe sein, darfst du das Privileg beanspruchen. Hausregel: Ab dann spielt ihr nacheinander, vom niedrigsten zum höchsten Privileg, und „Fertig“ ist endgültig. Die anderen dürfen währenddessen nur Provinzen auffüllen, was kein „Fertig“ aufhebt, und eine Wahl treffen, die schon offen war. Das Beanspruchen hebt jedes frühere „Fertig“ auf.
pendulum-COU-3 = In der Ratsphase kannst du nur Provinzen auffüllen und tun, was ihre Schritte verlangen.
pendulum-COU-4 = Schritt 1: Die Stimmen ergeben eine neue Privilegreihenfolge, die meisten zuerst. Bei Gleichstand kehrt sich die alte Reihenfolge um: Wer niedriger stand, kommt nach vorn. Dann geben alle ihre Stimmen ab. Der neutrale Spieler hat immer 3 Stimmen, behält sie und kann auch Erster werden.
pendulum-COU-5 = Schritt 2: In der neuen Reihenfolge nehmen alle die Siegpunkte ihres Platzes, beliebig verteilt auf Stärke, Ansehen und Beliebtheit, und eine Ratsbelohnung. Erst wenn ihre Wirkung beendet ist, geht es weiter. Vom ersten bis zum letzten Platz sind das auf der großen Seite 2, 1, 1, 0 und 0 Siegpunkte, auf der kleinen 2, 1 und 0. Genommene Karten werden nicht ersetzt. Du musst eine Belohnung nehmen. Der neutrale Spieler nimmt nichts, und seine Siegpunkte bekommt niemand. Hausregel: erst die Siegpunkte, dann die Belohnung.
pendulum-COU-6 = Die aufgedruckte Belohnung, ein Siegpunkt deiner Wahl, steht allen offen, beliebig oft.
pendulum-COU-7 = Die Ratsbelohnung „großer Arbeiter“: Ein großer Arbeiter ersetzt einen deiner kleinen, wo immer dieser ist, und der kleine kommt aus dem Spiel. Die Karte bleibt bis zur nächsten Runde umgedreht. Mit zwei großen Arbeitern kannst du sie nicht nehmen. Der Tausch ist keine Bewegung, Rahmen und Sanduhren spielen also keine Rolle. Hausregel: Der kleine Arbeiter muss im Spiel sein, nicht in der Reserve.
pendulum-COU-8 = Sofort-Karten wirken gleich und kommen aus dem Spiel. Die Karte, die dein Provinzlimit auf 3 erhöht, behältst du; sie gilt schon in dieser Ratsphase, und eine zweite kannst du nicht nehmen.
pendulum-COU-9 = Permanente Karten kommen als Kriegslisten auf die Hand.
pendulum-COU-10 = In der vierten Ratsphase stehen neben der aufgedruckten Belohnung und der Ratsbelohnung „großer Arbeiter“ die fünf finalen Ratsbelohnungen zur Wahl. Sie liegen seit Beginn von Runde 4 offen. Du musst ihre Kosten zahlen können. Die legendäre kannst du nicht nehmen, wenn du die Legendäre Errungenschaft schon hast.
pendulum-COU-11 = Schritt 3: Unter jeder Spalte behältst du höchstens 2 Provinzen, mit der Karte 3. Du wählst, welche du abgibst.
pendulum-COU-12 = Schritt 4: Nach der vierten Ratsphase endet das Spiel. Sonst wird die Ratsbelohnung „großer Arbeiter“ aufgedeckt. Die übrigen Belohnungen, die offenen Provinzen und die Errungenschaft kommen aus dem Spiel; neu sind fünf Belohnungen, vier Provinzen und eine Errungenschaft mit dem Marker Legendäre Errungenschaft. Die Errungenschaftsmarker und die drei Sanduhrmarker kehren zurück.
pendulum-COU-13 = Schritt 5: Du darfst Arbeiter nach den üblichen Regeln einsetzen und bewegen, sonst nur Provinzen auffüllen. Bei Konflikten entscheidet das Privileg. Hausregel: Alle bewegen gleichzeitig, die Gnadenfrist gilt, und wer als Letzter an der Reihe sein will, darf das Privileg beanspruchen.
pendulum-COU-14 = Schritt 6: Alle drei Sanduhren werden umgedreht und die nächste Runde beginnt. Arbeiter und Sanduhren werden nie zurückgesetzt.
pendulum-COU-15 = Belohnungen zum Erobern, Produzieren oder Zurückholen wirken in der Ratsphase. Ein zurückgeholter Arbeiter wartet bis Schritt 5 auf deinem Tableau. Stimmen aus der Ratsphase zählen für die nächste.
pendulum-COU-16 = Die Ratsphase lässt Rohstoffe, Hände, abgelegte Karten und Arbeiter, wie sie sind.

## Privileg

pendulum-CLM-1 = Kommen sich zwei innerhalb von etwa einer Sekunde in die Quere, setzt sich durch, wer höher im Privileg steht. Beispiele: dieselbe Provinz, der Marker Legendäre Errungenschaft, derselbe Rahmen in Lila oder Grün oder ein Einsetzen gegen das Umdrehen zu dieser Reihe. Auch andere Konflikte zählen.
pendulum-CLM-2 = Hausregel: Ein abgelehnter Zug wird gewährt, wenn er unmittelbar vor Zügen erlaubt gewesen wäre, die im Privileg Niedrigere in der letzten Sekunde gemacht haben. Deren Züge werden zurückgenommen, soweit sie im Weg sind, und sie erfahren es. Der Tisch kann eine andere Gnadenfrist wählen; 0 schaltet sie ab.
pendulum-CLM-3 = Einen Gleichstand an Stimmen entscheidet das Privileg nie.
pendulum-CLM-4 = Nur die aufgezeichneten Züge und ihre Zeiten entscheiden, eine Wiedergabe verläuft also immer gleich.
pendulum-CLM-5 = Hausregel: Nur ein abgelehnter Zug wirkt zurück; ein erlaubter hebt nie einen früheren auf. Ein Zug wird ganz zurückgenommen, mit allem, was daraus folgte, aber nie, wenn er eine verdeckte Karte gezeigt hat. Wird eine Sanduhr oder ein leerer Platz innerhalb der Gnadenfrist zweimal umgedreht oder aufgefüllt, zählt das als einmal, für alle, die das in dem Moment dürfen, auch mit einer offenen Wahl. Mit dem Ergebnis deines eigenen Zugs kommst du nie in Konflikt, allein gibt es also keine Konflikte.
pendulum-CLM-6 = Hausregel: Die Gnadenfrist zählt in Tischzeit, ihr letzter Moment eingeschlossen. Das Spiel geht zum spätesten Punkt zurück, der genügt; es gilt das Privileg von damals, und der gewährte Zug zählt als unmittelbar vor dem verdrängten gemacht. Deine eigenen Züge, die Züge aller, die im Privileg höher stehen, und alle schon gezeigten Karten müssen gleich bleiben, sonst wird nichts gewährt: Arbeiter gehen von denselben Orten an dieselben Orte, und dasselbe wird gezahlt, erhalten, genommen und gezeigt. Dass dein „Bereit“ oder „Fertig“ durch den gewährten Zug verfällt, spielt keine Rolle. Nichts wird gewährt, wenn ein späterer Zug von dir es aufheben würde oder wenn ein Zug von dir oder von jemandem mit höherem Privileg es innerhalb der Gnadenfrist ebenfalls verbietet. Nichts wirkt über einen Phasenwechsel zurück. Fertig, Bereit, Pause und Weiter werden nie verdrängt.

## Spielende

pendulum-END-1 = Das Spiel endet nach der vierten Ratsphase. Die Felder einer Leiste zählen ab 0. Das Pergament beginnt bei Feld 14; dort ist eine Leiste ihr Feld minus 13 Punkte wert. Die Legendäre Errungenschaft ist 1 Punkt wert.
pendulum-END-2 = Wer alle vier Leisten im Pergament hat, gewinnt. Sind es mehrere, entscheiden die Punkte im Pergament, danach die Privilegreihenfolge der vierten Ratsphase.
pendulum-END-3 = Hat das niemand, kann nur gewinnen, wer die Legendäre Errungenschaft hat. Unter diesen gewinnt, wessen niedrigste Leiste am weitesten ist; bei Gleichstand vergleicht ihr die zweitniedrigste und so weiter, danach entscheidet das Privileg. Die Legendäre Errungenschaft selbst wird nicht verglichen. Hausregel: Verglichen werden die Felder.
pendulum-END-4 = Hat niemand die Legendäre Errungenschaft, gewinnt niemand.

## Spiel ohne aktive Sanduhren

pendulum-UNT-1 = Die Zeitanzeige hat 11 Felder: alle Sanduhren, Schwarz, Schwarz, Grün, Schwarz, Schwarz und Lila, Schwarz, Grün, Schwarz, Schwarz und zuletzt alle mit dem Ruf zur Ratsversammlung. Kommt der Marker auf ein Feld, werden die dort gezeigten Sanduhren umgedreht. Das erste Feld ist das Umdrehen zum Rundenstart.
pendulum-UNT-2 = Auf jedem Feld spielt ihr frei und so lange ihr wollt, aber niemand dreht Sanduhren um. Sind alle bereit, rückt der Marker vor. Bis dahin kannst du dein „Bereit“ zurücknehmen.
pendulum-UNT-3 = Nach dem letzten Feld folgt die Ratsphase wie gewohnt.
pendulum-UNT-4 = Nach jeder Ratsphase könnt ihr für die nächste Runde zwischen aktiven und nicht aktiven Sanduhren wechseln. Hausregel: Das geschieht in Schritt 5, sobald alle zustimmen; für den Weg zurück müssen wieder alle zustimmen. Sonst bleibt es, wie es ist.
pendulum-UNT-5 = Gegen die Automas sind die Sanduhren immer aktiv.
pendulum-UNT-6 = Auch hier entscheidet bei Konflikten das Privileg. Hausregel: Die Gnadenfrist gilt, und auf jedem Feld darfst du das Privileg beanspruchen, um als Letzter an der Reihe zu sein.

## Fortgeschrittene Variante

pendulum-ADV-1 = Die Variante hat zwei Teile, die Einsetzregel und den Ruhm, und gilt für alle, die sie wählen. Ruhm gibt es auch ohne Einsetzregel, die Einsetzregel aber nicht ohne Ruhm. Mit der fortgeschrittenen Seite der Tableaus hat sie nichts zu tun.
pendulum-ADV-2 = Die Einsetzregel: Zwei deiner eigenen Arbeiter stehen nie im selben Rahmen, auch nicht in Schwarz und auch nicht mit einem großen Arbeiter. Kästen sind ausgenommen. Sie gilt auch zum Spielbeginn und in Schritt 5 der Ratsphase.
pendulum-ADV-3 = Ruhm: Für jeden Siegpunkt über das Ende von Stärke, Ansehen oder Beliebtheit hinaus darfst du einen Würfel dieser Farbe (Militär, Kultur, Gold) auf die Leiste legen. Das senkt dein Limit für diesen Rohstoff dauerhaft. Ruhm kann nicht ausgegeben oder zurückgenommen werden, ist kein Siegpunkt und bleibt liegen, wenn du Siegpunkte zahlst. Neue Siegpunkte füllen zuerst die Leiste, auch nachdem du Siegpunkte gezahlt hast, und all das gilt auch in der Ratsphase. Von jeder Farbe gibt es höchstens 10. Hausregel: Der Würfel kommt aus dem Vorrat, und nur wenn der leer ist, vom Tableau. Du wählst, wie viele der Siegpunkte zu Ruhm werden.
pendulum-ADV-4 = Gleichstand: Nach den Punkten im Pergament oder nach der niedrigsten Leiste entscheidet der gesamte Ruhm auf allen Leisten, dann das Privileg, sonst nichts. Hausregel: Spielt jemand mit Ruhm, gilt das für alle; wer ohne spielt, hat 0.

## Die Automas

pendulum-AUT-1 = Allein spielst du gegen zwei Automas, nach den Regeln für drei, mit aktiven Sanduhren, auf der kleinen Seite. Die Automas erhalten nur Stimmen und Siegpunkte. Sie führen keine Aktionen durch und nutzen weder Kästen noch den schwarzen Bereich, Errungenschaften oder Provinzen.
pendulum-AUT-2 = Vor deinem Spielbeginn stellen die Automas sechs große Arbeiter auf: je einen in jeden Rahmen der unteren Reihen in Lila und Grün und einen in jede der beiden oberen Reihen. Für diese beiden wird je eine Karte gezogen: Zeigt sie das Arbeitersymbol dieses Bereichs, kommt er in den einfach breiten Rahmen, sonst in den doppelt breiten. Hausregel: Auch das Symbol des anderen Bereichs zählt als „sonst“. Danach werden alle Karten gemischt.
pendulum-AUT-3 = Eine Karte wird gezogen und ausgeführt, sobald du einen Arbeiter aus einem Kasten nimmst, auf welche Art auch immer und bevor er wieder eingesetzt wird, und wenn du Grün oder Schwarz umdrehst, während Lila abgelaufen ist. Jedes Mal ist es eine Karte. Keine gibt es, wenn ein Arbeiter einen Rahmen verlässt, Lila umgedreht wird, die Automas umdrehen, eine Runde startet oder du die Ratsbelohnung „großer Arbeiter“ nimmst. Ein leerer Stapel wird aus den abgelegten Karten neu gemischt, ohne die ausliegenden.
pendulum-AUT-4 = Eine Karte wird in dieser Reihenfolge ausgeführt: Arbeiter, Sanduhr, Provinz.
pendulum-AUT-5 = Arbeiter: Im Bereich des Symbols geht der am weitesten links stehende Automa-Arbeiter der Reihe mit Sanduhr in den Rahmen ohne Automa-Arbeiter, gleich in welcher Reihe. Weder Sanduhr noch Arbeiter halten ihn auf. Automa-Arbeiter blockieren kleine Arbeiter.
pendulum-AUT-6 = Sanduhr, nur wenn die Karte eine zeigt: Ist Lila abgelaufen, drehen die Automas Lila um, sonst die gezeigte Sanduhr, falls diese abgelaufen ist. Es ist eine Sanduhr pro Karte. Es zählt, was beim Ziehen der Karte abgelaufen ist. Nach dem Ruf drehen sie nichts um, Arbeiter und Provinz werden aber ausgeführt.
pendulum-AUT-7 = Ein Marker, den die Automas beim Umdrehen herunterschieben, kommt auf ihr Tableau und zählt für beide. Nach dem zweiten Umdrehen von Lila in einer Runde (das zum Rundenstart zählt mit, egal wer umdreht) ist der Marker Legendäre Errungenschaft für diese Runde weg.
pendulum-AUT-8 = Provinz: Die offene Provinz am gezeigten Platz kommt aus dem Spiel, falls dort eine liegt.
pendulum-AUT-9 = Vor Schritt 1 der Ratsphase zieht jeder Automa 3 Karten, Automa 1 zuerst, und erhält Siegpunkte: die Symbole seiner Karten, den Rundenbonus seiner Stufe und 1 für jeden Marker auf ihrem Tableau, mindestens 0.
pendulum-AUT-10 = Die Stimmen eines Automas sind die auf seinen Karten, der Rundenbonus und 1 für jeden Marker, von 0 bis 20.
pendulum-AUT-11 = Für seinen Platz erhält jeder Automa 2, 1 oder 0 Siegpunkte. In den ersten drei Ratsphasen liest du seine Karten von links nach rechts, bis ein Symbol zu einer ausliegenden Belohnung passt. Gesucht wird Reihe für Reihe, in der unteren zuerst bei der Ratsbelohnung „großer Arbeiter“. Die passende Belohnung wird abgelegt. Ist es „großer Arbeiter“, wird die Karte umgedreht; der Automa hat nun einen großen Arbeiter, und weitere solche Symbole werden bei ihm ignoriert. Passt nichts, erhält er 1 Siegpunkt. Die aufgedruckte Belohnung und die umgedrehte Karte „großer Arbeiter“ passen nie.
pendulum-AUT-12 = In der vierten Ratsphase erhält jeder Automa wie bisher die Siegpunkte für seinen Platz, aber seine Karten werden nicht nach Belohnungen durchgesehen, und es gibt keinen Siegpunkt dafür, dass nichts passt. Fehlt dir die Legendäre Errungenschaft und liegt diese Belohnung aus, nimmt er sie. Sonst nimmt er von den ausliegenden Belohnungen für eine einzelne Leiste die, auf der du am weitesten vom Ende entfernt bist, Ruhm mitgerechnet, bei Gleichstand die oberste. Die Belohnung für alle drei Leisten nimmt er nie.
pendulum-AUT-13 = In Schritt 4 werden alle Karten gemischt, auch die ausliegenden. In der ganzen Ratsphase bewegt eine gezogene Karte nur den Arbeiter.
pendulum-AUT-14 = Zum Sieg brauchst du die Legendäre Errungenschaft und musst jeden Automa schlagen; die Automas gelten als legendär. Bist du auf allen drei Leisten im Pergament und der Automa in seinem, zählen die Punkte dort. Ist es nur einer von euch, gewinnt dieser. Ist es keiner, gewinnt, wer dem Pergament näher ist; bei dir zählt die niedrigste Leiste, beim Automa die Hälfte der Felder, die ihm noch fehlen, aufgerundet. Hausregel: Bei Gleichstand entscheidet in der fortgeschrittenen Variante der Ruhm, dann das Privileg.
pendulum-AUT-15 = Es gibt sechs Stufen, A bis F, jede mit eigenen Boni. A bis C werden ohne die fortgeschrittene Variante gespielt, D bis F mit beiden Teilen.
pendulum-AUT-16 = Vorausschau, wenn gewählt: Vor jedem Umdrehen von Lila, auch dem zum Rundenstart, wird für jeden Automa eine Karte offen ausgelegt, zuerst für Automa 1; ihre linke Seite wird nicht ausgeführt. Die Ratsphase nutzt diese Karten, statt 3 zu ziehen. Hausregel: Eine fehlende Karte wird vor Schritt 1 gezogen.
pendulum-AUT-17 = Ein Beispiel auf Stufe D: Karten mit 2, 0 und 1 Siegpunkten und -1, 2 und 3 Stimmen ergeben mit zwei Markern 10 Siegpunkte und 11 Stimmen in Runde 2, 15 Siegpunkte und 15 Stimmen in Runde 3.
pendulum-AUT-18 = Hausregel: Verlässt ein Arbeiter einen Kasten, kommt er zuerst auf dein Tableau, dann wird die Karte ausgeführt, dann betritt er den gewünschten Rahmen, wenn das noch erlaubt ist; sonst bleibt er verfügbar. War der Rahmen von vornherein nicht erlaubt, wird keine Karte gezogen.
pendulum-AUT-19 = Die Leiste der Automas endet mit dem Pergament, in der fortgeschrittenen Variante mit dem letzten grünen Feld. Was darüber hinausgeht, verfällt.
