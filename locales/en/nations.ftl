# Nations: The Dice Game. Log lines are told in the past, so that a name and "You" both fit.

nations-title = Nations: The Dice Game
nations-title-short = Nations
nations-rhythm = turn-based, live or over days
nations-solo-about = against the built-in solo opponent
nations-note = One tap shows all faces of every die.
nations-hall-about = The best solo games, by points.
nations-about = Lead your nation through four ages with dice, tiles and a little daring. For 1 to 4 players.

## Symbols, also facts in refusals

nations-gold = gold
nations-stone = stone
nations-food = food
nations-book = books
nations-strength = strength
nations-reroll = reroll
nations-points = { $count ->
    [1] 1 point
   *[other] { $count } points
}
nations-books = { $count ->
    [1] 1 book
   *[other] { $count } books
}

## Colours of the dice

nations-white = white
nations-blue = blue
nations-orange = orange
nations-red = red

## Pieces

nations-die-white = { $count ->
    [1] a white die
   *[other] { $count } white dice
}
nations-die-blue = { $count ->
    [1] a blue die
   *[other] { $count } blue dice
}
nations-die-orange = { $count ->
    [1] an orange die
   *[other] { $count } orange dice
}
nations-die-red = { $count ->
    [1] a red die
   *[other] { $count } red dice
}
nations-used-white = { $count ->
    [1] a used white die
   *[other] { $count } used white dice
}
nations-used-blue = { $count ->
    [1] a used blue die
   *[other] { $count } used blue dice
}
nations-used-orange = { $count ->
    [1] a used orange die
   *[other] { $count } used orange dice
}
nations-used-red = { $count ->
    [1] a used red die
   *[other] { $count } used red dice
}
nations-face-gold = { $amount ->
    [1] gold
   *[other] { $amount } gold
}
nations-face-stone = { $amount ->
    [1] stone
   *[other] { $amount } stone
}
nations-face-food = { $amount ->
    [1] food
   *[other] { $amount } food
}
nations-face-book = { $amount ->
    [1] a book
   *[other] { $amount } books
}
nations-face-strength = { $amount ->
    [1] strength
   *[other] { $amount } strength
}
nations-chit-gold = { $count ->
    [1] a gold chit
   *[other] { $count } gold chits
}
nations-chit-stone = { $count ->
    [1] a stone chit
   *[other] { $count } stone chits
}
nations-chit-food = { $count ->
    [1] a food chit
   *[other] { $count } food chits
}
nations-chit-book = { $count ->
    [1] a book chit
   *[other] { $count } book chits
}
nations-chit-strength = { $count ->
    [1] a strength chit
   *[other] { $count } strength chits
}
nations-chit-reroll = { $count ->
    [1] a reroll chit
   *[other] { $count } reroll chits
}
nations-chit = { $chit ->
    [gold] { nations-chit-gold }
    [stone] { nations-chit-stone }
    [food] { nations-chit-food }
    [book] { nations-chit-book }
    [strength] { nations-chit-strength }
   *[reroll] { nations-chit-reroll }
}
# $die is the colour of a die, or "chit"; $symbol what it shows, or "used".
nations-each-piece = { $die ->
    [chit] { $symbol ->
        [gold] { nations-chit-gold }
        [stone] { nations-chit-stone }
        [food] { nations-chit-food }
        [book] { nations-chit-book }
        [strength] { nations-chit-strength }
       *[reroll] { nations-chit-reroll }
    }
   *[die] { $symbol ->
        [used] { $die ->
            [white] { nations-used-white }
            [blue] { nations-used-blue }
            [orange] { nations-used-orange }
           *[red] { nations-used-red }
        }
       *[face] { $die ->
            [white] { nations-die-white }
            [blue] { nations-die-blue }
            [orange] { nations-die-orange }
           *[red] { nations-die-red }
        } showing { $symbol ->
            [gold] { nations-face-gold }
            [stone] { nations-face-stone }
            [food] { nations-face-food }
            [book] { nations-face-book }
           *[strength] { nations-face-strength }
        }{ $count ->
            [1] {""}
           *[other] { $amount ->
                [1] {""}
               *[other] {""} each
            }
        }
    }
}
nations-dice = { $colour ->
    [white] { nations-die-white }
    [blue] { nations-die-blue }
    [orange] { nations-die-orange }
   *[red] { nations-die-red }
}

## Tiles

nations-development = Development
nations-building = Building
nations-military = Military
nations-advisor = Advisor
nations-colony = Colony
nations-wonder = Wonder
nations-event = Event

## Ages and stages

nations-age-1 = Age I
nations-age-2 = Age II
nations-age-3 = Age III
nations-age-4 = Age IV
nations-part = { $part ->
    [1] { nations-age-1 }
    [2] { nations-age-2 }
    [3] { nations-age-3 }
   *[other] { nations-age-4 }
}
nations-stage-turn = Actions
nations-stage-paying = Paying
nations-stage-replacing = Replacing a development
nations-stage-returning-dice = Giving back dice
nations-stage-returning-chits = Giving back chits
nations-stage-rolling = Rerolling
nations-stage-books = Books
nations-stage-famine = Famine
nations-stage-order = Player order
nations-stage-war = War
nations-stage-over = Game over

## Where points come from

nations-source-books = Books
nations-source-famine = Famine
nations-source-war = War
nations-source-developments = Developments
nations-source-advisor = Advisor
nations-source-colonies = Colonies
nations-source-wonders = Wonders

## Hall of fame

nations-fame = Hall of fame
nations-fame-trajan = Trajan
nations-fame-ashoka = Ashoka
nations-fame-wu-zetian = Wu Zetian
nations-fame-saladin = Saladin
nations-fame-victoria = Victoria
nations-fame-charles-v = Charles V
nations-fame-cleopatra = Cleopatra
nations-fame-dan-quayle = Dan Quayle
nations-fame-none = no name yet

## Options

nations-option-opponent = Opponent
nations-option-opponent-about = Solo only: how often the opponent takes tiles.
nations-option-opponent-normal = Normal
nations-option-opponent-normal-about = On a 4, no tile is removed.
nations-option-opponent-hard = Hard
nations-option-opponent-hard-about = A 4 is rolled again, so every action can cost a tile.
nations-option-opponent-normal-told = a normal opponent
nations-option-opponent-hard-told = a hard opponent
nations-option-data = Components
nations-option-data-about = A file with the values of your own tiles and dice. Leave it empty to play with ours.

## Why a move is refused

nations-refused-not-your-turn = It is not your turn.
nations-refused-passed-already = You have passed, so you have no more turns in this age.
nations-refused-match-over = The game is over.
nations-refused-choose-an-action = Choose an action first: buy a tile, build your wonder, reroll or pass.
nations-refused-no-such-place = There is no such space on the board. Choose one of the tiles there.
nations-refused-place-empty = This space stays empty until the next age. Choose another tile.
nations-refused-cannot-afford = { $symbol ->
    [strength] You need { $needed } strength but have only { $held }. You can't exchange dice for strength; a reroll or a cheaper colony may help.
   *[other] You need { $needed } { $symbol-name } but have only { $held }, and too few other dice to exchange for the rest.
}
nations-refused-no-wonder-begun = You have no wonder to build. Buy one first, then build it on a later turn.
nations-refused-pay-first = First pay for what you chose.
nations-refused-pieces-not-available = Not all of these pieces are available. Choose pieces you haven't used.
nations-refused-piece-does-not-show-it = { $symbol ->
    [strength] Only pieces that show strength count here. You can't exchange dice for strength.
   *[other] A chit counts only for what it shows. Pay { $symbol-name } with pieces that show it, or exchange two dice for each 1.
}
nations-refused-too-little = That is too little: you need { $needed } { $symbol-name }. Add more pieces.
nations-refused-superfluous-piece = At least one of these pieces isn't needed to pay { $needed } { $symbol-name }. Leave it out and keep it.
nations-refused-choose-development-to-replace = Choose which of your five developments to replace.
nations-refused-no-such-slot = You have five developments. Choose one of them.
nations-refused-choose-dice-to-return = Choose which dice to give back for the old development.
nations-refused-wrong-dice-returned = Give back exactly as many of your dice as the old development shows, and only of its colour.
nations-refused-choose-chits-to-return = Choose which reroll chits to give back for the old advisor.
nations-refused-wrong-chits-returned = Give back exactly as many reroll chits as the old advisor shows, from those you have.
nations-refused-no-reroll-chit = You have no reroll chit available. Used ones come back in the next age.
nations-refused-no-die-to-reroll = You have no die available, and used dice can't be rerolled.
nations-refused-choose-dice-to-roll = You have used a reroll chit. Now choose the dice to reroll.
nations-refused-nothing-to-roll = Choose at least one die to reroll.
nations-refused-books-now = It is time for books. Choose the pieces to use for them, or none.
nations-refused-no-book-on-it = One of these pieces shows no book. Choose only pieces with books.
nations-refused-famine-now = It is time for the famine. Pay the food or decline.
nations-refused-war-now = It is time for the war. Pay the strength or decline.

## What to decide

nations-prompt = { $turn ->
    [over] The game is over.
    [others] { $acting }'s turn ({ $stage-name })
   *[yours] { $stage ->
        [paying] Pay { $amount } { $symbol-name } for { $tile ->
            [none] { $wonder-name }
           *[other] { $tile-name }
        }. With which pieces?
        [replacing] Which of your developments does { $tile-name } replace?
        [returning-dice] Which dice do you give back for { $old-name }?
        [returning-chits] Which reroll chits do you give back for { $advisor-name }?
        [rolling] Which dice do you reroll?
        [books] Which pieces do you use for books?
        [famine] { $event-name }: feed your people with { $amount } food for { nations-points }?
        [war] { $event-name }: go to war with { $amount } strength for { nations-points }?
       *[turn] Your turn: buy, build, reroll or pass.
    }
}

## Moves, for menus

nations-move-Buy = Buy { $tile-name } for { $price } { $kind ->
    [colony] strength
   *[other] gold
}
nations-move-Build = Build { $tile-name } for { $stone } stone
nations-move-Reroll = { $chits ->
    [1] Reroll dice (1 reroll chit left)
   *[other] Reroll dice ({ $chits } reroll chits left)
}
nations-move-Pass = Pass for the rest of this age
nations-move-Pay = Pay with { $pieces }
nations-move-Decline = { $stage ->
    [famine] Don't feed your people
   *[war] Stay out of the war
}
nations-move-Roll = Reroll { $pieces }
nations-move-Replace = Replace { $tile-name }, which gives { nations-dice }
nations-move-ReturnDice = Give back { $pieces }
nations-move-ReturnChits = { $count ->
    [1] { $used ->
        [0] Give back an available reroll chit
       *[other] Give back a used reroll chit
    }
   *[other] { $used ->
        [0] Give back { $count } reroll chits, none of them used
       *[other] Give back { $count } reroll chits, { $used } of them used
    }
}
nations-move-UseBooks = { $pieces-count ->
    [0] Use no books
   *[other] Use { $pieces }
}

## What happened

nations-event-AgeBegan = { $age ->
    [1] Age I
    [2] Age II
    [3] Age III
   *[4] Age IV
} began with { $event-name }.
nations-event-Rolled = { $why ->
    [reroll] { $seat-name } rerolled { $before } and got { $pieces }.
    [new] { $seat-name } rolled the new dice: { $pieces }.
   *[age] { $seat-name } rolled for the age: { $pieces }.
}
nations-told-Rolled = { $seat-name } rerolled dice.
nations-event-RerollUsed = { $seat-name } used a reroll chit.
nations-event-Chosen = { $place ->
    [none] { $seat-name } chose to build { $tile-name } for { $amount } stone.
   *[other] { $seat-name } chose { $tile-name } for { $amount } { $symbol-name }.
}
nations-event-Paid = { $seat-name } paid { $amount } { $symbol-name } with { $pieces }.
nations-event-Bought = { $to ->
    [developments] { $seat-name } bought { $tile-name }.
    [advisor] { $seat-name } hired { $tile-name }.
    [construction] { $seat-name } bought { $tile-name } and can build it later.
   *[colonies] { $seat-name } colonised { $tile-name }.
}
nations-event-Left = { $seat-name } replaced { $tile-name }, which left the game.
nations-event-DiceReturned = { $seat-name } gave back { $pieces }.
nations-event-ChitsReturned = { $seat-name } gave back { $used ->
    [0] { $available ->
        [1] a reroll chit
       *[other] { $available } reroll chits
    }
   *[other] { $available ->
        [0] { $used ->
            [1] a used reroll chit
           *[other] { $used } used reroll chits
        }
       *[other] { $used } used and { $available } available reroll chits
    }
}.
nations-event-ChitTaken = { $seat-name } got { nations-chit }.
nations-event-Built = { $seat-name } built { $tile-name }.
nations-event-Passed = { $seat-name } passed.
nations-event-BooksUsed = { $gained ->
    [0] { $seat-name } used no books and stayed at { nations-books }.
   *[other] { $seat-name } used { $pieces } and advanced to { nations-books }.
}
nations-event-BooksScored = Points for books: { $points }.
nations-event-Famine = { $fed ->
    [true] { $seat-name } fed the people: { nations-points }.
   *[false] { $able ->
        [true] { $seat-name } chose not to feed the people.
       *[false] { $seat-name } could not feed the people.
    }
}
nations-event-OrderSet = New player order, by strength: { $strength }.
nations-event-War = { $won ->
    [true] { $seat-name } won the war: { nations-points }.
   *[false] { $able ->
        [true] { $seat-name } stayed out of the war.
       *[false] { $seat-name } lacked the strength for the war.
    }
}
nations-event-OpponentRead = { $gained ->
    [0] The opponent rolled { $pieces } and stayed at { nations-books }.
   *[other] The opponent rolled { $pieces } and advanced to { nations-books }.
}
nations-event-OpponentTook = { $tile ->
    [none] The opponent rolled { $rolls } and took nothing.
   *[other] The opponent rolled { $rolls } and took { $tile-name }.
}
nations-event-Ended = { $winner ->
    [none] { $hall-of-fame ->
        [none] The game is over with { nations-points }. Hall of fame: no name yet.
       *[other] The game is over with { nations-points }. Hall of fame: { $hall-of-fame-name }.
    }
   *[other] The game is over: { $scores }. { $winner-name } won.
}

# What can be planned ahead, and why a plan stops.
nations-premove-PassAhead = Pass when it is my turn
nations-premove-PassAhead-about = You pass as soon as your turn comes. At the end of the age you decide yourself.
nations-premove-RestOfAge = { $passed ->
    [true] Finish the age for me
   *[other] Pass and finish the age for me
}
nations-premove-RestOfAge-about = Uses all your books, feeds your people and goes to war wherever that costs you nothing. When there is something to weigh up, it stops and the turn is yours.
nations-lapsed-books = Your plan stopped: dice with books could feed your people instead. Decide yourself.
nations-lapsed-famine = Your plan stopped: feeding your people would take dice with strength. Decide yourself.
