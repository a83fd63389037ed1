// Whoever is asked reads what for, in all games, languages and clients: no bare "Choose a card", and no bare "Yes" away from its question.
import { expect, test } from 'vitest'
import type { Language } from '../src/ability/language.ts'
import { Chronicle } from '../src/cli/chronicle.ts'
import { Screen } from '../src/cli/screen.ts'
import type { Terminal } from '../src/cli/terminal.ts'
import { code as crystalClansCode } from '../src/games/crystal-clans/layout.ts'
import { english as crystalClansEnglish } from '../src/games/crystal-clans/speech/en.ts'
import { german as crystalClansGerman } from '../src/games/crystal-clans/speech/de.ts'
import { italian as crystalClansItalian } from '../src/games/crystal-clans/speech/it.ts'
import { titles, type WholeTitle } from '../src/games/index.ts'
import { code as keyforgeCode } from '../src/games/keyforge/rules/layout.ts'
import { english as keyforgeEnglish } from '../src/games/keyforge/speech/en.ts'
import { german as keyforgeGerman } from '../src/games/keyforge/speech/de.ts'
import { italian as keyforgeItalian } from '../src/games/keyforge/speech/it.ts'
import { which } from '../src/games/keyforge/speech/questions.ts'
import { code as nightfallCode } from '../src/games/nightfall/layout.ts'
import { english as nightfallEnglish } from '../src/games/nightfall/speech/en.ts'
import { german as nightfallGerman } from '../src/games/nightfall/speech/de.ts'
import { italian as nightfallItalian } from '../src/games/nightfall/speech/it.ts'
import { GAME_NAMES, type GameName } from '../src/games/register.ts'
import { code as riftbladeCode } from '../src/games/riftblade/layout.ts'
import type { Asked } from '../src/games/speech/frame.ts'
import { german } from '../src/games/speech/frame-words/de.ts'
import { english } from '../src/games/speech/frame-words/en.ts'
import { italian } from '../src/games/speech/frame-words/it.ts'
import type { Decision } from '../src/kernel/decision.ts'
import type { Setup } from '../src/kernel/game.ts'
import type { Position } from '../src/kernel/position.ts'
import { Generator, seedOf } from '../src/kernel/random.ts'
import { type Match, startMatch } from '../src/play/match.ts'
import { applyPatch } from '../src/play/patch.ts'
import { Replay } from '../src/play/replay.ts'
import type { TableState } from '../src/play/snapshot.ts'
import { Voice } from '../src/play/voice.ts'
import { extent } from './extent.ts'

const WORDS = { en: english, de: german, it: italian }

const SEED = 47
const LANGUAGES: readonly Language[] = ['en', 'de', 'it']
const NAMES = ['Anna', 'Ben', 'Cleo', 'Dora', 'Emil']
const MOST = 1500
console.log(`what is asked in games with seed ${SEED}`)

type Prompts = Readonly<Record<string, string | ((asked: Asked) => string)>>
type InLanguages = Readonly<Record<Language, Prompts>>

/** What a game's questions say that name no act; only the text of a card could say what for. */
function pick<P extends Prompts>(of: Readonly<Record<Language, P>>, keys: readonly (keyof P & string)[]): InLanguages {
  const bare = (prompts: P) => Object.fromEntries(keys.map((key) => [key, prompts[key]]))
  return { en: bare(of.en), de: bare(of.de), it: bare(of.it) }
}
const keyforge = { en: keyforgeEnglish, de: keyforgeGerman, it: keyforgeItalian }
const crystalClans = { en: crystalClansEnglish.prompts, de: crystalClansGerman.prompts, it: crystalClansItalian.prompts }
const nightfall = { en: nightfallEnglish.prompts, de: nightfallGerman.prompts, it: nightfallItalian.prompts }
const BARE: Readonly<Record<GameName, InLanguages>> = {
  keyforge: pick({ en: keyforge.en.prompts, de: keyforge.de.prompts, it: keyforge.it.prompts }, [
    ...(['target', 'order', 'may', 'mode', 'use', 'amount', 'name', 'trait', 'player', 'chosenHouse'] as const),
  ]),
  'crystal-clans': pick(crystalClans, ['cc.ability.5 target', 'cc.ability.5 place', 'cc.ability.5 mode', 'cc.ability.6']),
  nightfall: pick(nightfall, ['nf.text.1', 'nf.text.1 seat', 'nf.text.3', 'nf.concept.3', 'nf.feed.1']),
  riftblade: pick({ en: {}, de: {}, it: {} }, []),
}
const CODES = { keyforge: keyforgeCode, 'crystal-clans': crystalClansCode, nightfall: nightfallCode, riftblade: riftbladeCode }

function namesNoAct(name: GameName, language: Language, question: string, { min, max, picked }: Decision): boolean {
  const asked = { min, max, picked: picked.length }
  const bare = name === 'keyforge' ? Object.values(which[language]).flat() : []
  const said = Object.values(BARE[name][language]).map((prompt) => (typeof prompt === 'string' ? prompt : prompt(asked)))
  return [...said, ...bare, ...Object.values(WORDS[language].prompts)].some(
    // a text may begin with the same words and go on; how many were picked stands behind
    (sentence) => question === sentence || question.startsWith(`${sentence} (`),
  )
}

/** A game by chance, with everything that it may be played with; `look` is called at each question. */
async function play(
  name: GameName,
  number: number,
  look: (match: Match, decision: Decision, options: number[]) => void,
): Promise<string[]> {
  const title = titles.get(name)!
  for (const language of LANGUAGES) await title.bringLanguage(language)
  const random = new Generator(seedOf(SEED + number))
  const { seats } = title.facts
  const setup = title.randomSetup(seats[number % seats.length], random)
  const begun = await startMatch(name, String(SEED + number), setup, 2)
  if (!begun.ok) throw new Error(begun.error.message)
  const { p } = begun.value
  const { game } = begun.value.title
  const legal = new Int16Array(game.maxOptions)
  const moves: string[] = []
  while (moves.length < MOST && game.seatToDecide(p) >= 0) {
    const options = Array.from(legal.subarray(0, game.options(p, legal)))
    look(begun.value, game.decision(p)!, options)
    const option = options[random.below(options.length)]
    moves.push(game.makeOption(p, option))
    game.choose(p, option)
  }
  return moves
}

/** What was answered, without the quotes of its language. */
const plain = (text: string) => text.replace(/[„“”]/g, '')

/** A text that says nothing by itself: yes or no, a number, a name. */
function isBareAnswer(text: string, language: Language, { title, p }: Match, cards: readonly number[]): boolean {
  const { accept, decline, done } = WORDS[language].options
  const short = [accept, decline, done].map((say) => say({ card: '', mode: 0 }))
  const names = cards.map((card) => plain(title.cardName(title.game.cardId(p, card) ?? '', language)))
  return short.includes(text) || /^\d+$/.test(text) || [...names, ...NAMES].includes(plain(text))
}

test.each(GAME_NAMES)('%s: every question names its act, or the text that asks stands with it, also at the terminal', async (name) => {
  const counts = new Map<string, number>()
  const wrong = new Set<string>()
  let bareAnswers = 0
  for (let number = 0; number < extent(name === 'keyforge' ? 60 : 40, name === 'keyforge' ? 120 : 60); number++) {
    const voices = new Map<Language, Voice>()
    await play(name, number, (match, decision, options) => {
      const { title, p } = match
      counts.set(decision.kind, (counts.get(decision.kind) ?? 0) + 1)
      // what is asked with only one answer is not put, unless the game says so
      if (options.length < 2 && !title.asked.includes(decision.kind)) return
      // the questions of every turn are the same ones, and most of all that are asked
      if (['main', 'house'].includes(decision.kind) && counts.get(decision.kind)! > 300) return
      for (const language of LANGUAGES) {
        const reader = { language, names: NAMES, seat: decision.seat, own: true }
        const voice = voices.get(language) ?? new Voice(match, reader)
        voices.set(language, voice)
        voice.turnTo(reader)
        const { text, purpose } = voice.prompt(decision)
        const source = decision.source < 0 ? '' : title.cardName(title.game.cardId(p, decision.source) ?? '', language)
        const question = plain(text).slice(source === '' ? 0 : plain(source).length + 2)
        const fault = `${language} ${decision.rule} ${decision.kind}`
        if (namesNoAct(name, language, question, decision) && purpose === undefined) wrong.add(`${fault}: ${text}`)
        if (counts.get(decision.kind)! < 200) {
          const printed: string[] = []
          const scene = { language, voice, title: title as WholeTitle, commands: [], habits: [], explain: async () => [] }
          const asked = { decision, options: options.map((option) => ({ option, view: title.game.describe(p, option) })) }
          const terminal = { print: (line: string) => printed.push(line) } as unknown as Terminal
          const chronicle = new Chronicle(() => voice, terminal)
          const table = { ...scene, chronicle, observation: () => title.game.observe(p, decision.seat), question: () => asked }
          new Screen(table, terminal).showQuestion()
          if (purpose !== undefined && printed[1]?.trim() !== purpose)
            wrong.add(`${fault}, at the terminal: ${printed.slice(0, 2).join(' / ')}`)
        }
        for (const option of options) {
          const view = title.game.describe(p, option)
          const cards = [view.card ?? -1, view.target ?? -1]
          if (isBareAnswer(voice.option(option, view, decision).text, language, match, cards)) bareAnswers++
          const answer = voice.answer(view, decision)
          if (isBareAnswer(answer, language, match, cards)) wrong.add(`${fault}, answered: ${answer}`)
        }
      }
    })
  }
  console.log(`${name}: ${[...counts].map(([kind, count]) => `${kind} ${count}`).join(', ')}`)
  expect([...wrong]).toEqual([])
  expect(bareAnswers).toBeGreaterThan(100)
  const kinds = new Set(CODES[name].asks.flatMap((ask) => (ask === undefined ? [] : [ask.kind as string])))
  expect([...kinds].filter((kind) => !counts.has(kind))).toEqual([])
})

test.each(GAME_NAMES)('%s: a replay says of an answer what was asked', async (name) => {
  let begun: Match<Position> | undefined
  const movers: number[] = []
  const moves = await play(name, 1, (match, decision) => {
    begun ??= match
    movers.push(decision.seat)
  })
  const { seed, setup } = begun!
  const players = Array.from({ length: (setup as Setup).seats }, () => 'person' as const)
  for (const language of LANGUAGES) {
    const again = await startMatch(name, seed, setup, 2)
    if (!again.ok) throw new Error(again.error.message)
    const company = { language, names: NAMES, players }
    let state: TableState | undefined
    const replay = new Replay({ ...again.value, moves }, company, 0, 0, ({ change }) => {
      state = applyPatch(state, change) as TableState
    })
    let asked = 0
    // not from the first on: a game may begin with many questions of one kind
    for (let step = Math.max(1, moves.length - extent(40, 150)); step < moves.length; step++) {
      replay.go(step, movers[step])
      const chosen = state?.replay?.chosen
      expect(chosen).toBeDefined()
      if (chosen!.includes(' → ')) asked++
      else expect(isBareAnswer(chosen!, language, again.value, []), chosen).toBe(false)
    }
    expect(asked).toBeGreaterThan(0)
  }
})
