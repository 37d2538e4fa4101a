# De browserclient: wat alle spellen delen.

client-name = Sandtable
client-close = Sluiten
client-cancel = Annuleren
client-you = Jij
client-guest = Gast
client-bot = Bot
client-gone = afwezig
client-finished = Afgelopen
client-finished-table = { $name } · { client-finished }
client-key-enter = Enter
client-tabs = Delen van de tafel
client-rule-link = { $rule }
client-bot-name-1 = Quill
client-bot-name-2 = Flint
client-bot-name-3 = Wren
client-bot-name-4 = Sorrel
client-bot-name-5 = Tansy
client-level-random = Willekeurig: doet zomaar iets
client-level-greedy = Gretig: pakt wat nu telt
client-level-novice = Beginner: leert nog
client-level-player = Speler: kent het spel
client-level-expert = Expert: denkt vooruit
client-level-master = Meester: getraind tegen zichzelf

## Startpagina

client-start-title = Schuif aan.
client-start-about = Twee bordspellen, alle regels, geen account. Speel met vrienden, met bots of solo.
client-playing-as = Je speelt als { $name }
client-change-name = Naam wijzigen
client-your-name = Je naam
client-save = Opslaan
client-your-page = Je pagina: apparaten, passkeys, uitslagen, gegevens
client-language = Taal
client-theme-dark = Donker kleurenthema
client-theme-light = Licht kleurenthema
client-players-from-to = { $from } tot { $to }
client-minutes = ongeveer { $minutes } minuten
client-play-now = Nu spelen
client-play-now-about = tegen twee bots
client-solo = Solo
client-solo-best = beste score: { $score } punten
client-with-friends = Met vrienden
client-with-friends-about = maak een tafel, stuur een link
client-learn = Leren
client-learn-about = een begeleide eerste partij en de regels
client-hall = Eregalerij
client-hall-of = { $game }: eregalerij
client-hall-wanted = Toon deze uitslag in de eregalerij
client-hall-wanted-about = Iedereen op deze server ziet dan je naam en je score.
client-hall-empty = Nog geen scores. Speel een solopartij uit om hier te komen.
client-hall-score = { $score ->
    [1] 1 punt
   *[other] { $score } punten
}
client-join = Aanschuiven bij een tafel
client-join-hint = Plak een tafellink
client-join-button = Meedoen
client-join-wrong = Dat is geen link naar een tafel op deze server.
client-your-tables = Je tafels
client-lobby = Lobby
client-lobby-count = { $count ->
    [0] geen open tafels
    [1] 1 open tafel
   *[other] { $count } open tafels
}
client-finished-games = Gespeelde partijen
client-all-games = Alle partijen
client-no-tables = Partijen die je begint, verschijnen hier.
client-no-finished = Afgelopen partijen verschijnen hier.
client-your-turn = Jouw beurt
client-waiting-others = wacht
client-paused = gepauzeerd
client-open = open
client-watch = Kijken
client-replay = Herhaling
client-result = Uitslag
client-import = Spelverslag laden
client-import-about = Laad een spelverslag uit een bestand om de partij hier terug te kijken.
client-alone = solo
client-nobody-yet = nog niemand anders
client-score-line = { $winner } heeft gewonnen, { $scores }
client-score-nobody = Niemand heeft gewonnen, { $scores }
client-score-alone = { $player }, solo: { $score ->
    [1] 1 punt
   *[other] { $score } punten
}
client-about-table = { $where } · { $names }
client-about-finished = { $game } · { $score } · { $imported ->
    [yes] geïmporteerd
   *[no] { $day }
}
client-waiting-since = wacht, { $since }
client-told-tempo-live = live
client-told-tempo-move = { $hours } uur per zet
client-told-tempo-stock = { $hours } uur in totaal, na elke beurt { $increment } erbij
client-time-left = nog { $time }
client-time-until = tot { $moment }
client-time-yours = Je hebt de tijd tot { $moment }.
client-time-of = { $name } heeft de tijd tot { $moment }.
client-ran-out = { $then ->
    [free] De tijd van { $name } is op. De plaats is vrij voor wie de link heeft.
    [end] De tijd van { $name } is op. De partij is afgelopen.
   *[bot] De tijd van { $name } is op. Een bot speelt verder.
}
client-go-on = Verder
client-leave-table = { $name } verwijderen
client-leave-game = De partij voorgoed verlaten
client-leave-hide = Verwijderen
client-leave-hide-about = De tafel verdwijnt alleen uit jouw lijst. Voor de anderen blijft hij staan.
client-leave-abandon = Afbreken
client-leave-abandon-about = Er speelt hier verder niemand. De partij eindigt zonder uitslag en verdwijnt uit je lijst.
client-leave-stand = De tafel verlaten
client-leave-stand-about = Je plaats komt vrij en de tafel verdwijnt uit je lijst.
client-leave-resign = Opgeven
client-leave-resign-about = Een bot speelt op jouw plaats verder, zodat de anderen kunnen uitspelen. Voor jou telt de partij dan niet meer.
client-timed = Dit spel speel je in real time
client-timed-about = In het begin zet je rustig je werkers. Zodra je je gereed meldt, loopt het zand en wacht niemand op een ander. Je kunt altijd pauzeren.
client-timed-start = De partij starten
client-timed-learn = Eerst leren
client-offline = De server is niet bereikbaar.
client-try-again = Opnieuw proberen
client-closed = Deze tafel is gesloten.
client-seat-number = Plaats { $seat }
client-copy-link = Link kopiëren
client-copied = Gekopieerd
client-qr = QR-code van de link

## Aan tafel

client-tool-hint = Tip
client-tool-undo = Terugnemen
client-hint-not-allowed = Aan deze tafel wordt zonder tips gespeeld.
client-watching = Je kijkt mee
client-watching-about = Je kijkt mee met deze partij en ziet wat iedereen aan tafel kan zien. Tik op een speler om te zien wat die heeft.
client-tool-rules = Regels
client-tool-sound-on = Geluid aanzetten
client-tool-sound-off = Geluid uitzetten
client-tool-settings = Instellingen
client-tool-text = De stelling in woorden
client-tool-more = Meer
client-any-moves = Je zetten
client-any-position = Op tafel
client-tool-pause = Pauze
client-tool-home = Sandtable: startpagina
client-to-start = Startpagina
client-delay = { $delay } ms
client-delay-about = Verbonden. Een antwoord duurt { $delay } milliseconden.
client-connecting = Verbinden…
client-lost = Verbinding verbroken. Nieuwe poging over { $seconds } s.
client-lost-kept = Je zetten zijn bewaard en worden verstuurd.
client-lost-now = Verbinding verbroken. Er wordt opnieuw verbinding gemaakt.
client-ended = Deze tafel kan niet worden getoond. { $text }
client-log = Verloop
client-chat = Chat
client-chat-count = Chat · { $count }
client-chat-empty = Nog geen berichten.
client-chat-placeholder = Schrijf een bericht
client-chat-report = Melden
client-chat-report-ask = Dit bericht melden bij de beheerder van de site? Niemand aan tafel merkt het.
client-chat-report-not = Annuleren
client-chat-report-whose = Dit bericht van { $name } melden
client-chat-reported = Gemeld bij de beheerder van de site.
client-chat-send = Versturen
client-chat-watching = Alleen spelers aan tafel kunnen hier schrijven.
client-mute = { $name } dempen
client-unmute = { $name } niet meer dempen
client-narration = Wat anderen deden
client-narration-before = daarvoor:
client-log-empty = Er is nog niets gebeurd.
client-players = Spelers
client-spectators = { $count ->
    [0] Geen toeschouwers
    [1] 1 toeschouwer
   *[other] { $count } toeschouwers
}
client-present = aanwezig
client-plays-for = een bot speelt voor { $name }
client-offered = { $name } heeft de tafel verlaten.
client-resigned = { $name } heeft opgegeven. De bot { $bot } speelt op die plaats verder.
client-seat-free = Er is een plaats vrij: { $name }. Je kunt die innemen en verder spelen.
client-seat-empty = De plaats van { $name } is vrij.
client-let-bot = Bot laten spelen
client-free-seat = Plaats openen
client-text-view = De stelling in woorden
client-rules = Regels
client-rules-search = Zoeken in de regels
client-terms-symbols = Symbolen
client-terms-cards = Kaarten
client-rules-none = Geen regels gevonden.
client-settings = Instellingen
client-settings-sound = Geluid
client-settings-volume = Volume
client-settings-motion = Animaties
client-settings-motion-about = Altijd uit als je systeem om minder beweging vraagt.
client-settings-theme = Kleurenthema
client-settings-text = Tekstgrootte
client-settings-text-normal = Normaal
client-settings-text-large = Groot
client-settings-text-larger = Groter
client-theme-system = Systeem
client-theme-choice-light = Licht
client-theme-choice-dark = Donker
client-settings-keys = Toetsen
client-key-hint = Tip, als de tafel dat toestaat
client-key-rules = Regels
client-key-text = Stelling in woorden
client-key-log = Verloop
client-key-chat = Chat
client-key-mute = Geluid aan of uit
client-key-undo = Terugnemen
client-key-confirm = Bevestigen
client-key-escape = Terug
client-key-arrows = Over het speelbord bewegen
client-hints = Tips
client-hint-thinking = Ik denk na…
client-hint-found = { $count ->
    [1] 1 goede zet gevonden.
   *[other] { $count } goede zetten gevonden.
}
client-hint-void = De partij is verdergegaan.
client-hint-again = Opnieuw vragen
client-hint-show = Op het bord tonen
client-hint-do = Uitvoeren
client-hint-do-move = Uitvoeren: { $move }
client-host = Gastheer
client-pause-by = { $who ->
    [own] Gepauzeerd door jou
   *[other] Gepauzeerd door { $name }
}
client-pause-absence = Pauze: er is iemand afwezig
client-pause-restart = Pauze: de server is opnieuw gestart
client-pause-nobody = Pauze: er was niemand aanwezig
client-pause-about = De partij gaat verder zodra alle aanwezigen gereed zijn.
client-goes-on-in = { $seconds ->
    [1] verder over 1 seconde
   *[other] verder over { $seconds } seconden
}
client-ready = Ik ben gereed
client-not-ready = Wacht, nog niet
client-undo-nothing = Je hebt nog geen zet om terug te nemen.
client-undo-asked = { $name } wil de laatste zet terugnemen.
client-undo-waiting = Wachten tot de anderen akkoord gaan.
client-undo-withdraw = Toch niet terugnemen
client-agree = Akkoord
client-disagree = Weigeren
client-bot-replaced = De bot { $bot } liep steeds vast en is vervangen door { $level }.
client-entries-lost = { $count ->
    [1] Er is een zet verloren gegaan omdat de server niet naar zijn schijf kon schrijven. De partij gaat verder vanaf de stelling daarvoor.
   *[other] Er zijn { $count } zetten verloren gegaan omdat de server niet naar zijn schijf kon schrijven. De partij gaat verder vanaf de stelling daarvoor.
}
client-problem = Deze partij kan niet verdergaan: { $problem }

## Uitslag en herhaling

client-wins = { $name } wint
client-you-win = Jij wint
client-your-place = Je wordt { $place }e
client-standing = Eindstand
client-nobody-wins = Niemand wint
client-solo-over = Partij afgelopen
client-figure = Deze figuur is uniek voor deze partij: hij volgt uit hoe er geschud is.
client-rematch = Revanche
client-rematch-join = Naar de revanche
client-download = Spelverslag opslaan
client-copy-moment = Link naar dit moment
client-to-table = Terug naar de tafel
client-leave = Verlaten
client-player = Speler
client-total = Totaal
client-sources = Waar de punten vandaan kwamen
client-over-time = Punten in de loop van de partij
client-over-time-about = de stand op dat moment
client-statistics = Statistieken
client-stat-matches = Partijen
client-stat-solo = Solo
client-stat-won = Gewonnen
client-stat-best = Beste
client-stat-mean = Gemiddeld
client-verify = Is er eerlijk geschud?
client-verify-about = Voor de eerste zet toonde de tafel een vingerafdruk: de SHA-256 van een startwaarde. Dit is de startwaarde. De hash ervan is de vingerafdruk, dus niemand kon achteraf nog veranderen hoe er geschud is.
client-verify-checking = Controleren…
client-verify-good = Op dit apparaat gecontroleerd: de startwaarde klopt met de vingerafdruk.
client-verify-bad = De startwaarde klopt niet met de vingerafdruk!
client-verify-cannot = Je browser kan dit niet controleren op een pagina via gewone HTTP. Gebruik de opdracht hieronder.
client-verify-how = Om alles zelf te controleren, sla je het spelverslag op en voer je dit uit:
client-seed = Startwaarde
client-seal = Vingerafdruk
client-review = Wat de doorslag gaf
client-review-about = { $seat ->
    [you] de zetten die je volgens een bot het meest hebben gekost
   *[other] de zetten die { $player } volgens een bot het meest hebben gekost
}
client-review-whose = Wiens zetten
client-review-thinking = Keerpunten worden gezocht…
client-review-progress = { $done } van { $of } momenten
client-review-found = { $count ->
    [0] { $seat ->
        [you] Je
       *[other] { $player }
    } vond op alle { $of } momenten de beste zet.
    [1] Eén keer was er een betere zet.
   *[other] { $count } keer was er een betere zet.
}
client-review-better = Beter:
client-review-watch = Vanaf daar bekijken
client-review-watch-move = Vanaf daar bekijken: vóór zet { $entry }
client-replay-of = { $game }: Herhaling
client-replay-controls = Herhaling
client-play = Afspelen
client-stop = Stoppen
client-step-back = Eén stap terug
client-step-on = Eén stap vooruit
client-position = Plek in de partij
client-entry-of = Zet { $entry } van { $entries }
client-speed = Snelheid
client-speed-times = { $speed }×
client-jump = Ga naar
client-seen-from = Gezien door
client-nobody = Een toeschouwer
client-loading = Laden…

## Leren

client-learn-game = { $game } leren
client-learn-guided = Een begeleide eerste partij
client-learn-guided-about = Een paar korte hoofdstukken aan voorbereide tafels. De gids laat je elke stap zien en jij doet hem zelf, tot je alles hebt geprobeerd. Stop wanneer je wilt en ga later verder waar je was.
client-learn-begin = Beginnen
client-learn-go-on = Verdergaan
client-learn-try = Uitproberen
client-learn-try-about = Een solopartij zonder gids. Niemand wacht op je.
client-learn-try-button = Solo spelen
client-learn-rules-about = Elke regel met zijn nummer. Als een zet niet kan, noemt de tafel de regel erbij.
client-guide = Gids
client-guide-step = { $step } van { $of }
client-guide-tab = Je vindt het onder “{ $tab }”.
client-guide-next = Volgende
client-guide-show = Laat zien
client-guide-lost = Dit kan aan deze tafel niet meer. Geen probleem: begin het hoofdstuk opnieuw.
client-guide-again = Hoofdstuk opnieuw
client-guide-well-done = Goed gedaan
client-guide-chapter-over = Je hebt alles in dit hoofdstuk zelf gedaan.
client-guide-next-chapter = Volgend hoofdstuk
client-guide-over = Dat is het hele spel, en je hebt alles zelf gedaan. De regels vind je naast elke tafel, en als iets niet kan, lees je waarom. Veel plezier met je eerste partij!
client-guide-aside = Gids verbergen
client-guide-leave = Stoppen en later verdergaan
client-guide-end = Naar de spellen

## Fouten

client-not-there = Hier is niets.
client-broken = Er ging iets mis op deze pagina.
client-reload = Opnieuw laden

## Het einde van een tijdperk of een raad, rustig gelezen

client-end-parts = Wat het opleverde
client-end-was = { $moved ->
    [yes] was { $place }e
   *[no] als voorheen
}
client-end-calm = Lees het rustig door.
client-end-result = Naar de uitslag

## Mensen: de lobby, vrijgehouden plaatsen, ratings, clubs

client-tempo-timed = met tijd
client-tempo-untimed = zonder tijd
client-rated = telt mee
client-bot-of-level = { $name } ({ $level })
client-lobby-game = Spel
client-lobby-all-games = Alle spellen
client-lobby-only = Welke tafels
client-lobby-all = Alle tafels
client-lobby-free = Met een vrije plaats
client-lobby-rated = Telt mee
client-lobby-untimed = Zonder lopende tijd
client-lobby-people = Zonder bots
client-quick-match = Snel meespelen

# Vooruit plannen
client-ahead = Vooruit plannen
client-ahead-set = Gepland
client-ahead-now = Gepland: { $plan }
client-ahead-about = Kies wat er moet gebeuren zodra je aan de beurt bent. Niemand anders ziet het, en tot die tijd kun je het veranderen.
client-ahead-nothing = Geen plan, ik beslis zelf
