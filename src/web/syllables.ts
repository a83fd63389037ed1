// Where long words may be broken: browsers bring hyphenation for few languages, and some for none.

const VOWELS = 'aeiouyäöüæàèéìòù'
/** Consonants that begin a syllable together. */
const ONSET = `(?:sch|(?<=[^${VOWELS}])s[pt]r?|ch|ph|th|sh|gh|qu|[bcfgkp][lr]|[dt]r|[bcdfghjklmnpqrstvwxzß])`
const BREAK = new RegExp(`[${VOWELS}][^${VOWELS}]*?(?=${ONSET}[${VOWELS}])`, 'gi')
/** Fewer letters stand alone on no line. */
const LEAST = 3

/** A name with soft hyphens in its long words, for a place that may be narrow. */
export function softly(name: string): string {
  return name.replace(/\p{L}{8,}/gu, (word) =>
    word.replace(BREAK, (part, at: number) => {
      const end = at + part.length
      return end < LEAST || word.length - end < LEAST ? part : `${part}\u00ad`
    }),
  )
}
