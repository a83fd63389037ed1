// Card files import words and nothing else. Which words is plain from the cards, so their import is written here and not by hand.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

const WIDTH = 140
// Without it Biome puts every word on a line of its own.
const HEAD = '// biome-ignore format: written by npm run format'
const STATEMENT = new RegExp(`(?:${HEAD}\\n)?^import \\{[^}]*\\} from '[^']+'\\n`, 'gm')

/** @typedef {{ file: string, line: number, word: string, near: string[] }} Stranger a name that is no word of the game */
/** @typedef {{ file: string, text: string, written: string, missing: string[], strangers: Stranger[] }} CardFile */

/**
 * Every card file with its import as it should be. A card file lies below `src/games/<game>/cards/` and imports nothing but words.
 * @param {string} root
 * @returns {CardFile[]}
 */
export function readCardFiles(root) {
  const games = path.join(root, 'src', 'games')
  return readdirSync(games, { withFileTypes: true }).flatMap(({ name }) => {
    const words = path.join(games, name, 'words', 'index.ts')
    const cards = path.join(games, name, 'cards')
    if (!existsSync(words) || !existsSync(cards)) return []
    const known = exportsOf(words)
    return readdirSync(cards, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && path.basename(file) !== 'index.ts')
      .sort()
      .flatMap((file) => readCardFile(path.join(cards, file), words, known) ?? [])
  })
}

/**
 * Writes the imports anew where they are out of date; with `check`, changes nothing.
 * @param {string} root
 * @param {boolean} check
 * @returns {{ stale: string[], strangers: Stranger[] }} paths from the root
 */
export function writeImports(root, check) {
  const found = readCardFiles(root)
  const stale = found.filter(({ text, written }) => text !== written)
  if (!check) for (const { file, written } of stale) writeFileSync(file, written)
  const name = (/** @type {string} */ file) => path.relative(root, file).split(path.sep).join('/')
  return {
    stale: stale.map(({ file }) => name(file)),
    strangers: found.flatMap(({ strangers }) => strangers.map((stranger) => ({ ...stranger, file: name(stranger.file) }))),
  }
}

/**
 * @param {Stranger} stranger
 * @returns {string}
 */
export function sayStranger({ file, line, word, near }) {
  const hint = near.length === 0 ? '' : ` Did you mean ${near.join(' or ')}?`
  return `${file}:${line}: "${word}" is no word of this game.${hint}`
}

/**
 * @param {string} file
 * @param {string} words
 * @param {ReadonlySet<string>} known
 * @returns {CardFile | undefined} undefined when it is no card file
 */
function readCardFile(file, words, known) {
  const text = readFileSync(file, 'utf8')
  const source = parse(file, text)
  const imports = source.statements.filter(ts.isImportDeclaration)
  const from = (/** @type {ts.ImportDeclaration} */ { moduleSpecifier }) =>
    path.resolve(path.dirname(file), /** @type {ts.StringLiteral} */ (moduleSpecifier).text)
  if (imports.some((statement) => from(statement) !== words)) return undefined
  if (source.statements.some((statement) => ts.isExportDeclaration(statement))) return undefined

  const { used, own } = namesIn(source)
  const wanted = [...used.keys()].filter((name) => !own.has(name))
  const list = wanted.filter((name) => known.has(name)).sort()
  const bound = new Set(imports.flatMap(({ importClause }) => boundBy(importClause)))
  const strangers = wanted
    .filter((name) => !known.has(name) && !(name in globalThis))
    .map((word) => ({
      file,
      line: source.getLineAndCharacterOfPosition(used.get(word) ?? 0).line + 1,
      word,
      near: [...known].filter((other) => isNear(word, other)).slice(0, 3),
    }))

  const rest = text.replaceAll(STATEMENT, '')
  const at = Math.max(0, text.search(STATEMENT))
  const statement = statementOf(list, path.relative(path.dirname(file), words).split(path.sep).join('/'))
  const gap = statement !== '' && imports.length === 0 ? '\n' : ''
  const written = rest.slice(0, at) + statement + gap + rest.slice(at)
  return { file, text, written, missing: list.filter((name) => !bound.has(name)), strangers }
}

/**
 * @param {string[]} list
 * @param {string} specifier
 */
function statementOf(list, specifier) {
  if (list.length === 0) return ''
  const short = `import { ${list.join(', ')} } from '${specifier}'\n`
  if (short.length <= WIDTH + 1) return short
  const lines = ['']
  for (const name of list) {
    const last = lines[lines.length - 1]
    const longer = last === '' ? `  ${name},` : `${last} ${name},`
    if (longer.length <= WIDTH) lines[lines.length - 1] = longer
    else lines.push(`  ${name},`)
  }
  return `${HEAD}\nimport {\n${lines.join('\n')}\n} from '${specifier}'\n`
}

/**
 * The names that a file uses as values, each with its first place, and those that it declares itself.
 * @param {ts.SourceFile} source
 */
function namesIn(source) {
  /** @type {Map<string, number>} */
  const used = new Map()
  /** @type {Set<string>} */
  const own = new Set()
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node)) return
    if (ts.isPropertyAccessExpression(node)) visit(node.expression)
    else if (ts.isPropertyAssignment(node)) {
      if (ts.isComputedPropertyName(node.name)) visit(node.name)
      visit(node.initializer)
    } else {
      if (ts.isIdentifier(node) && !used.has(node.text)) used.set(node.text, node.getStart(source))
      if (
        (ts.isVariableDeclaration(node) || ts.isParameter(node) || ts.isFunctionDeclaration(node)) &&
        node.name !== undefined &&
        ts.isIdentifier(node.name)
      )
        own.add(node.name.text)
      ts.forEachChild(node, visit)
    }
  }
  ts.forEachChild(source, visit)
  return { used, own }
}

/**
 * What a file of words exports as values, also through `export *`.
 * @param {string} file
 * @param {Set<string>} [into]
 */
function exportsOf(file, into = new Set()) {
  for (const statement of parse(file, readFileSync(file, 'utf8')).statements) {
    if (ts.isExportDeclaration(statement)) {
      if (statement.isTypeOnly) continue
      const { exportClause, moduleSpecifier } = statement
      if (exportClause !== undefined && ts.isNamedExports(exportClause))
        for (const { name, isTypeOnly } of exportClause.elements) if (!isTypeOnly) into.add(name.text)
      if (exportClause === undefined && moduleSpecifier !== undefined)
        exportsOf(path.resolve(path.dirname(file), /** @type {ts.StringLiteral} */ (moduleSpecifier).text), into)
    } else if (ts.canHaveModifiers(statement) && ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) {
      if (ts.isVariableStatement(statement)) for (const { name } of statement.declarationList.declarations) addBound(name, into)
      else if ((ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) && statement.name !== undefined)
        into.add(statement.name.text)
    }
  }
  return into
}

/**
 * @param {ts.BindingName} name
 * @param {Set<string>} into
 */
function addBound(name, into) {
  if (ts.isIdentifier(name)) into.add(name.text)
  else for (const element of name.elements) if (ts.isBindingElement(element)) addBound(element.name, into)
}

/** @param {ts.ImportClause | undefined} clause */
function boundBy(clause) {
  const bindings = clause?.namedBindings
  return bindings !== undefined && ts.isNamedImports(bindings) ? bindings.elements.map(({ name }) => name.text) : []
}

/**
 * @param {string} file
 * @param {string} text
 */
const parse = (file, text) => ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true)

/**
 * One letter too many, too few, another, or two exchanged; or the same letters but for their case.
 * @param {string} a
 * @param {string} b
 */
function isNear(a, b) {
  if (a.toLowerCase() === b.toLowerCase()) return true
  if (Math.abs(a.length - b.length) > 1 || Math.min(a.length, b.length) < 3) return false
  let from = 0
  while (from < a.length && a[from] === b[from]) from++
  const tail = (/** @type {number} */ i, /** @type {number} */ j) => a.slice(from + i) === b.slice(from + j)
  return tail(1, 0) || tail(0, 1) || tail(1, 1) || (a[from] === b[from + 1] && a[from + 1] === b[from] && tail(2, 2))
}
