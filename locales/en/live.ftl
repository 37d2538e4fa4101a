# What the server says to people about tables: why something is refused, why a connection ends.

live-absence-after = Choose a waiting time between 0 and 604800 seconds (a week).
live-abuse = This connection sent too many invalid messages. Try again in a minute.
live-api-about = Also { $openapi }. Live games use a WebSocket: see { $messages }. Requests and answers are JSON. A refusal has a code for programs and a text for people.
live-api-back = Back
live-api-heading = The HTTP API
live-api-messages = its messages as JSON Schema
live-api-openapi = as OpenAPI
live-api-title = Sandtable: the HTTP API
live-bad-message = Invalid message: { $problem }.
live-bad-move = That isn't a move in this game: { $problem }.
live-bad-options = These options can't be played: { $problem }.
live-bad-premove = This game has no such plan: { $problem }.
live-bad-record = This file isn't a valid Sandtable game record: { $problem }.
live-banned = The host of this site has banned you.
live-busy = The table is busy. Try again in a moment.
live-cannot-go-on = This game can't continue with this version of Sandtable: { $problem }.
live-cannot-store = The server can't save anything right now. Everything confirmed so far is safe.
live-chat-empty = Write something first.
live-chat-full = You have written { $most } messages at this table, the most one player can write.
live-chat-too-long = A message can have at most { $most } characters.
live-foreign-origin = That website isn't allowed to use this server.
live-head-too-big = The request header can have at most { $most } bytes.
live-hint-coming = A hint is on its way.
live-hint-too-late = The game moved on before the hint was ready. Ask again.
live-http = The server can't answer this request (error { $status }).
live-http-400 = The server doesn't understand this request.
live-http-404 = There is nothing at this address.
live-http-405 = This address doesn't take requests of that kind.
live-http-413 = The request is too big.
live-http-415 = The server can't read this kind of content.
live-invite-needed = You need an invitation to take a seat here.
live-join-first = The first message must be Join.
live-joined-already = You have already joined.
live-joined-late = You did not join within { $seconds ->
    [1] a second
   *[other] { $seconds } seconds
} of connecting.
live-left = You left your seat.
live-match-too-long = This game has reached the limit of { $most } moves. The host can close the table.
live-move-broke = That move caused an error. Nothing has changed; the error has been logged.
live-name-empty = Enter a name.
live-name-taken = Someone at this table is already called { $name }.
live-name-too-long = A name can have at most { $most } characters.
# Lists with commas: names for people and tables that nobody named.
live-names-of-people = Quiet Otter, Bright Finch, Swift Hare, Kind Badger, Bold Heron, Calm Turtle, Clever Fox, Merry Wren, Patient Owl, Lucky Hedgehog, Gentle Seal, Curious Magpie, Brave Robin, Nimble Squirrel, Wise Raven, Sunny Lark, Steady Ox, Wandering Stork, Playful Dolphin, Early Rooster
live-names-of-tables = Low tide, Harbour lights, Quiet dunes, Sunday league, Lunch break, Long shadows, Copper moon, Drifting sand, Lamp light, Olive grove, West wind, Old lighthouse, Market day, First frost, Amber hour, Salt and stone, Night ferry, Garden wall, Paper boats, Slow river, Blue door, Summer rain, High noon, Winding path
live-night-too-long = The clock must run for at least { $hours } hours a day.
live-no-database = The server can't reach its database. Everything confirmed so far is safe; try again in a moment.
live-no-hints = Hints are off at this table.
live-no-review = Reviews aren't available for this game.
live-no-seat = Only players at this table can do that.
live-no-solo = This game has no solo mode.
live-no-such-bot = This game has no bot called “{ $bot }”.
live-no-such-device = You have no such device.
live-no-such-game = There is no game called “{ $game }” here.
live-no-such-lesson = There is no lesson called “{ $lesson }” here.
live-no-such-line = That chat message no longer exists.
live-no-such-passkey = You have no such passkey.
live-no-such-person = No player has that token.
live-no-such-report = There is no such report.
live-no-such-seat = This table has no seat { $seat }.
live-no-such-table = This table doesn't exist, or it is private and you need an invitation.
live-nobody-there = Nobody is sitting in seat { $seat }.
live-not-admitted = This table is private and your invitation is no longer valid. Ask the host for a new one.
live-not-finished = The game isn't over yet.
live-not-host = Only the host can do that.
live-not-offered = Seat { $seat } can't be handed over.
live-not-paused = The game isn't paused.
live-not-playing = The game hasn't started yet or is already over.
live-not-solo = Only solo games can appear in the hall of fame.
live-not-stored = The server can't be sure that your last action was saved. Reconnect: what you see then is what counts.
live-not-text = Messages must be text, not binary data.
live-nothing-asked = Nobody is asking to undo a move.
live-nothing-to-choose = You have nothing to decide right now.
live-nothing-to-undo = You have no move to undo.
live-one-seat-each = You can only take one seat at a table.
live-out-of-date = The table has changed in the meantime; it is now at version { $version }.
live-own-line = You wrote that yourself.
live-passkey-failed = The passkey could not be checked. Try again.
live-passkey-unknown = Nobody here has that passkey. It may have been removed.
live-paused = The game is paused.
live-no-such-zone = There is no time zone called { $zone }.
live-no-pause = A game over days has no pauses: the clock stops at night and on days off.
live-bad-webhook = That address can't be used: it must be an https address on the internet.
live-bad-mail = That isn't an e-mail address.
live-bad-push = The browser's push subscription can't be read.
live-mail-failed = The e-mail couldn't be sent. Check the address.
live-no-mail = This server doesn't send e-mail.
live-no-such-channel = There is no such channel.
live-not-confirmed = Confirm the address first: open the link in the e-mail.
live-notice-failed = The message did not arrive.
live-premove-not-offered = You can't plan that now.
live-table-deleted = The host of this site deleted this table.
live-too-many-channels = You can have at most { $most } channels.
live-record-unfinished = The game in this record isn't over. You can only import finished games.
live-rematch-exists = There is already a rematch.
live-removed = The host removed you from your seat.
live-ran-out = Your time ran out.
live-request-late = The request did not arrive within { $seconds ->
    [1] a second
   *[other] { $seconds } seconds
}.
live-review-failed = The review failed; the error has been logged. You can try again.
live-seat-moved = You are now playing in another window or on another device.
live-seat-taken = Seat { $seat } is taken.
live-seats-open = Some seats are still open.
live-server-broke = Server error; it has been logged.
live-settings-too-long = These settings are too long to store.
live-signed-out = This device was signed out.
live-started-already = The game has already started.
live-stopping = The server is shutting down. The game is paused and nothing is lost; you will be reconnected when it is back.
live-table-broke = The table ran into an error and is being reloaded from its last saved state.
live-table-damaged = The saved data of this table can't be read. The server log has the details.
live-table-over = This table is closed or its game is over.
live-table-moved = The table is being opened on another machine. You will be reconnected in a moment.
live-out-of-touch = This server has lost contact with the others. Your table reopens as soon as it is back; nothing is lost.
live-elsewhere = Your table is open on another machine of this site: { $address }.
live-table-reloads = The table is being reloaded. Try again in a moment.
live-too-big = A message can have at most { $most } characters.
live-too-fast = Too fast: wait { $milliseconds } milliseconds.
live-too-many-codes = Too many attempts from your address. Wait { $minutes ->
    [1] a minute
   *[other] { $minutes } minutes
}.
live-too-many-connections = Your address already has { $most } connections, the maximum.
live-too-many-devices = You already have { $most } devices. Sign one out first.
live-too-many-imports = Too many records from your address. Wait { $minutes ->
    [1] a minute
   *[other] { $minutes } minutes
}.
live-too-many-passkeys = You already have { $most } passkeys. Remove one first.
live-too-many-reports = You have reported many messages. Try again in { $minutes } min.
live-too-many-requests = Too many requests from your address. Wait { $seconds ->
    [1] a second
   *[other] { $seconds } seconds
}.
live-too-many-tables = Your address has created too many tables. Wait { $minutes ->
    [1] a minute
   *[other] { $minutes } minutes
}.
live-too-much-at-once = Your address already has { $most } long requests waiting. Try again in a moment.
live-too-slow = Your connection is too slow to keep up. Reconnect; everything you sent is carried out exactly once.
live-undo-never = That move can no longer be undone.
live-undo-too-late = That can't be undone: someone's time would have run out by now.
live-undo-revealed = Something hidden has been revealed since, so this move can't be undone.
live-undo-timed = You can't undo while the timers are running.
live-undo-too-many = This game has reached its limit of undone moves.
live-unreadable = The body of this request can't be read: it isn't UTF-8 or is nested too deeply.
live-who-are-you = Enter your name first.
live-wrong-code = That code is wrong, used or too old. Get a new one on your other device.
live-wrong-host = This server doesn't answer for { $host }. Its operator can allow that name with { "--hosts" }.
live-wrong-secret = That secret doesn't belong to a seat at this table.
live-blocked = You can't sit down at this table.
live-club-full = This club already has { $most } members, the maximum.
live-no-match = No open table fits right now. Open one yourself and others will find it.
live-no-such-club = This club doesn't exist, or you aren't a member.
live-not-acquainted = You can only reserve seats for people you have played with or share a club with.
live-not-club-owner = Only the founder of the club can do that.
live-rated-alone = A rated game needs at least two people.
live-too-many-clubs = You are already in { $most } clubs. Leave one first.
live-feed-title = Sandtable: open tables
live-feed-table = { $game }{ $rated ->
    [yes] , rated
   *[no] { "" }
}. { $free ->
    [1] 1 of { $seats } seats is free.
   *[other] { $free } of { $seats } seats are free.
} At the table: { $names }.
