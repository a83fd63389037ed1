import { behind, ofEach, placed } from './behind.ts'
import type { Behind, Forms } from './behind.ts'
import type { Adjective, Gender, NounPhrase, Preposition, Stem } from './it.ts'

/** Noun phrases of Italian: what agrees, and what is joined with its article. */

const vowel = (word: string) => /^[aeiouàèéìòùæ]/i.test(word)
const impure = (word: string) => /^(s[^aeiou]|z|gn|ps|x|y)/i.test(word)

export function indefinite(word: string, gender: Gender): string {
  if (gender === 'f') return vowel(word) ? `un’${word}` : `una ${word}`
  return impure(word) ? `uno ${word}` : `un ${word}`
}

/** Definite article with its space or apostrophe. */
export function article(word: string, gender: Gender, plural: boolean): string {
  if (gender === 'f') return plural ? 'le ' : vowel(word) ? 'l’' : 'la '
  if (plural) return vowel(word) || impure(word) ? 'gli ' : 'i '
  return vowel(word) ? 'l’' : impure(word) ? 'lo ' : 'il '
}

const JOINED: Partial<Record<Preposition, string>> = { di: 'de', a: 'a', da: 'da', su: 'su', in: 'ne' }

/** "di" and "la creatura" make "della creatura". */
export function joined(preposition: Preposition, art: string, rest: string): string {
  const start = JOINED[preposition]
  if (start === undefined) return `${preposition} ${art}${rest}`
  const endings: Record<string, string> = {
    'il ': 'l ',
    'lo ': 'llo ',
    'la ': 'lla ',
    'l’': 'll’',
    'i ': 'i ',
    'gli ': 'gli ',
    'le ': 'lle ',
  }
  return `${start}${endings[art]}${rest}`
}

/** Joins a preposition to a phrase that may start with its article. */
export function contracted(preposition: Preposition, text: string): string {
  const found = /^(il |lo |la |l’|i |gli |le )(.*)$/.exec(text)
  return found === null ? `${preposition} ${text}` : joined(preposition, found[1], found[2])
}

function withAdjectives({ one, many, gender, adjectives, close = [], first = [], after }: Stem, plural: boolean): string {
  return [
    ...first.map((word) => word(gender, plural)),
    plural ? many : one,
    ...close.map((word) => word(gender, plural)),
    ...adjectives.map((word) => word(gender, plural)),
    ...after.map((words) => behind(words)),
  ].join(' ')
}

export function fixed(text: string, gender: Gender = 'f', plural = false): NounPhrase {
  return { text, gender, plural, with: (preposition) => `${preposition} ${text}` }
}

/** "essa", "su di essa" */
export function pronoun(text: string, gender: Gender = 'f', plural = false): NounPhrase {
  return { ...fixed(text, gender, plural), with: (preposition) => `${preposition}${preposition === 'su' ? ' di' : ''} ${text}` }
}

/** Both nouns of a choice, each with its own article; of three the last word alone stands before the last: "…, … o …". */
function both(first: NounPhrase, word: 'o' | 'e', second: NounPhrase | undefined): NounPhrase {
  if (second === undefined) return first
  const between = second.isPair ? ', ' : ` ${word} `
  return {
    ...first,
    text: first.text + between + second.text,
    with: (preposition) => first.with(preposition) + between + second.with(preposition),
    isPair: true,
  }
}

export function a(stem: Stem): NounPhrase {
  return both(fixed(indefinite(withAdjectives(stem, false), stem.gender), stem.gender), 'o', stem.or && a(stem.or))
}

export function each(stem: Stem): NounPhrase {
  const one = withAdjectives(ofEach(stem), false)
  const all = both(fixed(`ogni ${one}`, stem.gender), 'e', stem.or && each(stem.or))
  return { ...all, none: no(stem), each: stem.or === undefined ? one : `${one} e ${each(stem.or).text}` }
}

export function several(stem: Stem, number: string): NounPhrase {
  return both(fixed(`${number} ${withAdjectives(stem, true)}`, stem.gender, true), 'o', stem.or && bare(stem.or))
}

/** "fino a 3 creature amiche", but "a un massimo di 3": two prepositions do not stand side by side. */
export function upTo(stem: Stem, number: string): NounPhrase {
  const most = several(stem, number)
  return { ...most, text: `fino a ${most.text}`, with: (preposition) => `${preposition} un massimo di ${most.text}` }
}

export function bare(stem: Stem, plural = true): NounPhrase {
  return both(fixed(withAdjectives(stem, plural), stem.gender, plural), 'o', stem.or && bare(stem.or, plural))
}

/** "nessuna creatura amica" */
export function no(stem: Stem): NounPhrase {
  const words = withAdjectives(stem, false)
  const none = stem.gender === 'm' ? (impure(words) ? 'nessuno ' : 'nessun ') : vowel(words) ? 'nessun’' : 'nessuna '
  return both(fixed(none + words, stem.gender), 'o', stem.or && no(stem.or))
}

/** "la creatura amica"; joins with prepositions. */
export function the(stem: Stem, plural = false): NounPhrase {
  return both(definite(withAdjectives(stem, plural), stem.gender, plural), 'o', stem.or && the(stem.or, plural))
}

export function definite(words: string, gender: Gender, plural = false): NounPhrase {
  const art = article(words, gender, plural)
  return { text: art + words, gender, plural, with: (preposition) => joined(preposition, art, words) }
}

export function questo(stem: Stem): NounPhrase {
  const words = withAdjectives(stem, false)
  return fixed(`${stem.gender === 'f' ? 'questa' : 'questo'} ${words}`, stem.gender)
}

export function stem(oneWord: string, manyWord: string, gender: Gender): Stem {
  return { one: oneWord, many: manyWord, gender, adjectives: [], after: [] }
}

/** Adjective of the pattern amico, amica, amici, amiche is given by its four forms; most by their stem and -o/-a or -e. */
export function agree(masculine: string): Adjective {
  if (masculine.endsWith('e')) return (_gender, plural) => (plural ? `${masculine.slice(0, -1)}i` : masculine)
  const root = masculine.slice(0, -1)
  return (gender, plural) => root + (gender === 'f' ? (plural ? 'e' : 'a') : plural ? 'i' : 'o')
}

export function forms(ms: string, fs: string, mp: string, fp: string): Adjective {
  return (gender, plural) => (gender === 'm' ? (plural ? mp : ms) : plural ? fp : fs)
}

export function adjective(s: Stem, word: Adjective): Stem {
  return { ...s, adjectives: [...s.adjectives, word], ...(s.or && { or: adjective(s.or, word) }) }
}

/** An adjective that can stand alone, too. */
export function state(s: Stem, word: Adjective): Stem {
  return { ...adjective(s, word), state: word }
}

/** An adjective that stands before its noun. */
export function before(s: Stem, word: Adjective): Stem {
  return { ...s, first: [word, ...(s.first ?? [])], ...(s.or && { or: before(s.or, word) }) }
}

/** A house or a trait, and behind it whose side it is on: "creatura Marte amica pronta". */
export function attribute(s: Stem, word: Adjective): Stem {
  return { ...s, close: [...(s.close ?? []), word], ...(s.or && { or: attribute(s.or, word) }) }
}

/** Words that stand right behind the noun, before where it comes from. */
export function closer(s: Stem, words: string): Stem {
  return { ...s, after: [words, ...s.after] }
}

export function modifier(s: Stem, words: Behind): Stem {
  return s.or ? { ...s, or: modifier(s.or, words) } : { ...s, after: placed(s.after, words) }
}

/** "dalla tua mano", where it lies "nella tua mano" */
export function taken(...places: readonly NounPhrase[]): Forms {
  const all = (preposition: Preposition) => places.map((place) => place.with(preposition)).join(' o ')
  return { text: all('da'), lying: all('in') }
}

/** "che condivide la Casa con …" */
export function doing(deed: string): Behind {
  return { text: `che ${deed}`, deed, clause: true }
}
