import type { Language } from '../protocol.ts'

interface LineWords {
  readonly title: string
  readonly example: string
}

/** Said at the line for typed commands alone. */
export const LINE_WORDS: Readonly<Record<Language, LineWords>> = {
  en: { title: 'Type an option or a command', example: 'A part of an option, or help' },
  de: { title: 'Möglichkeit oder Befehl eintippen', example: 'Teil einer Möglichkeit, oder hilfe' },
  it: { title: 'Scrivi un’opzione o un comando', example: 'Parte di un’opzione, o aiuto' },
}
