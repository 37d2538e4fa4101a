// The game that both servers play: about as much changes in a move as in one of Nations.
export const SEATS = 4
export const PLACES = 12

export function start() {
  return {
    board: Array.from({ length: PLACES }, (_, place) => ({ price: 1 + (place % 3), tile: place, taken: -1 })),
    players: Array.from({ length: SEATS }, (_, seat) => ({ seat, gold: 10, food: 4, stone: 3, books: 0, points: 0 })),
    acting: 0,
    moves: 0,
  }
}

export function move(state, place) {
  const player = state.players[state.acting]
  const bought = state.board[place]
  bought.taken = state.acting
  bought.tile = (bought.tile + 7) % 97
  player.gold = (player.gold + 11 - bought.price) % 11
  player.books += 1
  player.points += bought.price
  state.acting = (state.acting + 1) % SEATS
  state.moves += 1
}
