# De regels van Nations: The Dice Game op nummer, in onze eigen woorden. Een zin die begint met
# ‘Huisregel:’ regelt iets wat de gedrukte regels openlaten.

## Voorbereiding

nations-SET-1 = Voor 1 tot 4 spelers. De beurtvolgorde van het eerste tijdperk is willekeurig.
nations-SET-2 = Je begint met vijf witte dobbelstenen, één voor elk van de vijf ontwikkelingen die op je spelerstableau gedrukt staan, plus één goudfiche en één herworpfiche.
nations-SET-3 = Iedereen begint met 0 punten. De eerste in de beurtvolgorde begint met 1 boek, de tweede met 2, de derde met 3 en de vierde met 4. Met twee spelers begint de tweede met 3. In een solopartij beginnen jij en de tegenstander allebei met 1.
nations-SET-4 = Elk van de vier tijdperken heeft een stapel van 15 vooruitgangstegels en een stapel van 3 gebeurtenissen. Elke stapel wordt apart geschud.

## Een tijdperk

nations-AGE-1 = Aan het begin van een tijdperk gaan de oude tegels en de oude gebeurtenis uit het spel. Tegels van het nieuwe tijdperk worden in drie rijen en drie kolommen neergelegd (vier kolommen met vier spelers) en er wordt één gebeurtenis omgedraaid. De andere tegels en gebeurtenissen van dat tijdperk blijven verborgen.
nations-AGE-2 = Aan het begin van een tijdperk zijn alle gebruikte dobbelstenen en fiches weer beschikbaar en heeft nog niemand gepast.
nations-AGE-3 = Je speelt om de beurt, in beurtvolgorde. In je beurt voer je precies één actie uit of pas je. Heb je gepast, dan doe je dit tijdperk niets meer; de anderen gaan ronde na ronde door tot iedereen heeft gepast. Ben je als enige over, dan krijg je beurt na beurt. Je kunt geen beurt overslaan zonder te passen.
nations-AGE-4 = Aan het begin van je eerste beurt van een tijdperk gooi je al je dobbelstenen; daarna kies je een actie of pas je. Huisregel: je gooit ook als je daarna meteen past.
nations-AGE-5 = Er zijn drie acties: opnieuw gooien, een tegel kopen of een wonder bouwen.
nations-AGE-6 = Als iedereen heeft gepast, volgen vier stappen, altijd in deze volgorde: boeken, hongersnood, nieuwe beurtvolgorde, oorlog. Dan begint het volgende tijdperk. Na het vierde tijdperk is de partij afgelopen.

## Betalen

nations-PAY-1 = Om kosten te betalen gebruik je beschikbare dobbelstenen en fiches met het juiste symbool, tot je genoeg hebt. Een dobbelsteen telt altijd helemaal: wat je te veel betaalt, ben je kwijt. Wat je hebt gebruikt, is pas in het volgende tijdperk weer beschikbaar. Huisregel: je mag geen dobbelsteen of fiche gebruiken als de betaling ook zonder genoeg is.
nations-PAY-2 = In plaats van 1 goud, 1 steen of 1 voedsel mag je twee willekeurige beschikbare dobbelstenen gebruiken, wat ze ook tonen. Fiches kun je niet inwisselen. Je mag zo vaak inwisselen als je wilt, ook samen met andere dobbelstenen en fiches in één betaling; het is geen actie. Elke dobbelsteen telt maar één keer: wissel je hem in, dan telt de zijde die hij toont niet. Boeken en kracht krijg je zo nooit.
nations-PAY-3 = Je kiest zelf met welke dobbelstenen en fiches je betaalt.
nations-PAY-4 = Huisregel: dobbelstenen en fiches die je in een tijdperk krijgt, tellen al mee voor de boeken, de hongersnood, de beurtvolgorde en de oorlog van dat tijdperk.

## Opnieuw gooien

nations-RER-1 = Gebruik één beschikbaar herworpfiche en gooi een of meer van je beschikbare dobbelstenen opnieuw. Dat is je hele beurt. Gebruikte dobbelstenen kun je niet opnieuw gooien, dus je hebt minstens één beschikbare dobbelsteen nodig.

## Een tegel kopen

nations-BUY-1 = De rij bepaalt de kosten: 3 in de bovenste rij, 2 in de middelste, 1 in de onderste. Kolonies betaal je met kracht, al het andere met goud.
nations-BUY-2 = Als een tegel is gekocht, blijft zijn plek leeg tot het einde van het tijdperk.
nations-BUY-3 = Een nieuwe ontwikkeling vervangt een van je vijf ontwikkelingen; jij kiest welke. De oude gaat uit het spel, met de punten die erop staan. Eerst geef je evenveel dobbelstenen van die kleur terug als de oude ontwikkeling toont; elke keer kies je een beschikbare of een gebruikte. Daarna pak je de dobbelstenen van de nieuwe ontwikkeling en gooi je ze meteen. Je kunt ze vanaf je volgende beurt gebruiken.
nations-BUY-4 = Je mag ook de dobbelstenen teruggeven waarmee je net hebt betaald.
nations-BUY-5 = Je kunt één adviseur hebben. Een nieuwe vervangt de oude, die uit het spel gaat. Geef evenveel herworpfiches terug als de oude adviseur toont, beschikbare of gebruikte, zoals je wilt. Elk van je herworpfiches mag, ook dat van het begin. De fiches van de nieuwe adviseur kun je vanaf je volgende beurt gebruiken.
nations-BUY-6 = Je kunt zoveel kolonies hebben als je wilt. Toont een kolonie een fiche, dan krijg je dat meteen en kun je het vanaf je volgende beurt gebruiken.
nations-BUY-7 = Een wonder dat je koopt, is eerst in aanbouw: tot je het bouwt, heeft het geen opbrengst en is het geen punten waard. Heb je al een wonder in aanbouw, dan gaat dat uit het spel.
nations-BUY-8 = Huisregel: de voorraad dobbelstenen en fiches raakt nooit op, ook niet als er in de doos te weinig zitten.
nations-BUY-9 = Een aankoop gaat in deze volgorde: betalen, de oude tegel weghalen, de dobbelstenen of fiches daarvan teruggeven, de nieuwe pakken, de nieuwe dobbelstenen gooien.

## Een wonder bouwen

nations-WON-1 = Om je wonder in aanbouw te voltooien, betaal je in één betaling alle steen die het toont; je mag daarvoor dobbelstenen inwisselen. Bouwen is een aparte actie en kan dus pas in een latere beurt dan de aankoop. Daarna is het wonder voltooid. Toont het een fiche, dan kun je dat vanaf je volgende beurt gebruiken. Je kunt zoveel voltooide wonderen hebben als je wilt.

## Boeken

nations-BOO-1 = Van de laatste tot de eerste in de beurtvolgorde mag iedereen zoveel beschikbare dobbelstenen en fiches met boeken gebruiken als hij wil. De boeken erop komen bij je totaal.
nations-BOO-2 = Als iedereen klaar is, krijg je 1 punt voor elke andere speler die minder boeken heeft. Met twee spelers, of tegen de tegenstander in een solopartij, zijn dat 2 punten. Een gelijke stand levert niets op. Voorbeeld: delen twee van de vier spelers de laatste plaats, dan zijn de punten 3, 2, 0 en 0.

## Hongersnood

nations-FAM-1 = Van de laatste tot de eerste in de beurtvolgorde mag iedereen zijn volk voeden met dobbelstenen en fiches die voedsel tonen; je mag daarvoor dobbelstenen inwisselen. Gebruik je minstens zoveel voedsel als de gebeurtenis eist, dan krijg je evenveel punten als het nummer van het tijdperk. Minder levert niets op, meer levert niets extra op. Huisregel: je betaalt alles, zoals je kosten betaalt, of niets. De hongersnood volgt nog de oude beurtvolgorde, pas de oorlog volgt de nieuwe.

## Nieuwe beurtvolgorde

nations-ORD-1 = Wie de meeste kracht op beschikbare dobbelstenen en fiches heeft, is vanaf nu de eerste; dan volgt wie daarna de meeste heeft, enzovoort. Bij een gelijke stand blijft de onderlinge volgorde gelijk. Hiervoor wordt niets gebruikt. Wat voor boeken of hongersnood is gebruikt, telt niet meer mee.

## Oorlog

nations-WAR-1 = Van de laatste tot de eerste in de nieuwe beurtvolgorde mag iedereen ten oorlog trekken met dobbelstenen en fiches die kracht tonen. Gebruik je minstens zoveel kracht als de gebeurtenis eist, dan krijg je evenveel punten als het nummer van het tijdperk. Minder levert niets op, meer levert niets extra op. Voor kracht kun je geen dobbelstenen inwisselen. Huisregel: je betaalt alles, zoals je kosten betaalt, of niets.

## Het einde

nations-END-1 = Na de laatste oorlog komen de punten op je kolonies, je ontwikkelingen, je adviseur en je voltooide wonderen erbij. Een wonder in aanbouw telt niet mee.
nations-END-2 = Wie de meeste punten heeft, wint. Bij een gelijke stand beslist de beurtvolgorde die in het vierde tijdperk is bepaald: wie eerder aan de beurt is, staat voor.
nations-END-3 = Tijdens de partij leveren alleen boeken, hongersnood en oorlog punten op.

## Alleen spelen

nations-SOL-1 = In een solopartij zijn er drie kolommen. Je bent altijd de startspeler, dus er wordt geen nieuwe beurtvolgorde bepaald.
nations-SOL-2 = Als een gebeurtenis wordt omgedraaid, worden er blauwe dobbelstenen gegooid voor de tegenstander, evenveel als het nummer van het tijdperk. De boeken erop komen bij het totaal van de tegenstander; steen telt niet mee.
nations-SOL-3 = Na elke actie die je doet (ook na opnieuw gooien en bouwen, maar niet na passen) wordt de vierzijdige dobbelsteen gegooid. Bij een 1, 2 of 3 verdwijnt de goedkoopste tegel uit de kolom met dat nummer, geteld vanaf links. Bij een 4, of als de kolom leeg is, gebeurt er niets. Bij de moeilijke tegenstander wordt een 4 net zo lang opnieuw gegooid tot er een ander getal valt.
nations-SOL-4 = Aan het einde van elk tijdperk krijg je voor boeken 2 punten als je er meer hebt dan de tegenstander.
nations-SOL-5 = Je eindstand wordt vergeleken met de eregalerij: 50 Trajanus, 40 Ashoka, 35 Wu Zetian, 30 Saladin, 25 Victoria, 20 Karel V, 15 Cleopatra, 10 Dan Quayle. De hoogste naam die je haalt, is van jou. Huisregel: met minder dan 10 punten is er geen. Een solopartij kun je niet winnen of verliezen: je hebt een score, en misschien een naam.
