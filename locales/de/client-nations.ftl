# Nations im Browser; was auch der Server sagt, ist in nations.ftl. Hat eine Meldung $seat, ist es „you“ oder „other“.

client-nations-age-of = Zeitalter { $age } von IV
client-nations-short-title = Nations

## Der Fortschrittsplan

client-nations-board = Fortschrittsplan
client-nations-board-about = Kosten je Reihe; Kolonien kosten Stärke. Unter jedem Plättchen: { $seat ->
    [you] was du zahlen würdest.
   *[other] was { $player } zahlen würde.
}
client-nations-row-price = Kosten { $price }
client-nations-tile-name = { $tile }, { $kind }. Kosten: { $price } { $symbol }. Ertrag: { $gives }.
client-nations-tile-stone = Der Bau kostet { $stone } Stein.
client-nations-tile-selected = ausgewählt
client-nations-tile-short = { $held } von { $needed } { $symbol }
client-nations-taken-by = { $seat ->
    [you] von dir gekauft
   *[other] von { $player } gekauft
}
client-nations-taken-by-opponent = vom Gegner genommen
client-nations-short-pieces = { $kind ->
    [both] { $chits } Marker, { $dice } Würfel
    [chits] { $chits } Marker
   *[dice] { $dice } Würfel
}

## Das Ereignis

client-nations-event-panel = Dieses Zeitalter
client-nations-need = { $kind }: { $needed } { $symbol } nötig.
client-nations-you-keep = { $seat ->
    [you] du behältst
   *[other] behält
}
client-nations-you-lack = zu wenig
client-nations-able = { $needed } von { $needed }: { $points ->
    [1] +1 Punkt
   *[other] +{ $points } Punkte
}
client-nations-able-exchange = eingetauscht: { $points ->
    [1] +1 Punkt
   *[other] +{ $points } Punkte
}
client-nations-unable = { $held } von { $needed }
client-nations-unable-before-roll = { $held } von { $needed } vor dem Wurf
client-nations-settled = erledigt

## Entscheiden

client-nations-decision = Zug
client-nations-your-action = Wähle eine Aktion
client-nations-your-action-about = Kauf ein Plättchen vom Plan, oder:
client-nations-only-pass = Du kannst nur noch passen
client-nations-only-pass-about = Was du noch hast, behältst du für das Ende des Zeitalters.
client-nations-waiting = { $seat ->
    [you] Du bist am Zug
   *[other] { $player } ist am Zug
}
client-nations-title-buy = { $tile } kaufen
client-nations-title-build = { $tile } bauen
client-nations-title-reroll = Wurf wiederholen
client-nations-title-books = Bücher
client-nations-title-famine = Hungersnot
client-nations-title-war = Krieg
client-nations-price = Kosten
client-nations-use = Verbrauche
client-nations-dice = Würfel
client-nations-replace = Ersetze
client-nations-you-get = Ertrag
client-nations-goes-back = Gib ab
client-nations-other-way = Anders zahlen
client-nations-exchanged = eingetauscht für
client-nations-paid-of = { $paid } von { $amount }
client-nations-lost = { $lost ->
    [0] nichts verfällt
    [1] 1 verfällt
   *[other] { $lost } verfallen
}
client-nations-why = { $best ->
    [yes] Am günstigsten: { $list }.
   *[no] So: { $list }.
}
client-nations-keeps = es reicht noch für { $list }
client-nations-gives-up = es reicht nicht mehr für { $list }
client-nations-the-famine = die Hungersnot
client-nations-the-war = den Krieg
client-nations-spends = { $count ->
    [1] 1 Buch weniger
   *[other] { $count } Bücher weniger
}
client-nations-costs-only = sonst ändert sich nichts
client-nations-dice-back = Abzugeben: { $dice }
client-nations-used-ones = { $count ->
    [1] ein verbrauchter Würfel
   *[other] verbrauchte Würfel
}
client-nations-gain = { $gives }, nutzbar ab deinem nächsten Zug.
client-nations-gain-dice = { $dice }, sofort geworfen, nutzbar ab deinem nächsten Zug.
client-nations-gain-site = kommt in Bau: Bau es in einem späteren Zug.
client-nations-leaves = { $tile } kommt aus dem Spiel.
client-nations-leaves-game = kommt aus dem Spiel
client-nations-buy = Kaufen
client-nations-build = Bauen
client-nations-roll = { $count ->
    [0] Werfen
    [1] 1 Würfel werfen
   *[other] { $count } Würfel werfen
}
client-nations-reroll-about = Wähle unten Würfel, die du noch einmal wirfst. Das kostet einen Wurfwiederholungsmarker und ist dein Zug.
client-nations-books-about = Wähle, was du für Bücher verbrauchst. Für Hungersnot und Krieg fehlt es dir dann.
client-nations-books-after = Bücher: { $before } → { $after }. Derzeit { $points ->
    [0] keine Punkte
    [1] 1 Punkt
   *[other] { $points } Punkte
}.
client-nations-use-books = { $count ->
    [0] Keine Bücher
    [1] 1 Buch verbrauchen
   *[other] { $count } Bücher verbrauchen
}
client-nations-famine-gain = { $points ->
    [1] 1 Punkt, wenn du dein Volk versorgst.
   *[other] { $points } Punkte, wenn du dein Volk versorgst.
}
client-nations-war-gain = { $points ->
    [1] 1 Punkt, wenn du in den Krieg ziehst.
   *[other] { $points } Punkte, wenn du in den Krieg ziehst.
}
client-nations-settle-famine = Volk versorgen
client-nations-settle-war = In den Krieg ziehen
client-nations-decline-famine = Nicht versorgen
client-nations-decline-war = Fernbleiben
client-nations-pass = Passen
client-nations-pass-short = Sicher?
client-nations-pass-sure = Passen? Dann bist du in diesem Zeitalter nicht mehr am Zug.
client-nations-stay = Nein

## Eine Nation

client-nations-nation = { $seat ->
    [you] Deine Nation
   *[other] Nation von { $player }
}
client-nations-points = Punkte
client-nations-on-tiles = +{ $count } auf Plättchen
client-nations-books-rank = Platz { $place }, +{ $points }
client-nations-books-then = bis zu { $books }: { client-nations-books-rank }
client-nations-books-now = jetzt { client-nations-books-rank }
client-nations-books-before-roll = vor dem Wurf: { client-nations-books-rank }
client-nations-order-before-roll = vor dem Wurf: Platz { $place }
client-nations-order-then = demnächst Platz { $place }
client-nations-reroll-with = { $count ->
    [0] Wurf wiederholen: kein Marker
   *[other] Wurf wiederholen ({ $count } Marker)
}
client-nations-build-it = { $tile } bauen
client-nations-build-none = Kein Wunder im Bau
client-nations-developments = Entwicklungen
client-nations-developments-about = jede bringt in jedem Zeitalter ihre Würfel
client-nations-holdings = Berater, Wunder und Kolonien
client-nations-short-points = +{ $count }
client-nations-available = Verfügbar
client-nations-used = Verbraucht
client-nations-in-payment = In dieser Zahlung
client-nations-pair = { $count ->
    [1] noch 1 Würfel
   *[other] 2 Würfel = 1 { $symbol }
}
client-nations-for-books = Für Bücher
client-nations-to-roll = Noch einmal werfen
client-nations-take-back = tippen zum Entfernen
client-nations-count = { $dice } Würfel, { $chits } Marker
client-nations-unrolled = zu werfen
client-nations-rerolls = { $count ->
    [1] Wurfwdh.
   *[other] { $count } Wurfwdh.
}
client-nations-left-after = Bleibt übrig
client-nations-shows = Gesamt
client-nations-exchange = 2 Würfel für 1
client-nations-no-advisor = Kein Berater
client-nations-no-advisor-about = bringt Wurfwiederholungsmarker
client-nations-no-wonder = Kein Wunder im Bau
client-nations-no-wonder-about = kauf eins und bau es in einem späteren Zug
client-nations-no-colony = Keine Kolonie
client-nations-no-colony-about = kostet Stärke
client-nations-advisor-about = { $count ->
    [0] Berater
    [1] Berater: 1 Wurfwiederholung je Zeitalter
   *[other] Berater: { $count } Wurfwiederholungen je Zeitalter
}
client-nations-wonder-site = Im Bau: kostet { $stone } Stein
client-nations-wonder-done = Fertiges Wunder
client-nations-site = { $tile } (im Bau)

## Die anderen

client-nations-side = Der Tisch
client-nations-order = Zugreihenfolge
client-nations-order-next = dann nach Stärke
client-nations-your-turn = du bist am Zug
client-nations-acting = am Zug
client-nations-passed = gepasst
client-nations-open-board = Tableau von { $player } zeigen:
client-nations-ladder = Bücher, Punkte
client-nations-ladder-about = gestrichelt: möglich
client-nations-points-track = Punkte
client-nations-faces = Würfelseiten
client-nations-opponent = Gegner
client-nations-opponent-took = { $count ->
    [0] In diesem Zeitalter noch nichts genommen.
   *[other] In diesem Zeitalter genommen: { $list }.
}
client-nations-fame-now = { $count ->
    [1] du hast 1 Punkt
   *[other] du hast { $count } Punkte
}
client-nations-folded = Verlauf, Chat und Würfel
client-nations-tab-board = Plan
client-nations-tab-nation = Nation
client-nations-tab-rivals = Spieler
client-nations-tab-rules = Regeln
client-nations-tab-log = Verlauf

## Das Ende eines Zeitalters

client-nations-end = Ende von Zeitalter { $age }
client-nations-end-prompt = Zeitalter { $age } ist vorbei.
client-nations-end-first = Lies zuerst das Ende des Zeitalters, dann geht es weiter.
client-nations-end-event = { $event }: Hungersnot { $food }, Krieg { $strength }
client-nations-end-nothing = verbraucht nichts
client-nations-end-books-about = { $players ->
    [2] 2 Punkte für mehr Bücher als die andere Nation; Gleichstand bringt nichts
   *[other] 1 Punkt für jeden mit weniger; Gleichstand bringt nichts
}
client-nations-end-solo-about = 2 Punkte für mehr Bücher als der Gegner
client-nations-end-books = { $changed ->
    [yes] Bücher von { $before } auf { $after }
   *[no] bleibt bei { $after }
}
client-nations-end-books-more = { $change }, mehr als { $list }{ $ties ->
    [0] {""}
   *[other] , gleichauf: { $others }
}
client-nations-end-books-fewest = { $change }, niemand hat weniger
client-nations-end-books-solo = { $change }, Gegner: { $books }
client-nations-end-needed = nötig; geschafft: { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
}
client-nations-end-famine = { $outcome ->
    [paid] { $exchanged ->
        [yes] versorgt, teils durch Eintauschen
       *[no] versorgt
    }
    [declined] hat darauf verzichtet
   *[unable] zu wenig Nahrung
}
client-nations-end-war = { $outcome ->
    [paid] Krieg gewonnen
    [declined] blieb dem Krieg fern
   *[unable] zu wenig Stärke
}
client-nations-end-order = Neue Zugreihenfolge
client-nations-end-order-about = nach übriger Stärke; nichts wird verbraucht
client-nations-end-place = Platz { $place } mit { $strength } Stärke
client-nations-end-total = { $count ->
    [1] 1 Punkt, +{ $gained }
   *[other] { $count } Punkte, +{ $gained }
}
client-nations-end-continue = Weiter zu Zeitalter { $age }

## Das Ergebnis

client-nations-alone = { $count ->
    [1] 1 Siegpunkt
   *[other] { $count } Siegpunkte
}{ $fame ->
    [none] {""}
   *[other] : { $name }
}
client-nations-why-solo = { $next ->
    [none] Höher geht es nicht: Das ist der oberste Name der Ruhmeshalle.
   *[other] Der nächste Name der Ruhmeshalle ist { $name }, ab { $least } Siegpunkten.
}
client-nations-why-lead = { $count } Siegpunkte, { $lead } mehr als { $seat ->
    [you] du
   *[other] { $player }
}.
client-nations-why-tie = { $count } Siegpunkte, gleichauf mit { $seat ->
    [you] dir
   *[other] { $player }
}, aber vorn in der Zugreihenfolge.

## Die Stellung in Worten

client-nations-text-age = { $age }, { $stage }. Ereignis: { $event }. Hungersnot: { $food } Nahrung. Krieg: { $strength } Stärke.
client-nations-text-order = Zugreihenfolge: { $list }.
client-nations-text-acting = { $seat ->
    [you] Du bist am Zug.
   *[other] { $player } ist am Zug.
}
client-nations-text-opponent = Der Gegner hat { $books ->
    [1] 1 Buch
   *[other] { $books } Bücher
}.
client-nations-text-place = Reihe { $row }, Spalte { $column }: { $tile }, { $kind }, Kosten { $price } { $symbol }, Ertrag { $gives }
client-nations-text-empty = Reihe { $row }, Spalte { $column }: leer, { $tile } { $taken }
client-nations-text-player = { $player } ({ $nation }): Siegpunkte { $points }, mit Plättchen { $score }, Bücher { $books }, Stärke { $strength }. Verfügbar: { $available }; { $rerolls ->
    [0] kein Wurfwiederholungsmarker
    [1] 1 Wurfwiederholungsmarker
   *[other] { $rerolls } Wurfwiederholungsmarker
}. Verbraucht: { $idle ->
    [0] kein Würfel
   *[other] { $idle } Würfel
}, { $used }. Plättchen: { $tiles }.{ $passed ->
    [yes] {" "}Hat gepasst.
   *[no] {""}
}

## Die Regeln: Abschnitte, Symbole, Tasten

client-nations-section-SET = Spielvorbereitung
client-nations-section-AGE = Ein Zeitalter
client-nations-section-PAY = Bezahlen
client-nations-section-RER = Wurfwiederholung
client-nations-section-BUY = Ein Plättchen kaufen
client-nations-section-WON = Ein Wunder bauen
client-nations-section-BOO = Bücher
client-nations-section-FAM = Hungersnot
client-nations-section-ORD = Neue Zugreihenfolge
client-nations-section-WAR = Krieg
client-nations-section-END = Spielende
client-nations-section-SOL = Solospiel
client-nations-term-gold = Bezahlt Plättchen vom Plan.
client-nations-term-stone = Baut Wunder.
client-nations-term-food = Versorgt dein Volk in der Hungersnot.
client-nations-term-book = Bringt dich am Ende des Zeitalters bei den Büchern voran.
client-nations-term-strength = Bezahlt Kolonien, bestimmt die nächste Zugreihenfolge und gewinnt Kriege. Würfel lassen sich nie dafür eintauschen.
client-nations-term-reroll = Ein Marker, mit dem du Würfel noch einmal wirfst. Das ist deine Aktion.
client-nations-term-vp = Punkte aus Büchern, Hungersnot und Krieg und die auf deinen Plättchen.
client-nations-term-development = Bringt in jedem Zeitalter ihre Würfel. Du hast fünf; eine neue ersetzt eine alte.
client-nations-term-advisor = Bringt Wurfwiederholungsmarker. Du hast immer nur einen.
client-nations-term-colony = Kostet Stärke statt Gold. Sie bringt einen Marker, Punkte oder beides.
client-nations-term-wonder = Wird erst mit Gold gekauft und in einem späteren Zug mit Stein gebaut. Erst dann zählt es.
client-nations-term-tile = { $kind }: { $gives }{ $stone ->
    [0] {""}
   *[other] , für { $stone } Stein
}
client-nations-terms-tiles = Plättchen
client-nations-key-pass = Für dieses Zeitalter passen
client-nations-key-reroll = Wurf wiederholen
client-nations-key-build = Dein Wunder bauen
