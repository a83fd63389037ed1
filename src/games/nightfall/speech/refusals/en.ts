import type { Refusals } from './index.ts'

const it = (card: string) => card || 'It'

export const english: Refusals = {
  'nf.end.1': () => 'The game is over',
  'nf.turn.1': ({ why }) => (why === 'phase' ? 'Cards are claimed in your claim phase' : 'It is somebody else who decides now'),
  'nf.draft.2': () => 'First an order is picked',
  'nf.chain.1': ({ card, why }) =>
    why === 'phase'
      ? 'Orders are laid in the chain phase'
      : why === 'wound'
        ? `${it(card)} is a wound: only orders are laid into the chain`
        : `${it(card)} is not in your hand`,
  'nf.chain.2': ({ card, source, moon, links }) =>
    moon === ''
      ? 'First you lay an order into the chain, or pass'
      : `${it(card)} is ${moon}; after ${source}, the last of the chain, comes ${links || 'nothing'}`,
  'nf.chain.3': () => 'You lay orders when it is your turn in the chain',
  'nf.claim.1': ({ seat }) => (seat === '' ? 'Only the active player claims cards' : `That private archive belongs to ${seat}`),
  'nf.claim.2': () =>
    'You are in the claim phase: cards of your hand are discarded for influence, and the uppermost cards of archives claimed',
  'nf.claim.3': ({ cost, influence }) => `It costs ${cost}, and you have ${influence} influence`,
  'nf.claim.4': () => 'That archive is used up',
  'nf.claim.6': () => 'First you choose which card you claim for nothing',
  'nf.claim.7': () => 'First you choose the archive for the wounds',
  'nf.claim.8': () => 'A wound lies on top of an archive: first you claim it',
  'nf.cleanup.2': () => 'First you say whether you discard wounds to draw cards',
  'nf.combat.2': () => 'First you say whom each of your minions attacks',
  'nf.combat.3': () => 'First you say which defender is next',
  'nf.combat.4': ({ card, source, seat, why }) =>
    why === 'unblockable'
      ? `${source || it(card)} cannot be blocked`
      : seat !== ''
        ? `${source || it(card)} attacks ${seat}, and only minions of that player block it`
        : why === 'idle'
          ? `${source || it(card)} does not attack`
          : 'First you say which attacker your minion blocks',
  'nf.combat.5': () => 'First you say which attacker fights',
  'nf.combat.7': () => 'First you say which blocker takes the damage',
  'nf.combat.11': () => 'First you say whether you use a martial wound, and for which of your minions',
  'nf.combat.12': () => 'First you say whether the attacker is kept for a card',
  'nf.concept.3': () => 'First you say what comes first',
  'nf.feed.1': () => 'First you say whether it is repeated',
  'nf.guard.2': () => 'First you say which guard takes the damage',
  'nf.text.1': ({ card, source }) =>
    card === ''
      ? 'First a target is chosen'
      : source === ''
        ? `${card} is none of the targets that can be chosen here`
        : `${card} is none of the targets that ${source} can choose`,
  'nf.text.3': () => 'First you choose one of the two',
}
