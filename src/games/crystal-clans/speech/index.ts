import type { GameEvent } from '../../../kernel/event.ts'
import { makeSpeak } from '../../speech/frame.ts'
import type { Names, Speak, Told as Common } from '../../speech/frame.ts'
import { PLACES } from '../board.ts'
import { STYLES } from '../face.ts'
import type { Style } from '../face.ts'
import { faces } from '../faces.ts'
import { packOf } from './language-pack.ts'
import type { Offered, Phrases, Told } from './phrases.ts'
import { namePlace } from './place.ts'
import { cardSpoken } from './text.ts'

/** Crystal Clans in words. */
export const speakCrystalClans: Speak = makeSpeak<Phrases, Offered, Told>({
  phrases: (language) => packOf(language).phrases,
  offer(names, { target, card = target, place, amount, mode, name }, phrases) {
    return {
      card: names.card(card),
      place: typeof place === 'number' ? namePlace(names, phrases, PLACES[place].id) : '',
      style: styleCalled(name),
      n: mode === undefined ? (amount ?? 0) : mode + 1,
    }
  },
  tell,
  card: cardSpoken,
})

function tell(names: Names, event: GameEvent, told: Common, phrases: Phrases): Told {
  const { kind, cards, amount, name = '', to = '' } = event
  const [from, goal] = kind === 'march' ? name.split(' ') : ['', kind === 'activate' ? name : to.split(' ')[1]]
  const place = kind === 'battle' ? PLACES[amount].id : goal
  const called = (id: string | undefined) => (PLACES.some((known) => known.id === id) ? namePlace(names, phrases, String(id)) : '')
  const [first = -1] = cards
  return {
    ...told,
    place: called(place),
    from: called(from),
    style: styleCalled(name) ?? (first < 0 ? undefined : styleOf(names.context.cardId(first))),
    side: name === 'left' ? 'left' : 'right',
  }
}

function styleOf(id: string | undefined): Style | undefined {
  const face = faces.find((one) => one.id === id)
  return face?.type === 'unit' ? face.style : undefined
}

function styleCalled(name: string | undefined): Style | undefined {
  return STYLES.find((style) => style === name)
}
