# Nations: Das Würfelspiel. $seat ist „you“, wenn es um den Lesenden geht; $seat-name heißt dann „Du“.

nations-title = Nations: Das Würfelspiel
nations-title-short = Nations
nations-rhythm = Zug um Zug, live oder über mehrere Tage
nations-solo-about = gegen einen Gegner nach festen Regeln
nations-note = Ein Tippen zeigt alle Seiten aller Würfel.
nations-hall-about = Die besten Solopartien nach Siegpunkten.
nations-about = Führe deine Nation mit Würfeln, Plättchen und etwas Wagemut durch vier Zeitalter. Für 1 bis 4 Spieler.

## Symbole, auch in Ablehnungen

nations-gold = Gold
nations-stone = Stein
nations-food = Nahrung
nations-book = Bücher
nations-strength = Stärke
nations-reroll = Wurfwiederholung
nations-points = { $count ->
    [1] 1 Siegpunkt
   *[other] { $count } Siegpunkte
}
nations-books = { $count ->
    [1] 1 Buch
   *[other] { $count } Bücher
}

## Farben der Würfel

nations-white = weiß
nations-blue = blau
nations-orange = orange
nations-red = rot

## Würfel und Marker

nations-die-white = { $count ->
    [1] 1 weißer Würfel
   *[other] { $count } weiße Würfel
}
nations-die-blue = { $count ->
    [1] 1 blauer Würfel
   *[other] { $count } blaue Würfel
}
nations-die-orange = { $count ->
    [1] 1 orangefarbener Würfel
   *[other] { $count } orangefarbene Würfel
}
nations-die-red = { $count ->
    [1] 1 roter Würfel
   *[other] { $count } rote Würfel
}
nations-used-white = { $count ->
    [1] 1 verbrauchter weißer Würfel
   *[other] { $count } verbrauchte weiße Würfel
}
nations-used-blue = { $count ->
    [1] 1 verbrauchter blauer Würfel
   *[other] { $count } verbrauchte blaue Würfel
}
nations-used-orange = { $count ->
    [1] 1 verbrauchter orangefarbener Würfel
   *[other] { $count } verbrauchte orangefarbene Würfel
}
nations-used-red = { $count ->
    [1] 1 verbrauchter roter Würfel
   *[other] { $count } verbrauchte rote Würfel
}
nations-face-gold = { $amount ->
    [1] Gold
   *[other] { $amount } Gold
}
nations-face-stone = { $amount ->
    [1] Stein
   *[other] { $amount } Stein
}
nations-face-food = { $amount ->
    [1] Nahrung
   *[other] { $amount } Nahrung
}
nations-face-book = { $amount ->
    [1] Buch
   *[other] { $amount } Bücher
}
nations-face-strength = { $amount ->
    [1] Stärke
   *[other] { $amount } Stärke
}
nations-chit-gold = { $count ->
    [1] 1 Goldmarker
   *[other] { $count } Goldmarker
}
nations-chit-stone = { $count ->
    [1] 1 Steinmarker
   *[other] { $count } Steinmarker
}
nations-chit-food = { $count ->
    [1] 1 Nahrungsmarker
   *[other] { $count } Nahrungsmarker
}
nations-chit-book = { $count ->
    [1] 1 Büchermarker
   *[other] { $count } Büchermarker
}
nations-chit-strength = { $count ->
    [1] 1 Stärkemarker
   *[other] { $count } Stärkemarker
}
nations-chit-reroll = { $count ->
    [1] 1 Wurfwiederholungsmarker
   *[other] { $count } Wurfwiederholungsmarker
}
nations-chit = { $chit ->
    [gold] { nations-chit-gold }
    [stone] { nations-chit-stone }
    [food] { nations-chit-food }
    [book] { nations-chit-book }
    [strength] { nations-chit-strength }
   *[reroll] { nations-chit-reroll }
}
# $die ist die Farbe eines Würfels oder „chit“, $symbol was er zeigt oder „used“.
nations-each-piece = { $die ->
    [chit] { $symbol ->
        [gold] { nations-chit-gold }
        [stone] { nations-chit-stone }
        [food] { nations-chit-food }
        [book] { nations-chit-book }
        [strength] { nations-chit-strength }
       *[reroll] { nations-chit-reroll }
    }
   *[die] { $symbol ->
        [used] { $die ->
            [white] { nations-used-white }
            [blue] { nations-used-blue }
            [orange] { nations-used-orange }
           *[red] { nations-used-red }
        }
       *[face] { $die ->
            [white] { nations-die-white }
            [blue] { nations-die-blue }
            [orange] { nations-die-orange }
           *[red] { nations-die-red }
        } ({ $count ->
            [1] {""}
           *[other] { $amount ->
                [1] {""}
               *[other] je {""}
            }
        }{ $symbol ->
            [gold] { nations-face-gold }
            [stone] { nations-face-stone }
            [food] { nations-face-food }
            [book] { nations-face-book }
           *[strength] { nations-face-strength }
        })
    }
}
nations-dice = { $colour ->
    [white] { nations-die-white }
    [blue] { nations-die-blue }
    [orange] { nations-die-orange }
   *[red] { nations-die-red }
}

## Plättchen

nations-development = Entwicklung
nations-building = Bauwerk
nations-military = Militär
nations-advisor = Berater
nations-colony = Kolonie
nations-wonder = Wunder
nations-event = Ereignis

## Zeitalter und Abschnitte

nations-age-1 = Zeitalter I
nations-age-2 = Zeitalter II
nations-age-3 = Zeitalter III
nations-age-4 = Zeitalter IV
nations-part = { $part ->
    [1] { nations-age-1 }
    [2] { nations-age-2 }
    [3] { nations-age-3 }
   *[other] { nations-age-4 }
}
nations-stage-turn = Aktionen
nations-stage-paying = Bezahlen
nations-stage-replacing = Entwicklung ersetzen
nations-stage-returning-dice = Würfel abgeben
nations-stage-returning-chits = Marker abgeben
nations-stage-rolling = Wurf wiederholen
nations-stage-books = Bücher
nations-stage-famine = Hungersnot
nations-stage-order = Reihenfolge
nations-stage-war = Krieg
nations-stage-over = Spielende

## Woher die Siegpunkte kommen

nations-source-books = Bücher
nations-source-famine = Hungersnot
nations-source-war = Krieg
nations-source-developments = Entwicklungen
nations-source-advisor = Berater
nations-source-colonies = Kolonien
nations-source-wonders = Wunder

## Ruhmeshalle

nations-fame = Ruhmeshalle
nations-fame-trajan = Trajan
nations-fame-ashoka = Ashoka
nations-fame-wu-zetian = Wu Zetian
nations-fame-saladin = Saladin
nations-fame-victoria = Victoria
nations-fame-charles-v = Karl V.
nations-fame-cleopatra = Kleopatra
nations-fame-dan-quayle = Dan Quayle
nations-fame-none = noch kein Name

## Optionen

nations-option-opponent = Gegner
nations-option-opponent-about = Nur im Solospiel: wie oft der Gegner Plättchen nimmt.
nations-option-opponent-normal = Normal
nations-option-opponent-normal-about = Bei einer 4 verschwindet kein Plättchen.
nations-option-opponent-hard = Schwer
nations-option-opponent-hard-about = Eine 4 wird noch einmal geworfen; so kann jede Aktion ein Plättchen kosten.
nations-option-opponent-normal-told = ein normaler Gegner
nations-option-opponent-hard-told = ein schwerer Gegner
nations-option-data = Spielmaterial
nations-option-data-about = Eine Datei mit den Werten deiner eigenen Plättchen und Würfel. Lass das Feld leer, um mit unseren zu spielen.

## Warum ein Zug nicht geht

nations-refused-not-your-turn = Du bist nicht am Zug.
nations-refused-passed-already = Du hast gepasst und bist in diesem Zeitalter nicht mehr am Zug.
nations-refused-match-over = Die Partie ist zu Ende.
nations-refused-choose-an-action = Wähle zuerst eine Aktion: ein Plättchen kaufen, dein Wunder bauen, einen Wurf wiederholen oder passen.
nations-refused-no-such-place = Dieses Feld gibt es auf dem Plan nicht. Wähle eines der Plättchen dort.
nations-refused-place-empty = Dieses Feld bleibt bis zum nächsten Zeitalter leer. Wähle ein anderes Plättchen.
nations-refused-cannot-afford = { $symbol ->
    [strength] Du brauchst { $needed } Stärke, hast aber nur { $held }. Für Stärke kannst du keine Würfel eintauschen; vielleicht hilft eine Wurfwiederholung oder eine billigere Kolonie.
   *[other] Du brauchst { $needed } { $symbol-name }, hast aber nur { $held } und für den Rest zu wenige andere Würfel zum Eintauschen.
}
nations-refused-no-wonder-begun = Du hast kein Wunder im Bau. Kauf zuerst eines und bau es in einem späteren Zug.
nations-refused-pay-first = Bezahle zuerst, was du gewählt hast.
nations-refused-pieces-not-available = Davon ist nicht alles verfügbar. Wähle Würfel und Marker, die du noch nicht verbraucht hast.
nations-refused-piece-does-not-show-it = { $symbol ->
    [strength] Hier zählt nur, was Stärke zeigt. Für Stärke kannst du keine Würfel eintauschen.
   *[other] Ein Marker zählt nur für das, was er zeigt. Für { $symbol-name } nimm Würfel und Marker, die es zeigen, oder tausche je zwei Würfel für 1 ein.
}
nations-refused-too-little = Das ist zu wenig: Du brauchst { $needed } { $symbol-name }. Nimm mehr dazu.
nations-refused-superfluous-piece = Um { $needed } { $symbol-name } zu bezahlen, brauchst du nicht alles davon. Lass das Überzählige weg und behalte es.
nations-refused-choose-development-to-replace = Wähle, welche deiner fünf Entwicklungen du ersetzt.
nations-refused-no-such-slot = Du hast fünf Entwicklungen. Wähle eine davon.
nations-refused-choose-dice-to-return = Wähle, welche Würfel du für die alte Entwicklung abgibst.
nations-refused-wrong-dice-returned = Gib von deinen Würfeln genau so viele ab, wie die alte Entwicklung zeigt, und nur in ihrer Farbe.
nations-refused-choose-chits-to-return = Wähle, welche Wurfwiederholungsmarker du für den alten Berater abgibst.
nations-refused-wrong-chits-returned = Gib von deinen Wurfwiederholungsmarkern genau so viele ab, wie der alte Berater zeigt.
nations-refused-no-reroll-chit = Du hast keinen Wurfwiederholungsmarker verfügbar. Verbrauchte kommen im nächsten Zeitalter zurück.
nations-refused-no-die-to-reroll = Du hast keinen Würfel verfügbar, und verbrauchte Würfel kannst du nicht noch einmal werfen.
nations-refused-choose-dice-to-roll = Du hast einen Wurfwiederholungsmarker verbraucht. Wähle jetzt die Würfel, die du noch einmal wirfst.
nations-refused-nothing-to-roll = Wähle mindestens einen Würfel, den du noch einmal wirfst.
nations-refused-books-now = Jetzt geht es um Bücher. Wähle, was du dafür verbrauchst, oder nichts.
nations-refused-no-book-on-it = Nicht alles davon zeigt Bücher. Wähle nur Würfel und Marker mit Büchern.
nations-refused-famine-now = Jetzt ist Hungersnot. Bezahle die Nahrung oder verzichte.
nations-refused-war-now = Jetzt ist Krieg. Bezahle die Stärke oder bleib dem Krieg fern.

## Was zu entscheiden ist

nations-prompt = { $turn ->
    [over] Die Partie ist zu Ende.
    [others] { $acting } ist am Zug ({ $stage-name })
   *[yours] { $stage ->
        [paying] Bezahle { $amount } { $symbol-name } für „{ $tile ->
            [none] { $wonder-name }
           *[other] { $tile-name }
        }“. Womit?
        [replacing] Welche deiner Entwicklungen ersetzt du durch „{ $tile-name }“?
        [returning-dice] Welche Würfel gibst du für „{ $old-name }“ ab?
        [returning-chits] Welche Wurfwiederholungsmarker gibst du für { $advisor-name } ab?
        [rolling] Welche Würfel wirfst du noch einmal?
        [books] Was verbrauchst du für Bücher?
        [famine] { $event-name }: Versorgst du dein Volk mit { $amount } Nahrung? Das bringt { nations-points }.
        [war] { $event-name }: Ziehst du mit { $amount } Stärke in den Krieg? Das bringt { nations-points }.
       *[turn] Du bist am Zug: Wähle eine Aktion.
    }
}

## Züge, für Menüs

nations-move-Buy = { $tile-name } für { $price } { $kind ->
    [colony] Stärke
   *[other] Gold
} kaufen
nations-move-Build = { $tile-name } für { $stone } Stein bauen
nations-move-Reroll = { $chits ->
    [1] Wurf wiederholen (noch 1 Marker)
   *[other] Wurf wiederholen (noch { $chits } Marker)
}
nations-move-Pass = Für den Rest dieses Zeitalters passen
nations-move-Pay = Bezahlen: { $pieces }
nations-move-Decline = { $stage ->
    [famine] Das Volk nicht versorgen
   *[war] Dem Krieg fernbleiben
}
nations-move-Roll = Noch einmal werfen: { $pieces }
nations-move-Replace = { $tile-name } ersetzen (Ertrag: { nations-dice })
nations-move-ReturnDice = Abgeben: { $pieces }
nations-move-ReturnChits = { $count ->
    [1] { $used ->
        [0] Einen verfügbaren Wurfwiederholungsmarker abgeben
       *[other] Einen verbrauchten Wurfwiederholungsmarker abgeben
    }
   *[other] { $used ->
        [0] { $count } Wurfwiederholungsmarker abgeben, alle verfügbar
       *[other] { $count } Wurfwiederholungsmarker abgeben, davon { $used } verbraucht
    }
}
nations-move-UseBooks = { $pieces-count ->
    [0] Keine Bücher verbrauchen
   *[other] Für Bücher verbrauchen: { $pieces }
}

## Was geschehen ist

nations-event-AgeBegan = { $age ->
    [1] Zeitalter I
    [2] Zeitalter II
    [3] Zeitalter III
   *[4] Zeitalter IV
} hat begonnen: { $event-name }.
nations-event-Rolled = { $seat-name } { $seat ->
    [you] hast
   *[other] hat
} { $why ->
    [reroll] den Wurf wiederholt: vorher { $before }, jetzt { $pieces }.
    [new] die neuen Würfel geworfen: { $pieces }.
   *[age] für das Zeitalter geworfen: { $pieces }.
}
nations-told-Rolled = { $seat-name } { $seat ->
    [you] hast
   *[other] hat
} Würfel noch einmal geworfen.
nations-event-RerollUsed = { $seat-name } { $seat ->
    [you] hast
   *[other] hat
} einen Wurfwiederholungsmarker verbraucht.
nations-event-Chosen = { $seat-name } { $seat ->
    [you] hast
   *[other] hat
} { $place ->
    [none] beschlossen, das Wunder { $tile-name } für { $amount } Stein zu bauen.
   *[other] „{ $tile-name }“ für { $amount } { $symbol-name } gewählt.
}
nations-event-Paid = { $seat-name } { $seat ->
    [you] hast
   *[other] hat
} { $amount } { $symbol-name } bezahlt: { $pieces }.
nations-event-Bought = { $seat-name } { $seat ->
    [you] hast
   *[other] hat
} { $to ->
    [developments] die Entwicklung { $tile-name } gekauft.
    [advisor] { $tile-name } als Berater gewonnen.
    [construction] das Wunder { $tile-name } gekauft; es ist im Bau.
   *[colonies] { $tile-name } kolonisiert.
}
nations-event-Left = { $seat-name } { $seat ->
    [you] hast
   *[other] hat
} „{ $tile-name }“ ersetzt; das Plättchen ist aus dem Spiel.
nations-event-DiceReturned = { $seat-name } { $seat ->
    [you] hast
   *[other] hat
} Würfel abgegeben: { $pieces }.
nations-event-ChitsReturned = { $seat-name } { $seat ->
    [you] hast
   *[other] hat
} { $used ->
    [0] { $available ->
        [1] einen Wurfwiederholungsmarker
       *[other] { $available } Wurfwiederholungsmarker
    }
   *[other] { $available ->
        [0] { $used ->
            [1] einen verbrauchten Wurfwiederholungsmarker
           *[other] { $used } verbrauchte Wurfwiederholungsmarker
        }
       *[other] { $used } verbrauchte und { $available } verfügbare Wurfwiederholungsmarker
    }
} abgegeben.
nations-event-ChitTaken = { $seat-name } { $seat ->
    [you] hast
   *[other] hat
} { nations-chit } erhalten.
nations-event-Built = { $seat-name } { $seat ->
    [you] hast
   *[other] hat
} das Wunder { $tile-name } gebaut.
nations-event-Passed = { $seat-name } { $seat ->
    [you] hast
   *[other] hat
} gepasst.
nations-event-BooksUsed = { $seat-name } { $seat ->
    [you] hast
   *[other] hat
} { $gained ->
    [0] keine Bücher verbraucht. Weiterhin { nations-books }.
   *[other] für Bücher verbraucht: { $pieces }. Jetzt { nations-books }.
}
nations-event-BooksScored = Siegpunkte für Bücher: { $points }.
nations-event-Famine = { $fed ->
    [true] { $seat-name } { $seat ->
        [you] hast dein
       *[other] hat das
    } Volk versorgt: { nations-points }.
   *[false] { $able ->
        [true] { $seat-name } { $seat ->
            [you] hast dein
           *[other] hat das
        } Volk nicht versorgt.
       *[false] { $seat-name } { $seat ->
            [you] konntest dein
           *[other] konnte das
        } Volk nicht versorgen.
    }
}
nations-event-OrderSet = Neue Zugreihenfolge nach Stärke: { $strength }.
nations-event-War = { $won ->
    [true] { $seat-name } { $seat ->
        [you] hast
       *[other] hat
    } den Krieg gewonnen: { nations-points }.
   *[false] { $able ->
        [true] { $seat-name } { $seat ->
            [you] bist
           *[other] ist
        } dem Krieg ferngeblieben.
       *[false] { $seat-name } { $seat ->
            [you] hattest
           *[other] hatte
        } zu wenig Stärke für den Krieg.
    }
}
nations-event-OpponentRead = Der Gegner hat geworfen: { $pieces }. { $gained ->
    [0] Weiterhin { nations-books }.
   *[other] Jetzt { nations-books }.
}
nations-event-OpponentTook = Der Gegner hat { $rolls } geworfen und { $tile ->
    [none] nichts
   *[other] „{ $tile-name }“
} genommen.
nations-event-Ended = { $winner ->
    [none] { $hall-of-fame ->
        [none] Die Partie ist zu Ende: { nations-points }. Ruhmeshalle: noch kein Name.
       *[other] Die Partie ist zu Ende: { nations-points }. Ruhmeshalle: { $hall-of-fame-name }.
    }
   *[other] Die Partie ist zu Ende: { $scores }. { $winner-name } { $winner ->
        [you] hast
       *[other] hat
    } gewonnen.
}

# Was sich im Voraus planen lässt, und warum ein Plan endet.
nations-premove-PassAhead = Passen, sobald ich dran bin
nations-premove-PassAhead-about = Du passt, sobald du am Zug bist. Am Ende des Zeitalters entscheidest du selbst.
nations-premove-RestOfAge = { $passed ->
    [true] Das Zeitalter für mich abschließen
   *[other] Passen und das Zeitalter für mich abschließen
}
nations-premove-RestOfAge-about = Nutzt alle deine Bücher, versorgt dein Volk und zieht in den Krieg, wo dich das nichts kostet. Gibt es etwas abzuwägen, endet der Plan und du bist am Zug.
nations-lapsed-books = Dein Plan endet hier: Würfel mit Büchern könnten stattdessen dein Volk versorgen. Entscheide selbst.
nations-lapsed-famine = Dein Plan endet hier: Dein Volk zu versorgen würde Würfel mit Stärke kosten. Entscheide selbst.
