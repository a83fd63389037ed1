import type { Language } from '../../src/ability/language.ts'
import type { GameName } from '../../src/games/register.ts'

/** Words that do not come from the glossary, where it has a term: other translations, and what the rulebooks do not say. */
export interface Rejected {
  readonly language: Language
  readonly word: RegExp
  readonly instead: string
}

const words = (language: Language, table: Readonly<Record<string, string>>): Rejected[] =>
  Object.entries(table).map(([forms, instead]) => ({ language, word: new RegExp(`(?<!\\p{L})(?:${forms})(?!\\p{L})`, 'iu'), instead }))

const KEYFORGE: readonly Rejected[] = [
  ...words('en', {
    'aember|amber': 'Æmber',
    'battle line': 'battleline',
    'neighbou?rs? creatures?|adjacent': 'neighbor',
    'graveyard|trash pile': 'discard pile',
    'tapped|untapp?(?:ed)?|refresh(?:ed)?': 'exhausted, ready',
    'minions?|monsters?': 'creature',
    'stunn?ing counters?': 'stun',
    colour: 'color',
    armour: 'armor',
    'neighbour\\p{L}*': 'neighbor',
  }),
  ...words('de', {
    'bernstein\\p{L}*|ember|aember': 'Æmber',
    'haus|häuser\\p{L}*': 'Fraktion',
    'upgrade\\p{L}*|verbesserungskarte\\p{L}*': 'Aufwertung',
    'schutzmarker\\p{L}*|abschirmung\\p{L}*|schild\\p{L}*': 'beschützt, Beschützt-Marker',
    'gelähmt\\p{L}*|lähm\\p{L}*': 'betäuben',
    'friedhof\\p{L}*|abwurfstapel|abwerfen|abgeworfen\\p{L}*': 'Ablagestapel, ablegen',
    'getappt\\p{L}*|enttapp\\p{L}*': 'erschöpft, spielbereit',
    'schlachtlinie\\p{L}*|kampflinie\\p{L}*|kampfreihe\\p{L}*': 'Schlachtreihe',
    'eingefangen\\p{L}*|fange|gefangen\\p{L}*': 'erbeuten',
    'verschieb\\p{L}*|verschob\\p{L}*': 'bewegen',
    schlüsselworte: 'Schlüsselwörter',
    'eigenschaft\\p{L}*': 'Fähigkeit',
    lebenspunkt: 'Stärke',
    'monster|diener': 'Kreatur',
    'zähler|counter': 'Marker',
    'nutze|nutzen|benutze|benutzen|benutzt': 'verwenden',
    'schmiedest du nicht mehr|entschmied\\p{L}*': 'ungeschmiedet',
    omni: 'Universell',
  }),
  ...words('it', {
    'ambra|æmbra|aember': 'Æmber',
    'fazion[ei]|casat[aei]': 'Casa',
    'manufatt[oi]': 'artefatto',
    'potenziament[oi] \\(miglioria\\)|upgrade': 'miglioria',
    'caten[ae]': 'vincolo',
    cimitero: 'pila degli scarti',
    'esilia\\p{L}*|esilio': 'epurare',
    'tappat[aeio]|stappa\\p{L}*': 'esaurita, pronta',
    'mostr[oi]': 'creatura',
    'contator[ei]': 'segnalino',
    'mescol\\p{L}*': 'rimescolare',
    'muov\\p{L}*|muover\\p{L}*': 'spostare',
    'disforgi\\p{L}*': 'spezzare',
    'linea di combattimento|fila di battaglia|schieramento di battaglia': 'linea di battaglia',
    propagazione: 'Attacco a Schianto',
    'parola-chiave|keyword': 'parola chiave',
    'paralizz\\p{L}*': 'stordire',
    'arrabbia\\p{L}*|infuria\\p{L}*': 'adirare',
  }),
]

const CRYSTAL_CLANS: readonly Rejected[] = [
  ...words('en', { 'graveyard|trash pile': 'discard pile', 'hexe?s?|regions?|areas?': 'zone', 'troops?|armies|army': 'squad' }),
  ...words('de', {
    'clans?': 'Klan',
    'zonen?|regionen?': 'Gebiet',
    'abwerfen|abgeworfen\\p{L}*|abwirf\\p{L}*|friedhof\\p{L}*': 'ablegen, Ablagestapel',
    'vorherseh\\p{L}*|vorhergesehen|voraussag\\p{L}*|vorausgesagt': 'vorhersagen',
    'zermalm\\p{L}*|vernicht\\p{L}*': 'zerstören',
    'plünder\\p{L}*|raubzug': 'überfallen',
  }),
  ...words('it', {
    'terr[ae]': 'zona natale',
    'presagi\\p{L}*|prevedi\\p{L}*|previst[aoie]': 'predire, predizione',
    'truppe?|plotone': 'squadra',
    'cattura\\p{L}*': 'conquistare',
    cimitero: 'pila degli scarti',
  }),
]

const NIGHTFALL: readonly Rejected[] = [
  ...words('en', { 'graveyard|trash pile': 'discard pile', 'creatures?': 'minion', 'purg\\p{L}*|banish\\p{L}*': 'exile' }),
  ...words('de', {
    'abwerf\\p{L}*|abgeworfen\\p{L}*|abwirf\\p{L}*|abwurf\\p{L}*|abwürfe\\p{L}*': 'ablegen',
    'wirf|wirft|wirfst': 'ablegen',
    '(?:link|kicker)-farben?': 'Mond',
    'angeforderte?\\p{L}*': 'erworben',
    diener: 'Kreatur',
    'blockier\\p{L}*': 'blocken',
  }),
  ...words('it', { 'servitor[ei]|mostr[oi]': 'creatura', cimitero: 'pila degli scarti', 'bandi(?:sci|re|t[aoie])': 'esiliare' }),
]

const RIFTBLADE: readonly Rejected[] = [
  ...words('en', {
    'graveyard|trash pile': 'discard pile',
    '(?:base|empowered|overcharged|violet|marked) rows?': 'tier',
    'cast\\p{L}*': 'play',
  }),
  ...words('de', {
    'abwerf\\p{L}*|abgeworfen\\p{L}*': 'ablegen',
    'zeilen?': 'Effektstufe',
    'manasteine?n?|steine?n?': 'Riftstein',
    'wirk(?:e|en) (?:einen|„)': 'spielen',
  }),
  ...words('it', {
    'rig(?:a|he)': 'livello',
    'lanci\\p{L}*': 'giocare',
    'guadagn\\p{L}*': 'ottenere',
    inferno: 'Infernale',
  }),
]

/** In texts of all games, and of none. */
export const EVERYWHERE: readonly Rejected[] = words('it', { capacità: 'abilità' })

export const REJECTED: Readonly<Record<GameName, readonly Rejected[]>> = {
  keyforge: KEYFORGE,
  'crystal-clans': CRYSTAL_CLANS,
  nightfall: NIGHTFALL,
  riftblade: RIFTBLADE,
}
