import { visit } from '../ability/tree.ts'
import type { Arg } from '../ability/tree.ts'
import type { Language } from '../ability/language.ts'
import type { Printed, WholeTitle } from '../games/index.ts'

/** A card as it is listed: its printed facts, and its text in one language. */
export interface Listing {
  readonly id: string
  readonly name: string
  readonly facts: Readonly<Record<string, unknown>>
  /** The facts for reading. */
  readonly line: string
  /** Our values, not published ones. */
  readonly designed: boolean
  readonly text: string
  /** Its ability is written by hand and not composed of words. */
  readonly native: boolean
}

/** What a face holds besides printed facts. */
const UNPRINTED = ['id', 'name', 'names', 'abilities', 'ability', 'designed']

export function listFace(title: WholeTitle, face: Printed, language: Language): Listing {
  const facts = Object.fromEntries(Object.entries(face).filter(([key, value]) => !UNPRINTED.includes(key) && isPrinted(value)))
  let native = false
  visit(treesOf(face) as Arg, (node) => {
    if (node.word === 'native') native = true
  })
  const { designed = title.facts.designed } = face as { designed?: boolean }
  return {
    id: face.id,
    name: title.cardName(face.id, language),
    facts,
    line: title.cardFacts(face.id, language),
    designed,
    text: title.cardText(face.id, language).join('\n'),
    native,
  }
}

/** The trees of a card, however its game lays them out. */
export function treesOf(face: Printed): unknown {
  return Object.entries(face)
    .filter(([key]) => key !== 'names')
    .map(([, value]: [string, unknown]) => value)
}

/** A card for reading: name, facts, text, and whether it is ours. */
export function showListing({ id, name, line, designed, text }: Listing, designedMark: string): string {
  return [
    `${name} (${id})${line === '' ? '' : `: ${line}`}`,
    ...(text === '' ? [] : text.split('\n').map((row) => `  ${row}`)),
    ...(designed ? [`  (${designedMark})`] : []),
  ].join('\n')
}

function isPrinted(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return false
  if (Array.isArray(value)) return value.length > 0 && value.every((item) => typeof item !== 'object')
  return typeof value !== 'object' && typeof value !== 'function'
}
