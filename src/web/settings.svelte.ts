import { MediaQuery } from 'svelte/reactivity'
import { GAME_NAMES, type GameName } from '../games/register.ts'
import { DEFAULT_OPPONENT } from '../play/opponent.ts'
import { MOST_PEOPLE } from './company.ts'
import { LANGUAGES, type Language, OPPONENTS, type Opponent } from './protocol.ts'

export const THEMES = ['auto', 'dark', 'light'] as const
export const SPEEDS = ['calm', 'normal', 'quick', 'instant'] as const
export type Speed = (typeof SPEEDS)[number]

const KEY = 'catena.settings'
/** Milliseconds between two steps of the opponent. */
const PAUSES: Readonly<Record<Speed, number>> = { calm: 1400, normal: 700, quick: 250, instant: 0 }
const ZOOMS = [0.88, 1, 1.12, 1.25]

const SWITCHES = ['contrast', 'stillness', 'pictures', 'singleKeys', 'confirmEnd', 'series'] as const
/** What is kept. */
const STORED = [...SWITCHES, 'language', 'theme', 'size', 'opponent', 'people', 'tables', 'speed', 'sound', 'keys', 'habits'] as const
type Stored = Pick<Settings, (typeof STORED)[number]>

// What the system asks for. It may change during a visit, and what `apply` does is done again.
const light = new MediaQuery('prefers-color-scheme: light')
const contrasting = new MediaQuery('prefers-contrast: more')
const still = new MediaQuery('prefers-reduced-motion: reduce')

/** How the player wants it; kept in the browser. The address can set speed, opponent and language for one visit. */
class Settings {
  language = $state<Language>('en')
  theme = $state<(typeof THEMES)[number]>('auto')
  contrast = $state(false)
  stillness = $state(false)
  /** Cards have pictures; without them there is more room for their texts. */
  pictures = $state(true)
  size = $state(1)
  opponent = $state<Opponent>(DEFAULT_OPPONENT)
  /** People at this device; the other seats are computers. */
  people = $state(1)
  /** Games of two begin a best of three. */
  series = $state(false)
  /** How many seats a game shall have, or `teams`. */
  tables = $state<Readonly<Partial<Record<GameName, string>>>>({})
  speed = $state<Speed>('normal')
  singleKeys = $state(true)
  confirmEnd = $state(true)
  /** How loud the table is, from 0: nothing is heard, and nothing loaded for it. */
  sound = $state(0)
  /** Keys that do something else than at first, by what they do (bindings.ts). */
  keys = $state.raw<Readonly<Record<string, string>>>({})

  /** Questions that are answered for the person, by ids (src/games/habits.ts). */
  habits = $state.raw<readonly string[]>([])

  constructor() {
    Object.assign(this, checkStored(readJson(KEY)))
    const address = new URLSearchParams(location.search)
    Object.assign(this, checkStored(Object.fromEntries(address)))
  }

  get pause(): number {
    return PAUSES[this.speed]
  }

  get zoom(): number {
    return ZOOMS[this.size]
  }

  /** Writes all settings to the browser and to the root element, where the style sheets read them. */
  apply(): void {
    const { language, theme, contrast, stillness, pictures, size } = this
    const stored = Object.fromEntries(STORED.map((name) => [name, this[name]]))
    try {
      localStorage.setItem(KEY, JSON.stringify(stored))
    } catch {
      // A browser that keeps nothing still plays.
    }
    const root = document.documentElement
    root.lang = language
    const dark = theme === 'dark' || (theme === 'auto' && !light.current)
    root.dataset.theme = dark ? 'dark' : 'light'
    root.dataset.contrast = contrast || contrasting.current ? 'more' : 'normal'
    root.dataset.motion = stillness || still.current ? 'less' : 'full'
    root.dataset.pictures = pictures ? 'on' : 'off'
    root.dataset.cards = size > 1 ? 'large' : 'normal'
    root.style.setProperty('--card-zoom', String(ZOOMS[size]))
  }
}

function readJson(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return undefined
  }
}

/** Keeps what is well formed of a stored or written set of settings; the rest stays as it is by default. */
function checkStored(value: unknown): Partial<Stored> {
  if (typeof value !== 'object' || value === null) return browserLanguage()
  const given = value as Record<string, unknown>
  const kept: Record<string, unknown> = {}
  const choices: Record<string, readonly string[]> = { language: LANGUAGES, theme: THEMES, opponent: OPPONENTS, speed: SPEEDS }
  for (const [name, all] of Object.entries(choices)) if (all.includes(String(given[name]))) kept[name] = given[name]
  for (const name of SWITCHES)
    if (typeof given[name] === 'boolean' || given[name] === 'true' || given[name] === 'false') kept[name] = String(given[name]) === 'true'
  if (/^[0-3]$/.test(String(given.sound))) kept.sound = Number(given.sound)
  const people = Number(given.people)
  if (people >= 1 && people <= MOST_PEOPLE) kept.people = Math.floor(people)
  if (typeof given.tables === 'object' && given.tables !== null) {
    const tables = given.tables as Record<string, unknown>
    kept.tables = Object.fromEntries(GAME_NAMES.flatMap((game) => (typeof tables[game] === 'string' ? [[game, tables[game]]] : [])))
  }
  if (typeof given.keys === 'object' && given.keys !== null)
    kept.keys = Object.fromEntries(Object.entries(given.keys).filter(([, key]) => typeof key === 'string' && key.length === 1))
  if (Array.isArray(given.habits)) kept.habits = given.habits.filter((id) => typeof id === 'string')
  if (given.size !== undefined && ZOOMS[Number(given.size)] !== undefined) kept.size = Number(given.size)
  return kept as Partial<Stored>
}

function browserLanguage(): Partial<Stored> {
  const language = LANGUAGES.find((known) => navigator.language.startsWith(known))
  return language === undefined ? {} : { language }
}

export const settings = new Settings()
