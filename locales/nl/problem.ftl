# Wat er mis is met een invoer: een opdracht, opties, een bestand, een bericht.

## Waar het staat

problem-header = kop
problem-entry = regel { $entry }

## Waarden

problem-expected = verwacht wordt `{ $wanted }`, er staat `{ $found }`
problem-expected-only = verwacht wordt { $wanted }
problem-field-missing = het veld `{ $field }` ontbreekt
problem-field-unknown = het veld `{ $field }` bestaat niet
problem-value-unknown = de waarde { $value } is ongeldig
problem-not-json = dit is geen geldige JSON ({ $detail })
problem-cut-short = leeg, of het einde ontbreekt
problem-nul = een tekst bevat een NUL-teken
problem-not-tuples = verwacht worden tupels, er staat een ander soort lijst
problem-not-in-range = geen getal van { $least } tot en met { $most }
problem-not-a-time = geen geheel aantal milliseconden vanaf { $least }
problem-not-a-seed = geen getal en geen 16 tot 64 bytes
problem-none-of = { $value } bestaat niet; kies uit: { $choices }
problem-no-such = { $name } bestaat niet; er is: { $known }

## Een partij

problem-seats = { $game } is voor { $least } tot { $most } spelers
problem-nothing-to-undo = er is geen regel om terug te nemen
problem-copy-without-past = de kopie van een bot heeft geen startwaarde en geen verleden
problem-no-bot = er speelt geen bot { $name } bij { $game }; er is: { $known }
problem-only-solo = alleen in een solospel is er een tegenstander
problem-time-runs = dit spel speel je in real time, dus het kan niet over meerdere dagen
problem-no-judge = geen bot voor { $game } kan zeggen wat een zet waard is

## Opties van Pendulum

problem-tempo = { $value } ligt niet tussen 0,5 en 3
problem-grace = { $value } ligt niet tussen 0 en 3000 milliseconden
problem-glory-too = plaats { $seat } moet ook met glorie spelen
problem-characters = { $count } genoemd voor { $seats } plaatsen
problem-mat-in-use = het tableau van { $character } ligt al bij plaats { $seat }
problem-automas-solo = de Automa's zijn er alleen in een solospel
problem-automas-timed = tegen de Automa's speel je met zandlopers
problem-level-without-variant = niveau { $level } speel je zonder de variant voor gevorderden
problem-no-such-round = { $value } is geen ronde van { $least } tot en met { $most }
problem-no-such-seat = { $value } is geen plaats van { $least } tot en met { $most }
problem-round-twice = ronde { $value } is twee keer genoemd
problem-seat-twice = plaats { $value } is twee keer genoemd

## Bestanden met waarden

problem-no-own-data = { $game } neemt geen eigen waarden aan
problem-no-table = { $table } ontbreekt
problem-unknown-table = zo'n tabel bestaat niet
problem-no-list = hier hoort een lijst: schrijf [[{ $table }]]
problem-there-already = { $id } is er al
problem-too-few = tijdperk { $age } heeft { $count } regels in { $table }, er zijn er minstens { $least } nodig

## Spelverslagen

problem-not-a-record = geen spelverslag ({ $problem })
problem-not-playable = { $problem }
problem-not-played = dit kan niet gespeeld zijn: { $problem }
problem-other-format = formaat { $found }; dit programma leest formaat { $known }
problem-other-rules = gespeeld met regels { $found }; dit programma heeft { $known }
problem-other-data = gespeeld met waarden { $found }; hier gelden { $known }
problem-header-changed = de kop is veranderd: de controlesom klopt niet
problem-entry-changed = deze regel of iets ervoor is veranderd: de controlesom klopt niet
problem-seed-missing = de startwaarde ontbreekt (die is pas na de partij te zien)
problem-seed-not-hexadecimal = de startwaarde is niet hexadecimaal
problem-seed-unusual = de startwaarde is niet op de gebruikelijke manier geschreven
problem-seed-other = de startwaarde past niet bij de vingerafdruk van het begin
problem-too-many-entries = meer dan { $most } regels

## Het commando

problem-cannot-read = kan niet worden gelezen: { $reason }
problem-cannot-write = { $path } kan niet worden geschreven: { $reason }
problem-not-a-pair = { $value } is niet OPTIE=WAARDE
problem-no-option = { $game } heeft geen { $option }; er is: { $known }
problem-no-rule = { $game } heeft geen regel { $rule }
problem-names-for-seats =
    { $names ->
        [one] één naam
       *[other] { $names } namen
    } voor { $seats } plaatsen
problem-other-match = is een partij { $game } met { $seats } plaatsen
problem-not-an-address = { $value } lijkt niet op https://tables.example.org
problem-not-a-host-name = { $value } is geen servernaam zoals tables.example.org
problem-not-a-mail-server = dit lijkt niet op smtp://NAAM:WACHTWOORD@mail.example.org:587 (smtps:// en smtp-plain:// kunnen ook)
problem-no-mail-from = noem met --mail-from het adres waar de mail vandaan komt
problem-not-an-e-mail-address = { $value } is geen e-mailadres zoals tables@example.org
problem-not-for-reports = { $value } is geen e-mailadres zoals you@example.org en geen webhook zoals https://example.org/reports
problem-no-smtp = e-mail heeft een mailserver nodig: noem hem met --smtp
problem-not-a-limit = { $value } is niet NAAM=GETAL
problem-not-a-number-from = { $value } is geen geheel getal van { $least } tot en met { $most }
problem-subject-needed = zeg welke
problem-no-subject = daarna komt niets, { $subject } is te veel
problem-address-with-path = de site kan niet op het pad { $path } staan: geef hem een eigen naam, zoals { $address }
problem-no-setting = die instelling is er niet; er zijn: { $known }
problem-not-toml = geen TOML-bestand: { $reason }
problem-not-a-port = { $value } is geen geheel getal van 0 tot en met 65535
problem-port-in-use = { $port } is in gebruik, misschien door een andere sandtable; neem een andere poort of 0 voor een vrije
problem-cannot-listen = op { $address } kan niet worden geluisterd: { $reason }
problem-no-such-machine = geen machine met de naam { $host } gevonden
problem-not-an-ip = { $value } is geen IP-adres en geen netwerk
problem-not-even = geen even getal: er wordt telkens twee keer met dezelfde startwaarde gespeeld, met verwisselde plaatsen
problem-two-bots = er zijn minstens twee verschillende nodig
problem-bot-forbidden = de zet { $move } is verboden: { $problem }
problem-bot-not-loaded = { $name } kan niet geladen worden: { $error }
problem-bot-raised = afgebroken met een fout: { $error }
problem-bot-no-thought = een bot moet een Thought teruggeven, niet { $found }
problem-not-an-action = { $agent } mag { $action } nu niet
problem-one-learner = precies één plaats moet None zijn: die van de leerling
problem-bots-wait = alle bots wachten, en de partij wacht op { $bots }
problem-too-long = na { $decisions } beslissingen niet afgelopen
problem-process-ended = een proces waarin gespeeld werd, is beëindigd: door een bot, of doordat er te weinig geheugen was
problem-no-ray = Ray is niet geïnstalleerd: pip install 'sandtable[ray]'
problem-no-cluster = geen cluster op { $cluster }

## De database

problem-database-in-use = een andere sandtable heeft de tafels in { $database } open: stop die, of kies met --database een ander bestand
problem-database-shared = een andere sandtable gebruikt hem: stop die, of start ze allemaal met dezelfde --nats
problem-nats-without-postgresql = meerdere processen hebben een PostgreSQL nodig: noem hem met --database postgresql://…
problem-nats-unusable = NATS op { $servers } is niet bruikbaar: { $reason }
problem-nats-missing = --nats heeft een pakket nodig dat niet geïnstalleerd is: pip install 'sandtable[cluster]'
problem-database-silent = de database antwoordt niet
problem-database-unusable = de database is niet bruikbaar: { $reason }
problem-database-gone = het databasebestand is verwijderd of vervangen
problem-database-without-file = een SQLite-database heeft een bestand nodig
problem-database-unknown = { $kind } is geen sqlite en geen postgresql
problem-database-newer = de database heeft formaat { $found }, maar dit programma kent alleen formaten tot en met { $known }: een nieuwere sandtable heeft hem gebruikt. Start die, of kies een andere database
problem-database-older = de database is van een oudere versie ({ $found }, hier { $known }); start de site één keer met deze, en probeer het dan opnieuw
problem-database-not-empty = de database is niet leeg; verplaats hem, of kies met --database een andere
problem-not-a-backup = { $path } is geen volledige back-up
problem-file-exists = { $path } is er al; kies een ander bestand
problem-file-unusable = { $path } is niet bruikbaar: { $reason }

## Wat het besturingssysteem meldt

problem-system-not-there = dat bestaat niet
problem-system-forbidden = je hebt er geen toestemming voor
problem-system-folder = het is een map
problem-system-no-folder = een deel van het pad is geen map
problem-system-full = de schijf is vol
problem-system-no-address = deze machine heeft dat adres niet
problem-system-silent = daar antwoordt niemand
problem-system-no-text = het is geen tekst in UTF-8
problem-system-other = het systeem weigert het ({ $code })
