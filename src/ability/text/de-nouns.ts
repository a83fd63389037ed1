import { behind, ofEach, placed } from './behind.ts'
import type { Behind, Forms } from './behind.ts'
import type { Case, Gender, Head, Stem, NounPhrase } from './de.ts'

/** Noun phrases of German: what is declined. */

const EIN: Record<Gender, Record<Case, string>> = {
  m: { nom: 'ein', acc: 'einen', dat: 'einem', gen: 'eines' },
  f: { nom: 'eine', acc: 'eine', dat: 'einer', gen: 'einer' },
  n: { nom: 'ein', acc: 'ein', dat: 'einem', gen: 'eines' },
}
export const DER: Record<Gender | 'p', Record<Case, string>> = {
  m: { nom: 'der', acc: 'den', dat: 'dem', gen: 'des' },
  f: { nom: 'die', acc: 'die', dat: 'der', gen: 'der' },
  n: { nom: 'das', acc: 'das', dat: 'dem', gen: 'des' },
  p: { nom: 'die', acc: 'die', dat: 'den', gen: 'der' },
}
/** Endings of adjectives: after "ein", after "der" and "jeder", without article in the plural. */
const MIXED: Record<Gender, Record<Case, string>> = {
  m: { nom: 'er', acc: 'en', dat: 'en', gen: 'en' },
  f: { nom: 'e', acc: 'e', dat: 'en', gen: 'en' },
  n: { nom: 'es', acc: 'es', dat: 'en', gen: 'en' },
}
const WEAK: Record<Gender | 'p', Record<Case, string>> = {
  m: { nom: 'e', acc: 'en', dat: 'en', gen: 'en' },
  f: { nom: 'e', acc: 'e', dat: 'en', gen: 'en' },
  n: { nom: 'e', acc: 'e', dat: 'en', gen: 'en' },
  p: { nom: 'en', acc: 'en', dat: 'en', gen: 'en' },
}
const STRONG: Record<Case, string> = { nom: 'e', acc: 'e', dat: 'en', gen: 'er' }

export function pronoun(gender: Gender, plural: boolean, kase: Case): string {
  if (plural) return { nom: 'sie', acc: 'sie', dat: 'ihnen', gen: 'ihrer' }[kase]
  return {
    m: { nom: 'er', acc: 'ihn', dat: 'ihm', gen: 'seiner' },
    f: { nom: 'sie', acc: 'sie', dat: 'ihr', gen: 'ihrer' },
    n: { nom: 'es', acc: 'es', dat: 'ihm', gen: 'seiner' },
  }[gender][kase]
}

export function phrase(stem: Stem, plural: boolean, article: (kase: Case) => string, ending: (kase: Case) => string): NounPhrase {
  return {
    plural,
    gender: stem.gender,
    in(kase) {
      const adjectives = stem.adjectives.map((word) => inflect(word, ending(kase)))
      const noun = plural ? declinePlural(stem.many, kase) : declineSingular(stem.one, stem.gender, kase)
      return [article(kase), ...adjectives, noun, ...stem.after.map((words) => behind(words))].filter(Boolean).join(' ')
    },
  }
}

/** A quoted name or a compound with "-" takes no ending. */
function inflect(word: string, ending: string): string {
  return /[”“"]$/.test(word) ? word : word + ending
}

/** Masculine nouns that end in "-n" wherever they are not the subject. */
const WEAK_NOUN = /Nachbar$/

function declineSingular(noun: string, gender: Gender, kase: Case): string {
  if (WEAK_NOUN.test(noun)) return kase === 'nom' ? noun : `${noun}n`
  if (kase !== 'gen' || gender === 'f') return noun
  return /(s|ß|z|x)$/.test(noun) ? `${noun}es` : `${noun}s`
}

function declinePlural(noun: string, kase: Case): string {
  return kase === 'dat' && !/[ns]$/.test(noun) ? `${noun}n` : noun
}

/** Both nouns of a choice, each with its own article; of three the last word alone stands before the last: "…, … oder …". */
function both(first: NounPhrase, word: 'oder' | 'und', second: NounPhrase | undefined): NounPhrase {
  if (second === undefined) return first
  const between = second.isPair ? ', ' : ` ${word} `
  return { ...first, in: (kase) => first.in(kase) + between + second.in(kase), isPair: true }
}

/** "eine befreundete Kreatur" */
export function a(stem: Stem): NounPhrase {
  const one = phrase(
    stem,
    false,
    (kase) => (stem.partitive && kase === 'nom' ? 'einer' : EIN[stem.gender][kase]),
    (kase) => MIXED[stem.gender][kase],
  )
  return both(one, 'oder', stem.or && a(stem.or))
}

/** "jede befreundete Kreatur" */
export function each(stem: Stem): NounPhrase {
  const article = (kase: Case) =>
    `jede${{ m: { nom: 'r', acc: 'n', dat: 'm', gen: 's' }, f: { nom: '', acc: '', dat: 'r', gen: 'r' }, n: { nom: 's', acc: 's', dat: 'm', gen: 's' } }[stem.gender][kase]}`
  const all = both(
    phrase(ofEach(stem), false, article, (kase) => WEAK[stem.gender][kase]),
    'und',
    stem.or && each(stem.or),
  )
  return { ...all, none: no(stem) }
}

/** "alle befreundeten Kreaturen" */
export function all(stem: Stem): NounPhrase {
  const plain = phrase(
    stem,
    true,
    (kase) => `all${STRONG[kase]}`,
    (kase) => WEAK.p[kase],
  )
  return both(plain, 'und', stem.or && all(stem.or))
}

/** "die befreundete Kreatur", "die befreundeten Kreaturen" */
export function the(stem: Stem, plural = false): NounPhrase {
  const key = plural ? 'p' : stem.gender
  const one = phrase(
    stem,
    plural,
    (kase) => DER[key][kase],
    (kase) => WEAK[key][kase],
  )
  return both(one, 'oder', stem.or && the(stem.or, plural))
}

/** "3 befreundete Kreaturen", with a word before: "bis zu 3 …" */
export function several(stem: Stem, number: string): NounPhrase {
  const all = phrase(
    stem,
    true,
    () => number,
    (kase) => STRONG[kase],
  )
  return both(all, 'oder', stem.or && several(stem.or, ''))
}

/** "befreundete Kreatur", behind "genau 1" */
export function one(stem: Stem): NounPhrase {
  return phrase(
    stem,
    false,
    () => '',
    (kase) => MIXED[stem.gender][kase],
  )
}

/** "keine befreundete Kreatur", "keine befreundeten Kreaturen" */
export function no(stem: Stem, plural = false): NounPhrase {
  return both(likeEin('k', stem, plural), 'oder', stem.or && no(stem.or, plural))
}

/** "deine verletzten Einheiten" */
export function yours(stem: Stem, plural = false): NounPhrase {
  return both(likeEin('d', stem, plural), 'und', stem.or && yours(stem.or, plural))
}

/** Words that are declined like "ein", and have a plural: "kein", "dein". */
function likeEin(start: string, stem: Stem, plural: boolean): NounPhrase {
  return phrase(
    stem,
    plural,
    (kase) => start + (plural ? `ein${STRONG[kase]}` : EIN[stem.gender][kase]),
    (kase) => (plural ? WEAK.p : MIXED[stem.gender])[kase],
  )
}

/** The relative pronoun in the accusative, which is that of the nominative but for masculine nouns. */
export function relative(stem: Stem): string {
  return { m: 'den', f: 'die', n: 'das' }[stem.gender]
}

/** "befreundete Kreaturen" */
export function bare(stem: Stem): NounPhrase {
  return several(stem, '')
}

/** A phrase that does not change with its case, such as a quoted name. */
export function fixed(text: string, gender: Gender = 'f', plural = false): NounPhrase {
  return { in: () => text, plural, gender }
}

/** "diese Kreatur" */
export function dieser(stem: Stem): NounPhrase {
  const article = (kase: Case) =>
    ({
      m: { nom: 'dieser', acc: 'diesen', dat: 'diesem', gen: 'dieses' },
      f: { nom: 'diese', acc: 'diese', dat: 'dieser', gen: 'dieser' },
      n: { nom: 'dieses', acc: 'dieses', dat: 'diesem', gen: 'dieses' },
    })[stem.gender][kase]
  return phrase(stem, false, article, (kase) => WEAK[stem.gender][kase])
}

export function stem(oneWord: string, manyWord: string, gender: Gender): Stem {
  return { one: oneWord, many: manyWord, gender, adjectives: [], after: [] }
}

export function adjective(s: Stem, word: string): Stem {
  return { ...s, adjectives: [word, ...s.adjectives], ...(s.or && { or: adjective(s.or, word) }) }
}

/** An adjective that can stand alone, too. */
export function state(s: Stem, word: string): Stem {
  return { ...adjective(s, word), state: word }
}

/** Makes a compound with a hyphen: "Mars-Kreatur". */
export function compound(s: Stem, first: string): Stem {
  // "ihrer Nachbarn": what it is compounded with stands behind whose they are
  const joined = (word: string) => (s.partitive ? word.replace(' ', ` ${first}-`) : `${first}-${word}`)
  const head = headOf(s)
  return {
    ...s,
    one: joined(s.one),
    many: joined(s.many),
    head: { ...head, front: `${first}-${head.front}` },
    ...(s.or && { or: compound(s.or, first) }),
  }
}

/** Another noun in the place of the one that it is compounded of: "Mars-Flankenkreatur"; undefined where that is not what it is. */
export function special(s: Stem, general: string, one: string, many: string): Stem | undefined {
  const { one: noun, front } = headOf(s)
  return noun === general ? { ...s, one: front + one, many: front + many, head: { one, many, front } } : undefined
}

function headOf(s: Stem): Head {
  return s.head ?? { one: s.one, many: s.many, front: '' }
}

export function modifier(s: Stem, words: Behind): Stem {
  return s.or ? { ...s, or: modifier(s.or, words) } : { ...s, after: placed(s.after, words) }
}

/** "aus deinem Archiv", where it lies "in deinem Archiv"; "von deiner Hand", "auf deiner Hand" */
export function taken(place: string, hand = false): Forms {
  return hand ? { text: `von ${place}`, lying: `auf ${place}` } : { text: `aus ${place}`, lying: `in ${place}` }
}

export function ending(gender: Gender, kase: Case, plural: boolean): string {
  if (plural) return { nom: 'e', acc: 'e', dat: 'en', gen: 'er' }[kase]
  return {
    m: { nom: '', acc: 'en', dat: 'em', gen: 'es' },
    f: { nom: 'e', acc: 'e', dat: 'er', gen: 'er' },
    n: { nom: '', acc: '', dat: 'em', gen: 'es' },
  }[gender][kase]
}

/** A noun in front of another in a compound: "Wachstums-", "Tiefen-". */
export function linked(noun: string): string {
  if (/(ung|heit|tum|ion|el|en)$/.test(noun)) return `${noun}s`
  return noun.endsWith('e') ? `${noun}n` : noun
}
