# De tafel in de terminal.

terminal-help = Typ het nummer van je keuze. h: tip, u: terugnemen, b: bord tonen, r { $rule }: een regel lezen, q: stoppen.
terminal-help-wait = w: wachten en de tijd laten lopen.
terminal-commitment = Hoe er geschud is, ligt vast. De vingerafdruk is { $commitment }.
terminal-kept = Je hebt de tafel verlaten. Om verder te spelen, start je opnieuw met --record { $file }.
terminal-not-kept = Je hebt de tafel verlaten en de partij is niet opgeslagen. Met --record BESTAND wel.
terminal-went-on = De partij gaat verder waar je was gebleven.
terminal-hint = Tip: { $move }
terminal-no-hint = Voor deze stelling is er geen tip.
terminal-no-rule = Die regel bestaat niet.
terminal-no-undo = Dat kun je niet terugnemen: er is iets willekeurigs getoond, of iemand anders heeft intussen een zet gedaan.
terminal-not-a-choice = Typ een getal van 1 tot { $count }, of ? voor hulp.
terminal-pick = Typ de nummers van de dobbelstenen en fiches, bijvoorbeeld: 1 3 4. Typ 0 voor geen.
terminal-you = Jij
terminal-seat = Plaats { $number }
terminal-taken = genomen: { $player }
terminal-the-opponent = tegenstander
terminal-available = beschikbaar
terminal-not-rolled = nog niet gegooid
terminal-used = gebruikt
terminal-has = tegels
terminal-begun = in aanbouw
terminal-passed = gepast
terminal-points = { $count ->
    [1] 1 punt
   *[other] { $count } punten
}
terminal-with-tiles = { $count } met tegels
terminal-due = hongersnood { $food } voedsel, oorlog { $strength } kracht, elk { terminal-points }
terminal-opponent = Tegenstander: { $books ->
    [1] 1 boek
   *[other] { $books } boeken
}
terminal-total = Totaal
terminal-seed = Startwaarde { $seed }. Die klopt met de vingerafdruk, dus van het begin af lag vast hoe er geschud was.

## Pendulum

# $kind is de fase; { $phase } de naam ervan, die bij een ronde het nummer al bevat.
terminal-pendulum-now = { $kind ->
    [round] { $phase }
    [opening] { $phase }
   *[other] { $phase } (ronde { $round })
}{ $space ->
    [0] {""}
   *[other] {""}, veld { $space } van 11 op het zandloperspoor
}
terminal-pendulum-privilege = Privilege
terminal-pendulum-by-votes = Volgens de stemmen nu
terminal-pendulum-next = Hierna omgedraaid
terminal-pendulum-next-council = geen meer, dan begint de raad
terminal-pendulum-area = { $area }{ $price ->
    [some] {""}: { $cost } per actie
   *[none] {""}
}
terminal-pendulum-timer = { $state ->
    [runs] zandloper: nog { $seconds } s
    [out] zandloper: doorgelopen
   *[rests] met zandloper
}
terminal-pendulum-worker = { $player }: { $kind }
terminal-pendulum-achievement = Prestatie
terminal-pendulum-achievement-needs = { $name }{ $star ->
    [yes] {" "}(met de ster)
   *[no] {""}
}: je hebt { $need } nodig om { $effects }.
terminal-pendulum-provinces = Provincies
terminal-pendulum-deck = { $count ->
    [one] nog 1 op de stapel
   *[other] nog { $count } op de stapel
}
terminal-pendulum-council = Volgende raad
terminal-pendulum-done = klaar
terminal-pendulum-resources = Middelen
terminal-pendulum-held = { $name } { $held } van { $limit }
terminal-pendulum-tracks = Sporen
terminal-pendulum-legendary = { $reached ->
    [yes] legendarische prestatie behaald
   *[no] legendarische prestatie nog niet behaald
}
terminal-pendulum-workers = Werkers
terminal-pendulum-hand = Hand
terminal-pendulum-discarded = Afgelegd
terminal-pendulum-conquered = Veroverd
terminal-pendulum-production = Productie
terminal-pendulum-to-come = in de volgende raad tot nu toe: { $points }, { $votes }
# Een kaart in het menu: { $line } is de zet, bijvoorbeeld “Speel ‘Buitdeel’”.
terminal-pendulum-card = { $kind ->
    [permanent] { $line } in je hand, om { $effects }
   *[other] { $line } om { $effects }
}
