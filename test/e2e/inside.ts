// What runs inside the page: reads what is shown, presses, and looks whether everything has its place. A whole game is one call from
// outside. These functions are sent as text, so they know each other and the page, and import nothing.

export interface State {
  over: boolean
  question: string
  /** Cards that can act, by index of their button in the page. */
  legal: { index: number; zone: string; does: string }[]
  /** Numbered options and houses: index of the button, verb, and for a house the number of cards. */
  options: { index: number; verb: string; picked: boolean; cards: number }[]
  acts: { index: number; act: string; off: boolean }[]
  revision: number
}

export interface Plan {
  /** Verbs in the order in which they are wanted, for a player who knows what to do. */
  prefer?: readonly string[]
  /** A player who tries out what is shown, by chance: where its dice stand. */
  dice?: number
  until: Until
  /** Checks the layout at every press; buttons must be this high. */
  look?: number
  limit?: number
}

/** When the walk comes back: everything that is named must be so. */
export interface Until {
  over?: boolean
  presses?: number
  asks?: string
  without?: string
  /** The main step with something to do, or a choice among several targets. */
  step?: 'main' | 'target'
  /** A kind of question that is not among these. */
  newKind?: readonly string[]
}

export interface Walked {
  state: State
  kind: string
  presses: number
  dice: number
  faults: string[]
}

/** What a player sees, read from the page. `index` counts all buttons. */
export function readState(): State {
  const buttons = [...document.querySelectorAll('button')]
  const zoneOf = (button: Element) => button.closest<HTMLElement>('[data-zone]')?.dataset.zone ?? ''
  const shell = document.querySelector<HTMLElement>('.shell')
  return {
    over: shell?.dataset.over === 'true',
    question: document.getElementById('question')?.textContent ?? '',
    revision: Number(shell?.dataset.revision),
    legal: buttons.flatMap((button, index) =>
      button.dataset.mark === 'legal' ? [{ index, zone: zoneOf(button), does: String(button.querySelectorAll('.c-does svg').length) }] : [],
    ),
    options: buttons.flatMap((button, index) =>
      button.dataset.option !== undefined && !button.classList.contains('place') && button.dataset.act === undefined
        ? [
            {
              index,
              verb: button.dataset.verb ?? '',
              picked: button.getAttribute('aria-pressed') === 'true',
              cards: (button.textContent?.match(/\d+ [a-z]/g) ?? []).reduce((sum, n) => sum + Number.parseInt(n, 10), 0),
            },
          ]
        : [],
    ),
    acts: buttons.flatMap((button, index) =>
      button.dataset.act === undefined ? [] : [{ index, act: button.dataset.act, off: button.getAttribute('aria-disabled') === 'true' }],
    ),
  }
}

/** Questions that are put in the same way look alike: which verbs, whether several are picked, whether cards are pressed. */
export function kindOf({ options, acts, legal }: State): string {
  const verbs = [...new Set(options.map(({ verb }) => verb))].sort().join(' ')
  const confirms = acts.some(({ act }) => act === 'confirm') ? ' + confirm' : ''
  return `${verbs}${confirms}${legal.length > 0 ? ' + cards' : ''}${options.length > 6 ? ' + many' : ''}`
}

/** One press of a player who knows what to do: the index of a button. */
export function choosePress(state: State, prefer: readonly string[]): number {
  const act = (name: string) => state.acts.find((found) => found.act === name && !found.off)?.index
  const confirm = state.acts.find((found) => found.act === 'confirm')
  if (confirm !== undefined) {
    const next = state.options.find((option) => !option.picked)
    return confirm.off && next !== undefined ? next.index : confirm.index
  }
  if (state.options.length > 0) {
    const best = prefer.flatMap((verb) => state.options.filter((option) => option.verb === verb))
    const houses = state.options.every(({ verb }) => verb === '')
    const fullest = [...state.options].sort((a, b) => b.cards - a.cards)
    return (best[0] ?? (houses ? fullest[0] : state.options[0])).index
  }
  const board = state.legal.filter(({ zone }) => zone !== 'hand')
  const hand = state.legal.filter(({ zone }) => zone === 'hand')
  const found = act('close') ?? board[0]?.index ?? hand[0]?.index ?? act('end')
  if (found === undefined) throw new Error(`nothing can be pressed at "${state.question}"`)
  return found
}

/** One press by chance, as somebody who tries out what is shown: crystals and battles rather than anything else. */
export function tryPress({ acts, options, legal, question }: State, random: () => number): number {
  const any = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]
  const act = (name: string) => acts.find((found) => found.act === name && !found.off)?.index
  const confirm = act('confirm')
  const open = options.filter(({ picked }) => !picked)
  if (confirm !== undefined && (open.length === 0 || random() < 0.6)) return confirm
  const keep = act('keep')
  if (keep !== undefined && random() < 0.5) return keep
  const wanted = options.find(({ verb }) => verb === 'battle' || verb === 'claim')
  if (wanted !== undefined) return wanted.index
  if (open.length > 0) return any(open).index
  const crystal = legal.find(({ zone }) => zone === 'crystals')
  if (crystal !== undefined) return crystal.index
  if (legal.length > 0) return any(legal).index
  const rest = act('end') ?? act('close') ?? act('back')
  if (rest === undefined) throw new Error(`nothing can be pressed at "${question}"`)
  return rest
}

/** What is wrong with the layout: things outside the window, things over the decision, targets too small to hit, parts that hang out. */
export function findFaults(smallest: number): string[] {
  const found: string[] = []
  const { innerWidth, innerHeight } = window
  if (document.documentElement.scrollWidth > innerWidth) found.push(`the page is ${document.documentElement.scrollWidth} wide`)
  const decision = document.querySelector<HTMLElement>('.decision')!
  const box = decision.getBoundingClientRect()
  if (box.left < 0 || box.right > innerWidth || box.top < 0 || box.bottom > innerHeight) found.push('the decision is cut off')
  for (const button of decision.querySelectorAll<HTMLElement>('button')) {
    const { left, top, width, height } = button.getBoundingClientRect()
    const away = top + height > box.bottom || left + width / 2 > box.right
    if (width === 0 || getComputedStyle(button).visibility === 'hidden' || away) continue
    const over = document.elementFromPoint(left + width / 2, top + height / 2)
    if (over !== null && !decision.contains(over)) found.push(`${over.className} lies over ${button.textContent}`)
    if (height < smallest && button.closest('.note, .whynot, .from') === null) found.push(`${button.textContent} is only ${height} high`)
  }
  // a panel that does not scroll holds what ends its question
  if (getComputedStyle(decision).overflowY === 'visible')
    for (const button of decision.querySelectorAll<HTMLElement>('.foot .btn'))
      if (button.getBoundingClientRect().bottom > box.bottom + 1) found.push(`${button.textContent} hangs out of the decision`)
  const list = decision.querySelector<HTMLElement>('.opts')
  if (list !== null && list.children.length <= 2 && list.scrollHeight > list.clientHeight + 4)
    found.push(`of ${list.children.length} options not all is seen: ${list.scrollHeight} px in ${list.clientHeight}`)
  for (const strip of document.querySelectorAll<HTMLElement>('.strip')) {
    if (strip.scrollWidth > strip.clientWidth + 1) found.push(`${strip.className} is ${strip.scrollWidth} wide in ${strip.clientWidth}`)
  }
  const inside = (part: Element, whole: Element) => {
    const a = part.getBoundingClientRect()
    const b = whole.getBoundingClientRect()
    if (a.width === 0 || b.width === 0) return
    if (a.top < b.top - 2 || a.bottom > b.bottom + 2 || a.left < b.left - 2 || a.right > b.right + 2)
      found.push(`${part.className} "${part.textContent?.trim().slice(0, 20)}" hangs out of ${whole.className}`)
  }
  for (const hint of decision.querySelectorAll('.opt small')) inside(hint, hint.closest('button')!)
  // Crystal Clans
  for (const squad of document.querySelectorAll('.sq')) {
    inside(squad, squad.closest('.zone')!)
    for (const part of squad.querySelectorAll('b, .v, .v i, .bands')) inside(part, squad)
  }
  for (const part of document.querySelectorAll('.hand .c-battle, .hand:has(.c-battle) .c-top')) inside(part, part.closest('.card')!)
  for (const part of document.querySelectorAll('.action-list span, .action-list small')) inside(part, part.closest('button')!)
  return found
}

/** Waits until the worker has answered. */
export async function settled(): Promise<void> {
  await new Promise((done) => setTimeout(done))
  const shell = document.querySelector<HTMLElement>('.shell')
  if (shell === null || shell.dataset.busy === 'false') return
  await new Promise<void>((done) => {
    const watch = new MutationObserver(() => {
      if (shell.dataset.busy !== 'false') return
      watch.disconnect()
      done()
    })
    watch.observe(shell, { attributes: true, attributeFilter: ['data-busy'] })
  })
}

/** Presses on until the wanted state is met. */
export async function playOn({ prefer = [], dice, until, look, limit = 4000 }: Plan): Promise<Walked> {
  let roll = dice ?? 0
  const random = () => {
    roll = (roll * 1103515245 + 12345) % 2147483648
    return roll / 2147483648
  }
  for (let presses = 0; ; presses++) {
    const state = readState()
    const { over, options, acts, legal } = state
    const asks = (verb: string) => options.some((option) => option.verb === verb)
    const kind = kindOf(state)
    const back = (faults: string[]): Walked => ({ state, kind, presses, dice: roll, faults })
    if (look !== undefined && !over) {
      const faults = findFaults(look)
      if (faults.length > 0) return back(faults.map((fault) => `${state.question}: ${fault}`))
    }
    const met =
      (until.presses === undefined || presses >= until.presses) &&
      (until.asks === undefined || asks(until.asks)) &&
      (until.without === undefined || !asks(until.without)) &&
      (until.step !== 'main' || (legal.length > 0 && acts.some(({ act }) => act === 'end'))) &&
      (until.step !== 'target' || (options.length > 1 && options.every(({ verb }) => verb === 'target'))) &&
      (until.newKind === undefined || !until.newKind.includes(kind)) &&
      (until.over === undefined || over)
    if (met || over) return back([])
    if (presses === limit) throw new Error(`no end in sight at "${state.question}"`)
    const index = dice === undefined ? choosePress(state, prefer) : tryPress(state, random)
    document.querySelectorAll('button')[index].click()
    await settled()
  }
}
