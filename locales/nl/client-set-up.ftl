# Een tafel maken, en de kamer waar iedereen op de start wacht.

## Een tafel maken

client-seat-open = Open
client-seat-bot = Bot
client-bot-level = Niveau
client-who-sees = Wie kan meedoen
client-private = Met de link
client-private-about = Alleen mensen aan wie je de link stuurt, kunnen meedoen of kijken.
client-public = Iedereen
client-public-about = De tafel staat in de lobby.
client-absence = Als iemand weggaat
client-absence-offer = De anderen beslissen
client-absence-offer-about = Na { $seconds } seconden kunnen de anderen de plaats aan een bot geven.
client-absence-wait = Wachten
client-absence-wait-about = De partij wacht tot iedereen terug is. Handig voor partijen van meerdere dagen.
client-absence-pause = Pauzeren
client-absence-pause-about = Na { $seconds } seconden pauzeert de partij.
client-absence-bot = Een bot speelt verder
client-absence-bot-about = Na { $seconds } seconden neemt een bot het over tot de speler terug is.
client-tempo = Bedenktijd
client-tempo-live-about = iedereen is er
client-tempo-half-about = speel wanneer je tijd hebt
client-tempo-day-about = speel wanneer je tijd hebt
client-tempo-three-about = speel wanneer je tijd hebt
client-tempo-stock-about = deel die zelf in
client-rest-nights = ’s Nachts rust
client-rest-nights-about = In deze uren staat de tijd stil, elke dag.
client-rest-from = De nacht begint
client-rest-to = De nacht eindigt
client-rest-days = Vrije dagen
client-rest-days-about = Op deze dagen staat de tijd stil.
client-rest-zone = Tijdzone
client-late = Als iemands tijd op is
client-late-bot = Een bot speelt verder
client-late-bot-about = Die neemt de plaats over voor de rest van de partij.
client-late-free = De plaats komt vrij
client-late-free-about = Wie de link heeft, kan hem nemen en verderspelen.
client-late-end = De partij stopt
client-late-end-about = Er is dan geen uitslag.
client-told-night = rust van { $from } tot { $to }
client-told-nights-no = nachten tellen mee
client-told-days = rust op { $days }
client-told-days-no = alle dagen tellen mee
client-told-rest = De klok heeft { $rest } ({ $zone }).
client-told-late-bot = is de tijd op, dan speelt een bot verder
client-told-late-free = is de tijd op, dan komt de plaats vrij
client-told-late-end = is de tijd op, dan stopt de partij
client-allow-hints = Tips
client-allow-hints-yes-about = Iedereen kan om goede zetten vragen, met uitleg. Ideaal om te leren.
client-allow-hints-no-about = Iedereen speelt zonder hulp.
client-set-up = Een tafel klaarzetten
client-set-up-about = { $game }, { $from } tot { $to } spelers
client-presets = Hoe wil je spelen?
client-presets-about = Stelt alles in. Daarna kun je losse dingen veranderen.
client-preset-first = Eerste partij
client-preset-first-about = Voor wie het spel nog niet kent.
client-preset-standard = Standaard
client-preset-standard-about = Zoals het in de spelregels staat.
client-preset-expert = Expert
client-preset-expert-about = Voor wie het goed kent.
client-preset-days = Meerdere dagen
client-preset-days-about = Iedereen speelt wanneer het uitkomt.
client-preset-minutes = ongeveer { $minutes } min
client-preset-no-hurry = zo lang je wilt
client-chosen = Gekozen
client-changed = { $count ->
    [0] { $preset }
    [one] { $preset }, 1 wijziging
   *[other] { $preset }, { $count } wijzigingen
}
client-instead-of = in plaats van { $before }
client-change-back = Terugzetten
client-told-hints-yes = tips toegestaan
client-told-hints-no = geen tips
client-told-public = iedereen kan meedoen
client-told-private = alleen met de link
client-told-absence-offer = de anderen beslissen als iemand { $seconds } seconden weg is
client-told-absence-wait = de tafel wacht op wie weg is
client-told-absence-pause = pauze als iemand { $seconds } seconden weg is
client-told-absence-bot = een bot speelt voor wie { $seconds } seconden weg is
client-more-options = Meer opties
client-more-options-changed = { $count ->
    [0] { $names }
   *[other] { $names }: { $count } veranderd
}
client-table-name = Naam van de tafel
client-who-sits = Wie doet er mee?
client-who-sits-about = { $seats ->
    [1] Je speelt alleen.
   *[other] { $seats } plaatsen: jij, { $people ->
        [0] verder niemand
        [one] 1 persoon
       *[other] { $people } personen
    }, { $bots ->
        [0] geen bots
        [one] 1 bot
       *[other] { $bots } bots
    }
}
client-seat-you-here = jij, in deze browser
client-seat-open-name = Open plaats
client-seat-open-first = voor wie het eerst komt
client-seat-person = Persoon
client-seat-none = Geen
client-add-seat = Plaats toevoegen
client-add-seat-most = hoogstens { $most }
client-fact-seats = plaatsen
client-fact-minutes = minuten
client-open-table = De tafel openen
client-open-table-about = Je krijgt een link om te delen. De partij begint als alle plaatsen bezet zijn.
client-deal = De partij starten
client-deal-about = Je hebt verder niemand nodig: de partij begint meteen.
client-waiting-room-how = Zo spelen jullie
client-sit-down = Ga zitten

## Wachtkamer

client-waiting-room = Wachten op spelers
client-waiting-room-about = Stuur de link: wie hem heeft, kan meedoen. Zodra alle plaatsen bezet zijn, kan de partij beginnen.
client-waiting-room-guest = Je bent uitgenodigd voor een partij { $game }: ga zitten. De gastheer start de partij zodra alle plaatsen bezet zijn.
client-waiting-room-seated = Je hebt een plaats. De gastheer start de partij zodra alle plaatsen bezet zijn.
client-waiting-room-spectator = Alle plaatsen zijn bezet. Blijf hier, dan kijk je mee als de partij begint.
client-invite = Uitnodiging
client-take-seat = Hier gaan zitten
client-leave-seat = Plaats verlaten
client-give-bot = Bot toevoegen
client-open-seat = Plaats openen
client-remove = { $name } verwijderen
client-start = Partij starten
client-start-not-yet = Eerst moeten alle plaatsen bezet zijn.
client-close-table = Tafel sluiten
client-commitment = Vingerafdruk van het schudden
client-commitment-about = Hoe er geschud is, ligt al vast. Dit is de SHA-256 van de startwaarde. De startwaarde zie je aan het eind, zodat iedereen het kan controleren.

## Mensen: de lobby, vrijgehouden plaatsen, ratings, clubs

client-seat-keep = Plaats vrijhouden voor
client-seat-anybody = Iedereen
client-seat-kept = plaats vrijgehouden
client-rated-switch = Telt mee
client-rated-about = De uitslag verandert de rating van de mensen die meespelen. Zonder tips.
client-for-club = Voor een club
client-for-club-about = De leden vinden de tafel op de pagina van de club.
client-for-nobody = Geen club
