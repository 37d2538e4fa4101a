# The browser client: what all games share.

client-name = Sandtable
client-close = Close
client-cancel = Cancel
client-you = You
client-guest = Guest
client-bot = Bot
client-gone = away
client-finished = Finished
client-finished-table = { $name } · { client-finished }
client-key-enter = Enter
client-tabs = Parts of the table
client-rule-link = { $rule }
client-bot-name-1 = Quill
client-bot-name-2 = Flint
client-bot-name-3 = Wren
client-bot-name-4 = Sorrel
client-bot-name-5 = Tansy
client-level-random = Random: plays any move
client-level-greedy = Greedy: takes what counts now
client-level-novice = Novice: still learning
client-level-player = Player: knows the game
client-level-expert = Expert: thinks ahead
client-level-master = Master: trained against itself

## Start page

client-start-title = Pull up a chair.
client-start-about = Two board games, full rules, no account. Play with friends, with bots or solo.
client-playing-as = Playing as { $name }
client-change-name = Change your name
client-your-name = Your name
client-save = Save
client-your-page = Your page: devices, passkeys, results, data
client-language = Language
client-theme-dark = Dark theme
client-theme-light = Light theme
client-players-from-to = { $from } to { $to }
client-minutes = about { $minutes } minutes
client-play-now = Play now
client-play-now-about = against two bots
client-solo = Solo
client-solo-best = best: { $score } points
client-with-friends = With friends
client-with-friends-about = create a table, send a link
client-learn = Learn
client-learn-about = a guided first game, and the rules
client-hall = Hall of fame
client-hall-of = { $game }: hall of fame
client-hall-wanted = Show this result in the hall of fame
client-hall-wanted-about = Everyone on this server will see your name and score.
client-hall-empty = No scores yet. Finish a solo game to appear here.
client-hall-score = { $score ->
    [1] 1 point
   *[other] { $score } points
}
client-join = Join a table
client-join-hint = Paste a table link
client-join-button = Join
client-join-wrong = That isn't a link to a table on this server.
client-your-tables = Your tables
client-lobby = Lobby
client-lobby-count = { $count ->
    [0] no open tables
    [1] 1 open table
   *[other] { $count } open tables
}
client-finished-games = Finished games
client-all-games = All games
client-no-tables = Games you start appear here.
client-no-finished = Finished games appear here.
client-your-turn = Your turn
client-waiting-others = waiting
client-paused = paused
client-open = open
client-watch = Watch
client-replay = Replay
client-result = Result
client-import = Import a record
client-import-about = Load a game record from a file to replay it here.
client-alone = solo
client-nobody-yet = nobody else yet
client-score-line = { $winner } won, { $scores }
client-score-nobody = Nobody won, { $scores }
client-score-alone = { $player }, solo: { $score ->
    [1] 1 point
   *[other] { $score } points
}
client-about-table = { $where } · { $names }
client-about-finished = { $game } · { $score } · { $imported ->
    [yes] imported
   *[no] { $day }
}
client-waiting-since = waiting, { $since }
client-told-tempo-live = live
client-told-tempo-move = { $hours } hours for each move
client-told-tempo-stock = { $hours } hours in total, { $increment } more after each turn
client-time-left = { $time } left
client-time-until = until { $moment }
client-time-yours = You have until { $moment }.
client-time-of = { $name } has until { $moment }.
client-ran-out = { $then ->
    [free] { $name } ran out of time. Anyone with the link can take the seat.
    [end] { $name } ran out of time. The game has ended.
   *[bot] { $name } ran out of time. A bot plays on.
}
client-go-on = Resume
client-leave-table = Remove { $name }
client-leave-game = Leave the game for good
client-leave-hide = Remove it
client-leave-hide-about = The table disappears from your list only. The others keep it.
client-leave-abandon = Abandon it
client-leave-abandon-about = Nobody else plays here. The game ends without a result and disappears from your list.
client-leave-stand = Leave the table
client-leave-stand-about = Your seat is free for someone else, and the table disappears from your list.
client-leave-resign = Resign
client-leave-resign-about = A bot plays on in your seat, so that the others can finish. The game no longer counts for you.
client-timed = This game runs in real time
client-timed-about = Take your time to set up. Once you press Ready, the sand runs and nobody waits for anyone. You can pause at any time.
client-timed-start = Start the game
client-timed-learn = Learn it first
client-offline = Can't reach the server.
client-try-again = Try again
client-closed = This table was closed.
client-seat-number = Seat { $seat }
client-copy-link = Copy link
client-copied = Copied
client-qr = QR code of the link

## At the table

client-tool-hint = Hint
client-tool-undo = Undo
client-hint-not-allowed = This table plays without hints.
client-watching = Watching
client-watching-about = You are watching this game: you see what everyone at the table can see. Tap a player to look at what they have.
client-tool-rules = Rules
client-tool-sound-on = Turn sound on
client-tool-sound-off = Turn sound off
client-tool-settings = Settings
client-tool-text = The position in words
client-tool-more = More
client-any-moves = Your moves
client-any-position = On the table
client-tool-pause = Pause
client-tool-home = Sandtable: start page
client-to-start = Start page
client-delay = { $delay } ms
client-delay-about = Connected. A reply takes { $delay } milliseconds.
client-connecting = Connecting…
client-lost = Connection lost. Trying again in { $seconds } s.
client-lost-kept = Your moves are saved and will be sent.
client-lost-now = Connection lost. Trying again now.
client-ended = This table can't be shown. { $text }
client-log = Log
client-chat = Chat
client-chat-count = Chat · { $count }
client-chat-empty = No messages yet.
client-chat-placeholder = Write a message
client-chat-report = Report
client-chat-report-ask = Tell the host of this site about this message? Nobody at the table will know.
client-chat-report-not = Cancel
client-chat-report-whose = Report this message by { $name }
client-chat-reported = Reported to the host of this site.
client-chat-send = Send
client-chat-watching = Only players at the table can write here.
client-mute = Mute { $name }
client-unmute = Unmute { $name }
client-narration = What others did
client-narration-before = before:
client-log-empty = Nothing has happened yet.
client-players = Players
client-spectators = { $count ->
    [0] No spectators
    [1] 1 spectator
   *[other] { $count } spectators
}
client-present = here
client-plays-for = a bot plays for { $name }
client-offered = { $name } has left the table.
client-resigned = { $name } has resigned. A bot, { $bot }, plays on in their seat.
client-seat-free = A seat is free: { $name }. You can take it and play on.
client-seat-empty = The seat of { $name } is free.
client-let-bot = Let a bot play
client-free-seat = Open the seat
client-text-view = The position in words
client-rules = Rules
client-rules-search = Search the rules
client-terms-symbols = Symbols
client-terms-cards = Cards
client-rules-none = No rules found.
client-settings = Settings
client-settings-sound = Sound
client-settings-volume = Volume
client-settings-motion = Animations
client-settings-motion-about = Always off if your system is set to reduce motion.
client-settings-theme = Theme
client-settings-text = Text size
client-settings-text-normal = Normal
client-settings-text-large = Large
client-settings-text-larger = Larger
client-theme-system = System
client-theme-choice-light = Light
client-theme-choice-dark = Dark
client-settings-keys = Keys
client-key-hint = Hint, if the table allows it
client-key-rules = Rules
client-key-text = Position in words
client-key-log = Log
client-key-chat = Chat
client-key-mute = Sound on or off
client-key-undo = Undo
client-key-confirm = Confirm
client-key-escape = Back
client-key-arrows = Move around the board
client-hints = Hints
client-hint-thinking = Thinking…
client-hint-found = { $count ->
    [1] 1 good move found.
   *[other] { $count } good moves found.
}
client-hint-void = The game has moved on.
client-hint-again = Ask again
client-hint-show = Show on the board
client-hint-do = Do it
client-hint-do-move = Do it: { $move }
client-host = Host
client-pause-by = { $who ->
    [own] Paused by you
   *[other] Paused by { $name }
}
client-pause-absence = Paused: someone is away
client-pause-restart = Paused: the server was restarted
client-pause-nobody = Paused: nobody was here
client-pause-about = The game continues when everyone here is ready.
client-goes-on-in = { $seconds ->
    [1] continues in 1 second
   *[other] continues in { $seconds } seconds
}
client-ready = I'm ready
client-not-ready = Wait, not yet
client-undo-nothing = You have no move to undo yet.
client-undo-asked = { $name } would like to undo their last move.
client-undo-waiting = Waiting for the others to agree.
client-undo-withdraw = Withdraw
client-agree = Agree
client-disagree = Decline
client-bot-replaced = The bot { $bot } kept failing and was replaced by { $level }.
client-entries-lost = { $count ->
    [1] A move was lost because the server could not write to its disk. The game continues from the position before it.
   *[other] { $count } moves were lost because the server could not write to its disk. The game continues from the position before them.
}
client-problem = This game can't continue: { $problem }

## Result and replay

client-wins = { $name } wins
client-you-win = You win
client-your-place = You finish { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
client-standing = Final standing
client-nobody-wins = Nobody wins
client-solo-over = Game over
client-figure = This figure is unique to this game, drawn from its shuffle.
client-rematch = Rematch
client-rematch-join = Go to the rematch
client-download = Download record
client-copy-moment = Link to this moment
client-to-table = Back to the table
client-leave = Leave
client-player = Player
client-total = Total
client-sources = Where the points came from
client-over-time = Points over time
client-over-time-about = each player's score at that point
client-statistics = Statistics
client-stat-matches = Games
client-stat-solo = Solo
client-stat-won = Won
client-stat-best = Best
client-stat-mean = Average
client-verify = Was the shuffle fair?
client-verify-about = Before the first move the table showed a fingerprint: the SHA-256 of a seed. Here is the seed. Its hash is the fingerprint, so nobody could change the shuffle afterwards.
client-verify-checking = Checking…
client-verify-good = Checked on this device: the seed matches the fingerprint.
client-verify-bad = The seed does not match the fingerprint!
client-verify-cannot = Your browser can't check this on a page loaded over plain HTTP. Use the command below.
client-verify-how = To check everything yourself, download the record and run:
client-seed = Seed
client-seal = Fingerprint
client-review = What decided it
client-review-about = { $seat ->
    [you] the choices that cost you most, as a bot sees it
   *[other] the choices that cost { $player } most, as a bot sees it
}
client-review-whose = Whose choices
client-review-thinking = Looking for the turning points…
client-review-progress = { $done } of { $of } moments
client-review-found = { $count ->
    [0] { $seat ->
        [you] You
       *[other] { $player }
    } found the best move at all { $of } moments.
    [1] { $seat ->
        [you] You
       *[other] { $player }
    } could have done better once.
   *[other] { $seat ->
        [you] You
       *[other] { $player }
    } could have done better { $count } times.
}
client-review-better = Better:
client-review-watch = Replay from there
client-review-watch-move = Replay from there: before move { $entry }
client-replay-of = { $game }: Replay
client-replay-controls = Replay
client-play = Play
client-stop = Stop
client-step-back = One step back
client-step-on = One step forward
client-position = Position in the game
client-entry-of = Move { $entry } of { $entries }
client-speed = Speed
client-speed-times = { $speed }×
client-jump = Jump to
client-seen-from = View as
client-nobody = A spectator
client-loading = Loading…

## Learn

client-learn-game = Learn { $game }
client-learn-guided = A guided first game
client-learn-guided-about = A few short chapters at prepared tables. The guide shows you each step and you do it yourself, until you have tried everything. Leave whenever you like and continue where you left off.
client-learn-begin = Begin
client-learn-go-on = Continue where you left off
client-learn-try = Try it out
client-learn-try-about = A solo game without a guide. Nobody is waiting for you.
client-learn-try-button = Play solo
client-learn-rules-about = Every rule with its number. If a move isn't possible, the table tells you which rule says so.
client-guide = Guide
client-guide-step = { $step } of { $of }
client-guide-tab = You'll find it under “{ $tab }”.
client-guide-next = Next
client-guide-show = Show me
client-guide-lost = This can't be done at this table any more. No harm done: start the chapter again.
client-guide-again = Start the chapter again
client-guide-well-done = Well done
client-guide-chapter-over = You have done everything in this chapter yourself.
client-guide-next-chapter = Next chapter
client-guide-over = That's the whole game, and you have done all of it yourself. The rules are beside every table, and if a move isn't possible, you see why. Enjoy your first game!
client-guide-aside = Hide the guide
client-guide-leave = Leave and continue later
client-guide-end = To the games

## Errors

client-not-there = There's nothing here.
client-broken = Something went wrong on this page.
client-reload = Reload

## The end of an age or a council, read in peace

client-end-parts = What it brought
client-end-was = { $moved ->
    [yes] was { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
   *[no] as before
}
client-end-calm = Take your time to read it.
client-end-result = To the result

## People: the lobby, seats that are kept, ratings, clubs

client-tempo-timed = timed
client-tempo-untimed = untimed
client-rated = rated
client-bot-of-level = { $name } ({ $level })
client-lobby-game = Game
client-lobby-all-games = All games
client-lobby-only = Which tables
client-lobby-all = All tables
client-lobby-free = With a free seat
client-lobby-rated = Rated
client-lobby-untimed = Without running timers
client-lobby-people = Without bots
client-quick-match = Quick match

# Planning ahead
client-ahead = Plan ahead
client-ahead-set = Planned
client-ahead-now = Planned: { $plan }
client-ahead-about = Choose what to do as soon as your turn comes. Nobody else can see it, and you can change it until then.
client-ahead-nothing = No plan, I will decide myself
