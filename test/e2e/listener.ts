// A player who knows a table by its accessibility tree alone: what buttons are called, in which lists they lie, and what is asked.
import type { Stop, Tree } from './tree.ts'

const DECISION = 'Your decision'
const MINE = ['Your hand', 'Your battleline', 'Your artifacts']
const THEIRS = ['Battleline of the opponent', 'Artifacts of the opponent']
/** Said in questions about what harms. */
const HARM = /damage|destroy|stun|exhaust|return|purge|fight|enrage|shuffle|put .* on/i

const numberOf = ({ name }: Stop) => Number(/^\d+/.exec(name)?.[0])
/** An option without its number. */
export const textOf = ({ name }: Stop): string => name.replace(/^\d+ /, '')

/** What is asked, and its numbered options. */
export function readQuestion(tree: Tree): { question: string; buttons: Stop[]; options: Stop[] } {
  const buttons = tree.list('button', DECISION)
  return { question: tree.list('heading', DECISION)[0]?.name ?? '', buttons, options: buttons.filter(({ name }) => /^\d+ /.test(name)) }
}

/** The button that this player presses next. */
export function choosePress(tree: Tree): Stop {
  const { question, buttons, options } = readQuestion(tree)
  const named = (name: RegExp) => buttons.find((button) => name.test(button.name) && !button.disabled)
  const confirm = buttons.find(({ name }) => /^Confirm/.test(name))
  const open = options.filter(({ pressed }) => !pressed)
  if (confirm !== undefined && (!confirm.disabled || open.length === 0)) return confirm
  if (open.length > 0) return best(open, (option) => judge(tree, question, option))
  const acts = [...tree.list('button', 'Your hand'), ...tree.list('button')].filter(({ name }) =>
    /\bcan act\b|^(Reap|Action|Omni|Remove stun): /.test(name),
  )
  const last = named(/^End turn anyway/) ?? acts[0] ?? named(/^End turn/) ?? named(/^(Done|No|Pass)/)
  if (last === undefined) throw new Error(`nothing can be pressed at "${question}"`)
  return last
}

/** How good an option sounds. */
function judge(tree: Tree, question: string, option: Stop): number {
  const text = textOf(option)
  const house = /(\d+) in hand, (\d+) in play/.exec(text)
  if (house !== null) return Number(house[1]) + Number(house[2])
  const count = (what: RegExp) => (text.match(what) ?? []).length
  const gain =
    count(/You (gain|steal|capture|draw|forge)|Computer (loses|discards)/g) - count(/You (lose|discard)|Computer (gains|steals|draws)/g)
  const reap = /^(Keep|Reap|Play|Yes)/.test(text) ? 1 : 0
  const side = isTheirs(tree, numberOf(option))
  const aimed = side === undefined ? 0 : side === HARM.test(question) ? 1 : -1
  return 3 * gain + 2 * aimed + reap
}

/** Whether the card with this number among the targets lies on the other side; undefined for what is no card on the table. */
function isTheirs(tree: Tree, number: number): boolean | undefined {
  const marked = ({ name }: Stop) => name.includes(`can be chosen, ${number} of `)
  if (THEIRS.some((list) => tree.list('button', list).some(marked))) return true
  return MINE.some((list) => tree.list('button', list).some(marked)) ? false : undefined
}

function best(options: readonly Stop[], worth: (option: Stop) => number): Stop {
  return options.reduce((found, option) => (worth(option) > worth(found) ? option : found))
}
