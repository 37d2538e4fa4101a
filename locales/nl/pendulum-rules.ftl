# De regels van Pendulum met hun kenmerken, in eigen woorden. Een zin die met "Huisregel:" begint, regelt
# wat de gedrukte regels openlaten.

## Voorbereiding

pendulum-SET-1 = Pendulum is voor één tot vijf spelers. In je eentje speel je met de regels voor drie spelers tegen twee Automa's. Met één tot drie spelers gebruik je de kleine kant van het bord, met vier of vijf de grote kant.
pendulum-SET-2 = Elke zandloper begint naast de bovenste rij van zijn gebied. Het paarse gebied heeft twee cirkels per rij: de zandloper staat op een van de bovenste, op de andere drie ligt een tijdsteen.
pendulum-SET-3 = De 10 prestaties worden geschud en er wordt er één opengelegd. Met vier of vijf spelers ligt de legendarische prestatiesteen er meteen op; met minder spelers komt hij in de eerste raadsfase in het spel.
pendulum-SET-4 = De 56 provincies worden geschud en er liggen er vier open.
pendulum-SET-5 = De stapel raadsbeloningen: onderop liggen, geschud, de vijf laatste raadsbeloningen. Van de 25 andere gaan er 10 ongezien uit het spel. De overige 15 gaan bovenop en daarvan worden er vijf opengelegd. De raadsbeloning voor grote werkers ligt open op haar eigen plek.
pendulum-SET-6 = Elke speler heeft een karakter, geloot of gekozen, en gebruikt de basiskant of de gevorderde kant van het tableau. Je begint met vier krijgslisten in je hand, de middelen en stemmen die op je tableau staan, alle sporen aan het begin, en één grote en één gewone werker die beschikbaar zijn. Nog twee gewone werkers zitten in je reserve en je tweede grote werker wacht bij de raad. Elk tableau doet maar één keer mee, dus de twee kanten van een karakter spelen nooit tegen elkaar.
pendulum-SET-7 = De eerste privilegevolgorde is willekeurig.
pendulum-SET-8 = Met twee spelers staan er het hele spel vier neutrale werkers in de kaders van de enkelbrede paarse en groene actievelden. Ze blokkeren daar gewone werkers. Een neutrale steen begint als laatste in de privilegevolgorde.
pendulum-SET-9 = Spelbegin: in privilegevolgorde zet iedereen zijn grote werker, daarna in dezelfde volgorde de gewone werker. Beide komen volgens de gewone regels in kaders van de onderste rijen. De neutrale speler zet niets. Daarna worden alle zandlopers omgedraaid naar de onderste rijen en begint ronde 1. Huisregel: je moet beide werkers zetten en vóór dat omdraaien kan er niets anders.
pendulum-SET-10 = Het spel duurt vier rondes. Na elke ronde is er een raad.
pendulum-SET-11 = Huisregel: tableaus, handen, afgelegde kaarten en stemmen zijn voor iedereen zichtbaar. Alleen de voorkant en de volgorde van gedekte kaarten zijn geheim.

## Zandlopers

pendulum-TIM-1 = De paarse zandloper loopt 3 minuten, de groene 2 minuten en de zwarte 45 seconden.
pendulum-TIM-2 = Een zandloper mag pas worden omgedraaid als hij is doorgelopen. Iedereen mag dat doen, verplicht is het nooit. Hij staat meteen bij de andere rij van zijn gebied; er is nooit een moment zonder zandloper. Huisregel: hij is doorgelopen zodra zijn volle tijd voorbij is, op de milliseconde.
pendulum-TIM-3 = Voor werkers telt alleen bij welke rij de zandloper staat, niet of het zand nog loopt.
pendulum-TIM-4 = Elke keer dat paars wordt omgedraaid, duwt de zandloper één tijdsteen van de rij waar hij heen gaat. Het omdraaien aan het begin van de ronde telt mee, dus een ronde heeft precies drie keer paars. Zodra de laatste steen weg is, wordt de raad opgeroepen, zonder op het zand te wachten.
pendulum-TIM-5 = Als de raad is opgeroepen, mag er geen zandloper meer worden omgedraaid.
pendulum-TIM-6 = Tijdens een pauze staan alle zandlopers stil. Daarna gaan ze tegelijk verder met het zand dat ze hadden. Intussen kan er niets anders. Huisregel: iedereen mag op elk moment pauzeren, ook midden in een actie. Het spel gaat verder als iedereen gereed is.
pendulum-TIM-7 = Ronde 2 tot en met 4 beginnen met het omdraaien van alle drie de zandlopers naar hun andere rij, zodra ze allemaal zijn doorgelopen. Huisregel: omdat er intussen niets kan gebeuren, wacht het spel daar niet op.
pendulum-TIM-8 = Huisregel: het omdraaien aan het begin van een ronde is van niemand. Het spel doet het als iedereen gereed is, ook na het spelbegin; tot dan kun je je ‘gereed’ terugnemen. Er gaat een tijdsteen van het bord, die op geen enkel tableau komt, en er volgt geen Automakaart. Na elk omdraaien loopt de volle tijd.

## Werkers

pendulum-WRK-1 = Een werker mag alleen in een rij zonder zandloper een kader in, en alleen daar een kader of beloningsveld uit. Dat geldt ook voor het kader boven zijn eigen beloningsveld. Hij mag ook naar je tableau, en van je tableau naar een kader. Alleen terughalen, de gewaagde inzet en de Automa's doorbreken deze regel.
pendulum-WRK-2 = Een werker komt alleen door een actie in een beloningsveld, en een actie leidt nooit naar een kader.
pendulum-WRK-3 = In paars en groen mag een gewone werker geen kader in waar al een werker staat. Werkers in beloningsvelden blokkeren niet. Huisregel: ook je eigen werkers blokkeren je gewone werkers.
pendulum-WRK-4 = In zwart mag een kader elk aantal werkers bevatten.
pendulum-WRK-5 = Een grote werker wordt nooit geblokkeerd.
pendulum-WRK-6 = Voor een actie schuif je een werker in de rij met de zandloper van zijn kader naar het beloningsveld eronder, betaal je de kosten en krijg je daarna de beloning. Dat kan één keer; daarna zit hij vast tot de zandloper de rij verlaat.
pendulum-WRK-7 = Een actie kost in paars en groen 2 goud. In zwart kost veroveren 4 soldaten en zijn de andere acties gratis. Kun je niet betalen, dan kun je de actie niet uitvoeren.
pendulum-WRK-8 = De weg van een kader naar het beloningsveld is nooit geblokkeerd.
pendulum-WRK-9 = Ben je een actie begonnen terwijl de zandloper bij de rij stond, dan mag je die afmaken nadat hij weg is.
pendulum-WRK-10 = Eén actie tegelijk: zolang er in je actie een keuze openstaat, maak je die eerst, voordat je een actie uitvoert, een werker verplaatst, een zandloper omdraait, een krijgslist speelt of terugneemt, claimt, aanvult of je klaar of gereed meldt. De anderen wachten niet op jou.
pendulum-WRK-11 = Je bent nooit verplicht een actie uit te voeren.
pendulum-WRK-12 = Je hebt nooit meer dan vier werkers, grote werkers meegeteld.
pendulum-WRK-13 = Een dubbelbreed kader op de kleine kant is één actieveld met twee beloningsvelden eronder. Een werker daar voert zijn actie uit in een van beide; je kiest op dat moment.
pendulum-WRK-14 = Meerdere werkers van jezelf mogen in hetzelfde kader staan als de regels voor kaders elk van hen toelaten.
pendulum-WRK-15 = Huisregel: je noemt de werker, het beloningsveld en de krijgslisten die de actie veranderen samen, en betaalt alles in één keer. Alleen keuzes binnen de beloning mogen open blijven.

## Middelen, kosten, beloningen

pendulum-ECO-1 = Je kunt hoogstens 10 van elk middel hebben, min de stenen daarvan die je als glorie hebt ingezet. Wat je te veel krijgt, gaat verloren. Voor stemmen is er geen limiet.
pendulum-ECO-2 = Punten voorbij het einde van een spoor gaan verloren, tenzij je er glorie van maakt.
pendulum-ECO-3 = Kosten betaal je eerst, volledig, en één keer voor één beloning.
pendulum-ECO-4 = Middelen ‘naar keuze’, als kosten, beloning of voorwaarde, zijn elke combinatie van soldaten, cultuur en goud, nooit stemmen. Huisregel: krijg je middelen naar keuze, dan vul je de ruimte die je hebt en gaat de rest verloren. Heb je geen ruimte, dan wordt er niets gevraagd.
pendulum-ECO-5 = Productie van een kleur geeft je alles wat die kolom van je tableau en de provincies eronder tonen, ook die boven de limiet: middelen, stemmen, punten en wat het tableau verder toont. Huisregel: alleen wat er bij het begin van de productie ligt telt, dus een provincie die je ermee verovert, levert pas de volgende keer iets op. Eerst krijg je wat vaststaat, dan middelen naar keuze, dan een verovering, dan terughalen.
pendulum-ECO-6 = Zijn punten de kosten, dan ga je terug op het spoor, maar nooit tot vóór het begin. De legendarische prestatie hoort nooit bij de kosten.
pendulum-ECO-7 = Spelers handelen niet met elkaar.
pendulum-ECO-8 = Van een verovering, van terugnemen als beloning en van glorie mag je afzien; al het andere neem je. Een provincie die je hebt genomen, moet je onder een kolom leggen, en kies je de raadsbeloning voor grote werkers, dan moet je een werker omzetten. Huisregel: ook van terughalen mag je afzien.
pendulum-ECO-9 = Huisregel: een actie van een werker, een krijgslist of terugnemen mag niet als het enige effect ervan niets kan doen. Gaat er alleen iets boven een limiet verloren, dan mag het wel. Een raadsbeloning mag je ook nemen als die je niets oplevert. Verdwijnt het doel terwijl je keuze openstaat, dan vervalt het effect en blijven de kosten betaald.

## Provincies

pendulum-PRV-1 = Om te veroveren neem je een open provincie of, ongezien, de bovenste van de stapel, en schuif je die onder een van je vier kolommen, zo dat de kant met de kleur van die kolom zichtbaar is. Je ziet de kaart voordat je de kolom kiest.
pendulum-PRV-2 = Een provincie onder een kolom verschuift nooit meer.
pendulum-PRV-3 = Iedereen mag op elk moment lege plekken met provincies van de stapel aanvullen, ook tijdens de raad, maar niemand hoeft dat te doen. Je mag van de stapel trekken zonder eerst aan te vullen. Huisregel: één kaart per keer, op een lege plek naar keuze.
pendulum-PRV-4 = Tussen twee raden mag er elk aantal provincies onder een kolom liggen.
pendulum-PRV-5 = Provincies die je aflegt, die de raad opruimt of die een Automa verwijdert, gaan uit het spel. Huisregel: is de stapel leeg, dan valt er niets aan te vullen of te trekken, en legt de raad open wat er nog is.

## Krijgslisten

pendulum-STR-1 = Tijdens een ronde mag je op elk moment een krijgslist uit je hand spelen: betaal de kosten, neem de beloning en leg de kaart af op je tableau.
pendulum-STR-2 = Voor de kosten op je tableau neem je al je afgelegde krijgslisten terug, ook als je er nog in je hand hebt. Dat kost 5 cultuur; de Oorlogzoeker betaalt 2 kracht, de Tiran 4 stemmen.
pendulum-STR-3 = Een permanente raadsbeloning komt in je hand en is een krijgslist als elke andere. De kosten betaal je als je de kaart speelt, niet als je die neemt.
pendulum-STR-4 = Terughalen: neem een van je werkers uit een rij met zandloper, uit een kader of een beloningsveld, ook de werker die net zijn actie heeft uitgevoerd. Hij is meteen beschikbaar. Huisregel: welke werkers je mag terughalen, staat vast als het effect begint; omdraaien terwijl je kiest verandert niets.
pendulum-STR-5 = In het spel brengen: een gewone werker uit je reserve wordt beschikbaar. Nooit een grote en nooit een vijfde.
pendulum-STR-6 = Kwijtschelden: speel je dit bij een actie van een werker in paars of groen, dan betaal je de 2 goud niet. De 4 soldaten betaal je wel.
pendulum-STR-7 = Je mag meerdere krijgslisten die een actie veranderen bij dezelfde actie spelen. Elke kwijtschelding bespaart één betaling van 2 goud. Een aangrenzende of dubbele actie heeft twee betalingen, dus daar mogen er twee.
pendulum-STR-8 = Omzetten: geef één punt van een spoor voor één punt van een ander spoor. De legendarische prestatie kun je niet geven en niet krijgen. Voorbij het einde gelden de gewone regels.
pendulum-STR-9 = Ruilen (Oorlogzoeker): betaal zoveel cultuur als je wilt voor evenveel soldaten, of andersom.
pendulum-STR-10 = Aangrenzende actie (Oorlogzoeker): bij een actie van een werker voer je ook de actie uit van het beloningsveld direct links of rechts in dezelfde rij, welk kader er ook boven staat. De werker blijft in zijn eigen beloningsveld. Huisregel: dit is één actie. Betaal eerst beide kosten, neem dan de eigen beloning en daarna de andere.
pendulum-STR-11 = Dubbel claimen (Tiran): bij een claim neem je twee voordelen: twee keer de beloning, of de legendarische prestatiesteen en de beloning. Het blijft één steen en één claim. Huisregel: is er voor jou geen legendarische prestatiesteen, dan krijg je twee keer de beloning.
pendulum-STR-12 = Gewaagde inzet (Opstandeling): een vrije werker gaat een kader in een rij met zandloper in en voert meteen de actie uit in een beloningsveld eronder, tegen de gewone kosten, maar nooit in een productieveld. Huisregel: dit is één actie, dus hij kan niet in het kader blijven. In paars en groen heeft een gewone werker een leeg kader nodig. De zetregel van de variant voor gevorderden geldt hier niet.
pendulum-STR-13 = De Alchemist betaalt 2 middelen naar keuze voor twee punten op één spoor (niet legendarisch), om één afgelegde krijgslist terug te nemen (niet deze kaart zelf), of om een werker terug te halen.
pendulum-STR-14 = Claimen (Pacifist): voor 4 cultuur en 2 stemmen claim je de prestatie zonder te hebben wat die vraagt. Huisregel: verder gaat alles als bij elke claim, dus dit is je ene claim van de ronde.
pendulum-STR-15 = Dubbele actie (Pacifist): bij een actie van een werker betaal je de kosten twee keer en krijg je de beloning twee keer. Huisregel: eerst beide betalingen, dan de beloningen na elkaar; bij de tweede telt mee wat de eerste heeft opgeleverd.
pendulum-STR-16 = Kwijtschelden, aangrenzende actie en dubbele actie speel je samen met de actie van een werker, dubbel claimen samen met de claim; nooit alleen, ervoor of erna.

## Prestaties

pendulum-ACH-1 = Je mag de prestatie claimen als je minstens de getoonde middelen en stemmen hebt. Je geeft niets uit. ‘12 naar keuze’ telt de drie middelen samen.
pendulum-ACH-2 = Je mag één keer per ronde claimen. Je steen komt in de raadsfase terug.
pendulum-ACH-3 = Een claim geeft je óf de legendarische prestatiesteen met het legendarische punt, als de steen er ligt en je hem nog nooit hebt genomen, óf de beloning, niet allebei. Is er voor jou geen legendarische prestatiesteen, dan krijg je de beloning.
pendulum-ACH-4 = Per ronde kan één speler de legendarische prestatiesteen nemen; hij komt elke ronde terug. De legendarische prestatie krijg je alleen door deze steen en door de laatste raadsbeloning.

## Raad

pendulum-COU-1 = Na de oproep mag alles nog, behalve zandlopers omdraaien, zonder tijdslimiet, tot iedereen klaar is. Huisregel: tot iedereen klaar is, kun je je ‘klaar’ terugnemen; ook als je nog iets doet, vervalt het.
pendulum-COU-2 = Wil je als laatste handelen, dan mag je privilege claimen. Huisregel: vanaf dan handelt iedereen om de beurt, van het laagste naar het hoogste privilege, en is ‘klaar’ definitief. De anderen mogen intussen alleen provincies aanvullen, waardoor niemands ‘klaar’ vervalt, en een keuze afmaken die al openstond. De claim maakt elk eerder ‘klaar’ ongedaan.
pendulum-COU-3 = Tijdens de raadsfase kun je alleen provincies aanvullen en doen wat de stappen vragen.
pendulum-COU-4 = Stap 1: de stemmen bepalen een nieuwe privilegevolgorde, de meeste stemmen eerst. Bij een gelijke stand draait de volgorde om: wie lager stond, gaat voor. Daarna levert iedereen al zijn stemmen in. De neutrale speler heeft altijd 3 stemmen, houdt ze en kan eerste worden.
pendulum-COU-5 = Stap 2: in de nieuwe volgorde neemt iedereen de punten van zijn plaats, vrij te verdelen over kracht, prestige en populariteit, en één beloning. De volgende wacht tot de effecten zijn afgehandeld. Van de eerste tot de laatste plaats zijn dat 2, 1, 1, 0 en 0 punten op de grote kant en 2, 1 en 0 op de kleine. Genomen kaarten worden niet vervangen. Je moet een beloning nemen. De neutrale speler neemt niets en zijn punten gaan naar niemand. Huisregel: eerst de punten, dan de beloning.
pendulum-COU-6 = De gedrukte beloning, één punt naar keuze, is er voor iedereen, onbeperkt.
pendulum-COU-7 = De raadsbeloning voor grote werkers: een grote werker vervangt een van je gewone werkers, waar die ook staat, en de gewone werker gaat uit het spel. De kaart blijft tot de volgende ronde omgedraaid. Met twee grote werkers mag je die niet nemen. Het omzetten is geen verplaatsing, dus kaders en zandlopers doen er niet toe. Huisregel: de gewone werker moet in het spel zijn, niet in de reserve.
pendulum-COU-8 = Directe kaarten werken meteen en gaan uit het spel. De kaart die je limiet voor provincies op 3 brengt, houd je; hij telt al in deze raadsfase en een tweede mag je niet nemen.
pendulum-COU-9 = Permanente kaarten komen als krijgslist in je hand.
pendulum-COU-10 = In de vierde raadsfase kun je naast de gedrukte beloning en de raadsbeloning voor grote werkers kiezen uit de vijf laatste raadsbeloningen. Ze liggen open vanaf het begin van ronde 4. Je moet de kosten kunnen betalen. De legendarische mag je niet nemen als je de legendarische prestatie al hebt.
pendulum-COU-11 = Stap 3: onder elke kolom houd je hoogstens 2 provincies, of 3 met de kaart. Je kiest zelf welke je aflegt.
pendulum-COU-12 = Stap 4: na de vierde raad is het spel afgelopen. Anders wordt de raadsbeloning voor grote werkers opengedraaid. De overgebleven beloningen, de open provincies en de prestatie gaan uit het spel; er komen vijf nieuwe beloningen, vier provincies en een prestatie met de legendarische prestatiesteen erop. De claimstenen en de drie paarse tijdstenen komen terug.
pendulum-COU-13 = Stap 5: je mag werkers zetten en verplaatsen volgens de gewone regels; verder kun je alleen provincies aanvullen. Bij conflicten beslist privilege. Huisregel: iedereen verplaatst tegelijk, de tussenperiode geldt, en je mag privilege claimen om als laatste te handelen.
pendulum-COU-14 = Stap 6: alle drie de zandlopers worden omgedraaid en de volgende ronde begint. Werkers en zandlopers worden nooit teruggezet.
pendulum-COU-15 = Beloningen om te veroveren, te produceren of terug te halen werken tijdens de raad. Een teruggehaalde werker wacht tot stap 5 op je tableau. Stemmen die je in de raadsfase krijgt, tellen voor de volgende.
pendulum-COU-16 = De raad laat middelen, handen, afgelegde kaarten en werkers zoals ze zijn.

## Privilege

pendulum-CLM-1 = Botsen de zetten van twee spelers binnen ongeveer een seconde, dan wint wie hoger in privilege staat. Voorbeelden: dezelfde provincie, de legendarische prestatiesteen, hetzelfde kader in paars of groen, of een werker zetten tegenover omdraaien naar die rij. Ook andere botsingen tellen.
pendulum-CLM-2 = Huisregel: een geweigerde zet wordt toegekend als hij had gemogen vlak vóór zetten die spelers met lager privilege in de laatste seconde deden. Hun zetten worden teruggenomen voor zover ze botsen en zij krijgen dat te zien. De tafel kan een andere tussenperiode kiezen; 0 zet die uit.
pendulum-CLM-3 = Privilege beslist nooit over een gelijke stand in stemmen.
pendulum-CLM-4 = Alleen de vastgelegde zetten en hun tijden beslissen, dus een herhaling verloopt altijd hetzelfde.
pendulum-CLM-5 = Huisregel: alleen een geweigerde zet werkt terug; een toegestane zet maakt nooit een eerdere ongedaan. Een zet wordt in zijn geheel teruggenomen, met alles wat eruit volgde, maar nooit als hij een gedekte kaart liet zien. Twee keer dezelfde zandloper omdraaien of dezelfde plek aanvullen binnen de tussenperiode telt als één keer, voor iedereen die dat op dat moment mag, ook met een openstaande keuze. Je botst nooit met wat je eigen zet deed, dus als je alleen speelt, zijn er geen botsingen.
pendulum-CLM-6 = Huisregel: de tussenperiode loopt in tafeltijd, het laatste moment meegeteld. Het spel gaat terug naar het laatste punt dat volstaat; het privilege van toen geldt, en de toegekende zet telt als gedaan vlak vóór de zet die hij verdringt. Eigen zetten, zetten van spelers met hoger privilege en alle al getoonde kaarten moeten hetzelfde uitvallen, anders wordt er niets toegekend: werkers gaan van en naar dezelfde plekken, en hetzelfde wordt betaald, gekregen, genomen en getoond. Dat je eigen ‘gereed’ of ‘klaar’ door de toegekende zet vervalt, maakt geen verschil. Er wordt niets toegekend wat een latere eigen zet ongedaan zou maken, of wat een eigen zet of een zet van iemand met hoger privilege binnen de tussenperiode ook verbiedt. Niets werkt terug over een wisseling van fase heen. Klaar, gereed, pauze en verderspelen worden nooit verdrongen.

## Einde

pendulum-END-1 = Het spel eindigt na de vierde raad. De velden van een spoor tellen vanaf 0. Het perkament begint bij veld 14; een spoor is daar zijn veld min 13 punten waard. De legendarische prestatie is 1 punt waard.
pendulum-END-2 = Wie alle vier de sporen in het perkament heeft, wint. Zijn dat er meer, dan beslissen de meeste punten in het perkament, daarna de privilegevolgorde van de vierde raad.
pendulum-END-3 = Heeft niemand dat, dan kunnen alleen spelers met de legendarische prestatie winnen. Van hen wint wie op zijn laagste spoor het verst is; bij een gelijke stand vergelijk je het op één na laagste spoor, enzovoort, en daarna beslist privilege. De legendarische prestatie zelf wordt niet vergeleken. Huisregel: je vergelijkt de velden.
pendulum-END-4 = Heeft niemand de legendarische prestatie, dan wint niemand.

## Spelen zonder zandlopers

pendulum-UNT-1 = Het zandloperspoor heeft 11 velden: alle zandlopers, zwart, zwart, groen, zwart, zwart en paars, zwart, groen, zwart, zwart, en ten slotte alle zandlopers met de oproep voor de raad. Komt de steen op een veld, dan worden de zandlopers van dat veld omgedraaid. Het eerste veld is het omdraaien waarmee de ronde begint.
pendulum-UNT-2 = Op elk veld speelt iedereen vrij en zo lang als nodig, maar niemand draait zandlopers om. Als iedereen gereed is, gaat de steen verder. Tot dan kun je je ‘gereed’ terugnemen.
pendulum-UNT-3 = Na het laatste veld volgt de raad zoals gewoonlijk.
pendulum-UNT-4 = Na elke raad mogen de spelers voor de volgende ronde wisselen tussen spelen met en zonder zandlopers. Huisregel: dat gebeurt in stap 5, zodra iedereen het eens is; om terug te wisselen moet weer iedereen het eens zijn. Anders blijft het zoals het is.
pendulum-UNT-5 = Tegen de Automa's speel je altijd met zandlopers.
pendulum-UNT-6 = Ook hier beslist privilege bij conflicten. Huisregel: de tussenperiode geldt, en op elk veld mag je privilege claimen om als laatste te handelen.

## Variant voor gevorderden

pendulum-ADV-1 = De variant heeft twee delen, de zetregel en glorie, en elke speler kiest er zelf voor. Glorie kan zonder de zetregel, maar de zetregel niet zonder glorie. De variant heeft niets te maken met de gevorderde kant van de tableaus.
pendulum-ADV-2 = De zetregel: twee werkers van jezelf staan nooit in hetzelfde kader, ook niet in zwart en ook niet met een grote werker. Voor beloningsvelden geldt dit niet. De regel geldt ook bij het spelbegin en in stap 5 van de raad.
pendulum-ADV-3 = Glorie: voor elk punt voorbij het einde van kracht, prestige of populariteit mag je één steen van die kleur (soldaten, cultuur, goud) op het spoor leggen. Dat verlaagt je limiet voor dat middel blijvend. Glorie kun je niet uitgeven of terugdraaien, is geen punt en blijft liggen als je punten betaalt. Nieuwe punten vullen eerst het spoor, ook nadat je punten hebt betaald, en dit alles werkt ook tijdens de raad. Van elke kleur kun je er hoogstens 10 leggen. Huisregel: de steen komt uit de voorraad, en alleen als die leeg is van je tableau. Je kiest hoeveel van de punten glorie worden.
pendulum-ADV-4 = Gelijke stand: na de punten in het perkament, of na het laagste spoor, beslist de meeste glorie op alle sporen samen, daarna privilege, en verder niets. Huisregel: speelt iemand met glorie, dan geldt dit voor iedereen; wie zonder speelt, heeft 0.

## De Automa's

pendulum-AUT-1 = In je eentje speel je tegen twee Automa's, met de regels voor drie spelers, met zandlopers, op de kleine kant. De Automa's krijgen alleen stemmen en punten. Ze voeren geen acties uit en gebruiken nooit beloningsvelden, het zwarte gebied, prestaties of provincies.
pendulum-AUT-2 = Vóór jouw spelbegin zetten de Automa's zes grote werkers: één in elk kader van de onderste rijen in paars en groen, en nog één in elk van beide bovenste rijen. Voor die twee trek je telkens een kaart: toont die het werkersymbool van dat gebied, dan gaat de werker naar het enkelbrede kader, anders naar het dubbelbrede. Huisregel: ook het symbool van het andere gebied telt als ‘anders’. Daarna worden alle kaarten geschud.
pendulum-AUT-3 = Er wordt een kaart getrokken en afgehandeld als je een werker uit een beloningsveld haalt, hoe dan ook en voordat hij weer wordt gezet, en als je groen of zwart omdraait terwijl paars is doorgelopen. Elke keer is dat één kaart. Geen kaart volgt op het verlaten van een kader, paars omdraaien, omdraaien door de Automa's, het begin van een ronde en de raadsbeloning voor grote werkers. Een lege stapel wordt opnieuw geschud uit de afgelegde kaarten, zonder de kaarten die openliggen.
pendulum-AUT-4 = Een kaart handel je af in deze volgorde: werker, zandloper, provincie.
pendulum-AUT-5 = Werker: in het gebied van het symbool gaat de meest linkse Automawerker in de rij met zandloper naar het kader zonder Automawerker, in welke rij dat ook is. Zandlopers en werkers houden hem niet tegen. Automawerkers blokkeren gewone werkers.
pendulum-AUT-6 = Zandloper, alleen als de kaart er een toont: is paars doorgelopen, dan draaien ze paars om; anders de getoonde zandloper, als die is doorgelopen. Eén zandloper per kaart. Het gaat erom wat is doorgelopen op het moment dat de kaart wordt getrokken. Na de oproep draaien ze niets om, maar werker en provincie gaan wel door.
pendulum-AUT-7 = Een steen die een Automa bij het omdraaien van het bord duwt, komt op het tableau van de Automa's en telt voor beide. Nadat paars in een ronde voor de tweede keer is omgedraaid (die aan het begin telt mee, door wie dan ook), is de legendarische prestatiesteen voor die ronde weg.
pendulum-AUT-8 = Provincie: de open provincie op de getoonde plek gaat uit het spel, als er een ligt.
pendulum-AUT-9 = Vóór stap 1 van de raad trekt elke Automa 3 kaarten, Automa 1 eerst, en krijgt hij punten: de symbolen op zijn kaarten, de rondebonus van zijn niveau en 1 voor elke steen op hun tableau, minstens 0.
pendulum-AUT-10 = De stemmen van een Automa zijn die op zijn kaarten, plus de rondebonus, plus 1 voor elke steen, van 0 tot 20.
pendulum-AUT-11 = Voor zijn plaats krijgt elke Automa 2, 1 of 0 punten. In de eerste drie raden lees je zijn kaarten van links naar rechts tot een symbool bij een openliggende beloning past. Je zoekt eerst in de bovenste rij, dan in de onderste, daar eerst bij de raadsbeloning voor grote werkers. De passende beloning wordt afgelegd. Is het die voor grote werkers, dan wordt de kaart omgedraaid; de Automa heeft nu een grote werker en zulke symbolen tellen bij hem niet meer. Past er niets, dan krijgt hij 1 punt. De gedrukte beloning en de omgedraaide kaart voor grote werkers passen nooit.
pendulum-AUT-12 = In de vierde raad krijgt elke Automa net als eerder de punten voor zijn plaats, maar in zijn kaarten wordt geen beloning gezocht, en er is geen punt als niets past. Heb jij de legendarische prestatie niet en ligt die beloning er, dan neemt hij die. Anders neemt hij van de beloningen voor één spoor die er liggen die van het spoor waarop jij het verst van het einde bent, glorie meegeteld; bij een gelijke stand de bovenste. De beloning voor alle drie de sporen neemt hij nooit.
pendulum-AUT-13 = In stap 4 worden alle kaarten geschud, ook die openliggen. Tijdens de hele raad verplaatst een getrokken kaart alleen de werker.
pendulum-AUT-14 = Om te winnen moet je de legendarische prestatie hebben en elke Automa verslaan; de Automa's tellen alsof ze die hebben. Ben jij op alle drie de sporen in het perkament en de Automa in het zijne, dan vergelijk je de punten daar. Is maar een van jullie er, dan wint die. Is niemand er, dan wint wie het dichtst bij het perkament is; bij jou telt het laagste spoor, bij de Automa de helft van de velden die hij nog nodig heeft, naar boven afgerond. Huisregel: bij een gelijke stand beslist in de variant voor gevorderden glorie, daarna privilege.
pendulum-AUT-15 = Er zijn zes niveaus, A tot en met F, elk met eigen bonussen. A tot en met C speel je zonder de variant voor gevorderden, D tot en met F met beide delen.
pendulum-AUT-16 = Vooruitblik, indien gekozen: telkens voordat paars wordt omgedraaid, ook aan het begin van de ronde, wordt voor elke Automa een kaart opengelegd, eerst voor Automa 1; de linkerkant wordt niet afgehandeld. De raad gebruikt deze kaarten in plaats van er 3 te trekken. Huisregel: een ontbrekende kaart wordt vóór stap 1 getrokken.
pendulum-AUT-17 = Een voorbeeld op niveau D: kaarten met 2, 0 en 1 punten en -1, 2 en 3 stemmen geven met twee stenen 10 punten en 11 stemmen in ronde 2, en 15 punten en 15 stemmen in ronde 3.
pendulum-AUT-18 = Huisregel: een werker die een beloningsveld verlaat, gaat eerst naar je tableau, dan wordt de kaart afgehandeld, en dan gaat de werker het gekozen kader in als dat nog mag; anders blijft hij beschikbaar. Mocht het kader al meteen niet, dan wordt er geen kaart getrokken.
pendulum-AUT-19 = Het spoor van de Automa's eindigt met het perkament, in de variant voor gevorderden met het laatste groene veld. Punten daarna gaan verloren.
