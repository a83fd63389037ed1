import { ABOUT, AMOUNT } from '../../../kernel/program.ts'
import type { Compiler } from '../../../ability/compile.ts'
import type { Amount, Effect, Filter, Who } from '../../../ability/tree.ts'
import { ATTACKER, CANCELLED, EXALTED, IN_FIGHT, PLAY_CANCELLED, STATIC, STOLEN, TRIGGER, USED } from '../rules/index.ts'
import type { KeyforgePosition } from '../rules/index.ts'
import { newStatic } from './abilities.ts'
import { aboutCard, pattern } from './events.ts'
import type { Happening } from './events.ts'
import { aCardDe, aCardEn, aCardIt, testOf } from './filters.ts'
import { deClause, enClause, itClause, withCard } from './player-events.ts'
import type { Conjugation } from './player-events.ts'
import { chosenSlot } from './identity.ts'
import { vocabulary as v } from './vocabulary.ts'

/** Events that only cards of later sets wait for. */

/** What a player does to one thing that is always the same. */
export const eventOf = (
  word: string,
  at: Happening & { readonly record?: number },
  verb: Conjugation,
  object: { en: string; de: string; it: string },
) =>
  v.add('event', word, {
    compile: (c: C, who: Who) => pattern({ ...at, seats: c.seats(who) }),
    en: (t, who) => enClause(t.seat(who), verb.en, object.en),
    de: (t, who) => deClause(t.seat(who), verb.de, object.de),
    it: (t, who) => itClause(t.seat(who), verb.it, object.it),
  })

/** It is used, by whoever may. */
export const isUsed = aboutCard(
  'isUsed',
  { trigger: TRIGGER.uses, record: USED },
  {
    en: (x) => ({ now: `${x} is used` }),
    de: (x) => ({ now: `${x.in('nom')} verwendet wird` }),
    it: (x) => ({ now: `${x.text} viene usata` }),
  },
)

type C = Compiler<KeyforgePosition>

/** The play effect does not resolve; of several abilities only one takes its place (kf.replacement.1). */
function playEffectInstead(c: C, replacement: Effect) {
  const start = c.here
  c.top = c.mark('top')
  const replaced = c.unless('still resolves', (p) => (p.state[CANCELLED] & PLAY_CANCELLED) === 0)
  c.step('cancel the play effect', (p) => {
    p.state[CANCELLED] |= PLAY_CANCELLED
  })
  c.effect(replacement)
  replaced()
  return c.close('instead of a play effect', start)
}

/** Its play effect is about to resolve: it has been played, and its bonus icons are done. */
export const resolvesPlay = aboutCard(
  'resolvesPlay',
  { before: TRIGGER.beforePlayEffect, would: TRIGGER.beforePlayEffect, stops: playEffectInstead },
  {
    en: (x) => ({ now: `the “Play:” effect of ${x} resolves`, would: `the “Play:” effect of ${x} would resolve` }),
    de: (x) => ({
      now: `die „Spielen:“-Fähigkeit ${x.in('gen')} abgehandelt wird`,
      would: `die „Spielen:“-Fähigkeit ${x.in('gen')} abgehandelt würde`,
    }),
    it: (x) => ({
      now: `viene risolta l’abilità “Gioco:” ${x.with('di')}`,
      before: `venga risolta l’abilità “Gioco:” ${x.with('di')}`,
      would: `venisse risolta l’abilità “Gioco:” ${x.with('di')}`,
    }),
  },
)

/** Its armor prevents damage; the amount is what it prevented. */
export const preventsDamage = aboutCard(
  'preventsDamage',
  { trigger: TRIGGER.prevents },
  {
    en: (x) => ({ now: `${x} prevents damage with its armor` }),
    de: (x) => ({ now: `${x.in('nom')} durch Rüstung Schaden verhindert` }),
    it: (x) => ({ now: `${x.text} previene danni con la sua Armatura` }),
  },
)

/** A player uses such a creature to fight; the one that is attacked fights too, and nobody fights with it. */
export const fightsWith = withCard(
  'fightsWith',
  { trigger: TRIGGER.fights },
  -1,
  {
    en: { you: 'fight', past: 'fought', with: 'with' },
    de: { du: 'kämpfst', er: 'kämpft', participle: 'gekämpft', with: 'mit' },
    it: { tu: 'combatti', lui: 'combatte', participle: 'combattuto', with: 'con' },
  },
  (p, f) => p.state[ATTACKER] === p.frames[f + ABOUT],
)

/** A creature fights because it is used to: also when what comes before ends the fight, and not the one that is attacked. */
export const usesToFight = withCard(
  'usesToFight',
  { trigger: TRIGGER.uses, flags: IN_FIGHT },
  USED,
  {
    en: { you: 'use', past: 'used', after: 'to fight' },
    de: { du: 'verwendest', er: 'verwendet', participle: 'verwendet', before: 'zum Kämpfen' },
    it: { tu: 'usi', lui: 'usa', participle: 'usato', after: 'per combattere' },
  },
  (p, f) => (p.frames[f + AMOUNT] & IN_FIGHT) !== 0,
)

export const exalts = withCard('exalts', { trigger: TRIGGER.exalts }, EXALTED, {
  en: { you: 'exalt', past: 'exalted' },
  de: { du: 'erhebst', er: 'erhebt', participle: 'erhoben' },
  it: { tu: 'esalti', lui: 'esalta', participle: 'esaltato' },
})

/** A player steals Æmber from the other. */
export const steals = eventOf(
  'steals',
  { record: STOLEN },
  {
    en: { you: 'steal', past: 'stolen', simple: 'stole' },
    de: { du: 'stiehlst', er: 'stiehlt', participle: 'gestohlen' },
    it: { tu: 'rubi', lui: 'ruba', participle: 'rubato' },
  },
  { en: 'Æmber', de: 'Æmber', it: 'Æmber' },
)

/** Æmber is stolen from a player, also where the supply pays for it; the amount is what was stolen. */
export const isStolenFrom = v.add('event', 'isStolenFrom', {
  compile: (c: C, who: Who) => pattern({ trigger: TRIGGER.isStolenFrom, seats: c.seats(who) }),
  en: (t, who) => ({ now: `Æmber is stolen from ${t.seat(who).subject}` }),
  de: (t, who) => ({ now: `${t.seat(who).dat} Æmber gestohlen wird` }),
  it: (t, who) => ({ now: t.seat(who).you ? 'ti viene rubato Æmber' : `viene rubato Æmber ${t.seat(who).to}` }),
})

/** A player chooses an active house, and not the one that was chosen before. */
export const choosesAnotherHouse = v.add('event', 'choosesAnotherHouse', {
  compile(c: C, who: Who) {
    const slot = chosenSlot(c)
    return pattern({
      trigger: TRIGGER.choosesHouse,
      seats: c.seats(who),
      event: (p, f) => p.frames[f + AMOUNT] !== p.frames[f + slot],
    })
  },
  en: (t, who) => enClause(t.seat(who), { you: 'choose', past: 'chosen', after: 'as the active house' }, 'a house other than that one'),
  de: (t, who) =>
    deClause(
      t.seat(who),
      { du: 'wählst', er: 'wählt', participle: 'gewählt', before: 'als aktive Fraktion' },
      'eine andere Fraktion als diese',
    ),
  it: (t, who) =>
    itClause(t.seat(who), { tu: 'scegli', lui: 'sceglie', participle: 'scelto', after: 'come Casa attiva' }, 'una Casa diversa da quella'),
})

/** Each time such a creature is exalted or captures, so much is put on it too: it is neither (kf.exalt.1). */
export const comesWithMore = v.add('ability', 'comesWithMore', {
  compile: (c: C, n: Amount, which: Filter) => [newStatic({ kind: STATIC.comesWithMore, covers: testOf(c, which), amount: c.amount(n) })],
  en: (t, n, which) =>
    `after ${aCardEn(t, which)} is exalted or captures Æmber, put ${t.amount(n).text} Æmber on it from the common supply`,
  de: (t, n, which) =>
    `jedes Mal, wenn ${aCardDe(t, which).in('nom')} erhoben wird oder Æmber erbeutet, lege ${t.amount(n).text} Æmber aus der allgemeinen Reserve auf sie`,
  it: (t, n, which) =>
    `ogni volta che ${aCardIt(t, which).text} viene esaltata o cattura Æmber, metti ${t.amount(n).text} Æmber dalla riserva comune su di essa`,
})
