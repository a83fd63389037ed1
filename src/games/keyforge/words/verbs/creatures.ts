import { addTo, clearSet, copySet, nextIn, sizeOfSet } from '../../../../kernel/cardset.ts'
import { RESULT, SEAT, SELF, SLOTS, SOURCE } from '../../../../kernel/program.ts'
import * as en from '../../../../ability/text/en.ts'
import * as de from '../../../../ability/text/de.ts'
import * as it from '../../../../ability/text/it.ts'
import type { Amount, Arg, Effect, Filter, Noun, Who } from '../../../../ability/tree.ts'
import { visit } from '../../../../ability/tree.ts'
import {
  ACT,
  addDamage,
  callDamage,
  callDestroy,
  callDivision,
  changeController,
  IGNORING_ARMOR,
  isCreatureInPlay,
  isForbidden,
  isInPlay,
  neighborOf,
  SHARED,
  tell,
  UNCHECKED,
  SET_WORDS,
} from '../../rules/index.ts'
import { seatOf } from '../amounts.ts'
import { both } from '../nouns.ts'
import { core } from '../vocabulary.ts'
import { allAble } from './able.ts'
import { doneBy, eachIn, report, verb } from './verb.ts'
import type { Done } from '../../../../ability/text/reader.ts'
import * as english from '../../glossary/en.ts'
import * as german from '../../glossary/de.ts'
import * as italian from '../../glossary/it.ts'
import type { Act, C } from './verb.ts'

/** Verbs that act on cards in play: damage, destruction, healing, markers, ready and exhausted. */

/** `divided`: the amount is spread over the cards of the noun as the active player says, or as evenly as possible in the place of damage. */
export type DamageOptions = { readonly splash?: Amount; readonly ignoringArmor?: boolean; readonly divided?: boolean | 'evenly' }

const isSame = (n: Amount) => typeof n !== 'number' && n.word === 'same'
const enDamage = (t: en.English, n: Amount) => (isSame(n) ? 'that damage' : t.quantity(n, 'damage'))
const deDamage = (t: de.German, n: Amount) => (isSame(n) ? 'diesen Schaden' : t.quantity(n, 'Schaden'))
const itDamage = (t: it.Italian, n: Amount) =>
  isSame(n)
    ? 'quei danni'
    : t.quantity(n, n === 1 || (t.amount(n).each !== undefined && (t.amount(n).factor ?? 1) === 1) ? 'danno' : 'danni')

/** Deals damage to each card of the noun, all at once. Its result is what was destroyed, and the amount placed. */
export const deal = verb<[n: Amount, noun: Noun, options?: DamageOptions]>('deal', {
  done: doneBy({ en: english.acts.destroy, de: german.acts.destroy, it: italian.acts.destroy }),
  act(c: C, block: number, n: Amount, noun: Noun, options?: DamageOptions) {
    const set = c.noun(noun)
    // "it" in the amount is each card that the damage is dealt to
    const one = c.setSlot()
    c.it = one
    const amount = c.amount(n)
    const splash = options?.splash === undefined ? undefined : c.amount(options.splash)
    const flags = options?.ignoringArmor ? IGNORING_ARMOR : 0
    if (options?.divided) {
      c.step('divide', (p, f) => {
        const g = callDivision(p, p.frames[f + SEAT], p.frames[f + SOURCE], amount(p, f))
        p.frames[g + RESULT] = block
        copySet(p.frames, g + SLOTS, f + set, SET_WORDS)
      })
      c.it = set
      return
    }
    c.step('deal', (p, f) => {
      if (nextIn(p.frames, f + set, -1, SET_WORDS) < 0) return
      const around = splash === undefined ? 0 : splash(p, f)
      const source = p.frames[f + SOURCE]
      const g = callDamage(p, p.frames[f + SEAT], source, 0, p.frames[f + SELF])
      p.frames[g + RESULT] = block
      for (let card = nextIn(p.frames, f + set, -1, SET_WORDS); card >= 0; card = nextIn(p.frames, f + set, card, SET_WORDS)) {
        clearSet(p.frames, f + one, SET_WORDS)
        addTo(p.frames, f + one, card)
        const damage = amount(p, f)
        addDamage(p, g, card, -1, damage, flags)
        if (around > 0) for (const side of [-1, 1] as const) addDamage(p, g, neighborOf(p, card, side), -1, around, flags)
      }
    })
    c.it = set
  },
  /** The damage is dealt to another card. */
  instead(_c: C, n: Amount, noun: Noun, options?: DamageOptions) {
    if (options?.divided === 'evenly' && isSame(n) && noun.word === 'neighborsOf') return () => SHARED
    if (!isSame(n) || noun.word !== 'self') throw new Error('only the card itself is dealt it instead')
    return (p, f) => p.frames[f + SELF]
  },
  en(t, n, noun, options) {
    if (options?.divided === 'evenly') return `divide ${enDamage(t, n)} as evenly as possible among its neighbors (if any)`
    if (options?.divided) return `deal ${enDamage(t, n)}, divided as you choose among ${en.many(t.filter(amongWhich(noun)))}`
    const splash = options?.splash === undefined ? '' : `, with ${t.amount(options.splash).text} splash`
    const all = both.argsOf(noun)
    if (all !== undefined) {
      const targets = all.map((one) => `${enDamage(t, n)} to ${t.noun(one).text}`)
      return `deal ${en.join(targets, ' and ')}`
    }
    const { each, factor, text, number } = t.amount(n)
    const ignoring = options?.ignoringArmor ? ', ignoring armor' : ''
    const targets = `${isSeveral(noun) ? 'each of ' : ''}${t.noun(noun).text}`
    if (isAllToOne(n, noun, factor)) return `deal damage to ${targets} equal to ${text}${splash}${ignoring}`
    // what is counted stands behind the creatures
    if (each !== undefined) return `deal ${factor ?? 1} damage to ${targets} for each ${each}${splash}${ignoring}`
    if (isOfIt(n) && number === undefined)
      return `${t.noun(noun).text} ${t.noun(noun).plural ? 'are' : 'is'} dealt damage equal to ${text}${ignoring}`
    return `deal ${enDamage(t, n)} to ${targets}${splash}${ignoring}`
  },
  de(t, n, noun, options) {
    if (options?.divided === 'evenly')
      return de.does('verteile', `${deDamage(t, n)} so gleichmäßig wie möglich auf ihre Nachbarn (falls vorhanden)`, 'verteilen')
    if (options?.divided)
      return de.does('verteile', `${deDamage(t, n)} beliebig auf ${de.bare(t.filter(amongWhich(noun))).in('acc')}`, 'verteilen')
    if (isOfIt(n) && t.amount(n).each === undefined && t.amount(n).number === undefined) {
      const ignoring = options?.ignoringArmor ? ', ohne Rücksicht auf Rüstung' : ''
      const damage = `so viel Schaden, wie ${t.amount(n).text} beträgt${ignoring}`
      return de.statement(t.noun(noun).in('nom'), 'erhält', damage, `${t.noun(noun).in('acc')} ${damage} erhalten lassen`)
    }
    const splash = options?.splash === undefined ? '' : ` mit ${t.amount(options.splash).text} Explosion`
    const { dat, factor, each, number } = t.amount(n)
    const isSum = each === undefined && number === undefined && !isSeveral(noun)
    if (dat !== undefined && (isSum || isAllToOne(n, noun, factor)))
      return de.does('füge', `${t.noun(noun).in('dat')} Schaden in Höhe ${dat}${splash}`, 'zufügen', 'zu')
    return de.does(
      'füge',
      `${t.noun(noun).in('dat')} ${isSeveral(noun) || noun.word === 'both' ? 'je ' : ''}${deDamage(t, n)}${splash}${options?.ignoringArmor ? ' ohne Rücksicht auf Rüstung' : ''}`,
      'zufügen',
      'zu',
    )
  },
  it(t, n, noun, options) {
    if (options?.divided === 'evenly')
      return it.does(
        'distribuisci',
        'distribuire',
        `${itDamage(t, n)} nel modo più uniforme possibile tra le creature vicine (se ce ne sono)`,
      )
    if (options?.divided)
      return it.does('distribuisci', 'distribuire', `${itDamage(t, n)} a tua scelta tra ${it.bare(t.filter(amongWhich(noun))).text}`)
    if (noun.word === 'it') {
      const her = t.noun(noun).gender === 'f' ? 'le' : 'gli'
      const ignoring = options?.ignoringArmor ? ', ignorando l’Armatura' : ''
      return it.does(`infliggi${her}`, `infligger${her}`, itDamage(t, n) + ignoring)
    }
    const all = both.argsOf(noun)
    if (all !== undefined) {
      const targets = all.map((one) => `${itDamage(t, n)} ${t.noun(one).with('a')}`)
      return it.does('infliggi', 'infliggere', it.join(targets, ' e '))
    }
    const { each, factor, text, number } = t.amount(n)
    const ignoring = options?.ignoringArmor ? ', ignorando l’Armatura' : ''
    const splash = options?.splash === undefined ? '' : `, con ${t.amount(options.splash).text} da Schianto`
    const targets = isSeveral(noun) ? `a ciascuna ${t.noun(noun).with('di')}` : t.noun(noun).with('a')
    if (isAllToOne(n, noun, factor))
      return it.does('infliggi', 'infliggere', `${targets} danni pari ${it.contracted('a', text)}${splash}${ignoring}`)
    if (each !== undefined)
      return it.does('infliggi', 'infliggere', `${count(factor ?? 1)} ${targets} per ogni ${each}${splash}${ignoring}`)
    if (isOfIt(n) && number === undefined) {
      const clause = `${t.noun(noun).text} subisce danni pari ${it.contracted('a', text)}${ignoring}`
      return { command: clause, infinitive: clause }
    }
    if (noun.word === 'upTo' && isSeveral(noun)) {
      const most = it.several(t.filter(noun.args[1] as Filter), `un massimo di ${t.amount(noun.args[0] as Amount).text}`)
      return it.does(
        'infliggi',
        'infliggere',
        `a ${most.text} ${itDamage(t, n)} ${most.gender === 'f' ? 'ciascuna' : 'ciascuno'}${splash}${ignoring}`,
      )
    }
    return it.does('infliggi', 'infliggere', `${itDamage(t, n)} ${targets}${splash}${ignoring}`)
  },
})

const count = (n: number) => `${n} ${n === 1 ? 'danno' : 'danni'}`

/** Does the amount look at the card that gets the damage? */
function isOfIt(n: Amount): boolean {
  let of = false
  visit(n as Arg, ({ word }) => {
    of ||= word === 'it'
  })
  return of
}

/** All that is counted for one creature that is chosen: "for each" would let another one be chosen every time (kf.foreach.1). */
function isAllToOne(n: Amount, noun: Noun, factor: number | undefined): boolean {
  return factor === 1 && noun.word === 'a' && !isOfIt(n)
}

/** Several that are chosen: each of them gets the damage. */
function isSeveral({ word, args }: Noun): boolean {
  return (word === 'some' || word === 'upTo') && args[0] !== 1
}

/** The cards that damage is divided among are all that a filter describes. */
function amongWhich(noun: Noun): Filter {
  if (noun.word !== 'each') throw new Error('divided damage needs each of some cards')
  return noun.args[0] as Filter
}

const removal = (word: string, names: Act) =>
  verb(word, {
    done: doneBy(names),
    transitive: () => true,
    act(c: C, block: number, noun: Noun) {
      const set = c.noun(noun)
      c.step(word, (p, f) => {
        if (nextIn(p.frames, f + set, -1, SET_WORDS) < 0) return
        const g = callDestroy(p, p.frames[f + SEAT], p.frames[f + SOURCE], 0)
        p.frames[g + RESULT] = block
        copySet(p.frames, g + SLOTS, f + set, SET_WORDS)
      })
    },
    en: (t, noun) => `${en.does(t.you, names.en[0])} ${t.noun(noun).text}`,
    de: (t, noun) => de.acts(t.you, names.de[0], t.noun(noun).in('acc'), names.de[1], names.de[3]),
    it: (t, noun) => it.acts(t.you, names.it[0], names.it[1], t.noun(noun).text),
  })

export const destroy = removal('destroy', { en: english.acts.destroy, de: german.acts.destroy, it: italian.acts.destroy })
/** Destroys one's own cards; sacrificed cards count as destroyed (kf.sacrifice). */
export const sacrifice = removal('sacrifice', { en: english.acts.sacrifice, de: german.acts.sacrifice, it: italian.acts.sacrifice })

const HEALED: Done = { ...doneBy({ en: english.acts.heal, de: german.acts.heal, it: italian.acts.heal }), unit: 'damage' }

export const heal = verb('heal', {
  done: HEALED,
  act(c: C, block: number, n: Amount, noun: Noun) {
    const set = c.noun(noun)
    const amount = c.amount(n)
    c.step('heal', (p, f) => {
      eachIn(p, f + set, (card) => {
        const healed = Math.min(amount(p, f), p.damage[card])
        if (!isCreatureInPlay(p, card) || healed <= 0) return
        p.damage[card] -= healed
        addTo(p.frames, f + block, card)
        report(p, f, block, healed, true)
        tell(p, 'heal', p.controller[card], p.frames[f + SOURCE], card, healed)
      })
    })
  },
  en: (t, n, noun) => `heal ${enDamage(t, n)} from ${t.noun(noun).text}`,
  de: (t, n, noun) => de.does('heile', `${deDamage(t, n)} von ${t.noun(noun).in('dat')}`, 'heilen'),
  it: (t, n, noun) => it.does('cura', 'curare', `${itDamage(t, n)} da ${t.noun(noun).text}`),
})

/** Heals as much as the active player says, up to the number. */
export const healUpTo = verb('healUpTo', {
  done: HEALED,
  act(c: C, block: number, n: number, noun: Noun) {
    const set = c.noun(noun)
    const healed = c.slot()
    const skip = c.unless(
      'chosen',
      (p, f) => sizeOfSet(p.frames, f + set, SET_WORDS) > 0 && p.damage[nextIn(p.frames, f + set, -1, SET_WORDS)] > 0,
    )
    c.code.ask('how much', {
      kind: 'amount',
      rule: 'kf.upto.1',
      seat: c.binding.deciderOf,
      options(p, f, out) {
        const most = Math.min(n, p.damage[nextIn(p.frames, f + set, -1, SET_WORDS)])
        for (let i = 0; i <= most; i++) out[i] = i
        return most + 1
      },
      answer(p, f, option) {
        p.frames[f + healed] = option
      },
      view: (p, f, option) => ({ verb: 'amount', target: nextIn(p.frames, f + set, -1, SET_WORDS), amount: option }),
    })
    c.step('heal', (p, f) => {
      const card = nextIn(p.frames, f + set, -1, SET_WORDS)
      const amount = p.frames[f + healed]
      if (amount === 0) return
      p.damage[card] -= amount
      addTo(p.frames, f + block, card)
      report(p, f, block, amount, true)
      tell(p, 'heal', p.controller[card], p.frames[f + SOURCE], card, amount)
    })
    skip()
  },
  en: (t, n, noun) => `heal up to ${n} damage from ${t.noun(noun).text}`,
  de: (t, n, noun) => de.does('heile', `bis zu ${n} Schaden von ${t.noun(noun).in('dat')}`, 'heilen'),
  it: (t, n, noun) => it.does('cura', 'curare', `fino a ${n} danni da ${t.noun(noun).text}`),
})

export const fullyHeal = verb('fullyHeal', {
  done: HEALED,
  act(c: C, block: number, noun: Noun) {
    const set = c.noun(noun)
    c.step('fully heal', (p, f) => {
      eachIn(p, f + set, (card) => {
        const healed = p.damage[card]
        if (!isCreatureInPlay(p, card) || healed === 0) return
        p.damage[card] = 0
        addTo(p.frames, f + block, card)
        report(p, f, block, healed, true)
        tell(p, 'heal', p.controller[card], p.frames[f + SOURCE], card, healed)
      })
    })
  },
  en: (t, noun) => `fully heal ${t.noun(noun).text}`,
  de: (t, noun) => de.does('heile', `${t.noun(noun).in('acc')} vollständig`, 'heilen'),
  it: (t, noun) =>
    it.does('cura', 'curare', noun.word === 'it' ? `${t.noun(noun).text} completamente` : `completamente ${t.noun(noun).text}`),
})

/** Does the sentence do more with what was chosen before it? */
function goesOnWithIt(following: Effect | undefined): boolean {
  let does = false
  visit(following, ({ word }) => {
    does ||= word === core.it.word || word === core.them.word
  })
  return does
}

const turned = (word: string, to: number, names: Act) =>
  verb(word, {
    done: doneBy(names),
    transitive: () => true,
    act(c: C, block: number, noun: Noun) {
      // what is so already is not chosen (kf.exhaust.2), except to be ready for what follows (kf.ready.3)
      const set = to === 0 && goesOnWithIt(c.following) ? c.noun(noun) : allAble(c, noun, (p, _f, card) => p.exhausted[card] !== to)
      c.step(word, (p, f) => {
        eachIn(p, f + set, (card) => {
          // what cannot be readied or exhausted is not, even by an order (kf.cannot.2)
          if (!isInPlay(p, card) || p.exhausted[card] === to || isForbidden(p, to === 0 ? ACT.ready : ACT.exhaust, card)) return
          p.exhausted[card] = to
          addTo(p.frames, f + block, card)
          report(p, f, block, 1, true)
          tell(p, word, p.controller[card], p.frames[f + SOURCE], card, 0)
        })
      })
    },
    en: (t, noun) => `${names.en[0]} ${t.noun(noun).text}`,
    de: (t, noun) => de.does(names.de[0], t.noun(noun).in('acc'), names.de[1], names.de[3]),
    it: (t, noun) => it.does(names.it[0], names.it[1], t.noun(noun).text),
  })

export const ready = turned('ready', 0, { en: english.acts.ready, de: german.acts.ready, it: italian.acts.ready })
export const exhaust = turned('exhaust', 1, { en: english.acts.exhaust, de: german.acts.exhaust, it: italian.acts.exhaust })

/**
 * A player, you unless another is named, controls the card until it leaves play (kf.control). Who takes a creature says on which flank it
 * comes, unless that is said.
 */
const control = verb<[noun: Noun, who?: Who, where?: 'onLeftFlank']>('control', {
  act(c: C, block: number, noun: Noun, who?: Who, where?: 'onLeftFlank') {
    const set = c.noun(noun)
    const seats = c.seats(who ?? core.you)
    c.step('control', (p, f) => {
      eachIn(p, f + set, (card) => {
        if (!isInPlay(p, card)) return
        const seat = seatOf(seats(p, f))
        p.claim[card] = seat
        p.since[card] = ++p.clock[0]
        p.state[UNCHECKED] = 1
        if (where !== undefined && p.controller[card] !== seat) changeController(p, card, seat, 0)
        report(p, f, block, 1, true)
      })
    })
  },
  en(t, noun, who, where) {
    if (who === undefined) return `take control of ${t.noun(noun).text}`
    const gives = en.does(t.you, 'give')
    if (where === undefined) return `${gives} control of ${t.noun(noun).text} to ${t.seat(who).subject}`
    return `${gives} ${t.seat(who).subject} control of ${t.noun(noun).text}, which moves to the left flank of ${t.seat(who).possessive} battleline`
  },
  de(t, noun, who, where) {
    if (who === undefined) return de.does('übernimm', `die Kontrolle über ${t.noun(noun).in('acc')}`, 'übernehmen')
    const place =
      where === undefined
        ? ''
        : ` und ${t.you.you ? 'bewege' : 'bewegt'} sie an die linke Flanke ${t.seat(who).possessive('Schlachtreihe', 'f', 'gen')}`
    return de.acts(t.you, 'überlasse', `${t.seat(who).dat} die Kontrolle über ${t.noun(noun).in('acc')}${place}`, 'überlassen')
  },
  it(t, noun, who, where) {
    if (who === undefined && noun.word === 'it') return it.does('prendine', 'prenderne', 'il controllo')
    if (who === undefined) return it.does('prendi', 'prendere', `il controllo di ${t.noun(noun).text}`)
    const place =
      where === undefined
        ? ''
        : ` e ${t.you.you ? 'spostala' : 'la sposta'} sul fianco sinistro ${t.seat(who).possessive('linea di battaglia', 'f').with('di')}`
    return it.acts(t.you, 'cedi', 'cedere', `${t.seat(who).to} il controllo di ${t.noun(noun).text}${place}`)
  },
})
export const takeControl = (noun: Noun) => control(noun)
export const giveControl = (noun: Noun, who: Who, where?: 'onLeftFlank') => (where ? control(noun, who, where) : control(noun, who))
