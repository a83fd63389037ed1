import type { Weights } from '../src/games/weights.ts'

/** The source of a file of weights: a line for each feature, and for each trait that counts in a zone. */
export function makeWeightsFile(weights: Weights): string {
  const { features, cards, ...head } = weights
  const rows = (of: Readonly<Record<string, string>>, indent: string): string[] =>
    Object.entries(of).map(([name, row]) => `${indent}${JSON.stringify(name)}: '${row}',`)
  return `${[
    "import type { Weights } from '../../weights.ts'",
    '',
    '// Written by npm run train; docs/training.md.',
    '// biome-ignore format: a line for each row of weights',
    'export const weights: Weights | undefined = {',
    ...Object.entries(head).map(([name, value]) => `  ${name}: ${JSON.stringify(value)},`),
    '  features: {',
    ...rows(features, '    '),
    '  },',
    '  cards: {',
    ...Object.entries(cards).flatMap(([zone, of]) => [`    ${JSON.stringify(zone)}: {`, ...rows(counting(of), '      '), '    },']),
    '  },',
    '}',
  ].join('\n')}\n`
}

function counting(of: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(of).filter(([, row]) => !/^0*$/.test(row)))
}
