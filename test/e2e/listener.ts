// A player who knows a table by its accessibility tree alone: what buttons are called, in which lists they lie, and what is asked.
import type { GameName } from '../../src/games/register.ts'
import type { Stop, Tree } from './tree.ts'

const DECISION = 'Your decision'
const MINE = ['Your hand', 'Your battleline', 'Your artifacts', 'Minions: You']
const THEIRS = ['Battleline of the opponent', 'Artifacts of the opponent', 'Minions: Computer']
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

/** Who knows one game presses one button after the other; nobody else's are looked at. */
export const LISTENERS: Readonly<Record<GameName, (tree: Tree) => Stop>> = {
  keyforge: (tree) => {
    const { question } = readQuestion(tree)
    const acts = [...tree.list('button', 'Your hand'), ...tree.list('button')].filter(({ name }) =>
      /\bcan act\b|^(Reap|Action|Omni|Remove stun): /.test(name),
    )
    return answer(tree, (option) => judge(tree, question, option)) ?? anyway(tree) ?? acts[0] ?? close(tree)
  },
  'crystal-clans': (tree) => {
    const act = (name: RegExp) =>
      tree.list('button', 'Actions').find((button) => name.test(button.name) && !button.disabled && !button.pressed)
    const idle = tree.list('button', 'Battlefield').some(({ name }) => /^Squad: You, (?!.*Crystal;)/.test(name))
    const summon = tree.list('button', 'Your hand').some(isActing) ? act(/^Summon/) : undefined
    return (
      answer(tree, judgeMarch) ??
      act(/^Claim/) ??
      act(/^Raid/) ??
      (idle ? act(/^Activate/) : undefined) ??
      summon ??
      act(/^Replenish/) ??
      close(tree)
    )
  },
  nightfall: (tree) => {
    // what is always answered alike is pressed once
    const habit = tree.list('button', DECISION).find(({ name, pressed }) => /^From now on: pass/.test(name) && pressed === false)
    const { question } = readQuestion(tree)
    const archives = ['Commons', 'Private archives'].flatMap((list) => tree.list('button', list))
    const cards = [...archives, ...tree.list('button', 'Your hand'), ...tree.list('button', 'Your packet')]
    // cards are discarded only until the cheapest that harms can be paid
    const means = influence(tree)
    const costs = archives.filter((card) => harmOf(card) >= 2).map(costOf)
    const saves = costs.some((cost) => cost > means && cost <= means + tree.list('button', 'Your hand').length)
    const worth = (option: Stop) => {
      const text = textOf(option)
      const card = cards.find(({ name }) => name.startsWith(`${text.replace(/^(Claim|Discard) | , .*$/g, '')}, `))
      const harm = card === undefined ? sum(text, /strength (\d+)/g) : harmOf(card)
      if (/^Discard .*\+1/.test(text)) return saves && costs.every((cost) => cost > means) ? 1 / (1 + harm) : -1
      if (/^Discard /.test(text)) return -1
      if (/^Claim /.test(text)) return harm - 2
      // of those that are picked first, the cheapest that harms most
      if (/^Pick/.test(question)) return 20 + 2 * harm - costOf(option)
      // what is chosen is harmed; who blocks, blocks the strongest
      const side = /target/.test(question) ? isTheirs(tree, numberOf(option)) : undefined
      return harm + (side === undefined ? 0 : side ? 5 : -5)
    }
    return habit ?? answer(tree, worth) ?? close(tree)
  },
  riftblade: (tree) => {
    const worth = ({ name }: Stop) => sum(name, /(\d+) damage|siphon (\d+)/g)
    const spell = tree.list('button', 'Your hand').filter((card) => isActing(card) && worth(card) > 0)
    // the dearest harms most
    const buy = tree.list('button', 'The Rift').filter(({ name, disabled }) => /^Buy /.test(name) && !disabled)
    const stone = tree.list('button', 'Riftstones: You').find((button) => isActing(button) && /^Overcharged/.test(button.name))
    return (
      answer(tree, (option) => worth(option) + (/draw a card/.test(option.name) ? 0 : -0.5)) ??
      anyway(tree) ??
      spell[0] ??
      buy.at(-1) ??
      stone ??
      close(tree)
    )
  },
}

const costOf = ({ name }: Stop): number => Number(/\bcost (\d+)/.exec(name)?.[1] ?? 0)
/** What a card of Nightfall does to those who play against it. */
const harmOf = ({ name }: Stop): number => sum(name, /strength (\d+)|(\d+) (?:damage|wounds?) to an opponent/g)
/** The own influence at the table of Nightfall: text before its name. */
function influence(tree: Tree): number {
  const texts = tree.list('StaticText').map(({ name }) => name)
  return Number(texts[texts.indexOf('influence') - 1])
}

const isActing = ({ name }: Stop): boolean => /\bcan act\b/.test(name)
const sum = (text: string, number: RegExp): number =>
  [...text.matchAll(number)].reduce((all, [, one, other]) => all + Number(one ?? other), 0)

/** Confirms what was picked, or takes the best answer; one that sounds bad only where it must. */
function answer(tree: Tree, worth: (option: Stop) => number): Stop | undefined {
  const { buttons, options } = readQuestion(tree)
  const confirm = buttons.find(({ name }) => /^Confirm/.test(name))
  const open = options.filter(({ pressed }) => !pressed)
  if (confirm !== undefined && (!confirm.disabled || open.length === 0)) return confirm
  if (open.length === 0) return undefined
  const found = best(open, worth)
  return worth(found) < 0 && tryClose(tree) !== undefined ? undefined : found
}

const tryClose = (tree: Tree): Stop | undefined =>
  tree.list('button', DECISION).find(({ name, disabled }) => /^(End turn|Done|No\b|Pass)/.test(name) && !disabled)

const anyway = (tree: Tree): Stop | undefined => tree.list('button', DECISION).find(({ name }) => /^End turn anyway/.test(name))

function close(tree: Tree): Stop {
  const found = tryClose(tree)
  if (found === undefined) throw new Error(`nothing can be pressed at "${readQuestion(tree).question}"`)
  return found
}

/** Where a squad of Crystal Clans goes: to a crystal that nobody holds, and there it stays. */
function judgeMarch(option: Stop): number {
  const text = textOf(option)
  if (/^Stay/.test(text)) return 0
  if (/Crystal/.test(text)) return /empty/.test(text) ? 5 : /, cost|Crystal$/.test(text) ? -1 : 1
  return /empty/.test(text) ? 3 : 2
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
