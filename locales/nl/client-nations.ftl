# Nations in de browser; wat ook de server zegt, staat in nations.ftl. Heeft een bericht $seat, dan is dat "you" of "other".

client-nations-age-of = Tijdperk { $age } van IV
client-nations-short-title = Nations

## Het vooruitgangsbord

client-nations-board = Vooruitgangsbord
client-nations-board-about = Kosten per rij; kolonies kosten kracht. Onder elke tegel: { $seat ->
    [you] wat je zou betalen.
   *[other] wat { $player } zou betalen.
}
client-nations-row-price = Kosten { $price }
client-nations-tile-name = { $tile }, { $kind }. Kosten: { $price } { $symbol }. Opbrengst: { $gives }.
client-nations-tile-stone = Bouwen kost { $stone } steen.
client-nations-tile-selected = gekozen
client-nations-tile-short = { $held } van { $needed } { $symbol }
client-nations-taken-by = { $seat ->
    [you] door jou gekocht
   *[other] door { $player } gekocht
}
client-nations-taken-by-opponent = weggepakt door de tegenstander
client-nations-short-pieces = { $kind ->
    [both] { $chits ->
        [1] 1 fiche
       *[other] { $chits } fiches
    }, { $dice ->
        [1] 1 dobbelsteen
       *[other] { $dice } dobbelstenen
    }
    [chits] { $chits ->
        [1] 1 fiche
       *[other] { $chits } fiches
    }
   *[dice] { $dice ->
        [1] 1 dobbelsteen
       *[other] { $dice } dobbelstenen
    }
}

## De gebeurtenis

client-nations-event-panel = Dit tijdperk
client-nations-need = { $kind }: { $needed } { $symbol } nodig.
client-nations-you-keep = { $seat ->
    [you] je houdt
   *[other] houdt
}
client-nations-you-lack = te weinig
client-nations-able = { $needed } van { $needed }: { $points ->
    [1] +1 punt
   *[other] +{ $points } punten
}
client-nations-able-exchange = met inwisselen: { $points ->
    [1] +1 punt
   *[other] +{ $points } punten
}
client-nations-unable = { $held } van { $needed }
client-nations-unable-before-roll = { $held } van { $needed } vóór de worp
client-nations-settled = afgehandeld

## Beslissen

client-nations-decision = Beurt
client-nations-your-action = Kies een actie
client-nations-your-action-about = Koop een tegel van het bord, of:
client-nations-only-pass = Je kunt alleen nog passen
client-nations-only-pass-about = Wat je nog hebt, houd je voor het einde van het tijdperk.
client-nations-waiting = { $seat ->
    [you] Jij bent aan de beurt
   *[other] { $player } is aan de beurt
}
client-nations-title-buy = { $tile } kopen
client-nations-title-build = { $tile } bouwen
client-nations-title-reroll = Opnieuw gooien
client-nations-title-books = Boeken
client-nations-title-famine = Hongersnood
client-nations-title-war = Oorlog
client-nations-price = Kosten
client-nations-use = Gebruik
client-nations-dice = Dobbelstenen
client-nations-replace = Vervang
client-nations-you-get = Je krijgt
client-nations-goes-back = Geef terug
client-nations-other-way = Anders betalen
client-nations-exchanged = ingewisseld voor
client-nations-paid-of = { $paid } van { $amount }
client-nations-lost = { $lost ->
    [0] niets verloren
   *[other] { $lost } verloren
}
client-nations-why = { $best ->
    [yes] Het voordeligst: { $list }.
   *[no] Zo: { $list }.
}
client-nations-keeps = nog genoeg voor { $list }
client-nations-gives-up = te weinig over voor { $list }
client-nations-the-famine = de hongersnood
client-nations-the-war = de oorlog
client-nations-spends = { $count ->
    [1] 1 boek minder
   *[other] { $count } boeken minder
}
client-nations-costs-only = verder verandert er niets
client-nations-dice-back = Geef { $dice } terug:
client-nations-used-ones = { $count ->
    [1] een gebruikte dobbelsteen
   *[other] gebruikte dobbelstenen
}
client-nations-gain = { $gives }, te gebruiken vanaf je volgende beurt.
client-nations-gain-dice = { $dice }, meteen gegooid, te gebruiken vanaf je volgende beurt.
client-nations-gain-site = in aanbouw: bouw het in een latere beurt.
client-nations-leaves = { $tile } gaat uit het spel.
client-nations-leaves-game = gaat uit het spel
client-nations-buy = Kopen
client-nations-build = Bouwen
client-nations-roll = { $count ->
    [0] Gooien
    [1] Gooi 1 dobbelsteen
   *[other] Gooi { $count } dobbelstenen
}
client-nations-reroll-about = Kies hieronder dobbelstenen om opnieuw te gooien. Het kost een herworpfiche en is je beurt.
client-nations-books-about = Kies wat je gebruikt voor de boeken erop. Voor hongersnood en oorlog heb je dat dan niet meer.
client-nations-books-after = Boeken: { $before } → { $after }. Nu { $points ->
    [0] geen punten
    [1] 1 punt
   *[other] { $points } punten
}.
client-nations-use-books = { $count ->
    [0] Geen boeken
    [1] Gebruik 1 boek
   *[other] Gebruik { $count } boeken
}
client-nations-famine-gain = { $points ->
    [1] 1 punt als je je volk voedt.
   *[other] { $points } punten als je je volk voedt.
}
client-nations-war-gain = { $points ->
    [1] 1 punt als je ten oorlog trekt.
   *[other] { $points } punten als je ten oorlog trekt.
}
client-nations-settle-famine = Volk voeden
client-nations-settle-war = Ten oorlog
client-nations-decline-famine = Niet voeden
client-nations-decline-war = Niet meedoen
client-nations-pass = Passen
client-nations-pass-short = Zeker?
client-nations-pass-sure = Passen? Je komt dit tijdperk dan niet meer aan de beurt.
client-nations-stay = Nee

## Een natie

client-nations-nation = { $seat ->
    [you] Jouw natie
   *[other] Natie van { $player }
}
client-nations-points = punten
client-nations-on-tiles = +{ $count } op tegels
client-nations-books-rank = { $place }e, +{ $points }
client-nations-books-then = max. { $books }: { client-nations-books-rank }
client-nations-books-now = nu { client-nations-books-rank }
client-nations-books-before-roll = vóór de worp: { client-nations-books-rank }
client-nations-order-before-roll = vóór de worp: { $place }e
client-nations-order-then = straks { $place }e
client-nations-reroll-with = { $count ->
    [0] Opnieuw gooien: geen fiche
    [1] Opnieuw gooien (1 fiche)
   *[other] Opnieuw gooien ({ $count } fiches)
}
client-nations-build-it = { $tile } bouwen
client-nations-build-none = Geen wonder in aanbouw
client-nations-developments = Ontwikkelingen
client-nations-developments-about = geven elk tijdperk hun dobbelstenen
client-nations-holdings = Adviseur, wonderen en kolonies
client-nations-short-points = +{ $count }
client-nations-available = Beschikbaar
client-nations-used = Gebruikt
client-nations-in-payment = In deze betaling
client-nations-pair = { $count ->
    [1] nog 1 dobbelsteen
   *[other] 2 dobbelstenen = 1 { $symbol }
}
client-nations-for-books = Voor boeken
client-nations-to-roll = Opnieuw te gooien
client-nations-take-back = tik om weg te halen
client-nations-count = { $dice ->
    [1] 1 dobbelsteen
   *[other] { $dice } dobbelstenen
}, { $chits ->
    [1] 1 fiche
   *[other] { $chits } fiches
}
client-nations-unrolled = te gooien
client-nations-rerolls = { $count ->
    [1] herworp
   *[other] { $count } herworpen
}
client-nations-left-after = Blijft over
client-nations-shows = Totaal
client-nations-exchange = 2 dobbelstenen voor 1
client-nations-no-advisor = Geen adviseur
client-nations-no-advisor-about = geeft herworpfiches
client-nations-no-wonder = Geen wonder in aanbouw
client-nations-no-wonder-about = koop er een en bouw het in een latere beurt
client-nations-no-colony = Geen kolonie
client-nations-no-colony-about = kost kracht
client-nations-advisor-about = { $count ->
    [0] Adviseur
    [1] Adviseur: 1 herworp per tijdperk
   *[other] Adviseur: { $count } herworpen per tijdperk
}
client-nations-wonder-site = In aanbouw: kost { $stone } steen
client-nations-wonder-done = Voltooid wonder
client-nations-site = { $tile } (in aanbouw)

## De anderen

client-nations-side = De tafel
client-nations-order = Beurtvolgorde
client-nations-order-next = straks op kracht
client-nations-your-turn = jouw beurt
client-nations-acting = aan de beurt
client-nations-passed = gepast
client-nations-open-board = Tableau van { $player } tonen:
client-nations-ladder = Boeken, punten
client-nations-ladder-about = stippellijn: met jouw boeken
client-nations-points-track = Punten
client-nations-faces = Zijden van de dobbelstenen
client-nations-opponent = Tegenstander
client-nations-opponent-took = { $count ->
    [0] Dit tijdperk nog niets weggepakt.
   *[other] Dit tijdperk weggepakt: { $list }.
}
client-nations-fame-now = { $count ->
    [1] je hebt 1 punt
   *[other] je hebt { $count } punten
}
client-nations-folded = Verloop, chat en dobbelstenen
client-nations-tab-board = Bord
client-nations-tab-nation = Natie
client-nations-tab-rivals = Spelers
client-nations-tab-rules = Regels
client-nations-tab-log = Verloop

## Het einde van een tijdperk

client-nations-end = Einde van tijdperk { $age }
client-nations-end-prompt = Tijdperk { $age } is voorbij.
client-nations-end-first = Lees eerst het einde van het tijdperk, ga dan verder.
client-nations-end-event = { $event }: hongersnood { $food }, oorlog { $strength }
client-nations-end-nothing = gebruikt niets
client-nations-end-books-about = { $players ->
    [2] 2 punten voor meer boeken dan de ander; gelijk levert niets op
   *[other] 1 punt per speler met minder; gelijk levert niets op
}
client-nations-end-solo-about = 2 punten voor meer boeken dan de tegenstander
client-nations-end-books = { $changed ->
    [yes] boeken van { $before } naar { $after }
   *[no] blijft op { $after }
}
client-nations-end-books-more = { $change }, meer dan { $list }{ $ties ->
    [0] {""}
   *[other] , gelijk: { $others }
}
client-nations-end-books-fewest = { $change }, niemand heeft er minder
client-nations-end-books-solo = { $change }, tegenstander: { $books }
client-nations-end-needed = nodig; gehaald: { $points ->
    [1] 1 punt
   *[other] { $points } punten
}
client-nations-end-famine = { $outcome ->
    [paid] { $exchanged ->
        [yes] gevoed, deels door inwisselen
       *[no] gevoed
    }
    [declined] zag ervan af
   *[unable] te weinig voedsel
}
client-nations-end-war = { $outcome ->
    [paid] oorlog gewonnen
    [declined] deed niet mee
   *[unable] te weinig kracht
}
client-nations-end-order = Nieuwe beurtvolgorde
client-nations-end-order-about = op kracht die over is; die houd je
client-nations-end-place = { $place }e met { $strength } kracht
client-nations-end-total = { $count ->
    [1] 1 punt, +{ $gained }
   *[other] { $count } punten, +{ $gained }
}
client-nations-end-continue = Verder naar tijdperk { $age }

## De uitslag

client-nations-alone = { $count ->
    [1] 1 punt
   *[other] { $count } punten
}{ $fame ->
    [none] {""}
   *[other] : { $name }
}
client-nations-why-solo = { $next ->
    [none] Hoger kan niet: dit is de hoogste naam van de eregalerij.
   *[other] De volgende naam in de eregalerij is { $name }, vanaf { $least } punten.
}
client-nations-why-lead = { $count } punten, { $lead } meer dan { $seat ->
    [you] jij
   *[other] { $player }
}.
client-nations-why-tie = { $count } punten, gelijk met { $seat ->
    [you] jou
   *[other] { $player }
}, maar eerder in de beurtvolgorde.

## De stelling in woorden

client-nations-text-age = { $age }, { $stage }. Gebeurtenis: { $event }. Hongersnood: { $food } voedsel. Oorlog: { $strength } kracht.
client-nations-text-order = Beurtvolgorde: { $list }.
client-nations-text-acting = { $seat ->
    [you] Jij bent aan de beurt.
   *[other] { $player } is aan de beurt.
}
client-nations-text-opponent = De tegenstander heeft { $books ->
    [1] 1 boek
   *[other] { $books } boeken
}.
client-nations-text-place = Rij { $row }, kolom { $column }: { $tile }, { $kind }, kosten { $price } { $symbol }, opbrengst { $gives }
client-nations-text-empty = Rij { $row }, kolom { $column }: leeg, { $tile } { $taken }
client-nations-text-player = { $player } ({ $nation }): punten { $points }, met tegels { $score }, boeken { $books }, kracht { $strength }. Beschikbaar: { $available }; { $rerolls ->
    [0] geen herworpfiches
    [1] 1 herworpfiche
   *[other] { $rerolls } herworpfiches
}. Gebruikt: { $idle ->
    [0] geen dobbelstenen
    [1] 1 dobbelsteen
   *[other] { $idle } dobbelstenen
}, { $used }. Tegels: { $tiles }.{ $passed ->
    [yes] {" "}Heeft gepast.
   *[no] {""}
}

## De regels: delen, symbolen, toetsen

client-nations-section-SET = Voorbereiding
client-nations-section-AGE = Een tijdperk
client-nations-section-PAY = Betalen
client-nations-section-RER = Opnieuw gooien
client-nations-section-BUY = Een tegel kopen
client-nations-section-WON = Een wonder bouwen
client-nations-section-BOO = Boeken
client-nations-section-FAM = Hongersnood
client-nations-section-ORD = Nieuwe beurtvolgorde
client-nations-section-WAR = Oorlog
client-nations-section-END = Het einde
client-nations-section-SOL = Solo spelen
client-nations-term-gold = Hiermee koop je tegels van het bord.
client-nations-term-stone = Hiermee bouw je wonderen.
client-nations-term-food = Hiermee voed je je volk bij hongersnood.
client-nations-term-book = Komt aan het einde van een tijdperk bij je boeken.
client-nations-term-strength = Voor kolonies, de volgende beurtvolgorde en oorlogen. Je kunt er nooit dobbelstenen voor inwisselen.
client-nations-term-reroll = Een fiche waarmee je dobbelstenen opnieuw gooit. Dat is je actie.
client-nations-term-vp = Punten van boeken, hongersnood en oorlog, en die op je tegels.
client-nations-term-development = Geeft elk tijdperk dobbelstenen. Je hebt er vijf; een nieuwe vervangt een oude.
client-nations-term-advisor = Geeft fiches om opnieuw te gooien. Je hebt er altijd maar één.
client-nations-term-colony = Betaal je met kracht in plaats van goud. Geeft een fiche, punten of allebei.
client-nations-term-wonder = Koop je eerst met goud en bouw je in een latere beurt met steen. Dan pas telt het.
client-nations-term-tile = { $kind }: { $gives }{ $stone ->
    [0] {""}
   *[other] , voor { $stone } steen
}
client-nations-terms-tiles = Tegels
client-nations-key-pass = Passen voor dit tijdperk
client-nations-key-reroll = Opnieuw gooien
client-nations-key-build = Je wonder bouwen
