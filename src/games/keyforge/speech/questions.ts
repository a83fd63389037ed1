// What a card asks, in its own words: "Ready and fight with a friendly creature – which creature?" Loaded once a first question stands.
import type { Language } from '../../../ability/language.ts'
import { isNode, nodeAt, visit, type Effect, type Node } from '../../../ability/tree.ts'
import { capital } from '../../../ability/text/capital.ts'
import type { Decision, Purpose } from '../../../kernel/decision.ts'
import type { Names } from '../../speech/frame.ts'
import { type CardSpoken, sayPurpose } from '../../speech/purpose.ts'
import { type CardFace, definitionById } from '../rules/index.ts'
import type { Phrases } from './phrases.ts'
import { cardSpoken } from './text.ts'

/** Asks for a card of a type, or of several: one, and one or none. */
export const which: Readonly<Record<Language, Readonly<Record<CardFace['type'] | 'card', readonly [one: string, orNone: string]>>>> = {
  en: {
    action: ['Which action?', 'Which action, if any?'],
    artifact: ['Which artifact?', 'Which artifact, if any?'],
    card: ['Which card?', 'Which card, if any?'],
    creature: ['Which creature?', 'Which creature, if any?'],
    upgrade: ['Which upgrade?', 'Which upgrade, if any?'],
  },
  de: {
    action: ['Welche Aktion?', 'Welche Aktion, wenn überhaupt?'],
    artifact: ['Welches Artefakt?', 'Welches Artefakt, wenn überhaupt?'],
    card: ['Welche Karte?', 'Welche Karte, wenn überhaupt?'],
    creature: ['Welche Kreatur?', 'Welche Kreatur, wenn überhaupt?'],
    upgrade: ['Welche Aufwertung?', 'Welche Aufwertung, wenn überhaupt?'],
  },
  it: {
    action: ['Quale azione?', 'Quale azione, se ne scegli una?'],
    artifact: ['Quale artefatto?', 'Quale artefatto, se ne scegli uno?'],
    card: ['Quale carta?', 'Quale carta, se ne scegli una?'],
    creature: ['Quale creatura?', 'Quale creatura, se ne scegli una?'],
    upgrade: ['Quale miglioria?', 'Quale miglioria, se ne scegli una?'],
  },
}

/** Behind a question that is put for each point. */
const pointsLeft: Readonly<Record<Language, (count: number) => string>> = {
  en: (count) => `${count} left`,
  de: (count) => `noch ${count}`,
  it: (count) => (count === 1 ? 'ne resta 1' : `ne restano ${count}`),
}

/** Undefined where the words of the rule or of the kind of question must do. */
export function sayQuestion(names: Names, decision: Decision, { prompts }: Phrases): string | undefined {
  const { kind, rule, min, max, picked, left, purpose } = decision
  const asks = sayWhich(names, decision, prompts)
  const task = kind === 'may' || kind === 'mode' ? undefined : purpose && sayTask(purpose, cardSpoken(purpose.id, names.language))
  if (task === undefined) return asks
  // a text that says "choose a creature" has asked already
  if (task.chooses && max < 2) return task.text
  const prompt = asks ?? find(prompts, `${rule} ${kind}`, rule, kind)?.({ min, max, picked: picked.length })
  const open = left === undefined ? '' : ` (${pointsLeft[names.language](left)})`
  return prompt === undefined ? undefined : `${task.text.replace(/\.$/, '')} – ${prompt[0].toLowerCase()}${prompt.slice(1)}${open}`
}

/** One of several cards, by the kind that they are of. */
function sayWhich(
  { context, language }: Names,
  { kind, rule, min, max, eligible }: Decision,
  prompts: Phrases['prompts'],
): string | undefined {
  if (kind !== 'target' || max !== 1 || rule in prompts) return undefined
  const types = new Set(eligible.map((card) => definitionById.get(context.cardId(card) ?? '')?.face.type))
  const [type] = types
  const [one, perhaps] = which[language][types.size === 1 && type !== undefined ? type : 'card']
  return min === 0 ? perhaps : one
}

/** What the text that asks says besides the question: nobody needs to read that twice. Undefined where the question says all of it. */
export function sayBesides(whole: string, { kind, purpose }: Decision, language: Language): string | undefined {
  if (purpose === undefined || kind === 'may' || kind === 'mode') return whole
  const card = cardSpoken(purpose.id, language)
  const asks = card && effectAt(card, purpose.ability, purpose.path)
  if (card === undefined || asks === undefined) return whole
  const said = card.reader.within(
    () => sayPurpose(purpose, card),
    asks,
    () => card.reader.sentences([asks, ...behindIt(card, purpose, asks)]),
  )
  // a head stands before it, and nothing else
  return whole.replace(/^[^:]*: /, '') === said ? undefined : whole.replace(said, '…')
}

function find(prompts: Phrases['prompts'], ...keys: readonly string[]) {
  const key = keys.find((one): one is keyof typeof prompts => Object.hasOwn(prompts, one))
  return key && prompts[key]
}

/** What is done with what is chosen, and whether the text itself says that it is chosen; undefined where no effect asks. */
export function sayTask(purpose: Purpose, card: CardSpoken | undefined): { readonly text: string; readonly chooses: boolean } | undefined {
  const asks = card && effectAt(card, purpose.ability, purpose.path)
  if (card === undefined || asks === undefined) return undefined
  const chooses = isChoice(asks)
  const run = [asks, ...behindIt(card, purpose, asks)]
  const text = card.reader.within(
    () => sayPurpose(purpose, card),
    asks,
    () => (chooses ? card.reader.sentences(run) : card.reader.act(run)),
  )
  return { text: capital(text), chooses }
}

const isChoice = ({ word }: Effect) => word.startsWith('choose')

function behindIt(card: CardSpoken, purpose: Purpose, asks: Effect): Effect[] {
  return isChoice(asks) ? whatFollowsChoice(card, purpose) : whatFollows(card, purpose)
}

/** Effects behind it that act on what it chose. */
function whatFollows(card: CardSpoken, purpose: Purpose): Effect[] {
  const after = effectsAfter(card, purpose)
  const end = after.findIndex(({ args }) => !args.some((arg) => isNode(arg) && isBackward(arg)))
  return end < 0 ? after : after.slice(0, end)
}

/** Choosing alone says nothing: at least the effect behind it does. */
function whatFollowsChoice(card: CardSpoken, purpose: Purpose): Effect[] {
  const after = effectsAfter(card, purpose)
  const last = after.map(goesBack).lastIndexOf(true)
  return after.slice(0, Math.max(1, last + 1))
}

const isBackward = ({ is, word }: Node) => is === 'noun' && (word === 'it' || word === 'them')

function goesBack(effect: Effect): boolean {
  let found = false
  visit(effect, (node) => (found ||= isBackward(node)))
  return found
}

/** What stands beside an effect in these is done instead of it, or depends on it. */
const APART = ['oneOf', 'ifYouDo', 'ifYouDoNot', 'otherwise', 'mayRepeat']

function effectsAfter(card: CardSpoken, { ability, path }: Purpose): Effect[] {
  const up = path.slice(0, -1)
  const parent = nodeAt(card.texts[ability], up) ?? nodeAt(card.texts[ability], up.slice(0, -1))
  const after: Effect[] = []
  if (parent !== undefined && APART.includes(parent.word)) return after
  for (let i = path[path.length - 1] + 1; ; i++) {
    const next = effectAt(card, ability, [...up, i])
    if (next === undefined) return after
    after.push(next)
  }
}

function effectAt({ texts }: CardSpoken, ability: number, path: readonly number[]): Effect | undefined {
  const found = path.length === 0 ? undefined : nodeAt(texts[ability], path)
  return found?.is === 'effect' ? (found as Effect) : undefined
}
