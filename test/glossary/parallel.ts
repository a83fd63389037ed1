import { readdirSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { LANGUAGES } from '../../src/ability/language.ts'
import type { Language } from '../../src/ability/language.ts'
import { GAME_NAMES } from '../../src/games/register.ts'
import { parseRules } from '../../src/games/rules.ts'

/** Everything that a person reads, as one text in three languages: what says the same stands side by side. */

export interface Parallel {
  /** `src/web/words/de.ts, steps.ready`, `kf.ward.2`, `keyforge-cota punch` */
  readonly at: string
  /** Of which game it speaks; undefined where it is of all. */
  readonly game: string | undefined
  readonly texts: Readonly<Record<Language, string>>
}

/** The rules pages. */
export function rules(): Parallel[] {
  return GAME_NAMES.flatMap((game) =>
    parseRules(readFileSync(`docs/rules/${game}.md`, 'utf8')).flatMap(({ id, titles, entries }) => [
      { at: `${game}, ${id}`, game, texts: titles },
      ...entries.map((entry) => ({ at: entry.id, game, texts: entry.texts })),
    ]),
  )
}

/** What all cards say, each card one text, without the names of cards. */
export function cards(): Parallel[] {
  const nameless = LANGUAGES.map(withoutNames)
  return goldenFiles().flatMap((file) => {
    const [english, german, italian] = LANGUAGES.map((language, at) =>
      golden(file, language).map((card) => nameless[at](bodyOf(card).replaceAll(nameOf(card), ''))),
    )
    return golden(file, 'en').map((card, i) => ({
      at: `${file}: ${nameOf(card)}`,
      game: GAME_NAMES.find((game) => file.startsWith(game)),
      texts: { en: english[i], de: german[i], it: italian[i] },
    }))
  })
}

/** "keyforge-cota" */
function goldenFiles(): string[] {
  return readdirSync('test/golden').flatMap((file) => (file.endsWith('.en.txt') ? [file.replace('.en.txt', '')] : []))
}

function golden(file: string, language: Language): string[] {
  return readFileSync(`test/golden/${file}.${language}.txt`, 'utf8').trim().split('\n\n')
}

/** What was decided for single cards of KeyForge, a line each, without the names of cards. */
export function rulings(): Parallel[] {
  const [english, german, italian] = LANGUAGES.map((language) => {
    const nameless = withoutNames(language)
    return readFileSync(`docs/rules/keyforge-rulings${language === 'en' ? '' : `.${language}`}.md`, 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('- **'))
      .map((line) => nameless(line.replace(/^[^:]+: /, '').replace(/\bkf\.[a-z]+\.\d+/g, '')))
  })
  const heads = [...readFileSync('docs/rules/keyforge-rulings.md', 'utf8').matchAll(/^- (\*\*.+?\*\*): /gm)]
  return heads.map(([, head], i) => ({
    at: `keyforge-rulings, ${head.replaceAll('*', '')}`,
    game: 'keyforge',
    texts: { en: english[i], de: german[i], it: italian[i] },
  }))
}

/** "anger (Zorn)" */
function nameOf(card: string): string {
  return /\((.+)\)$/.exec(card.split('\n')[0])?.[1] ?? ''
}

function bodyOf(card: string): string {
  return card.split('\n').slice(1).join('\n')
}

/** A name of a single word may be a word of a sentence, too, and stays. */
function withoutNames(language: Language): (text: string) => string {
  const names = goldenFiles().flatMap((file) => golden(file, language).map(nameOf))
  const escaped = names.filter((name) => name.includes(' ')).map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const all = new RegExp(escaped.join('|'), 'g')
  return (text) => text.replace(all, '')
}

interface Tree {
  readonly type: string
  readonly [field: string]: unknown
}

/** Prompts, options, log lines, buttons and pages: what stands side by side in the sources, in a table of three languages or in three files. */
export function sources(): Parallel[] {
  // fragments of card texts stand apart, and what becomes of them is read in the cards; names are no terms
  const files = (readdirSync('src', { recursive: true }) as string[])
    .map((file) => `src/${file}`)
    .filter(
      (file) =>
        /(?<!\.test)\.ts$/.test(file) && !/^src\/(?:ability\/|games\/[^/]+\/(?:words|glossary|cards)\/|games\/[^/]+\/tile)/.test(file),
    )
  return files.flatMap((file) => {
    const game = GAME_NAMES.find((name) => file.includes(name)) ?? (file.startsWith('src/web/words') ? 'keyforge' : undefined)
    const found: Parallel[] = []
    const [, start] = /^(.*[/.])en\.ts$/.exec(file) ?? []
    const columns = (at: string, [en, de, it]: readonly (Tree | undefined)[]) => {
      if (en && de && it) compare(at, { en, de, it }, game, found)
    }
    if (start !== undefined) {
      const three = LANGUAGES.map((language) => tables(`${start}${language}.ts`))
      for (const [i] of three[0].entries())
        columns(
          `${start}*.ts`,
          three.map((all) => all[i]),
        )
    }
    if (!/[/.](en|de|it)\.ts$/.test(file)) {
      visit(program(file), (node) => {
        if (node.type !== 'ObjectExpression') return true
        const of = new Map(propertiesOf(node))
        if (!LANGUAGES.every((language) => of.has(language))) return true
        columns(
          file,
          LANGUAGES.map((language) => of.get(language)),
        )
        return false
      })
    }
    return found
  })
}

function program(file: string): Tree {
  return parseSync(file, readFileSync(file, 'utf8')).program as unknown as Tree
}

/** What a file of one language writes out. */
function tables(file: string): Tree[] {
  const found: Tree[] = []
  visit(program(file), (node) => {
    if (node.type !== 'ExportNamedDeclaration') return true
    visit(node, (inner) => {
      if (inner.type !== 'ObjectExpression') return true
      found.push(inner)
      return false
    })
    return false
  })
  return found
}

function propertiesOf(node: Tree): [string, Tree][] {
  return (node.properties as Tree[]).flatMap(({ key, value }) => {
    if (key === undefined) return []
    const { name, value: text } = key as { name?: string; value?: unknown }
    return [[String(name ?? text), value as Tree]]
  })
}

/** Goes down all as long as they are tables with the same keys; what stands by the name of a game is of that game. */
function compare(at: string, trees: Readonly<Record<Language, Tree>>, game: string | undefined, found: Parallel[]): void {
  const all = LANGUAGES.map((language) => trees[language])
  if (all.every(({ type }) => type === 'ObjectExpression')) {
    const [en, de, it] = all.map((tree) => new Map(propertiesOf(tree)))
    for (const [name, tree] of en) {
      const [german, italian] = [de.get(name), it.get(name)]
      if (german && italian)
        compare(`${at} ${name}`, { en: tree, de: german, it: italian }, GAME_NAMES.find((one) => one === name) ?? game, found)
    }
    return
  }
  const [en, de, it] = all.map(said)
  if (en !== '' && de !== '' && it !== '') found.push({ at, game, texts: { en, de, it } })
}

/** All strings that are written out in it; what is put in between is a blank. */
function said(tree: Tree): string {
  const parts: string[] = []
  visit(tree, (node) => {
    // what is compared is no text
    if (node.type === 'BinaryExpression' && /^[!=]==$/.test(node.operator as string)) return false
    if (node.type === 'Literal' && typeof node.value === 'string' && !node.value.startsWith('./')) parts.push(node.value)
    if (node.type === 'TemplateElement') parts.push((node.value as { cooked: string }).cooked)
    return true
  })
  return parts.join(' ').trim()
}

function visit(node: unknown, look: (node: Tree) => boolean): void {
  if (typeof node !== 'object' || node === null) return
  if ('type' in node && !look(node as Tree)) return
  for (const value of Object.values(node)) visit(value, look)
}
