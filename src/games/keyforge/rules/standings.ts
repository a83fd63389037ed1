// What everybody sees of a position and no event tells of: values of creatures, what a key costs, and effects that last.
import { nextIn } from '../../../kernel/cardset.ts'
import { cardAt } from '../../../kernel/zones.ts'
import type { Standing } from '../../title.ts'
import { KEYWORDS, VALUED } from './face.ts'
import { BEFORE_TURN, CAPTURED, CAPTURED_SET, ONE_TURN, SCOPE, THIS_TURN } from './lasting.ts'
import { LASTING_COUNT, LASTING_WORDS, LINE, SEATS, SET_WORDS, zoneOf } from './layout.ts'
import type { KeyforgePosition } from './layout.ts'
import { armorOf, keyCost, keywordOf, powerOf } from './values.ts'
import { isInPlay } from './whereabouts.ts'

/** How long an effect lasts, by its scope. */
const SPANS: Readonly<Record<number, string>> = { [THIS_TURN]: 'turn', [ONE_TURN]: 'turnToCome', [BEFORE_TURN]: 'turnToCome' }

export function standings(p: KeyforgePosition): Standing[] {
  const list: Standing[] = []
  for (let seat = 0; seat < SEATS; seat++) {
    list.push({ kind: 'keyCost', card: -1, seat, name: '', amount: keyCost(p, seat) })
    const zone = zoneOf(LINE, seat)
    for (let i = 0; i < p.zones.length[zone]; i++) listValues(p, cardAt(p.zones, zone, i), list)
  }
  listLasting(p, list)
  return list
}

function listValues(p: KeyforgePosition, card: number, list: Standing[]): void {
  const add = (kind: string, name: string, amount: number) => list.push({ kind, card, seat: -1, name, amount })
  add('value', 'power', powerOf(p, card))
  add('value', 'armor', armorOf(p, card))
  for (let keyword = 0; keyword < KEYWORDS.length; keyword++) {
    const amount = keywordOf(p, card, keyword)
    // one that has no value is there or not, however often
    if (amount > 0) add('keyword', KEYWORDS[keyword], VALUED.includes(KEYWORDS[keyword]) ? amount : 1)
  }
}

/** How many there are, for each card in play that they are about; what is about none is about the game. */
function listLasting(p: KeyforgePosition, list: Standing[]): void {
  const counts = new Map<string, Standing>()
  const about = (card: number, name: string) => {
    const key = `${card} ${name}`
    counts.set(key, { kind: 'lasts', card, seat: -1, name, amount: (counts.get(key)?.amount ?? 0) + 1 })
  }
  for (let i = 0; i < p.state[LASTING_COUNT]; i++) {
    const at = i * LASTING_WORDS
    const name = SPANS[p.lasting[at + SCOPE]] ?? 'while'
    const set = at + CAPTURED + CAPTURED_SET
    let isAboutCards = false
    for (let card = nextIn(p.lasting, set, -1, SET_WORDS); card >= 0; card = nextIn(p.lasting, set, card, SET_WORDS)) {
      if (!isInPlay(p, card)) continue
      isAboutCards = true
      about(card, name)
    }
    if (!isAboutCards) about(-1, name)
  }
  list.push(...counts.values())
}
