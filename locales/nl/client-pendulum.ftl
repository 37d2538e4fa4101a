# Pendulum in de browser; wat de server ook zegt, staat in pendulum.ftl.

client-pendulum-round = Ronde { $round }
client-pendulum-round-of = Ronde { $round } van { $of }
client-pendulum-after-round = Na ronde { $round } van { $of }
client-pendulum-side = Spelers in privilegevolgorde en verloop
client-pendulum-mat = Je tableau
client-pendulum-mat-of = Tableau van { $player }
client-pendulum-tab-board = Bord
client-pendulum-tab-mat = Tableau
client-pendulum-tab-rivals = Spelers
client-pendulum-tab-council = Raad
client-pendulum-tab-log = Verloop

## Het bord

client-pendulum-area = Actiegebied { $area }
client-pendulum-row = { $area }, { $row }: { $timer ->
    [here] de zandloper staat hier, acties uitvoeren
   *[away] geen zandloper, werkers zetten en verplaatsen
}
client-pendulum-act-plate = ACTIE
client-pendulum-place-plate = ZETTEN
client-pendulum-marker = tijdsteen
client-pendulum-rests = zandloper staat stil
client-pendulum-left = Zandloper { $timer }: { $seconds ->
    [0] doorgelopen
    [1] nog 1 seconde
   *[other] nog { $seconds } seconden
}
client-pendulum-flip = Omdraaien
client-pendulum-act = Actie
client-pendulum-bold = Gewaagd
client-pendulum-bold-with = Gewaagde inzet met werker { $number }: { $action }
client-pendulum-act-with = Actie met werker { $number }: { $action }
client-pendulum-note-called = niet meer omdraaien
client-pendulum-note-run-out = doorgelopen: iedereen kan omdraaien
client-pendulum-note-empty = doorgelopen
client-pendulum-note-soon = omdraaien kan over { $time }
client-pendulum-note-space = op veld { $space }
client-pendulum-note-markers = { $count ->
    [0] de raad is opgeroepen
    [1] nog 1 keer omdraaien tot de raad
   *[other] nog { $count } keer omdraaien tot de raad
}
client-pendulum-action-brown = Bruin
client-pendulum-action-renown = Pop · Pres · Stem
client-pendulum-action-blue = Blauw
client-pendulum-action-red = Rood
client-pendulum-action-popularity = Populariteit
client-pendulum-action-muster = Kracht, stemmen
client-pendulum-action-yellow = Geel
client-pendulum-action-vote = Stem
client-pendulum-action-conquest = Provincie
client-pendulum-action-resource = 1 naar keuze
client-pendulum-any = middel naar keuze
client-pendulum-frame = Kader in { $area }, { $row }, voor: { $actions }. { $who } { $state ->
    [legal] Je werker kan hierheen.
    [plan] Plan om hierheen te gaan.
    [not] Je werker kan hier niet heen.
   *[none] {""}
}
client-pendulum-own-here = { $whose ->
    [yours] Jouw werker { $number } ({ $kind }): { $state }
   *[theirs] Werker { $number } ({ $kind }): { $state }
}
client-pendulum-other-here = { $kind } van { $player }
client-pendulum-worker = Werker { $number }

## Werkers

client-pendulum-workers = Je werkers
client-pendulum-state-available = Op tableau
client-pendulum-state-free = Vrij
client-pendulum-state-waiting = Wacht
client-pendulum-state-ready = Gereed
client-pendulum-state-stuck = Zit vast
client-pendulum-state-reserve = Reserve
client-pendulum-state-council = Bij de raad
client-pendulum-state-gone = Weg
client-pendulum-on-mat = op het tableau
client-pendulum-in = in { $area }
client-pendulum-caught = { $seconds ->
    [0] kan nu omgedraaid worden
   *[other] vast over { $time }
}
client-pendulum-soon = { $seconds ->
    [0] nu
   *[other] { $time }
}
client-pendulum-lacks = te weinig:
client-pendulum-to-mat = Naar tableau
client-pendulum-act-how = Actie…
client-pendulum-ways = Meer acties met werker { $number }
client-pendulum-plan-to = daarna { $area }
client-pendulum-plan-drop = Werker { $number } gaat hierna naar { $area }. Plan wissen.

## Kiezen

client-pendulum-how-act = Welke actie voert werker { $number } uit?
client-pendulum-how-claim = Wat wil je claimen?
client-pendulum-pay-with = Waarmee betaal je voor “{ $card }”?
client-pendulum-way = { $kind ->
    [twice] { $action }, twee keer
    [also] { $action } en { $other }
   *[once] { $action }
}
client-pendulum-claim-for = { $kind ->
    [legendary] De ster
    [both] De ster en de beloning
    [twice] Twee keer de beloning
   *[reward] De beloning
}{ $unearned ->
    [true] , zonder aan de voorwaarde te voldoen
   *[false] {""}
}
client-pendulum-step-to = { $track } { $from } → { $to }
client-pendulum-swap = { $give }, { $gain }
client-pendulum-worker-at = Werker { $number }, { $where }
client-pendulum-doing = { $action }, { $state }
client-pendulum-glory-costs = Je limiet voor { $name } daalt naar { $most }.
client-pendulum-brings = Je krijgt { $list }.
client-pendulum-from-deck = Bovenste kaart van de stapel, ongezien
client-pendulum-take-back = Terugnemen
client-pendulum-take = Nemen
client-pendulum-pay = Betalen
client-pendulum-less = Minder { $name }
client-pendulum-more = Meer { $name }
client-pendulum-of = { $count } van { $wanted }
client-pendulum-others-play = De anderen spelen door; kies om verder te gaan.
client-pendulum-mix-none = Hiervan heb je niets gekozen.
client-pendulum-mix-most = Hiervan kan er niet meer bij.
client-pendulum-mix-full = Dat zijn ze allemaal. Haal er een weg om een andere te kiezen.
client-pendulum-mix-wanted = Kies er eerst { $wanted } in totaal.
client-pendulum-prompt-place = Werker { $number }: klik op een gemarkeerd kader (of druk op de letter), of sleep de werker erheen.
client-pendulum-prompt-plan = Werker { $number }: waar moet hij hierna heen? Hij gaat zodra het mag.
client-pendulum-prompt-caught = { $seconds ->
    [0] { $area } kan nu worden omgedraaid. Dan zit werker { $number } vast.
   *[other] { $area } kan over { $time } worden omgedraaid. Dan zit werker { $number } vast.
}
client-pendulum-prompt-act = { $count ->
    [1] Werker { $list } kan zijn actie uitvoeren.
   *[other] Werkers { $list } kunnen hun actie uitvoeren.
}
client-pendulum-prompt-move = { $count ->
    [1] Werker { $list } kun je zetten.
   *[other] Werkers { $list } kun je zetten.
}
client-pendulum-prompt-cannot = { $count ->
    [1] Werker { $list } kan zijn actie nu niet uitvoeren; het beloningsveld zegt waarom.
   *[other] Werkers { $list } kunnen hun actie nu niet uitvoeren; de beloningsvelden zeggen waarom.
}
client-pendulum-prompt-flip = { $count ->
    [1] { $list } is doorgelopen: je kunt de zandloper omdraaien.
   *[other] { $list } zijn doorgelopen: je kunt de zandlopers omdraaien.
}
client-pendulum-prompt-waits = Je werkers wachten, eerst tot { $area } is doorgelopen.
client-pendulum-prompt-onward = Je werkers wachten. Druk op ‘Gereed’, dan gaat het verder.
client-pendulum-prompt-turn = { $player } kiest.
client-pendulum-tap = Werker { $number }: tik op een kader met +
client-pendulum-tap-plan = Werker { $number }: tik op het volgende kader
client-pendulum-command-about = { $what } ({ $about })
client-pendulum-decided = { $side ->
    [lost] { $by } ({ $higher }) staat hoger in privilege dan jij ({ $lower }) en was binnen de tussenperiode. Je zet is teruggedraaid: { $command }. Wat je betaalde, heb je terug, en je werker staat weer waar hij stond.
    [won] Jij ({ $higher }) staat hoger in privilege dan { $player } ({ $lower }) en was binnen de tussenperiode, dus jouw zet telt. De zet van { $player } is teruggedraaid: { $command }.
   *[other] { $by } ({ $higher }) staat hoger in privilege dan { $player } ({ $lower }). De zet van { $player } is teruggedraaid: { $command }.
}

## Je tableau

client-pendulum-held = { $name }: { $held } van { $limit }{ $glory ->
    [0] {""}
   *[other] {""}, { $glory } glorie
}
client-pendulum-votes-place = nu { $place }
client-pendulum-to-go = nog { $count }
client-pendulum-to-go-after = daarna nog { $count }
client-pendulum-in-parchment = in het perkament
client-pendulum-arrived = binnen
client-pendulum-parchment = Perkament
client-pendulum-legendary-taken = behaald
client-pendulum-legendary-there = de ster ligt op deze prestatie
client-pendulum-legendary-not = geen ster deze ronde
client-pendulum-tracks-name = Kracht { $power }, prestige { $prestige }, populariteit { $popularity }, { $legendary ->
    [yes] legendarische prestatie behaald
   *[no] legendarische prestatie niet behaald
}. Het perkament begint bij 14.
client-pendulum-slots = Kolommen
client-pendulum-mat-gives = tableau
client-pendulum-room = ruimte voor { $count }
client-pendulum-lost = { $count ->
    [one] 1 gaat verloren
   *[other] { $count } gaan verloren
}
client-pendulum-now = Op dit moment: { $list }.
client-pendulum-now-lost = { $count ->
    [one] 1 daarvan komt boven je limiet en gaat verloren.
   *[other] { $count } daarvan komen boven je limiet en gaan verloren.
}
client-pendulum-stratagems = Krijgslisten
client-pendulum-in-hand = { $count } in je hand
client-pendulum-hand = Je hand
client-pendulum-discards = Afgelegd
client-pendulum-pick-up = { $count ->
    [0] Terugnemen:
    [one] 1 terugnemen:
   *[other] { $count } terugnemen:
}
client-pendulum-kind-immediate = direct
client-pendulum-kind-permanent = in je hand
client-pendulum-kind-grande = één per raad
client-pendulum-kind-printed = altijd mogelijk
client-pendulum-card-any = naar keuze
client-pendulum-card-produce = kolom
client-pendulum-card-step = punt
client-pendulum-card-one_track = spoor
client-pendulum-card-swap = omzetten
client-pendulum-card-conquer = verover
client-pendulum-card-retrieve = terug
client-pendulum-card-recruit = in het spel
client-pendulum-card-pick_up_one = 1 kaart
client-pendulum-card-pick_up_all = alle kaarten
client-pendulum-card-raise_limit = 3 per kolom
client-pendulum-card-grande = grote werker
client-pendulum-card-waive = geen goud
client-pendulum-card-exchange = ruilen
client-pendulum-card-adjacent = ernaast
client-pendulum-card-double_claim = dubbel
client-pendulum-card-bold_placement = gewaagd
client-pendulum-card-claim = claimen
client-pendulum-card-double_action = twee keer

## In het midden

client-pendulum-achievement = Prestatie
client-pendulum-token = de legendarische prestatiesteen ligt hier
client-pendulum-no-token = geen ster
client-pendulum-or = of
client-pendulum-claim = Claimen
client-pendulum-claimed = geclaimd
client-pendulum-provinces = Provincies
client-pendulum-provinces-about = wat elke kaart onder een kolom geeft
client-pendulum-deal = Aanvullen
client-pendulum-deck = stapel
client-pendulum-next-council = Volgende raad
client-pendulum-place-steps = { $place } +{ $count }

## Tegenspelers

client-pendulum-privilege = Privilege
client-pendulum-privilege-about = pijlen: volgens de stemmen nu
client-pendulum-open-mat = { $player }: tableau tonen
client-pendulum-mat-back = { $own ->
    [yes] Naar mijn tableau
   *[no] Terug
}
client-pendulum-workers-of = Werkers van { $player }
client-pendulum-trend = { $trend ->
    [stays] blijft { $place }
   *[other] wordt { $place }
}
client-pendulum-your-trend = { $trend ->
    [stays] blijft { $place }
   *[other] wordt { $place }
}
client-pendulum-their-turn = aan de beurt
client-pendulum-choosing = kiest
client-pendulum-you-choose = kiest
client-pendulum-said-done = { $phase ->
    [called] klaar
   *[ready] gereed
}
client-pendulum-has-legendary = legendarisch
client-pendulum-no-legendary = nog niet legendarisch
client-pendulum-rival-line = { $character } · { $cards ->
    [1] 1 kaart
   *[other] { $cards } kaarten
} · { $provinces ->
    [1] 1 provincie
   *[other] { $provinces } provincies
}

## De Automa's

client-pendulum-automas-about = Automa's op niveau { $level }, { $markers ->
    [0] geen tijdstenen
    [one] 1 tijdsteen
   *[other] { $markers } tijdstenen
}
client-pendulum-automa-grande = heeft een grote werker
client-pendulum-automa-laid = Kaarten voor de volgende raad
client-pendulum-automa-no-change = Op het bord verandert niets.
client-pendulum-automa-card = Hun laatste kaart
client-pendulum-automa-number = nr. { $card }
client-pendulum-automa-coming = Volgende raad, tot nu toe met { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
}: { $points ->
    [one] 1 punt
   *[other] { $points } punten
}, { $votes ->
    [one] 1 stem
   *[other] { $votes } stemmen
}

## Waar de tafel op wacht

client-pendulum-phase-opening = Spelbegin: zet eerst je grote werker, dan een gewone
client-pendulum-phase-starting = Gereed voor de start?
client-pendulum-phase-round = De zandlopers lopen
client-pendulum-phase-called = De raad is opgeroepen
client-pendulum-phase-rewards = Raad: beloningen
client-pendulum-phase-trimming = Raad: provincies
client-pendulum-phase-placing = Zet werkers voor ronde { $round }
client-pendulum-phase-over = Einde van het spel
client-pendulum-untimed = Ronde zonder zandlopers: veld { $space } van 11
client-pendulum-timeline = Zandloperspoor
client-pendulum-council = raad
client-pendulum-next-space = Omgedraaid op veld { $space }: { $list }.
client-pendulum-last-space = Na dit veld begint de raad.
client-pendulum-one-by-one = Om de beurt: { $turn ->
    [own] jij bent aan de beurt.
   *[other] { $player } is aan de beurt.
}{ $final ->
    [yes] {" "}Het laagste privilege begint; ‘klaar’ is definitief.
   *[no] {""}
}
client-pendulum-is-done = gereed
client-pendulum-not-done = nog niet gereed
client-pendulum-act-last = Privilege claimen
client-pendulum-act-last-about = Vanaf nu speelt iedereen om de beurt, van het laagste naar het hoogste privilege. Wie al klaar was, moet dat opnieuw melden; ‘klaar’ is dan definitief.
client-pendulum-wish = Volgende ronde (als iedereen het eens is)
client-pendulum-timed = Met tijd
client-pendulum-untimed-mode = Zonder tijd

## De raad

client-pendulum-see-board = Bekijk het bord
client-pendulum-to-council = Naar de raad
client-pendulum-in-council = Dit kies je in de raad.
client-pendulum-council-steps = Stappen van de raad
client-pendulum-council-number = Raad { $round }
client-pendulum-councils-left = { $count ->
    [0] de laatste
    [one] hierna nog 1
   *[other] hierna nog { $count }
}
client-pendulum-step-privilege = Privilege
client-pendulum-step-privilege-about = Stemmen worden geteld en ingeleverd. Bij een gelijke stand gaat wie lager stond omhoog.
client-pendulum-tied = Gelijke stand met { $votes }: { $one } en { $other }. Wie lager stond, gaat omhoog.
client-pendulum-step-rewards = Beloningen
client-pendulum-step-rewards-about = In de nieuwe volgorde: punten voor je plaats en één kaart.
client-pendulum-step-provinces = Provincies
client-pendulum-step-provinces-about = Onder elke kolom houd je er hoogstens { $limit }.
client-pendulum-step-cards = Nieuwe kaarten
client-pendulum-step-cards-about = Nieuwe provincies, beloningen en prestatie; de ster komt terug.
client-pendulum-step-place = Werkers zetten
client-pendulum-step-place-about = In rijen zonder zandloper.
client-pendulum-step-end = Einde
client-pendulum-step-end-about = Wie het verst is gekomen, wint.
client-pendulum-step-round = Ronde { $round }
client-pendulum-step-round-about = Alle drie de zandlopers worden tegelijk omgedraaid.
client-pendulum-timers-rest = zandlopers staan stil
client-pendulum-timers = Zandlopers
client-pendulum-take-reward = Neem je beloning
client-pendulum-council-decide = Jouw keuze
client-pendulum-council-waits = { $player } kiest een beloning
client-pendulum-council-provinces = Provincies
client-pendulum-trim-waits = De anderen leggen nog provincies af.
client-pendulum-end = Einde van raad { $round }
client-pendulum-end-prompt = Raad { $round } is voorbij.
client-pendulum-end-order = Nieuwe privilegevolgorde
client-pendulum-end-order-about = op stemmen, die nu zijn ingeleverd
client-pendulum-end-rewards = Beloningen
client-pendulum-end-rewards-about = punten voor de plaats en één kaart
client-pendulum-end-provinces = nieuwe provincie: { $list }
client-pendulum-end-gave-up = legt af: { $list }
client-pendulum-end-over-limit = { $count } boven de limiet
client-pendulum-end-tracks = Sporen nu
client-pendulum-end-continue = Verder naar ronde { $round }
client-pendulum-place-gives = { $place } plaats: { $count ->
    [0] geen punten
    [one] één punt
   *[other] { $count } punten
} en één kaart.
client-pendulum-place-brings = { $count ->
    [0] één kaart, geen punten
    [one] één punt en één kaart
   *[other] { $count } punten en één kaart
}
client-pendulum-automa-brings = { $count ->
    [0] één kaart, geen punten
    [one] 1 punt en één kaart
   *[other] { $count } punten en één kaart
}
client-pendulum-automa-took = { $points ->
    [0] nam “{ $card }”
    [1] kreeg 1 punt, nam “{ $card }”
   *[other] kreeg { $points } punten, nam “{ $card }”
}
client-pendulum-automa-no-card = { $points ->
    [0] vond geen kaart
    [1] kreeg 1 punt, vond geen kaart
   *[other] kreeg { $points } punten, vond geen kaart
}
client-pendulum-takes-nothing = neemt niets
client-pendulum-took = nam “{ $card }”
client-pendulum-votes = { $count ->
    [1] 1 stem
   *[other] { $count } stemmen
}
client-pendulum-steps = { $count ->
    [1] Eén punt
   *[other] { $count } punten
}
client-pendulum-steps-about = kies voor elk een spoor (niet het legendarische)
client-pendulum-one-card = Eén kaart
client-pendulum-one-card-about = genomen kaarten worden niet vervangen; de rest gaat uit het spel
client-pendulum-taken-by = { $seat ->
    [you] door jou genomen
   *[other] door { $player } genomen
}
client-pendulum-tracks = Scoresporen
client-pendulum-tracks-after = Sporen na deze keuze
client-pendulum-tracks-after-about = vlaggen: je tegenspelers; gestippeld: jouw punten
client-pendulum-you-take = Je neemt { $list }.
client-pendulum-not-final = Niets is definitief tot je bevestigt.
client-pendulum-take-it = Bevestigen
client-pendulum-take-lacks = { $what ->
    [steps] Verdeel eerst je punten.
    [payment] Kies eerst waarmee je betaalt.
   *[card] Kies eerst een kaart.
}
client-pendulum-limit = limiet { $limit }
client-pendulum-in-reach = Nog nodig
client-pendulum-the-star = de ster
client-pendulum-all-in = alle vier in het perkament

## Uitslag

client-pendulum-why = { $won ->
    [you] Jij hebt gewonnen: { $reason }.
    [yes] { $winner } heeft gewonnen: { $reason }.
    [automas] De Automa's hebben gewonnen: { $reason }.
   *[no] Niemand heeft gewonnen: { $reason }.
}

client-pendulum-over-time = Sporen in de loop van het spel
client-pendulum-over-time-about = het perkament begint bij 14
client-pendulum-plot = { $track } in de loop van de partij; aan het eind: { $list }
client-pendulum-never = nooit
client-pendulum-actions = Acties en middelen
client-pendulum-taken-missed = { $area }: acties uitgevoerd / gemist
client-pendulum-lengths = Duur van de rondes: { $list }
client-pendulum-against = { $beaten ->
    [yes] verslagen
   *[no] niet verslagen
} ({ $reason })

## De stelling in woorden

client-pendulum-text-situation = { $phase }, ronde { $round }. Privilege: { $order }. Prestatie: { $achievement }{ $token ->
    [yes] {""}, met de ster
   *[no] {""}
}. Provincies: { $provinces }. Volgende raad: { $rewards }.
client-pendulum-text-area = { $area }: zandloper bij de { $row }{ $runs ->
    [yes] {""}, nog { $time }
   *[no] {""}
}.
client-pendulum-text-row = { $row } ({ $timer ->
    [here] acties uitvoeren
   *[away] werkers zetten
}): { $list }.
client-pendulum-text-worker = { $own ->
    [yes] jouw werker { $number }
   *[no] { $kind } van { $player }
} { $at ->
    [box] in het beloningsveld
   *[frame] in het kader
}
client-pendulum-text-player = { $player }, { $character }: { $holds }; { $tracks }; { $legendary ->
    [yes] legendarische prestatie behaald
   *[no] legendarische prestatie niet behaald
}. Krijgslisten: { $hand }. Provincies: { $provinces }.

client-pendulum-ordinal = { $place }e

## De regels: delen, symbolen, toetsen

client-pendulum-section-SET = Voorbereiding
client-pendulum-section-TIM = Zandlopers
client-pendulum-section-WRK = Werkers
client-pendulum-section-ECO = Middelen, kosten, beloningen
client-pendulum-section-PRV = Provincies
client-pendulum-section-STR = Krijgslisten
client-pendulum-section-ACH = Prestaties
client-pendulum-section-COU = Raad
client-pendulum-section-CLM = Privilege
client-pendulum-section-END = Einde
client-pendulum-section-UNT = Spelen zonder zandlopers
client-pendulum-section-ADV = Variant voor gevorderden
client-pendulum-section-AUT = De Automa's
client-pendulum-term-military = Een middel om provincies te veroveren en sommige kaarten te betalen.
client-pendulum-term-culture = Een middel om krijgslisten terug te nemen en sommige kaarten te betalen.
client-pendulum-term-gold = Een middel om acties in paars en groen te betalen.
client-pendulum-term-votes = Bepalen in de raad de privilegevolgorde. Er is geen limiet.
client-pendulum-term-any = Een middel naar keuze: soldaten, cultuur of goud.
client-pendulum-term-power = Een spoor. Met alle vier in het perkament win je.
client-pendulum-term-prestige = Een spoor. Met alle vier in het perkament win je.
client-pendulum-term-popularity = Een spoor. Met alle vier in het perkament win je.
client-pendulum-term-legendary = De ster op de prestatie. Zonder die ster wint niemand.
client-pendulum-key-worker = Een werker kiezen; nog eens: actie
client-pendulum-key-flip = Een zandloper omdraaien
client-pendulum-key-hand = Naar je krijgslisten
client-pendulum-key-claim = De prestatie claimen
client-pendulum-key-refill = Een provincie aanvullen
client-pendulum-key-pick-up = Je krijgslisten terugnemen
client-pendulum-key-plan = Plannen waar een werker hierna heen gaat
client-pendulum-key-say = Klaar of gereed melden
