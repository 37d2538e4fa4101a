# Pendulum. Het verloop staat in de voltooide tijd met ‘hebben’; pendulum-who geeft naam en hulpwerkwoord.

pendulum-title = Pendulum
pendulum-rhythm = real-time of zonder tijdsdruk
pendulum-solo-about = tegen twee Automa's
pendulum-solo-lost = De Automa's winnen
pendulum-solo-score = { $won ->
    [yes] { $player } ({ $score ->
        [1] 1 punt
       *[other] { $score } punten
    }) heeft van de Automa's gewonnen
   *[no] De Automa's hebben van { $player } ({ $score ->
        [1] 1 punt
       *[other] { $score } punten
    }) gewonnen
}
pendulum-hall-about = De beste partijen tegen de Automa's, op punten in het perkament.
pendulum-about = Zet werkers, win stemmen en verover provincies terwijl drie zandlopers lopen. Voor 2 tot 5 spelers, of alleen tegen twee Automa's.

## Gebieden, rijen, kolommen, middelen, sporen; ook in weigeringen

pendulum-purple = paars
pendulum-green = groen
pendulum-black = zwart
pendulum-top = bovenste rij
pendulum-bottom = onderste rij
pendulum-brown = bruin
pendulum-red = rood
pendulum-blue = blauw
pendulum-yellow = geel
pendulum-military = soldaten
pendulum-culture = cultuur
pendulum-gold = goud
pendulum-votes = stemmen
pendulum-power = kracht
pendulum-prestige = prestige
pendulum-popularity = populariteit
pendulum-legendary = legendarisch
pendulum-glory = glorie
pendulum-grande = grote werker
pendulum-common = gewone werker
pendulum-neutral = de neutrale speler
pendulum-deck = de stapel

## Werkers, plekken, hoeveelheden; in het verloop heeft een werker geen nummer, voor zijn eigenaar wel

pendulum-worker = { $worker ->
    [0] een grote werker
    [4] een grote werker
   *[other] een gewone werker
}
pendulum-with-worker = { $worker ->
    [0] met een grote werker
    [4] met een grote werker
   *[other] met een gewone werker
}
pendulum-your-worker = { $worker ->
    [0] je grote werker
    [1] je eerste gewone werker
    [2] je tweede gewone werker
    [3] je derde gewone werker
   *[4] je tweede grote werker
}
pendulum-with-your-worker = { $worker ->
    [0] met je grote werker
    [1] met je eerste gewone werker
    [2] met je tweede gewone werker
    [3] met je derde gewone werker
   *[4] met je tweede grote werker
}
pendulum-where = { $area ->
    [none] op je tableau
   *[other] in { $area-name }, { $row-name },
}
pendulum-seat = { $seats ->
    [1] Automa { $seat }
   *[other] de neutrale speler
}
# Wie iets heeft gedaan, met het hulpwerkwoord.
pendulum-who = { $seat ->
    [you] { $seat-name } hebt
   *[other] { $seat-name } heeft
}
pendulum-to-row = { $row ->
    [top] naar de bovenste rij
   *[bottom] naar de onderste rij
}
pendulum-each-card = “{ $card-name }”
pendulum-each-character = { $seat-name } als { $character-name }
pendulum-amount-military = { $count ->
    [1] 1 soldaat
   *[other] { $count } soldaten
}
pendulum-amount-culture = { $count } cultuur
pendulum-amount-gold = { $count } goud
pendulum-amount-votes = { $count ->
    [1] 1 stem
   *[other] { $count } stemmen
}
pendulum-amount-power = { $count } kracht
pendulum-amount-prestige = { $count } prestige
pendulum-amount-popularity = { $count } populariteit
pendulum-amount-legendary = de legendarische prestatie
pendulum-amount-any = { $count ->
    [1] 1 middel naar keuze
   *[other] { $count } middelen naar keuze
}

## Wat een kaart of plek toestaat, na ‘om’

pendulum-do-gain = { $list } te krijgen
pendulum-do-produce = in kolom { $produce-name } te produceren
pendulum-do-step = { $count ->
    [1] 1 punt op een spoor naar keuze te krijgen
   *[other] { $count } punten op sporen naar keuze te krijgen
}
pendulum-do-one_track = { $count } punten op één spoor te krijgen
pendulum-do-swap = 1 punt van een spoor om te zetten in 1 punt van een ander spoor
pendulum-do-conquer = een provincie te veroveren
pendulum-do-retrieve = een werker terug te halen uit een rij met zandloper
pendulum-do-recruit = een gewone werker uit je reserve in het spel te brengen
pendulum-do-pick_up_one = een andere afgelegde krijgslist terug te nemen
pendulum-do-pick_up_all = al je afgelegde krijgslisten terug te nemen
pendulum-do-raise_limit = tot 3 provincies onder elke kolom te houden
pendulum-do-grande = een van je gewone werkers om te zetten in een grote
pendulum-do-waive = in paars of groen een actie uit te voeren zonder 2 goud te betalen
pendulum-do-exchange = soldaten te ruilen voor evenveel cultuur, of andersom
pendulum-do-adjacent = bij een actie van een werker ook de aangrenzende actie links of rechts uit te voeren
pendulum-do-double_claim = de legendarische prestatiesteen en de beloning te claimen, of twee keer de beloning
pendulum-do-bold_placement = een vrije werker in een rij met zandloper te zetten en meteen de actie uit te voeren, maar niet in een productieveld
pendulum-do-claim = de prestatie te claimen zonder te hebben wat die vraagt
pendulum-do-double_action = een actie van een werker twee keer te betalen en de beloning twee keer te krijgen

pendulum-does-card = { $kind ->
    [stratagem] Speel deze kaart
    [permanent] Komt in je hand. Speel de kaart
   *[immediate] Neem deze kaart
}{ $cost-count ->
    [0] {""}
   *[other] {" "}en betaal { $cost }
} om { $effects }.
pendulum-does-province = Geeft onder bruin { $brown }, onder rood { $red }, onder blauw { $blue } en onder geel { $yellow }.

## Karakters

pendulum-character-bolk-champion = Bolk de Kampioen
pendulum-character-dhrenkir-insidious = Dhrenkir de Verraderlijke
pendulum-character-gambal-briber = Gambal de Omkoper
pendulum-character-licinia-implacable = Licinia de Onverbiddelijke
pendulum-character-mesoat-justicar = Mesoat de Oprechte
pendulum-character-bolk-warmonger = Bolk de Oorlogzoeker
pendulum-character-dhrenkir-tyrant = Dhrenkir de Tiran
pendulum-character-gambal-insurgent = Gambal de Opstandeling
pendulum-character-licinia-alchemist = Licinia de Alchemist
pendulum-character-mesoat-pacifist = Mesoat de Pacifist

## Prestaties

pendulum-achievement-elite-troops = Elitetroepen
pendulum-achievement-summit-in-montbrielle = Top in Montbrielle
pendulum-achievement-proven-leader = Bewezen gezag
pendulum-achievement-crush-rebellion = Opstand neerslaan
pendulum-achievement-divine-favor = Gunst van de goden
pendulum-achievement-foreign-conscripts = Vreemde troepen
pendulum-achievement-champion-of-the-people = Lieveling van het volk
pendulum-achievement-trade-pact = Handelspact
pendulum-achievement-imperial-legion = Keizerlijk legioen
pendulum-achievement-military-parade = Grote parade

## Provincies

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

## Acties van werkers

pendulum-action-brown = bruine productie
pendulum-action-renown = 1 populariteit + 1 prestige + 1 stem
pendulum-action-blue = blauwe productie
pendulum-action-red = rode productie
pendulum-action-popularity = 2 populariteit
pendulum-action-muster = 1 kracht + 2 stemmen
pendulum-action-yellow = gele productie
pendulum-action-vote = 1 stem
pendulum-action-conquest = een provincie
pendulum-action-resource = 1 middel naar keuze

## Krijgslisten, raadsbeloningen, laatste raadsbeloningen, de gedrukte beloning

pendulum-card-champion-prestige = Ereronde
pendulum-card-champion-any = Buitdeel
pendulum-card-champion-retrieve = Terugtocht
pendulum-card-champion-recruit = Te Wapen
pendulum-card-insidious-prestige = Gefluisterde Lof
pendulum-card-insidious-any = Geheime Bergplaats
pendulum-card-insidious-retrieve = Stille Zolen
pendulum-card-insidious-recruit = Gekochte Trouw
pendulum-card-briber-prestige = Gouden Handdruk
pendulum-card-briber-any = Onder de Tafel
pendulum-card-briber-retrieve = Betaalde Overtocht
pendulum-card-briber-recruit = Huurling
pendulum-card-implacable-prestige = IJzeren Wil
pendulum-card-implacable-any = Vordering
pendulum-card-implacable-retrieve = Niemand Blijft Achter
pendulum-card-implacable-recruit = Lichting
pendulum-card-justicar-prestige = Rechtvaardig Vonnis
pendulum-card-justicar-any = Tiende
pendulum-card-justicar-retrieve = Gratie
pendulum-card-justicar-recruit = Gezworen Getuige
pendulum-card-warmonger-prestige = Triomftocht
pendulum-card-warmonger-exchange = Van Zwaard tot Lied
pendulum-card-warmonger-adjacent = Doorstoten
pendulum-card-warmonger-recruit = Ronselaars
pendulum-card-tyrant-prestige = Standbeeld
pendulum-card-tyrant-any = Zware Belasting
pendulum-card-tyrant-double-claim = Leeuwendeel
pendulum-card-tyrant-recruit = Decreet
pendulum-card-insurgent-prestige = Vurige Rede
pendulum-card-insurgent-any = Overval
pendulum-card-insurgent-bold-placement = Gewaagde Slag
pendulum-card-insurgent-recruit = Opstand
pendulum-card-alchemist-track = Steen der Wijzen
pendulum-card-alchemist-recall = Distillaat
pendulum-card-alchemist-retrieve = Transmutatie
pendulum-card-alchemist-recruit = Homunculus
pendulum-card-pacifist-prestige = Olijftak
pendulum-card-pacifist-claim = Zuiver Geweten
pendulum-card-pacifist-double-action = Gedeelde Moeite
pendulum-card-pacifist-recruit = Volgeling
pendulum-card-produce-blue = Feest der Dichters
pendulum-card-produce-red = Grote Monstering
pendulum-card-conquer-1 = Open Poorten
pendulum-card-limit-1 = Wijde Grenzen
pendulum-card-limit-2 = Lange Wegen
pendulum-card-tracks = Keizerlijke Gunst
pendulum-card-pick-up = Oude Trucs
pendulum-card-military = Versterking
pendulum-card-culture = Feestweken
pendulum-card-gold = Schatkist
pendulum-card-vote-1 = Volmacht
pendulum-card-vote-2 = Voorspraak
pendulum-card-swap = Ommekeer
pendulum-card-conquer-2 = Overgave
pendulum-card-retrieve-military = Dwangmars
pendulum-card-retrieve-culture = Thuiskomst
pendulum-card-conquer-military-1 = Belegering
pendulum-card-conquer-military-2 = Snelle Veldtocht
pendulum-card-waive-1 = Schuldbrief
pendulum-card-buy-popularity = Brood en Spelen
pendulum-card-buy-power = Wapenschouw
pendulum-card-buy-prestige = Ode op Bestelling
pendulum-card-waive-2 = Vrijbrief
pendulum-card-coin = Kleingeld
pendulum-card-conquer-votes = Volksstem
pendulum-card-final-tracks = Grote Finale
pendulum-card-final-popularity = Goudregen
pendulum-card-final-power = Laatste Weerstand
pendulum-card-final-prestige = Meesterwerk
pendulum-card-final-legendary = Eeuwige Naam
pendulum-card-grande = Bevordering
pendulum-card-printed = Stille Vooruitgang

## Wat een werker kan doen

pendulum-state-available = beschikbaar
pendulum-state-free = vrij
pendulum-state-waiting = wacht op de zandloper
pendulum-state-ready = gereed voor de actie
pendulum-state-stuck = zit vast
pendulum-state-reserve = in de reserve
pendulum-state-council = bij de raad
pendulum-state-gone = uit het spel

## Fasen

pendulum-phase = { $phase ->
    [opening] Spelbegin
    [starting] Voor het eerste omdraaien
    [round] Ronde { $round }
    [called] De raad is opgeroepen
    [rewards] Raad: beloningen
    [trimming] Raad: provincies
    [placing] Raad: werkers zetten
   *[over] Einde van het spel
}

## Waar punten vandaan komen, waarom iemand won

pendulum-source-power = Kracht
pendulum-source-prestige = Prestige
pendulum-source-popularity = Populariteit
pendulum-source-legendary = Legendarisch
pendulum-reason-parchment = alle vier de sporen in het perkament
pendulum-reason-points = de meeste punten in het perkament
pendulum-reason-legendary = als enige met de legendarische prestatie
pendulum-reason-worst-track = het verst op de laagste sporen
pendulum-reason-glory = de meeste glorie
pendulum-reason-privilege = hoger in privilege
pendulum-reason-nobody = niemand heeft de legendarische prestatie
pendulum-reason-distance = op het laagste spoor dichter bij het perkament dan de Automa's
pendulum-reason-no-legendary = geen legendarische prestatie
pendulum-reason-automa-parchment = alleen de Automa is in het perkament
pendulum-reason-automa-points = de Automa heeft meer punten in het perkament
pendulum-reason-automa-distance = de Automa is dichter bij het perkament
pendulum-reason-automa-glory = de Automa heeft meer glorie
pendulum-reason-automa-privilege = de Automa staat hoger in privilege

## Statistiek

pendulum-statistic-actions_taken = Uitgevoerde acties
pendulum-statistic-actions_missed = Gemiste acties
pendulum-statistic-gained = Gekregen middelen
pendulum-statistic-lost = Middelen verloren door limieten
pendulum-statistic-time_used = Wachttijd van anderen
pendulum-statistic-privilege_claims = Privilege geclaimd
pendulum-statistic-privileges_granted = Zetten gewonnen door privilege
pendulum-statistic-commands_taken_back = Zetten verloren door privilege
pendulum-statistic-round_lengths = Duur van de rondes

## Opties

pendulum-part = Ronde { $part }
pendulum-option-tempo = Tempo
pendulum-option-tempo-about = Hoe lang de zandlopers lopen, als veelvoud van de gedrukte tijden. Minder is sneller.
pendulum-option-grace = Tussenperiode
pendulum-option-grace-about = Hoeveel milliseconden later iemand met hoger privilege mag zijn en de botsing toch wint. 0: geen tussenperiode.
pendulum-option-untimed = Rondes zonder zandlopers
pendulum-option-untimed-about = Rondes die je op het zandloperspoor speelt, zonder lopende zandlopers. Kies alleen ronde 1 voor een rustig begin.
pendulum-option-sides = Kanten van de tableaus
pendulum-option-sides-about = Welke kant van het tableau gelote karakters gebruiken.
pendulum-option-sides-basic = Basis
pendulum-option-sides-basic-about = Alle karakters spelen ongeveer hetzelfde.
pendulum-option-sides-advanced = Gevorderd
pendulum-option-sides-advanced-about = Elk karakter heeft eigen mogelijkheden.
pendulum-option-sides-any = Willekeurig
pendulum-option-sides-any-about = Het lot kiest: basis of gevorderd.
pendulum-option-characters = Karakters
pendulum-option-characters-about = Eén karakter per plaats; laat leeg voor een willekeurig.
pendulum-option-glory = Glorie
pendulum-option-glory-about = Welke spelers van punten voorbij het einde van een spoor glorie kunnen maken.
pendulum-option-worker_rule = Zetregel voor gevorderden
pendulum-option-worker_rule-about = Bij welke spelers eigen werkers nooit in hetzelfde kader staan. Zij spelen ook met glorie.
pendulum-option-automa = Automa's
pendulum-option-automa-about = Hoe sterk de twee Automa's zijn als je alleen speelt. Standaard is B.
pendulum-option-automa-A = A: eerste partij
pendulum-option-automa-A-about = Ze krijgen weinig. Goed om het spel te leren.
pendulum-option-automa-B = B: makkelijk
pendulum-option-automa-B-about = Een goed niveau om mee te beginnen.
pendulum-option-automa-C = C: gemiddeld
pendulum-option-automa-C-about = Gelijkwaardig als je het spel kent.
pendulum-option-automa-D = D: moeilijk
pendulum-option-automa-D-about = Je speelt met de zetregel en glorie.
pendulum-option-automa-E = E: heel moeilijk
pendulum-option-automa-E-about = Je speelt met de zetregel en glorie. Eén trage ronde is er één te veel.
pendulum-option-automa-F = F: bijna onmogelijk
pendulum-option-automa-F-about = Je speelt met de zetregel en glorie. Bijna niemand heeft dit gewonnen.
pendulum-option-foreshadowing = Vooruitblik
pendulum-option-foreshadowing-about = Telkens voordat paars wordt omgedraaid, leggen de Automa's een kaart voor de raad open. Zo zie je hun stemmen aankomen.
pendulum-option-plans = Geplande zetten
pendulum-option-plans-about = Markeer waar een werker hierna heen moet; hij gaat zodra het mag.

## Waarom een zet wordt geweigerd

pendulum-refused-acted-already = Deze werker heeft zijn actie al uitgevoerd. Hij blijft in het beloningsveld tot de zandloper de rij verlaat.
pendulum-refused-always-timed = Tegen de Automa's speel je altijd met zandlopers.
pendulum-refused-already-there = De werker staat daar al.
pendulum-refused-at-the-start = Dit spoor staat aan het begin; je kunt er geen punt van geven.
pendulum-refused-before-the-flip = Ronde 1 is nog niet begonnen. Die begint als iedereen gereed is.
pendulum-refused-called = De raad is opgeroepen, dus er kan geen zandloper meer worden omgedraaid.
pendulum-refused-cannot-pay = Dit kun je niet betalen, of niet op deze manier.
pendulum-refused-claimed-already = Je hebt deze ronde al geclaimd.
pendulum-refused-council = Tijdens de raad kun je alleen provincies aanvullen en de gevraagde keuzes maken.
pendulum-refused-deck-empty = De stapel provincies is leeg.
pendulum-refused-done-already = Je bent al klaar.
pendulum-refused-final = Er is privilege geclaimd, dus je ‘klaar’ of ‘gereed’ is definitief. Je kunt alleen nog provincies aanvullen.
pendulum-refused-frame-taken = In dit kader staat al een werker, dus een gewone werker kan er niet in. Een grote wel.
pendulum-refused-grande-then-common = Bij het spelbegin zet je eerst je grote werker en in de tweede beurt de gewone.
pendulum-refused-legendary-already = Je hebt de legendarische prestatie al.
pendulum-refused-limit-raised-already = Je limiet is al 3 provincies per kolom.
pendulum-refused-must-be-taken = Hier kun je niet van afzien.
pendulum-refused-need-not-held = Je hebt niet alles wat deze prestatie vraagt.
pendulum-refused-never-alone = Deze krijgslist kun je niet los spelen, alleen samen met de zet die hij verandert.
pendulum-refused-no-cost = De gedrukte beloning kost niets.
pendulum-refused-no-object = Dit zou nu geen effect hebben.
pendulum-refused-no-room = Je tableau heeft geen ruimte voor deze combinatie. Kies een andere.
pendulum-refused-no-such-frame = Dit kader bestaat niet.
pendulum-refused-no-such-place = Er zijn maar vier plekken voor provincies.
pendulum-refused-no-such-worker = Deze werker bestaat niet.
pendulum-refused-no-timer = De zandloper staat niet bij deze rij, dus daar kan nu niemand een actie uitvoeren.
pendulum-refused-nobody-flips = In een ronde zonder zandlopers draait niemand om; het spel gaat verder als iedereen gereed is.
pendulum-refused-not-a-common = Alleen een van je gewone werkers kun je omzetten in de grote.
pendulum-refused-not-adjacent = De tweede actie moet in het beloningsveld direct links of rechts in dezelfde rij zijn.
pendulum-refused-not-called = De raad is nog niet opgeroepen.
pendulum-refused-not-discarded = Deze krijgslist kun je niet terugnemen.
pendulum-refused-not-done = Je bent niet klaar.
pendulum-refused-not-face-up = Deze provincie ligt niet open.
pendulum-refused-not-in-black = Goud kwijtschelden kan alleen in paars en groen.
pendulum-refused-not-in-frame = Deze werker staat niet in een kader en kan dus geen actie uitvoeren.
pendulum-refused-not-in-hand = Je hebt de krijgslist hiervoor niet in je hand.
pendulum-refused-not-in-play = Deze werker is niet in het spel.
pendulum-refused-not-in-slot = Deze provincie ligt niet onder de kolom met te veel provincies.
pendulum-refused-not-in-timer-row = Toen dit effect begon, stond die werker niet in een rij met zandloper.
pendulum-refused-not-ready = Je bent niet gereed.
pendulum-refused-not-there = Deze beloning is er niet. Kies er een die openligt.
pendulum-refused-not-under-frame = Dit beloningsveld ligt niet onder het kader van de werker.
pendulum-refused-not-your-turn = Een andere speler is aan de beurt.
pendulum-refused-nothing-discarded = Je hebt geen afgelegde krijgslisten.
pendulum-refused-nothing-open = Dat kies je pas als een actie of kaart erom vraagt.
pendulum-refused-one-kind = Betaal soldaten of cultuur, minstens 1, en geen goud.
pendulum-refused-only-after-council = Dit spreek je alleen af na een raad, terwijl iedereen werkers zet.
pendulum-refused-only-placing = Tussen de raad en de volgende ronde kun je alleen werkers zetten, ze verplaatsen en provincies aanvullen.
pendulum-refused-opening = Bij het spelbegin kun je alleen de werker zetten die aan de beurt is.
pendulum-refused-over = De partij is afgelopen.
pendulum-refused-own-worker-there = In dit kader staat al een werker van jou, en jouw zetregel verbiedt een tweede.
pendulum-refused-paid-when-played = Een permanente kaart betaal je als je hem speelt, niet nu.
pendulum-refused-place-full = Op deze plek ligt al een provincie.
pendulum-refused-privilege-claimed = Er is al privilege geclaimd. Jullie handelen om de beurt.
pendulum-refused-production = Een gewaagde inzet kan niet in een productieveld.
pendulum-refused-ready-already = Je bent al gereed.
pendulum-refused-same-track = Kies twee verschillende sporen.
pendulum-refused-say-done = Druk na de oproep voor de raad op ‘Klaar’, vóór het omdraaien op ‘Gereed’.
pendulum-refused-still-running = De { $timer ->
    [purple] paarse
    [green] groene
   *[black] zwarte
} zandloper loopt nog { $seconds ->
    [1] 1 seconde
   *[other] { $seconds } seconden
}.
pendulum-refused-stuck = Deze werker kan niet weg zolang de zandloper bij zijn rij staat.
pendulum-refused-timer-there = De zandloper staat bij deze rij, dus er kan geen werker in.
pendulum-refused-timers-run = De zandlopers lopen; je kunt je nu niet gereed melden.
pendulum-refused-token-gone = De legendarische prestatiesteen ligt niet op de prestatie.
pendulum-refused-too-many-waives = Je scheldt meer betalingen kwijt dan de actie heeft.
pendulum-refused-too-many = Zoveel glorie kun je niet nemen.
pendulum-refused-turned-over = De raadsbeloning voor grote werkers is in deze raad al genomen.
pendulum-refused-two-grandes = Je hebt al twee grote werkers.
pendulum-refused-unfinished = Maak eerst je actie af: je moet nog een keuze maken.
pendulum-refused-wished-already = Dat heb je al gekozen.
pendulum-refused-wrong-number = Kies precies zoveel stenen als je krijgt.

## Wat er te kiezen is

pendulum-prompt = { $choosing ->
    [any] { $count ->
        [1] Welk middel neem je?
       *[other] Welke { $count } middelen neem je?
    }
    [steps] { $count ->
        [1] Op welk spoor neem je het punt?
       *[other] { $count } punten: op welk spoor neem je het eerste?
    }
    [one-track] Op welk spoor neem je { $count } punten?
    [swap] Welk punt geef je, en welk krijg je?
    [conquer] Welke provincie verover je?
    [slot] Onder welke kolom leg je { $province-name }?
    [retrieve] Welke werker haal je terug?
    [pick-up-one] Welke krijgslist neem je terug?
    [pick-up-all] Neem je je krijgslisten terug?
    [grande] Welke gewone werker zet je om in de grote?
    [glory] { $count ->
        [1] Einde van het spoor ({ $track-name }): maak je van het punt glorie?
       *[other] Einde van het spoor ({ $track-name }): van hoeveel van de { $count } punten maak je glorie?
    }
    [reward] Welke beloning neem je?
    [trim] Onder een kolom liggen meer dan { $limit } provincies. Welke leg je af?
   *[other] { $phase ->
        [over] De partij is afgelopen.
       *[other] { $done ->
            [true] Je wacht op de anderen.
            [false] { $turn ->
                [others] Anderen kiezen nu. ({ pendulum-phase })
               *[yours] { pendulum-prompt-phase }
            }
           *[none] { pendulum-phase }
        }
    }
}
pendulum-prompt-phase = { $phase ->
    [opening] Zet { pendulum-your-worker } in een onderste rij.
    [starting] Druk op ‘Gereed’ voor het eerste omdraaien.
    [round] { $timed ->
        [true] De zandlopers lopen: zetten, acties, kaarten, omdraaien.
       *[false] Zet werkers, voer acties uit en speel kaarten, dan ‘Gereed’.
    }
    [called] De raad is opgeroepen. Maak af wat je kunt en druk dan op ‘Klaar’.
   *[placing] Zet en verplaats je werkers en druk dan op ‘Gereed’.
}

## Zetten, voor menu's

pendulum-move-Place = Zet { pendulum-your-worker } in { $area-name }, { $row-name }, voor { $actions }
pendulum-move-Withdraw = Neem { pendulum-your-worker } { pendulum-where } terug op je tableau
pendulum-move-Act = Voer { pendulum-with-your-worker } een actie uit: { $twice ->
    [true] { $action-name } twee keer{ $cost-count ->
        [0] {""}
       *[other] {""}, elk voor { $cost }
    }
   *[false] { $action-name }{ $cost-count ->
        [0] {""}
       *[other] {""} voor { $cost }
    }{ $other ->
        [none] {""}
       *[other] , en { $other-name }{ $more-count ->
            [0] {""}
           *[other] {""} voor { $more }
        }
    }
}{ pendulum-waived }
pendulum-waived = { $waive ->
    [0] {""}
    [1] , 2 goud kwijtgescholden
   *[other] , 4 goud kwijtgescholden
}
pendulum-move-BoldAct = Gewaagde inzet { pendulum-with-your-worker } in { $area-name }, { $row-name }: { $action-name }{ $cost-count ->
    [0] {""}
   *[other] {""} voor { $cost }
}{ pendulum-waived }
pendulum-move-Flip = Draai de { $timer ->
    [purple] paarse
    [green] groene
   *[black] zwarte
} zandloper om
pendulum-move-PlayStratagem = { $amounts-count ->
    [0] Speel “{ $card-name }”
   *[other] Speel “{ $card-name }” met { $amounts }
}
pendulum-move-PickUp = { $choosing ->
    [pick-up-all] Neem al je krijgslisten terug
   *[other] Neem je krijgslisten terug voor { $cost }
}
pendulum-move-Claim = { $unearned ->
    [true] Claim “{ $achievement-name }” zonder de voorwaarde
   *[false] Claim “{ $achievement-name }”
}: { $legendary ->
    [true] { $double ->
        [true] de legendarische prestatiesteen en de beloning
       *[false] de legendarische prestatiesteen
    }
   *[false] { $double ->
        [true] twee keer de beloning
       *[false] de beloning
    }
}
pendulum-move-Refill = Vul provincieplek { $place } aan
pendulum-move-Conquer = Verover { $province-name }
pendulum-move-Draw = Verover de bovenste kaart van de stapel, ongezien
pendulum-move-Slot = { $province ->
    [none] Leg hem onder { $colour-name }
   *[other] Leg { $province-name } onder { $colour-name }
}
pendulum-move-Take = Neem { $amounts }
pendulum-move-Step = { $choosing ->
    [one-track] { $count } punten: { $track-name }
   *[other] 1 punt: { $track-name }
}
pendulum-move-Swap = Zet 1 { $give-name } om in 1 { $gain-name }
pendulum-move-Retrieve = Haal { pendulum-your-worker } { pendulum-where } terug
pendulum-move-Recall = Neem “{ $card-name }” terug
pendulum-move-Glory = { $cubes ->
    [0] Geen glorie
   *[other] { $cubes } glorie
}
pendulum-move-Promote = Zet { pendulum-your-worker } { pendulum-where } om in de grote
pendulum-move-TakeReward = { $amounts-count ->
    [0] Neem “{ $card-name }”
   *[other] Neem “{ $card-name }” met { $amounts }
}
pendulum-move-Trim = Leg { $province-name } af
pendulum-move-Decline = Afzien
pendulum-move-Done = Klaar
pendulum-move-Undone = Toch niet klaar
pendulum-move-ClaimPrivilege = Privilege claimen: om de beurt spelen
pendulum-move-Ready = Gereed
pendulum-move-NotReady = Toch niet gereed
pendulum-move-Wish = { $timed ->
    [true] Volgende ronde met zandlopers
   *[false] Volgende ronde zonder zandlopers
}

## Wat er gebeurde

pendulum-event-Began = Het spel is klaargezet: { $characters }. Privilegevolgorde: { $order }. Prestatie: { $achievement-name }.
pendulum-event-Placed = { pendulum-who } { pendulum-worker } gezet in { $area-name }, { $row-name }, voor { $actions }.
pendulum-told-Placed = { pendulum-who } een werker gezet in { $area-name }: { $actions }.
pendulum-told-Acted = { pendulum-who } in { $area-name } een actie uitgevoerd: { $action-name }.
pendulum-event-Withdrew = { pendulum-who } { pendulum-worker } teruggenomen op het tableau.
pendulum-event-Acted = { $stratagems-count ->
    [0] { pendulum-who } { pendulum-with-worker } een actie uitgevoerd in { $area-name }, { $row-name }: { $action-name }.
   *[other] { pendulum-who } { pendulum-with-worker } een actie uitgevoerd in { $area-name }, { $row-name }, met { $stratagems }: { $action-name }.
}
pendulum-event-Paid = { pendulum-who } { $amounts } betaald.
pendulum-event-Gained = { $amounts-count ->
    [0] { $lost ->
        [0] { pendulum-who } geen punten gekregen: het spoor is aan het einde.
       *[other] { pendulum-who } { $lost } verloren door de limiet.
    }
   *[other] { $lost ->
        [0] { pendulum-who } { $amounts } gekregen.
       *[other] { pendulum-who } { $amounts } gekregen en { $lost } verloren door de limiet.
    }
}
pendulum-event-Produced = { pendulum-who } geproduceerd in kolom { $colour-name }.
pendulum-event-Flipped = { $seat ->
    [none] De { $timer ->
        [purple] paarse
        [green] groene
       *[black] zwarte
    } zandloper is { pendulum-to-row } omgedraaid.
   *[other] { pendulum-who } de { $timer ->
        [purple] paarse
        [green] groene
       *[black] zwarte
    } zandloper { pendulum-to-row } omgedraaid.
}
pendulum-event-Coincided = { $move ->
    [Flip] { pendulum-who } de zandloper op hetzelfde moment omgedraaid als een ander. Dat telt één keer.
   *[other] { pendulum-who } dezelfde plek op hetzelfde moment aangevuld als een ander.
}
pendulum-event-CouncilCalled = De raad is opgeroepen.
pendulum-event-StratagemPlayed = { pendulum-who } “{ $card-name }” gespeeld.
pendulum-event-PickedUp = { pendulum-who } { $cards } teruggenomen.
pendulum-event-Claimed = { $legendary ->
    [true] { $rewards ->
        [0] { pendulum-who } “{ $achievement-name }” geclaimd voor de legendarische prestatiesteen.
       *[other] { pendulum-who } “{ $achievement-name }” geclaimd voor de legendarische prestatiesteen en de beloning.
    }
   *[false] { $rewards ->
        [1] { pendulum-who } “{ $achievement-name }” geclaimd voor de beloning.
       *[other] { pendulum-who } “{ $achievement-name }” geclaimd voor twee keer de beloning.
    }
}
pendulum-event-Refilled = { pendulum-who } { $province-name } opengelegd.
pendulum-event-Conquered = { pendulum-who } { $province-name } veroverd.
pendulum-event-Drew = { pendulum-who } { $province-name } van de stapel getrokken.
pendulum-event-Slotted = { pendulum-who } { $province-name } onder { $colour-name } geschoven. Die kolom produceert nu ook { $gains }.
pendulum-event-Retrieved = { pendulum-who } { pendulum-worker } teruggehaald.
pendulum-event-Recruited = { pendulum-who } { pendulum-worker } in het spel gebracht.
pendulum-event-Swapped = { pendulum-who } 1 { $give-name } omgezet in 1 { $gain-name }.
pendulum-event-Glorified = { $cubes ->
    [1] { pendulum-who } van 1 punt ({ $track-name }) glorie gemaakt.
   *[other] { pendulum-who } van { $cubes } punten ({ $track-name }) glorie gemaakt.
}
pendulum-event-Promoted = { pendulum-who } { pendulum-worker } omgezet in een grote.
pendulum-event-LimitRaised = { pendulum-who } de limiet verhoogd tot 3 provincies per kolom.
pendulum-event-Declined = { pendulum-who } ervan afgezien.
pendulum-event-Lapsed = { pendulum-who } niets meer te kiezen.
pendulum-event-SaidDone = { $seat ->
    [you] { $seat-name } bent klaar.
   *[other] { $seat-name } is klaar.
}
pendulum-event-TookDoneBack = { $seat ->
    [you] { $seat-name } bent toch niet klaar.
   *[other] { $seat-name } is toch niet klaar.
}
pendulum-event-SaidReady = { $seat ->
    [you] { $seat-name } bent gereed.
   *[other] { $seat-name } is gereed.
}
pendulum-event-TookReadyBack = { $seat ->
    [you] { $seat-name } bent toch niet gereed.
   *[other] { $seat-name } is toch niet gereed.
}
pendulum-event-ClaimedPrivilege = { pendulum-who } privilege geclaimd. Nu speelt iedereen om de beurt: { $order }.
pendulum-event-Wished = { $timed ->
    [true] { pendulum-who } een ronde met zandlopers voorgesteld.
   *[false] { pendulum-who } een ronde zonder zandlopers voorgesteld.
}
pendulum-event-ModeAgreed = { $timed ->
    [true] Iedereen is het eens: vanaf nu met zandlopers.
   *[false] Iedereen is het eens: vanaf nu zonder zandlopers.
}
# $move is het soort zet.
pendulum-command = { $move ->
    [Place] werker zetten
    [Withdraw] werker terugnemen
    [Act] actie
    [BoldAct] gewaagde inzet
    [Flip] omdraaien
    [PlayStratagem] krijgslist
    [PickUp] krijgslisten terugnemen
    [Claim] claim
    [Refill] aanvullen
    [Conquer] verovering
    [Draw] verovering
    [Retrieve] terughalen
    [Wish] keuze van speelwijze
    [ClaimPrivilege] privilegeclaim
   *[other] keuze
}
pendulum-event-RoundBegan = { $timed ->
    [true] Ronde { $round } is begonnen.
   *[false] Ronde { $round } is begonnen, zonder zandlopers.
}
pendulum-event-SpaceEntered = De steen staat nu op veld { $space } van het zandloperspoor.
pendulum-event-CouncilBegan = Raad { $round } is begonnen. Privilege volgens stemmen: { $votes }.
pendulum-event-RewardTaken = { pendulum-who } de raadsbeloning “{ $card-name }” genomen.
pendulum-event-Trimmed = { pendulum-who } { $province-name } afgelegd.
pendulum-event-Prepared = Ronde { $round } is klaargezet. Prestatie: { $achievement-name }. Beloningen: { $rewards }.
pendulum-event-Ended = { $winners-count ->
    [0] { $reason ->
        [nobody] De partij is afgelopen. Niemand heeft de legendarische prestatie, dus niemand wint.
       *[other] De partij is afgelopen. De Automa's hebben gewonnen: { $reason-name }.
    }
   *[other] De partij is afgelopen. Gewonnen: { $winners } ({ $reason-name }).
}
pendulum-event-Granted = { pendulum-who } de botsing gewonnen door privilege: { pendulum-command }.
pendulum-event-TakenBack = Privilege: { $by-name } vóór { $seat-name }. Teruggedraaid: { pendulum-command }.

## De Automa's

pendulum-automas = de Automa's
pendulum-automa-name = Automa { $automa }
pendulum-automa-points = { $points ->
    [1] 1 punt
   *[other] { $points } punten
}
pendulum-automa-votes = { $votes ->
    [1] 1 stem
   *[other] { $votes } stemmen
}
pendulum-automa-distance = { $distance ->
    [0] in het perkament
    [one] 1 veld voor het perkament
   *[other] { $distance } velden voor het perkament
}
pendulum-automa-icon-production = productie
pendulum-automa-icon-province = een provincie
pendulum-automa-icon-tempo = tempo
pendulum-automa-icon-vp = punten
pendulum-automa-icon-resource = middelen
pendulum-automa-icon-vote = stemmen
pendulum-automa-icon-worker = werkers
pendulum-automa-icon-grande = de raadsbeloning voor grote werkers

## Wat een kaart van de Automa's betekent

pendulum-automa-card-worker = In { $area } gaat hun meest linkse werker in de rij met zandloper naar het kader zonder Automawerker.
pendulum-automa-card-timer = Ze draaien paars om als het is doorgelopen, anders { $timer } als dat is doorgelopen.
pendulum-automa-card-place = Ze verwijderen de provincie op plek { $place }.
pendulum-automa-card-nothing = In de ronde doet deze kaart niets.
pendulum-automa-card-council = In de raad: { pendulum-automa-points }, { pendulum-automa-votes }; gezocht: { $icon }.

## Wat de Automa's deden

pendulum-event-AutomasBegan = { $foreshadowing ->
    [true] Twee Automa's van niveau { $level } doen mee. Ze leggen hun kaarten voor de raad open.
   *[false] Twee Automa's van niveau { $level } doen mee.
}
pendulum-event-LeftBox = { pendulum-who } { pendulum-worker } uit het beloningsveld gehaald; dat levert een Automakaart op.
pendulum-event-Stayed = { pendulum-who } { pendulum-worker } op het tableau moeten laten: een Automa kwam ertussen.
pendulum-event-AutomaDrew = { $reshuffled ->
    [true] De Automa's hebben hun afgelegde kaarten opnieuw geschud en kaart { $card } getrokken.
   *[false] De Automa's hebben kaart { $card } getrokken.
}
pendulum-event-AutomaMoved = Een Automawerker in { $area-name } is verplaatst: { $from-row-name }, kader { $from-frame } → { $to-row-name }, kader { $to-frame }.
pendulum-event-AutomaFlipped = De Automa's hebben de { $timer ->
    [purple] paarse
    [green] groene
   *[black] zwarte
} zandloper { pendulum-to-row } omgedraaid.
pendulum-event-AutomaRemoved = De Automa's hebben { $province-name } verwijderd.
pendulum-event-AutomaLaid = Automa { $automa } heeft kaart { $card } opengelegd: { pendulum-automa-points }, { pendulum-automa-votes }.
pendulum-event-TokenGone = Paars is voor de tweede keer omgedraaid: de legendarische prestatiesteen is deze ronde weg.
pendulum-event-AutomaScored = Automa { $automa } heeft { pendulum-automa-points } gekregen, nu { $total } in totaal. Daarbij { pendulum-automa-votes }.
pendulum-event-AutomaAdvanced = { $why ->
    [place] Automa { $automa } heeft { pendulum-automa-points } gekregen voor zijn plaats, nu { $total } in totaal.
   *[no-match] Automa { $automa } heeft geen beloning gevonden en in plaats daarvan { pendulum-automa-points } gekregen, nu { $total } in totaal.
}
pendulum-event-AutomaTook = Automa { $automa } heeft de raadsbeloning “{ $card-name }” genomen.

## Opties zoals de pagina voor het klaarzetten ze biedt

pendulum-option-tempo-fast = Snel
pendulum-option-tempo-fast-about = Half zo lang als gedrukt.
pendulum-option-tempo-printed = Normaal
pendulum-option-tempo-printed-about = 3:00, 2:00 en 0:45.
pendulum-option-tempo-calm = Rustig
pendulum-option-tempo-calm-about = Anderhalf keer zo lang.
pendulum-option-tempo-slow = Langzaam
pendulum-option-tempo-slow-about = Twee keer zo lang als gedrukt.
pendulum-option-tempo-brisk = Vlot
pendulum-option-tempo-brisk-about = Vier vijfde van de gedrukte tijden.
pendulum-option-untimed-switch = Eerste ronde zonder tijd
pendulum-option-untimed-switch-about = Dat raadt het spelregelboek nieuwe spelers aan.
pendulum-option-untimed-none = Geen
pendulum-option-untimed-none-about = De zandlopers lopen in alle vier de rondes.
pendulum-option-untimed-first = Ronde 1
pendulum-option-untimed-first-about = Een rustig begin: ronde 1 zonder lopende zandlopers.
pendulum-option-untimed-all = Alle
pendulum-option-untimed-all-about = Helemaal geen lopende zandlopers.
pendulum-option-character = Je karakter
pendulum-option-character-about = De anderen krijgen een willekeurig karakter.
pendulum-option-character-random = Willekeurig karakter
pendulum-option-character-random-about = Geloot uit de kanten hieronder.
pendulum-option-character-bolk-champion = Bolk de Kampioen
pendulum-option-character-bolk-champion-about = Geliefd bij het volk. Nieuwe werkers kosten soldaten.
pendulum-option-character-dhrenkir-insidious = Dhrenkir de Verraderlijke
pendulum-option-character-dhrenkir-insidious-about = Fluistert in de raad. Nieuwe werkers kosten stemmen.
pendulum-option-character-gambal-briber = Gambal de Omkoper
pendulum-option-character-gambal-briber-about = Begint met het meeste goud. Nieuwe werkers kosten goud.
pendulum-option-character-licinia-implacable = Licinia de Onverbiddelijke
pendulum-option-character-licinia-implacable-about = In evenwicht op alle sporen. Nieuwe werkers kosten middelen naar keuze.
pendulum-option-character-mesoat-justicar = Mesoat de Oprechte
pendulum-option-character-mesoat-justicar-about = Ver vooruit in kracht, ver achter in prestige. Nieuwe werkers kosten cultuur.
pendulum-option-character-bolk-warmonger = Bolk de Oorlogzoeker (gevorderd)
pendulum-option-character-bolk-warmonger-about = Voert ook een aangrenzende actie uit en ruilt cultuur voor soldaten.
pendulum-option-character-dhrenkir-tyrant = Dhrenkir de Tiran (gevorderd)
pendulum-option-character-dhrenkir-tyrant-about = Bruine productie geeft stemmen. Claimt twee voordelen tegelijk.
pendulum-option-character-gambal-insurgent = Gambal de Opstandeling (gevorderd)
pendulum-option-character-gambal-insurgent-about = Gaat een rij met zandloper in en voert meteen de actie uit.
pendulum-option-character-licinia-alchemist = Licinia de Alchemist (gevorderd)
pendulum-option-character-licinia-alchemist-about = Produceert middelen naar keuze en betaalt er alles mee.
pendulum-option-character-mesoat-pacifist = Mesoat de Pacifist (gevorderd)
pendulum-option-character-mesoat-pacifist-about = Verovert door productie en voert acties dubbel uit voor dubbele kosten.
pendulum-option-variant = Variant voor gevorderden
pendulum-option-variant-about = Voor alle spelers.
pendulum-option-variant-none = Geen
pendulum-option-variant-none-about = De gewone regels.
pendulum-option-variant-glory = Glorie
pendulum-option-variant-glory-about = Van punten voorbij het einde van een spoor kun je glorie maken.
pendulum-option-variant-both = Glorie en de zetregel
pendulum-option-variant-both-about = Bovendien staan je eigen werkers nooit in hetzelfde kader.
pendulum-option-foreshadowing-no = Uit
pendulum-option-foreshadowing-no-about = De Automa's trekken hun kaarten in de raad.
pendulum-option-foreshadowing-yes = Aan
pendulum-option-foreshadowing-yes-about = De Automa's leggen hun kaarten voor de raad tijdens de ronde open.
pendulum-option-plans-yes = Toegestaan
pendulum-option-plans-yes-about = Eén plan per werker.
pendulum-option-plans-no = Niet toegestaan
pendulum-option-plans-no-about = Je doet elke zet met de hand.
pendulum-option-tempo-printed-told = zandlopers zoals gedrukt
pendulum-option-tempo-calm-told = rustige zandlopers
pendulum-option-tempo-slow-told = trage zandlopers
pendulum-option-tempo-brisk-told = vlotte zandlopers
pendulum-option-tempo-fast-told = snelle zandlopers
pendulum-option-untimed-none-told = steeds met tijd
pendulum-option-untimed-first-told = eerste ronde zonder tijd
pendulum-option-untimed-all-told = steeds zonder tijd
pendulum-option-sides-basic-told = basistableaus
pendulum-option-sides-advanced-told = gevorderde tableaus
pendulum-option-sides-any-told = basis- of gevorderde tableaus
pendulum-option-variant-glory-told = glorie
pendulum-option-variant-both-told = glorie en de zetregel
pendulum-option-plans-yes-told = geplande zetten toegestaan
pendulum-option-plans-no-told = geen geplande zetten
pendulum-option-foreshadowing-no-told = geen vooruitblik
pendulum-option-foreshadowing-yes-told = met vooruitblik
pendulum-option-automa-A-told = Automa's op niveau A
pendulum-option-automa-B-told = Automa's op niveau B
pendulum-option-automa-C-told = Automa's op niveau C
pendulum-option-automa-D-told = Automa's op niveau D
pendulum-option-automa-E-told = Automa's op niveau E
pendulum-option-automa-F-told = Automa's op niveau F
pendulum-preset-first = Makkelijk begin: rustige zandlopers en tips.
pendulum-preset-days = Zonder zandlopers: iedereen speelt wanneer het uitkomt.

# Wat je vooruit kunt plannen, en waarom een plan stopt.
pendulum-premove-StayReady = Gereed blijven tot ik iets nieuws kan doen
pendulum-premove-StayReady-about = Op elk volgend veld ben je meteen gereed, zolang je er niets nieuws kunt doen.
pendulum-premove-RestOfRound = Gereed voor de rest van de ronde
pendulum-premove-RestOfRound-about = Op elk volgend veld ben je gereed, en na de oproep voor de raad klaar, wat er ook gebeurt.
pendulum-premove-Reconsider = Gereed, tenzij iemand iets doet
pendulum-premove-Reconsider-about = Doet een andere speler iets voordat de zandlopers verdergaan, dan ben je niet meer gereed en kun je weer handelen.
pendulum-lapsed-new = Je plan stopt hier: je kunt iets nieuws doen.
pendulum-lapsed-council = Je plan stopt hier: de raad is opgeroepen.
pendulum-lapsed-claimed = Je plan stopt hier: er is privilege geclaimd.
