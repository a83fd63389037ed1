// A page as those have it who do not see it: the accessibility tree, the keys, and what live regions say. Nothing else is looked at.
import type { CDPSession, Page } from 'playwright-core'

export interface Stop {
  readonly role: string
  readonly name: string
  /** The named parts that it lies in, from without to within. */
  readonly within: readonly string[]
  readonly disabled: boolean
  /** Of what can be pressed in and out, or opened. */
  readonly pressed?: boolean
  readonly node: number
}

/** However slow the machine. */
const PATIENCE = 60_000
/** What a reader leads to, or tells of, by its name alone. */
const NAMED = ['button', 'link', 'image', 'textbox', 'searchbox', 'combobox', 'checkbox', 'radio', 'heading', 'region', 'dialog']

type Node = Awaited<ReturnType<typeof readNodes>>[number]

export class Tree {
  /** All that was said, in order. */
  readonly heard: string[] = []
  private stops: readonly Stop[] = []

  private constructor(
    private readonly page: Page,
    private readonly session: CDPSession,
  ) {}

  /** Of a page that has not been opened yet. */
  static async of(page: Page): Promise<Tree> {
    await page.addInitScript(listen)
    await page.addInitScript(hasten)
    const session = await page.context().newCDPSession(page)
    await session.send('Accessibility.enable')
    return new Tree(page, session)
  }

  /** What has this role, in order, in a part of this name. */
  list(role: string, within?: string): Stop[] {
    return this.stops.filter((stop) => stop.role === role && (within === undefined || stop.within.includes(within)))
  }

  /** What a reader could only call "button". */
  unnamed(): string[] {
    return this.stops
      .filter(({ role, name }) => name === '' && NAMED.includes(role))
      .map(({ role, within }) => [role, ...within].join(' in '))
  }

  /** Puts the focus on a button and presses Enter; returns what is said until `heard` is content. */
  async press(stop: Stop, heard: (said: readonly string[]) => boolean): Promise<string[]> {
    const before = this.heard.length
    await this.session.send('DOM.focus', { backendNodeId: stop.node })
    await this.page.keyboard.press('Enter')
    const end = Date.now() + PATIENCE
    // a button that stays pressed, or has opened something, says so itself
    const turned = () =>
      stop.pressed !== undefined && this.stops.some(({ node, pressed }) => node === stop.node && pressed !== stop.pressed)
    do {
      if (Date.now() > end) throw new Error(`after "${stop.name}" it was only said: ${this.heard.slice(before).join(' / ')}`)
      // who asks without a pause keeps the page from answering
      await new Promise((done) => setTimeout(done, 25))
      // to read all of the tree takes the page longer than a move
      if (stop.pressed === undefined) await this.hear()
      else await this.read()
    } while (!heard(this.heard.slice(before)) && !turned())
    await this.read()
    return this.heard.slice(before)
  }

  private async hear(): Promise<void> {
    this.heard.push(...(await this.page.evaluate(() => (window as unknown as { said: string[] }).said.splice(0))))
  }

  /** The tree as it is now, and what was said until then. */
  async read(): Promise<void> {
    await this.hear()
    const nodes = await readNodes(this.session)
    const byId = new Map(nodes.map((node) => [node.nodeId, node]))
    const stops: Stop[] = []
    const walk = (node: Node, within: readonly string[]): void => {
      const role = String(node.role?.value ?? '')
      const name = String(node.name?.value ?? '').trim()
      const property = (wanted: string) => node.properties?.find((found) => found.name === wanted)?.value.value
      if (!node.ignored) {
        const pressed = property('pressed') ?? property('expanded')
        stops.push({
          role,
          name,
          within,
          disabled: property('disabled') === true,
          ...(pressed !== undefined && { pressed: String(pressed) === 'true' }),
          node: node.backendDOMNodeId ?? 0,
        })
      }
      const inner = !node.ignored && name !== '' ? [...within, name] : within
      for (const id of node.childIds ?? []) {
        const child = byId.get(id)
        if (child !== undefined) walk(child, inner)
      }
    }
    walk(nodes[0], [])
    this.stops = stops
  }
}

async function readNodes(session: CDPSession) {
  return (await session.send('Accessibility.getFullAXTree')).nodes
}

/** Runs inside the page: what waits until a screen reader has spoken (Announcer.svelte) waits a tenth, in the same order. */
function hasten(): void {
  const wait = window.setTimeout.bind(window) as (run: TimerHandler, delay?: number, ...told: unknown[]) => number
  Object.assign(window, { setTimeout: (run: TimerHandler, delay = 0, ...told: unknown[]) => wait(run, delay / 10, ...told) })
}

/** Runs inside the page: keeps what comes into live regions, as a screen reader is told of it. */
function listen(): void {
  const said: string[] = []
  Object.assign(window, { said })
  const live = '[aria-live="polite"], [aria-live="assertive"], [role="log"], [role="status"], [role="alert"]'
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      for (const node of type === 'characterData' ? [target] : addedNodes) {
        const text = node.textContent?.trim() ?? ''
        if (text !== '' && node.parentElement?.closest(live)) said.push(text)
      }
  }).observe(document, { subtree: true, childList: true, characterData: true })
}
