# Nations in the browser; what the server says too is in nations.ftl. Where a message has $seat, it is "you" or "other".

client-nations-age-of = Age { $age } of IV
client-nations-short-title = Nations

## The progress board

client-nations-board = Progress board
client-nations-board-about = Price by row; colonies cost strength. Below each tile: { $seat ->
    [you] what you would pay.
   *[other] what { $player } would pay.
}
client-nations-row-price = Price { $price }
client-nations-tile-name = { $tile }, { $kind }. Price: { $price } { $symbol }. Gives { $gives }.
client-nations-tile-stone = Building it costs { $stone } stone.
client-nations-tile-selected = selected
client-nations-tile-short = { $held } of { $needed } { $symbol }
client-nations-taken-by = { $seat ->
    [you] bought by you
   *[other] bought by { $player }
}
client-nations-taken-by-opponent = taken by the opponent
client-nations-short-pieces = { $kind ->
    [both] { $chits ->
        [1] 1 chit
       *[other] { $chits } chits
    }, { $dice ->
        [1] 1 die
       *[other] { $dice } dice
    }
    [chits] { $chits ->
        [1] 1 chit
       *[other] { $chits } chits
    }
   *[dice] { $dice ->
        [1] 1 die
       *[other] { $dice } dice
    }
}

## The event

client-nations-event-panel = This age
client-nations-need = { $kind }: { $needed } { $symbol } needed.
client-nations-you-keep = { $seat ->
    [you] you keep
   *[other] keeps
}
client-nations-you-lack = not enough
client-nations-able = { $needed } of { $needed }: { $points ->
    [1] +1 point
   *[other] +{ $points } points
}
client-nations-able-exchange = by exchange: { $points ->
    [1] +1 point
   *[other] +{ $points } points
}
client-nations-unable = { $held } of { $needed }
client-nations-unable-before-roll = { $held } of { $needed } before the roll
client-nations-settled = done

## Deciding

client-nations-decision = Turn
client-nations-your-action = Choose an action
client-nations-your-action-about = Buy a tile from the board, or:
client-nations-only-pass = All you can do is pass
client-nations-only-pass-about = What you still have is kept for the end of the age.
client-nations-waiting = { $seat ->
    [you] Your turn
   *[other] { $player }'s turn
}
client-nations-title-buy = Buy { $tile }
client-nations-title-build = Build { $tile }
client-nations-title-reroll = Reroll dice
client-nations-title-books = Books
client-nations-title-famine = Famine
client-nations-title-war = War
client-nations-price = Price
client-nations-use = Use
client-nations-dice = Dice
client-nations-replace = Replace
client-nations-you-get = You get
client-nations-goes-back = Give back
client-nations-other-way = Pay differently
client-nations-exchanged = exchanged for
client-nations-paid-of = { $paid } of { $amount }
client-nations-lost = { $lost ->
    [0] nothing lost
   *[other] { $lost } lost
}
client-nations-why = { $best ->
    [yes] Cheapest: { $list }.
   *[no] This way: { $list }.
}
client-nations-keeps = enough left for { $list }
client-nations-gives-up = too little left for { $list }
client-nations-the-famine = the famine
client-nations-the-war = the war
client-nations-spends = { $count ->
    [1] 1 book fewer
   *[other] { $count } books fewer
}
client-nations-costs-only = nothing else changes
client-nations-dice-back = Give back { $dice }:
client-nations-used-ones = { $count ->
    [1] a used die
   *[other] used dice
}
client-nations-gain = { $gives }, usable from your next turn.
client-nations-gain-dice = { $dice }, rolled at once, usable from your next turn.
client-nations-gain-site = under construction: build it on a later turn.
client-nations-leaves = { $tile } leaves the game.
client-nations-leaves-game = leaves the game
client-nations-buy = Buy
client-nations-build = Build
client-nations-roll = { $count ->
    [0] Roll
    [1] Roll 1 die
   *[other] Roll { $count } dice
}
client-nations-reroll-about = Choose dice below to roll them again. It costs a reroll chit and takes your turn.
client-nations-books-about = Choose pieces to use for their books. You won't have them for famine and war.
client-nations-books-after = Books: { $before } → { $after }. { $points ->
    [0] No points
    [1] 1 point
   *[other] { $points } points
} right now.
client-nations-use-books = { $count ->
    [0] Use no books
    [1] Use 1 book
   *[other] Use { $count } books
}
client-nations-famine-gain = { $points ->
    [1] 1 point for feeding your people.
   *[other] { $points } points for feeding your people.
}
client-nations-war-gain = { $points ->
    [1] 1 point for going to war.
   *[other] { $points } points for going to war.
}
client-nations-settle-famine = Feed your people
client-nations-settle-war = Go to war
client-nations-decline-famine = Don't feed them
client-nations-decline-war = Stay out
client-nations-pass = Pass
client-nations-pass-short = Sure?
client-nations-pass-sure = Pass? You won't get another turn this age.
client-nations-stay = No

## A nation

client-nations-nation = { $seat ->
    [you] Your nation
   *[other] { $player }'s nation
}
client-nations-points = points
client-nations-on-tiles = +{ $count } on tiles
client-nations-books-rank = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}, +{ $points }
client-nations-books-then = up to { $books }: { client-nations-books-rank }
client-nations-books-now = now { client-nations-books-rank }
client-nations-books-before-roll = before the roll: { client-nations-books-rank }
client-nations-order-before-roll = order before the roll: { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
client-nations-order-then = next order: { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
client-nations-reroll-with = { $count ->
    [0] Reroll: no chit
    [1] Reroll (1 chit)
   *[other] Reroll ({ $count } chits)
}
client-nations-build-it = Build { $tile }
client-nations-build-none = No wonder to build
client-nations-developments = Developments
client-nations-developments-about = each gives its dice every age
client-nations-holdings = Advisor, wonders and colonies
client-nations-short-points = +{ $count }
client-nations-available = Available
client-nations-used = Used
client-nations-in-payment = In this payment
client-nations-pair = { $count ->
    [1] 1 more die
   *[other] 2 dice = 1 { $symbol }
}
client-nations-for-books = For books
client-nations-to-roll = To reroll
client-nations-take-back = tap to remove
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
client-nations-left-after = Left afterwards
client-nations-shows = Total
client-nations-exchange = 2 dice for 1
client-nations-no-advisor = No advisor
client-nations-no-advisor-about = gives reroll chits
client-nations-no-wonder = No wonder to build
client-nations-no-wonder-about = buy one, then build it on a later turn
client-nations-no-colony = No colony
client-nations-no-colony-about = costs strength
client-nations-advisor-about = { $count ->
    [0] Advisor
    [1] Advisor: 1 reroll per age
   *[other] Advisor: { $count } rerolls per age
}
client-nations-wonder-site = Under construction: { $stone } stone
client-nations-wonder-done = Finished wonder
client-nations-site = { $tile } (under construction)

## The others

client-nations-side = The table
client-nations-order = Player order
client-nations-order-next = next: by strength
client-nations-your-turn = your turn
client-nations-acting = choosing
client-nations-passed = passed
client-nations-open-board = Show { $player }'s player board:
client-nations-ladder = Books, points
client-nations-ladder-about = dashed: after using your books
client-nations-points-track = Points
client-nations-faces = Dice faces
client-nations-opponent = Opponent
client-nations-opponent-took = { $count ->
    [0] No tiles taken this age.
   *[other] Taken this age: { $list }.
}
client-nations-fame-now = { $count ->
    [1] you have 1 point
   *[other] you have { $count } points
}
client-nations-folded = Log, chat and dice
client-nations-tab-board = Board
client-nations-tab-nation = Nation
client-nations-tab-rivals = Rivals
client-nations-tab-rules = Rules
client-nations-tab-log = Log

## The result

client-nations-alone = { $count ->
    [1] 1 point
   *[other] { $count } points
}{ $fame ->
    [none] {""}
   *[other] : { $name }
}
client-nations-why-solo = { $next ->
    [none] No name in the hall of fame is higher.
   *[other] The next name in the hall of fame is { $name }, from { $least } points on.
}
client-nations-why-lead = { $count } points, { $lead } more than { $seat ->
    [you] you
   *[other] { $player }
}.
client-nations-why-tie = { $count } points, tied with { $seat ->
    [you] you
   *[other] { $player }
} and ahead in player order.

## The end of an age

client-nations-end = End of age { $age }
client-nations-end-prompt = Age { $age } is over.
client-nations-end-first = Read the end of the age first, then continue.
client-nations-end-event = { $event }: famine { $food }, war { $strength }
client-nations-end-nothing = uses nothing
client-nations-end-books-about = { $players ->
    [2] 2 points for more books than the other; a tie gives nothing
   *[other] 1 point for each player with fewer; ties give nothing
}
client-nations-end-solo-about = 2 points for more books than the opponent
client-nations-end-books = { $changed ->
    [yes] books from { $before } to { $after }
   *[no] books stay at { $after }
}
client-nations-end-books-more = { $change }, more than { $list }{ $ties ->
    [0] {""}
   *[other] , tie with { $others }
}
client-nations-end-books-fewest = { $change }, nobody has fewer
client-nations-end-books-solo = { $change }, the opponent has { $books }
client-nations-end-needed = needed; met: { $points ->
    [1] 1 point
   *[other] { $points } points
}
client-nations-end-famine = { $outcome ->
    [paid] { $exchanged ->
        [yes] fed, partly by exchange
       *[no] fed
    }
    [declined] chose not to feed them
   *[unable] too little food
}
client-nations-end-war = { $outcome ->
    [paid] won the war
    [declined] stayed out
   *[unable] too little strength
}
client-nations-end-order = New player order
client-nations-end-order-about = by strength left; nothing is used up
client-nations-end-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} with { $strength } strength
client-nations-end-total = { $count ->
    [1] 1 point, +{ $gained }
   *[other] { $count } points, +{ $gained }
}
client-nations-end-continue = Continue to age { $age }

## The position in words

client-nations-text-age = { $age }, { $stage }. Event: { $event }. Famine: { $food } food. War: { $strength } strength.
client-nations-text-order = Player order: { $list }.
client-nations-text-acting = { $seat ->
    [you] Your turn.
   *[other] { $player }'s turn.
}
client-nations-text-opponent = The opponent has { $books ->
    [1] 1 book
   *[other] { $books } books
}.
client-nations-text-place = Row { $row }, column { $column }: { $tile }, { $kind }, price { $price } { $symbol }, gives { $gives }
client-nations-text-empty = Row { $row }, column { $column }: empty, { $tile } { $taken }
client-nations-text-player = { $player } ({ $nation }): points { $points }, with tiles { $score }, books { $books }, strength { $strength }. Available: { $available }; { $rerolls ->
    [0] no reroll chits
    [1] 1 reroll chit
   *[other] { $rerolls } reroll chits
}. Used: { $idle ->
    [0] no dice
    [1] 1 die
   *[other] { $idle } dice
}, { $used }. Tiles: { $tiles }.{ $passed ->
    [yes] {" "}Passed.
   *[no] {""}
}

## The rules: sections, symbols, keys

client-nations-section-SET = Set-up
client-nations-section-AGE = An age
client-nations-section-PAY = Paying
client-nations-section-RER = Rerolling
client-nations-section-BUY = Buying a tile
client-nations-section-WON = Building a wonder
client-nations-section-BOO = Books
client-nations-section-FAM = Famine
client-nations-section-ORD = New player order
client-nations-section-WAR = War
client-nations-section-END = The end
client-nations-section-SOL = Solo
client-nations-term-gold = Pays for tiles from the board.
client-nations-term-stone = Builds wonders.
client-nations-term-food = Feeds your people in the famine.
client-nations-term-book = Adds to your books at the end of an age.
client-nations-term-strength = Takes colonies, decides the next player order and wins wars. You can never exchange dice for it.
client-nations-term-reroll = A chit that lets you roll dice again. Using it is your action.
client-nations-term-vp = Points from books, famine and war, and those printed on your tiles.
client-nations-term-development = Gives its dice every age. You have five; a new one replaces an old one.
client-nations-term-advisor = Gives reroll chits. You have one at a time.
client-nations-term-colony = Taken with strength instead of gold. It gives a chit, points or both.
client-nations-term-wonder = Bought with gold first, then built with stone on a later turn. Only then does it count.
client-nations-term-tile = { $kind }: { $gives }{ $stone ->
    [0] {""}
   *[other] , for { $stone } stone
}
client-nations-terms-tiles = Tiles
client-nations-key-pass = Pass for this age
client-nations-key-reroll = Reroll dice
client-nations-key-build = Build your wonder
