# Het commando `sandtable`: de hulp, de uitvoer en de fouten. $default en dergelijke vult argparse in.

command-about = Een tafel voor twee bordspellen: Pendulum en Nations: The Dice Game.
command-epilog = `sandtable OPDRACHT --help` vertelt meer over een opdracht.
command-commands = opdrachten
command-engine-pure = engine in puur Python
command-engine-compiled = gecompileerde engine

## Woorden in hoofdletters

command-word-command = OPDRACHT
command-word-game = SPEL
command-word-file = BESTAND
command-word-folder = MAP
command-word-id = NUMMER
command-word-what = WAT
command-word-who = WIE,WIE
command-word-names = NAAM,NAAM
command-word-bots = BOT,BOT
command-word-option = OPTIE=WAARDE
command-word-limit = NAAM=GETAL
command-word-language = TAAL
command-word-number = GETAL
command-word-address = ADRES
command-word-where = WAAR
command-word-ip = IP
command-word-shell = SHELL
command-word-subject = WELKE
command-word-reason = TEKST

## Wat meer opdrachten aannemen

command-option = een optie van het spel, zo vaak als nodig; `sandtable schema SPEL` somt ze op
command-data-file = spelen met de waarden uit dit bestand (Nations)
command-lang = de taal: { $languages } ({ $default })
command-json = JSON voor programma's afdrukken
command-record = een spelverslag
command-seed = zelfde startwaarde, zelfde uitkomst ({ $default })
command-jobs = aantal processen ({ $default })
command-out = naar dit bestand schrijven in plaats van het te tonen
command-settings = opties uit dit TOML-bestand lezen, onder hun naam zonder streepjes; SANDTABLE_ADDRESS enzovoort in de omgeving gaan voor, de opdrachtregel gaat voor beide

## play

command-play = in deze terminal spelen
command-play-about = Speel in deze terminal: Nations, of Pendulum zonder lopende zandlopers. Typ het nummer van je keuze, of `?` voor hulp. Met één plaats (`--seats me`) speel je solo.
command-play-seats = voor elke plaats `me` (iemand aan dit toetsenbord) of een bot ({ $default })
command-play-names = de namen van de spelers
command-play-seed = met hetzelfde getal wordt er hetzelfde geschud
command-play-record = de partij in dit bestand bewaren en daaruit verdergaan

## hint en review

command-hint = de beste zetten in een bewaarde partij, en waarom
command-hint-entry = de stand na zoveel regels (na alle)
command-hint-seat = voor welke plaats, geteld vanaf 1 (wie aan de beurt is)
command-hint-count = hoeveel zetten ({ $default })
command-review = waar een partij verloren ging: de duurste keuzes
command-review-about = Bekijkt elke beslissing van een partij opnieuw en laat zien welke het meest hebben gekost, wat beter was geweest en waarom. In Nations telt de kans om te winnen, in een solospel de verwachte punten; in Pendulum tellen punten op een spoor, en ook te lang wachten telt mee.
command-review-seat = alleen de keuzes van deze plaats, geteld vanaf 1 (alle)
command-review-count = hoeveel momenten ({ $default })
command-decisions = beslissingen

## serve

command-serve = tafels voor mensen en bots draaien
command-serve-about = Draait tafels voor mensen en bots tot je het stopt. Alles staat in één SQLite-bestand of in een PostgreSQL-database.
command-serve-host = het adres om op te luisteren; 0.0.0.0: op alle ({ $default })
command-serve-port = 0: een willekeurige vrije poort ({ $default })
command-serve-database = een bestand, of { "postgresql://USER@HOST/NAME" } (een bestand in de map die SANDTABLE_DATA noemt, anders in je gegevensmap)
command-serve-nats = NATS-servers (nats://…), gescheiden door komma's: alle processen met dezelfde NATS en PostgreSQL vormen één site
command-serve-address = waar deze server te bereiken is, bijvoorbeeld https://tables.example.org: voor links en om eigen pagina's te herkennen
command-serve-hosts = alleen antwoorden voor deze namen en die in --address (ontbreken beide en geldt { "--host" } alleen voor deze computer: localhost)
command-serve-proxy = deze proxy vertrouwen als hij zegt wie de bezoeker is (X-Forwarded-For)
command-serve-origin = een andere herkomst waarvan de pagina's deze server mogen gebruiken
command-serve-pace = zoveel milliseconden denkt een bot na ({ $default })
command-serve-countdown = zoveel milliseconden wordt na een pauze afgeteld ({ $default })
command-serve-limit = een grens wijzigen; de grenzen en hun standaardwaarden: { $limits }
command-serve-metrics = wie /metrics mag lezen: IP-adressen of netwerken, met komma's (niemand)
command-serve-smtp = de mailserver voor meldingen, als smtp://NAAM:WACHTWOORD@SERVER:POORT; smtps:// voor TLS vanaf het begin, smtp-plain:// zonder (geen: geen e-mail)
command-serve-mail-from = het adres waar mail vandaan komt
command-serve-reports = dit e-mailadres of deze https-webhook bericht sturen als iemand een chatbericht meldt (niemand; `sandtable admin reports` somt ze op)
command-serve-keep-finished = dagen waarna afgelopen partijen worden verwijderd; punten en ratings blijven (0: nooit)
command-serve-keep-chat = dagen na het einde van een partij dat de chat ervan blijft (0: voor altijd)
command-serve-keep-guests = dagen waarna personen zonder passkey worden verwijderd die nooit terugkwamen (0: nooit)
command-serve-log = één regel per gebeurtenis, als `text` of `json` ({ $default })
command-serve-open = een browser openen als die er is
command-serve-ready = sandtable draait op { $address }  (versie { $version }, { $engine }, database { $database }; Ctrl+C stopt het)

## backup en restore

command-backup = alles wat een site bewaart naar één bestand kopiëren, terwijl hij draait
command-backup-about = Kopieert de database van een site naar één bestand terwijl de site doorgaat: alles zoals het op één moment was. Het bestand is een SQLite-database, welke soort de site ook gebruikt; `sandtable restore` zet het terug.
command-backup-file = het nieuwe bestand
command-backup-made = { $file }: { $tables ->
    [one] 1 tafel
   *[other] { $tables } tafels
}, { $persons ->
    [one] 1 persoon
   *[other] { $persons } personen
}
command-restore = een back-up in een lege database terugzetten
command-restore-about = Zet een back-up terug in een lege database, SQLite of PostgreSQL, die geen server gebruikt. Een back-up van een oudere versie wordt bijgewerkt.
command-restore-file = de back-up
command-restore-done = { $file } is teruggezet: { $tables ->
    [one] 1 tafel
   *[other] { $tables } tafels
}, { $persons ->
    [one] 1 persoon
   *[other] { $persons } personen
}

## admin

command-admin = je site bekijken en op orde houden
command-admin-about = Tafels en personen opsommen en vinden, sluiten of verwijderen, weren, meldingen en cijfers lezen, terwijl de site draait. De server voert je opdracht binnen een seconde uit, of bij de volgende start; alles wordt vastgelegd.
command-admin-whats = Dit kun je doen:
command-admin-what = een van de woorden hieronder
command-admin-subject = het kenmerk van een tafel, een persoon of een melding, een IP-adres of netwerk; bij lijsten wat je zoekt
command-admin-reason = waarom, om vast te leggen
command-admin-what-tables = tafels, de nieuwste eerst; of die met deze naam, dit kenmerk of deze persoon
command-admin-what-persons = personen, de nieuwste eerst; of die met deze naam of dit kenmerk
command-admin-what-bans = wie geweerd wordt
command-admin-what-reports = chatberichten die iemand heeft gemeld
command-admin-what-log = wat met deze opdracht is gedaan, het laatste eerst
command-admin-what-statistics = hoeveel personen, tafels, partijen en berichten er zijn
command-admin-what-close-table = een tafel zonder uitslag beëindigen
command-admin-what-delete-table = een tafel met partij, chat en uitslag verwijderen
command-admin-what-delete-person = een persoon verwijderen; de partijen blijven, zonder naam
command-admin-what-ban = een persoon of een adres weren
command-admin-what-unban = weer toelaten
command-admin-what-settle = een melding van de lijst halen
command-admin-done = Gedaan.
command-admin-waits = Nog geen server heeft dit gedaan. Het gebeurt zodra er een draait.
command-admin-none = Die zijn er niet.
command-admin-count-persons = personen
command-admin-count-persons-seen-1 = van hen gezien in de laatste 24 uur
command-admin-count-persons-seen-7 = van hen gezien in de laatste 7 dagen
command-admin-count-persons-seen-30 = van hen gezien in de laatste 30 dagen
command-admin-count-tables-open = open tafels
command-admin-count-tables-playing = lopende partijen
command-admin-count-tables-finished = afgelopen partijen
command-admin-count-tables-closed = gesloten tafels
command-admin-count-finished-1 = partijen in de laatste 24 uur afgelopen
command-admin-count-finished-7 = partijen in de laatste 7 dagen afgelopen
command-admin-count-finished-30 = partijen in de laatste 30 dagen afgelopen
command-admin-count-moves = zetten
command-admin-count-chat = chatberichten
command-admin-count-clubs = clubs
command-admin-count-bans = geweerd
command-admin-count-reports = meldingen die nog iemand moet bekijken

## simulate en ladder

command-simulate = bots veel partijen laten spelen en de cijfers tonen
command-simulate-seats = voor elke plaats een bot ({ $default })
command-simulate-games = hoeveel ({ $default })
command-simulate-sum = { $games } partijen, { $unfinished } niet afgemaakt, { $decisions } beslissingen, { $rate } per seconde
command-simulate-unfinished =
    { $games ->
        [one] 1 partij liep niet af:
       *[other] { $games } partijen liepen niet af:
    } { $problem }
command-ladder = alle bots tegen elkaar laten spelen en rangschikken
command-ladder-about = Elk tweetal bots speelt met dezelfde kaarten en worpen twee keer, met verwisselde plaatsen. De ratings staan op de schaal van Elo (400 meer is 10 : 1) rond hun gemiddelde, met intervallen van 95%.
command-ladder-bots = alleen deze
command-ladder-games = voor elk tweetal, een even getal ({ $default })
command-ladder-ray = de partijen in plaats daarvan over een Ray-cluster verdelen; `local` start er hier een
command-ladder-out = de tabellen ook naar dit bestand schrijven, als Markdown
command-games-of = partijen { $game }
command-column-seat = plaats
command-column-bot = bot
command-column-wins = gewonnen
command-column-mean = gemiddeld
command-column-best = beste
command-column-sources = waar de punten vandaan komen
command-column-rating = rating
command-column-games = partijen
command-column-won = gewonnen
command-column-milliseconds = ms per beslissing
command-column-pair = tweetal
command-column-first-won = de eerste won
command-column-id = kenmerk
command-column-name = naam
command-column-game = spel
command-column-status = stand
command-column-public = openbaar
command-column-made = gemaakt (UTC)
command-column-ended = afgelopen (UTC)
command-column-host = gastheer
command-column-people = personen
command-column-token = persoon
command-column-seen = laatst gezien (UTC)
command-column-tables = tafels
command-column-banned = geweerd
command-column-subject = wie of wat
command-column-table = tafel
command-column-text = bericht
command-column-reporter = gemeld door
command-column-act = wat
command-column-reason = waarom
command-column-outcome = uitkomst
command-yes = ja
command-nobody = niemand
command-range = { $low } tot { $high }

## verify

command-verify = een spelverslag controleren: inhoud, zetten en schudden
command-verify-about = Controleert of geen regel van het spelverslag is veranderd, of de startwaarde past bij de vingerafdruk van het begin en of elke zet mocht. Eindcode 1: er klopt iets niet.
command-verify-bad = { $file }: niet in orde. { $problem }
command-verify-good = { $file }: in orde. { $game }, { $seats ->
    [1] 1 plaats
   *[other] { $seats } plaatsen
}, { $entries ->
    [1] 1 regel
   *[other] { $entries } regels
}, { $scores ->
    [none] niet afgelopen
   *[other] punten { $scores }
}; de startwaarde past bij de vingerafdruk { $commitment }...

## data, rules, schema, balance

command-data = de waarden van het spelmateriaal tonen en controleren
command-data-about = Toont de waarden van het spelmateriaal, of ze gedrukt of afgeleid zijn en of ze kloppen met alles wat over het materiaal bekend is. Eindcode 1: ze kloppen niet.
command-data-own = eigen waarden in plaats van de ingebouwde (Nations)
command-data-good = ok
command-data-bad = NEE
command-data-found = { $constraint }: { $found }
command-rules = de regels lezen, of een ervan
command-rules-ids = BUY-3, of BUY voor de hele groep; zonder: alle
command-schema = het JSON Schema van zetten, gebeurtenissen, weergaven en opties afdrukken
command-balance = uitzoeken hoe de waarden spelen, als Markdown
command-balance-games = voor elk aantal spelers of elk niveau ({ $default })
command-balance-bot = wie er speelt (in Nations greedy, in Pendulum de sterkste bot)
command-games = partijen

## Wat argparse zegt

command-usage = gebruik:
command-arguments = argumenten
command-options = opties
command-help = deze hulp tonen en stoppen
command-version = de versie tonen en stoppen
command-completion = je shell opdrachten en opties laten aanvullen
command-completion-about = Toont een script waarmee je shell opdrachten en opties aanvult. Voor bash zet je deze regel in ~/.bashrc: { $line } (voor zsh dezelfde met zsh, in ~/.zshrc onder de regel met compinit). Voor fish zet je deze in ~/.config/fish/config.fish: { $fish }
command-error = { $prog }: { $problem } (zie { $prog } --help)
command-argument = { $name }: { $problem }
command-required = dit ontbreekt: { $names }
command-unrecognized = onbekend: { $names }
command-invalid-choice = { $value } is er niet (kies uit { $choices })
command-invalid-value = ongeldige waarde: { $value }
command-one-argument = er ontbreekt een waarde
command-at-most-one = hoogstens één waarde mag
command-at-least-one = er ontbreekt minstens één waarde
command-ambiguous = { $option } is niet eenduidig: { $matches }
command-ignored = de waarde { $value } past hier niet
command-not-with = mag niet samen met { $name }
command-too-small = { $value } is geen geheel getal vanaf { $least }

## Wat `data` toont

command-sheet-tiles = tegels (* gedrukt)
command-sheet-events = gebeurtenissen (* gedrukt)
command-sheet-age = tijdperk
command-sheet-kind = soort
command-sheet-tile = tegel
command-sheet-event = gebeurtenis
command-sheet-gives = opbrengst
command-sheet-points = punten
command-sheet-stone = steen
command-sheet-food = voedsel
command-sheet-strength = kracht
command-sheet-automa-cards = Automakaarten
command-sheet-automa-bonuses = bonussen van de Automa's (* gedrukt)
command-sheet-card = kaart
command-sheet-worker = werker
command-sheet-timer = zandloper
command-sheet-place = provincie
command-sheet-votes = stemmen
command-sheet-reward = beloning
command-sheet-level = niveau
command-sheet-component = onderdeel
command-sheet-value = waarde
command-sheet-points-in-rounds = punten in ronde 1 tot en met 4

## Wat er over het spelmateriaal bekend is

command-known-nations-tiles = 60 tegels, 15 per tijdperk
command-known-nations-events = 12 gebeurtenissen, 3 per tijdperk
command-known-nations-kinds = een tijdperk heeft 6 ontwikkelingen, 3 adviseurs, 3 kolonies, 3 wonderen
command-known-nations-colours = een tijdperk heeft van oranje, blauw en rood elk twee ontwikkelingen; geen ervan geeft witte dobbelstenen
command-known-nations-dice = een ontwikkeling geeft 1 of 2 dobbelstenen
command-known-nations-rerolls = een adviseur geeft hoogstens 2 herworpen
command-known-nations-tile-chits = op alle tegels samen 5 goudfiches en elk 3 van steen, voedsel, boeken, kracht
command-known-nations-synagogue = de Synagoge geeft 1 oranje dobbelsteen
command-known-nations-terrace-fields = de Terrasakkers geven 2 oranje dobbelstenen
command-known-nations-white-dice = witte dobbelstenen tonen elk symbool één keer, een ervan twee keer
command-known-nations-blue-dice = blauwe dobbelstenen tonen boeken en steen
command-known-nations-orange-dice = oranje dobbelstenen tonen voedsel en goud
command-known-nations-red-dice = rode dobbelstenen tonen voedsel, steen en kracht
command-known-nations-faces = er zijn zijden met 3 boeken, 2 goud en 3 kracht
command-known-nations-dice-count = 44 dobbelstenen: 20 witte, 8 van elke andere kleur
command-known-nations-chit-count = 33 fiches: 12 herworpfiches, 9 voor goud, 3 van elk ander
command-known-nations-known-events = een gebeurtenis van tijdperk II vraagt 2 voedsel en 2 kracht, een van tijdperk III 3 en 4
command-known-nations-start = aan het begin 5 ontwikkelingen, 1 goud, 1 herworp
command-known-pendulum-mats = vijf spelerstableaus met twee kanten, per kant vier krijgslisten
command-known-pendulum-provinces = 56 provincies
command-known-pendulum-achievements = 10 prestaties
command-known-pendulum-rewards = 25 raadsbeloningen en 5 laatste
command-known-pendulum-timers = de zandlopers lopen 3:00, 2:00 en 0:45
command-known-pendulum-tracks = sporen van 22 velden, perkament vanaf 14
command-known-pendulum-timer-track = 11 velden op het zandloperspoor
command-known-pendulum-deck = Automa's: 32 kaarten
command-known-pendulum-elements = een kaart heeft links 0, 1 of 2 symbolen, en elk aantal komt voor
command-known-pendulum-province-icon = een provinciesymbool staat alleen op kaarten zonder ander symbool
command-known-pendulum-icons = er zijn werkersymbolen in paars en groen en zandlopersymbolen in groen en zwart
command-known-pendulum-example = de punten en stemmen dekken die van het gepubliceerde voorbeeld
command-known-pendulum-card-rewards = elke kaart zoekt een beloning die er is
command-known-pendulum-all-rewards = elk soort beloning wordt gezocht
command-known-pendulum-levels = zes niveaus, A tot en met F
command-known-pendulum-bonuses = een bonus aan punten en stemmen voor elk van de vier rondes
command-known-pendulum-level-d = niveau D geeft in ronde 2 5 punten en 5 stemmen extra, in ronde 3 10 en 9
command-known-pendulum-level-order = geen bonus daalt van een niveau naar het volgende, en elk niveau is moeilijker
command-known-pendulum-round-order = geen bonus daalt van een ronde naar de volgende
command-known-pendulum-automa-parchment = hun perkament heeft zoveel velden als een mens punten kan hebben
command-known-pendulum-automa-track = hun spoor heeft groene velden en een weg naar het perkament
command-known-pendulum-automa-status = de waarden van de Automa's staan als afgeleid gemarkeerd

## train

command-train = de netwerken van de sterkste bot leren door tegen zichzelf te spelen
command-train-about = Er wordt op alle kernen gespeeld; leren gebeurt op een GPU als PyTorch er een vindt (pip install 'sandtable[train]'). Wat klaar is, staat in de map, met de leercurve als plaatje: een onderbroken run gaat verder als je hem opnieuw start.
command-train-out = waar alles komt te staan
command-train-small = alleen om te zien dat het werkt, in een paar minuten
command-train-shown = partijen van de expert
command-train-rounds = rondes tegen zichzelf
command-train-quick = partijen zonder zoeken
command-train-meetings = partijen tegen de expert
command-train-curve = Zonder zoeken, tegen de eenvoudige ingebouwde speelwijze: eerst { $first } gewonnen, na { $rounds } rondes { $last }.
command-train-made = { $file }: { $share } van { $games } partijen met z'n tweeën tegen de expert gewonnen (95%: { $low } tot { $high }).
