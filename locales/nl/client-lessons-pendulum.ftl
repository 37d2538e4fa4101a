# De begeleide eerste ronde van Pendulum, les voor les.

client-lesson-pendulum-welcome = Welkom aan het hof
client-lesson-pendulum-welcome-text = Breng al je vier sporen in het perkament aan de rechterkant: kracht, prestige, populariteit en de ster voor de legendarische prestatie. Er zijn vier rondes, met na elke ronde een raad. Pendulum speel je normaal tegen lopende zandlopers; deze eerste keer staan ze stil en heb je alle tijd.
client-lesson-pendulum-areas = Drie gebieden, drie zandlopers
client-lesson-pendulum-areas-text = Paars, groen en zwart hebben elk twee rijen en één zandloper. In de rij met de zandloper voeren werkers acties uit. In de rij zonder zandloper komen en gaan ze. Dat is de kern van het spel.
client-lesson-pendulum-grande = Zet je grote werker
client-lesson-pendulum-grande-text = Kies de grote werker met de kroon en dan een kader met een plus, of sleep hem erheen. Niets blokkeert een grote werker. Tussen de rijen zie je wat elk kader doet: paars en groen kosten 2 goud, bijna alles in zwart is gratis.
client-lesson-pendulum-common = Zet je gewone werker
client-lesson-pendulum-common-text = Nu de werker zonder kroon. In paars en groen heeft hij een leeg kader nodig; in zwart mogen er zo veel als je wilt in één kader. Een gratis zwarte actie is een goed begin.
client-lesson-pendulum-ready = De eerste keer omdraaien
client-lesson-pendulum-ready-text = Beide werkers staan in onderste rijen, en zo meteen komen de zandlopers naar ze toe. Klik op “{ pendulum-move-Ready }”.
client-lesson-pendulum-flipped = De zandlopers zijn beneden
client-lesson-pendulum-flipped-text = Elke zandloper staat nu bij een onderste rij: je werkers daar lichten op en kunnen hun actie uitvoeren. In de bovenste rijen kun je werkers zetten.
client-lesson-pendulum-act = Actie uitvoeren
client-lesson-pendulum-act-text = { $can ->
    [yes] Klik op “{ client-pendulum-act }” onder het kader van een werker of in je lijst met werkers. Hij schuift naar zijn beloningsveld, je betaalt de kosten en krijgt de beloning.
   *[no] Je kunt nu geen actie betalen. Klik op “{ pendulum-move-Ready }” om de zandlopers verder te laten gaan, of sla deze stap over.
}
client-lesson-pendulum-gained = Wat je hebt gekregen
client-lesson-pendulum-gained-text = { $some ->
    [yes] Je hebt { $list } gekregen.
   *[no] Wat een actie oplevert, komt op je tableau.
} Van elk middel kun je er hoogstens 10 hebben. De werker zit nu vast in zijn beloningsveld, tot de zandloper zijn rij verlaat.
client-lesson-pendulum-done = Laat de tijd verdergaan
client-lesson-pendulum-done-text = Zonder lopende zandlopers is er een zandloperspoor met elf velden. Doe op dit veld wat je wilt: voer met elke werker die dat kan een actie uit en klik dan op “{ pendulum-move-Ready }”. Als iedereen gereed is, schuift de steen op en worden de zandlopers die daar afgebeeld zijn, omgedraaid. Zwart is het snelst.
client-lesson-pendulum-again = Zet hem opnieuw
client-lesson-pendulum-again-text = Een zandloper heeft zijn rij verlaten, dus de werkers daar zijn vrij. Kies een vrije werker en zet hem in een rij zonder zandloper: hij kan zijn actie uitvoeren als de zandloper daar komt.
client-lesson-pendulum-rhythm = Het ritme
client-lesson-pendulum-rhythm-text = Zet waar de zandloper niet is, wacht, en voer de actie uit waar hij wel is. Zwart is snel en meestal gratis: middelen, een stem, veroveren. Groen en paars kosten 2 goud en leveren meer op: productie van je kolommen, punten op de sporen, stemmen. Om vooruit te plannen kies je een wachtende werker: hij gaat zodra het kan.
client-lesson-pendulum-gold = Wat er nog meer is
client-lesson-pendulum-gold-text = Voor de prestatie moet je iets hebben, maar je geeft het niet uit. Claim die één keer per ronde, voor de beloning of, als die er ligt, voor de ster van de legendarische prestatie: zonder die ster wint niemand. Provincies komen onder je kolommen, die dan meer produceren. Je vier krijgslisten kun je op elk moment spelen.
client-lesson-pendulum-round = Speel de ronde
client-lesson-pendulum-round-text = Veld { $space } van 11. Ga zo door: actie uitvoeren, zetten, “{ pendulum-move-Ready }”. Verzamel ook stemmen: die bepalen wie in de raad het eerst aan de beurt is. Kan iets niet, wijs het dan aan en je ziet waarom.
client-lesson-pendulum-called = De raad is opgeroepen
client-lesson-pendulum-called-text = Er wordt geen zandloper meer omgedraaid. Maak af wat je nog kunt en klik dan op “{ pendulum-move-Done }”.
client-lesson-pendulum-council = De raad
client-lesson-pendulum-council-text = Je stemmen bepalen je plaats in de privilegevolgorde, en die levert je punten op: kies de sporen. Neem dan één raadsbeloning: een kaart die direct werkt, of een die bij je krijgslisten komt.
client-lesson-pendulum-placing = Voor de volgende ronde
client-lesson-pendulum-placing-text = Er liggen nieuwe kaarten. Verplaats je werkers nog één keer, in rijen zonder zandloper, en klik dan op “{ pendulum-move-Ready }”: alle zandlopers worden tegelijk omgedraaid. Als je durft, kun je hier ook om lopende zandlopers vragen.
client-lesson-pendulum-end = Dat is het hele spel
client-lesson-pendulum-end-text = De volgende drie rondes gaan net zo. De regels vind je naast de tafel, en als een zet niet kan, zie je welke regel dat zegt. Veel plezier met je partij!
