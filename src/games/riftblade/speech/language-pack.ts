import { languagePacks } from '../../speech/languages.ts'
import { pack as english } from './languages/en.ts'

export const { bringLanguage, packOf } = languagePacks(english, {
  de: () => import('./languages/de.ts'),
  it: () => import('./languages/it.ts'),
})
