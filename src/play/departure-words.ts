// Why a game does not follow its record any further, in the reader's language.
import type { Language } from '../ability/language.ts'
import { excerpt, shorten } from '../kernel/excerpt.ts'
import { NAMED, type Parting } from '../kernel/replay.ts'
import type { Departs } from './snapshot.ts'

interface DepartureWords {
  line(line: number, why: string): string
  readonly why: { readonly [Why in Parting['why']]: (parting: Extract<Parting, { readonly why: Why }>) => string }
  /** As the end of the sentence. */
  changed(names: string, more: number, engine: string | undefined): string
  made(engine: string): string
}

const WORDS: Readonly<Record<Language, DepartureWords>> = {
  en: {
    line: (line, why) => `line ${line}: ${why}`,
    why: {
      over: ({ move }) => `the game is over before ${excerpt(move)}`,
      impossible: ({ move }) => `${excerpt(move)} is not possible here`,
      failed: ({ move, problem }) => `the rules fail at ${excerpt(move)}: ${shorten(problem, 200)}`,
      result: ({ result, recorded }) => `the game ends with ${excerpt(result ?? 'no result')}, the record with ${excerpt(recorded)}`,
      position: ({ hash }) => `the game ends in another position (${hash}): the record is damaged or of another version`,
    },
    changed: (names, more, engine) =>
      `; since it was made${engine === undefined ? '' : ` by engine ${engine}`}, these cards have changed: ${names}${more > 0 ? ` and ${more} more` : ''}`,
    made: (engine) => `; it was made by engine ${engine}`,
  },
  de: {
    line: (line, why) => `Zeile ${line}: ${why}`,
    why: {
      over: ({ move }) => `Die Partie ist vor ${excerpt(move)} zu Ende`,
      impossible: ({ move }) => `${excerpt(move)} ist hier nicht möglich`,
      failed: ({ move, problem }) => `Die Regeln versagen bei ${excerpt(move)}: ${shorten(problem, 200)}`,
      result: ({ result, recorded }) =>
        `Die Partie endet ${result === undefined ? 'ohne Ergebnis' : `mit ${excerpt(result)}`}, die Aufzeichnung mit ${excerpt(recorded)}`,
      position: ({ hash }) =>
        `Die Partie endet in einer anderen Stellung (${hash}): Die Aufzeichnung ist beschädigt oder von einer anderen Version`,
    },
    changed: (names, more, engine) =>
      `; seit sie${engine === undefined ? '' : ` von Version ${engine}`} gemacht wurde, haben sich diese Karten geändert: ${names}${more > 0 ? ` und ${more} weitere` : ''}`,
    made: (engine) => `; sie wurde von Version ${engine} gemacht`,
  },
  it: {
    line: (line, why) => `riga ${line}: ${why}`,
    why: {
      over: ({ move }) => `la partita è finita prima di ${excerpt(move)}`,
      impossible: ({ move }) => `${excerpt(move)} qui non è possibile`,
      failed: ({ move, problem }) => `le regole non funzionano con ${excerpt(move)}: ${shorten(problem, 200)}`,
      result: ({ result, recorded }) =>
        `la partita finisce ${result === undefined ? 'senza risultato' : `con ${excerpt(result)}`}, la registrazione con ${excerpt(recorded)}`,
      position: ({ hash }) => `la partita finisce in un’altra posizione (${hash}): la registrazione è danneggiata o di un’altra versione`,
    },
    changed: (names, more, engine) =>
      `; da quando è stata fatta${engine === undefined ? '' : ` dalla versione ${engine}`} queste carte sono cambiate: ${names}${more > 0 ? ` e altre ${more}` : ''}`,
    made: (engine) => `; è stata fatta dalla versione ${engine}`,
  },
}

export function sayDeparture(language: Language, { line, parting, changed, engine }: Departs): string {
  const words = WORDS[language]
  const made = engine === undefined ? undefined : shorten(engine)
  const since =
    changed.length > 0
      ? words.changed(changed.slice(0, NAMED).join(', '), changed.length - NAMED, made)
      : made === undefined
        ? ''
        : words.made(made)
  return words.line(line, sayParting(language, parting) + since)
}

/** Why alone. */
export function sayParting(language: Language, parting: Parting): string {
  const why = WORDS[language].why[parting.why] as (parting: Parting) => string
  return why(parting)
}
