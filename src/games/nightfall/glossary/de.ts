import type { GermanAct, GermanNoun } from '../../speech/glossary.ts'
import type * as english from './en.ts'

/** The terms of Nightfall in German, those of the summary of its rules; of its two words for putting away a card we say one. */

export const types: Record<keyof typeof english.types, GermanNoun> = {
  starter: ['Start-Kreatur', 'Start-Kreaturen', 'f'],
  minion: ['Kreatur', 'Kreaturen', 'f'],
  action: ['Aktion', 'Aktionen', 'f'],
  wound: ['Wunde', 'Wunden', 'f'],
  order: ['Auftrag', 'Aufträge', 'm'],
  card: ['Karte', 'Karten', 'f'],
}

export const places: Record<keyof typeof english.places, GermanNoun> = {
  hand: ['Hand', 'Hände', 'f'],
  deck: ['Stapel', 'Stapel', 'm'],
  discard: ['Ablage', 'Ablagen', 'f'],
  archive: ['Archiv', 'Archive', 'n'],
  privateArchive: ['Privat-Archiv', 'Privat-Archive', 'n'],
  commons: ['öffentlicher Bereich', 'öffentliche Bereiche', 'm'],
}

export const things: Record<keyof typeof english.things, GermanNoun> = {
  chain: ['Kette', 'Ketten', 'f'],
  link: ['Link', 'Links', 'm'],
  moon: ['Mond', 'Monde', 'm'],
  kicker: ['Kicker', 'Kicker', 'm'],
  influence: ['Einfluss', 'Einfluss', 'm'],
  strength: ['Stärke', 'Stärke', 'f'],
  health: ['Gesundheit', 'Gesundheit', 'f'],
  damage: ['Schaden', 'Schaden', 'm'],
  attacker: ['Angreifer', 'Angreifer', 'm'],
  defender: ['Verteidiger', 'Verteidiger', 'm'],
  blocker: ['Blocker', 'Blocker', 'm'],
  guard: ['Wächter', 'Wächter', 'm'],
  target: ['Ziel', 'Ziele', 'n'],
  phase: ['Phase', 'Phasen', 'f'],
  combat: ['Kampf', 'Kämpfe', 'm'],
}

/** Before their endings. */
export const states: Record<keyof typeof english.states, string> = {
  friendly: 'befreundet',
  opposing: 'gegnerisch',
  open: 'offen',
  faceDown: 'verdeckt',
}

export const acts: Record<keyof typeof english.acts, GermanAct> = {
  attack: ['greife', 'angreifen', 'angegriffen', 'an'],
  block: ['blocke', 'blocken', 'geblockt'],
  fight: ['kämpfe', 'kämpfen', 'gekämpft'],
  lay: ['lege', 'anlegen', 'angelegt', 'an'],
  resolve: ['löse', 'auflösen', 'aufgelöst', 'auf'],
  ignore: ['ignoriere', 'ignorieren', 'ignoriert'],
  feed: ['füttere', 'füttern', 'gefüttert'],
  claim: ['erwirb', 'erwerben', 'erworben'],
  discard: ['lege', 'ablegen', 'abgelegt', 'ab'],
  draw: ['ziehe', 'ziehen', 'gezogen'],
  destroy: ['zerstöre', 'zerstören', 'zerstört'],
  exile: ['verbanne', 'verbannen', 'verbannt'],
  shuffle: ['mische', 'mischen', 'gemischt'],
}

export const phases: Record<keyof typeof english.phases, string> = {
  draft: 'Auswahl',
  combat: 'Kampf',
  chain: 'Kette',
  claim: 'Erwerb',
  cleanup: 'Aufräumen',
}

export const moons: typeof english.moons = { white: 'weiß', red: 'rot', blue: 'blau', purple: 'violett', yellow: 'gelb', green: 'grün' }

export const traits: typeof english.traits = { hunter: 'Jäger', vampire: 'Vampir', lycanthrope: 'Werwolf', ghoul: 'Ghul' }

export const wounds: typeof english.wounds = { bite: 'Biss', bleed: 'Blut', burn: 'Brand' }
