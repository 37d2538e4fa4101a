# Wat `sandtable balance` schrijft. De woorden tussen sterretjes zijn namen van kolommen.

report-made = { $each ->
    [line] { $games } partijen van de bot { $bot } voor elke regel, waarden { $version }. Gemaakt met:
    [level] { $games } partijen van de bot { $bot } voor elk niveau, waarden { $version }. Gemaakt met:
   *[seats] { $games } partijen van de bot { $bot } voor elk aantal spelers, waarden { $version }. Gemaakt met:
}
report-range = { $low } tot { $high }
report-reading = Hoe je dit leest
report-interval = 95%-interval
report-games = partijen
report-level = niveau
report-points = punten

## Nations

report-nations = Hoe Nations speelt
report-scores = Punten
report-players = spelers
report-mean = gemiddeld
report-best = hoogste
report-sources = waar de punten vandaan komen
report-alone = 1, { $opponent }
report-winners = Wie wint
report-winners-about = Aandeel gewonnen partijen naar positie in de eerste beurtvolgorde en naar plaats aan tafel; het eerlijke aandeel staat tussen haakjes.
report-by-place = naar positie
report-by-seat = naar plaats
report-fair = { $seats } (eerlijk: { $share })
report-dice = Dobbelstenen in de doos
report-dice-about = Het hoogste aantal dobbelstenen van een kleur dat tegelijk in gebruik was, met vier spelers. Hier raken ze nooit op (BUY-8); met de echte doos zouden het er genoeg moeten zijn.
report-colour = kleur
report-in-box = in de doos
report-enough = genoeg in
report-most = gemiddeld hoogste aantal
report-ever = ooit
report-dice-all = Alle kleuren zijn genoeg in { $share } van de partijen.
report-tiles = Tegels
report-tiles-about = Hoe vaak een tegel die op het bord lag gekocht werd, naar aantal spelers; en hoe vaak wie hem kocht won in partijen met twee tot vier spelers, vergeleken met een eerlijk aandeel van 1.
report-age = tijdperk
report-tile = tegel
report-wins = winst
report-extremes = Tegels die altijd of nooit werden gekocht, met aantal spelers:
report-none = geen

## Automa's

report-automas = Hoe moeilijk de Automa's zijn
report-foreshadowing = Gespeeld met vooruitblik.
report-chance = Kans om beide te verslaan
report-won = gewonnen
report-aim = doel
report-automa-points = punten van de beste Automa
report-inside = in het perkament
report-minutes = minuten
report-chance-about = Hun perkament begint bij { $points } punten. *{ report-inside }*: hoe vaak minstens één van hen het bereikte. *{ report-minutes }*: met lopend zand, zonder raden.
report-reasons = Wat de doorslag gaf, in procenten van de partijen
report-reasons-about = Zonder *automa-* of *no-* won de mens. *parchment*: als enige in het perkament; *points*: beide erin; *distance*: geen van beide erin.
report-human-legendary = mens met legendarische prestatie
report-human-inside = mens in het perkament
report-bonuses = Bonussen van de niveaus, per ronde
report-bonuses-about = Alle gereconstrueerd; die met * zijn gedrukt.
report-votes = stemmen
report-falls = { $falls ->
    [yes] De kans daalt in deze partijen van elk niveau naar het volgende.
   *[no] De kans daalt in deze partijen NIET van elk niveau naar het volgende.
}
report-automas-aims = De waarden zijn zo gekozen dat deze bot dicht bij de doelen komt; een sterkere bot of mens wint vaker. Is er een betere bot, voer de opdracht dan opnieuw uit en pas `[automa.levels]` in `src/sandtable/pendulum/data.toml` aan. `sandtable data pendulum` zegt wat moet blijven: niveau D in ronde 2 en 3, en dat geen bonus daalt van een niveau naar het volgende.
report-automas-fit = Wat de aanpassing beperkt: niveau D is deels gedrukt, en alleen al de 15 punten voor ronde 2 en 3 brengen de Automa's ver voor elke bot tot nu toe. Daarom zijn niet alleen de bonussen verschoven, maar ook het begin van het perkament op hun spoor, dat ook gereconstrueerd is, tot niveau D dicht bij zijn doel kwam. Met betere bots kan het terug. C mag D in geen ronde overtreffen en verschilt er vooral van door de variant voor gevorderden, die D van de mens vraagt.

## Karakters

report-characters = Hoe vaak elk karakter wint
report-overall = Alle aantallen spelers samen
report-overall-about = *{ report-strength }*: gewonnen partijen als veelvoud van het eerlijke aandeel, dus één op zoveel partijen als er spelers zijn. *{ report-inside }*: op alle drie de sporen, en met legendarische prestatie.
report-character = karakter
report-side = kant
report-strength = kracht
report-advanced = gevorderd
report-basic = basis
report-by-seats = Gewonnen partijen naar aantal spelers
report-seats-fair = { $seats } spelers: eerlijk is { $share }
report-games-each = partijen per karakter
report-surely = Zeker boven het eerlijke aandeel: { $above }. Zeker eronder: { $below }. Ook als alle tien even sterk waren, zou in ongeveer vier van de tien rapporten hier bij toeval iemand staan.
report-nobody = niemand
report-characters-bot = Alle plaatsen worden gespeeld door één bot die over alle karakters hetzelfde denkt, en die is beter in wat ze allemaal kunnen dan in de bijzondere krijgslisten van de gevorderde kanten: een karakter dat een eigen plan nodig heeft, doet het hier slechter dan in goede handen. De waarden van de karakters zijn gedrukt en blijven zoals ze zijn.
