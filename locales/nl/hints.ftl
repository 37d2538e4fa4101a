# Tips en de terugblik op een partij.

hint-worth-chance = { $share }% kans om te winnen
hint-worth-points = { $count ->
    [1] 1 punt
   *[other] { $count } punten
} aan het eind
# Hoeveel beter dan alles te laten zoals het is, op de scoresporen van Pendulum.
hint-worth-steps = { $count ->
    [0] geen directe winst
    [1] 1 punt waard
   *[other] { $count } punten waard
}
hint-wait = Wachten
hint-none = Er is niets te beslissen.
review-moment = { $number }. { $player }, zet { $entry }: { $played } ({ $worth })
review-waited = { $number }. { $player } wachtte tot zet { $entry }, en toen was het te laat:
review-better = Beter: { $move } ({ $worth })
review-seat = plaats { $seat }
review-good = Geen betere zetten gevonden.

## Nations

hint-dice = { $count ->
    [1] { $dice ->
        [die-white] een witte dobbelsteen
        [die-blue] een blauwe dobbelsteen
        [die-orange] een oranje dobbelsteen
       *[die-red] een rode dobbelsteen
    }
   *[other] { $count } { $dice ->
        [die-white] witte
        [die-blue] blauwe
        [die-orange] oranje
       *[die-red] rode
    } dobbelstenen
}
hint-chit = { $chit ->
    [gold] 1 goud
    [stone] 1 steen
    [food] 1 voedsel
    [book] 1 boek
   *[strength] 1 kracht
}
hint-nations-fair = Deze zet deed het goed in gesimuleerde partijen.
hint-nations-behind =
    { $unit ->
        [points] Dit levert { $count } { $count ->
            [one] punt
           *[other] punten
        } minder op dan de beste zet.
       *[chance] Hiermee win je van 100 partijen { $count } minder dan met de beste zet.
    }
hint-nations-close = Dit is ongeveer even goed als de beste zet.
hint-nations-points = Dit levert aan het eind { $count ->
    [1] 1 punt
   *[other] { $count } punten
} op.
hint-nations-dice = Je krijgt { hint-dice } voor { $ages ->
    [1] dit tijdperk
   *[other] { $ages } tijdperken
}.
hint-nations-rerolls = Je krijgt { $count ->
    [1] een herworp
   *[other] { $count } herworpen
} { $ages ->
    [1] in dit tijdperk
   *[other] per tijdperk, { $ages } tijdperken lang
}.
hint-nations-chit = Het fiche geeft je { hint-chit } { $ages ->
    [1] in dit tijdperk
   *[other] per tijdperk, { $ages } tijdperken lang
}.
hint-nations-wonder = Als het voor { $stone } steen gebouwd is, levert het { $count ->
    [0] een nuttig fiche
    [1] 1 punt
   *[other] { $count } punten
} op.
hint-nations-least = Aan “{ $tile-name }” heb je het minst.
hint-nations-enough = Niets op het bord is de kosten waard. Bewaar je dobbelstenen en fiches voor het einde van het tijdperk.
hint-nations-prevents = In { $share }% van de gesimuleerde partijen pakt een tegenspeler hem.
hint-nations-removes = Hij kan snel weg zijn: na elke actie haalt de dobbelsteen van de tegenstander hem in { $share }% van de gevallen weg.
hint-nations-feeds = Je voedt je volk in { $share }% van de gesimuleerde partijen; met andere zetten in { $other }%.
hint-nations-fights = Je wint de oorlog in { $share }% van de gesimuleerde partijen; met andere zetten in { $other }%.
hint-nations-reads = Je krijgt { $share }% van de punten voor boeken; met andere zetten { $other }%.
hint-nations-leads = Je begint het volgende tijdperk in { $share }% van de gesimuleerde partijen; met andere zetten in { $other }%.

## Pendulum

hint-timer = { $timer ->
    [purple] paarse
    [green] groene
   *[black] zwarte
}
hint-slot = { $colour ->
    [brown] de bruine kolom
    [red] de rode kolom
    [blue] de blauwe kolom
   *[yellow] de gele kolom
}
hint-worker = { $worker ->
    [own-worker-0] je grote werker
    [own-worker-1] je eerste gewone werker
    [own-worker-2] je tweede gewone werker
    [own-worker-3] je derde gewone werker
   *[own-worker-4] je tweede grote werker
}
hint-pendulum-fair = Geen andere zet belooft meer.
hint-pendulum-behind = Het kan, maar een andere zet belooft meer.
hint-pendulum-gains = Je krijgt { $gains }.
hint-pendulum-will-gain = Daar kun je { $gains } krijgen.
hint-pendulum-each-time = Elke keer dat je hem speelt, krijg je { $gains }.
hint-pendulum-permanent = Hij komt in je hand: je kunt hem spelen en weer terugnemen.
hint-pendulum-province = { $province-name } geeft { $gains } extra als je in { hint-slot } produceert.
hint-pendulum-slot-full = Maar { hint-slot } is vol: in de raadsfase moet je een van die provincies afleggen.
hint-pendulum-draw = In de stapel ligt misschien iets beters dan de open provincies.
hint-pendulum-recruits = Een extra werker helpt je tot het einde.
hint-pendulum-recalls = Je kunt een van je krijgslisten nog een keer spelen.
hint-pendulum-raises-limit = Je kunt in elke kolom één provincie meer houden.
hint-pendulum-grande = Een grote werker mag ook naar kaders waar al anderen staan.
hint-pendulum-picks-up = { $count ->
    [1] Je kunt die krijgslist nog een keer spelen.
   *[other] Je kunt { $count } krijgslisten nog een keer spelen.
}
hint-pendulum-retrieves = Dit bevrijdt { hint-worker } nu in plaats van pas over { $seconds } s.
hint-pendulum-retrieves-spaces = Dit bevrijdt { hint-worker } nu in plaats van pas { $count ->
    [1] 1 veld
   *[other] { $count } velden
} later.
hint-pendulum-retrieves-now = Dit bevrijdt { hint-worker } meteen.
hint-pendulum-may-token = Dan kun je “{ $achievement-name }” claimen voor de legendarische prestatiesteen.
hint-pendulum-may-claim = Dan kun je “{ $achievement-name }” claimen voor de beloning.
hint-pendulum-may-play = Dan kun je “{ $card-name }” betalen.
hint-pendulum-may-buy = Dan kun je in de laatste raad “{ $card-name }” betalen.
hint-pendulum-may-pick-up = Dan kun je betalen om je krijgslisten terug te nemen.
hint-pendulum-nears-token = Dan heb je nog maar { $count } nodig om “{ $achievement-name }” te claimen voor de legendarische prestatiesteen.
hint-pendulum-nears-claim = Dan heb je nog maar { $count } nodig om “{ $achievement-name }” te claimen.
hint-pendulum-nears-play = Dan heb je nog maar { $count } nodig voor “{ $card-name }”.
hint-pendulum-nears-buy = Dan heb je nog maar { $count } nodig voor “{ $card-name }” in de laatste raad.
hint-pendulum-nears-pick-up = Dan heb je nog maar { $count } nodig om je krijgslisten terug te nemen.
hint-pendulum-parchment = Je bereikt het perkament bij { $track-name }.
hint-pendulum-weakest = Je laagste spoor is { $track-name }, en het laagste spoor telt het eerst.
hint-pendulum-votes = { $count ->
    [1] Je haalt één tegenspeler in bij de stemmen.
   *[other] Je haalt { $count } tegenspelers in bij de stemmen.
}
hint-pendulum-token = Zonder legendarische prestatie kun je niet winnen.
hint-pendulum-token-rivals = { $count ->
    [0] Er is één prestatiesteen per ronde: pak hem voordat een ander het doet.
    [1] Eén tegenspeler kan de prestatiesteen nu pakken.
   *[other] { $count } tegenspelers kunnen de prestatiesteen nu pakken.
}
hint-pendulum-claim-free = Claimen kost niets en mag één keer per ronde.
hint-pendulum-others-conquer = { $count ->
    [1] Eén tegenspeler kan straks ook veroveren.
   *[other] { $count } tegenspelers kunnen straks ook veroveren.
}
hint-pendulum-blocks = Dit houdt de gewone werkers van tegenspelers uit dat kader.
hint-pendulum-bold = Je hoeft niet op de zandloper te wachten.
hint-pendulum-comes = De { hint-timer } zandloper komt daar over { $seconds } s.
hint-pendulum-comes-spaces = De { hint-timer } zandloper komt daar over { $count ->
    [1] 1 veld
   *[other] { $count } velden
}.
hint-pendulum-comes-soon = De { hint-timer } zandloper is doorgelopen en kan daar elk moment komen.
hint-pendulum-comes-first = Hij kan een actie uitvoeren zodra de ronde begint.
hint-pendulum-leaves = De { hint-timer } zandloper gaat over { $seconds } s weg; dan is het te laat.
hint-pendulum-leaves-spaces = De { hint-timer } zandloper gaat over { $count ->
    [1] 1 veld
   *[other] { $count } velden
} weg; dan is het te laat.
hint-pendulum-leaves-soon = De { hint-timer } zandloper is doorgelopen: doe het voordat iemand hem omdraait.
hint-pendulum-last = De raad is opgeroepen: nu of nooit.
hint-pendulum-lets-act = Het omdraaien laat { hint-worker } een actie uitvoeren.
hint-pendulum-sets-free = Het omdraaien bevrijdt { hint-worker }.
hint-pendulum-idle = De { hint-timer } zandloper is doorgelopen, en niemand heeft hem daar nodig.
hint-pendulum-wait = Nu is er niets de moeite waard. De { hint-timer } zandloper is over { $seconds } s doorgelopen.
hint-pendulum-wait-flip = Nu is er niets de moeite waard, en de { hint-timer } zandloper omdraaien helpt je nog niet.
hint-pendulum-ready = Voordat de zandlopers verdergaan, is er niets meer de moeite waard.
hint-pendulum-done = Voor de raad valt er voor jou niets meer te halen.
hint-pendulum-refill = Je hebt meer provincies om uit te kiezen als je verovert.
hint-pendulum-withdraw = Vanaf je tableau kan hij later overal heen.
hint-pendulum-decline = Niets daarvan zou je helpen.
hint-pendulum-glory = Glorie beslist bij een gelijke stand, maar neemt ruimte van je middelen in.
hint-pendulum-least = { $province-name } levert je daar het minst op.
