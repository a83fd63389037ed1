import type { Refusals } from './index.ts'

export const german: Refusals = {
  'cc.turn.2': () => 'Das geht jetzt nicht',
  'cc.activate.5': () => 'Erst wird entschieden, ob es zum Kampf kommt',
  'cc.squad.4': () => 'Erst wird der Trupp auf seine Höchstzahl gebracht',
  'cc.squad.5': () => 'Erst wird der Trupp neu formiert',
  'cc.move.2': () => 'Erst wird entschieden, welche Einheiten sich bewegen',
  'cc.replenish.1': () => 'Erst wird entschieden, welche Karten abgelegt werden',
  'cc.activate.1': () => 'Dort ist kein Trupp von dir',
  'cc.turn.4': ({ cost, available }) =>
    cost === undefined
      ? 'Das kostet mehr, als auf der Initiativeleiste Platz ist'
      : `Das kostet ${cost}, und auf der Leiste ist nur Platz für ${available}`,
  'cc.summon.1': ({ card }) =>
    card === '' ? 'Du hast keine Einheit, die beschworen werden könnte' : `${card} kann von dort nicht beschworen werden`,
  'cc.summon.2': () => 'Beschworen wird in deinem Heimatgebiet',
  'cc.summon.3': () => 'Dort wird nur beschworen, wenn eine Fähigkeit es erlaubt',
  'cc.raid.1': () => 'Überfallen kann nur, wer das feindliche Heimatgebiet kontrolliert',
  'cc.claim.1': ({ controlled }) =>
    controlled === undefined
      ? 'Du musst zwei Kristallgebiete kontrollieren'
      : `Du musst zwei Kristallgebiete kontrollieren und hast ${controlled}`,
  'cc.claim.3': () => 'Dieser Kristall liegt nicht in der Auslage',
  'cc.crystal.1': ({ card }) => `${card === '' ? 'Dieser Kristall' : card} kann jetzt nicht umgedreht werden`,
  'cc.crystal.2': () => 'Dieser Kristall kann jetzt nicht umgedreht werden',
  'cc.move.1': () => 'Dieses Gebiet erreicht der Trupp nicht',
  'cc.move.4': () => 'Im Gebiet ist ein feindlicher Trupp: Keine Einheit kommt hinaus',
  'cc.win.1': () => 'Die Partie ist vorbei',
}
