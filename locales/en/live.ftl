# What the server says to people about tables: why something is refused, why a connection ends.

live-abuse = This connection sent too much that made no sense. Come back in a minute.
live-absence-after = The seconds to wait for somebody must be from 0 to 604800 (a week).
live-bad-message = That message cannot be read: { $problem }.
live-bad-move = That is not a move of this game: { $problem }.
live-bad-options = These options cannot be played: { $problem }.
live-bad-record = This is not a record in order: { $problem }.
live-busy = The table has more to do than it can. Try again in a moment.
live-cannot-go-on = This match cannot go on with this program: { $problem }.
live-cannot-store = The server cannot store anything at present. What was confirmed before is safe.
live-chat-empty = There is nothing in that line.
live-chat-full = You have said { $most } lines at this table; no more can be kept.
live-chat-too-long = A line of chat has at most { $most } characters.
live-foreign-origin = That page may not use this server.
live-head-too-big = The head of a request has at most { $most } bytes.
live-hint-coming = A hint is on its way.
live-hint-too-late = The table has changed while the hint was thought out. Ask again.
live-invite-needed = To sit down here you need the invite.
live-join-first = The first message must be Join.
live-joined-already = You have joined already.
live-joined-late = Nothing was joined within { $seconds ->
    [1] a second
   *[other] { $seconds } seconds
} of connecting.
live-left = You left your seat.
live-match-too-long = This match has { $most } entries, and that is as many as can be kept. The host can close it.
live-move-broke = That move brought the program to an error. Nothing was changed; the error was written down.
live-name-empty = Say what you are called.
live-name-taken = Somebody at this table is called { $name } already.
live-name-too-long = A name has at most { $most } characters.
live-no-database = The server cannot reach what it has stored. What was confirmed is safe; try again in a moment.
live-no-hints = This table plays without hints.
live-no-review = Nobody here can say what would have been better in this match.
live-no-seat = Only who has a seat at this table may do that.
live-no-solo = { $game } cannot be played alone.
live-no-such-bot = There is no bot "{ $bot }" for this game.
live-no-such-game = There is no game "{ $game }" here.
live-no-such-person = There is nobody with that token.
live-no-such-seat = There is no seat { $seat } at this table.
live-no-such-table = There is no such table, or it is private and you have no invite to it.
live-nobody-there = No person has seat { $seat }.
live-not-admitted = This table is private, and the invite you came with does not hold any longer. Ask the host for the new one.
live-not-finished = The match is not over yet.
live-not-host = Only the host of the table may do that.
live-not-offered = Seat { $seat } is not on offer.
live-not-paused = The table is not paused.
live-not-playing = The match has not started, or is over.
live-not-solo = Only a match played alone can stand in the hall of fame.
live-not-stored = The server could not make sure that what was done last is stored. Connect again: what you see then is what counts.
live-not-text = Messages are text, not bytes.
live-nothing-asked = Nobody asks to take anything back.
live-nothing-to-choose = There is nothing for you to choose now.
live-nothing-to-undo = You have made no move that could be taken back.
live-one-seat-each = One person has one seat at a table.
live-out-of-date = The table has changed since; it is at version { $version } now.
live-paused = The table is paused.
live-record-unfinished = The match in this record is not over; only finished ones can be imported.
live-rematch-exists = There is a rematch already.
live-removed = The host removed you from your seat.
live-request-late = The request did not come within { $seconds ->
    [1] a second
   *[other] { $seconds } seconds
}.
live-review-failed = Looking back at this match ended in an error, which was written down. You can try again.
live-seat-moved = You sat down here again from another device or window, where the match goes on.
live-seat-taken = Seat { $seat } is taken.
live-seats-open = Not all seats are filled yet.
live-server-broke = The server met an error of its own. It was written down.
live-started-already = The match has started already.
live-stopping = The server stops. The table is paused and nothing is lost; you are connected again when it is back.
live-table-broke = The table met an error and is loaded again from what was stored.
live-table-damaged = What is stored of this table cannot be read. The log of the server says more.
live-table-over = This table is closed or its match is over.
live-table-reloads = The table is being loaded again. Try again in a moment.
live-too-big = A message has at most { $most } characters.
live-too-fast = Too fast: wait { $milliseconds } milliseconds.
live-too-slow = Too many answers wait to be read on this connection. Connect again; what you sent is done once.
live-too-many-connections = Your address has { $most } connections already, the most it may have.
live-too-many-imports = Too many records from your address. Wait { $minutes ->
    [1] a minute
   *[other] { $minutes } minutes
}.
live-too-many-requests = Too many requests from your address. Wait { $seconds ->
    [1] a second
   *[other] { $seconds } seconds
}.
live-too-many-tables = Your address has made many tables. Wait { $minutes ->
    [1] a minute
   *[other] { $minutes } minutes
}.
live-too-much-at-once = { $most } requests of your address that take long are waiting already. Try again in a moment.
live-undo-never = That move can no longer be taken back.
live-undo-revealed = Since then something hidden was shown, so it cannot be taken back.
live-undo-timed = While the sand runs nothing can be taken back.
live-unreadable = The body of this request cannot be read: it is not UTF-8, or nested too deeply.
live-undo-too-many = So much was taken back in this match that nothing more can be.
live-who-are-you = Say first what you are called.
live-wrong-host = This server does not answer for { $host }. Its host can name it with --hosts.
live-wrong-secret = That secret does not belong to a seat of this table.
