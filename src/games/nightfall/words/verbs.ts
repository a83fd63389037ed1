import { writeSet } from '../../../ability/selection.ts'
import type { Compiler } from '../../../ability/compile.ts'
import type { Amount, Filter, Noun } from '../../../ability/tree.ts'
import * as de from '../../../ability/text/de.ts'
import * as en from '../../../ability/text/en.ts'
import * as it from '../../../ability/text/it.ts'
import { copySet, dropFrom, isEmptySet, nextIn } from '../../../kernel/cardset.ts'
import { jump, label as labelOf, SEAT, SOURCE } from '../../../kernel/program.ts'
import type { Label } from '../../../kernel/program.ts'
import { plantWounds, topOf } from '../archive.ts'
import { ARCHIVE_OPTION } from '../choice.ts'
import { destroyMinion, hurtMinion, hurtPlayer } from '../damage.ts'
import { cost, DESTROYED, faces, flags, KICKED_ONLY, textOf } from '../catalog.ts'
import { tell, tellMove } from '../tell.ts'
import { ARCHIVES, COUNT, EXTRA, HAND, holderOf, isInPlay, OPEN, RESOLVING, SET_WORDS, zoneOf } from '../layout.ts'
import {
  discardAtRandom,
  draw as drawCards,
  enterPlay,
  EVERYONE,
  exile as exileCard,
  gainInfluence,
  isFirstOfKind,
  isWound,
  leavePlay,
  put,
  steal,
  takeWound,
} from '../movement.ts'
import { narrow } from './filters.ts'
import { chooseOpponent, everyone, fixed } from './nouns.ts'
import { vocabulary as v } from './vocabulary.ts'
import type { NightfallPosition } from '../layout.ts'

type P = NightfallPosition
type C = Compiler<P>

/** Emits a loop over the cards of a set in their order; each may start another text before the next. */
export function forAll(c: C, set: number, label: string, act: (p: P, f: number, card: number) => void): void {
  const left = c.setSlot()
  c.step(`begin ${label}`, (p, f) => copySet(p.frames, f + left, f + set, SET_WORDS))
  const again: Label = c.step(label, (p, f) => {
    const card = nextIn(p.frames, f + left, -1, SET_WORDS)
    if (card < 0) return
    dropFrom(p.frames, f + left, card)
    jump(p, f, again)
    act(p, f, card)
  })
}

/**
 * Emits a loop over minions that may be destroyed by it, in an order that whoever decides chooses, as soon as one of them has a text
 * for that (nf.concept.3); one that left play meanwhile is past it.
 */
function strikeAll(c: C, set: number, label: string, act: (p: P, f: number, card: number) => void): void {
  const left = c.setSlot()
  c.step(`begin ${label}`, (p, f) => copySet(p.frames, f + left, f + set, SET_WORDS))
  const again = labelOf(label)
  const done = labelOf(`after ${label}`)
  const strike = (p: P, f: number, card: number) => {
    dropFrom(p.frames, f + left, card)
    jump(p, f, again)
    act(p, f, card)
  }
  c.code.place(again)
  c.step(label, (p, f) => {
    let n = 0
    let mayMatter = false
    for (let card = nextIn(p.frames, f + left, -1, SET_WORDS); card >= 0; card = nextIn(p.frames, f + left, card, SET_WORDS)) {
      if (!isInPlay(p, card)) dropFrom(p.frames, f + left, card)
      else {
        n++
        mayMatter ||= textOf(p.face[card], DESTROYED) !== undefined
      }
    }
    if (n === 0) jump(p, f, done)
    else if (n === 1 || !mayMatter) strike(p, f, nextIn(p.frames, f + left, -1, SET_WORDS))
  })
  c.code.ask(`order of ${label}`, {
    kind: 'order',
    rule: c.binding.rules.order,
    seat: c.binding.deciderOf,
    options: (p, f, out) => writeSet(p, f + left, out, SET_WORDS),
    answer: strike,
    view: (_p, _f, option) => ({ verb: 'order', target: option }),
  })
  c.code.place(done)
}

/** What an earlier order added to the first damage of this one (nf.chain.11). */
function takeExtra(p: P, f: number): number {
  if (p.state[RESOLVING] !== p.frames[f + SOURCE]) return 0
  const extra = p.state[EXTRA]
  p.state[EXTRA] = 0
  return extra
}

export const deal = v.add('effect', 'deal', {
  compile(c: C, n: Amount, noun: Noun) {
    const count = c.amount(n)
    const set = c.noun(noun)
    const dealt = c.slot()
    c.step('damage', (p, f) => {
      // without a target nothing is dealt, and the addition waits for the next damage of this order
      p.frames[f + dealt] = isEmptySet(p.frames, f + set, SET_WORDS) ? 0 : count(p, f) + takeExtra(p, f)
    })
    strikeAll(c, set, 'deal', (p, f, card) => hurtMinion(p, card, p.frames[f + dealt], p.frames[f + SOURCE]))
  },
  en: (t, n, noun) => `deal ${t.quantity(n, 'damage')} to ${t.noun(noun).text}`,
  de: (t, n, noun) => de.does('füge', `${t.noun(noun).in('dat')} ${t.quantity(n, 'Schaden')}`, 'zufügen', 'zu'),
  it: (t, n, noun) => it.does('infliggi', 'infliggere', `${t.quantity(n, danni(t, n))} ${t.noun(noun).with('a')}`),
})

/** Damage to an opponent, which a guard may take. */
export const hit = v.add('effect', 'hit', {
  compile(c: C, n: Amount) {
    const count = c.amount(n)
    const seat = c.slot()
    chooseOpponent(c, seat, everyone)
    c.step('hit', (p, f) => hurtPlayer(p, p.frames[f + seat], count(p, f) + takeExtra(p, f), p.frames[f + SOURCE], 0))
  },
  en: (t, n) => `deal ${t.quantity(n, 'damage')} to an opponent`,
  de: (t, n) => de.does('füge', `einem Gegner ${t.quantity(n, 'Schaden')}`, 'zufügen', 'zu'),
  it: (t, n) => it.does('infliggi', 'infliggere', `${t.quantity(n, danni(t, n))} a un avversario`),
})

export const draw = v.add('effect', 'draw', {
  compile(c: C, n: Amount) {
    const count = c.amount(n)
    c.step('draw', (p, f) => drawCards(p, p.frames[f + SEAT], count(p, f), 'nf.text.5'))
  },
  en: (t, n) => `draw ${t.quantity(n, n === 1 ? 'card' : 'cards')}`,
  de: (t, n) => de.does('ziehe', t.quantity(n, n === 1 ? 'Karte' : 'Karten'), 'ziehen'),
  it: (t, n) => it.does('pesca', 'pescare', t.quantity(n, n === 1 ? 'carta' : 'carte')),
})

export const influence = v.add('effect', 'influence', {
  compile(c: C, n: Amount) {
    const count = c.amount(n)
    c.step('influence', (p, f) => gainInfluence(p, p.frames[f + SEAT], count(p, f), 'nf.claim.5'))
  },
  en: (t, n) => `gain ${t.quantity(n, 'influence')}`,
  de: (t, n) => de.does('erhalte', t.quantity(n, 'Einfluss'), 'erhalten'),
  it: (t, n) => it.does('ottieni', 'ottenere', t.quantity(n, n === 1 ? 'punto influenza' : 'punti influenza')),
})

export const exile = v.add('effect', 'exile', {
  compile(c: C, noun: Noun) {
    const set = c.noun(noun)
    forAll(c, set, 'exile', (p, _f, card) => exileCard(p, card))
  },
  en: (t, noun) => `exile ${t.noun(noun).text}`,
  de: (t, noun) => de.does('verbanne', t.noun(noun).in('acc'), 'verbannen'),
  it: (t, noun) => it.does('esilia', 'esiliare', t.noun(noun).text),
})

export const opponentDiscards = v.add('effect', 'opponentDiscards', {
  compile(c: C, n: number) {
    const seat = c.slot()
    chooseOpponent(c, seat, (p, candidate) => p.zones.length[zoneOf(candidate, HAND)] > 0)
    c.step('random discard', (p, f) => {
      if (p.frames[f + seat] >= 0) discardAtRandom(p, p.frames[f + seat], n)
    })
  },
  en: (_t, n) => `an opponent discards ${n} random ${n === 1 ? 'card' : 'cards'}`,
  de: (_t, n) => de.whole(`ein Gegner legt ${n} zufällige ${n === 1 ? 'Karte' : 'Karten'} ab`),
  it: (_t, n) => it.whole(`un avversario scarta ${n} ${n === 1 ? 'carta' : 'carte'} a caso`),
})

export const strengthen = v.add('effect', 'strengthen', {
  compile(c: C, n: number, noun: Noun) {
    const set = c.noun(noun)
    forAll(c, set, 'strengthen', (p, f, card) => {
      p.bonus[card] = Math.min(100, p.bonus[card] + n)
      tell(p, 'strengthen', holderOf(p, card), p.frames[f + SOURCE], card, n, 'nf.combat.10')
    })
  },
  en: (t, n, noun) => `${t.noun(noun).text} has +${n} strength in its next combat`,
  de: (t, n, noun) => de.whole(`${t.noun(noun).in('nom')} hat in ihrem nächsten Kampf +${n} Stärke`),
  it: (t, n, noun) => it.whole(`${t.noun(noun).text} ha +${n} forza nel suo prossimo combattimento`),
})

export const bounce = v.add('effect', 'bounce', {
  compile(c: C, noun: Noun) {
    const set = c.noun(noun)
    forAll(c, set, 'bounce', (p, _f, card) => leavePlay(p, card, HAND, 'bounce'))
  },
  en: (t, noun) => `return ${t.noun(noun).text} to its owner’s hand`,
  de: (t, noun) =>
    de.does('bringe', t.noun(noun).in('acc'), 'auf die Hand ihres Besitzers zurückbringen', 'auf die Hand ihres Besitzers zurück'),
  it: (t, noun) => it.does('fai tornare', 'far tornare', `${t.noun(noun).text} in mano al suo proprietario`),
})

/** Puts a minion into play without the chain: its texts of the chain do not happen (nf.text.6). */
export const raise = v.add('effect', 'raise', {
  compile(c: C, f: Filter) {
    // what enters play only when kicked cannot enter otherwise
    const selection = narrow(c.filter(f), {}, (p, _f, card) => (flags[p.face[card]] & KICKED_ONLY) === 0)
    const set = c.choose(selection, { min: fixed(1), max: fixed(1), fits: (p, _f, card) => isFirstOfKind(p, card) })
    forAll(c, set, 'raise', (p, f, card) => enterPlay(p, p.frames[f + SEAT], card, 'nf.text.6'))
  },
  en: (t, f) => `put ${en.withArticle(en.one(t.filter(f)))} into play`,
  de: (t, f) => de.does('bringe', de.a(t.filter(f)).in('acc'), 'ins Spiel bringen', 'ins Spiel'),
  it: (t, f) => it.does('metti in gioco', 'mettere in gioco', it.a(t.filter(f)).text),
})

export const destroy = v.add('effect', 'destroy', {
  compile(c: C, noun: Noun) {
    const set = c.noun(noun)
    strikeAll(c, set, 'destroy', (p, _f, card) => destroyMinion(p, card))
  },
  en: (t, noun) => `destroy ${t.noun(noun).text}`,
  de: (t, noun) => de.does('zerstöre', t.noun(noun).in('acc'), 'zerstören'),
  it: (t, noun) => it.does('distruggi', 'distruggere', t.noun(noun).text),
})

export const boost = v.add('effect', 'boost', {
  compile(c: C, n: number) {
    c.step('boost', (p, f) => {
      p.boost[p.frames[f + SEAT]] += n
      tell(p, 'boost', p.frames[f + SEAT], p.frames[f + SOURCE], -1, n, 'nf.chain.11')
    })
  },
  en: (_t, n) => `your next order to resolve in this chain deals ${n} additional damage`,
  de: (_t, n) => de.whole(`dein nächster Auftrag, der in dieser Kette aufgelöst wird, fügt ${n} Schaden mehr zu`),
  it: (_t, n) => it.whole(`il tuo prossimo ordine che si risolve in questa catena infligge ${n} ${n === 1 ? 'danno' : 'danni'} in più`),
})

export const heal = v.add('effect', 'heal', {
  compile(c: C, n: number, noun: Noun) {
    const set = c.noun(noun)
    forAll(c, set, 'heal', (p, f, card) => {
      const healed = Math.min(n, p.damage[card])
      p.damage[card] -= healed
      tell(p, 'heal', holderOf(p, card), p.frames[f + SOURCE], card, healed, 'nf.damage.1')
    })
  },
  en: (t, n, noun) => `remove ${n} damage from ${t.noun(noun).text}`,
  de: (t, n, noun) => de.does('entferne', `${n} Schaden von ${t.noun(noun).in('dat')}`, 'entfernen'),
  it: (t, n, noun) => it.does('rimuovi', 'rimuovere', `${n} ${n === 1 ? 'danno' : 'danni'} ${t.noun(noun).with('da')}`),
})

export const counter = v.add('effect', 'counter', {
  compile(c: C, noun: Noun) {
    const set = c.noun(noun)
    forAll(c, set, 'counter', (p, f, card) => {
      p.countered[card] = 1
      tell(p, 'counter', holderOf(p, card), p.frames[f + SOURCE], card, 0, 'nf.chain.12')
    })
  },
  en: (t, noun) => `ignore the text of ${t.noun(noun).text}`,
  de: (t, noun) => de.does('ignoriere', `den Text ${t.noun(noun).in('gen')}`, 'ignorieren'),
  it: (t, noun) => it.does('ignora', 'ignorare', `il testo ${t.noun(noun).with('di')}`),
})

/** Wounds given directly, past any guard (nf.guard.1). */
export const inflict = v.add('effect', 'inflict', {
  compile(c: C, n: number) {
    const seat = c.slot()
    chooseOpponent(c, seat, everyone)
    c.step('inflict', (p, f) => {
      for (let i = 0; i < n; i++) takeWound(p, p.frames[f + seat], p.frames[f + SOURCE])
    })
  },
  en: (_t, n) => `an opponent takes ${n} ${n === 1 ? 'wound' : 'wounds'}`,
  de: (_t, n) => de.does('füge', `einem Gegner ${n} ${n === 1 ? 'Wunde' : 'Wunden'}`, 'zufügen', 'zu'),
  it: (_t, n) => it.whole(`un avversario subisce ${n} ${n === 1 ? 'ferita' : 'ferite'}`),
})

export const stealOrder = v.add('effect', 'stealOrder', {
  compile(c: C) {
    const seat = c.slot()
    chooseOpponent(c, seat, (p, candidate) => p.zones.length[zoneOf(candidate, HAND)] > 0)
    c.step('steal', (p, f) => {
      if (p.frames[f + seat] >= 0) steal(p, p.frames[f + seat], p.frames[f + SEAT])
    })
  },
  en: () => 'put a random order from an opponent’s hand into yours',
  de: () => de.does('nimm', 'einen zufälligen Auftrag aus der Hand eines Gegners', 'auf deine Hand nehmen', 'auf deine Hand'),
  it: () => it.does('prendi', 'prendere', 'in mano un ordine a caso dalla mano di un avversario'),
})()

/** A card of the commons, for nothing and into the hand (nf.claim.6). */
export const claimFree = v.add('effect', 'claimFree', {
  compile(c: C, most: number) {
    const options = (p: P, _f: number, out: Int16Array) => {
      let n = 0
      for (let archive = 2 * p.state[COUNT]; archive < ARCHIVES; archive++) {
        const card = topOf(p, archive)
        if (card >= 0 && !isWound(p, card) && cost[p.face[card]] <= most) out[n++] = ARCHIVE_OPTION + archive
      }
      return n
    }
    const found = new Int16Array(ARCHIVES)
    const end = c.unless('commons', (p, f) => options(p, f, found) > 0)
    c.code.ask('claim for nothing', {
      kind: 'target',
      rule: 'nf.claim.6',
      seat: c.binding.deciderOf,
      options,
      answer(p, f, option) {
        const card = topOf(p, option - ARCHIVE_OPTION)
        const hand = zoneOf(p.frames[f + SEAT], HAND)
        tellMove(p, 'claim', p.frames[f + SEAT], card, hand, 'nf.claim.6')
        put(p, card, hand)
        p.known[card] = EVERYONE
      },
      view: (p, _f, option) => ({ verb: 'claim', card: topOf(p, option - ARCHIVE_OPTION), place: option - ARCHIVE_OPTION }),
    })
    end()
  },
  en: (_t, most) => `claim an order of cost ${most} or less from the commons for nothing and put it into your hand`,
  de: (_t, most) => ({
    command: `erwirb kostenlos einen Auftrag mit Kosten von höchstens ${most} aus dem öffentlichen Bereich und nimm ihn auf die Hand`,
    infinitive: `kostenlos einen Auftrag mit Kosten von höchstens ${most} aus dem öffentlichen Bereich erwerben und auf die Hand nehmen`,
  }),
  it: (_t, most) => ({
    command: `acquisisci gratis un ordine di costo ${most} o meno dall’area comune e prendilo in mano`,
    infinitive: `acquisire gratis un ordine di costo ${most} o meno dall’area comune e prenderlo in mano`,
  }),
})

/** Open wounds from the bottom of their stack, into an archive of anybody (nf.claim.7). */
export const plant = v.add('effect', 'plant', {
  compile(c: C, n: number) {
    const end = c.unless('open wounds', (p) => p.zones.length[OPEN] > 0)
    c.code.ask('which archive', {
      kind: 'target',
      rule: 'nf.claim.7',
      seat: c.binding.deciderOf,
      options(p, _f, out) {
        let archives = 0
        for (let archive = 0; archive < ARCHIVES; archive++) if (topOf(p, archive) >= 0) out[archives++] = ARCHIVE_OPTION + archive
        return archives
      },
      answer: (p, f, option) => plantWounds(p, p.frames[f + SEAT], p.frames[f + SOURCE], option - ARCHIVE_OPTION, n),
      view(p, _f, option) {
        const archive = option - ARCHIVE_OPTION
        return { verb: 'plant', name: faces[p.archives[archive]].id, place: archive }
      },
    })
    end()
  },
  en: (_t, n) => `shuffle the bottom ${n === 1 ? 'open wound' : `${n} open wounds`} into an archive`,
  de: (_t, n) =>
    de.does('mische', n === 1 ? 'die unterste offene Wunde in ein Archiv' : `die untersten ${n} offenen Wunden in ein Archiv`, 'mischen'),
  it: (_t, n) =>
    it.does('mescola', 'mescolare', `in un archivio ${n === 1 ? 'la ferita scoperta' : `le ${n} ferite scoperte`} in fondo alla pila`),
})

/** "1 danno", "2 danni", "1 danno per ogni …". */
function danni(t: it.Italian, n: Amount): string {
  const amount = t.amount(n)
  return (amount.each === undefined ? amount.digits : amount.factor) === 1 ? 'danno' : 'danni'
}
