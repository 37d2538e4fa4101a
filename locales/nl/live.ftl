# Wat de server over tafels zegt: waarom iets niet kan, waarom een verbinding eindigt.

live-absence-after = Kies een wachttijd tussen 0 en 604800 seconden (een week).
live-abuse = Deze verbinding heeft te veel ongeldige berichten gestuurd. Probeer het over een minuut opnieuw.
live-api-about = Ook { $openapi }. Lopende partijen gebruiken een WebSocket: zie { $messages }. Verzoeken en antwoorden zijn JSON. Een weigering heeft een code voor programma's en een tekst voor mensen.
live-api-back = Terug
live-api-heading = De HTTP-API
live-api-messages = de berichten als JSON Schema
live-api-openapi = als OpenAPI
live-api-title = Sandtable: de HTTP-API
live-bad-message = Ongeldig bericht: { $problem }.
live-bad-move = Dat is geen zet in dit spel: { $problem }.
live-bad-options = Met deze opties kun je niet spelen: { $problem }.
live-bad-premove = Zoiets kun je in dit spel niet plannen: { $problem }.
live-bad-record = Dit bestand is geen geldig spelverslag van Sandtable: { $problem }.
live-banned = De beheerder van deze site heeft je de toegang ontzegd.
live-busy = Het is even te druk aan deze tafel. Probeer het zo opnieuw.
live-cannot-go-on = Deze partij kan met deze versie van Sandtable niet verdergaan: { $problem }.
live-cannot-store = De server kan op dit moment niets opslaan. Alles wat al bevestigd is, is veilig.
live-chat-empty = Schrijf eerst iets.
live-chat-full = Je hebt aan deze tafel { $most } berichten geschreven; meer kan niet.
live-chat-too-long = Een bericht mag hoogstens { $most } tekens hebben.
live-foreign-origin = Die website mag deze server niet gebruiken.
live-head-too-big = De kop van een verzoek mag hoogstens { $most } bytes hebben.
live-hint-coming = Er is een tip onderweg.
live-hint-too-late = De partij ging verder voordat de tip klaar was. Vraag het opnieuw.
live-http = De server kan dit verzoek niet beantwoorden (fout { $status }).
live-http-400 = De server begrijpt dit verzoek niet.
live-http-404 = Op dit adres is niets te vinden.
live-http-405 = Dit adres neemt zulke verzoeken niet aan.
live-http-413 = Het verzoek is te groot.
live-http-415 = Dit soort inhoud kan de server niet lezen.
live-invite-needed = Om hier te gaan zitten heb je een uitnodiging nodig.
live-join-first = Het eerste bericht moet Join zijn.
live-joined-already = Je doet al mee.
live-joined-late = Je hebt je niet binnen { $seconds ->
    [1] een seconde
   *[other] { $seconds } seconden
} na het verbinden aangemeld.
live-left = Je hebt je plaats verlaten.
live-match-too-long = Deze partij heeft de grens van { $most } zetten bereikt. De gastheer kan de tafel sluiten.
live-move-broke = Die zet veroorzaakte een fout. Er is niets veranderd; de fout is vastgelegd.
live-name-empty = Vul een naam in.
live-name-taken = Aan deze tafel heet al iemand { $name }.
live-name-too-long = Een naam mag hoogstens { $most } tekens hebben.
# Lists with commas: names for people and tables that nobody named.
live-names-of-people = Stille Otter, Heldere Vink, Vlugge Haas, Vriendelijke Das, Dappere Reiger, Rustige Schildpad, Slimme Vos, Vrolijke Mees, Geduldige Uil, Kleine Egel, Zachte Zeehond, Nieuwsgierige Ekster, Moedige Roodborst, Lenige Eekhoorn, Wijze Raaf, Zonnige Leeuwerik, Sterke Os, Reizende Ooievaar, Speelse Dolfijn, Vroege Haan
live-names-of-tables = Eb, Havenlichten, Stille duinen, Zondagsclub, Lunchpauze, Lange schaduwen, Koperen maan, Stuifzand, Lamplicht, Olijfgaard, Westenwind, Oude vuurtoren, Marktdag, Eerste vorst, Gouden uur, Zout en steen, Nachtboot, Tuinmuur, Papieren bootjes, Trage rivier, Blauwe deur, Zomerregen, Klokslag twaalf, Kronkelpad
live-night-too-long = Laat de klok elke dag minstens { $hours } uur lopen.
live-no-database = De server kan zijn database niet bereiken. Alles wat al bevestigd is, is veilig; probeer het zo opnieuw.
live-no-hints = Aan deze tafel zijn er geen tips.
live-no-review = Voor deze partij is er geen terugblik.
live-no-seat = Dat kunnen alleen spelers aan deze tafel.
live-no-solo = Dit spel kun je niet solo spelen.
live-no-such-bot = Voor dit spel is er geen bot met de naam “{ $bot }”.
live-no-such-device = Zo'n apparaat heb je niet.
live-no-such-game = Hier is geen spel met de naam “{ $game }”.
live-no-such-lesson = Hier is geen les met de naam “{ $lesson }”.
live-no-such-line = Dit chatbericht is er niet meer.
live-no-such-passkey = Zo'n passkey heb je niet.
live-no-such-person = Bij dit token hoort niemand.
live-no-such-report = Deze melding is er niet.
live-no-such-seat = Deze tafel heeft geen plaats { $seat }.
live-no-such-table = Deze tafel bestaat niet, of hij is privé en je hebt een uitnodiging nodig.
live-nobody-there = Op plaats { $seat } zit niemand.
live-not-admitted = Deze tafel is privé en je uitnodiging is niet meer geldig. Vraag de gastheer om een nieuwe.
live-not-finished = De partij is nog niet afgelopen.
live-not-host = Dat kan alleen de gastheer.
live-not-offered = Plaats { $seat } kan niet worden overgenomen.
live-not-paused = De partij is niet gepauzeerd.
live-not-playing = De partij is nog niet begonnen of al afgelopen.
live-not-solo = Alleen solopartijen kunnen in de eregalerij staan.
live-not-stored = De server weet niet zeker of je laatste actie is opgeslagen. Maak opnieuw verbinding: wat je dan ziet, geldt.
live-not-text = Berichten moeten tekst zijn, geen binaire gegevens.
live-nothing-asked = Niemand vraagt om een zet terug te nemen.
live-nothing-to-choose = Je hebt nu niets te beslissen.
live-nothing-to-undo = Je hebt geen zet om terug te nemen.
live-one-seat-each = Je kunt aan een tafel maar één plaats hebben.
live-out-of-date = De tafel is intussen veranderd; hij is nu bij versie { $version }.
live-own-line = Dat heb je zelf geschreven.
live-passkey-failed = De passkey kon niet worden gecontroleerd. Probeer het opnieuw.
live-passkey-unknown = Niemand hier heeft die passkey. Misschien is hij verwijderd.
live-paused = De partij is gepauzeerd.
live-no-such-zone = Er is geen tijdzone met de naam { $zone }.
live-no-pause = Een partij over meerdere dagen kent geen pauzes: ’s nachts en op vrije dagen staat de tijd stil.
live-bad-webhook = Dat adres kan niet: het moet een https-adres op internet zijn.
live-bad-mail = Dat is geen e-mailadres.
live-bad-push = De push-aanmelding van je browser was niet te lezen.
live-mail-failed = De mail kon niet worden verstuurd. Controleer het adres.
live-no-mail = Deze server verstuurt geen e-mail.
live-no-such-channel = Dat kanaal bestaat niet.
live-not-confirmed = Bevestig eerst het adres: open de link in de mail.
live-notice-failed = Het bericht kwam niet aan.
live-premove-not-offered = Dat kun je nu niet plannen.
live-table-deleted = De beheerder van deze site heeft deze tafel verwijderd.
live-too-many-channels = Je kunt hoogstens { $most } kanalen hebben.
live-record-unfinished = De partij in dit spelverslag is niet afgelopen. Je kunt alleen afgelopen partijen laden.
live-rematch-exists = Er is al een revanche.
live-removed = De gastheer heeft je van je plaats verwijderd.
live-ran-out = Je tijd is op.
live-request-late = Het verzoek kwam niet binnen { $seconds ->
    [1] een seconde
   *[other] { $seconds } seconden
} aan.
live-review-failed = De terugblik is mislukt; de fout is vastgelegd. Je kunt het opnieuw proberen.
live-seat-moved = Je speelt nu verder in een ander venster of op een ander apparaat.
live-seat-taken = Plaats { $seat } is bezet.
live-seats-open = Nog niet alle plaatsen zijn bezet.
live-server-broke = Serverfout; de fout is vastgelegd.
live-settings-too-long = Deze instellingen zijn te lang om op te slaan.
live-signed-out = Dit apparaat is afgemeld.
live-started-already = De partij is al begonnen.
live-stopping = De server wordt afgesloten. De partij is gepauzeerd en er gaat niets verloren; je wordt weer verbonden zodra hij terug is.
live-table-broke = Aan de tafel is een fout opgetreden. De laatst opgeslagen stand wordt opnieuw geladen.
live-table-damaged = De opgeslagen gegevens van deze tafel zijn onleesbaar. In de meldingen van de server staat meer.
live-table-over = Deze tafel is gesloten of de partij is afgelopen.
live-table-moved = De tafel wordt op een andere machine geopend. Je wordt zo weer verbonden.
live-out-of-touch = Deze server heeft het contact met de andere verloren. Je tafel gaat weer open zodra dat terug is; er gaat niets verloren.
live-elsewhere = Je tafel is open op een andere machine: { $address }.
live-table-reloads = De tafel wordt opnieuw geladen. Probeer het zo opnieuw.
live-too-big = Een bericht mag hoogstens { $most } tekens hebben.
live-too-fast = Te snel: wacht { $milliseconds } milliseconden.
live-too-many-codes = Te veel pogingen vanaf jouw adres. Wacht { $minutes ->
    [1] een minuut
   *[other] { $minutes } minuten
}.
live-too-many-connections = Vanaf jouw adres zijn er al { $most } verbindingen, meer mag niet.
live-too-many-devices = Je hebt al { $most } apparaten. Meld er eerst een af.
live-too-many-imports = Te veel spelverslagen vanaf jouw adres. Wacht { $minutes ->
    [1] een minuut
   *[other] { $minutes } minuten
}.
live-too-many-passkeys = Je hebt al { $most } passkeys. Verwijder er eerst een.
live-too-many-reports = Je hebt veel berichten gemeld. Probeer het over { $minutes } min opnieuw.
live-too-many-requests = Te veel verzoeken vanaf jouw adres. Wacht { $seconds ->
    [1] een seconde
   *[other] { $seconds } seconden
}.
live-too-many-tables = Vanaf jouw adres zijn te veel tafels gemaakt. Wacht { $minutes ->
    [1] een minuut
   *[other] { $minutes } minuten
}.
live-too-much-at-once = Vanaf jouw adres wachten al { $most } zware verzoeken. Probeer het zo opnieuw.
live-too-slow = Je verbinding is te traag. Maak opnieuw verbinding; alles wat je hebt gestuurd, wordt precies één keer uitgevoerd.
live-undo-never = Die zet kun je niet meer terugnemen.
live-undo-too-late = Dat kun je niet terugnemen: iemands tijd zou dan al op zijn.
live-undo-revealed = Sindsdien is er iets verborgens getoond, dus deze zet kun je niet terugnemen.
live-undo-timed = Zolang de zandlopers lopen, kun je niets terugnemen.
live-undo-too-many = In deze partij zijn al zo veel zetten teruggenomen dat het niet meer kan.
live-unreadable = De inhoud van dit verzoek is onleesbaar: geen UTF-8 of te diep genest.
live-who-are-you = Vul eerst je naam in.
live-wrong-code = Die code is fout, al gebruikt of te oud. Vraag op je andere apparaat een nieuwe.
live-wrong-host = Deze server antwoordt niet voor { $host }. De beheerder kan die naam toestaan met { "--hosts" }.
live-wrong-secret = Dat geheim hoort bij geen enkele plaats aan deze tafel.
live-blocked = Je kunt niet aan deze tafel gaan zitten.
live-club-full = Deze club heeft al { $most } leden, meer kan niet.
live-no-match = Er is nu geen passende open tafel. Open er zelf een, dan vinden anderen hem.
live-no-such-club = Deze club bestaat niet, of je bent geen lid.
live-not-acquainted = Je kunt alleen plaatsen vrijhouden voor mensen met wie je hebt gespeeld of in een club zit.
live-not-club-owner = Dat kan alleen wie de club heeft opgericht.
live-rated-alone = Voor een partij die meetelt, zijn minstens twee mensen nodig.
live-too-many-clubs = Je zit al in { $most } clubs. Verlaat er eerst een.
live-feed-title = Sandtable: open tafels
live-feed-table = { $game }{ $rated ->
    [yes] , telt mee
   *[no] { "" }
}. { $free ->
    [1] 1 van de { $seats } plaatsen is vrij.
   *[other] { $free } van de { $seats } plaatsen zijn vrij.
} Aan tafel: { $names }.
