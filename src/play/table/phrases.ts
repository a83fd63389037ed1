// Ready-made phrases: sent by id, and read by everybody in their own language.
import type { Language } from '../../ability/language.ts'

export const PHRASES = {
  hello: { en: 'Hello', de: 'Hallo', it: 'Ciao' },
  'good-luck': { en: 'Good luck', de: 'Viel Glück', it: 'Buona fortuna' },
  'one-moment': { en: 'One moment', de: 'Einen Moment', it: 'Un momento' },
  'thank-you': { en: 'Thank you', de: 'Danke', it: 'Grazie' },
  'nice-move': { en: 'Well done', de: 'Stark gemacht', it: 'Bella mossa' },
  sorry: { en: 'Sorry', de: 'Tut mir leid', it: 'Scusa' },
  'well-played': { en: 'Well played', de: 'Gut gespielt', it: 'Ben giocato' },
  'another-game': { en: 'Another game?', de: 'Noch eine Partie?', it: 'Un’altra partita?' },
  'have-to-go': { en: 'I have to go', de: 'Ich muss los', it: 'Devo andare' },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>

export type Phrase = keyof typeof PHRASES

export function isPhrase(id: unknown): id is Phrase {
  return typeof id === 'string' && Object.hasOwn(PHRASES, id)
}
