import type { GameEvent } from '../../../kernel/event.ts'
import { makeSpeak } from '../../speech/frame.ts'
import type { Names, Speak, Told as Common } from '../../speech/frame.ts'
import { STONES, TIERS } from '../face.ts'
import type { Stone } from '../face.ts'
import { packOf } from './language-pack.ts'
import type { Offered, Phrases, Told } from './phrases.ts'
import { nameSide } from './side.ts'
import { cardSpoken } from './text.ts'

/** Riftblade in words. */
export const speakRiftblade: Speak = makeSpeak<Phrases, Offered, Told>({
  phrases: (language) => packOf(language).phrases,
  offer(names, { card, seat, amount, mode, as }) {
    return {
      card: names.card(card),
      seat: names.seat(seat),
      own: seat !== undefined && seat === names.context.viewer,
      amount,
      tier: mode === undefined ? undefined : TIERS[mode],
      stone: stoneCalled(as),
      fromHand: as === 'hand',
    }
  },
  tell,
  card: cardSpoken,
  saysSource: () => true,
})

function tell(names: Names, { seat, amount, name = '', from }: GameEvent, told: Common, phrases: Phrases): Told {
  const sideName = seat < 0 ? '' : nameSide(names, phrases, seat)
  const rolled = name.split(' ')
  return {
    ...told,
    side: (you, they) => (names.context.partnerOf === undefined ? told.who(you, they) : `${sideName} ${they}`),
    sideName,
    tier: TIERS[amount] ?? 'base',
    stone: stoneCalled(name),
    rolled: STONES.flatMap((stone): [Stone, number][] => {
      const n = rolled.filter((one) => one === stone).length
      return n === 0 ? [] : [[stone, n]]
    }),
    fromHand: from === 'hand',
  }
}

function stoneCalled(name: string | undefined): Stone | undefined {
  return STONES.find((stone) => stone === name)
}
