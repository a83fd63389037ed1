import { addTo, copySet, nextIn } from '../../../../kernel/cardset.ts'
import { RESULT, SEAT, SELF, SLOTS, SOURCE } from '../../../../kernel/program.ts'
import { cardAt } from '../../../../kernel/zones.ts'
import * as de from '../../../../ability/text/de.ts'
import * as en from '../../../../ability/text/en.ts'
import * as it from '../../../../ability/text/it.ts'
import type { Amount, Filter, Noun, Who } from '../../../../ability/tree.ts'
import { draw as drawCards, HAND, tellCards, transfer, zoneOf, SET_WORDS } from '../../rules/index.ts'
import { enPile, dePile, from, itPile, PILE_WORDS } from '../piles.ts'
import type { Pile } from '../piles.ts'
import { both } from '../nouns.ts'
import { seatOf } from '../amounts.ts'
import { core } from '../vocabulary.ts'
import type { Arg } from '../../../../ability/tree.ts'
import { isNode } from '../../../../ability/tree.ts'
import { doneBy, eachIn, eachSeat, report, verb } from './verb.ts'
import type { Done } from '../../../../ability/text/reader.ts'
import * as english from '../../glossary/en.ts'
import * as german from '../../glossary/de.ts'
import * as italian from '../../glossary/it.ts'
import type { Act, C } from './verb.ts'

/** Verbs that move cards between zones and look at them. */

/** Do these cards come from a pile of yours? Then they go back to yours. */
function areYours(noun: Noun, yours: boolean): boolean {
  if (noun.word === 'it' || noun.word === 'them') return yours
  const all = both.argsOf(noun)
  if (all !== undefined) return all.every((one) => areYours(one, yours))
  const filter = noun.args.find((arg) => isNode(arg) && arg.is === 'filter') as Filter | undefined
  if (filter !== undefined && AMONG.includes(filter.word)) return yours
  return from.argsOf(filter)?.[1].word === 'you'
}

/** Whole piles of yours: "your hand and discard pile". */
function wholePiles(noun: Noun): readonly Pile[] {
  const all = both.argsOf(noun)
  if (all !== undefined) {
    const parts = all.map(wholePiles)
    return parts.some((part) => part.length === 0) ? [] : parts.flat()
  }
  const [pile, who, kind] = from.argsOf(core.each.argsOf(noun)?.[0]) ?? []
  return pile !== undefined && who?.word === 'you' && kind?.word === 'card' ? [pile] : []
}

/** Is it chosen among cards that were looked at? */
function isAmong(noun: Noun): boolean {
  return AMONG.includes((noun.args[0] as Filter | undefined)?.word ?? '')
}
/** What was looked at or found in a pile of yours was never in that hand: it is put there, and does not return. */
const isFound = (noun: Noun, yours: boolean) => isAmong(noun) || ((noun.word === 'it' || noun.word === 'them') && yours)
const AMONG = ['among', 'amongTheRest']

/** A random card of another player's hand, which that player discards. */
function handOfOther(noun: Noun): Who | undefined {
  const [pile, who, kind] = from.argsOf(core.random.argsOf(noun)?.[0]) ?? []
  return pile === 'hand' && who?.word !== 'you' && kind?.word === 'card' ? who : undefined
}

/** "Archive a card" is one of your hand. */
function unsaidHand(noun: Noun): Noun {
  const strip = (arg: Arg): Arg => {
    const [pile, who, kind] = from.argsOf(arg) ?? []
    return pile === 'hand' && who?.word === 'you' && kind?.word === 'card' ? kind : arg
  }
  return { ...noun, args: noun.args.map(strip) }
}

/** The owner of a card; several cards may have several owners. */
const OWNER = {
  en: (plural: boolean): en.Persona =>
    plural ? { ...en.persona('their owners', 'their owners’'), plural } : en.persona('its owner', 'its owner’s'),
  de: ({ gender, plural }: de.NounPhrase): de.Persona =>
    plural
      ? de.persona('ihre Besitzer', 'ihren Besitzern', 'ihre Besitzer', 'ihrer Besitzer')
      : gender === 'f'
        ? de.persona('ihr Besitzer', 'ihrem Besitzer', 'ihren Besitzer', 'ihres Besitzers')
        : de.persona('sein Besitzer', 'seinem Besitzer', 'seinen Besitzer', 'seines Besitzers'),
  it: (plural: boolean): it.Persona =>
    plural
      ? it.persona('i proprietari', 'dei proprietari', 'ai proprietari')
      : it.persona('il proprietario', 'del proprietario', 'al proprietario'),
}

/** "its owner’s deck", "their owners’ decks", "your deck" */
export const enOwn = ({ possessive, plural, you }: en.Persona, pile: string) => `${possessive} ${pile}${plural && !you ? 's' : ''}`

/** The name of a verb, and where the cards go, by whose they are. */
interface Movement {
  readonly en: readonly [verb: string, to?: (owner: en.Persona) => string]
  readonly de: readonly [command: string, infinitive: string, to?: (owner: de.Persona) => string, particle?: string]
  readonly it: readonly [command: string, infinitive: string, to?: (owner: it.Persona) => string]
}

/** Where cards go without a word more than the verb. */
const PLACELESS: ReadonlySet<number> = new Set([transfer.TO_ARCHIVES, transfer.TO_PURGED, transfer.TO_DISCARD])

export const moving = (word: string, where: number, done: Done, names: Movement) =>
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
    transitive: () => PLACELESS.has(where),
    en(t, noun) {
      const other = word === 'discard' ? handOfOther(noun) : undefined
      if (other !== undefined) return `${en.says(t.seat(other), 'discard')} a random card from their hand`
      const piles = wholePiles(noun)
      const { text, plural } =
        piles.length > 0
          ? {
              text: `${t.you.possessive} ${piles.map((pile) => PILE_WORDS.en[pile]).join(' and ')}`,
              plural: true,
            }
          : t.noun(word === 'archive' ? unsaidHand(noun) : noun)
      if (word === 'toHand' && isFound(noun, t.yours)) return `${en.does(t.you, 'put')} ${text} into ${t.you.possessive} hand`
      const [named, to] = names.en
      const place = to?.(areYours(noun, t.yours) ? en.YOU : OWNER.en(plural))
      return [en.does(t.you, named), text, place].filter(Boolean).join(' ')
    },
    de(t, noun) {
      const other = word === 'discard' ? handOfOther(noun) : undefined
      const card = 'eine zufällige Karte von der Hand'
      if (other !== undefined) {
        const { nom, acc } = t.seat(other)
        return { command: `${nom} legt ${card} ab`, infinitive: `${acc} ${card} ablegen lassen`, inverted: `legt ${nom} ${card} ab` }
      }
      const cards = t.noun(word === 'archive' ? unsaidHand(noun) : noun)
      const piles = wholePiles(noun)
      const all = piles.map((pile) => dePile(t, pile, core.you, 'acc')).join(' und ')
      if (word === 'toHand' && isFound(noun, t.yours)) return de.acts(t.you, 'nimm', `${cards.in('acc')} auf die Hand`, 'nehmen')
      const [command, infinitive, to, particle] = names.de
      const place = to?.(areYours(noun, t.yours) ? de.YOU : OWNER.de(cards))
      const join = (...words: (string | undefined)[]) => words.filter(Boolean).join(' ')
      return de.acts(t.you, command, all || cards.in('acc'), join(place, infinitive), join(place, particle))
    },
    it(t, noun) {
      const other = word === 'discard' ? handOfOther(noun) : undefined
      if (other !== undefined) {
        const { subject, to } = t.seat(other)
        const card = 'una carta a caso dalla sua mano'
        return { command: `${it.subject(subject)}scarta ${card}`, infinitive: `far scartare ${card} ${to}` }
      }
      const cards = t.noun(word === 'archive' ? unsaidHand(noun) : noun)
      if (word === 'toHand' && isFound(noun, t.yours)) return it.acts(t.you, 'metti', 'mettere', `${cards.text} nella tua mano`)
      const [command, infinitive, to] = names.it
      const piles = wholePiles(noun).map((pile) => itPile(t, pile, core.you).text)
      const place = to?.(areYours(noun, t.yours) ? it.YOU : OWNER.it(cards.plural))
      return it.acts(t.you, command, infinitive, [piles.join(' e ') || cards.text, place].filter(Boolean).join(' '))
    },
  })

export const toHand = moving(
  'toHand',
  transfer.TO_HAND,
  { en: 'returned', de: 'zurückgeschickt', it: 'riportato' },
  {
    en: ['return', (owner) => `to ${enOwn(owner, 'hand')}`],
    de: ['schicke', 'zurückschicken', (owner) => `auf ${owner.possessive('Hand', 'f', 'acc')}`, 'zurück'],
    it: ['riporta', 'riportare', ({ you, to }) => (you ? 'nella tua mano' : `in mano ${to}`)],
  },
)
/** It goes where the verb itself says. */
const placeless = (word: string, where: number, act: Act) =>
  moving(word, where, doneBy(act), {
    en: [act.en[0]],
    de: [act.de[0], act.de[1], undefined, act.de[3]],
    it: [act.it[0], act.it[1]],
  })
export const archive = placeless('archive', transfer.TO_ARCHIVES, {
  en: english.acts.archive,
  de: german.acts.archive,
  it: italian.acts.archive,
})
export const purge = placeless('purge', transfer.TO_PURGED, { en: english.acts.purge, de: german.acts.purge, it: italian.acts.purge })
export const discard = placeless('discard', transfer.TO_DISCARD, {
  en: english.acts.discard,
  de: german.acts.discard,
  it: italian.acts.discard,
})
export const toDeckTop = moving(
  'toDeckTop',
  transfer.TO_DECK_TOP,
  { en: 'put there', de: 'dorthin gelegt', it: 'messo in cima' },
  {
    en: ['put', (owner) => `on top of ${enOwn(owner, 'deck')}`],
    de: ['lege', 'legen', (owner) => `oben auf ${owner.possessive('Deck', 'n', 'acc')}`],
    it: ['metti', 'mettere', (owner) => `in cima ${owner.possessive('mazzo', 'm').with('a')}`],
  },
)
export const shuffleIn = moving(
  'shuffleIn',
  transfer.SHUFFLED,
  { en: 'shuffled into a deck', de: 'in ein Deck gemischt', it: 'rimescolato' },
  {
    en: ['shuffle', (owner) => `into ${enOwn(owner, 'deck')}`],
    de: ['mische', 'mischen', (owner) => `in ${owner.possessive('Deck', 'n', 'acc')}`],
    it: ['rimescola', 'rimescolare', (owner) => owner.possessive('mazzo', 'm').with('in')],
  },
)
/** Into your archives, whoever owns it; when it leaves them it goes to its owner's hand. */
export const abduct = moving(
  'abduct',
  transfer.ABDUCTED,
  { en: 'put into your archives', de: 'in dein Archiv gelegt', it: 'archiviato' },
  {
    en: ['put', () => 'into your archives'],
    de: ['lege', 'legen', () => 'in dein Archiv'],
    it: ['metti', 'mettere', () => 'nei tuoi Archivi'],
  },
)

export const draw = verb<[n: Amount, who?: Who]>('draw', {
  act(c: C, block: number, n: Amount, who?: Who) {
    const amount = c.amount(n)
    const seats = who && c.seats(who)
    c.step('draw', (p, f) => {
      const wanted = amount(p, f)
      const drawn = drawCards(p, seats === undefined ? p.frames[f + SEAT] : seatOf(seats(p, f)), wanted)
      report(p, f, block, drawn, drawn > 0 && drawn === wanted)
    })
  },
  en(t, n, who) {
    const { each, piece, factor = 1 } = t.amount(n)
    const start = who === undefined ? en.does(t.you, 'draw') : en.says(t.seat(who), 'draw')
    if (piece !== undefined) return `${start} ${factor === 1 ? 'a card' : `${factor} cards`} for each ${piece}`
    if (n === 1) return `${start} a card`
    if (each !== undefined && factor === 1) return `${start} a card for each ${each}`
    return `${start} ${t.quantity(n, 'cards')}`
  },
  de(t, n, who) {
    const { each, piece, factor = 1 } = t.amount(n)
    const cards = factor === 1 ? 'Karte' : 'Karten'
    const several = each === undefined || factor > 1 ? 'Karten' : 'Karte'
    const objects = piece !== undefined ? `${factor} ${cards} für ${piece}` : n === 1 ? '1 Karte' : t.quantity(n, several)
    if (who === undefined) return de.acts(t.you, 'ziehe', objects, 'ziehen')
    return de.statement(t.seat(who).nom, 'zieht', objects, `${t.seat(who).acc} ${objects} ziehen lassen`)
  },
  it(t, n, who) {
    const { each, piece, factor = 1 } = t.amount(n)
    const cards = factor === 1 ? 'carta' : 'carte'
    const several = each === undefined || factor > 1 ? 'carte' : 'carta'
    const objects = piece !== undefined ? `${factor} ${cards} per ogni ${piece}` : n === 1 ? '1 carta' : t.quantity(n, several)
    if (who === undefined) return it.acts(t.you, 'pesca', 'pescare', objects)
    return { command: `${it.subject(t.seat(who).subject)}pesca ${objects}`, infinitive: `far pescare ${objects} ${t.seat(who).to}` }
  },
})

/** Shows cards to both players; they stay where they are (kf.reveal). `forIts`: what follows speaks of the text of the card. */
export const reveal = verb<[noun: Noun, forIts?: 'text']>('reveal', {
  done: doneBy({ en: english.acts.reveal, de: german.acts.reveal, it: italian.acts.reveal }),
  act(c: C, block: number, noun: Noun, forIts?: 'text') {
    const set = c.noun(noun)
    if (forIts !== undefined) {
      const text = c.slot()
      c.named.set('chosen', text)
      c.step('its text', (p, f) => {
        const card = nextIn(p.frames, f + set, -1, SET_WORDS)
        p.frames[f + text] = card < 0 ? -1 : p.text[card]
      })
    }
    c.named.set('revealed', block)
    c.step('reveal', (p, f) => {
      eachIn(p, f + set, (card) => addTo(p.frames, f + block, card))
      const any = nextIn(p.frames, f + set, -1, SET_WORDS) >= 0
      report(p, f, block, 0, any)
      if (any) {
        const shown: number[] = []
        eachIn(p, f + set, (card) => shown.push(card))
        tellCards(p, 'reveal', p.frames[f + SEAT], p.frames[f + SOURCE], shown)
      }
    })
  },
  en: (t, noun) => `${en.does(t.you, 'reveal')} ${t.noun(noun).text}`,
  de: (t, noun) => de.acts(t.you, 'decke', t.noun(noun).in('acc'), 'aufdecken', 'auf'),
  it: (t, noun) => it.acts(t.you, 'rivela', 'rivelare', t.noun(noun).text),
})

/** Shows a whole hand: to both players, or to you alone. */
const showing = (word: string, event: string, names: Act) =>
  verb(word, {
    act(c: C, block: number, who: Who) {
      const seats = c.seats(who)
      c.shown = true
      c.step(word, (p, f) => {
        report(p, f, block, 0, true)
        eachSeat(seats(p, f), p.frames[f + SEAT], (seat) => {
          const zone = zoneOf(HAND, seat)
          const shown: number[] = []
          for (let i = 0; i < p.zones.length[zone]; i++) shown.push(cardAt(p.zones, zone, i))
          tellCards(p, event, seat, p.frames[f + SOURCE], shown, event === 'look' ? (1 << p.frames[f + SEAT]) | (1 << seat) : 3)
        })
      })
    },
    en: (t, who) => `${names.en[0]} ${enPile(t, 'hand', who)}`,
    de: (t, who) => de.does(names.de[0], dePile(t, 'hand', who, 'acc'), names.de[1], names.de[3]),
    it: (t, who) => it.does(names.it[0], names.it[1], itPile(t, 'hand', who).text),
  })

export const revealHand = showing('revealHand', 'reveal', { en: english.acts.reveal, de: german.acts.reveal, it: italian.acts.reveal })
export const lookAtHand = showing('lookAtHand', 'look', { en: english.acts.look, de: german.acts.look, it: italian.acts.look })
