// Where long words may be broken: browsers bring hyphenation for few languages, and some for none.
import type { Language } from './protocol.ts'

const VOWELS = 'aeiouyäöüæàèéìòù'
/** Consonants that begin a syllable together: where none of these stands before a vowel, nothing is broken. */
const ONSET: Readonly<Record<Language, string>> = {
  en: `(?:sch|(?<=[^${VOWELS}])s[pt]r?|ch|ph|th|sh|gh|qu|ck|[bcfgp][lr]|(?<!c)k[lr]|[dt]r|[bcdfghjklmnpqrstvwxz])`,
  // schimp-fen, but Hirn-pfeil; Glück-lo-ser, but Geister-flos-se
  de: `(?:sch[lmnrw]?|(?<=[^${VOWELS}])s[pt]r?|ch|ph|th|sh|gh|qu|ck|(?<=[^${VOWELS}mp])pf[lr]?|(?<!c)k[lnr]|gn(?!is|ah)|[bcfgp]r|[bcgp]l(?!ich|ing|os|er)|fl(?!ich|er)|[dt]r|[bcdfghjklmnpqrstvwxzß])`,
  // an s goes with what stands behind it: cre-sci-ta
  it: `(?:s(?:ch|gh|qu|[bcdfgpt][lr]|[bcdfglmnpqrtv])|gn|ch|gh|ph|th|qu|[bcdfgptv]r|[bcfgp]l|[bcdfghjklmnpqrstvwxz])`,
}
/**
 * Where a German word is put together, as far as its parts tell: a prefix before a vowel, an s between two nouns, and nouns that begin
 * with a vowel.
 */
const SEAM = new RegExp(
  [
    `(?<=^(?:ver|zer|über|unter|vor|un(?=[aeäü])))(?=[${VOWELS}])`,
    '(?<=(?:ion|ung|heit|keit|schaft|tät|thek|krieg|kauf)s)(?=\\p{L}{3})',
    `(?<=\\p{L}{2}[^${VOWELS}])(?=offizier|opfer|agent|altar|appell|arbeit|archiv|ausweis|ausbild|anwalt|anzug|außen|entführ|expert|ingenieur|über|atem$|artig|abkommen|allianz|auge$|armband|universum|aufgebot|auferst|automat)`,
    // parts of the names of our cards that no rule could tell
    '(?<=(?:frost|welt|zeit|schrift|raub|greif))(?=r)|(?<=(?:feiglings|hilfs))(?=t)|(?<=flanken)(?=angriff)|(?<=blitz|schlitz|dampf)(?=eis|emission|ohr|affe)',
    '(?<=(?:routine|schmiede))(?=arbeit|unter)|(?<=ruhe)(?=stand)|(?<=^(?:weg|viel)?ge)(?=sp|stalt|stör)',
  ].join('|'),
  'iu',
)
/** Fewer letters stand alone on no line. */
const LEAST = 3

/** A name with soft hyphens in its long words, for a place that may be narrow. */
export function softly(name: string, language: Language): string {
  return name.replace(/\p{L}{8,}/gu, (word) => {
    const [first, ...others] = (language === 'de' ? word.split(SEAM) : [word]).map((part) => breakPart(part, language))
    return first + others.map((part, at) => (at === 0 && first.length < LEAST ? part : `\u00ad${part}`)).join('')
  })
}

function breakPart(part: string, language: Language): string {
  const syllables = new RegExp(`[${VOWELS}][^${VOWELS}]*?(?=${ONSET[language]}[${VOWELS}])`, 'gi')
  return part.replace(syllables, (syllable, start: number) => {
    const end = start + syllable.length
    return end < LEAST || part.length - end < LEAST ? syllable : `${syllable}\u00ad`
  })
}
