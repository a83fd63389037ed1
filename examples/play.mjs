// Plays a game of KeyForge by program, copies it, imagines what is hidden, and searches: node examples/play.mjs
import { Generator, seedOf } from 'catena'
import { makeOpponent, Playout, Search, Sight, thoughts } from 'catena/ai'
import { generateDeck, keyforge } from 'catena/keyforge'

const [random, own] = [new Generator(seedOf(7)), thoughts()] // who thinks has chance of his own
const decks = [1, 2].map((number) => generateDeck('cota', seedOf(number)).value)
const game = keyforge.start({ seats: 2, decks }, random.seed()).value
const sight = new Sight(keyforge, game)

// the first decision by search: forty worlds that agree with what the seat knows
const search = new Search(keyforge)
search.begin(sight.look(game), own)
search.step(40)
console.log('first:', keyforge.makeOption(game, search.best()))

// a copy goes its own way: how often does the first seat win when all goes on at random?
const [copy, playout] = [keyforge.blank(), new Playout(keyforge)]
let wins = 0
for (let i = 0; i < 200; i++) {
  keyforge.copy(copy, game)
  keyforge.determinize(copy, 0, random)
  playout.run(copy, random, 100_000)
  wins += keyforge.outcome(copy).shares[0]
}
console.log(`seat 0 wins ${wins} of 200 random games`)

const opponent = makeOpponent('beginner', keyforge)
while (keyforge.seatToDecide(game) >= 0) keyforge.choose(game, opponent.decide(sight.look(game), own))
console.log('the end:', keyforge.outcome(game))
