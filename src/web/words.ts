import type { House, StepName } from './keyforge/view.ts'
import type { GameName } from '../games/register.ts'
import type { Language, Opponent } from './protocol.ts'

/** All that the page itself says; prompts, options and log lines come from the game's speaker. */
export interface Words {
  readonly language: string
  readonly tagline: string
  readonly deckReady: string
  readonly learnGame: (game: string, minutes: number) => string
  readonly lessonOffer: (steps: number) => string
  readonly lessonOn: (game: string, step: number) => string
  readonly lessonDone: (done: number, steps: number) => string
  readonly startLesson: string
  readonly startAgain: string
  readonly goOn: string
  readonly knowIt: string
  readonly orPlay: string
  readonly playPeople: string
  readonly peopleSays: string
  readonly daily: string
  readonly dailySays: string
  readonly solve: string
  readonly against: string
  readonly opponents: Readonly<Record<Opponent | 'person' | 'unknown', string>>
  readonly play: string
  readonly withPeople: string
  readonly decks: string
  readonly clans: string
  readonly sets: string
  readonly variant: string
  readonly playGame: (game: string) => string
  readonly games: Readonly<Record<GameName, string>>
  readonly people: string
  readonly peopleHere: (count: number) => string
  readonly howMany: (game: string) => string
  readonly playersAt: (count: number) => string
  readonly twoTeams: string
  readonly resume: string
  readonly resumeNone: string
  readonly resumeTitle: (game: string, turn: number) => string
  readonly startOver: string
  readonly learn: string
  readonly howKeyboard: string
  readonly lessons: string
  readonly puzzles: string
  readonly replays: string
  readonly importRecord: string
  readonly unofficial: string
  readonly licences: string
  readonly houseSets: string
  readonly settings: string
  readonly theme: string
  readonly close: string
  readonly back: string
  readonly undo: string
  readonly confirm: string
  readonly pickMore: (picked: number, min: number, max: number) => string
  readonly endTurn: string
  readonly endQuestion: string
  readonly unused: string
  readonly allOptions: (count: number) => string
  readonly wherePut: (name: string) => string
  readonly whichHost: (name: string) => string
  /** `seat`: whose creature it is, where that is another's. */
  readonly playOn: (name: string, seat: string) => string
  readonly whomFight: (name: string) => string
  readonly mainStep: string
  readonly mainQuestion: (house: string) => string
  readonly verbs: Readonly<Record<string, string>>
  readonly left: string
  readonly right: string
  readonly between: (left: number) => string
  readonly you: string
  readonly yourMove: string
  readonly waiting: string
  readonly opponent: string
  readonly computer: (number: number) => string
  readonly person: (number: number) => string
  /** Turn 0 is the setup, here and in what follows. */
  readonly turn: (turn: number) => string
  readonly turnOf: (turn: number, name: string) => string
  readonly houseActive: (house: string) => string
  readonly steps: Readonly<Record<StepName, string>>
  readonly thinking: string
  /** At a stop, where the table waits until one goes on. */
  readonly halted: string
  readonly decides: (name: string) => string
  readonly check: string
  readonly checkShort: string
  readonly keysOf: (forged: number) => string
  readonly amberOf: (amber: number, cost: number) => string
  readonly of: (cost: number) => string
  readonly drawsLess: (less: number) => string
  readonly piles: Readonly<Record<'hand' | 'deck' | 'discard' | 'archives' | 'purged' | 'chains', string>>
  readonly pileOf: (pile: string, who: string, count: number) => string
  readonly zones: Readonly<
    Record<
      | 'theirLine'
      | 'theirArtifacts'
      | 'myLine'
      | 'myArtifacts'
      | 'hand'
      | 'decision'
      | 'log'
      | 'inspector'
      | 'table'
      | 'menu'
      | 'pile'
      | 'line'
      | 'artifacts'
      | 'being'
      | 'shown',
      string
    >
  >
  readonly search: string
  readonly rule: (id: string) => string
  readonly rules: string
  readonly whyNot: string
  readonly values: Readonly<Record<'power' | 'armor' | 'amber', string>>
  readonly states: Readonly<
    Record<'token' | 'exhausted' | 'stunned' | 'warded' | 'enraged' | 'ready' | 'leftFlank' | 'rightFlank' | 'legal' | 'selected', string>
  >
  /** Of several alike. */
  readonly oneOf: (number: number, count: number) => string
  readonly targetable: (number: number, count: number) => string
  readonly damageOn: (damage: number) => string
  readonly types: Readonly<Record<'action' | 'artifact' | 'creature' | 'upgrade', string>>
  readonly houses: Readonly<Record<House, string>>
  readonly keywords: Readonly<Record<string, string>>
  readonly counters: Readonly<Record<string, string>>
  readonly won: string
  readonly lost: string
  readonly gameOver: string
  readonly crashed: string
  readonly replay: string
  readonly stepOf: (step: number, steps: number) => string
  /** To the question of a table, or to the middle of a page. */
  readonly skipTo: string
  readonly creatures: (count: number) => string
  readonly seats: (mine: string, theirs: string) => string
  readonly language3: Readonly<Record<Language, string>>
}

const known: Partial<Record<Language, Words>> = {}

const loaders: Readonly<Record<Language, () => Promise<Words>>> = {
  en: async () => (await import('./words/en.ts')).en,
  de: async () => (await import('./words/de.ts')).de,
  it: async () => (await import('./words/it.ts')).it,
}

/** Loads the words of a language; they must be there before `wordsOf` is asked for them. */
export async function loadWords(language: Language): Promise<void> {
  known[language] ??= await loaders[language]()
}

export function wordsOf(language: Language): Words {
  const words = known[language]
  if (words === undefined) throw new Error(`the words of "${language}" are not loaded`)
  return words
}
