import type { Refusals } from './index.ts'

/** A card that is not named is "it". */
const it = (card: string) => card || 'It'
const by = (source: string) => source && ` (${source})`

export const english: Refusals = {
  house: ({ card, own, house }) =>
    house === '' ? `${it(card)} belongs to ${own}, and no house is active` : `${it(card)} belongs to ${own}; the active house is ${house}`,
  forbidden: ({ card, source }) => (source === '' ? `An effect forbids it for ${card || 'this card'}` : `${source} forbids it`),
  six: ({ card }) => `Cards called ${card} were played and used six times this turn`,
  firstTurn: () => 'In the first turn of the game only one card is played or discarded from hand, and you did that',
  alpha: ({ card }) => `${it(card)} has alpha, and you have done something else in this step already`,
  noHost: () => 'There is no creature in play for the upgrade',
  cannotPay: ({ card, cost, amber, source }) => `${it(card)} costs ${cost} Æmber${by(source)}, and you have ${amber}`,
  condition: ({ card }) => `What ${card || 'the card'} itself demands is not so now`,
  limit: ({ source }) => (source === '' ? 'An effect allows no more cards this turn' : `${source} allows no more cards this turn`),
  exhausted: ({ card }) => `${it(card)} is exhausted`,
  stunned: ({ card }) => `${it(card)} is stunned: using it removes the stun, and nothing else`,
  mustFight: ({ card, source }) => `${it(card)} must fight while it can: ${source === '' ? 'it is enraged' : `${source} says so`}`,
  noFoe: ({ card }) => `There is no creature that ${card || 'it'} can fight`,
  noAbility: ({ card, verb }) =>
    verb === 'unstun' ? `${it(card)} is not stunned` : `${it(card)} has no ability of this kind (${verb === 'omni' ? 'omni' : 'action'})`,
  notCreature: ({ card }) => `${it(card)} is not a creature: only creatures reap and fight`,
  noOtherHalf: ({ card }) => `The other half of ${card || 'the creature'} is not in your hand`,
  notEnemy: ({ card, attacker }) => `${it(card)} is not an enemy creature: ${attacker || 'your creature'} fights one`,
  taunt: ({ card, source }) => `${source || 'A creature'} with taunt stands beside ${card}`,
  notAttacked: ({ card, attacker, source }) =>
    source !== '' && source === attacker
      ? `${source} cannot attack ${card || 'it'}: its own text says so`
      : `${source || 'An effect'} keeps ${attacker || 'your creature'} from attacking ${card || 'it'}`,
  attackers: ({ card, attackers }) => `${it(card)} is your opponent’s; to attack it, first choose a creature of yours: ${attackers} can`,
  noCreatures: ({ card }) => `${it(card)} is your opponent’s; only a creature of yours could attack it, and you have none in play`,
  allExhausted: ({ card }) => `${it(card)} is your opponent’s; only a ready creature of yours could attack it, and all are exhausted`,
  noneOfHouse: ({ card }) => `${it(card)} is your opponent’s; your creatures that are ready to attack it are not of the active house`,
  noneMayFight: ({ card }) => `${it(card)} is your opponent’s; none of your creatures may fight now`,
  notAmong: ({ card, asking }) =>
    asking === '' ? `${it(card)} is none of those that can be chosen here` : `${it(card)} is none of those that ${asking} can choose`,
  lacks: ({ card, kind, asking }) => `${it(card)} is not ${kind}; ${asking === '' ? 'one is asked for' : `${asking} asks for one`}`,
  'asked house': () => 'First you choose the active house',
  'asked chosenHouse': ({ asking }) => (asking === '' ? 'First a house is chosen' : `First a house is chosen for ${asking}`),
  'asked mulligan': () => 'First you say whether you keep this hand',
  'asked archives': () => 'First you say whether you take your archives',
  'asked forge': () => 'First you say which key is forged',
  'asked unforge': () => 'First you say which key becomes unforged',
  'asked flank': () => 'First you choose the place in the battleline',
  'asked target': ({ asking }) => (asking === '' ? 'First a card is chosen' : `First a card is chosen for ${asking}`),
  'asked order': () => 'First you say what comes first',
  'asked may': ({ asking }) => (asking === '' ? 'First you say whether you do it' : `First you say whether you do what ${asking} offers`),
  'asked mode': ({ asking }) => (asking === '' ? 'First one alternative is chosen' : `First one alternative is chosen for ${asking}`),
  'asked use': () => 'First you say how the card is used',
  'asked amount': () => 'First you choose a number',
  'asked name': () => 'First you name a card',
  'asked trait': () => 'First you choose a trait',
  'asked player': () => 'First you choose a player',
  'asked pay': () => 'First you say how it is paid',
  'kf.turn.1': () => 'It is your opponent who decides now',
  'kf.turn.3': () => 'That is nothing that you could do in your turn',
  'kf.win.1': () => 'The game is over',
  'kf.play.1': ({ card }) => `${it(card)} is not in your hand`,
  'kf.use.1': ({ card }) => `${it(card)} is not in play`,
  'kf.use.7': ({ card }) => `${it(card)} is not yours: your opponent controls it`,
  'kf.upgrade.2': ({ card, source }) => `${it(card)} is attached to ${source || 'a creature'} and does its work there`,
  'kf.tide.1': () => 'No deck brings the tide: it is not in this game',
  'kf.tide.3': () => 'The tide is high for you already, or an effect forbids raising it',
}
