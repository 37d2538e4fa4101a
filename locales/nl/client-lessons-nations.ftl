# De begeleide eerste partij Nations, les voor les.

client-lesson-nations-dice = Je dobbelstenen
client-lesson-nations-dice-text = Na vier tijdperken wint wie de meeste punten heeft. Je dobbelstenen zijn net voor dit tijdperk gegooid. Geef uit wat ze tonen: goud, steen, voedsel, boeken en kracht. Fiches tellen net zo, maar worden nooit gegooid. Wat je uitgeeft, gaat naar “{ client-nations-used }” en komt in het volgende tijdperk terug.
client-lesson-nations-pay = Kopen en betalen
client-lesson-nations-pay-text = Deze tegels zijn te koop. Het getal naast de rij is wat ze kosten. “{ $tile }” kost { $amount } { $symbol }: kies die.
client-lesson-nations-pay-panel = Zo zou je betalen. Je kunt ook andere dobbelstenen en fiches kiezen. Klik dan op “{ client-nations-buy }”.
client-lesson-nations-replace = Een ontwikkeling vervangen
client-lesson-nations-replace-text = Betere ontwikkelingen geven betere dobbelstenen. “{ $tile }” kost { $amount } { $symbol }. Opbrengst: { $gives }. Kies die tegel.
client-lesson-nations-replace-panel = De tegel vervangt een van je vijf ontwikkelingen. Kies welke, en welke dobbelsteen je teruggeeft: een gebruikte mis je niet. Klik dan op “{ client-nations-buy }”.
client-lesson-nations-exchange = Dobbelstenen inwisselen
client-lesson-nations-exchange-text = Geen goud meer? Twee willekeurige dobbelstenen tellen als 1 goud, 1 steen of 1 voedsel. Kies “{ $tile }” voor { $amount } { $symbol }.
client-lesson-nations-exchange-panel = Hier tellen twee dobbelstenen als paar voor 1. Kies andere als je deze nodig hebt en klik dan op “{ client-nations-buy }”.
client-lesson-nations-reroll = Opnieuw gooien
client-lesson-nations-reroll-text = Heb je niets aan je dobbelstenen, gebruik dan een herworpfiche. Ook dat is een actie. Klik hier.
client-lesson-nations-reroll-panel = Kies een of meer dobbelstenen en gooi ze.
client-lesson-nations-colony = Een kolonie
client-lesson-nations-colony-text = Een nieuw tijdperk, en je tegenspeler heeft gepast. Kolonies kosten kracht en zijn voorgoed van jou. “{ $tile }” kost { $amount } { $symbol }. Opbrengst: { $gives }. Kies die tegel.
client-lesson-nations-colony-panel = Hier kun je alleen met kracht betalen: inwisselen geeft nooit kracht. Klik op “{ client-nations-buy }”.
client-lesson-nations-advisor = Een adviseur
client-lesson-nations-advisor-text = Een adviseur geeft herworpfiches. Je hebt er altijd maar één. “{ $tile }” kost { $amount } { $symbol }. Opbrengst: { $gives }. Kies die tegel.
client-lesson-nations-advisor-panel = Betaal en klik op “{ client-nations-buy }”. Wat je krijgt, kun je vanaf je volgende beurt gebruiken.
client-lesson-nations-wonder = Een wonder
client-lesson-nations-wonder-text = Een wonder koop je eerst en bouw je later. “{ $tile }” kost { $amount } { $symbol }: kies die tegel.
client-lesson-nations-wonder-panel = Het is dan in aanbouw en geeft je nog niets. Bewaar je steen om het te bouwen. Klik op “{ client-nations-buy }”.
client-lesson-nations-build = Het wonder bouwen
client-lesson-nations-build-text = In een latere beurt bouw je het. “{ $tile }” kost { $stone } steen in één keer. Opbrengst: { $gives }. Klik hier.
client-lesson-nations-build-panel = Je betaalt met steen, en twee willekeurige dobbelstenen tellen als 1 steen. Klik op “{ client-nations-build }”.
client-lesson-nations-event = Wat er aan het eind komt
client-lesson-nations-event-text = Elk tijdperk eindigt met boeken, hongersnood en oorlog. “{ $event }” vraagt { $food } voedsel en { $strength } kracht; elk levert je { $points } punten op. Bewaar er dobbelstenen en fiches voor.
client-lesson-nations-pass = Passen
client-lesson-nations-pass-text = Je dobbelstenen tonen alles wat je nodig hebt. Klik op “{ client-nations-pass }” en bevestig: je bewaart ze voor het eind van het tijdperk.
client-lesson-nations-books = Boeken
client-lesson-nations-books-text = Dobbelstenen en fiches met boeken komen bij je boeken. Heb je er dan meer dan je tegenspeler, dan krijg je punten. Kies wat je wilt gebruiken en bevestig. Je hebt het dan niet meer voor hongersnood en oorlog.
client-lesson-nations-famine = Hongersnood
client-lesson-nations-famine-text = Betaal { $food } voedsel voor { $points } punten. Ook hier tellen twee dobbelstenen als 1 voedsel. Klik op “{ client-nations-settle-famine }”.
client-lesson-nations-war = Oorlog
client-lesson-nations-war-text = Betaal { $strength } kracht voor { $points } punten. Voor kracht kun je geen dobbelstenen inwisselen. Wie voor de oorlog de meeste kracht had, begint het volgende tijdperk. Klik op “{ client-nations-settle-war }”.
client-lesson-nations-age = Het volgende tijdperk
client-lesson-nations-age-panel = Hier zie je wat iedereen aan het eind van dit tijdperk heeft gebruikt, gekregen en verloren. Lees het rustig door en klik dan op “{ client-nations-end-continue }”.
client-lesson-nations-age-text = Je hebt nu { $points ->
    [one] 1 punt
   *[other] { $points } punten
}; tegels tellen aan het eind van de partij. In het volgende tijdperk is alles wat je hebt gebruikt terug, worden alle dobbelstenen gegooid en zijn er nieuwe tegels en een nieuwe gebeurtenis.
