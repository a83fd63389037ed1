import type { Language } from '../../src/ability/language.ts'
import * as keyforgeGerman from '../../src/games/keyforge/glossary/de.ts'
import * as keyforgeEnglish from '../../src/games/keyforge/glossary/en.ts'
import * as keyforgeItalian from '../../src/games/keyforge/glossary/it.ts'
import type { EnglishAct, EnglishNoun, GermanAct, GermanNoun, ItalianAct, ItalianNoun } from '../../src/games/speech/glossary.ts'

/** A thing of a game, and how a text of each language shows that it is spoken of. */
export interface Concept {
  readonly id: string
  readonly said: Readonly<Record<Language, RegExp>>
}

/** Forms that do not follow from those of the glossary: other parts of speech, irregular ones. */
export type More = Readonly<Record<string, Partial<Readonly<Record<Language, string>>>>>

type Table<Term> = Readonly<Record<string, Term>>

const anyOf = (...forms: (string | undefined)[]) => forms.filter((form) => form !== undefined && form !== '').join('|')
const bounded = (forms: string) => new RegExp(`(?<!\\p{L})(?:${forms})(?!\\p{L})`, 'iu')
const begun = (forms: string) => new RegExp(`(?<!\\p{L})(?:${forms})`, 'iu')
const within = (forms: string) => new RegExp(forms, 'iu')

export function nouns(en: Table<EnglishNoun>, de: Table<GermanNoun>, it: Table<ItalianNoun>, more: More = {}): Concept[] {
  return Object.keys(en).map((id) => ({
    id,
    said: {
      en: bounded(anyOf(en[id][0], en[id][1] ?? `${en[id][0]}s`, more[id]?.en)),
      // a German noun may be a part of another
      de: within(anyOf(stem(de[id][0]), stem(de[id][1]), more[id]?.de)),
      it: begun(anyOf(it[id][0], it[id][1], more[id]?.it)),
    },
  }))
}

/** "allgemeine Reserve", "allgemeinen Reserve" */
function stem(noun: string): string {
  return noun.replace(/e (?=\p{Lu})/u, '\\p{L}* ')
}

export function acts(en: Table<EnglishAct>, de: Table<GermanAct>, it: Table<ItalianAct>, more: More = {}): Concept[] {
  return Object.keys(en).map((id) => ({
    id,
    said: {
      en: bounded(anyOf(englishForms(en[id]), more[id]?.en)),
      de: within(anyOf(germanForms(de[id]), more[id]?.de)),
      it: begun(anyOf(...it[id].map((form) => form.replace(/(?:[aei]re|[aeio])$/, '')), more[id]?.it)),
    },
  }))
}

function englishForms([command, done]: EnglishAct): string {
  const root = command.replace(/e$/, '').replace(/y$/, '(?:y|i)')
  return anyOf(`${root}(?:e|s|es|ed|ing)?`, done, `${root}[a-z]?(?:ed|ing)`)
}

function germanForms([command, infinitive, done, particle]: GermanAct): string {
  const root = infinitive.replace(/e?n$/, '')
  if (particle === undefined) return anyOf(command.replace(/e$/, ''), root, done)
  // "spielbereit machen": the adjective says it
  if (infinitive.includes(' ')) return particle
  const verb = root.slice(particle.length)
  return anyOf(`${particle}(?:ge|zu)?${verb}`, `(?<!\\p{L})${verb}\\p{L}*(?!\\p{L})[^.:;]* ${particle}(?!\\p{L})`)
}

const MORE: More = {
  flank: { it: 'fianc' },
  supply: { it: 'quella comune' },
  neighbor: { en: 'neighboring', de: 'benachbart', it: 'vicin[aeio]|adiacent[ei]|alla sua (?:destra|sinistra)|a (?:destra|sinistra) di' },
  damage: { en: 'damaged', de: 'beschädigt', it: 'danneggiat' },
  counter: { de: 'Beschützt' },
  token: { en: 'tokens?', de: 'Token', it: 'token' },
  tide: { de: 'Flut|Ebbe' },
  house: { it: 'Cas[ae]' },
  bonusIcon: { de: '-Symbol', it: 'icon[ae]' },
  archives: { it: 'archivi' },
  discard: { de: 'Ablage', it: 'scart' },
  archive: { de: 'Archiv' },
  look: { de: '(?<!\\p{L})(?:sieh|siehst|sieht|gesehen|ansieh)' },
  battleline: { it: 'line[ae](?!\\p{L})' },
  // who is fought is attacked
  fight: { de: 'Kampf|Kämpf|an(?:ge)?greif|angegriff', it: 'combatt|attacc' },
  reap: { de: 'Ernte', it: 'racco' },
  steal: { de: 'stahl', it: 'furto' },
  capture: { it: 'cattur' },
  exhaust: { it: 'esauri' },
  ready: { it: 'pront' },
  stun: { it: 'stordi' },
  ward: { it: 'prote' },
  enrage: { it: 'ira(?!\\p{L})' },
  destroy: { en: 'destruction', it: 'distru' },
  draw: { en: 'drew', de: 'zög|zog', it: 'pesc' },
  graft: { de: 'unterleg', it: 'innest' },
  forge: { it: 'forg' },
  unforge: { it: 'non forgiat' },
  use: { de: 'verwend|Verwend', it: 'us[aoi]|utilizz' },
  play: { de: 'spiel', it: 'gioc|giuoc' },
  move: { de: 'beweg', it: 'spost' },
}

export const KEYFORGE: readonly Concept[] = [
  ...nouns(keyforgeEnglish.types, keyforgeGerman.types, keyforgeItalian.types, MORE),
  ...nouns(keyforgeEnglish.places, keyforgeGerman.places, keyforgeItalian.places, MORE),
  ...nouns(keyforgeEnglish.things, keyforgeGerman.things, keyforgeItalian.things, MORE),
  ...acts(keyforgeEnglish.acts, keyforgeGerman.acts, keyforgeItalian.acts, MORE),
  ...acts(keyforgeEnglish.otherActs, keyforgeGerman.otherActs, keyforgeItalian.otherActs, MORE),
]
