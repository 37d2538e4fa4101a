# Pendulum. Im Verlauf steht das Perfekt mit „haben“; pendulum-who bringt Namen und Hilfsverb.

pendulum-title = Pendulum
pendulum-rhythm = in Echtzeit oder ohne Zeitdruck
pendulum-solo-about = gegen zwei Automas
pendulum-solo-lost = Die Automas gewinnen
pendulum-solo-score = { $won ->
    [yes] { $player } ({ $score ->
        [1] 1 Punkt
       *[other] { $score } Punkte
    }) hat gegen die Automas gewonnen
   *[no] Die Automas haben gegen { $player } ({ $score ->
        [1] 1 Punkt
       *[other] { $score } Punkte
    }) gewonnen
}
pendulum-hall-about = Die besten Partien gegen die Automas, nach Punkten im Pergament.
pendulum-about = Setze Arbeiter ein, gewinne Stimmen und erobere Provinzen, in Echtzeit unter drei Sanduhren. Für 2 bis 5 Personen oder allein gegen zwei Automas.

## Bereiche, Reihen, Spalten, Rohstoffe, Leisten; auch in Ablehnungen. Farben sind Substantive: „in Lila“, „unter Rot“.

pendulum-purple = Lila
pendulum-green = Grün
pendulum-black = Schwarz
pendulum-top = obere Reihe
pendulum-bottom = untere Reihe
pendulum-brown = Braun
pendulum-red = Rot
pendulum-blue = Blau
pendulum-yellow = Gelb
pendulum-military = Militär
pendulum-culture = Kultur
pendulum-gold = Gold
pendulum-votes = Stimmen
pendulum-power = Stärke
pendulum-prestige = Ansehen
pendulum-popularity = Beliebtheit
pendulum-legendary = legendär
pendulum-glory = Ruhm
pendulum-grande = großer Arbeiter
pendulum-common = kleiner Arbeiter
pendulum-neutral = der neutrale Spieler
pendulum-deck = der Stapel

## Arbeiter, Orte, Mengen; im Verlauf hat ein Arbeiter keine Nummer, für seinen Besitzer schon

pendulum-worker = { $worker ->
    [0] einen großen Arbeiter
    [4] einen großen Arbeiter
   *[other] einen kleinen Arbeiter
}
pendulum-with-worker = { $worker ->
    [0] mit einem großen Arbeiter
    [4] mit einem großen Arbeiter
   *[other] mit einem kleinen Arbeiter
}
pendulum-your-worker = { $worker ->
    [0] deinen großen Arbeiter
    [1] deinen ersten kleinen Arbeiter
    [2] deinen zweiten kleinen Arbeiter
    [3] deinen dritten kleinen Arbeiter
   *[4] deinen zweiten großen Arbeiter
}
pendulum-with-your-worker = { $worker ->
    [0] mit deinem großen Arbeiter
    [1] mit deinem ersten kleinen Arbeiter
    [2] mit deinem zweiten kleinen Arbeiter
    [3] mit deinem dritten kleinen Arbeiter
   *[4] mit deinem zweiten großen Arbeiter
}
pendulum-where = { $area ->
    [none] (auf deinem Tableau)
   *[other] ({ $area-name }, { $row-name })
}
pendulum-seat = { $seats ->
    [1] Automa { $seat }
   *[other] der neutrale Spieler
}
# Wer etwas getan hat, mit dem Hilfsverb.
pendulum-who = { $seat ->
    [you] { $seat-name } hast
   *[other] { $seat-name } hat
}
pendulum-to-row = { $row ->
    [top] zur oberen Reihe
   *[bottom] zur unteren Reihe
}
pendulum-each-card = „{ $card-name }“
pendulum-each-character = { $seat-name } als { $character-name }
pendulum-amount-military = { $count } Militär
pendulum-amount-culture = { $count } Kultur
pendulum-amount-gold = { $count } Gold
pendulum-amount-votes = { $count ->
    [1] 1 Stimme
   *[other] { $count } Stimmen
}
pendulum-amount-power = { $count } Stärke
pendulum-amount-prestige = { $count } Ansehen
pendulum-amount-popularity = { $count } Beliebtheit
pendulum-amount-legendary = die Legendäre Errungenschaft
pendulum-amount-any = { $count ->
    [1] 1 beliebigen Rohstoff
   *[other] { $count } beliebige Rohstoffe
}

## Was eine Karte oder ein Ort erlaubt, nach „um“

pendulum-do-gain = { $list } zu erhalten
pendulum-do-produce = in der Spalte { $produce-name } zu produzieren
pendulum-do-step = { $count ->
    [1] 1 Siegpunkt auf einer beliebigen Leiste zu erhalten
   *[other] { $count } Siegpunkte auf beliebigen Leisten zu erhalten
}
pendulum-do-one_track = { $count } Siegpunkte auf einer Leiste zu erhalten
pendulum-do-swap = 1 Siegpunkt einer Leiste gegen 1 einer anderen zu tauschen
pendulum-do-conquer = eine Provinz zu erobern
pendulum-do-retrieve = einen Arbeiter aus einer Reihe mit Sanduhr zurückzuholen
pendulum-do-recruit = einen kleinen Arbeiter aus der Reserve ins Spiel zu bringen
pendulum-do-pick_up_one = eine andere abgelegte Kriegslist aufzunehmen
pendulum-do-pick_up_all = alle abgelegten Kriegslisten aufzunehmen
pendulum-do-raise_limit = bis zu 3 Provinzen unter jeder Spalte zu behalten
pendulum-do-grande = einen deiner kleinen Arbeiter gegen einen großen zu tauschen
pendulum-do-waive = in Lila oder Grün eine Aktion durchzuführen, ohne 2 Gold zu zahlen
pendulum-do-exchange = Militär gegen ebenso viel Kultur umzutauschen oder umgekehrt
pendulum-do-adjacent = bei einer Arbeiteraktion auch die benachbarte Aktion links oder rechts durchzuführen
pendulum-do-double_claim = den Marker Legendäre Errungenschaft und die Belohnung oder zweimal die Belohnung zu beanspruchen
pendulum-do-bold_placement = einen freien Arbeiter in eine Reihe mit Sanduhr einzusetzen und sofort die Aktion durchzuführen, nur nicht in einem Produktionskasten
pendulum-do-claim = die Errungenschaft zu beanspruchen, ohne zu haben, was sie verlangt
pendulum-do-double_action = eine Arbeiteraktion zweimal zu bezahlen und ihre Belohnung zweimal zu erhalten

pendulum-does-card = { $kind ->
    [stratagem] Spiele diese Karte
    [permanent] Kommt auf deine Hand. Spiele sie
   *[immediate] Nimm diese Karte
}{ $cost-count ->
    [0] {""}
   *[other] {" "}und zahle { $cost }
}, um { $effects }.
pendulum-does-province = Bringt unter Braun { $brown }, unter Rot { $red }, unter Blau { $blue } und unter Gelb { $yellow }.

## Anführer

pendulum-character-bolk-champion = Bolk der Champion
pendulum-character-dhrenkir-insidious = Dhrenkir der Listige
pendulum-character-gambal-briber = Gambal der Trickreiche
pendulum-character-licinia-implacable = Licinia die Unerbittliche
pendulum-character-mesoat-justicar = Mesoat der Richter
pendulum-character-bolk-warmonger = Bolk der Kriegstreiber
pendulum-character-dhrenkir-tyrant = Dhrenkir der Tyrann
pendulum-character-gambal-insurgent = Gambal der Rebell
pendulum-character-licinia-alchemist = Licinia die Alchemistin
pendulum-character-mesoat-pacifist = Mesoat der Pazifist

## Errungenschaften

pendulum-achievement-elite-troops = Elitetruppen
pendulum-achievement-summit-in-montbrielle = Gipfel in Montbrielle
pendulum-achievement-proven-leader = Bewährte Führung
pendulum-achievement-crush-rebellion = Aufstand niederschlagen
pendulum-achievement-divine-favor = Gunst der Götter
pendulum-achievement-foreign-conscripts = Fremde Rekruten
pendulum-achievement-champion-of-the-people = Liebling des Volkes
pendulum-achievement-trade-pact = Handelspakt
pendulum-achievement-imperial-legion = Kaiserliche Legion
pendulum-achievement-military-parade = Militärparade

## Provinzen

pendulum-province-kasalat = Kasalat
pendulum-province-jillay = Jillay
pendulum-province-herkashor = Herkashor
pendulum-province-lochern = Lochern
pendulum-province-thedum = Thedum
pendulum-province-fellis = Fellis
pendulum-province-wilshire = Wilshire
pendulum-province-gullver = Gullver
pendulum-province-adock = Adock
pendulum-province-rivaine = Rivaine
pendulum-province-alay = Alay
pendulum-province-galaval = Galaval
pendulum-province-pikes-end = Pike's End
pendulum-province-davia = Davia
pendulum-province-caedmon = Caedmon
pendulum-province-alzarqa = Al'Zarqa
pendulum-province-uxmal = Uxmal
pendulum-province-kirkwall = Kirkwall
pendulum-province-brenwood = Brenwood
pendulum-province-adelphia = Adelphia
pendulum-province-dalor = Dalor
pendulum-province-korindor = Korindor
pendulum-province-talyn = Talyn
pendulum-province-syldan = Syldan
pendulum-province-quorith = Quorith
pendulum-province-maveith = Mave'ith
pendulum-province-janna = Janna
pendulum-province-chichi = Chichi
pendulum-province-valthok = Valthok
pendulum-province-barlongren = Barlongren
pendulum-province-fahr-gorn = Fahr Gorn
pendulum-province-jaazthuum = Jaaz'Thuum
pendulum-province-sarskoye = Sarskoye
pendulum-province-arcanhold = Arcanhold
pendulum-province-herroval = Herroval
pendulum-province-issil = Issil
pendulum-province-torin-plains = Torin Plains
pendulum-province-alaford = Alaford
pendulum-province-searil = Searil
pendulum-province-akahana = Ak'Ahana
pendulum-province-zinghuy = Zinghuy
pendulum-province-ember = Ember
pendulum-province-tzix = Tzix
pendulum-province-thoster = Thoster
pendulum-province-salvane = Salvane
pendulum-province-harken = Harken
pendulum-province-vakzildania = Vak'zildania
pendulum-province-wilhana = Wilhana
pendulum-province-ming-tal = Ming Tal
pendulum-province-udoros = Udoros
pendulum-province-ma-rook-plateau = Ma Rook Plateau
pendulum-province-onland = Onland
pendulum-province-quilderos = Quilderos
pendulum-province-savos = Savos
pendulum-province-riss = Riss
pendulum-province-cham = Cham

## Arbeiteraktionen

pendulum-action-brown = braune Produktion
pendulum-action-renown = 1 Beliebtheit + 1 Ansehen + 1 Stimme
pendulum-action-blue = blaue Produktion
pendulum-action-red = rote Produktion
pendulum-action-popularity = 2 Beliebtheit
pendulum-action-muster = 1 Stärke + 2 Stimmen
pendulum-action-yellow = gelbe Produktion
pendulum-action-vote = 1 Stimme
pendulum-action-conquest = eine Provinz
pendulum-action-resource = 1 Rohstoff (beliebig)

## Kriegslisten, Ratsbelohnungen, finale Ratsbelohnungen, die aufgedruckte Belohnung

pendulum-card-champion-prestige = Siegesrunde
pendulum-card-champion-any = Beutestück
pendulum-card-champion-retrieve = Rückzug
pendulum-card-champion-recruit = Ruf zu den Waffen
pendulum-card-insidious-prestige = Geflüstertes Lob
pendulum-card-insidious-any = Geheimes Lager
pendulum-card-insidious-retrieve = Leise Sohlen
pendulum-card-insidious-recruit = Gekaufte Treue
pendulum-card-briber-prestige = Goldener Handschlag
pendulum-card-briber-any = Unter dem Tisch
pendulum-card-briber-retrieve = Bezahlte Überfahrt
pendulum-card-briber-recruit = Söldner
pendulum-card-implacable-prestige = Eiserner Wille
pendulum-card-implacable-any = Beschlagnahme
pendulum-card-implacable-retrieve = Alle kehren heim
pendulum-card-implacable-recruit = Aushebung
pendulum-card-justicar-prestige = Gerechtes Urteil
pendulum-card-justicar-any = Zehnter
pendulum-card-justicar-retrieve = Begnadigung
pendulum-card-justicar-recruit = Schwurzeuge
pendulum-card-warmonger-prestige = Triumphzug
pendulum-card-warmonger-exchange = Schwert zu Lied
pendulum-card-warmonger-adjacent = Nachsetzen
pendulum-card-warmonger-recruit = Zwangsdienst
pendulum-card-tyrant-prestige = Standbild
pendulum-card-tyrant-any = Hohe Steuer
pendulum-card-tyrant-double-claim = Löwenanteil
pendulum-card-tyrant-recruit = Erlass
pendulum-card-insurgent-prestige = Flammende Rede
pendulum-card-insurgent-any = Überfall
pendulum-card-insurgent-bold-placement = Kühner Schlag
pendulum-card-insurgent-recruit = Aufstand
pendulum-card-alchemist-track = Stein der Weisen
pendulum-card-alchemist-recall = Destillat
pendulum-card-alchemist-retrieve = Verwandlung
pendulum-card-alchemist-recruit = Homunkulus
pendulum-card-pacifist-prestige = Ölzweig
pendulum-card-pacifist-claim = Reines Gewissen
pendulum-card-pacifist-double-action = Geteilte Mühe
pendulum-card-pacifist-recruit = Anhänger
pendulum-card-produce-blue = Fest der Dichter
pendulum-card-produce-red = Große Musterung
pendulum-card-conquer-1 = Offene Tore
pendulum-card-limit-1 = Weite Grenzen
pendulum-card-limit-2 = Lange Straßen
pendulum-card-tracks = Kaiserliche Gunst
pendulum-card-pick-up = Alte Kniffe
pendulum-card-military = Verstärkung
pendulum-card-culture = Festzeit
pendulum-card-gold = Schatztruhe
pendulum-card-vote-1 = Vollmacht
pendulum-card-vote-2 = Fürsprache
pendulum-card-swap = Umdenken
pendulum-card-conquer-2 = Übergabe
pendulum-card-retrieve-military = Eilmarsch
pendulum-card-retrieve-culture = Heimkehr
pendulum-card-conquer-military-1 = Belagerung
pendulum-card-conquer-military-2 = Feldzug
pendulum-card-waive-1 = Schuldbrief
pendulum-card-buy-popularity = Brot und Spiele
pendulum-card-buy-power = Heerschau
pendulum-card-buy-prestige = Bestellte Ode
pendulum-card-waive-2 = Freibrief
pendulum-card-coin = Kleingeld
pendulum-card-conquer-votes = Volkswahl
pendulum-card-final-tracks = Großes Finale
pendulum-card-final-popularity = Goldregen
pendulum-card-final-power = Letztes Aufgebot
pendulum-card-final-prestige = Meisterwerk
pendulum-card-final-legendary = Ewiger Name
pendulum-card-grande = Beförderung
pendulum-card-printed = Stiller Fortschritt

## Was ein Arbeiter tun kann

pendulum-state-available = verfügbar
pendulum-state-free = frei
pendulum-state-waiting = wartet auf die Sanduhr
pendulum-state-ready = bereit zur Aktion
pendulum-state-stuck = sitzt fest
pendulum-state-reserve = in der Reserve
pendulum-state-council = beim Rat
pendulum-state-gone = aus dem Spiel

## Phasen

pendulum-phase = { $phase ->
    [opening] Spielbeginn
    [starting] Vor dem ersten Umdrehen
    [round] Runde { $round }
    [called] Ruf zur Ratsversammlung
    [rewards] Ratsphase: Belohnungen
    [trimming] Ratsphase: Provinzen
    [placing] Ratsphase: Arbeiter einsetzen
   *[over] Spielende
}

## Woher Punkte kommen, warum jemand gewonnen hat

pendulum-source-power = Stärke
pendulum-source-prestige = Ansehen
pendulum-source-popularity = Beliebtheit
pendulum-source-legendary = Legendär
pendulum-reason-parchment = alle vier Leisten im Pergament
pendulum-reason-points = die meisten Punkte im Pergament
pendulum-reason-legendary = allein mit der Legendären Errungenschaft
pendulum-reason-worst-track = am weitesten auf den niedrigsten Leisten
pendulum-reason-glory = der meiste Ruhm
pendulum-reason-privilege = höher im Privileg
pendulum-reason-nobody = niemand hat die Legendäre Errungenschaft
pendulum-reason-distance = auf der niedrigsten Leiste näher am Pergament als die Automas
pendulum-reason-no-legendary = keine Legendäre Errungenschaft
pendulum-reason-automa-parchment = nur der Automa ist im Pergament
pendulum-reason-automa-points = der Automa hat mehr Punkte im Pergament
pendulum-reason-automa-distance = der Automa ist näher am Pergament
pendulum-reason-automa-glory = der Automa hat mehr Ruhm
pendulum-reason-automa-privilege = der Automa steht höher im Privileg

## Statistik

pendulum-statistic-actions_taken = Durchgeführte Aktionen
pendulum-statistic-actions_missed = Verpasste Aktionen
pendulum-statistic-gained = Erhaltene Rohstoffe
pendulum-statistic-lost = Durch Limits verlorene Rohstoffe
pendulum-statistic-time_used = Wartezeit der anderen
pendulum-statistic-privilege_claims = Privileg beansprucht
pendulum-statistic-privileges_granted = Durch Privileg gewonnene Züge
pendulum-statistic-commands_taken_back = Durch Privileg verlorene Züge
pendulum-statistic-round_lengths = Dauer der Runden

## Optionen

pendulum-part = Runde { $part }
pendulum-option-tempo = Tempo
pendulum-option-tempo-about = Wie lange die Sanduhren laufen, als Vielfaches der gedruckten Zeiten. Weniger ist schneller.
pendulum-option-grace = Gnadenfrist
pendulum-option-grace-about = Um wie viele Millisekunden jemand mit höherem Privileg später sein darf und sich trotzdem durchsetzt. 0 schaltet sie ab.
pendulum-option-untimed = Runden ohne aktive Sanduhren
pendulum-option-untimed-about = Runden, die ihr auf der Zeitanzeige spielt, ohne laufende Sanduhren. Nur Runde 1 ist ein leichter Einstieg.
pendulum-option-sides = Tableauseiten
pendulum-option-sides-about = Welche Seite des Tableaus zugeloste Anführer nutzen.
pendulum-option-sides-basic = Einfach
pendulum-option-sides-basic-about = Alle Anführer spielen sich ähnlich.
pendulum-option-sides-advanced = Fortgeschritten
pendulum-option-sides-advanced-about = Jeder Anführer hat eigene Fähigkeiten.
pendulum-option-sides-any = Beliebig
pendulum-option-sides-any-about = Einfach oder fortgeschritten, zufällig.
pendulum-option-characters = Anführer
pendulum-option-characters-about = Ein Anführer pro Platz; leer lassen für einen zufälligen.
pendulum-option-glory = Ruhm
pendulum-option-glory-about = Plätze, die Siegpunkte über das Ende einer Leiste hinaus in Ruhm verwandeln können.
pendulum-option-worker_rule = Einsetzregel für Fortgeschrittene
pendulum-option-worker_rule-about = Plätze, deren eigene Arbeiter nie im selben Rahmen stehen. Sie spielen auch mit Ruhm.
pendulum-option-automa = Automas
pendulum-option-automa-about = Wie stark die beiden Automas sind, wenn du allein spielst. Üblich ist B.
pendulum-option-automa-A = A: erste Partie
pendulum-option-automa-A-about = Sie erhalten wenig. Gut, um das Spiel zu lernen.
pendulum-option-automa-B = B: leicht
pendulum-option-automa-B-about = Eine gute Stufe für den Anfang.
pendulum-option-automa-C = C: mittel
pendulum-option-automa-C-about = Ausgeglichen, wenn du das Spiel kennst.
pendulum-option-automa-D = D: schwer
pendulum-option-automa-D-about = Du spielst mit Einsetzregel und Ruhm.
pendulum-option-automa-E = E: sehr schwer
pendulum-option-automa-E-about = Du spielst mit Einsetzregel und Ruhm. Eine langsame Runde ist schon zu viel.
pendulum-option-automa-F = F: fast unmöglich
pendulum-option-automa-F-about = Du spielst mit Einsetzregel und Ruhm. Das haben nur wenige geschafft.
pendulum-option-foreshadowing = Vorausschau
pendulum-option-foreshadowing-about = Vor jedem Umdrehen von Lila legen die Automas eine Karte für die Ratsversammlung aus. So siehst du ihre Stimmen kommen.
pendulum-option-plans = Geplante Züge
pendulum-option-plans-about = Markiere, wohin ein Arbeiter als Nächstes soll; er geht, sobald er darf.

## Warum ein Zug abgelehnt wird

pendulum-refused-acted-already = Dieser Arbeiter hat seine Aktion schon durchgeführt. Er bleibt im Kasten, bis die Sanduhr die Reihe verlässt.
pendulum-refused-always-timed = Gegen die Automas sind die Sanduhren immer aktiv.
pendulum-refused-already-there = Der Arbeiter ist schon dort.
pendulum-refused-at-the-start = Diese Leiste ist am Anfang, du kannst dort keinen Siegpunkt abgeben.
pendulum-refused-before-the-flip = Runde 1 hat noch nicht begonnen. Sie beginnt, wenn alle bereit sind.
pendulum-refused-called = Nach dem Ruf zur Ratsversammlung kann keine Sanduhr umgedreht werden.
pendulum-refused-cannot-pay = Das kannst du nicht bezahlen, oder nicht auf diese Weise.
pendulum-refused-claimed-already = Du hast in dieser Runde schon etwas beansprucht.
pendulum-refused-council = In der Ratsphase kannst du nur Provinzen auffüllen und entscheiden, was sie von dir verlangt.
pendulum-refused-deck-empty = Der Provinzstapel ist leer.
pendulum-refused-done-already = Du bist schon fertig.
pendulum-refused-final = Das Privileg wurde beansprucht, also ist dein „Fertig“ oder „Bereit“ endgültig. Du kannst nur noch Provinzen auffüllen.
pendulum-refused-frame-taken = In diesem Rahmen steht ein Arbeiter, ein kleiner kann nicht hinein. Ein großer könnte es.
pendulum-refused-grande-then-common = Zum Spielbeginn setzt du zuerst den großen Arbeiter ein und im zweiten Zug den kleinen.
pendulum-refused-legendary-already = Du hast die Legendäre Errungenschaft schon.
pendulum-refused-limit-raised-already = Dein Limit liegt schon bei 3 Provinzen pro Spalte.
pendulum-refused-must-be-taken = Darauf kannst du nicht verzichten.
pendulum-refused-need-not-held = Du hast nicht alles, was diese Errungenschaft verlangt.
pendulum-refused-never-alone = Diese Kriegslist kannst du nicht allein spielen, nur zusammen mit dem Zug, den sie verändert.
pendulum-refused-no-cost = Die aufgedruckte Belohnung kostet nichts.
pendulum-refused-no-object = Das hätte gerade keine Wirkung.
pendulum-refused-no-room = Dein Tableau hat keinen Platz für diese Mischung. Wähle eine andere.
pendulum-refused-no-such-frame = Diesen Rahmen gibt es nicht.
pendulum-refused-no-such-place = Es gibt nur vier Plätze für Provinzen.
pendulum-refused-no-such-worker = Diesen Arbeiter gibt es nicht.
pendulum-refused-no-timer = Die Sanduhr ist nicht bei dieser Reihe, also ist dort keine Aktion möglich.
pendulum-refused-nobody-flips = Ohne aktive Sanduhren dreht niemand um; es geht weiter, wenn alle bereit sind.
pendulum-refused-not-a-common = Nur einen deiner kleinen Arbeiter kannst du gegen den großen tauschen.
pendulum-refused-not-adjacent = Die zweite Aktion muss im Kasten direkt links oder rechts in derselben Reihe sein.
pendulum-refused-not-called = Es wurde noch nicht zur Ratsversammlung gerufen.
pendulum-refused-not-discarded = Diese Kriegslist kannst du nicht aufnehmen.
pendulum-refused-not-done = Du bist nicht fertig.
pendulum-refused-not-face-up = Diese Provinz liegt nicht offen.
pendulum-refused-not-in-black = Gold erlassen geht nur in Lila und Grün.
pendulum-refused-not-in-frame = Dieser Arbeiter steht in keinem Rahmen und kann keine Aktion durchführen.
pendulum-refused-not-in-hand = Die Kriegslist dafür hast du nicht auf der Hand.
pendulum-refused-not-in-play = Dieser Arbeiter ist nicht im Spiel.
pendulum-refused-not-in-slot = Diese Provinz liegt nicht unter der Spalte, die zu viele hat.
pendulum-refused-not-in-timer-row = Als der Effekt begann, stand dieser Arbeiter in keiner Reihe mit Sanduhr.
pendulum-refused-not-ready = Du bist nicht bereit.
pendulum-refused-not-there = Diese Belohnung gibt es gerade nicht. Wähle eine, die offen liegt.
pendulum-refused-not-under-frame = Dieser Kasten ist nicht unter dem Rahmen des Arbeiters.
pendulum-refused-not-your-turn = Jemand anders ist am Zug.
pendulum-refused-nothing-discarded = Du hast keine abgelegten Kriegslisten.
pendulum-refused-nothing-open = Das wählst du erst, wenn eine Aktion oder Karte danach fragt.
pendulum-refused-one-kind = Zahle entweder Militär oder Kultur, mindestens 1, und kein Gold.
pendulum-refused-only-after-council = Darauf könnt ihr euch nur nach einer Ratsversammlung einigen, beim Einsetzen der Arbeiter.
pendulum-refused-only-placing = Zwischen Ratsphase und nächster Runde kannst du nur Arbeiter einsetzen, sie bewegen und Provinzen auffüllen.
pendulum-refused-opening = Zum Spielbeginn kannst du nur den Arbeiter einsetzen, der an der Reihe ist.
pendulum-refused-over = Die Partie ist zu Ende.
pendulum-refused-own-worker-there = In diesem Rahmen steht schon einer deiner Arbeiter, und deine Einsetzregel verbietet einen zweiten.
pendulum-refused-paid-when-played = Eine permanente Karte bezahlst du beim Spielen, nicht jetzt.
pendulum-refused-place-full = Auf diesem Platz liegt schon eine Provinz.
pendulum-refused-privilege-claimed = Das Privileg ist schon beansprucht. Ihr spielt nacheinander.
pendulum-refused-production = Ein kühner Einsatz geht nicht in einem Produktionskasten.
pendulum-refused-ready-already = Du bist schon bereit.
pendulum-refused-same-track = Wähle zwei verschiedene Leisten.
pendulum-refused-say-done = Nach dem Ruf zur Ratsversammlung drück auf „Fertig“, vor dem Umdrehen auf „Bereit“.
pendulum-refused-still-running = Die Sanduhr in { $timer-name } läuft noch { $seconds ->
    [1] 1 Sekunde
   *[other] { $seconds } Sekunden
}.
pendulum-refused-stuck = Dieser Arbeiter kann nicht weg, solange die Sanduhr bei seiner Reihe steht.
pendulum-refused-timer-there = Die Sanduhr steht bei dieser Reihe, kein Arbeiter kann hinein.
pendulum-refused-timers-run = Die Sanduhren laufen, du kannst dich gerade nicht bereit melden.
pendulum-refused-token-gone = Der Marker Legendäre Errungenschaft liegt nicht auf der Errungenschaft.
pendulum-refused-too-many-waives = Du willst mehr Zahlungen erlassen, als die Aktion hat.
pendulum-refused-too-many = So viel Ruhm kannst du nicht nehmen.
pendulum-refused-turned-over = Die Ratsbelohnung „großer Arbeiter“ wurde in dieser Ratsphase schon genommen.
pendulum-refused-two-grandes = Du hast schon zwei große Arbeiter.
pendulum-refused-unfinished = Beende zuerst deine Aktion: Du hast noch eine Wahl zu treffen.
pendulum-refused-wished-already = Das hast du schon gewählt.
pendulum-refused-wrong-number = Wähle genau so viele Würfel, wie du erhältst.

## Was zu entscheiden ist

pendulum-prompt = { $choosing ->
    [any] { $count ->
        [1] Welchen Rohstoff nimmst du?
       *[other] Welche { $count } Rohstoffe nimmst du?
    }
    [steps] { $count ->
        [1] Auf welcher Leiste nimmst du den Siegpunkt?
       *[other] { $count } Siegpunkte: Auf welcher Leiste nimmst du den ersten?
    }
    [one-track] Auf welcher Leiste nimmst du { $count } Siegpunkte?
    [swap] Welchen Siegpunkt gibst du, und welchen bekommst du?
    [conquer] Welche Provinz eroberst du?
    [slot] Unter welche Spalte kommt { $province-name }?
    [retrieve] Welchen Arbeiter holst du zurück?
    [pick-up-one] Welche Kriegslist nimmst du auf?
    [pick-up-all] Nimmst du deine Kriegslisten auf?
    [grande] Welchen kleinen Arbeiter tauschst du gegen den großen?
    [glory] { $count ->
        [1] Ende der Leiste ({ $track-name }): den Siegpunkt in Ruhm verwandeln?
       *[other] Ende der Leiste ({ $track-name }): wie viele von { $count } Siegpunkten in Ruhm verwandeln?
    }
    [reward] Welche Belohnung nimmst du?
    [trim] Unter einer Spalte liegen mehr als { $limit } Provinzen. Welche gibst du ab?
   *[other] { $phase ->
        [over] Die Partie ist zu Ende.
       *[other] { $done ->
            [true] Du wartest auf die anderen.
            [false] { $turn ->
                [others] Andere wählen gerade. ({ pendulum-phase })
               *[yours] { pendulum-prompt-phase }
            }
           *[none] { pendulum-phase }
        }
    }
}
pendulum-prompt-phase = { $phase ->
    [opening] Setze { pendulum-your-worker } in eine untere Reihe ein.
    [starting] Drück auf „Bereit“ für das erste Umdrehen.
    [round] { $timed ->
        [true] Die Sanduhren laufen: einsetzen, Aktionen, Karten, umdrehen.
       *[false] Setze ein, nutze Aktionen und Karten, dann „Bereit“.
    }
    [called] Ruf zur Ratsversammlung: Beende, was du kannst, dann drück auf „Fertig“.
   *[placing] Setze und bewege deine Arbeiter, dann drück auf „Bereit“.
}

## Züge, für Menüs

pendulum-move-Place = Setze { pendulum-your-worker } in { $area-name }, { $row-name }, ein, für { $actions }
pendulum-move-Withdraw = Nimm { pendulum-your-worker } { pendulum-where } zurück auf dein Tableau
pendulum-move-Act = Führe { pendulum-with-your-worker } eine Aktion durch: { $twice ->
    [true] { $action-name } zweimal{ $cost-count ->
        [0] {""}
       *[other] {""}, je für { $cost }
    }
   *[false] { $action-name }{ $cost-count ->
        [0] {""}
       *[other] {""} für { $cost }
    }{ $other ->
        [none] {""}
       *[other] , und { $other-name }{ $more-count ->
            [0] {""}
           *[other] {""} für { $more }
        }
    }
}{ pendulum-waived }
pendulum-waived = { $waive ->
    [0] {""}
    [1] , 2 Gold erlassen
   *[other] , 4 Gold erlassen
}
pendulum-move-BoldAct = Kühner Einsatz { pendulum-with-your-worker } in { $area-name }, { $row-name }: { $action-name }{ $cost-count ->
    [0] {""}
   *[other] {""} für { $cost }
}{ pendulum-waived }
pendulum-move-Flip = Drehe die Sanduhr in { $timer-name } um
pendulum-move-PlayStratagem = { $amounts-count ->
    [0] Spiele „{ $card-name }“
   *[other] Spiele „{ $card-name }“ mit { $amounts }
}
pendulum-move-PickUp = { $choosing ->
    [pick-up-all] Nimm alle deine Kriegslisten auf
   *[other] Nimm deine Kriegslisten für { $cost } auf
}
pendulum-move-Claim = { $unearned ->
    [true] Beanspruche „{ $achievement-name }“ ohne die Bedingung
   *[false] Beanspruche „{ $achievement-name }“
}: { $legendary ->
    [true] { $double ->
        [true] Marker Legendäre Errungenschaft und Belohnung
       *[false] Marker Legendäre Errungenschaft
    }
   *[false] { $double ->
        [true] zweimal die Belohnung
       *[false] Belohnung
    }
}
pendulum-move-Refill = Fülle Provinzplatz { $place } auf
pendulum-move-Conquer = Erobere { $province-name }
pendulum-move-Draw = Erobere die oberste Karte vom Stapel, ungesehen
pendulum-move-Slot = { $province ->
    [none] Schiebe sie unter { $colour-name }
   *[other] Schiebe { $province-name } unter { $colour-name }
}
pendulum-move-Take = Nimm { $amounts }
pendulum-move-Step = { $choosing ->
    [one-track] { $count } Siegpunkte: { $track-name }
   *[other] 1 Siegpunkt: { $track-name }
}
pendulum-move-Swap = Tausche 1 { $give-name } gegen 1 { $gain-name }
pendulum-move-Retrieve = Hole { pendulum-your-worker } { pendulum-where } zurück
pendulum-move-Recall = Nimm „{ $card-name }“ auf
pendulum-move-Glory = { $cubes ->
    [0] Kein Ruhm
   *[other] { $cubes } Ruhm
}
pendulum-move-Promote = Tausche { pendulum-your-worker } { pendulum-where } gegen den großen
pendulum-move-TakeReward = { $amounts-count ->
    [0] Nimm „{ $card-name }“
   *[other] Nimm „{ $card-name }“ mit { $amounts }
}
pendulum-move-Trim = Gib { $province-name } ab
pendulum-move-Decline = Verzichten
pendulum-move-Done = Fertig
pendulum-move-Undone = Doch nicht fertig
pendulum-move-ClaimPrivilege = Privileg beanspruchen: nacheinander spielen
pendulum-move-Ready = Bereit
pendulum-move-NotReady = Doch nicht bereit
pendulum-move-Wish = { $timed ->
    [true] Nächste Runde mit aktiven Sanduhren
   *[false] Nächste Runde ohne aktive Sanduhren
}

## Was geschehen ist

pendulum-event-Began = Das Spiel ist aufgebaut: { $characters }. Privilegreihenfolge: { $order }. Errungenschaft: { $achievement-name }.
pendulum-event-Placed = { pendulum-who } { pendulum-worker } in { $area-name }, { $row-name }, eingesetzt, für { $actions }.
pendulum-told-Placed = { pendulum-who } einen Arbeiter in { $area-name } eingesetzt: { $actions }.
pendulum-told-Acted = { pendulum-who } in { $area-name } eine Aktion durchgeführt: { $action-name }.
pendulum-event-Withdrew = { pendulum-who } { pendulum-worker } zurück aufs Tableau genommen.
pendulum-event-Acted = { $stratagems-count ->
    [0] { pendulum-who } { pendulum-with-worker } in { $area-name }, { $row-name }, eine Aktion durchgeführt: { $action-name }.
   *[other] { pendulum-who } { pendulum-with-worker } in { $area-name }, { $row-name }, eine Aktion durchgeführt, mit { $stratagems }: { $action-name }.
}
pendulum-event-Paid = { pendulum-who } { $amounts } bezahlt.
pendulum-event-Gained = { $amounts-count ->
    [0] { $lost ->
        [0] { pendulum-who } keinen Siegpunkt erhalten: Die Leiste ist am Ende.
       *[other] { pendulum-who } { $lost } durch das Limit verloren.
    }
   *[other] { $lost ->
        [0] { pendulum-who } { $amounts } erhalten.
       *[other] { pendulum-who } { $amounts } erhalten und { $lost } durch das Limit verloren.
    }
}
pendulum-event-Produced = { pendulum-who } in der Spalte { $colour-name } produziert.
pendulum-event-Flipped = { $seat ->
    [none] Die Sanduhr in { $timer-name } wurde { pendulum-to-row } umgedreht.
   *[other] { pendulum-who } die Sanduhr in { $timer-name } { pendulum-to-row } umgedreht.
}
pendulum-event-Coincided = { $move ->
    [Flip] { pendulum-who } die Sanduhr im selben Moment umgedreht wie jemand anders. Das zählt nur einmal.
   *[other] { pendulum-who } denselben Platz im selben Moment aufgefüllt wie jemand anders.
}
pendulum-event-CouncilCalled = Es wurde zur Ratsversammlung gerufen.
pendulum-event-StratagemPlayed = { pendulum-who } „{ $card-name }“ gespielt.
pendulum-event-PickedUp = { pendulum-who } { $cards } aufgenommen.
pendulum-event-Claimed = { $legendary ->
    [true] { $rewards ->
        [0] { pendulum-who } „{ $achievement-name }“ beansprucht und den Marker Legendäre Errungenschaft genommen.
       *[other] { pendulum-who } „{ $achievement-name }“ beansprucht und den Marker Legendäre Errungenschaft und die Belohnung genommen.
    }
   *[false] { $rewards ->
        [1] { pendulum-who } „{ $achievement-name }“ beansprucht und die Belohnung genommen.
       *[other] { pendulum-who } „{ $achievement-name }“ beansprucht und zweimal die Belohnung genommen.
    }
}
pendulum-event-Refilled = { pendulum-who } { $province-name } aufgedeckt.
pendulum-event-Conquered = { pendulum-who } { $province-name } erobert.
pendulum-event-Drew = { pendulum-who } { $province-name } vom Stapel gezogen.
pendulum-event-Slotted = { pendulum-who } { $province-name } unter { $colour-name } geschoben. Die Spalte produziert jetzt zusätzlich { $gains }.
pendulum-event-Retrieved = { pendulum-who } { pendulum-worker } zurückgeholt.
pendulum-event-Recruited = { pendulum-who } { pendulum-worker } ins Spiel gebracht.
pendulum-event-Swapped = { pendulum-who } 1 { $give-name } gegen 1 { $gain-name } getauscht.
pendulum-event-Glorified = { $cubes ->
    [1] { pendulum-who } 1 Siegpunkt ({ $track-name }) in Ruhm verwandelt.
   *[other] { pendulum-who } { $cubes } Siegpunkte ({ $track-name }) in Ruhm verwandelt.
}
pendulum-event-Promoted = { pendulum-who } { pendulum-worker } gegen einen großen getauscht.
pendulum-event-LimitRaised = { pendulum-who } das Limit auf 3 Provinzen pro Spalte erhöht.
pendulum-event-Declined = { pendulum-who } verzichtet.
pendulum-event-Lapsed = { pendulum-who } nichts mehr zu wählen.
pendulum-event-SaidDone = { $seat ->
    [you] { $seat-name } bist fertig.
   *[other] { $seat-name } ist fertig.
}
pendulum-event-TookDoneBack = { $seat ->
    [you] { $seat-name } bist doch nicht fertig.
   *[other] { $seat-name } ist doch nicht fertig.
}
pendulum-event-SaidReady = { $seat ->
    [you] { $seat-name } bist bereit.
   *[other] { $seat-name } ist bereit.
}
pendulum-event-TookReadyBack = { $seat ->
    [you] { $seat-name } bist doch nicht bereit.
   *[other] { $seat-name } ist doch nicht bereit.
}
pendulum-event-ClaimedPrivilege = { pendulum-who } das Privileg beansprucht. Jetzt spielt ihr nacheinander: { $order }.
pendulum-event-Wished = { $timed ->
    [true] { pendulum-who } eine Runde mit aktiven Sanduhren vorgeschlagen.
   *[false] { pendulum-who } eine Runde ohne aktive Sanduhren vorgeschlagen.
}
pendulum-event-ModeAgreed = { $timed ->
    [true] Alle stimmen zu: Ab jetzt sind die Sanduhren aktiv.
   *[false] Alle stimmen zu: Ab jetzt spielt ihr ohne aktive Sanduhren.
}
# $move ist die Art des Zugs.
pendulum-command = { $move ->
    [Place] Einsetzen
    [Withdraw] Rückzug aufs Tableau
    [Act] Aktion
    [BoldAct] kühner Einsatz
    [Flip] Umdrehen
    [PlayStratagem] Kriegslist
    [PickUp] Aufnehmen von Kriegslisten
    [Claim] Beanspruchen
    [Refill] Auffüllen
    [Conquer] Eroberung
    [Draw] Eroberung
    [Retrieve] Zurückholen
    [Wish] Wahl der Spielart
    [ClaimPrivilege] Beanspruchen des Privilegs
   *[other] Entscheidung
}
pendulum-event-RoundBegan = { $timed ->
    [true] Runde { $round } hat begonnen.
   *[false] Runde { $round } hat begonnen, ohne aktive Sanduhren.
}
pendulum-event-SpaceEntered = Der Marker ist jetzt auf Feld { $space } der Zeitanzeige.
pendulum-event-CouncilBegan = Ratsversammlung { $round } hat begonnen. Privileg nach Stimmen: { $votes }.
pendulum-event-RewardTaken = { pendulum-who } die Ratsbelohnung „{ $card-name }“ genommen.
pendulum-event-Trimmed = { pendulum-who } { $province-name } abgegeben.
pendulum-event-Prepared = Runde { $round } ist vorbereitet. Errungenschaft: { $achievement-name }. Belohnungen: { $rewards }.
pendulum-event-Ended = { $winners-count ->
    [0] { $reason ->
        [nobody] Die Partie ist zu Ende. Niemand hat die Legendäre Errungenschaft, also gewinnt niemand.
       *[other] Die Partie ist zu Ende. Die Automas haben gewonnen: { $reason-name }.
    }
   *[other] Die Partie ist zu Ende. Gewonnen: { $winners } ({ $reason-name }).
}
pendulum-event-Granted = { pendulum-who } durch das Privileg Vorrang erhalten: { pendulum-command }.
pendulum-event-TakenBack = Privileg: { $by-name } vor { $seat-name }. Aufgehoben: { pendulum-command }.

## Die Automas

pendulum-automas = die Automas
pendulum-automa-name = Automa { $automa }
pendulum-automa-points = { $points ->
    [1] 1 Siegpunkt
   *[other] { $points } Siegpunkte
}
pendulum-automa-votes = { $votes ->
    [1] 1 Stimme
   *[other] { $votes } Stimmen
}
pendulum-automa-distance = { $distance ->
    [0] im Pergament
    [one] 1 Feld vor dem Pergament
   *[other] { $distance } Felder vor dem Pergament
}
pendulum-automa-icon-production = Produktion
pendulum-automa-icon-province = eine Provinz
pendulum-automa-icon-tempo = Tempo
pendulum-automa-icon-vp = Siegpunkte
pendulum-automa-icon-resource = Rohstoffe
pendulum-automa-icon-vote = Stimmen
pendulum-automa-icon-worker = Arbeiter
pendulum-automa-icon-grande = die Ratsbelohnung „großer Arbeiter“

## Was eine Karte der Automas bedeutet

pendulum-automa-card-worker = In { $area } geht ihr am weitesten links stehender Arbeiter der Reihe mit Sanduhr in den Rahmen ohne Automa-Arbeiter.
pendulum-automa-card-timer = Sie drehen die Sanduhr in Lila um, wenn sie abgelaufen ist, sonst die in { $timer }, wenn diese abgelaufen ist.
pendulum-automa-card-place = Sie entfernen die Provinz auf Platz { $place }.
pendulum-automa-card-nothing = In der Runde bewirkt sie nichts.
pendulum-automa-card-council = In der Ratsphase: { pendulum-automa-points }, { pendulum-automa-votes }; gesucht: { $icon }.

## Was die Automas getan haben

pendulum-event-AutomasBegan = { $foreshadowing ->
    [true] Zwei Automas der Stufe { $level } spielen mit. Ihre Karten für die Ratsversammlung legen sie offen aus.
   *[false] Zwei Automas der Stufe { $level } spielen mit.
}
pendulum-event-LeftBox = { pendulum-who } { pendulum-worker } aus dem Kasten genommen und damit eine Automakarte ausgelöst.
pendulum-event-Stayed = { pendulum-who } { pendulum-worker } auf dem Tableau behalten: Ein Automa kam dazwischen.
pendulum-event-AutomaDrew = { $reshuffled ->
    [true] Die Automas haben ihre abgelegten Karten neu gemischt und Karte { $card } gezogen.
   *[false] Die Automas haben Karte { $card } gezogen.
}
pendulum-event-AutomaMoved = Ein Automa-Arbeiter in { $area-name } wurde bewegt: { $from-row-name }, Rahmen { $from-frame } → { $to-row-name }, Rahmen { $to-frame }.
pendulum-event-AutomaFlipped = Die Automas haben die Sanduhr in { $timer-name } { pendulum-to-row } umgedreht.
pendulum-event-AutomaRemoved = Die Automas haben { $province-name } entfernt.
pendulum-event-AutomaLaid = Automa { $automa } hat Karte { $card } ausgelegt: { pendulum-automa-points }, { pendulum-automa-votes }.
pendulum-event-TokenGone = Lila wurde zum zweiten Mal umgedreht: Der Marker Legendäre Errungenschaft ist für diese Runde weg.
pendulum-event-AutomaScored = Automa { $automa } hat { pendulum-automa-points } erhalten, jetzt insgesamt { $total }. Dazu { pendulum-automa-votes }.
pendulum-event-AutomaAdvanced = { $why ->
    [place] Automa { $automa } hat { pendulum-automa-points } für den Platz erhalten, jetzt insgesamt { $total }.
   *[no-match] Automa { $automa } hat keine Belohnung gefunden und stattdessen { pendulum-automa-points } erhalten, jetzt insgesamt { $total }.
}
pendulum-event-AutomaTook = Automa { $automa } hat die Ratsbelohnung „{ $card-name }“ genommen.

## Optionen, wie die Seite zum Aufbau sie anbietet

pendulum-option-tempo-fast = Schnell
pendulum-option-tempo-fast-about = Halb so lang wie gedruckt.
pendulum-option-tempo-printed = Normal
pendulum-option-tempo-printed-about = 3:00, 2:00 und 0:45.
pendulum-option-tempo-calm = Ruhig
pendulum-option-tempo-calm-about = Anderthalbmal so lang.
pendulum-option-tempo-slow = Langsam
pendulum-option-tempo-slow-about = Doppelt so lang wie gedruckt.
pendulum-option-tempo-brisk = Flott
pendulum-option-tempo-brisk-about = Vier Fünftel der gedruckten Zeiten.
pendulum-option-untimed-switch = Erste Runde ohne Zeit
pendulum-option-untimed-switch-about = Das rät die Spielanleitung beim ersten Mal.
pendulum-option-untimed-none = Keine
pendulum-option-untimed-none-about = Die Sanduhren laufen in allen vier Runden.
pendulum-option-untimed-first = Runde 1
pendulum-option-untimed-first-about = Ein leichter Einstieg: Runde 1 ohne laufende Sanduhren.
pendulum-option-untimed-all = Alle
pendulum-option-untimed-all-about = Ganz ohne laufende Sanduhren.
pendulum-option-character = Dein Anführer
pendulum-option-character-about = Die anderen bekommen zufällige.
pendulum-option-character-random = Zufälliger Anführer
pendulum-option-character-random-about = Ausgelost aus den unten gewählten Seiten.
pendulum-option-character-bolk-champion = Bolk der Champion
pendulum-option-character-bolk-champion-about = Von der Menge geliebt. Neue Arbeiter kosten Militär.
pendulum-option-character-dhrenkir-insidious = Dhrenkir der Listige
pendulum-option-character-dhrenkir-insidious-about = Flüstert im Rat. Neue Arbeiter kosten Stimmen.
pendulum-option-character-gambal-briber = Gambal der Trickreiche
pendulum-option-character-gambal-briber-about = Beginnt mit dem meisten Gold. Neue Arbeiter kosten Gold.
pendulum-option-character-licinia-implacable = Licinia die Unerbittliche
pendulum-option-character-licinia-implacable-about = Ausgewogen auf allen Leisten. Neue Arbeiter kosten beliebige Rohstoffe.
pendulum-option-character-mesoat-justicar = Mesoat der Richter
pendulum-option-character-mesoat-justicar-about = Weit vorn bei Stärke, weit zurück beim Ansehen. Neue Arbeiter kosten Kultur.
pendulum-option-character-bolk-warmonger = Bolk der Kriegstreiber (fortgeschritten)
pendulum-option-character-bolk-warmonger-about = Führt auch die benachbarte Aktion durch und tauscht Kultur in Militär um.
pendulum-option-character-dhrenkir-tyrant = Dhrenkir der Tyrann (fortgeschritten)
pendulum-option-character-dhrenkir-tyrant-about = Braune Produktion bringt Stimmen. Beansprucht zwei Vorteile auf einmal.
pendulum-option-character-gambal-insurgent = Gambal der Rebell (fortgeschritten)
pendulum-option-character-gambal-insurgent-about = Betritt eine Reihe mit Sanduhr und führt sofort die Aktion durch.
pendulum-option-character-licinia-alchemist = Licinia die Alchemistin (fortgeschritten)
pendulum-option-character-licinia-alchemist-about = Produziert beliebige Rohstoffe und bezahlt damit alles.
pendulum-option-character-mesoat-pacifist = Mesoat der Pazifist (fortgeschritten)
pendulum-option-character-mesoat-pacifist-about = Erobert durch Produktion und führt Aktionen doppelt durch, für doppelte Kosten.
pendulum-option-variant = Fortgeschrittene Variante
pendulum-option-variant-about = Für alle am Tisch.
pendulum-option-variant-none = Keine
pendulum-option-variant-none-about = Die normalen Regeln.
pendulum-option-variant-glory = Ruhm
pendulum-option-variant-glory-about = Siegpunkte über das Ende einer Leiste hinaus können zu Ruhm werden.
pendulum-option-variant-both = Ruhm und Einsetzregel
pendulum-option-variant-both-about = Zusätzlich stehen deine eigenen Arbeiter nie im selben Rahmen.
pendulum-option-foreshadowing-no = Aus
pendulum-option-foreshadowing-no-about = Die Automas ziehen ihre Karten in der Ratsphase.
pendulum-option-foreshadowing-yes = An
pendulum-option-foreshadowing-yes-about = Die Automas legen ihre Karten für die Ratsversammlung während der Runde aus.
pendulum-option-plans-yes = Erlaubt
pendulum-option-plans-yes-about = Ein Plan pro Arbeiter.
pendulum-option-plans-no = Nicht erlaubt
pendulum-option-plans-no-about = Jeder Zug wird von Hand gemacht.
pendulum-option-tempo-printed-told = Sanduhren wie gedruckt
pendulum-option-tempo-calm-told = ruhige Sanduhren
pendulum-option-tempo-slow-told = langsame Sanduhren
pendulum-option-tempo-brisk-told = flotte Sanduhren
pendulum-option-tempo-fast-told = schnelle Sanduhren
pendulum-option-untimed-none-told = durchgehend mit Zeit
pendulum-option-untimed-first-told = erste Runde ohne Zeit
pendulum-option-untimed-all-told = durchgehend ohne Zeit
pendulum-option-sides-basic-told = einfache Tableaus
pendulum-option-sides-advanced-told = fortgeschrittene Tableaus
pendulum-option-sides-any-told = einfache oder fortgeschrittene Tableaus
pendulum-option-variant-glory-told = Ruhm
pendulum-option-variant-both-told = Ruhm und Einsetzregel
pendulum-option-plans-yes-told = geplante Züge erlaubt
pendulum-option-plans-no-told = keine geplanten Züge
pendulum-option-foreshadowing-no-told = keine Vorausschau
pendulum-option-foreshadowing-yes-told = mit Vorausschau
pendulum-option-automa-A-told = Automas auf Stufe A
pendulum-option-automa-B-told = Automas auf Stufe B
pendulum-option-automa-C-told = Automas auf Stufe C
pendulum-option-automa-D-told = Automas auf Stufe D
pendulum-option-automa-E-told = Automas auf Stufe E
pendulum-option-automa-F-told = Automas auf Stufe F
pendulum-preset-first = Leichter Einstieg: ruhige Sanduhren und Tipps.
pendulum-preset-days = Ohne Sanduhren: Alle ziehen, wenn sie Zeit haben.

# Was sich im Voraus planen lässt, und warum ein Plan endet.
pendulum-premove-StayReady = Bereit bleiben, bis ich etwas Neues tun kann
pendulum-premove-StayReady-about = Auf jedem weiteren Feld bist du sofort bereit, solange es dir nichts Neues erlaubt.
pendulum-premove-RestOfRound = Für den Rest der Runde bereit
pendulum-premove-RestOfRound-about = Auf jedem weiteren Feld bist du bereit und nach dem Ruf zur Ratsversammlung fertig, was auch geschieht.
pendulum-premove-Reconsider = Bereit, außer jemand tut etwas
pendulum-premove-Reconsider-about = Tut jemand anderes etwas, bevor es weitergeht, bist du nicht mehr bereit und kannst wieder handeln.
pendulum-lapsed-new = Dein Plan endet hier: Du kannst etwas Neues tun.
pendulum-lapsed-council = Dein Plan endet hier: Es wurde zur Ratsversammlung gerufen.
pendulum-lapsed-claimed = Dein Plan endet hier: Jemand hat sein Privileg beansprucht.
