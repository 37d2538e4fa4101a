# Pendulum im Browser; was auch der Server sagt, steht in pendulum.ftl.

client-pendulum-round = Runde { $round }
client-pendulum-round-of = Runde { $round } von { $of }
client-pendulum-after-round = Nach Runde { $round } von { $of }
client-pendulum-side = Spieler in Privilegreihenfolge und Verlauf
client-pendulum-mat = Dein Tableau
client-pendulum-mat-of = Tableau von { $player }
client-pendulum-tab-board = Brett
client-pendulum-tab-mat = Tableau
client-pendulum-tab-rivals = Spieler
client-pendulum-tab-council = Rat
client-pendulum-tab-log = Verlauf

## Das Spielbrett

client-pendulum-area = Aktionsbereich { $area }
client-pendulum-row = { $area }, { $row }: { $timer ->
    [here] mit Sanduhr, Aktionen durchführen
   *[away] ohne Sanduhr, Arbeiter einsetzen und bewegen
}
client-pendulum-act-plate = AKTION
client-pendulum-place-plate = EINSETZEN
client-pendulum-marker = Sanduhrmarker
client-pendulum-rests = Sanduhr läuft nicht
client-pendulum-left = Sanduhr in { $timer }: { $seconds ->
    [0] abgelaufen
    [1] noch 1 Sekunde
   *[other] noch { $seconds } Sekunden
}
client-pendulum-flip = Umdrehen
client-pendulum-act = Aktion
client-pendulum-bold = Kühn
client-pendulum-bold-with = Kühner Einsatz mit Arbeiter { $number }: { $action }
client-pendulum-act-with = Aktion mit Arbeiter { $number }: { $action }
client-pendulum-note-called = kein Umdrehen mehr
client-pendulum-note-run-out = abgelaufen: alle können umdrehen
client-pendulum-note-empty = abgelaufen
client-pendulum-note-soon = umdrehbar in { $time }
client-pendulum-note-space = auf Feld { $space }
client-pendulum-note-markers = { $count ->
    [0] Ruf zur Ratsversammlung
    [1] noch einmal umdrehen bis zum Rat
   *[other] noch { $count }-mal umdrehen bis zum Rat
}
client-pendulum-action-brown = Braun
client-pendulum-action-renown = Bel · Ans · Stimme
client-pendulum-action-blue = Blau
client-pendulum-action-red = Rot
client-pendulum-action-popularity = Beliebtheit
client-pendulum-action-muster = Stärke, Stimmen
client-pendulum-action-yellow = Gelb
client-pendulum-action-vote = Stimme
client-pendulum-action-conquest = Provinz
client-pendulum-action-resource = 1 beliebiger
client-pendulum-any = beliebiger Rohstoff
client-pendulum-frame = Rahmen in { $area }, { $row }, für: { $actions }. { $who } { $state ->
    [legal] Dein Arbeiter kann hierher.
    [plan] Hierher planen.
    [not] Dein Arbeiter kann nicht hierher.
   *[none] {""}
}
client-pendulum-own-here = { $whose ->
    [yours] Dein Arbeiter { $number } ({ $kind }): { $state }
   *[theirs] Arbeiter { $number } ({ $kind }): { $state }
}
client-pendulum-other-here = { $kind } ({ $player })
client-pendulum-worker = Arbeiter { $number }

## Arbeiter

client-pendulum-workers = Deine Arbeiter
client-pendulum-state-available = Verfügbar
client-pendulum-state-free = Frei
client-pendulum-state-waiting = Wartet
client-pendulum-state-ready = Bereit
client-pendulum-state-stuck = Sitzt fest
client-pendulum-state-reserve = Reserve
client-pendulum-state-council = Beim Rat
client-pendulum-state-gone = Weg
client-pendulum-on-mat = auf dem Tableau
client-pendulum-in = in { $area }
client-pendulum-caught = { $seconds ->
    [0] jetzt umdrehbar
   *[other] in { $time } gefangen
}
client-pendulum-soon = { $seconds ->
    [0] jetzt
   *[other] { $time }
}
client-pendulum-lacks = es fehlt:
client-pendulum-to-mat = Aufs Tableau
client-pendulum-act-how = Aktion …
client-pendulum-ways = Weitere Aktionen mit Arbeiter { $number }
client-pendulum-plan-to = dann { $area }
client-pendulum-plan-drop = Arbeiter { $number } geht als Nächstes nach { $area }. Plan verwerfen.

## Entscheiden

client-pendulum-how-act = Welche Aktion soll Arbeiter { $number } durchführen?
client-pendulum-how-claim = Was möchtest du beanspruchen?
client-pendulum-pay-with = Womit zahlst du für „{ $card }“?
client-pendulum-way = { $kind ->
    [twice] { $action }, zweimal
    [also] { $action } und { $other }
   *[once] { $action }
}
client-pendulum-claim-for = { $kind ->
    [legendary] Den Stern
    [both] Den Stern und die Belohnung
    [twice] Zweimal die Belohnung
   *[reward] Die Belohnung
}{ $unearned ->
    [true] , ohne die Bedingung zu erfüllen
   *[false] {""}
}
client-pendulum-step-to = { $track } { $from } → { $to }
client-pendulum-swap = { $give }, { $gain }
client-pendulum-worker-at = Arbeiter { $number }, { $where }
client-pendulum-doing = { $action }, { $state }
client-pendulum-glory-costs = Dein Limit für { $name } sinkt auf { $most }.
client-pendulum-brings = Du erhältst { $list }.
client-pendulum-from-deck = Oberste Karte vom Stapel, ungesehen
client-pendulum-take-back = Aufnehmen
client-pendulum-take = Nehmen
client-pendulum-pay = Zahlen
client-pendulum-less = Weniger { $name }
client-pendulum-more = Mehr { $name }
client-pendulum-of = { $count } von { $wanted }
client-pendulum-others-play = Die anderen spielen weiter; wähle, um fortzufahren.
client-pendulum-mix-none = Davon hast du nichts gewählt.
client-pendulum-mix-most = Mehr davon geht nicht.
client-pendulum-mix-full = Das sind alle. Nimm einen weg, um einen anderen zu wählen.
client-pendulum-mix-wanted = Wähle zuerst insgesamt { $wanted }.
client-pendulum-prompt-place = Arbeiter { $number }: Klicke auf einen markierten Rahmen (oder drücke seinen Buchstaben) oder zieh den Arbeiter dorthin.
client-pendulum-prompt-plan = Arbeiter { $number }: Wohin soll er als Nächstes? Er geht, sobald er darf.
client-pendulum-prompt-caught = { $seconds ->
    [0] { $area } kann jetzt umgedreht werden. Dann ist Arbeiter { $number } gefangen.
   *[other] { $area } kann in { $time } umgedreht werden. Dann ist Arbeiter { $number } gefangen.
}
client-pendulum-prompt-act = { $count ->
    [1] Arbeiter { $list } kann seine Aktion durchführen.
   *[other] Arbeiter { $list } können ihre Aktion durchführen.
}
client-pendulum-prompt-move = { $count ->
    [1] Arbeiter { $list } kannst du einsetzen.
   *[other] Die Arbeiter { $list } kannst du einsetzen.
}
client-pendulum-prompt-cannot = { $count ->
    [1] Arbeiter { $list } kann seine Aktion gerade nicht durchführen; der Kasten sagt, warum.
   *[other] Arbeiter { $list } können ihre Aktion gerade nicht durchführen; die Kästen sagen, warum.
}
client-pendulum-prompt-flip = { $count ->
    [1] { $list } ist abgelaufen: Du kannst die Sanduhr umdrehen.
   *[other] { $list } sind abgelaufen: Du kannst die Sanduhren umdrehen.
}
client-pendulum-prompt-waits = Deine Arbeiter warten, zuerst darauf, dass { $area } abläuft.
client-pendulum-prompt-onward = Deine Arbeiter warten. Drück auf „Bereit“, dann geht es weiter.
client-pendulum-prompt-turn = { $player } wählt gerade.
client-pendulum-tap = Arbeiter { $number }: Tippe auf einen Rahmen mit +
client-pendulum-tap-plan = Arbeiter { $number }: Tippe auf seinen nächsten Rahmen
client-pendulum-command-about = { $what } ({ $about })
client-pendulum-decided = { $side ->
    [lost] { $by } ({ $higher }) steht höher im Privileg als du ({ $lower }) und war innerhalb der Gnadenfrist. Dein Zug wurde aufgehoben: { $command }. Was du gezahlt hast, ist zurück, und dein Arbeiter ist, wo er war.
    [won] Du ({ $higher }) stehst höher im Privileg als { $player } ({ $lower }) und warst innerhalb der Gnadenfrist, also gilt dein Zug. Der von { $player } wurde aufgehoben: { $command }.
   *[other] { $by } ({ $higher }) steht höher im Privileg als { $player } ({ $lower }). Der Zug von { $player } wurde aufgehoben: { $command }.
}

## Dein Tableau

client-pendulum-held = { $name }: { $held } von { $limit }{ $glory ->
    [0] {""}
   *[other] {""}, { $glory } Ruhm
}
client-pendulum-votes-place = jetzt { $place }
client-pendulum-to-go = noch { $count }
client-pendulum-to-go-after = danach noch { $count }
client-pendulum-in-parchment = im Pergament
client-pendulum-arrived = da
client-pendulum-parchment = Pergament
client-pendulum-legendary-taken = erreicht
client-pendulum-legendary-there = der Stern liegt auf dieser Errungenschaft
client-pendulum-legendary-not = diese Runde kein Stern
client-pendulum-tracks-name = Stärke { $power }, Ansehen { $prestige }, Beliebtheit { $popularity }, { $legendary ->
    [yes] Legendäre Errungenschaft erreicht
   *[no] Legendäre Errungenschaft nicht erreicht
}. Das Pergament beginnt bei 14.
client-pendulum-slots = Produktionsspalten
client-pendulum-mat-gives = Tableau
client-pendulum-room = Platz für { $count }
client-pendulum-lost = { $count ->
    [one] 1 würde verfallen
   *[other] { $count } würden verfallen
}
client-pendulum-now = Im Moment: { $list }.
client-pendulum-now-lost = { $count ->
    [one] 1 davon liegt über deinem Limit und würde verfallen.
   *[other] { $count } davon liegen über deinem Limit und würden verfallen.
}
client-pendulum-stratagems = Kriegslisten
client-pendulum-in-hand = { $count } auf der Hand
client-pendulum-hand = Deine Hand
client-pendulum-discards = Abgelegt
client-pendulum-pick-up = { $count ->
    [0] Aufnehmen:
    [one] 1 aufnehmen:
   *[other] { $count } aufnehmen:
}
client-pendulum-kind-immediate = sofort
client-pendulum-kind-permanent = auf die Hand
client-pendulum-kind-grande = eine pro Ratsphase
client-pendulum-kind-printed = immer möglich
client-pendulum-card-any = beliebig
client-pendulum-card-produce = Spalte
client-pendulum-card-step = Punkt
client-pendulum-card-one_track = Leiste
client-pendulum-card-swap = tauschen
client-pendulum-card-conquer = erobern
client-pendulum-card-retrieve = zurück
client-pendulum-card-recruit = ins Spiel
client-pendulum-card-pick_up_one = 1 Karte
client-pendulum-card-pick_up_all = alle Karten
client-pendulum-card-raise_limit = 3 pro Spalte
client-pendulum-card-grande = großer Arb.
client-pendulum-card-waive = ohne Gold
client-pendulum-card-exchange = Umtausch
client-pendulum-card-adjacent = nebenan
client-pendulum-card-double_claim = doppelt
client-pendulum-card-bold_placement = kühn
client-pendulum-card-claim = Anspruch
client-pendulum-card-double_action = zweimal

## In der Mitte

client-pendulum-achievement = Errungenschaft
client-pendulum-token = der Marker Legendäre Errungenschaft liegt hier
client-pendulum-no-token = kein Stern
client-pendulum-or = oder
client-pendulum-claim = Beanspruchen
client-pendulum-claimed = beansprucht
client-pendulum-provinces = Provinzen
client-pendulum-provinces-about = was jede unter einer Spalte bringt
client-pendulum-deal = Auffüllen
client-pendulum-deck = Stapel
client-pendulum-next-council = Nächste Ratsversammlung
client-pendulum-place-steps = { $place } +{ $count }

## Mitspieler

client-pendulum-privilege = Privileg
client-pendulum-privilege-about = Pfeile: nach jetzigen Stimmen
client-pendulum-open-mat = { $player }: Tableau zeigen
client-pendulum-mat-back = { $own ->
    [yes] Zu meinem Tableau
   *[no] Zurück
}
client-pendulum-workers-of = Arbeiter von { $player }
client-pendulum-trend = { $trend ->
    [stays] bleibt { $place }
   *[other] wird { $place }
}
client-pendulum-your-trend = { $trend ->
    [stays] bleibst { $place }
   *[other] wirst { $place }
}
client-pendulum-their-turn = am Zug
client-pendulum-choosing = wählt
client-pendulum-you-choose = wählst
client-pendulum-said-done = { $phase ->
    [called] fertig
   *[ready] bereit
}
client-pendulum-has-legendary = legendär
client-pendulum-no-legendary = noch nicht legendär
client-pendulum-rival-line = { $character } · { $cards ->
    [1] 1 Karte
   *[other] { $cards } Karten
} · { $provinces ->
    [1] 1 Provinz
   *[other] { $provinces } Provinzen
}

## Die Automas

client-pendulum-automas-about = Automas der Stufe { $level }, { $markers ->
    [0] keine Sanduhrmarker
    [one] 1 Sanduhrmarker
   *[other] { $markers } Sanduhrmarker
}
client-pendulum-automa-grande = hat einen großen Arbeiter
client-pendulum-automa-laid = Karten für die nächste Ratsversammlung
client-pendulum-automa-no-change = Auf dem Brett ändert sich nichts.
client-pendulum-automa-card = Ihre letzte Karte
client-pendulum-automa-number = Nr. { $card }
client-pendulum-automa-coming = Nächste Ratsversammlung, bisher mit { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}: { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
}, { $votes ->
    [one] 1 Stimme
   *[other] { $votes } Stimmen
}

## Worauf der Tisch wartet

client-pendulum-phase-opening = Spielbeginn: erst den großen Arbeiter einsetzen, dann einen kleinen
client-pendulum-phase-starting = Bereit für den Start?
client-pendulum-phase-round = Die Sanduhren laufen
client-pendulum-phase-called = Ruf zur Ratsversammlung
client-pendulum-phase-rewards = Ratsphase: Belohnungen
client-pendulum-phase-trimming = Ratsphase: Provinzen
client-pendulum-phase-placing = Arbeiter für Runde { $round } einsetzen
client-pendulum-phase-over = Spielende
client-pendulum-untimed = Runde ohne aktive Sanduhren: Feld { $space } von 11
client-pendulum-timeline = Zeitanzeige
client-pendulum-council = Rat
client-pendulum-next-space = Auf Feld { $space } umgedreht: { $list }.
client-pendulum-last-space = Nach diesem Feld beginnt die Ratsphase.
client-pendulum-one-by-one = Einer nach dem anderen: { $turn ->
    [own] Du bist am Zug.
   *[other] { $player } ist am Zug.
}{ $final ->
    [yes] {" "}Das niedrigste Privileg beginnt; „Fertig“ ist endgültig.
   *[no] {""}
}
client-pendulum-is-done = bereit
client-pendulum-not-done = noch nicht bereit
client-pendulum-act-last = Privileg beanspruchen
client-pendulum-act-last-about = Ab jetzt spielt ihr nacheinander, vom niedrigsten zum höchsten Privileg. Wer schon fertig war, muss es erneut melden; „Fertig“ ist dann endgültig.
client-pendulum-wish = Nächste Runde (wenn alle zustimmen)
client-pendulum-timed = Mit Zeit
client-pendulum-untimed-mode = Ohne Zeit

## Die Ratsversammlung

client-pendulum-see-board = Zum Brett
client-pendulum-to-council = Zum Rat
client-pendulum-in-council = Das wählst du in der Ratsphase.
client-pendulum-council-steps = Schritte der Ratsphase
client-pendulum-council-number = Ratsversammlung { $round }
client-pendulum-councils-left = { $count ->
    [0] die letzte
    [one] danach noch 1
   *[other] danach noch { $count }
}
client-pendulum-step-privilege = Privileg
client-pendulum-step-privilege-about = Stimmen werden gezählt und abgegeben. Bei Gleichstand rückt vor, wer niedriger stand.
client-pendulum-tied = Gleichstand bei { $votes }: { $one } und { $other }. Wer niedriger stand, rückt vor.
client-pendulum-step-rewards = Belohnungen
client-pendulum-step-rewards-about = In der neuen Reihenfolge: Siegpunkte für den Platz und eine Karte.
client-pendulum-step-provinces = Provinzen
client-pendulum-step-provinces-about = Unter jeder Spalte bleiben höchstens { $limit }.
client-pendulum-step-cards = Neue Karten
client-pendulum-step-cards-about = Neue Provinzen, Belohnungen und Errungenschaft; der Stern kommt zurück.
client-pendulum-step-place = Arbeiter einsetzen
client-pendulum-step-place-about = In Reihen ohne Sanduhr.
client-pendulum-step-end = Spielende
client-pendulum-step-end-about = Wer am weitesten gekommen ist, gewinnt.
client-pendulum-step-round = Runde { $round }
client-pendulum-step-round-about = Alle drei Sanduhren werden gemeinsam umgedreht.
client-pendulum-timers-rest = Sanduhren stehen still
client-pendulum-timers = Sanduhren
client-pendulum-take-reward = Nimm deine Belohnung
client-pendulum-council-decide = Deine Wahl
client-pendulum-council-waits = { $player } wählt eine Belohnung
client-pendulum-council-provinces = Provinzen
client-pendulum-trim-waits = Die anderen geben noch überzählige Provinzen ab.
client-pendulum-end = Ende der Ratsversammlung { $round }
client-pendulum-end-prompt = Ratsversammlung { $round } ist vorbei.
client-pendulum-end-order = Neue Privilegreihenfolge
client-pendulum-end-order-about = nach Stimmen; sie sind jetzt abgegeben
client-pendulum-end-rewards = Belohnungen
client-pendulum-end-rewards-about = Siegpunkte für den Platz und eine Karte
client-pendulum-end-provinces = neue Provinz: { $list }
client-pendulum-end-gave-up = gibt ab: { $list }
client-pendulum-end-over-limit = { $count } über dem Limit
client-pendulum-end-tracks = Leisten jetzt
client-pendulum-end-continue = Weiter zu Runde { $round }
client-pendulum-place-gives = { $place } Platz: { $count ->
    [0] kein Siegpunkt
    [one] ein Siegpunkt
   *[other] { $count } Siegpunkte
} und eine Karte.
client-pendulum-place-brings = { $count ->
    [0] eine Karte, kein Siegpunkt
    [one] ein Siegpunkt und eine Karte
   *[other] { $count } Siegpunkte und eine Karte
}
client-pendulum-automa-brings = { $count ->
    [0] eine Karte, kein Siegpunkt
    [one] 1 Siegpunkt und eine Karte
   *[other] { $count } Siegpunkte und eine Karte
}
client-pendulum-automa-took = { $points ->
    [0] nahm „{ $card }“
    [1] erhielt 1 Siegpunkt, nahm „{ $card }“
   *[other] erhielt { $points } Siegpunkte, nahm „{ $card }“
}
client-pendulum-automa-no-card = { $points ->
    [0] fand keine Karte
    [1] erhielt 1 Siegpunkt, fand keine Karte
   *[other] erhielt { $points } Siegpunkte, fand keine Karte
}
client-pendulum-takes-nothing = nimmt nichts
client-pendulum-took = genommen: „{ $card }“
client-pendulum-votes = { $count ->
    [1] 1 Stimme
   *[other] { $count } Stimmen
}
client-pendulum-steps = { $count ->
    [1] Ein Siegpunkt
   *[other] { $count } Siegpunkte
}
client-pendulum-steps-about = wähle für jeden eine Leiste (nicht die legendäre)
client-pendulum-one-card = Eine Karte
client-pendulum-one-card-about = genommene Karten werden nicht ersetzt; der Rest kommt aus dem Spiel
client-pendulum-taken-by = { $seat ->
    [you] von dir genommen
   *[other] von { $player } genommen
}
client-pendulum-tracks = Siegpunkteleisten
client-pendulum-tracks-after = Leisten nach dieser Wahl
client-pendulum-tracks-after-about = Fahnen: Mitspieler; gestrichelt: deine Siegpunkte
client-pendulum-you-take = Du nimmst { $list }.
client-pendulum-not-final = Endgültig erst, wenn du bestätigst.
client-pendulum-take-it = Bestätigen
client-pendulum-take-lacks = { $what ->
    [steps] Verteile zuerst deine Siegpunkte.
    [payment] Wähle zuerst, womit du zahlst.
   *[card] Wähle zuerst eine Karte.
}
client-pendulum-limit = Limit { $limit }
client-pendulum-in-reach = Was noch fehlt
client-pendulum-the-star = der Stern
client-pendulum-all-in = alle vier im Pergament

## Ergebnis

client-pendulum-why = { $won ->
    [you] Du hast gewonnen: { $reason }.
    [yes] { $winner } hat gewonnen: { $reason }.
    [automas] Die Automas haben gewonnen: { $reason }.
   *[no] Niemand hat gewonnen: { $reason }.
}

client-pendulum-over-time = Leisten im Spielverlauf
client-pendulum-over-time-about = das Pergament beginnt bei 14
client-pendulum-plot = { $track } im Verlauf der Partie; am Ende: { $list }
client-pendulum-never = nie
client-pendulum-actions = Aktionen und Rohstoffe
client-pendulum-taken-missed = { $area }: Aktionen genutzt / verpasst
client-pendulum-lengths = Dauer der Runden: { $list }
client-pendulum-against = { $beaten ->
    [yes] geschlagen
   *[no] nicht geschlagen
} ({ $reason })

## Die Stellung in Worten

client-pendulum-text-situation = { $phase }, Runde { $round }. Privileg: { $order }. Errungenschaft: { $achievement }{ $token ->
    [yes] {""}, mit dem Stern
   *[no] {""}
}. Provinzen: { $provinces }. Nächste Ratsversammlung: { $rewards }.
client-pendulum-text-area = { $area } (Sanduhr: { $row }{ $runs ->
    [yes] {""}, noch { $time }
   *[no] {""}
}).
client-pendulum-text-row = { $row } ({ $timer ->
    [here] Aktionen durchführen
   *[away] Arbeiter einsetzen
}): { $list }.
client-pendulum-text-worker = { $own ->
    [yes] dein Arbeiter { $number }
   *[no] { $kind } ({ $player })
} { $at ->
    [box] im Kasten
   *[frame] im Rahmen
}
client-pendulum-text-player = { $player }, { $character }: { $holds }; { $tracks }; { $legendary ->
    [yes] Legendäre Errungenschaft erreicht
   *[no] Legendäre Errungenschaft nicht erreicht
}. Kriegslisten: { $hand }. Provinzen: { $provinces }.

client-pendulum-ordinal = { $place }.

## Die Regeln: Abschnitte, Symbole, Tasten

client-pendulum-section-SET = Aufbau
client-pendulum-section-TIM = Sanduhren
client-pendulum-section-WRK = Arbeiter
client-pendulum-section-ECO = Rohstoffe, Kosten, Belohnungen
client-pendulum-section-PRV = Provinzen
client-pendulum-section-STR = Kriegslisten
client-pendulum-section-ACH = Errungenschaften
client-pendulum-section-COU = Ratsversammlung
client-pendulum-section-CLM = Privileg
client-pendulum-section-END = Spielende
client-pendulum-section-UNT = Spiel ohne aktive Sanduhren
client-pendulum-section-ADV = Fortgeschrittene Variante
client-pendulum-section-AUT = Die Automas
client-pendulum-term-military = Ein Rohstoff, mit dem du Provinzen eroberst und manche Karten bezahlst.
client-pendulum-term-culture = Ein Rohstoff, mit dem du Kriegslisten aufnimmst und manche Karten bezahlst.
client-pendulum-term-gold = Ein Rohstoff, mit dem du Aktionen in Lila und Grün bezahlst.
client-pendulum-term-votes = Sie bestimmen die Privilegreihenfolge in der Ratsversammlung. Es gibt kein Limit.
client-pendulum-term-any = Ein beliebiger Rohstoff: Militär, Kultur oder Gold.
client-pendulum-term-power = Eine Leiste. Mit allen vieren im Pergament gewinnst du.
client-pendulum-term-prestige = Eine Leiste. Mit allen vieren im Pergament gewinnst du.
client-pendulum-term-popularity = Eine Leiste. Mit allen vieren im Pergament gewinnst du.
client-pendulum-term-legendary = Der Stern auf der Errungenschaft. Ohne ihn gewinnt niemand.
client-pendulum-key-worker = Arbeiter wählen; noch einmal: Aktion
client-pendulum-key-flip = Eine Sanduhr umdrehen
client-pendulum-key-hand = Zu deinen Kriegslisten
client-pendulum-key-claim = Die Errungenschaft beanspruchen
client-pendulum-key-refill = Provinzen auffüllen
client-pendulum-key-pick-up = Deine Kriegslisten aufnehmen
client-pendulum-key-plan = Planen, wohin ein Arbeiter als Nächstes geht
client-pendulum-key-say = Bereit oder fertig melden
