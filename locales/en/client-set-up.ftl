# Setting up a table, and the room where people wait for its start.

## Setting up a table

client-seat-open = Open
client-seat-bot = Bot
client-bot-level = Level
client-who-sees = Who can join
client-private = With the link
client-private-about = Only people you send the link to can join or watch.
client-public = Everyone
client-public-about = The table is listed in the lobby.
client-absence = When someone leaves
client-absence-offer = Let the others decide
client-absence-offer-about = After { $seconds } seconds the others can hand the seat to a bot.
client-absence-wait = Wait
client-absence-wait-about = The game waits until they are back. Good for games over several days.
client-absence-pause = Pause
client-absence-pause-about = After { $seconds } seconds the game pauses.
client-absence-bot = A bot plays on
client-absence-bot-about = After { $seconds } seconds a bot takes over until they are back.
client-tempo = Time to think
client-tempo-live-about = everyone is there
client-tempo-half-about = move when you have time
client-tempo-day-about = move when you have time
client-tempo-three-about = move when you have time
client-tempo-stock-about = spend it as you like
client-rest-nights = Nights off
client-rest-nights-about = The clock stops during these hours, every day.
client-rest-from = The night begins
client-rest-to = The night ends
client-rest-days = Days off
client-rest-days-about = The clock stops on these days.
client-rest-zone = Time zone
client-late = When someone runs out of time
client-late-bot = A bot plays on
client-late-bot-about = It takes the seat for the rest of the game.
client-late-free = The seat opens up
client-late-free-about = Anyone with the link can take it and play on.
client-late-end = The game ends
client-late-end-about = It ends without a result.
client-told-night = off from { $from } to { $to }
client-told-nights-no = nights count
client-told-days = off on { $days }
client-told-days-no = all days count
client-told-rest = Clock { $rest } ({ $zone }).
client-told-late-bot = a bot plays on when time runs out
client-told-late-free = the seat opens up when time runs out
client-told-late-end = the game ends when time runs out
client-allow-hints = Hints
client-allow-hints-yes-about = Everyone can ask for good moves, with reasons. Great for learning.
client-allow-hints-no-about = Everyone plays without help.
client-set-up = Set up a table
client-set-up-about = { $game }, { $from } to { $to } players
client-presets = How do you want to play?
client-presets-about = Pick one, then change any detail you like.
client-preset-first = First game
client-preset-first-about = For players new to the game.
client-preset-standard = Standard
client-preset-standard-about = The game as in the rulebook.
client-preset-expert = Expert
client-preset-expert-about = For players who know it well.
client-preset-days = Over days
client-preset-days-about = Everyone moves when they have time.
client-preset-minutes = about { $minutes } min
client-preset-no-hurry = as long as you like
client-chosen = Chosen
client-changed = { $count ->
    [0] { $preset }
    [one] { $preset }, 1 thing changed
   *[other] { $preset }, { $count } things changed
}
client-instead-of = instead of { $before }
client-change-back = Undo
client-told-hints-yes = hints allowed
client-told-hints-no = no hints
client-told-public = everyone can join
client-told-private = only with the link
client-told-absence-offer = the others decide when someone is away for { $seconds } seconds
client-told-absence-wait = the game waits for anyone who is away
client-told-absence-pause = a pause when someone is away for { $seconds } seconds
client-told-absence-bot = a bot plays for anyone away for { $seconds } seconds
client-more-options = More options
client-more-options-changed = { $count ->
    [0] { $names }
   *[other] { $names }: { $count } changed
}
client-table-name = Name of the table
client-who-sits = Who's playing?
client-who-sits-about = { $seats ->
    [1] You play solo.
   *[other] { $seats } seats: you, { $people ->
        [0] nobody else
        [one] 1 person
       *[other] { $people } people
    }, { $bots ->
        [0] no bots
        [one] 1 bot
       *[other] { $bots } bots
    }
}
client-seat-you-here = you, in this browser
client-seat-open-name = Open seat
client-seat-open-first = first come, first served
client-seat-person = Person
client-seat-none = None
client-add-seat = Add a seat
client-add-seat-most = { $most } at most
client-fact-seats = seats
client-fact-minutes = minutes
client-open-table = Open the table
client-open-table-about = You get a link to send. The game starts when all seats are taken.
client-deal = Start the game
client-deal-about = Nobody else is needed: the game starts at once.
client-waiting-room-how = How you will play
client-sit-down = Sit down

## Waiting room

client-waiting-room = Waiting for players
client-waiting-room-about = Send the link: anyone with it can join. The game can start once all seats are filled.
client-waiting-room-guest = You're invited to a game of { $game }: sit down, and the host starts the game once all seats are filled.
client-waiting-room-seated = You have a seat. The host starts the game once all seats are filled.
client-waiting-room-spectator = All seats are taken. Stay, and you will watch the game when it starts.
client-invite = Invitation
client-take-seat = Take this seat
client-leave-seat = Leave seat
client-give-bot = Add bot
client-open-seat = Open the seat
client-remove = Remove { $name }
client-start = Start the game
client-start-not-yet = All seats must be filled first.
client-close-table = Close the table
client-commitment = Shuffle fingerprint
client-commitment-about = The shuffle is already fixed. This is the SHA-256 of its seed. The seed is shown at the end so that anyone can check it.

## People: the lobby, seats that are kept, ratings, clubs

client-seat-keep = Reserve the seat for
client-seat-anybody = Anyone
client-seat-kept = reserved for them
client-rated-switch = Rated
client-rated-about = The result changes the ratings of the people who play. No hints.
client-for-club = For a club
client-for-club-about = Its members find the table on the club's page.
client-for-nobody = No club
