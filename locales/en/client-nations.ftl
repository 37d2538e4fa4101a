# Nations in the browser; what the server says too is in nations.ftl.

client-nations-age-of = Age { $age } of IV

## The progress board

client-nations-board = Progress board
client-nations-board-about = price by row, colonies in strength; below each tile: what it would take from you
client-nations-row-price = Price { $price }
client-nations-tile-name = { $tile }, { $kind }. Price { $price } { $symbol }. Gives { $gives }.
client-nations-tile-stone = To be built with { $stone } stone.
client-nations-tile-selected = buying, see right
client-nations-tile-short = { $held } of { $needed } { $symbol }
client-nations-taken-by = bought by { $player }
client-nations-taken-by-opponent = gone to the opponent
client-nations-short-pieces = { $kind ->
    [both] { $chits ->
        [1] chit
       *[other] { $chits } chits
    } and { $dice ->
        [1] 1 die
       *[other] { $dice } dice
    }
    [chits] { $chits ->
        [1] a chit
       *[other] { $chits } chits
    }
   *[dice] { $dice ->
        [1] 1 die
       *[other] { $dice } dice
    }
}

## The event

client-nations-event-panel = This age
client-nations-need = { $kind } asks for { $needed } { $symbol }.
client-nations-you-keep = you keep
client-nations-you-lack = you lack
client-nations-able = { $needed } of { $needed }: { $points ->
    [1] +1 point
   *[other] +{ $points } points
}
client-nations-able-exchange = by exchange: { $points ->
    [1] +1 point
   *[other] +{ $points } points
}
client-nations-unable = { $held } of { $needed }
client-nations-settled = settled
client-nations-place-of = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $of }

## Deciding

client-nations-decision = What to do
client-nations-your-action = Choose your action
client-nations-your-action-about = Take a tile from the board, or:
client-nations-waiting = { $player } to move
client-nations-title-buy = Buy { $tile }
client-nations-title-build = Build { $tile }
client-nations-title-reroll = Roll dice again
client-nations-title-books = Books
client-nations-title-famine = Famine
client-nations-title-war = War
client-nations-price = Price
client-nations-pay = Pay
client-nations-use = Use
client-nations-dice = Dice
client-nations-replace = Replace
client-nations-you-get = You get
client-nations-goes-back = Goes back
client-nations-other-way = Other way
client-nations-exchanged = exchanged for
client-nations-paid-of = { $paid } of { $amount }
client-nations-lost = { $lost ->
    [0] nothing lost
   *[other] { $lost } lost
}
client-nations-why = { $best ->
    [yes] Thriftiest: { $list }.
   *[no] This way: { $list }.
}
client-nations-keeps = keeps { $list }
client-nations-gives-up = gives up { $list }
client-nations-the-famine = the famine
client-nations-the-war = the war
client-nations-spends = { $count ->
    [1] spends 1 book
   *[other] spends { $count } books
}
client-nations-costs-only = costs only these pieces
client-nations-dice-back = { $count ->
    [1] { $colour } die that goes back:
   *[other] { $count } { $colour } dice that go back:
}
client-nations-used-ones = { $count ->
    [1] a used one
   *[other] used ones
}
client-nations-chits-back = { $available ->
    [0] { $used ->
        [1] a used chit
       *[other] { $used } used chits
    }
   *[other] { $used ->
        [0] { $available ->
            [1] an available chit
           *[other] { $available } available chits
        }
       *[other] { $used } used, { $available } available
    }
}
client-nations-gain = { $gives }, yours from the next turn.
client-nations-gain-dice = rolled at once, yours from the next turn.
client-nations-dice-change = Dice { $before } to { $after }.
client-nations-gain-site = to your building site: build it on a later turn.
client-nations-leaves = { $tile } leaves the game.
client-nations-leaves-game = leaves the game
client-nations-buy = Buy
client-nations-build = Build
client-nations-roll = { $count ->
    [0] Roll
    [1] Roll 1 die
   *[other] Roll { $count } dice
}
client-nations-only-dice-roll = Only dice can be rolled again, and chits cannot.
client-nations-reroll-about = Choose the dice to roll again among those below. It costs a reroll chit and is your action.
client-nations-books-about = Choose the pieces to use for their books. What you use is not there for famine and war.
client-nations-books-after = Books { $before } to { $after }: { $points ->
    [0] no point as things stand
    [1] 1 point as things stand
   *[other] { $points } points as things stand
}
client-nations-use-books = { $count ->
    [0] Use none
    [1] Use 1 book
   *[other] Use { $count } books
}
client-nations-famine-gain = { $points ->
    [1] 1 point for feeding the people.
   *[other] { $points } points for feeding the people.
}
client-nations-war-gain = { $points ->
    [1] 1 point for the war.
   *[other] { $points } points for the war.
}
client-nations-settle-famine = Feed the people
client-nations-settle-war = Go to war
client-nations-decline-famine = Keep the food
client-nations-decline-war = Stay out of it
client-nations-pass = Pass
client-nations-pass-really = Pass for this age
client-nations-pass-short = Sure?
client-nations-pass-sure = Passing ends your turns for this age. Sure?
client-nations-stay = Stay in

## A nation

client-nations-nation = The nation of { $player }
client-nations-points = points
client-nations-on-tiles = +{ $count } on tiles
client-nations-books-then = { $books } with your pieces: { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}, +{ $points }
client-nations-books-now = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} now, +{ $points }
client-nations-order-then = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} in the next order
client-nations-reroll-with = { $count ->
    [0] Reroll: no chit
    [1] Reroll (1 chit)
   *[other] Reroll ({ $count } chits)
}
client-nations-build-it = Build { $tile }
client-nations-build-none = Build: none begun
client-nations-developments = Developments
client-nations-developments-about = each gives its dice every age
client-nations-dice-of = { $count ->
    [1] { $colour } die
   *[other] { $count } { $colour } dice
}
client-nations-short-points = +{ $count }
client-nations-available = Available
client-nations-used = Used
client-nations-in-payment = In this payment
client-nations-pair = { $count ->
    [1] one more die
   *[other] 2 dice = 1 { $symbol }
}
client-nations-for-books = For books
client-nations-to-roll = To roll again
client-nations-take-back = tap to take back
client-nations-count = { $dice ->
    [1] 1 die
   *[other] { $dice } dice
}, { $chits ->
    [1] 1 chit
   *[other] { $chits } chits
}
client-nations-unrolled = to roll
client-nations-rerolls = { $count ->
    [1] reroll
   *[other] { $count } rerolls
}
client-nations-left-after = Left after it
client-nations-shows = In all
client-nations-exchange = 2 dice for 1
client-nations-no-advisor = No advisor
client-nations-no-advisor-about = brings reroll chits
client-nations-no-wonder = No wonder begun
client-nations-no-wonder-about = buy one, then build it on a later turn
client-nations-no-colony = No colony
client-nations-no-colony-about = taken with strength
client-nations-advisor-about = { $count ->
    [0] Advisor
    [1] Advisor: 1 reroll each age
   *[other] Advisor: { $count } rerolls each age
}
client-nations-wonder-site = Begun: { $stone } stone to build it
client-nations-wonder-done = Wonder, finished
client-nations-site = { $tile } begun

## The others

client-nations-side = The table
client-nations-order = Turn order
client-nations-order-next = next: by strength
client-nations-your-turn = your turn
client-nations-acting = to move
client-nations-passed = passed
client-nations-open-board = Show the board of { $player }:
client-nations-ladder = Books, points
client-nations-ladder-about = dashed: with yours
client-nations-points-track = Points
client-nations-faces = Faces of the dice
client-nations-opponent = Opponent
client-nations-opponent-took = { $count ->
    [0] Took no tile in this age yet.
   *[other] Took in this age: { $list }.
}
client-nations-fame-now = { $count ->
    [1] now 1 point
   *[other] now { $count } points
}
client-nations-tab-board = Board
client-nations-tab-nation = Nation
client-nations-tab-rivals = Rivals
client-nations-tab-rules = Rules
client-nations-tab-log = Log

## The result

client-nations-why-solo = { $count ->
    [1] 1 point
   *[other] { $count } points
} against the opponent. Hall of fame: { $fame }.
client-nations-why-lead = { $count } points, { $lead } more than { $other }.
client-nations-why-tie = { $count } points, as many as { $other }, but earlier in player order.

## The position in words

client-nations-text-age = { $age }, { $stage }. Event { $event }: the famine asks for { $food } food, the war for { $strength } strength.
client-nations-text-order = Player order: { $list }.
client-nations-text-acting = { $player } to move.
client-nations-text-opponent = The opponent has { $books ->
    [1] 1 book
   *[other] { $books } books
}.
client-nations-text-place = Row { $row }, column { $column }: { $tile }, { $kind }, price { $price } { $symbol }, gives { $gives }
client-nations-text-empty = Row { $row }, column { $column }: empty, taken by { $taken ->
    [player] { $taker }
   *[opponent] the opponent
}
client-nations-text-player = { $player } ({ $nation }): { $points } points, { $score } with tiles, { $books } books, { $strength } strength. Available: { $available }; { $rerolls ->
    [0] no reroll chit
    [1] 1 reroll chit
   *[other] { $rerolls } reroll chits
}. Used: { $idle ->
    [0] no die
    [1] 1 die
   *[other] { $idle } dice
}, { $used }. Tiles: { $tiles }.{ $passed ->
    [yes] {" "}Has passed.
   *[no] {""}
}
