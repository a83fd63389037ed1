import type { Language } from '../../../ability/language.ts'
import type { TextLine } from '../../../ability/text/line.ts'
import { beginReading } from '../../../ability/text/reading.ts'
import { faceNumber } from '../catalog.ts'
import type { Face } from '../face.ts'
import { faces } from '../faces.ts'
import { packOf } from './language-pack.ts'
import { termOf } from './terms.ts'

const WOUND_TEXT: Record<Language, TextLine> = {
  en: { trigger: 'Clean-up', text: 'Discard this and any number of further wounds from your hand; draw 2 cards for each.' },
  de: { trigger: 'Aufräumen', text: 'Lege diese und beliebig viele weitere Wunden aus deiner Hand ab; ziehe für jede 2 Karten.' },
  it: { trigger: 'Riordino', text: 'Scarta questa e un numero qualsiasi di altre ferite dalla tua mano; pesca 2 carte per ciascuna.' },
}
const MARTIAL_TEXT: Record<Language, TextLine> = {
  en: {
    trigger: 'Your combat, before assigning',
    text: 'Discard this; one of your minions has +1 strength in this combat. Feed: Discard another wound for +1 on the same minion.',
  },
  de: {
    trigger: 'Dein Kampf, vor dem Zuordnen',
    text: 'Lege diese ab; eine deiner Kreaturen hat in diesem Kampf +1 Stärke. Füttern: Lege eine weitere Wunde für +1 auf derselben Kreatur ab.',
  },
  it: {
    trigger: 'Il tuo combattimento, prima di assegnare',
    text: 'Scarta questa; una tua creatura ha +1 forza in questo combattimento. Nutrire: Scarta un’altra ferita per +1 alla stessa creatura.',
  },
}
const STARTER_TEXT: Record<Language, TextLine> = {
  en: { text: 'It is exiled instead of going from play to a discard pile or hand.' },
  de: { text: 'Sie wird verbannt, statt aus dem Spiel auf eine Ablage oder Hand zu kommen.' },
  it: { text: 'Viene esiliata invece di passare dal gioco agli scarti o in mano.' },
}

/** The card's name in a language; undefined for an unknown id. */
export function cardName(id: string, language: Language): string | undefined {
  return faces[faceNumber(id)]?.names[language]
}

/** The card's text, a line for each ability, rendered from what it does. */
export function cardText(id: string, language: Language): TextLine[] {
  const face = faces[faceNumber(id)]
  if (face === undefined) return []
  const lines = face.abilities.map((ability) => readCard(face, language).lineOf(ability))
  if (face.type === 'wound') lines.push((face.id.startsWith('martial') ? MARTIAL_TEXT : WOUND_TEXT)[language])
  if (face.type === 'starter') lines.push(STARTER_TEXT[language])
  return lines
}

/** A card to be read aloud. */
export function cardSpoken(id: string, language: Language) {
  const face = faces[faceNumber(id)] as Face | undefined
  return face && { reader: readCard(face, language), texts: face.abilities }
}

function readCard(face: Face, language: Language) {
  return beginReading(packOf(language), language, termOf, face.names[language])
}
