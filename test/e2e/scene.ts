// A table that is laid out for a test: in the place of the page's worker stands the same host, in the test, on any position.
import type { Page } from 'playwright-core'
import { vi } from 'vitest'
import '../../src/games/keyforge/index.ts'
import { openTitleFor } from '../../src/games/load.ts'
import { buildScenario, type Scenario } from '../../src/games/keyforge/scenario/setup.ts'
import type { GameName } from '../../src/games/register.ts'
import type { Setup } from '../../src/kernel/game.ts'
import type { Position } from '../../src/kernel/position.ts'
import { parseSeed } from '../../src/kernel/random.ts'
import { pack } from '../../src/play/pack.ts'
import { Host } from '../../src/web/host.ts'
import type { Request } from '../../src/web/protocol.ts'

/** A late game: eight creatures a side, most of them with something on them, artifacts, and eight cards in hand. */
export const CROWD: Scenario = {
  turn: 14,
  house: 'brobnar',
  seats: [
    {
      houses: ['brobnar', 'untamed', 'shadows'],
      amber: 4,
      keys: ['red', 'blue'],
      battleline: [
        { card: 'krump', damage: 5, upgrades: ['blood-of-titans'] },
        { card: 'troll', damage: 3, enraged: true, upgrades: ['rocket-boots'] },
        { card: 'bumpsy', stunned: true, upgrades: ['ring-of-invisibility'] },
        { card: 'umbra', upgrades: ['silent-dagger', 'rocket-boots', 'way-of-the-wolf'] },
        { card: 'noddy-the-thief', exhausted: true },
        { card: 'flaxia', amber: 2 },
        { card: 'dust-pixie', warded: true, counters: { power: 1 }, upgrades: ['protect-the-weak'] },
        { card: 'ganger-chieftain', upgrades: ['way-of-the-bear', 'phoenix-heart'] },
      ],
      artifacts: ['nepenthe-seed', 'gauntlet-of-command', 'iron-obelisk', 'the-sting'],
      hand: ['headhunter', 'punch', 'anger', 'relentless-whispers', 'ghostly-hand', 'regrowth', 'key-charge', 'blood-of-titans'],
      deck: ['snufflegator', 'bad-penny', 'hunting-witch', 'silvertooth', 'dew-faerie', 'lion-bautrem', 'looter-goblin', 'mooncurser'],
      discard: ['smaaash', 'urchin'],
    },
    {
      houses: ['dis', 'logos', 'sanctum'],
      amber: 3,
      keys: ['red', 'yellow'],
      battleline: [
        { card: 'dust-imp', damage: 1 },
        { card: 'charette', amber: 3, upgrades: ['way-of-the-wolf'] },
        { card: 'champion-anaphiel', damage: 2, upgrades: ['protect-the-weak', 'rocket-boots', 'way-of-the-bear'] },
        { card: 'titan-mechanic', stunned: true },
        { card: 'dextre', warded: true, amber: 1 },
        { card: 'pit-demon', damage: 4, upgrades: ['blood-of-titans', 'phoenix-heart'] },
        { card: 'grey-monk', exhausted: true },
        { card: 'sergeant-zakiel', enraged: true, damage: 1 },
      ],
      artifacts: ['library-of-babble', 'lash-of-broken-dreams', 'gorm-of-omm', { card: 'safe-place', amber: 2 }],
      hand: ['drumble', 'francus', 'hand-of-dis'],
      deck: ['snudge', 'shooler', 'guardian-demon', 'dextre', 'dr-escotera', 'veemos-lightbringer'],
      discard: ['doc-bookton'],
      archives: ['research-smoko'],
    },
  ],
}

// Node has no navigator in every version; the host asks it for the number of cores
vi.stubGlobal('navigator', { hardwareConcurrency: 1 })

interface Look {
  readonly language?: 'en' | 'de' | 'it'
  readonly theme?: 'dark' | 'light'
}

export interface Laid {
  readonly game: GameName
  readonly p: Position
  readonly setup: Setup
}

/** Opens a table of KeyForge on this position. */
export async function layTable(page: Page, address: string, scenario: Scenario, look: Look = {}): Promise<void> {
  const decks = scenario.seats.map((seat) => ({ name: 'Laid out', houses: seat.houses, cards: [] }))
  const setup = { seats: 2, decks }
  await lay(page, address, { game: 'keyforge', p: buildScenario(scenario), setup }, look)
}

/** Opens the table on this position; other seats are played by chance, at once. */
export async function lay(
  page: Page,
  address: string,
  { game, p, setup }: Laid,
  { language = 'en', theme = 'dark' }: Look = {},
): Promise<void> {
  const title = await openTitleFor(game, undefined)
  await title.bringLanguage(language)
  const match = { title, p, seed: parseSeed('1')!, setup }
  let host: Host | undefined
  const answer = (given: unknown) =>
    void page.evaluate((data) => (window as unknown as { answer(data: unknown): void }).answer(data), pack(given)).catch(() => undefined)
  await page.exposeFunction('ask', (request: Request) => {
    switch (request.type) {
      case 'start':
        host = new Host(match, [], request, answer)
        return void host.go()
      case 'choose':
        return host?.choose(request.revision, request.option)
      case 'pick':
        return host?.pick(request.revision, request.targets)
      case 'undo':
        return host?.undo()
      case 'why':
        return void host?.why(request.card, request.views)
    }
  })
  await page.addInitScript(() => {
    const { ask } = window as unknown as { ask(request: unknown): void }
    class Elsewhere extends EventTarget {
      constructor() {
        super()
        const answer = (data: unknown) => this.dispatchEvent(new MessageEvent('message', { data }))
        Object.assign(window, { answer })
      }
      postMessage(request: unknown): void {
        ask(request)
      }
      terminate(): void {}
    }
    Object.assign(window, { Worker: Elsewhere })
  })
  await page.goto(`${address}?seed=1&speed=instant&opponent=random&language=${language}&theme=${theme}`)
  if (setup.seats > 2) await page.locator(`article:has([data-play="${game}"]) select`).selectOption(String(setup.seats))
  await page.locator(`[data-play="${game}"]`).click()
  await page.locator('.shell[data-busy="false"]').waitFor()
}
