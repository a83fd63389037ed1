import type { Refusals } from './index.ts'

export const english: Refusals = {
  'rb.card.3': ({ card, cost, mana }) =>
    cost === undefined ? `${card} costs more mana than you have` : `${card} costs ${cost} mana, and you have ${mana}`,
  'rb.chain.1': () => 'Only a card from your hand can be played',
  'rb.chain.2': ({ card, has, needs }) =>
    has === '' ? `It shares no aspect with ${card}` : `It has ${has}, and the last card of the chain, ${card}, has ${needs}`,
  'rb.chain.4': ({ card }) => `${card} has no base effect, and you have no stone for it`,
  'rb.chain.8': ({ card, tier }) => (tier === undefined ? `${card} has no such effect` : `${card} has no ${tier} effect`),
  'rb.tier.2': () => 'That takes an Empowered, an Overcharged or a Wild stone, and you have none left',
  'rb.tier.3': () => 'That takes an Overcharged or a Wild stone, and you have none left',
  'rb.rift.1': () => 'Only a face-up card of the Rift can be bought',
  'rb.trigger.1': () => 'Only a face-up card of the Rift can be triggered with mana',
  'rb.stone.2': () => 'You have no Mana stone left',
  'rb.stone.5': () => 'You have no Empowered stone left',
  'rb.stone.7': () => 'You have no Overcharged stone left',
  'rb.stone.8': () => 'You have no Wild stone left',
  'rb.stone.9': () => 'That takes a Wild stone and a card from your hand',
  'rb.stone.10': () => 'Only a card from your hand can be discarded for it',
  'rb.stone.12': () => 'Only a Mana stone renews the Rift, and you have none left',
  'rb.team.4': () => 'It is your partner who adds the next card',
  'rb.team.5': () => 'The turn ends when both of you have passed',
  'rb.team.9': () => 'Your partner wants nothing more until something was done',
  'rb.team.12': () => 'Both of you have passed: the chain is closed',
  'rb.victory.1': ({ seat }) => (seat === '' ? 'That player is out of the game' : `${seat} is out of the game`),
  'rb.victory.2': () => 'The game is over',
  'rb.turn.1': () => 'That cannot be done now',
  'rb.target.1': () => 'First the target of this turn is chosen',
  'rb.team.3': () => 'First your team says who begins',
  'rb.team.7': () => 'First it is said who discards',
  'rb.effect.5': () => 'First a card from hand is discarded for the burn',
  'rb.end.2': () => 'Your turn is ending: first discard down to seven cards',
}
