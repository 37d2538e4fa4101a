# What is wrong with something that was handed in: a command, options, a file, a message.

## Where it is

problem-header = header
problem-entry = entry { $entry }

## Values

problem-expected = Expected `{ $wanted }`, got `{ $found }`
problem-expected-only = Expected { $wanted }
problem-field-missing = Object missing required field `{ $field }`
problem-field-unknown = Object contains unknown field `{ $field }`
problem-value-unknown = Invalid value { $value }
problem-not-json = this isn't valid JSON ({ $detail })
problem-cut-short = it is empty, or its end is missing
problem-nul = a text contains a NUL character
problem-not-tuples = Expected tuples, got another kind of array
problem-not-in-range = not a number from { $least } to { $most }
problem-not-a-time = not a whole number of milliseconds of at least { $least }
problem-not-a-seed = neither a number nor 16 to 64 bytes
problem-none-of = { $value } is not one of: { $choices }
problem-no-such = no { $name }; choose from: { $known }

## A match

problem-seats = { $game } takes { $least } to { $most }
problem-nothing-to-undo = there is no entry to undo
problem-copy-without-past = a bot's copy has no seed and no past
problem-no-bot = { $game } has no bot { $name }; choose from: { $known }
problem-only-solo = only a solo game has an opponent
problem-time-runs = this game runs in real time, so it can't be played over days
problem-no-judge = no bot of { $game } can tell what a move is worth

## Options of Pendulum

problem-tempo = { $value } is not between 0.5 and 3
problem-grace = { $value } is not between 0 and 3000 milliseconds
problem-glory-too = seat { $seat } must play with glory too
problem-characters = { $count } named for { $seats } seats
problem-mat-in-use = the mat of { $character } is already in use at seat { $seat }
problem-automas-solo = only a solo player can face the Automas
problem-automas-timed = against the Automas the game is timed
problem-level-without-variant = level { $level } is played without the advanced variant
problem-no-such-round = { $value } is not a round from { $least } to { $most }
problem-no-such-seat = { $value } is not a seat from { $least } to { $most }
problem-round-twice = round { $value } is named twice
problem-seat-twice = seat { $value } is named twice

## Files of values

problem-no-own-data = { $game } takes no component values of your own
problem-no-table = there is no { $table }
problem-unknown-table = there is no such table
problem-no-list = it takes a list: write [[{ $table }]]
problem-there-already = { $id } already exists
problem-too-few = age { $age } has { $count } { $table } but needs at least { $least }

## Records

problem-not-a-record = not a record ({ $problem })
problem-not-playable = { $problem }
problem-not-played = can't have been played: { $problem }
problem-other-format = format { $found }, but this program reads format { $known }
problem-other-rules = played by rules { $found }; this program has { $known }
problem-other-data = played with component values { $found }; these are { $known }
problem-header-changed = it was changed: its checksum doesn't match
problem-entry-changed = it, or something before it, was changed: its checksum doesn't match
problem-seed-missing = it has no seed (the seed is shown when the game is over)
problem-seed-not-hexadecimal = the seed is not hexadecimal
problem-seed-unusual = the seed is not written in the standard form
problem-seed-other = the seed does not match the fingerprint shown at the start
problem-too-many-entries = more than { $most } entries

## The command

problem-cannot-read = cannot be read: { $reason }
problem-cannot-write = { $path } cannot be written: { $reason }
problem-not-a-pair = { $value } is not KEY=VALUE
problem-no-option = { $game } has no { $option }; choose from: { $known }
problem-no-rule = { $game } has no { $rule }
problem-names-for-seats =
    { $names ->
        [one] one name
       *[other] { $names } names
    } for { $seats } seats
problem-other-match = is a game of { $game } with { $seats } seats
problem-not-an-address = { $value } is not like https://tables.example.org
problem-not-a-host-name = { $value } is not a host name like tables.example.org
problem-not-a-mail-server = it is not like smtp://USER:PASSWORD@mail.example.org:587 (smtps:// and smtp-plain:// work too)
problem-no-mail-from = say with --mail-from which address the mail comes from
problem-not-an-e-mail-address = { $value } is not an e-mail address like tables@example.org
problem-not-for-reports = { $value } is neither an e-mail address like you@example.org nor a webhook like https://example.org/reports
problem-no-smtp = e-mail needs a mail server: name it with --smtp
problem-not-a-limit = { $value } is not NAME=NUMBER
problem-not-a-number-from = { $value } is not a whole number from { $least } to { $most }
problem-subject-needed = say which one
problem-no-subject = it takes nothing else, but got { $subject }
problem-address-with-path = the site cannot be at the path { $path }: give it a name of its own, like { $address }
problem-no-setting = there is no such setting; choose from: { $known }
problem-not-toml = not a TOML file: { $reason }
problem-not-a-port = { $value } is not a whole number from 0 to 65535
problem-port-in-use = { $port } is in use, perhaps by another sandtable; choose another, or 0 for any free port
problem-cannot-listen = cannot listen at { $address }: { $reason }
problem-no-such-machine = no machine called { $host } was found
problem-not-an-ip = { $value } is not an IP address or network
problem-not-even = not an even number: each shuffle is played twice, with the seats swapped
problem-two-bots = at least two different ones are needed
problem-bot-forbidden = the move { $move } is forbidden: { $problem }
problem-bot-not-loaded = { $name } can't be loaded: { $error }
problem-bot-raised = failed with { $error }
problem-bot-no-thought = a bot must return a Thought, not { $found }
problem-not-an-action = { $agent } may not do { $action } now
problem-one-learner = exactly one seat must be None: the learner's
problem-bots-wait = all bots are waiting, but the game waits for { $bots }
problem-too-long = not over after { $decisions } decisions
problem-process-ended = a process that played games was ended: by a bot, or because there was too little memory
problem-no-ray = Ray is not installed: pip install 'sandtable[ray]'
problem-no-cluster = no cluster at { $cluster }

## The database

problem-database-in-use = another sandtable has the tables in { $database } open: stop it, or choose another file with --database
problem-database-shared = another sandtable uses it: stop that one, or start all of them with the same --nats
problem-nats-without-postgresql = several processes need PostgreSQL: give it with --database postgresql://…
problem-nats-unusable = NATS at { $servers } cannot be used: { $reason }
problem-nats-missing = --nats needs a package that is not installed: pip install 'sandtable[cluster]'
problem-database-silent = the database does not answer
problem-database-unusable = the database can't be used: { $reason }
problem-database-gone = the database file was deleted or replaced
problem-database-without-file = an SQLite database needs a file
problem-database-unknown = { $kind } is neither sqlite nor postgresql
problem-database-newer = the database has format { $found }, but this program only knows formats up to { $known }: a newer sandtable has used it. Start that one, or choose another database
problem-database-older = the database is from an older release ({ $found }, here { $known }); start the site once with this one, then try again
problem-database-not-empty = the database is not empty; move it away, or choose another with --database
problem-not-a-backup = { $path } is not a complete backup
problem-file-exists = { $path } already exists; choose another file
problem-file-unusable = { $path } can't be used: { $reason }

## What the operating system says

problem-system-not-there = no such file or folder
problem-system-forbidden = you don't have permission
problem-system-folder = it is a folder
problem-system-no-folder = part of its path is not a folder
problem-system-full = the disk is full
problem-system-no-address = this machine doesn't have that address
problem-system-silent = there is no answer
problem-system-no-text = it is not text in UTF-8
problem-system-other = the system refuses it ({ $code })
