# De begeleide eerste partij Pendulum, les voor les.

client-lesson-pendulum-welcome = Welkom aan het hof
client-lesson-pendulum-welcome-text = Bereik op al je vier sporen het perkament aan de rechterkant: bij kracht, prestige, populariteit en de legendarische prestatie, de ster. Er zijn vier rondes, met na elke ronde een raad.
client-lesson-pendulum-areas = Drie gebieden, drie zandlopers
client-lesson-pendulum-areas-text = Paars, groen en zwart hebben elk twee rijen en één zandloper. In de rij met de zandloper voeren werkers acties uit. In de rij zonder zandloper komen en gaan ze. Dat is de kern van het spel.
client-lesson-pendulum-grande = Zet je grote werker
client-lesson-pendulum-grande-text = Kies werker 1, de grote met de kroon.
client-lesson-pendulum-grande-frame = { $phone ->
    [yes] Kies nu een kader met een plus.
   *[no] Kies nu een kader met een letter, of druk op de letter.
} Niets blokkeert een grote werker. Paars en groen kosten 2 goud, bijna alles in zwart is gratis.
client-lesson-pendulum-common = Zet je gewone werker
client-lesson-pendulum-common-text = Nu werker 2, je gewone werker.
client-lesson-pendulum-common-frame = { $phone ->
    [yes] Kies een kader met een plus.
   *[no] Kies een kader met een letter, of druk op de letter.
} In paars en groen heeft hij een leeg kader nodig; in zwart mogen er zo veel als je wilt in één kader. Een gratis zwarte actie is een goed begin.
client-lesson-pendulum-ready = De eerste keer omdraaien
client-lesson-pendulum-ready-text = Je werkers wachten in onderste rijen. Klik op “{ pendulum-move-Ready }”: de zandlopers komen naar ze toe en het zand begint te lopen.
client-lesson-pendulum-act = Actie uitvoeren
client-lesson-pendulum-act-text = Je werkers staan in rijen met een zandloper en kunnen hun actie uitvoeren. Klik op “{ client-pendulum-act }”: de werker schuift naar zijn beloningsveld, je betaalt de kosten en krijgt de beloning.
client-lesson-pendulum-act-choice = Kies hier wat je krijgt en neem het.
client-lesson-pendulum-stuck = Vastzitten en wachten
client-lesson-pendulum-stuck-text = Werker 2 heeft zijn actie uitgevoerd en zit vast in zijn beloningsveld tot de zandloper de rij verlaat. Wacht tot de zwarte zandloper is doorgelopen: het duurt niet lang.
client-lesson-pendulum-flip = Draai de zandloper om
client-lesson-pendulum-flip-text = De zwarte zandloper is doorgelopen. Iedereen mag hem nu omdraaien, maar het hoeft niet. Klik op “{ client-pendulum-flip }”: hij gaat naar de andere rij.
client-lesson-pendulum-again = Zet hem opnieuw
client-lesson-pendulum-again-text = De zandloper heeft de rij verlaten, dus werker 2 is vrij. Kies hem.
client-lesson-pendulum-again-frame = { $phone ->
    [yes] Kies een kader met een plus
   *[no] Kies een kader met een letter
} in een rij zonder zandloper. Daar voert hij zijn actie uit als de zandloper komt. Zetten, wachten, omdraaien, actie: dat is het ritme.
client-lesson-pendulum-claim = Claim de prestatie
client-lesson-pendulum-claim-text = Het is nu ronde 2. Je hebt alles wat “{ $achievement }” vraagt; niets daarvan geef je uit. Je kunt één keer per ronde claimen. Klik op “{ client-pendulum-claim }”.
client-lesson-pendulum-claim-choice = Neem de legendarische prestatiesteen: zonder de legendarische prestatie wint niemand. Als je hem hebt, levert elke volgende prestatie je de beloning op.
client-lesson-pendulum-conquer = Verover een provincie
client-lesson-pendulum-conquer-text = Werker 1 kan een provincie veroveren; dat kost 4 soldaten. Klik op “{ client-pendulum-act }”.
client-lesson-pendulum-conquer-choice = Kies een provincie en dan de kolom waar die onder komt. De productie van die kolom levert voortaan meer op.
client-lesson-pendulum-stratagem = Speel een krijgslist
client-lesson-pendulum-stratagem-text = Deze kaarten zijn je krijgslisten. In een ronde kun je er op elk moment een spelen. Kies er een die oplicht.
client-lesson-pendulum-stratagem-choice = Kies wat die je oplevert.
client-lesson-pendulum-pickup = Neem ze terug
client-lesson-pendulum-pickup-text = De gespeelde krijgslist is afgelegd. Voor 5 cultuur neem je alle afgelegde terug. Klik hier.
client-lesson-pendulum-votes = Stemmen
client-lesson-pendulum-votes-text = De ronde is bijna voorbij. Stemmen bepalen de privilegevolgorde, en de neutrale speler heeft er altijd 3. Jij hebt er { $votes }: klik op “{ client-pendulum-act }” voor nog een stem.
client-lesson-pendulum-call = Roep de raad op
client-lesson-pendulum-call-text = Wordt de paarse zandloper in een ronde voor de derde keer omgedraaid, dan is de raad opgeroepen. Wacht tot het zand is doorgelopen.
client-lesson-pendulum-call-flip = De paarse zandloper is doorgelopen. Klik op “{ client-pendulum-flip }”: het is de derde keer, dus je roept de raad op.
client-lesson-pendulum-done = De laatste acties
client-lesson-pendulum-done-text = Er wordt geen zandloper meer omgedraaid. Iedereen maakt af wat nog kan. Jij bent zover: klik op “{ pendulum-move-Done }”.
client-lesson-pendulum-privilege = Privilege
client-lesson-pendulum-privilege-text = Je hebt de meeste stemmen en bent eerste in de privilegevolgorde; alle stemmen worden nu ingeleverd. De eerste plaats levert 2 punten op en de eerste keus uit de raadsbeloningen. In de ronde beslist privilege als twee spelers op hetzelfde moment hetzelfde willen.
client-lesson-pendulum-reward = Punten en een beloning
client-lesson-pendulum-reward-text = Kies voor elk punt een spoor.
client-lesson-pendulum-reward-card = Kies nu één raadsbeloning: een kaart die direct werkt, of een die bij je krijgslisten komt.
client-lesson-pendulum-reward-take = Alles gekozen: klik op “{ client-pendulum-take-it }”.
client-lesson-pendulum-reward-choice = Bij je beloning moet je nog iets kiezen.
client-lesson-pendulum-next = De volgende ronde
client-lesson-pendulum-next-text = De raad is voorbij en er liggen nieuwe kaarten. Je mag werkers verplaatsen in rijen zonder zandloper. Klik dan op “{ pendulum-move-Ready }”: alle drie de zandlopers worden omgedraaid en ronde 2 begint.
client-lesson-pendulum-next-choice = Kies eerst wat hier gevraagd wordt.
client-lesson-pendulum-next-panel = Hier zie je wat de raad iedereen heeft opgeleverd. Lees het rustig door en klik dan op “{ client-pendulum-end-continue }”.
