# Nations: The Dice Game. Het verloop staat in de verleden tijd, zodat een naam en "Jij" allebei passen.

nations-title = Nations: The Dice Game
nations-title-short = Nations
nations-rhythm = om de beurt, live of over meerdere dagen
nations-solo-about = tegen de solotegenstander
nations-note = Met één tik zie je alle zijden van elke dobbelsteen.
nations-hall-about = De beste solopartijen op punten.
nations-about = Leid je natie door vier tijdperken met dobbelstenen, tegels en een beetje lef. Voor 1 tot 4 spelers.

## Symbolen, ook in weigeringen

nations-gold = goud
nations-stone = steen
nations-food = voedsel
nations-book = boeken
nations-strength = kracht
nations-reroll = herworp
nations-points = { $count ->
    [1] 1 punt
   *[other] { $count } punten
}
nations-books = { $count ->
    [1] 1 boek
   *[other] { $count } boeken
}

## Kleuren van de dobbelstenen

nations-white = wit
nations-blue = blauw
nations-orange = oranje
nations-red = rood

## Dobbelstenen en fiches

nations-die-white = { $count ->
    [1] een witte dobbelsteen
   *[other] { $count } witte dobbelstenen
}
nations-die-blue = { $count ->
    [1] een blauwe dobbelsteen
   *[other] { $count } blauwe dobbelstenen
}
nations-die-orange = { $count ->
    [1] een oranje dobbelsteen
   *[other] { $count } oranje dobbelstenen
}
nations-die-red = { $count ->
    [1] een rode dobbelsteen
   *[other] { $count } rode dobbelstenen
}
nations-used-white = { $count ->
    [1] een gebruikte witte dobbelsteen
   *[other] { $count } gebruikte witte dobbelstenen
}
nations-used-blue = { $count ->
    [1] een gebruikte blauwe dobbelsteen
   *[other] { $count } gebruikte blauwe dobbelstenen
}
nations-used-orange = { $count ->
    [1] een gebruikte oranje dobbelsteen
   *[other] { $count } gebruikte oranje dobbelstenen
}
nations-used-red = { $count ->
    [1] een gebruikte rode dobbelsteen
   *[other] { $count } gebruikte rode dobbelstenen
}
nations-face-gold = { $amount ->
    [1] goud
   *[other] { $amount } goud
}
nations-face-stone = { $amount ->
    [1] steen
   *[other] { $amount } steen
}
nations-face-food = { $amount ->
    [1] voedsel
   *[other] { $amount } voedsel
}
nations-face-book = { $amount ->
    [1] boek
   *[other] { $amount } boeken
}
nations-face-strength = { $amount ->
    [1] kracht
   *[other] { $amount } kracht
}
nations-chit-gold = { $count ->
    [1] een goudfiche
   *[other] { $count } goudfiches
}
nations-chit-stone = { $count ->
    [1] een steenfiche
   *[other] { $count } steenfiches
}
nations-chit-food = { $count ->
    [1] een voedselfiche
   *[other] { $count } voedselfiches
}
nations-chit-book = { $count ->
    [1] een boekenfiche
   *[other] { $count } boekenfiches
}
nations-chit-strength = { $count ->
    [1] een krachtfiche
   *[other] { $count } krachtfiches
}
nations-chit-reroll = { $count ->
    [1] een herworpfiche
   *[other] { $count } herworpfiches
}
nations-chit = { $chit ->
    [gold] { nations-chit-gold }
    [stone] { nations-chit-stone }
    [food] { nations-chit-food }
    [book] { nations-chit-book }
    [strength] { nations-chit-strength }
   *[reroll] { nations-chit-reroll }
}
# $die is de kleur van een dobbelsteen of ‘chit’, $symbol wat hij toont of ‘used’.
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
               *[other] elk {""}
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

## Tegels

nations-development = Ontwikkeling
nations-building = Gebouw
nations-military = Leger
nations-advisor = Adviseur
nations-colony = Kolonie
nations-wonder = Wonder
nations-event = Gebeurtenis

## Tijdperken en fasen

nations-age-1 = Tijdperk I
nations-age-2 = Tijdperk II
nations-age-3 = Tijdperk III
nations-age-4 = Tijdperk IV
nations-part = { $part ->
    [1] { nations-age-1 }
    [2] { nations-age-2 }
    [3] { nations-age-3 }
   *[other] { nations-age-4 }
}
nations-stage-turn = Acties
nations-stage-paying = Betalen
nations-stage-replacing = Ontwikkeling vervangen
nations-stage-returning-dice = Dobbelstenen teruggeven
nations-stage-returning-chits = Fiches teruggeven
nations-stage-rolling = Opnieuw gooien
nations-stage-books = Boeken
nations-stage-famine = Hongersnood
nations-stage-order = Volgorde
nations-stage-war = Oorlog
nations-stage-over = Afgelopen

## Waar de punten vandaan komen

nations-source-books = Boeken
nations-source-famine = Hongersnood
nations-source-war = Oorlog
nations-source-developments = Ontwikkelingen
nations-source-advisor = Adviseur
nations-source-colonies = Kolonies
nations-source-wonders = Wonderen

## Eregalerij

nations-fame = Eregalerij
nations-fame-trajan = Trajanus
nations-fame-ashoka = Ashoka
nations-fame-wu-zetian = Wu Zetian
nations-fame-saladin = Saladin
nations-fame-victoria = Victoria
nations-fame-charles-v = Karel V
nations-fame-cleopatra = Cleopatra
nations-fame-dan-quayle = Dan Quayle
nations-fame-none = nog geen naam

## Opties

nations-option-opponent = Tegenstander
nations-option-opponent-about = Alleen solo: hoe vaak de tegenstander tegels wegpakt.
nations-option-opponent-normal = Normaal
nations-option-opponent-normal-about = Bij een 4 verdwijnt er geen tegel.
nations-option-opponent-hard = Moeilijk
nations-option-opponent-hard-about = Een 4 wordt opnieuw gegooid, dus elke actie kan een tegel kosten.
nations-option-opponent-normal-told = een gewone tegenstander
nations-option-opponent-hard-told = een moeilijke tegenstander
nations-option-data = Spelmateriaal
nations-option-data-about = Een bestand met de waarden van je eigen tegels en dobbelstenen. Laat het leeg om met die van ons te spelen.

## Waarom een zet niet mag

nations-refused-not-your-turn = Je bent niet aan de beurt.
nations-refused-passed-already = Je hebt gepast en komt in dit tijdperk niet meer aan de beurt.
nations-refused-match-over = De partij is afgelopen.
nations-refused-choose-an-action = Kies eerst een actie: een tegel kopen, je wonder bouwen, opnieuw gooien of passen.
nations-refused-no-such-place = Die plek is er niet op het bord. Kies een van de tegels die er liggen.
nations-refused-place-empty = Deze plek blijft leeg tot het volgende tijdperk. Kies een andere tegel.
nations-refused-cannot-afford = { $symbol ->
    [strength] Je hebt { $needed } kracht nodig en je hebt er maar { $held }. Voor kracht kun je geen dobbelstenen inwisselen; misschien helpt opnieuw gooien of een goedkopere kolonie.
   *[other] Je hebt { $needed } { $symbol-name } nodig. Je hebt er maar { $held }, en te weinig andere dobbelstenen om voor de rest in te wisselen.
}
nations-refused-no-wonder-begun = Je hebt geen wonder in aanbouw. Koop er eerst een en bouw het in een latere beurt.
nations-refused-pay-first = Betaal eerst voor wat je hebt gekozen.
nations-refused-pieces-not-available = Niet alles hiervan is beschikbaar. Kies dobbelstenen en fiches die je nog niet hebt gebruikt.
nations-refused-piece-does-not-show-it = { $symbol ->
    [strength] Hier telt alleen wat kracht toont. Voor kracht kun je geen dobbelstenen inwisselen.
   *[other] Een fiche telt alleen voor wat erop staat. Betaal { $symbol-name } met dobbelstenen en fiches die het tonen, of wissel voor elke 1 twee dobbelstenen in.
}
nations-refused-too-little = Dat is te weinig: je hebt { $needed } { $symbol-name } nodig. Voeg er meer aan toe.
nations-refused-superfluous-piece = Om { $needed } { $symbol-name } te betalen heb je dit niet allemaal nodig. Houd wat te veel is.
nations-refused-choose-development-to-replace = Kies welke van je vijf ontwikkelingen je vervangt.
nations-refused-no-such-slot = Je hebt vijf ontwikkelingen. Kies er een van.
nations-refused-choose-dice-to-return = Kies welke dobbelstenen je teruggeeft voor de oude ontwikkeling.
nations-refused-wrong-dice-returned = Geef van je dobbelstenen precies zoveel terug als de oude ontwikkeling toont, en alleen van die kleur.
nations-refused-choose-chits-to-return = Kies welke herworpfiches je teruggeeft voor de oude adviseur.
nations-refused-wrong-chits-returned = Geef van je herworpfiches precies zoveel terug als de oude adviseur toont.
nations-refused-no-reroll-chit = Je hebt geen herworpfiche beschikbaar. Gebruikte komen in het volgende tijdperk terug.
nations-refused-no-die-to-reroll = Je hebt geen dobbelsteen beschikbaar, en gebruikte dobbelstenen kun je niet opnieuw gooien.
nations-refused-choose-dice-to-roll = Je hebt een herworpfiche gebruikt. Kies nu de dobbelstenen die je opnieuw gooit.
nations-refused-nothing-to-roll = Kies minstens één dobbelsteen om opnieuw te gooien.
nations-refused-books-now = Nu gaat het om boeken. Kies wat je daarvoor gebruikt, of niets.
nations-refused-no-book-on-it = Niet alles hiervan toont boeken. Kies alleen dobbelstenen en fiches met boeken.
nations-refused-famine-now = Het is nu hongersnood. Betaal het voedsel of zie ervan af.
nations-refused-war-now = Het is nu oorlog. Betaal de kracht of doe niet mee.

## Wat er te beslissen is

nations-prompt = { $turn ->
    [over] De partij is afgelopen.
    [others] { $acting } is aan de beurt ({ $stage-name })
   *[yours] { $stage ->
        [paying] Betaal { $amount } { $symbol-name } voor “{ $tile ->
            [none] { $wonder-name }
           *[other] { $tile-name }
        }”. Waarmee?
        [replacing] Welke van je ontwikkelingen vervang je door “{ $tile-name }”?
        [returning-dice] Welke dobbelstenen geef je terug voor “{ $old-name }”?
        [returning-chits] Welke herworpfiches geef je terug voor { $advisor-name }?
        [rolling] Welke dobbelstenen gooi je opnieuw?
        [books] Wat gebruik je voor boeken?
        [famine] { $event-name }: voed je je volk met { $amount } voedsel voor { nations-points }?
        [war] { $event-name }: trek je ten oorlog met { $amount } kracht voor { nations-points }?
       *[turn] Jij bent aan de beurt: kies een actie.
    }
}

## Zetten, voor menu's

nations-move-Buy = Koop { $tile-name } voor { $price } { $kind ->
    [colony] kracht
   *[other] goud
}
nations-move-Build = Bouw { $tile-name } voor { $stone } steen
nations-move-Reroll = { $chits ->
    [1] Gooi opnieuw (nog 1 herworpfiche)
   *[other] Gooi opnieuw (nog { $chits } herworpfiches)
}
nations-move-Pass = Pas voor de rest van dit tijdperk
nations-move-Pay = Betaal met { $pieces }
nations-move-Decline = { $stage ->
    [famine] Voed je volk niet
   *[war] Doe niet mee aan de oorlog
}
nations-move-Roll = Gooi opnieuw: { $pieces }
nations-move-Replace = Vervang { $tile-name } (opbrengst: { nations-dice })
nations-move-ReturnDice = Geef terug: { $pieces }
nations-move-ReturnChits = { $count ->
    [1] { $used ->
        [0] Geef een beschikbaar herworpfiche terug
       *[other] Geef een gebruikt herworpfiche terug
    }
   *[other] { $used ->
        [0] Geef { $count } herworpfiches terug, allemaal beschikbaar
       *[other] Geef { $count } herworpfiches terug, waarvan { $used } gebruikt
    }
}
nations-move-UseBooks = { $pieces-count ->
    [0] Gebruik geen boeken
   *[other] Gebruik voor boeken: { $pieces }
}

## Wat er gebeurd is

nations-event-AgeBegan = { $age ->
    [1] Tijdperk I
    [2] Tijdperk II
    [3] Tijdperk III
   *[4] Tijdperk IV
} begon: { $event-name }.
nations-event-Rolled = { $why ->
    [reroll] { $seat-name } gooide { $before } opnieuw en kreeg { $pieces }.
    [new] { $seat-name } gooide de nieuwe dobbelstenen: { $pieces }.
   *[age] { $seat-name } gooide voor het tijdperk: { $pieces }.
}
nations-told-Rolled = { $seat-name } gooide dobbelstenen opnieuw.
nations-event-RerollUsed = { $seat-name } gebruikte een herworpfiche.
nations-event-Chosen = { $place ->
    [none] { $seat-name } koos ervoor om het wonder { $tile-name } te bouwen voor { $amount } steen.
   *[other] { $seat-name } koos “{ $tile-name }” voor { $amount } { $symbol-name }.
}
nations-event-Paid = { $seat-name } betaalde { $amount } { $symbol-name } met { $pieces }.
nations-event-Bought = { $to ->
    [developments] { $seat-name } kocht de ontwikkeling { $tile-name }.
    [advisor] { $seat-name } nam { $tile-name } als adviseur in dienst.
    [construction] { $seat-name } kocht het wonder { $tile-name } om het later te bouwen.
   *[colonies] { $seat-name } koloniseerde { $tile-name }.
}
nations-event-Left = { $seat-name } verving “{ $tile-name }”; die tegel is uit het spel.
nations-event-DiceReturned = { $seat-name } gaf { $pieces } terug.
nations-event-ChitsReturned = { $seat-name } gaf { $used ->
    [0] { $available ->
        [1] een herworpfiche
       *[other] { $available } herworpfiches
    }
   *[other] { $available ->
        [0] { $used ->
            [1] een gebruikt herworpfiche
           *[other] { $used } gebruikte herworpfiches
        }
       *[other] { $used } gebruikte en { $available } beschikbare herworpfiches
    }
} terug.
nations-event-ChitTaken = { $seat-name } kreeg { nations-chit }.
nations-event-Built = { $seat-name } bouwde het wonder { $tile-name }.
nations-event-Passed = { $seat-name } paste.
nations-event-BooksUsed = { $gained ->
    [0] { $seat-name } gebruikte geen boeken en bleef op { nations-books }.
   *[other] { $seat-name } gebruikte { $pieces } en kwam op { nations-books }.
}
nations-event-BooksScored = Punten voor boeken: { $points }.
nations-event-Famine = { $fed ->
    [true] { $seat-name } voedde het volk: { nations-points }.
   *[false] { $able ->
        [true] { $seat-name } koos ervoor het volk niet te voeden.
       *[false] { $seat-name } kon het volk niet voeden.
    }
}
nations-event-OrderSet = Nieuwe beurtvolgorde, op kracht: { $strength }.
nations-event-War = { $won ->
    [true] { $seat-name } won de oorlog: { nations-points }.
   *[false] { $able ->
        [true] { $seat-name } deed niet mee aan de oorlog.
       *[false] { $seat-name } had te weinig kracht voor de oorlog.
    }
}
nations-event-OpponentRead = { $gained ->
    [0] De tegenstander gooide { $pieces } en bleef op { nations-books }.
   *[other] De tegenstander gooide { $pieces } en kwam op { nations-books }.
}
nations-event-OpponentTook = { $tile ->
    [none] De tegenstander gooide { $rolls } en pakte niets.
   *[other] De tegenstander gooide { $rolls } en pakte “{ $tile-name }”.
}
nations-event-Ended = { $winner ->
    [none] { $hall-of-fame ->
        [none] De partij is afgelopen met { nations-points }. Eregalerij: nog geen naam.
       *[other] De partij is afgelopen met { nations-points }. Eregalerij: { $hall-of-fame-name }.
    }
   *[other] De partij is afgelopen: { $scores }. { $winner-name } won.
}

# Wat je vooruit kunt plannen, en waarom een plan stopt.
nations-premove-PassAhead = Passen zodra ik aan de beurt ben
nations-premove-PassAhead-about = Je past zodra je aan de beurt bent. Aan het einde van het tijdperk beslis je zelf.
nations-premove-RestOfAge = { $passed ->
    [true] Rond het tijdperk voor mij af
   *[other] Passen en het tijdperk voor mij afronden
}
nations-premove-RestOfAge-about = Gebruikt al je boeken, voedt je volk en trekt ten oorlog waar dat je niets kost. Valt er iets af te wegen, dan stopt het plan en ben jij aan de beurt.
nations-lapsed-books = Je plan stopt hier: dobbelstenen met boeken kunnen ook je volk voeden. Beslis zelf.
nations-lapsed-famine = Je plan stopt hier: je volk voeden zou dobbelstenen met kracht kosten. Beslis zelf.
