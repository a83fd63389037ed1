import type { Language } from './protocol.ts'

/** What is said when something was copied, or could not be. */
export const COPYING: Readonly<Record<Language, { readonly copied: string; readonly failed: string }>> = {
  en: { copied: 'Copied', failed: 'The browser did not allow copying. The text is below, ready to be selected.' },
  de: { copied: 'Kopiert', failed: 'Der Browser erlaubt das Kopieren nicht. Der Text steht unten zum Markieren.' },
  it: { copied: 'Copiato', failed: 'Il browser non permette di copiare. Il testo è qui sotto, pronto da selezionare.' },
}
