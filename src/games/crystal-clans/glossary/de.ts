import type { GermanAct, GermanNoun } from '../../speech/glossary.ts'
import type * as english from './en.ts'

/** The terms of Crystal Clans in German, those of the rulebook. */

export const types: Record<keyof typeof english.types, GermanNoun> = {
  unit: ['Einheit', 'Einheiten', 'f'],
  hero: ['Held', 'Helden', 'm'],
  battleCard: ['Kampfkarte', 'Kampfkarten', 'f'],
  crystal: ['Kristall', 'Kristalle', 'm'],
  card: ['Karte', 'Karten', 'f'],
}

export const places: Record<keyof typeof english.places, GermanNoun> = {
  hand: ['Hand', 'Hände', 'f'],
  deck: ['Nachziehstapel', 'Nachziehstapel', 'm'],
  discard: ['Ablagestapel', 'Ablagestapel', 'm'],
  zone: ['Gebiet', 'Gebiete', 'n'],
  home: ['Heimatgebiet', 'Heimatgebiete', 'n'],
  crystalZone: ['Kristallgebiet', 'Kristallgebiete', 'n'],
  neutralZone: ['neutrales Gebiet', 'neutrale Gebiete', 'n'],
}

export const things: Record<keyof typeof english.things, GermanNoun> = {
  clan: ['Klan', 'Klans', 'm'],
  squad: ['Trupp', 'Trupps', 'm'],
  initiative: ['Initiative', 'Initiative', 'f'],
  marker: ['Marker', 'Marker', 'm'],
  style: ['Stil', 'Stile', 'm'],
  attack: ['Angriff', 'Angriff', 'm'],
  defense: ['Verteidigung', 'Verteidigung', 'f'],
  activationCost: ['Aktivierungskosten', 'Aktivierungskosten', 'f'],
  damage: ['Schaden', 'Schaden', 'm'],
  ability: ['Fähigkeit', 'Fähigkeiten', 'f'],
  effect: ['Effekt', 'Effekte', 'm'],
  bonus: ['Bonus', 'Boni', 'm'],
}

/** Before their endings. */
export const states: Record<keyof typeof english.states, string> = {
  friendly: 'befreundet',
  enemy: 'feindlich',
  adjacent: 'benachbart',
  faceDown: 'verdeckt',
}

export const acts: Record<keyof typeof english.acts, GermanAct> = {
  summon: ['beschwöre', 'beschwören', 'beschworen'],
  activate: ['aktiviere', 'aktivieren', 'aktiviert'],
  claim: ['erbeute', 'erbeuten', 'erbeutet'],
  replenish: ['frische', 'auffrischen', 'aufgefrischt', 'auf'],
  raid: ['überfalle', 'überfallen', 'überfallen'],
  reform: ['formiere', 'neu formieren', 'neu formiert', 'neu'],
  move: ['bewege', 'bewegen', 'bewegt'],
  battle: ['kämpfe', 'kämpfen', 'gekämpft'],
  reveal: ['decke', 'aufdecken', 'aufgedeckt', 'auf'],
  resolve: ['handle', 'abhandeln', 'abgehandelt', 'ab'],
  predict: ['sage', 'vorhersagen', 'vorhergesagt', 'vorher'],
  control: ['kontrolliere', 'kontrollieren', 'kontrolliert'],
  place: ['platziere', 'platzieren', 'platziert'],
  destroy: ['zerstöre', 'zerstören', 'zerstört'],
  discard: ['lege', 'ablegen', 'abgelegt', 'ab'],
  draw: ['ziehe', 'ziehen', 'gezogen'],
  shuffle: ['mische', 'mischen', 'gemischt'],
  reshuffle: ['mische', 'neu mischen', 'neu gemischt', 'neu'],
}

export const styles: typeof english.styles = { bold: 'kühn', guarded: 'zurückhaltend', tricky: 'trickreich' }

export const halves: typeof english.halves = { left: 'schlägt', right: 'sonst' }

export const clans: typeof english.clans = {
  stone: 'Stein',
  skull: 'Schädel',
  blood: 'Blut',
  flower: 'Blume',
  water: 'Wasser',
  meteor: 'Meteor',
}

export const traits: typeof english.traits = {
  structure: 'Bauwerk',
  mason: 'Steinmetz',
  magic: 'magisch',
  soldier: 'Soldat',
  reanimated: 'wiederbelebt',
  performer: 'Künstler',
  cultist: 'Kultist',
  flying: 'fliegend',
  reckless: 'rücksichtslos',
  devoted: 'ergeben',
  wise: 'weise',
  knight: 'Ritter',
  mystic: 'mystisch',
  changeling: 'Wandler',
  scout: 'Späher',
  beast: 'Bestie',
  star: 'Stern',
}
