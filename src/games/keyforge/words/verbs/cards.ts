import { addTo, clearSet, copySet, nextIn } from '../../../../kernel/cardset.ts'
import { RESULT, SEAT, SELF, SLOTS, SOURCE } from '../../../../kernel/program.ts'
import { cardAt, push, remove } from '../../../../kernel/zones.ts'
import * as de from '../../../../ability/text/de.ts'
import * as en from '../../../../ability/text/en.ts'
import * as it from '../../../../ability/text/it.ts'
import type { Amount, Filter, Noun, Who } from '../../../../ability/tree.ts'
import {
  DECK,
  DISCARD,
  discardNow,
  draw as drawCards,
  HAND,
  tellCards,
  placeUnder,
  shuffleDeck,
  topOfDeck,
  transfer,
  zoneOf,
  SET_WORDS,
} from '../../rules/index.ts'
import { enPile, dePile, itPile, PILES } from '../piles.ts'
import type { Pile } from '../piles.ts'
import type { KeyforgePosition } from '../../rules/index.ts'
import { core } from '../vocabulary.ts'
import type { Arg } from '../../../../ability/tree.ts'
import { isNode } from '../../../../ability/tree.ts'
import { eachIn, eachSeat, report, verb } from './verb.ts'
import type { Done } from '../../../../ability/text/reader.ts'
import type { C } from './verb.ts'

/** Verbs that move cards between zones and look at them. */

/** Do these cards come from a pile of yours? Then they go back to yours. */
function areYours(noun: Noun, yours: boolean): boolean {
  if (noun.word === 'it' || noun.word === 'them') return yours
  const filter = noun.args.find((arg) => isNode(arg) && arg.is === 'filter') as Filter | undefined
  if (noun.word === 'both') return (noun.args as unknown as readonly Noun[]).every((one) => areYours(one, yours))
  return filter?.word === 'from' && (filter.args[1] as Who).word === 'you'
}

/** Whole piles of yours: "your hand and discard pile". */
function wholePiles(noun: Noun): readonly Pile[] {
  if (noun.word === 'both') {
    const parts = (noun.args as unknown as readonly Noun[]).map(wholePiles)
    return parts.some((part) => part.length === 0) ? [] : parts.flat()
  }
  const filter = noun.args[0] as Filter | undefined
  if (noun.word !== 'each' || filter?.word !== 'from') return []
  const [pile, who, kind] = filter.args as unknown as [Pile, Who, Filter]
  return who.word === 'you' && kind.word === 'card' ? [pile] : []
}

/** A random card of another player's hand, which that player discards. */
function handOfOther(noun: Noun): Who | undefined {
  const filter = noun.args[0] as Filter | undefined
  if (noun.word !== 'random' || filter?.word !== 'from') return undefined
  const [pile, who, kind] = filter.args as unknown as [Pile, Who, Filter]
  return pile === 'hand' && who.word !== 'you' && kind.word === 'card' ? who : undefined
}

/** "Archive a card" is one of your hand. */
function unsaidHand(noun: Noun): Noun {
  const strip = (arg: Arg): Arg => {
    if (!isNode(arg) || arg.word !== 'from') return arg
    const [pile, who, kind] = arg.args as unknown as [Pile, Who, Filter]
    return pile === 'hand' && who.word === 'you' && kind.word === 'card' ? kind : arg
  }
  return { ...noun, args: noun.args.map(strip) }
}

/** Several cards may have several owners. */
function owners(words: string, plural: boolean): string {
  if (!plural) return words
  return words
    .replace(/its owner’s (hand|deck)/, 'their owners’ $1s')
    .replace(/(in mano )al proprietario/, '$1ai proprietari')
    .replace('del proprietario', 'dei proprietari')
}

/** The owner of a card, of an artifact or of several. */
function deOwners(words: string, { gender, plural }: de.NounPhrase): string {
  return words.replace('ihres Besitzers', plural ? 'ihrer Besitzer' : gender === 'f' ? 'ihres Besitzers' : 'seines Besitzers')
}

const moving = (
  word: string,
  where: number,
  done: Done,
  names: { en: [string, string?]; de: [string, string, string?]; it: [string, string, string?] },
) =>
  verb(word, {
    done,
    act(c: C, block: number, noun: Noun) {
      const set = c.noun(noun)
      const piles = c.pilesOf.get(set)
      const onlyOpen = piles !== undefined && (piles & transfer.HIDDEN) === 0
      c.step(word, (p, f) => {
        if (nextIn(p.frames, f + set, -1, SET_WORDS) < 0) return
        const g = transfer.callTransfer(p, p.frames[f + SEAT], p.frames[f + SOURCE], p.frames[f + SELF], where, onlyOpen)
        p.frames[g + RESULT] = block
        copySet(p.frames, g + SLOTS, f + set, SET_WORDS)
      })
    },
    /** The card goes there. */
    instead(_c: C, noun: Noun) {
      if (noun.word !== 'it') throw new Error('what would go somewhere is "it"')
      return () => where
    },
    transitive: () => (names.en[1] === undefined ? names.en[0] : undefined),
    en(t, noun) {
      const other = word === 'discard' ? handOfOther(noun) : undefined
      if (other !== undefined) return `${en.says(t.seat(other), 'discard')} a random card from their hand`
      const piles = wholePiles(noun)
      const { text, plural } =
        piles.length > 0
          ? { text: `your ${piles.map((pile) => enPile(t, pile, core.you).slice('your '.length)).join(' and ')}`, plural: true }
          : t.noun(word === 'archive' ? unsaidHand(noun) : noun)
      const to = names.en[1] ?? ''
      return [names.en[0], text, areYours(noun, t.yours) ? to.replace('its owner’s', 'your') : owners(to, plural)].filter(Boolean).join(' ')
    },
    de(t, noun) {
      const other = word === 'discard' ? handOfOther(noun) : undefined
      const card = 'eine zufällige Karte von der Hand'
      if (other !== undefined) {
        const { nom, acc } = t.seat(other)
        return { command: `${nom} legt ${card} ab`, infinitive: `${acc} ${card} ablegen lassen`, inverted: `legt ${nom} ${card} ab` }
      }
      const cards = t.noun(word === 'archive' ? unsaidHand(noun) : noun)
      const yours = areYours(noun, t.yours)
      const whose = (words: string) =>
        yours
          ? words.replace('die Hand ihres Besitzers', 'deine Hand').replace('das Deck ihres Besitzers', 'dein Deck')
          : deOwners(words, cards)
      const piles = wholePiles(noun)
      const all = piles.map((pile) => dePile(t, pile, core.you, 'acc')).join(' und ')
      return de.does(names.de[0], all || cards.in('acc'), whose(names.de[1]), whose(names.de[2] ?? ''))
    },
    it(t, noun) {
      const other = word === 'discard' ? handOfOther(noun) : undefined
      if (other !== undefined) {
        const { subject, to } = t.seat(other)
        const card = 'una carta a caso dalla sua mano'
        return { command: `${it.subject(subject)}scarta ${card}`, infinitive: `far scartare ${card} ${to}` }
      }
      const cards = t.noun(word === 'archive' ? unsaidHand(noun) : noun)
      const to = names.it[2] ?? ''
      const whose = areYours(noun, t.yours)
        ? to.replace('in mano al proprietario', 'nella tua mano').replace('del proprietario', '').replace('mazzo ', 'tuo mazzo')
        : owners(to, cards.plural)
      return it.does(
        names.it[0],
        names.it[1],
        [
          wholePiles(noun)
            .map((pile) => itPile(t, pile, core.you).text)
            .join(' e ') || cards.text,
          whose.trim(),
        ]
          .filter(Boolean)
          .join(' '),
      )
    },
  })

export const toHand = moving(
  'toHand',
  transfer.TO_HAND,
  { en: 'returned', de: 'zurückgeschickt', it: 'riportato' },
  {
    en: ['return', 'to its owner’s hand'],
    de: ['schicke', 'auf die Hand ihres Besitzers zurückschicken', 'auf die Hand ihres Besitzers zurück'],
    it: ['riporta', 'riportare', 'in mano al proprietario'],
  },
)
export const archive = moving(
  'archive',
  transfer.TO_ARCHIVES,
  { en: 'archived', de: 'archiviert', it: 'archiviato' },
  {
    en: ['archive'],
    de: ['archiviere', 'archivieren'],
    it: ['archivia', 'archiviare'],
  },
)
export const purge = moving(
  'purge',
  transfer.TO_PURGED,
  { en: 'purged', de: 'verbannt', it: 'epurato' },
  { en: ['purge'], de: ['verbanne', 'verbannen'], it: ['epura', 'epurare'] },
)
export const discard = moving(
  'discard',
  transfer.TO_DISCARD,
  { en: 'discarded', de: 'abgelegt', it: 'scartato' },
  {
    en: ['discard'],
    de: ['lege', 'ablegen', 'ab'],
    it: ['scarta', 'scartare'],
  },
)
export const toDeckTop = moving(
  'toDeckTop',
  transfer.TO_DECK_TOP,
  { en: 'put there', de: 'dorthin gelegt', it: 'messo in cima' },
  {
    en: ['put', 'on top of its owner’s deck'],
    de: ['lege', 'oben auf das Deck ihres Besitzers legen', 'oben auf das Deck ihres Besitzers'],
    it: ['metti', 'mettere', 'in cima al mazzo del proprietario'],
  },
)
export const shuffleIn = moving(
  'shuffleIn',
  transfer.SHUFFLED,
  { en: 'shuffled into a deck', de: 'in ein Deck gemischt', it: 'rimescolato' },
  {
    en: ['shuffle', 'into its owner’s deck'],
    de: ['mische', 'in das Deck ihres Besitzers mischen', 'in das Deck ihres Besitzers'],
    it: ['rimescola', 'rimescolare', 'nel mazzo del proprietario'],
  },
)
/** Into your archives, whoever owns it; when it leaves them it goes to its owner's hand. */
export const abduct = moving(
  'abduct',
  transfer.ABDUCTED,
  { en: 'put into your archives', de: 'in dein Archiv gelegt', it: 'archiviato' },
  {
    en: ['put', 'into your archives'],
    de: ['lege', 'in dein Archiv legen', 'in dein Archiv'],
    it: ['metti', 'mettere', 'nei tuoi Archivi'],
  },
)

export const draw = verb('draw', {
  act(c: C, block: number, n: Amount) {
    const amount = c.amount(n)
    c.step('draw', (p, f) => {
      const wanted = amount(p, f)
      const drawn = drawCards(p, p.frames[f + SEAT], wanted)
      report(p, f, block, drawn, drawn > 0 && drawn === wanted)
    })
  },
  en: (t, n) =>
    n === 1
      ? 'draw a card'
      : `draw ${t.quantity(n, t.amount(n).each === undefined ? 'cards' : 'card')}`.replace(/^draw 1 card/, 'draw a card'),
  de: (t, n) => de.does('ziehe', n === 1 ? '1 Karte' : t.quantity(n, t.amount(n).each === undefined ? 'Karten' : 'Karte'), 'ziehen'),
  it: (t, n) => it.does('pesca', 'pescare', n === 1 ? '1 carta' : t.quantity(n, t.amount(n).each === undefined ? 'carte' : 'carta')),
})

/** Discards from the top of your deck until such a card; it is the card found, if any. */
export const discardUntil = verb('discardUntil', {
  ofYours: true,
  act(c: C, block: number, filter: Filter) {
    const found = c.setSlot()
    const matches = c.matches(c.filter(filter))
    c.step('discard until', (p, f) => {
      clearSet(p.frames, f + found, SET_WORDS)
      const seat = p.frames[f + SEAT]
      for (let card = topOfDeck(p, seat); card >= 0; card = topOfDeck(p, seat)) {
        discardNow(p, card)
        report(p, f, block, 1, false)
        if (!matches(p, f, card)) continue
        addTo(p.frames, f + found, card)
        report(p, f, block, 0, true)
        return
      }
    })
    c.it = found
  },
  en: (t, filter) =>
    `discard cards from the top of your deck until you discard ${en.withArticle(en.one(t.filter(filter)))} or run out of cards`,
  de: (t, filter) =>
    de.does(
      'lege',
      `Karten oben von deinem Deck ab, bis du ${de.a(t.filter(filter)).in('acc')} ablegst oder keine Karten mehr da sind`,
      'ablegen',
    ),
  it: (t, filter) =>
    it.does('scarta', 'scartare', `carte dalla cima del tuo mazzo finché non scarti ${it.a(t.filter(filter)).text} o finisci le carte`),
})

/** Shows cards to both players; they stay where they are (kf.reveal). */
export const reveal = verb('reveal', {
  done: { en: 'revealed', de: 'aufgedeckt', it: 'rivelato' },
  act(c: C, block: number, noun: Noun) {
    const set = c.noun(noun)
    c.step('reveal', (p, f) => {
      eachIn(p, f + set, (card) => addTo(p.frames, f + block, card))
      const any = nextIn(p.frames, f + set, -1, SET_WORDS) >= 0
      report(p, f, block, 0, any)
      if (p.sink !== undefined && any) {
        const shown: number[] = []
        eachIn(p, f + set, (card) => shown.push(card))
        tellCards(p, 'reveal', p.frames[f + SEAT], p.frames[f + SOURCE], shown)
      }
    })
  },
  en: (t, noun) => `reveal ${t.noun(noun).text}`,
  de: (t, noun) => de.does('decke', t.noun(noun).in('acc'), 'aufdecken', 'auf'),
  it: (t, noun) => it.does('rivela', 'rivelare', t.noun(noun).text),
})

/** Shows a whole hand: to both players, or to you alone. */
const showing = (word: string, event: string, names: { en: string; de: [string, string, string]; it: [string, string] }) =>
  verb(word, {
    act(c: C, block: number, who: Who) {
      const seats = c.seats(who)
      c.shown = true
      c.step(word, (p, f) => {
        report(p, f, block, 0, true)
        if (p.sink === undefined) return
        eachSeat(seats(p, f), p.frames[f + SEAT], (seat) => {
          const zone = zoneOf(HAND, seat)
          const shown: number[] = []
          for (let i = 0; i < p.zones.length[zone]; i++) shown.push(cardAt(p.zones, zone, i))
          tellCards(p, event, seat, p.frames[f + SOURCE], shown, event === 'look' ? (1 << p.frames[f + SEAT]) | (1 << seat) : 3)
        })
      })
    },
    en: (t, who) => `${names.en} ${enPile(t, 'hand', who)}`,
    de: (t, who) => de.does(names.de[0], dePile(t, 'hand', who, 'acc'), names.de[1], names.de[2]),
    it: (t, who) => it.does(names.it[0], names.it[1], itPile(t, 'hand', who).text),
  })

export const revealHand = showing('revealHand', 'reveal', { en: 'reveal', de: ['decke', 'aufdecken', 'auf'], it: ['rivela', 'rivelare'] })
export const lookAtHand = showing('lookAtHand', 'look', { en: 'look at', de: ['sieh dir', 'ansehen', 'an'], it: ['guarda', 'guardare'] })

/** Finds cards in your deck and discard pile; finding nothing is allowed, and the deck is shuffled (kf.search). */
export const search = verb('search', {
  ofYours: true,
  act(c: C, block: number, n: number, filter: Filter) {
    const [{ test }] = c.filter(filter).parts
    const piles = (1 << DECK) | (1 << DISCARD)
    const selection = { parts: [{ piles, seats: c.seats(core.you), test, strict: true }] }
    const set = c.choose(selection, { min: () => 0, max: () => n, rule: 'kf.search.1' })
    c.it = set
    c.step('found', (p, f) => {
      const any = nextIn(p.frames, f + set, -1, SET_WORDS) >= 0
      eachIn(p, f + set, (card) => addTo(p.frames, f + block, card))
      report(p, f, block, 0, any)
      shuffleDeck(p, p.frames[f + SEAT])
    })
  },
  en: (t, n, filter) =>
    `search your deck and discard pile for ${n === 1 ? en.withArticle(en.one(t.filter(filter))) : `any number of ${en.many(t.filter(filter))}`}`,
  de: (t, n, filter) =>
    de.does(
      'durchsuche',
      `dein Deck und deinen Ablagestapel nach ${n === 1 ? de.a(t.filter(filter)).in('dat') : de.several(t.filter(filter), 'beliebig vielen').in('dat')}`,
      'durchsuchen',
    ),
  it: (t, n, filter) =>
    it.does(
      'cerca',
      'cercare',
      `nel tuo mazzo e nella tua pila degli scarti ${n === 1 ? it.a(t.filter(filter)).text : `un numero qualsiasi di ${it.bare(t.filter(filter)).text}`}`,
    ),
})

/** Shuffles your whole discard pile into your deck. */
export const shuffleDiscardIn = verb('shuffleDiscardIn', {
  act(c: C, block: number) {
    c.step('shuffle discard in', (p, f) => {
      const seat = p.frames[f + SEAT]
      const pile = zoneOf(DISCARD, seat)
      for (let i = p.zones.length[pile] - 1; i >= 0; i--) {
        const card = cardAt(p.zones, pile, i)
        remove(p.zones, card)
        push(p.zones, zoneOf(DECK, seat), card)
      }
      shuffleDeck(p, seat)
      report(p, f, block, 0, true)
    })
  },
  en: () => 'shuffle your discard pile into your deck',
  de: () => de.does('mische', 'deinen Ablagestapel in dein Deck', 'mischen'),
  it: () => it.does('rimescola', 'rimescolare', 'la tua pila degli scarti nel tuo mazzo'),
})

/** Two piles of yours change their cards; a deck turned over lies with its former top at the bottom of the pile. */
export const swapPiles = verb('swapPiles', {
  act(c: C, block: number, first: Pile, second: Pile) {
    const [a] = PILES[first]
    const [b] = PILES[second]
    c.step('swap piles', (p, f) => {
      const seat = p.frames[f + SEAT]
      const zones = [zoneOf(a, seat), zoneOf(b, seat)]
      const [one, two] = zones.map((zone) => Array.from({ length: p.zones.length[zone] }, () => takeBottom(p, zone)))
      for (let i = one.length - 1; i >= 0; i--) push(p.zones, zones[1], one[i])
      for (const card of two) push(p.zones, zones[0], card)
      const open = [a === DISCARD ? two : [], b === DISCARD ? one : []].flat()
      tellCards(p, 'swapPiles', seat, p.frames[f + SOURCE], open)
      report(p, f, block, 0, true)
    })
  },
  en: (t, first, second) => `swap ${enPile(t, first, core.you)} with ${enPile(t, second, core.you)}`,
  de: (t, first, second) =>
    de.does('tausche', `${dePile(t, first, core.you, 'acc')} mit ${dePile(t, second, core.you, 'dat')}`, 'tauschen'),
  it: (t, first, second) => it.does('scambia', 'scambiare', `${itPile(t, first, core.you).text} con ${itPile(t, second, core.you).text}`),
})

function takeBottom(p: KeyforgePosition, zone: number): number {
  const card = cardAt(p.zones, zone, 0)
  remove(p.zones, card)
  return card
}

/** Shuffles your deck. */
export const shuffle = verb('shuffle', {
  act(c: C, block: number) {
    c.step('shuffle', (p, f) => {
      shuffleDeck(p, p.frames[f + SEAT])
      report(p, f, block, 0, true)
    })
  },
  en: () => 'shuffle your deck',
  de: () => de.does('mische', 'dein Deck', 'mischen'),
  it: () => it.does('rimescola', 'rimescolare', 'il tuo mazzo'),
})()

/** Puts cards under this card, out of play: face down for whoever does it to look at, or face up for all, grafted (kf.graft.1). */
const under = verb<[noun: Noun, how?: 'graft']>('putUnder', {
  act(c: C, block: number, noun: Noun, how?: 'graft') {
    const set = c.noun(noun)
    c.step('put under', (p, f) => {
      const seen = how === 'graft' ? 3 : 1 << p.frames[f + SEAT]
      eachIn(p, f + set, (card) => {
        if (!placeUnder(p, card, p.frames[f + SELF], seen)) return
        report(p, f, block, 1, true)
        tellCards(p, 'putUnder', p.frames[f + SEAT], p.frames[f + SELF], [card], seen)
      })
    })
  },
  en: (t, noun, how) =>
    how === 'graft' ? `graft ${t.noun(noun).text} onto ${t.self}` : `put ${t.noun(noun).text} facedown under ${t.self}`,
  de: (t, noun, how) =>
    how === 'graft'
      ? de.does('unterlege', `${t.self} mit ${t.noun(noun).in('dat')}`, 'unterlegen')
      : de.does('lege', `${t.noun(noun).in('acc')} verdeckt unter ${t.self}`, 'legen'),
  it: (t, noun, how) =>
    how === 'graft'
      ? it.does('innesta', 'innestare', `${t.noun(noun).text} in ${t.self}`)
      : it.does('metti', 'mettere', `${t.noun(noun).text} a faccia in giù sotto ${t.self}`),
})
export const putUnderSelf = (noun: Noun) => under(noun)
export const graft = (noun: Noun) => under(noun, 'graft')
