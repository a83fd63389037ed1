import { execFileSync } from 'node:child_process'
import { cpus } from 'node:os'
import type { Figure } from './figure.ts'

/** Where and of what the figures were taken. */
export interface Circumstances {
  readonly commit: string
  readonly machine: string
  readonly cores: number
  readonly node: string
  /** Mean number of threads that wanted to run in the minute before. */
  readonly load: number
}

export function readCircumstances(root: string, load: number): Circumstances {
  const processors = cpus()
  return {
    commit: commitOf(root),
    machine: processors[0]?.model.trim() ?? 'unknown',
    cores: processors.length,
    node: process.version,
    load,
  }
}

/** The page bench/results.md. */
export function writeReport({ commit, machine, cores, node, load }: Circumstances, figures: readonly Figure[]): string {
  const lines = [
    '# Benchmark',
    '',
    'Written by `npm run bench`; medians of CPU time. The ceiling is a made-up game without an engine (bench/ceiling.ts).',
    '',
    `- commit: ${commit}`,
    `- machine: ${machine}, ${cores} cores`,
    `- Node: ${node}`,
    `- load before the run: ${load.toFixed(1)}${load < cores - 1 ? '' : `; others shared the cores, so that figures are too low and shares uncertain. Only what is measured in turn (of_default) can be relied on`}`,
    '',
    '| figure | value | unit | more |',
    '|---|---:|---|---|',
  ]
  for (const { name, value, unit, ...more } of figures) {
    const rest = Object.entries(more).map(([key, one]) => `${key} ${one}`)
    lines.push(`| ${name} | ${value} | ${unit} | ${rest.join(', ')} |`)
  }
  return `${lines.join('\n')}\n`
}

function commitOf(root: string): string {
  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  try {
    return `${git('rev-parse', '--short=12', 'HEAD')}${git('status', '--porcelain', '--untracked-files=no') === '' ? '' : ' with changes'}`
  } catch {
    return 'none'
  }
}
