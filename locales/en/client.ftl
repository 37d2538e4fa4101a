# The browser client: what all games share.

client-name = Sandtable
client-close = Close
client-cancel = Cancel
client-back = Back
client-you = You
client-guest = Guest
client-bot = Bot
client-gone = away
client-finished = Finished
client-key-enter = Enter
client-tabs = Parts of the table
client-skip = Skip to the table
client-rule-link = { $rule }
client-bot-name-1 = Quill
client-bot-name-2 = Flint
client-bot-name-3 = Wren
client-bot-name-4 = Sorrel
client-bot-name-5 = Tansy
client-level-random = Random: plays anything
client-level-greedy = Greedy: takes what counts now
client-level-novice = Novice: learns as you do
client-level-player = Player: knows the game
client-level-expert = Expert: thinks ahead

## Start page

client-start-title = Pull up a chair.
client-start-about = Board games, every rule kept, no account. With friends, with bots, or alone.
client-playing-as = Playing as { $name }
client-change-name = Change your name
client-your-name = Your name
client-save = Save
client-language = Language
client-theme = Theme
client-theme-dark = Dark theme
client-theme-light = Light theme
client-players-from-to = { $from } to { $to }
client-minutes = about { $minutes } minutes
client-play-now = Play now
client-play-now-about = against two bots
client-solo = Solo
client-solo-best = best: { $score } points
client-with-friends = With friends
client-with-friends-about = set up a table, send a link
client-learn = Learn it
client-learn-about = a guided first game, and the rules
client-hall = Hall of fame
client-hall-of = { $game }: hall of fame
client-hall-wanted = Show this result in the hall of fame
client-hall-wanted-about = Everyone here then sees your name and your points.
client-hall-empty = Nobody yet. The first one to finish a match alone stands here.
client-hall-score = { $score ->
    [1] 1 point
   *[other] { $score } points
}
client-join = Join a table
client-join-hint = Paste a link to a table
client-join-button = Join
client-join-wrong = This is not a link to a table here.
client-your-tables = Your tables
client-lobby = Lobby
client-lobby-count = { $count ->
    [0] no open table now
    [1] 1 open table
   *[other] { $count } open tables
}
client-finished-games = Finished games
client-no-tables = Nothing yet. A game you start stands here, and where it is your turn.
client-no-finished = Games that are over stand here.
client-your-turn = Your turn
client-waiting-others = waiting
client-paused = paused
client-open = open
client-resume = Go on
client-sit-down = Sit down
client-watch = Watch
client-replay = Replay
client-result = Result
client-import = Import a record
client-import-about = A file with the record of a match, to replay it here.
client-with = with { $names }
client-alone = alone
client-score-line = { $winner } won, { $scores }
client-score-nobody = Nobody won, { $scores }
client-score-alone = { $player } alone: { $score ->
    [1] 1 point
   *[other] { $score } points
}
client-imported = imported
client-offline = The server cannot be reached.
client-try-again = Try again

## Setting up a table

client-set-up = A new table
client-set-up-game = { $game }: a new table
client-seats = Seats
client-seats-about = How many play, and who sits where.
client-seat-number = Seat { $seat }
client-seat-you = You
client-seat-open = Open
client-seat-bot = Bot
client-seat-you-about = You sit here.
client-seat-open-about = For somebody with the link.
client-seat-bot-about = A program plays here.
client-bot-level = Level
client-who-sees = Who may join
client-private = With the link
client-private-about = Only people you send the link to can sit down or watch.
client-public = Everyone
client-public-about = The table stands in the lobby.
client-absence = When somebody leaves
client-absence-offer = Offer the seat
client-absence-offer-about = After { $seconds } seconds the others may let a bot play it.
client-absence-wait = Wait
client-absence-wait-about = The game waits until they are back. For games over days.
client-absence-pause = Pause
client-absence-pause-about = After { $seconds } seconds the table pauses.
client-absence-bot = A bot plays on
client-absence-bot-about = After { $seconds } seconds a bot plays until they are back.
client-allow-hints = Hints
client-allow-hints-yes = Allowed
client-allow-hints-yes-about = Everyone may ask for good moves, with reasons. Fine for learning.
client-allow-hints-no = Not allowed
client-allow-hints-no-about = Everyone thinks for themselves.
client-options = Options
client-no-options = This number of players has nothing more to choose.
client-make-table = Make the table

## Waiting room

client-waiting-room = The table is set
client-waiting-room-about = Send the link. Who has it can sit down; start when all seats are filled.
client-invite = Invitation
client-copy-link = Copy link
client-copied = Copied
client-qr = QR code of the invitation
client-take-seat = Take this seat
client-leave-seat = Stand up
client-give-bot = Give it to a bot
client-open-seat = Open it
client-remove = Remove { $name }
client-start = Start the game
client-start-not-yet = All seats must be filled first.
client-start-host = { $name } starts the game.
client-start-host-unknown = The host starts the game.
client-close-table = Close the table
client-commitment = Seal of the shuffle
client-commitment-about = The shuffle is fixed already. This is the SHA-256 of its seed; the seed is shown at the end, so that anybody can check it.
client-closed = This table was closed.

## At the table

client-tool-hint = Hint (H)
client-tool-undo = Undo
client-tool-undo-ask = Ask the others to take back your last move
client-tool-rules = Rules
client-tool-sound-on = Sound on
client-tool-sound-off = Sound off
client-tool-settings = Settings
client-tool-text = The position in words
client-tool-more = More
client-tool-pause = Pause
client-tool-home = Sandtable: to the start page
client-to-start = To the start page
client-delay = { $delay } ms
client-delay-about = Connected. An answer takes { $delay } milliseconds.
client-connecting = Connecting…
client-lost = Connection lost. Trying again in { $seconds } s; your moves are kept and sent once.
client-lost-now = Connection lost. Trying again now.
client-ended = This table cannot be shown. { $text }
client-refused = Not possible: { $text }
client-log = Log
client-chat = Chat
client-chat-count = Chat · { $count }
client-chat-empty = Nothing said yet.
client-chat-placeholder = Say something
client-chat-send = Send
client-chat-watching = Who sits at the table can write here.
client-mute = Mute { $name }
client-unmute = Hear { $name } again
client-log-empty = Nothing happened yet.
client-players = Players
client-spectators = { $count ->
    [0] nobody watches
    [1] 1 watches
   *[other] { $count } watch
}
client-present = here
client-away-since = away for { $seconds } s
client-plays-for = a bot plays for { $name }
client-offered = { $name } has left the table.
client-let-bot = Let a bot play
client-free-seat = Open the seat
client-text-view = The position in words
client-rules = Rules
client-rules-search = Search the rules
client-rules-none = No rule speaks of that.
client-settings = Settings
client-settings-sound = Sound
client-settings-volume = Volume
client-settings-motion = Animations
client-settings-motion-about = Off as well where the system asks for less motion.
client-settings-theme = Theme
client-theme-system = As the system
client-theme-choice-light = Light
client-theme-choice-dark = Dark
client-settings-keys = Keys
client-key-hint = Hint, where the table allows it
client-key-rules = Rules
client-key-text = Position in words
client-key-log = Log
client-key-chat = Chat
client-key-mute = Sound on or off
client-key-undo = Undo
client-key-confirm = Confirm
client-key-escape = Back
client-key-arrows = Walk over the board
client-hints = Hints
client-hint-thinking = Thinking it over…
client-hint-found = { $count ->
    [1] 1 move is worth a look.
   *[other] { $count } moves are worth a look.
}
client-hint-void = The table has moved on.
client-hint-again = Ask again
client-hint-show = Show it on the table
client-hint-do = Do it
client-hint-do-move = Do it: { $move }
client-host = Host
client-pause-by = { $who ->
    [own] Paused by you
   *[other] Paused by { $name }
}
client-pause-absence = Paused: somebody is away
client-pause-restart = Paused: the server was restarted
client-pause-nobody = Paused: nobody was here
client-pause-about = Nothing happens until everyone who is here is ready.
client-goes-on-in = { $seconds ->
    [1] goes on in 1 second
   *[other] goes on in { $seconds } seconds
}
client-ready = I am ready
client-not-ready = Wait, not yet
client-undo-asked = { $name } asks to take back the last move.
client-undo-waiting = The others are asked to agree.
client-agree = Agree
client-disagree = Do not agree
client-entries-lost = { $count ->
    [1] A move of this match was lost
   *[other] { $count } moves of this match were lost
} when the server could not write to its disk. The match goes on from before { $count ->
    [1] it
   *[other] them
}.
client-problem = This match cannot go on: { $problem }

## Result and replay

client-wins = { $name } wins
client-you-win = You win
client-nobody-wins = Nobody wins
client-solo-over = The match is over
client-figure = The figure is this game's own, drawn from its shuffle.
client-rematch = Rematch
client-rematch-join = Go to the rematch
client-download = Download the record
client-copy-moment = Link to this moment
client-to-table = To the table
client-leave = Leave
client-player = Player
client-total = Total
client-sources = Where the points came from
client-over-time = Points over time
client-over-time-about = by what each player's tiles and markers were worth
client-statistics = Statistics
client-stat-matches = Games
client-stat-solo = Alone
client-stat-won = Won
client-stat-best = Best
client-stat-mean = Mean
client-verify = Was the shuffle fair?
client-verify-about = Before the first move the table showed a seal: the SHA-256 of a seed. Here is the seed. Its hash is the seal, so nobody could change the shuffle afterwards.
client-verify-checking = Checking…
client-verify-good = Checked on this device: the seed fits the seal.
client-verify-bad = The seed does not fit the seal!
client-verify-cannot = This page came over plain HTTP, where browsers do not compute hashes. Check it with the command below.
client-verify-how = To check everything yourself, download the record and run:
client-seed = Seed
client-seal = Seal
client-review = Looking back
client-review-about = the moments that cost you most
client-review-mine = Review my game
client-review-thinking = Your game is looked at once more…
client-review-progress = { $done } of { $of } moments
client-review-found = { $count ->
    [0] You could not have done better at any of { $of } moments.
    [1] At 1 moment you could have done better.
   *[other] At { $count } moments you could have done better.
}
client-review-better = Better:
client-review-watch = Watch it
client-review-watch-move = Watch it: before move { $entry }
client-replay-controls = Replay
client-play = Play
client-stop = Stop
client-step-back = One step back
client-step-on = One step on
client-to-begin = To the beginning
client-to-end = To the end
client-position = Position in the match
client-entry-of = Move { $entry } of { $entries }
client-speed = Speed
client-speed-times = { $speed }×
client-jump = Jump to
client-seen-from = Seen from
client-nobody = A spectator
client-loading = Loading…

## Learn

client-learn-game = Learn { $game }
client-learn-guided = A guided first game
client-learn-guided-about = A real match against a gentle bot. A guide at the edge of the table says what to look at and what to do next, until you know your way.
client-learn-begin = Begin
client-learn-go-on = Go on where you were
client-learn-try = Try it out
client-learn-try-about = A match alone, without a guide. Nobody waits for you, and nothing can break.
client-learn-try-button = Play alone
client-learn-rules-about = Every rule with its number, as the table names it when something is not possible.
client-guide = Guide
client-guide-step = { $step } of { $of }
client-guide-wait = Wait a moment: the table is busy. The guide goes on when it is your turn.
client-guide-goes-on = Goes on when it is done.
client-guide-next = Next
client-guide-skip = Skip this
client-guide-aside = Put the guide aside
client-guide-leave = Go on without the guide
client-guide-end = Play on

## Errors

client-not-there = There is nothing here.
client-not-there-about = The link may be mistyped, or the table is private.
client-broken = Something went wrong on this page.
client-reload = Load it again
