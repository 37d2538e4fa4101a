# The command `sandtable`: its help, what it prints and its errors. $default and the like are put in by argparse.

command-about = A table for two board games: Pendulum and Nations: The Dice Game.
command-epilog = Run `sandtable COMMAND --help` for more about a command.
command-commands = commands
command-engine-pure = pure engine
command-engine-compiled = compiled engine

## Words in capitals

command-word-command = COMMAND
command-word-game = GAME
command-word-file = FILE
command-word-folder = FOLDER
command-word-id = ID
command-word-what = WHAT
command-word-who = WHO,WHO
command-word-names = NAME,NAME
command-word-bots = BOT,BOT
command-word-option = KEY=VALUE
command-word-limit = NAME=NUMBER
command-word-language = LANGUAGE
command-word-number = NUMBER
command-word-address = ADDRESS
command-word-where = WHERE
command-word-ip = IP
command-word-shell = SHELL
command-word-subject = WHICH
command-word-reason = TEXT

## What several commands take

command-option = an option of the game; repeat it for several. `sandtable schema GAME` lists them
command-data-file = play with the component values in this file (Nations)
command-lang = the language: { $languages } ({ $default })
command-json = print JSON for programs
command-record = a record
command-seed = same seed, same result ({ $default })
command-jobs = number of processes ({ $default })
command-out = write it to this file instead of printing it
command-settings = read options from this TOML file, by their names without dashes; the environment (SANDTABLE_ADDRESS and so on) overrides it, the command line overrides both

## play

command-play = play in this terminal
command-play-about = Play in this terminal: Nations, or Pendulum without running timers. Type the number of your choice, or `?` for help. With one seat (`--seats me`) you play solo.
command-play-seats = for each seat `me` (a person at this keyboard) or a bot ({ $default })
command-play-names = the players' names
command-play-seed = the same number gives the same shuffle
command-play-record = save the game to this file, and continue from it

## hint and review

command-hint = the best moves in a saved game, and why
command-hint-entry = the position after this many entries (all of them)
command-hint-seat = for which seat, counted from 1 (the next to play)
command-hint-count = how many moves ({ $default })
command-review = where a game was lost: the choices that cost most
command-review-about = Look again at every decision of a game and show which ones cost most, with a better choice and the reason. In Nations a move is worth the chance of winning, in solo games the expected points; in Pendulum it is worth steps on a track, and waiting too long counts too.
command-review-seat = only the choices of this seat, counted from 1 (all)
command-review-count = how many moments ({ $default })
command-decisions = decisions

## serve

command-serve = run tables for people and bots
command-serve-about = Run tables for people and bots until you stop it. Everything is stored in one SQLite file or in a PostgreSQL database.
command-serve-host = the address to listen on; 0.0.0.0 for all ({ $default })
command-serve-port = 0 for any free port ({ $default })
command-serve-database = a file, or { "postgresql://USER@HOST/NAME" } (a file in the folder named by SANDTABLE_DATA, else in your data folder)
command-serve-nats = NATS servers (nats://…), separated by commas: all processes with the same NATS and PostgreSQL form one site
command-serve-address = how people reach this server, for example https://tables.example.org: used in links and to recognise its own pages
command-serve-hosts = answer only for these names and the one in --address (if neither is given and { "--host" } is this machine only: localhost)
command-serve-proxy = trust this proxy to name the client (X-Forwarded-For)
command-serve-origin = another origin whose pages may use this server
command-serve-pace = milliseconds a bot takes to decide ({ $default })
command-serve-countdown = milliseconds of countdown after a pause ({ $default })
command-serve-limit = change a limit; the limits and their defaults: { $limits }
command-serve-metrics = who may read /metrics: IP addresses or networks, separated by commas (nobody)
command-serve-smtp = the mail server for notifications, as smtp://USER:PASSWORD@SERVER:PORT; smtps:// for TLS from the start, smtp-plain:// without (none: no e-mail)
command-serve-mail-from = the address that mail comes from
command-serve-reports = tell this e-mail address or https webhook when somebody reports a chat message (nobody is told; `sandtable admin reports` lists them)
command-serve-keep-finished = days after which finished games are deleted; scores and ratings stay (0: never)
command-serve-keep-chat = days after the end of a game for which its chat is kept (0: forever)
command-serve-keep-guests = days after which people without a passkey who never came back are deleted (0: never)
command-serve-log = one line per event, as `text` or `json` ({ $default })
command-serve-open = open a browser if there is one
command-serve-ready = sandtable is at { $address }  (version { $version }, { $engine }, database { $database }; Ctrl+C stops it)

## backup and restore

command-backup = copy all data of a site to one file, while it runs
command-backup-about = Copy the database of a site to one file while the site keeps running: a snapshot of one moment. The file is an SQLite database whichever kind the site uses; `sandtable restore` puts it back.
command-backup-file = the file to create
command-backup-made = { $file }: { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}, { $persons ->
    [one] 1 person
   *[other] { $persons } people
}
command-restore = put a backup into an empty database
command-restore-about = Put a backup into an empty database, SQLite or PostgreSQL, that no server is using. A backup from an older release is brought up to date.
command-restore-file = the backup
command-restore-done = { $file } is restored: { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}, { $persons ->
    [one] 1 person
   *[other] { $persons } people
}

## admin

command-admin = inspect and moderate a site you host
command-admin-about = List and find tables and people, close or delete them, ban, read reports and statistics, while the site runs. The server does what you ask within a second, or when it next starts; everything is logged.
command-admin-whats = What you can do:
command-admin-what = one of the actions below
command-admin-subject = the id of a table, a person or a report, an IP address or network; for lists, what to look for
command-admin-reason = why, for the log
command-admin-what-tables = tables, the newest first; or those with this name, id or player
command-admin-what-persons = people, the newest first; or those with this name or id
command-admin-what-bans = who is banned
command-admin-what-reports = chat messages that players reported
command-admin-what-log = what was done with this command, the latest first
command-admin-what-statistics = how many people, tables, games and messages there are
command-admin-what-close-table = end a table without a result
command-admin-what-delete-table = delete a table with its game, chat and result
command-admin-what-delete-person = delete a person; their games stay, without a name
command-admin-what-ban = ban a person or an address
command-admin-what-unban = lift a ban
command-admin-what-settle = mark a report as settled
command-admin-done = Done.
command-admin-waits = Not done yet. A server will do it as soon as one is running.
command-admin-none = None.
command-admin-count-persons = people
command-admin-count-persons-seen-1 = of them seen in the last 24 hours
command-admin-count-persons-seen-7 = of them seen in the last 7 days
command-admin-count-persons-seen-30 = of them seen in the last 30 days
command-admin-count-tables-open = open tables
command-admin-count-tables-playing = running games
command-admin-count-tables-finished = finished games
command-admin-count-tables-closed = closed tables
command-admin-count-finished-1 = games finished in the last 24 hours
command-admin-count-finished-7 = games finished in the last 7 days
command-admin-count-finished-30 = games finished in the last 30 days
command-admin-count-moves = moves
command-admin-count-chat = chat messages
command-admin-count-clubs = clubs
command-admin-count-bans = bans
command-admin-count-reports = reports to look at

## simulate and ladder

command-simulate = let bots play many games and sum them up
command-simulate-seats = a bot for each seat ({ $default })
command-simulate-games = how many ({ $default })
command-simulate-sum = { $games } games, { $unfinished } unfinished, { $decisions } decisions, { $rate } per second
command-simulate-unfinished =
    { $games ->
        [one] 1 game did not end:
       *[other] { $games } games did not end:
    } { $problem }
command-ladder = let all bots play each other and rate them
command-ladder-about = Each pair of bots plays each shuffle twice, with the seats swapped. Ratings are on the Elo scale (400 more means 10 : 1) around their average, with 95% intervals.
command-ladder-bots = only these
command-ladder-games = for each pair, an even number ({ $default })
command-ladder-ray = spread the games over a Ray cluster instead; `local` starts one here
command-ladder-out = also write the tables to this file, as Markdown
command-games-of = games of { $game }
command-column-seat = seat
command-column-bot = bot
command-column-wins = wins
command-column-mean = average
command-column-best = best
command-column-sources = where the points come from
command-column-rating = rating
command-column-games = games
command-column-won = won
command-column-milliseconds = ms per decision
command-column-pair = pair
command-column-first-won = first one won
command-column-id = id
command-column-name = name
command-column-game = game
command-column-status = status
command-column-public = public
command-column-made = made (UTC)
command-column-ended = ended (UTC)
command-column-host = host
command-column-people = people
command-column-token = person
command-column-seen = last seen (UTC)
command-column-tables = tables
command-column-banned = banned
command-column-subject = who or what
command-column-table = table
command-column-text = message
command-column-reporter = reported by
command-column-act = what
command-column-reason = why
command-column-outcome = outcome
command-yes = yes
command-nobody = nobody
command-range = { $low } to { $high }

## verify

command-verify = check a record: entries, rules, shuffle
command-verify-about = Check that no entry of a record was changed, that the seed matches the fingerprint shown at the start, and that every move was allowed. Exit code 1: something is wrong.
command-verify-bad = { $file }: not valid. { $problem }
command-verify-good = { $file }: valid. { $game }, { $seats ->
    [1] 1 seat
   *[other] { $seats } seats
}, { $entries ->
    [1] 1 entry
   *[other] { $entries } entries
}, { $scores ->
    [none] not finished
   *[other] scores { $scores }
}; the seed matches the fingerprint { $commitment }...

## data, rules, schema, balance

command-data = show and check component values
command-data-about = Show the component values, whether each is printed or reconstructed, and whether they agree with everything known about the components. Exit code 1: they don't.
command-data-own = your own values instead of the built-in ones (Nations)
command-data-good = ok
command-data-bad = NOT
command-data-found = { $constraint }: { $found }
command-rules = read the rules, or one of them
command-rules-ids = BUY-3, or BUY for that whole group; without it: all
command-schema = print the JSON Schema of moves, events, views and options
command-balance = report how the component values play, as Markdown
command-balance-games = for each number of players, or each level ({ $default })
command-balance-bot = who plays (greedy in Nations, the strongest bot in Pendulum)
command-games = games

## What argparse says

command-usage = usage:
command-arguments = arguments
command-options = options
command-help = show this help and exit
command-version = show the version and exit
command-completion = let your shell complete commands and options
command-completion-about = Print a script that lets your shell complete commands and options. For bash, add this line to ~/.bashrc: { $line } (for zsh the same with zsh, to ~/.zshrc, below the line with compinit). For fish, add this one to ~/.config/fish/config.fish: { $fish }
command-error = { $prog }: { $problem } (see { $prog } --help)
command-argument = { $name }: { $problem }
command-required = these arguments are required: { $names }
command-unrecognized = unknown arguments: { $names }
command-invalid-choice = invalid choice: { $value } (choose from { $choices })
command-invalid-value = invalid value: { $value }
command-one-argument = expected one value
command-at-most-one = expected at most one value
command-at-least-one = expected at least one value
command-ambiguous = { $option } could mean { $matches }
command-ignored = unexpected value { $value }
command-not-with = not allowed with { $name }
command-too-small = { $value } is not a whole number of at least { $least }

## What `data` shows

command-sheet-tiles = tiles (* printed)
command-sheet-events = events (* printed)
command-sheet-age = age
command-sheet-kind = kind
command-sheet-tile = tile
command-sheet-event = event
command-sheet-gives = gives
command-sheet-points = points
command-sheet-stone = stone
command-sheet-food = food
command-sheet-strength = strength
command-sheet-automa-cards = cards of the Automas
command-sheet-automa-bonuses = bonuses of the Automas (* printed)
command-sheet-card = card
command-sheet-worker = worker
command-sheet-timer = timer
command-sheet-place = place
command-sheet-votes = votes
command-sheet-reward = reward
command-sheet-level = level
command-sheet-component = component
command-sheet-value = value
command-sheet-points-in-rounds = points in rounds 1 to 4

## What is known of the components

command-known-nations-tiles = 60 tiles, 15 per age
command-known-nations-events = 12 events, 3 per age
command-known-nations-kinds = an age has 6 developments, 3 advisors, 3 colonies, 3 wonders
command-known-nations-colours = an age has two developments each of orange, blue, red; none gives white dice
command-known-nations-dice = a development gives 1 or 2 dice
command-known-nations-rerolls = an advisor gives at most 2 rerolls
command-known-nations-tile-chits = over all tiles 5 gold chits and 3 each of stone, food, book, strength
command-known-nations-synagogue = Synagogue gives 1 orange die
command-known-nations-terrace-fields = Terrace Fields gives 2 orange dice
command-known-nations-white-dice = white dice show every symbol once, one of them twice
command-known-nations-blue-dice = blue dice show books and stone
command-known-nations-orange-dice = orange dice show food and gold
command-known-nations-red-dice = red dice show food, stone and strength
command-known-nations-faces = faces with 3 books, 2 gold and 3 strength exist
command-known-nations-dice-count = 44 dice: 20 white, 8 of each other colour
command-known-nations-chit-count = 33 chits: 12 reroll, 9 gold, 3 of each other
command-known-nations-known-events = an age II event demands 2 food and 2 strength, an age III event 3 and 4
command-known-nations-start = the start is 5 developments, 1 gold, 1 reroll
command-known-pendulum-mats = five mats with two sides, four stratagems per side
command-known-pendulum-provinces = 56 provinces
command-known-pendulum-achievements = 10 achievements
command-known-pendulum-rewards = 25 rewards and 5 final ones
command-known-pendulum-timers = the timers run 3:00, 2:00 and 0:45
command-known-pendulum-tracks = tracks of 22 columns, parchment from 14
command-known-pendulum-timer-track = 11 spaces on the timer track
command-known-pendulum-deck = Automas: 32 cards
command-known-pendulum-elements = a card has 0, 1 or 2 elements in its left column, and each number occurs
command-known-pendulum-province-icon = a province icon is only on cards without another element
command-known-pendulum-icons = worker icons of purple and green, timer icons of green and black occur
command-known-pendulum-example = points and votes cover those of the published example
command-known-pendulum-card-rewards = every card looks for a reward that exists
command-known-pendulum-all-rewards = every kind of reward is looked for by some card
command-known-pendulum-levels = six levels, A to F
command-known-pendulum-bonuses = a bonus of points and of votes for each of four rounds
command-known-pendulum-level-d = level D adds 5 points and 5 votes in round 2, 10 and 9 in round 3
command-known-pendulum-level-order = no bonus drops from one level to the next, and each level is harder
command-known-pendulum-round-order = no bonus drops from one round to the next
command-known-pendulum-automa-parchment = their parchment is as long as the most points a human can have
command-known-pendulum-automa-track = their track has green spaces and a way to the parchment
command-known-pendulum-automa-status = the values of the Automas are marked as reconstructed

## train

command-train = train the networks of the strongest bot by self-play
command-train-about = Games are played on all cores; learning uses a GPU where PyTorch finds one (pip install 'sandtable[train]'). Results go to the folder, with the learning curve as a picture. If a run was stopped, start it again to continue.
command-train-out = where to put everything
command-train-small = a quick trial run of a few minutes
command-train-shown = games of the expert
command-train-rounds = rounds of self-play
command-train-quick = games without search
command-train-meetings = games against the expert
command-train-curve = Without search, against the simple built-in policy: { $first } won at first, { $last } after { $rounds } rounds.
command-train-made = { $file }: won { $share } of { $games } two-player games against the expert (95%: { $low } to { $high }).
