import type { Language } from '../protocol.ts'

/** On the button that ends a turn in which something could still be done. */
export const END_ANYWAY: Readonly<Record<Language, string>> = {
  en: 'End turn anyway',
  de: 'Trotzdem beenden',
  it: 'Finisci comunque',
}
