import type { Refusals } from './index.ts'

export const italian: Refusals = {
  'cc.turn.2': () => 'Ora non si può fare',
  'cc.activate.5': () => 'Prima si decide se si combatte',
  'cc.squad.4': () => 'Prima la squadra va riportata al suo limite',
  'cc.squad.5': () => 'Prima si riordina la squadra',
  'cc.move.2': () => 'Prima si decide quali unità si muovono',
  'cc.replenish.1': () => 'Prima si decide quali carte scartare',
  'cc.activate.1': () => 'Lì non hai nessuna squadra',
  'cc.turn.4': ({ cost, available }) =>
    cost === undefined
      ? 'Costa più di quanto la scala dell’iniziativa permetta'
      : `Costa ${cost}, e sulla scala c’è posto solo per ${available}`,
  'cc.summon.1': ({ card }) => (card === '' ? 'Non hai unità che si possano evocare' : `${card} non si può evocare da dove sta`),
  'cc.summon.2': () => 'Si evoca nella propria zona natale',
  'cc.summon.3': () => 'Lì si evoca solo se lo permette un’abilità',
  'cc.raid.1': () => 'Razzia solo chi controlla la zona natale nemica',
  'cc.claim.1': ({ controlled }) =>
    controlled === undefined
      ? 'Devi controllare due zone di cristallo'
      : `Devi controllare due zone di cristallo e ne controlli ${controlled}`,
  'cc.claim.3': () => 'Questo cristallo non è in fila',
  'cc.crystal.1': ({ card }) => `${card === '' ? 'Questo cristallo' : card} non si può girare ora`,
  'cc.crystal.2': () => 'Questo cristallo non si può girare ora',
  'cc.move.1': () => 'La squadra non raggiunge quella zona',
  'cc.move.4': () => 'Nella zona c’è una squadra nemica: nessuna unità ne esce',
  'cc.win.1': () => 'La partita è finita',
}
