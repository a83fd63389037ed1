import { isNode } from './tree.ts'
import type { Arg } from './tree.ts'

/** A tree for reading: a word a line with its plain arguments, and what it is made of below it, further in. */
export function outline(tree: Arg): string {
  return linesOf(tree).join('\n')
}

const STEP = '  '

function linesOf(arg: Arg, name = ''): string[] {
  const head = name === '' ? '' : `${name}: `
  if (arg === undefined) return []
  if (typeof arg !== 'object') return [`${head}${String(arg)}`]
  if (isNode(arg)) return [[`${head}${arg.word}`, ...arg.args.filter(isPlain).map(String)].join(' '), ...below(arg.args)]
  if (Array.isArray(arg)) return name === '' ? arg.flatMap((one: Arg) => linesOf(one)) : [head.trimEnd(), ...below(arg as readonly Arg[])]
  return Object.entries(arg as { readonly [name: string]: Arg }).flatMap(([key, value]) => linesOf(value, key))
}

function below(args: readonly Arg[]): string[] {
  return args.filter((arg) => !isPlain(arg)).flatMap((arg) => linesOf(arg).map((line) => STEP + line))
}

function isPlain(arg: Arg): arg is string | number | boolean {
  return typeof arg === 'string' || typeof arg === 'number' || typeof arg === 'boolean'
}
