# Tipps und der Rückblick auf eine Partie.

hint-worth-chance = { $share } % Siegchance
hint-worth-points = { $count ->
    [1] 1 Punkt
   *[other] { $count } Punkte
} am Ende
# Wie viel besser, als alles zu lassen, wie es ist, auf den Siegpunkteleisten von Pendulum.
hint-worth-steps = { $count ->
    [0] kein sofortiger Gewinn
    [1] 1 Siegpunkt wert
   *[other] { $count } Siegpunkte wert
}
hint-wait = Warten
hint-none = Es gibt nichts zu entscheiden.
review-moment = { $number }. { $player }, Zug { $entry }: { $played } ({ $worth })
review-waited = { $number }. { $player } hat bis Zug { $entry } gewartet, und dann war es zu spät:
review-better = Besser: { $move } ({ $worth })
review-seat = Platz { $seat }
review-good = Keine besseren Züge gefunden.

## Nations

hint-dice = { $count ->
    [1] { $dice ->
        [die-white] einen weißen Würfel
        [die-blue] einen blauen Würfel
        [die-orange] einen orangefarbenen Würfel
       *[die-red] einen roten Würfel
    }
   *[other] { $count } { $dice ->
        [die-white] weiße
        [die-blue] blaue
        [die-orange] orangefarbene
       *[die-red] rote
    } Würfel
}
hint-chit = { $chit ->
    [gold] 1 Gold
    [stone] 1 Stein
    [food] 1 Nahrung
    [book] 1 Buch
   *[strength] 1 Stärke
}
hint-nations-fair = In simulierten Partien hat sich das bewährt.
hint-nations-behind =
    { $unit ->
        [points] Das bringt { $count } { $count ->
            [one] Punkt
           *[other] Punkte
        } weniger als der beste Zug.
       *[chance] Damit gewinnst du von 100 Partien { $count } weniger als mit dem besten Zug.
    }
hint-nations-close = Das ist ungefähr so gut wie der beste Zug.
hint-nations-points = Das bringt am Ende { $count ->
    [1] 1 Siegpunkt
   *[other] { $count } Siegpunkte
}.
hint-nations-dice = Du bekommst { hint-dice } für { $ages ->
    [1] dieses Zeitalter
   *[other] { $ages } Zeitalter
}.
hint-nations-rerolls = Du bekommst { $count ->
    [1] eine Wurfwiederholung
   *[other] { $count } Wurfwiederholungen
} in { $ages ->
    [1] diesem Zeitalter
   *[other] jedem von { $ages } Zeitaltern
}.
hint-nations-chit = Der Marker bringt dir { hint-chit } in { $ages ->
    [1] diesem Zeitalter
   *[other] jedem von { $ages } Zeitaltern
}.
hint-nations-wonder = Für { $stone } Stein gebaut, bringt es { $count ->
    [0] einen nützlichen Marker
    [1] 1 Siegpunkt
   *[other] { $count } Siegpunkte
}.
hint-nations-least = „{ $tile-name }“ nützt dir am wenigsten.
hint-nations-enough = Nichts auf dem Fortschrittsplan ist seine Kosten wert. Heb dir deine Würfel und Marker für das Ende des Zeitalters auf.
hint-nations-prevents = In { $share } % der simulierten Partien nimmt ein Mitspieler das Plättchen.
hint-nations-removes = Vielleicht ist das Plättchen bald weg: Nach jeder Aktion entfernt es der Würfel des Gegners in { $share } % der Fälle.
hint-nations-feeds = Du versorgst dein Volk in { $share } % der simulierten Partien; mit anderen Zügen in { $other } %.
hint-nations-fights = Du gewinnst den Krieg in { $share } % der simulierten Partien; mit anderen Zügen in { $other } %.
hint-nations-reads = Du bekommst { $share } % der Punkte für Bücher; mit anderen Zügen { $other } %.
hint-nations-leads = Du beginnst das nächste Zeitalter in { $share } % der simulierten Partien; mit anderen Zügen in { $other } %.

## Pendulum

hint-timer = { $timer ->
    [purple] lila
    [green] grüne
   *[black] schwarze
}
hint-slot = { $colour ->
    [brown] der braunen Spalte
    [red] der roten Spalte
    [blue] der blauen Spalte
   *[yellow] der gelben Spalte
}
hint-worker = { $worker ->
    [own-worker-0] deinen großen Arbeiter
    [own-worker-1] deinen ersten kleinen Arbeiter
    [own-worker-2] deinen zweiten kleinen Arbeiter
    [own-worker-3] deinen dritten kleinen Arbeiter
   *[own-worker-4] deinen zweiten großen Arbeiter
}
hint-pendulum-fair = Kein anderer Zug verspricht mehr.
hint-pendulum-behind = Das geht, aber ein anderer Zug verspricht mehr.
hint-pendulum-gains = Du bekommst { $gains }.
hint-pendulum-will-gain = Dort kannst du { $gains } bekommen.
hint-pendulum-each-time = Jedes Mal, wenn du sie spielst, bekommst du { $gains }.
hint-pendulum-permanent = Sie kommt auf deine Hand: Du kannst sie spielen und wieder aufnehmen.
hint-pendulum-province = { $province-name } bringt zusätzlich { $gains }, wann immer du in { hint-slot } produzierst.
hint-pendulum-slot-full = Aber in { hint-slot } ist kein Platz mehr: Bei der Ratsversammlung musst du eine ihrer Provinzen abgeben.
hint-pendulum-draw = Im Stapel liegt vielleicht etwas Besseres als die offenen Provinzen.
hint-pendulum-recruits = Ein weiterer Arbeiter hilft dir bis zum Schluss.
hint-pendulum-recalls = Du kannst eine deiner Kriegslisten noch einmal spielen.
hint-pendulum-raises-limit = Du kannst in jeder Spalte eine Provinz mehr behalten.
hint-pendulum-grande = Ein großer Arbeiter darf in Rahmen, in denen schon andere stehen.
hint-pendulum-picks-up = { $count ->
    [1] Du kannst diese Kriegslist noch einmal spielen.
   *[other] Du kannst { $count } Kriegslisten noch einmal spielen.
}
hint-pendulum-retrieves = Das befreit { hint-worker } jetzt statt erst in { $seconds } s.
hint-pendulum-retrieves-spaces = Das befreit { hint-worker } jetzt statt erst { $count ->
    [1] 1 Feld
   *[other] { $count } Felder
} später.
hint-pendulum-retrieves-now = Das befreit { hint-worker } sofort.
hint-pendulum-may-token = Dann kannst du „{ $achievement-name }“ für den Marker Legendäre Errungenschaft beanspruchen.
hint-pendulum-may-claim = Dann kannst du „{ $achievement-name }“ für die Belohnung beanspruchen.
hint-pendulum-may-play = Dann kannst du „{ $card-name }“ bezahlen.
hint-pendulum-may-buy = Dann kannst du in der letzten Ratsversammlung „{ $card-name }“ bezahlen.
hint-pendulum-may-pick-up = Dann kannst du das Aufnehmen deiner Kriegslisten bezahlen.
hint-pendulum-nears-token = { $count ->
    [1] Dann fehlt dir nur noch 1,
   *[other] Dann fehlen dir nur noch { $count },
} um „{ $achievement-name }“ für den Marker Legendäre Errungenschaft zu beanspruchen.
hint-pendulum-nears-claim = { $count ->
    [1] Dann fehlt dir nur noch 1,
   *[other] Dann fehlen dir nur noch { $count },
} um „{ $achievement-name }“ zu beanspruchen.
hint-pendulum-nears-play = { $count ->
    [1] Dann fehlt dir nur noch 1
   *[other] Dann fehlen dir nur noch { $count }
} für „{ $card-name }“.
hint-pendulum-nears-buy = { $count ->
    [1] Dann fehlt dir nur noch 1
   *[other] Dann fehlen dir nur noch { $count }
} für „{ $card-name }“ in der letzten Ratsversammlung.
hint-pendulum-nears-pick-up = { $count ->
    [1] Dann fehlt dir nur noch 1,
   *[other] Dann fehlen dir nur noch { $count },
} um deine Kriegslisten aufzunehmen.
hint-pendulum-parchment = Du erreichst bei { $track-name } das Pergament.
hint-pendulum-weakest = Deine niedrigste Leiste ist { $track-name }, und die niedrigste zählt zuerst.
hint-pendulum-votes = { $count ->
    [1] Du überholst einen Mitspieler bei den Stimmen.
   *[other] Du überholst { $count } Mitspieler bei den Stimmen.
}
hint-pendulum-token = Ohne Legendäre Errungenschaft kannst du nicht gewinnen.
hint-pendulum-token-rivals = { $count ->
    [0] Es gibt nur einen Marker pro Runde: Nimm ihn, bevor es ein anderer tut.
    [1] Ein Mitspieler könnte den Marker jetzt nehmen.
   *[other] { $count } Mitspieler könnten den Marker jetzt nehmen.
}
hint-pendulum-claim-free = Beanspruchen kostet nichts und geht einmal pro Runde.
hint-pendulum-others-conquer = { $count ->
    [1] Auch ein Mitspieler kann gleich erobern.
   *[other] Auch { $count } Mitspieler können gleich erobern.
}
hint-pendulum-blocks = Das hält die kleinen Arbeiter der Mitspieler von diesem Rahmen fern.
hint-pendulum-bold = Du musst nicht auf die Sanduhr warten.
hint-pendulum-comes = Die { hint-timer } Sanduhr kommt in { $seconds } s dorthin.
hint-pendulum-comes-spaces = Die { hint-timer } Sanduhr kommt in { $count ->
    [1] 1 Feld
   *[other] { $count } Feldern
} dorthin.
hint-pendulum-comes-soon = Die { hint-timer } Sanduhr ist abgelaufen und kann jeden Moment dorthin kommen.
hint-pendulum-comes-first = Er kann seine Aktion durchführen, sobald die Runde beginnt.
hint-pendulum-leaves = Die { hint-timer } Sanduhr ist in { $seconds } s weg; dann ist es zu spät.
hint-pendulum-leaves-spaces = Die { hint-timer } Sanduhr ist in { $count ->
    [1] 1 Feld
   *[other] { $count } Feldern
} weg; dann ist es zu spät.
hint-pendulum-leaves-soon = Die { hint-timer } Sanduhr ist abgelaufen: Führ die Aktion durch, bevor sie jemand umdreht.
hint-pendulum-last = Die Ratsversammlung ist gerufen: jetzt oder nie.
hint-pendulum-lets-act = Das Umdrehen lässt { hint-worker } eine Aktion durchführen.
hint-pendulum-sets-free = Das Umdrehen befreit { hint-worker }.
hint-pendulum-idle = Die { hint-timer } Sanduhr ist abgelaufen, und niemand braucht sie dort.
hint-pendulum-wait = Gerade lohnt sich nichts. Die { hint-timer } Sanduhr läuft in { $seconds } s ab.
hint-pendulum-wait-flip = Gerade lohnt sich nichts, und die { hint-timer } Sanduhr umzudrehen hilft dir noch nicht.
hint-pendulum-ready = Bevor die Sanduhren weitergehen, lohnt sich nichts mehr.
hint-pendulum-done = Vor der Ratsversammlung gibt es für dich nichts mehr zu holen.
hint-pendulum-refill = Du hast mehr Provinzen zur Auswahl, wenn du eroberst.
hint-pendulum-withdraw = Von deinem Tableau kann er später überallhin.
hint-pendulum-decline = Nichts davon würde dir helfen.
hint-pendulum-glory = Ruhm entscheidet bei Gleichstand, nimmt aber den Rohstoffen Platz weg.
hint-pendulum-least = { $province-name } bringt dir dort am wenigsten.
