import { english as common } from '../../speech/frame-words/en.ts'
import { withArticle } from '../../../ability/text/en.ts'
import type { Stone } from '../face.ts'
import { aspects, rarities, stones, tiers } from '../glossary/en.ts'
import type { Phrases } from './phrases.ts'

const withStone = (stone: Stone | undefined) => (stone === undefined ? '' : ` with ${withArticle(`${stones[stone]} stone`)}`)

export const english: Phrases = {
  common,
  prompts: {
    'rb.turn.1': 'Your turn: play cards, use stones, buy or trigger cards of the Rift, or end your turn.',
    'rb.target.1': 'Who is the target of this turn?',
    'rb.team.3': 'Who begins the chain?',
    'rb.team.7': 'Your team is burnt: who discards?',
    'rb.effect.5': 'You are burnt: discard a card from your hand.',
    'rb.end.2': 'You have more than seven cards: discard one.',
  },
  options: {
    play: ({ card, tier, stone }) => `Play ${card}${tier === undefined ? '' : `, ${tiers[tier]}${withStone(stone)}`}`,
    buy: ({ card, amount }) => `Buy ${card}${amount === undefined ? '' : ` for ${amount} mana`}`,
    trigger: ({ card, amount, fromHand }) =>
      fromHand ? `Trigger ${card} from your hand with a Wild stone` : `Trigger ${card}${amount === undefined ? '' : ` for ${amount} mana`}`,
    convert: ({ card }) => `Discard ${card}${card && ' '}to turn an Empowered stone into an Overcharged one`,
    gain: ({ stone }) => (stone === 'wild' ? 'Use a Wild stone as Mana: 1 mana' : 'Use a Mana stone: 1 mana'),
    refresh: () => 'Use a Mana stone to renew the Rift',
    draw: () => 'Use an Overcharged stone to draw a card',
    discard: ({ card }) => `Discard ${card}`,
    target: ({ seat }) => seat,
    begin: ({ seat, own }) => (own ? 'You begin' : `${seat} begins`),
    victim: ({ seat, own }) => (own ? 'You discard' : `${seat} discards`),
    pass: () => 'Pass: no more cards from you to this chain',
    offer: () => 'Let your partner act',
    end: () => 'End the turn',
  },
  events: {
    turn: ({ sideName, n }) => `Turn ${n}: ${sideName}`,
    target: ({ who }) => `${who('are', 'is')} the target`,
    play: ({ who, cards, tier, stone }) => `${who('play', 'plays')} ${cards}, ${tiers[tier]}${withStone(stone)}`,
    trigger: ({ who, pick, cards, fromHand }) =>
      `${who('trigger', 'triggers')} ${cards} from ${fromHand ? `${pick('your ', '')}hand with a Wild stone` : 'the Rift'}`,
    buy: ({ who, cards, n }) => `${who('buy', 'buys')} ${cards} for ${n} mana`,
    banish: ({ cards, plural }) => `${cards} ${plural ? 'go' : 'goes'} to the Void`,
    deal: ({ cards }) => `New in the Rift: ${cards}`,
    refresh: ({ who }) => `${who('renew', 'renews')} the Rift with a Mana stone`,
    convert: ({ who }) => `${who('turn', 'turns')} an Empowered stone into an Overcharged one`,
    pass: ({ who }) => `${who('add', 'adds')} no more cards to the chain`,
    draw: ({ who, cards, stone }) => `${who('draw', 'draws')} ${cards}${withStone(stone)}`,
    discard: ({ who, cards }) => `${who('discard', 'discards')} ${cards}`,
    shuffle: ({ who, sideName, n }) =>
      sideName === ''
        ? `The Rift has run out: ${n === 1 ? 'one card' : `${n} cards`} of the Void make a new one`
        : `${who('shuffle your', 'shuffles the')} discard pile to make a new deck`,
    damage: ({ side, n }) => `${side('take', 'takes')} ${n} damage`,
    heal: ({ side, n }) => `${side('gain', 'gains')} ${n} life`,
    mana: ({ who, n, stone }) => `${who('gain', 'gains')} ${n} mana${withStone(stone)}`,
    roll: ({ who, rolled }) => `${who('roll', 'rolls')} ${rolled.map(([stone, n]) => `${n} ${stones[stone]}`).join(', ')}`,
    eliminate: ({ side }) => `${side('are', 'is')} out of the game`,
    stalemate: () => 'Nothing more comes of this game: it ends here',
    win: ({ side }) => `${side('win', 'wins')} the game`,
  },
  stones: (stone, n) => `${n} ${stones[stone]}`,
  tiers,
  aspects,
  rarities,
  ownTeam: 'your team',
  team: (names) => `the team of ${names}`,
  table: {
    turn: (turn, active, target) => `Turn ${turn}: ${active}${target === undefined ? '' : `. Target: ${target}`}.`,
    life: (n) => `${n} life`,
    mana: (n) => `${n} mana`,
    stones: (ready, spent) => `stones: ${ready}${spent && ` (used: ${spent})`}`,
    noStones: 'none',
    piles: (hand, deck, discard) => `hand ${hand}, deck ${deck}, discard pile ${discard}`,
    hand: 'Hand',
    known: 'Known to be in hand',
    discard: 'Discard pile',
    rift: (left) => `The Rift (${left} face down)`,
    chain: 'The chain',
    resolving: 'Being triggered',
    void: 'The Void',
    empty: 'empty',
    out: 'out of the game',
    cost: (n) => `${n} mana`,
    stalemate: 'Nothing more came of this game.',
  },
}
