import type { Refusals } from './index.ts'

export const english: Refusals = {
  'cc.turn.2': () => 'That cannot be done now',
  'cc.activate.5': () => 'First it is said whether there is a battle',
  'cc.squad.4': () => 'First the squad is brought down to its limit',
  'cc.squad.5': () => 'First the squad is reformed',
  'cc.move.2': () => 'First it is said which units move',
  'cc.replenish.1': () => 'First it is said which cards are discarded',
  'cc.activate.1': () => 'There is no squad of yours',
  'cc.turn.4': ({ cost, available }) =>
    cost === undefined
      ? 'It costs more than the initiative track has room for'
      : `It costs ${cost}, and the track only has room for ${available}`,
  'cc.summon.1': ({ card }) => (card === '' ? 'You have no unit that could be summoned' : `${card} cannot be summoned from where it is`),
  'cc.summon.2': () => 'Units are summoned in your home zone',
  'cc.summon.3': () => 'Units are only summoned there when an ability says so',
  'cc.raid.1': () => 'Only who controls the enemy home zone raids',
  'cc.claim.1': ({ controlled }) =>
    controlled === undefined ? 'You must control two crystal zones' : `You must control two crystal zones, and you control ${controlled}`,
  'cc.claim.3': () => 'That crystal is not on offer',
  'cc.crystal.1': ({ card }) => `${card === '' ? 'That crystal' : card} cannot be turned now`,
  'cc.crystal.2': () => 'That crystal cannot be turned now',
  'cc.move.1': () => 'The squad cannot reach that zone',
  'cc.move.4': () => 'An enemy squad is in the zone: no unit gets out',
  'cc.win.1': () => 'The game is over',
}
