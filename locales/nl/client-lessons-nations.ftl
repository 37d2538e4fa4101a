# Het begeleide eerste tijdperk van Nations, les voor les.

client-lesson-nations-welcome = Welkom!
client-lesson-nations-welcome-text = Het spel duurt vier tijdperken; wie de meeste punten heeft, wint. Dit is je natie: vijf ontwikkelingen, elk met een witte dobbelsteen. Betere tegels geven betere dobbelstenen. Het eerste tijdperk spelen we samen.
client-lesson-nations-dice = Je dobbelstenen
client-lesson-nations-dice-text = Je dobbelstenen zijn voor dit tijdperk gegooid. Wat ze tonen, kun je uitgeven: goud, steen, voedsel, boeken en kracht. Fiches tellen net zo, maar worden nooit gegooid. Wat je uitgeeft, gaat naar “{ client-nations-used }” en komt in het volgende tijdperk terug.
client-lesson-nations-board = Het vooruitgangsbord
client-lesson-nations-board-text = Deze tegels zijn te koop: wie het eerst komt, krijgt ze. Het getal naast de rij is wat ze in goud kosten; kolonies kosten kracht. Onder elke tegel zie je wat die jou zou kosten. Kun je iets niet krijgen, wijs het dan aan en je ziet waarom.
client-lesson-nations-buy = Koop een tegel
client-lesson-nations-buy-text = { $can ->
    [yes] “{ $tile }” kost { $amount } { $symbol }. Opbrengst: { $gives }. Klik de tegel aan of sleep hem naar je natie. Je krijgt een voorstel om te betalen: wissel dobbelstenen en fiches als je wilt, kies wat je vervangt en koop.
   *[no] Je kunt nu niets betalen. Gooi met je herworpfiche een paar dobbelstenen opnieuw, of pas.
}
client-lesson-nations-bought = Wat je hebt gekregen
client-lesson-nations-bought-text = { $to ->
    [developments] “{ $tile }” heeft een oude ontwikkeling vervangen, en de dobbelstenen daarvan gingen terug. De nieuwe zijn meteen gegooid; je kunt ze vanaf je volgende beurt gebruiken.
    [advisor] “{ $tile }” is nu je adviseur. De herworpfiches op de tegel heb je in elk tijdperk.
    [construction] “{ $tile }” is in aanbouw. Bouw het in een latere beurt met steen; pas dan geeft het fiches en punten.
    [colonies] “{ $tile }” is nu jouw kolonie, voorgoed.
   *[nothing] Nog niets, dat gebeurt. Er komt altijd nog een tijdperk.
} Een beurt is één actie, dan is de volgende aan de beurt.
client-lesson-nations-event = Wat er komt
client-lesson-nations-event-text = De gebeurtenis van dit tijdperk is “{ $event }”. Als iedereen heeft gepast, voed je met { $food } voedsel je volk en win je met { $strength } kracht de oorlog; allebei leveren ze punten op. Geef dus niet te veel uit: het paneel toont wat je zou overhouden.
client-lesson-nations-reroll = Opnieuw gooien
client-lesson-nations-reroll-text = Heb je niets aan je dobbelstenen? Een herworp is ook een actie: klik erop, kies dobbelstenen en gooi ze. Of koop verder; je hoeft hem nu niet te gebruiken.
client-lesson-nations-pass = Genoeg voor dit tijdperk
client-lesson-nations-pass-text = { $can ->
    [yes] Ga door zolang je wilt: kopen, bouwen, opnieuw gooien. Wil je liever houden wat je hebt, pas dan.
   *[no] Je kunt niets meer op het bord betalen. Pas, en houd wat je hebt voor boeken, hongersnood en oorlog.
} Als je past, ben je in dit tijdperk niet meer aan de beurt.
client-lesson-nations-books = Boeken
client-lesson-nations-books-text = De beurten zijn voorbij. Met dobbelstenen en fiches met boeken ga je vooruit op het boekenspoor; daar krijg je punten voor elke tegenspeler die achter je staat. Wat je hier gebruikt, heb je niet meer voor hongersnood en oorlog; het voorstel houdt met beide rekening. Bevestig het of pas het aan.
client-lesson-nations-famine = Hongersnood
client-lesson-nations-famine-text = Kun je { $food } voedsel missen? Twee willekeurige dobbelstenen tellen als één. Voed je volk en krijg punten, of houd wat je hebt.
client-lesson-nations-war = Oorlog
client-lesson-nations-war-text = Met { $strength } kracht win je de oorlog. Voor kracht kun je geen dobbelstenen inwisselen: alleen rode en met geluk witte dobbelstenen tonen het. Wie voor de oorlog de meeste kracht had, begint het volgende tijdperk.
client-lesson-nations-age = Het volgende tijdperk
client-lesson-nations-age-text = Je hebt nu { $points ->
    [one] 1 punt
   *[other] { $points } punten
}. { $fed ->
    [yes] Je hebt je volk gevoed.
    [no] Je hebt je volk niet gevoed.
   *[unknown] { "" }
} { $won ->
    [yes] Je hebt de oorlog gewonnen.
    [no] Je hebt de oorlog niet gewonnen.
   *[unknown] { "" }
} Tegels tellen aan het eind. Alles wat je hebt gebruikt is terug, alle dobbelstenen worden opnieuw gegooid, en tegels en eisen worden groter.
client-lesson-nations-end = Dat is het hele spel
client-lesson-nations-end-text = De volgende drie tijdperken gaan net zo. De regels vind je naast de tafel, en als een zet niet kan, zie je welke regel dat zegt. Veel plezier met je partij!
