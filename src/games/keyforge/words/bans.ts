import { coversSelf } from '../../../ability/choosing.ts'
import type { Compiler } from '../../../ability/compile.ts'
import type { Count, Test } from '../../../ability/language.ts'
import * as de from '../../../ability/text/de.ts'
import * as en from '../../../ability/text/en.ts'
import * as it from '../../../ability/text/it.ts'
import type { Said } from '../../../ability/text/reader.ts'
import type { Condition, EventPattern, Filter, Noun, Who } from '../../../ability/tree.ts'
import { abilityCompiler, newStatic } from './abilities.ts'
import { ACT, ACTIVE, houseNumber, LAST_HOUSE, addInterest, countRecords, PLAYED, SKIPPABLE, STATIC } from '../rules/index.ts'
import type { ActName, House, KeyforgePosition } from '../rules/index.ts'
import { compileEvent } from './events.ts'
import { chosenSlot } from './identity.ts'
import type { HouseReference } from './identity.ts'
import { vocabulary as v } from './vocabulary.ts'

type P = KeyforgePosition
type C = Compiler<P>

/** Static clauses about what cannot, may and must be done. "Cannot" wins over all others (kf.cannot.1). */

const ACT_WORDS: Record<string, { en: [string, string]; de: [string, string]; it: [string, string] }> = {
  use: { en: ['be used', 'use'], de: ['verwendet werden', 'verwenden'], it: ['essere usata', 'usare'] },
  reap: { en: ['reap', 'reap with'], de: ['ernten', 'zum Ernten verwenden'], it: ['raccogliere', 'raccogliere con'] },
  fight: {
    en: ['be used to fight', 'fight with'],
    de: ['zum Kämpfen verwendet werden', 'zum Kämpfen verwenden'],
    it: ['essere usata per combattere', 'combattere con'],
  },
  action: {
    en: ['be used for its “Action:”', 'use'],
    de: ['für ihre „Aktion:“ verwendet werden', 'verwenden'],
    it: ['usare la sua “Azione:”', 'usare'],
  },
  omni: {
    en: ['be used for its “Omni:”', 'use'],
    de: ['für ihre „Universell:“ verwendet werden', 'verwenden'],
    it: ['usare la sua “Omni:”', 'usare'],
  },
  beDealtDamage: { en: ['be dealt damage', ''], de: ['', ''], it: ['subire danni', ''] },
  beDestroyed: { en: ['be destroyed', ''], de: ['zerstört werden', ''], it: ['essere distrutta', ''] },
  beAttacked: { en: ['be attacked', ''], de: ['angegriffen werden', ''], it: ['essere attaccata', ''] },
  exhaust: { en: ['become exhausted', ''], de: ['erschöpft werden', ''], it: ['essere esaurita', ''] },
  ready: { en: ['ready', ''], de: ['spielbereit gemacht werden', ''], it: ['essere ripristinata', ''] },
  play: { en: ['be played', 'play'], de: ['gespielt werden', 'spielen'], it: ['essere giocata', 'giocare'] },
}

/** The house that whoever chooses one chose in the turn before. */
export const lastHouse = 'last'
type NamedHouse = HouseReference | typeof lastHouse

const houseTest = (house: NamedHouse, c: C): Test<P> => {
  if (house === lastHouse) return (p, _f, number) => p.state[LAST_HOUSE + p.state[ACTIVE]] === number + 1
  if (house === 'chosen') {
    const slot = chosenSlot(c)
    return (p, f, number) => p.frames[f + slot] === number
  }
  if (house === 'same') {
    const slot = c.named.get('amount') as number
    return (p, f, number) => p.frames[f + slot] === number
  }
  const wanted = houseNumber(house as House)
  return (_p, _f, number) => number === wanted
}
const isThat = (house: NamedHouse) => house === 'chosen' || house === 'same'
const enHouse = (t: en.English, house: NamedHouse) =>
  house === lastHouse ? 'the house they chose on their previous turn' : isThat(house) ? 'that house' : t.term('house', house)
const deHouse = (t: de.German, house: NamedHouse) =>
  house === lastHouse ? 'die in seinem vorigen Zug gewählte Fraktion' : isThat(house) ? 'jene Fraktion' : t.term('house', house)
const itHouse = (t: it.Italian, house: NamedHouse) =>
  house === lastHouse ? 'la Casa scelta nel proprio turno precedente' : isThat(house) ? 'quella Casa' : t.term('house', house)

/** What players cannot do: play and use such cards, choose a house; and what cannot be done to them. */
const SEAT_BANS = {
  en(t: en.English, act: string, who: en.Persona, what: Filter | NamedHouse | undefined): Said {
    if (act === 'beStolenFrom') return en.states(`${who.possessive} Æmber`, 'cannot', 'be stolen')
    const cannot = (rest: string) => en.cannot({ ...who, text: who.subject }, rest)
    if (act === 'forge') return cannot('forge keys')
    if (act === 'raiseTide') return cannot('raise the tide')
    if (act === 'resolveBonus') return cannot(`resolve bonus icons on cards ${who.you ? 'you' : 'they'} play`)
    if (typeof what === 'string') return cannot(`choose ${enHouse(t, what)} as ${who.you ? 'your' : 'their'} active house`)
    return cannot(`${act} ${en.many(t.filter(what as Filter))}`)
  },
  de(t: de.German, act: string, who: de.Persona, what: Filter | NamedHouse | undefined): de.Statement {
    if (act === 'beStolenFrom') return de.states(who.possessive('Æmber', 'n', 'nom'), 'kann', 'nicht gestohlen werden')
    const nobody = who.none !== undefined
    const can = (rest: string) => de.states(who.none ?? who.nom, who.you ? 'kannst' : 'kann', rest)
    const not = nobody ? '' : 'nicht '
    const no = nobody ? '' : 'keine '
    if (act === 'forge') return can(`${no}Schlüssel schmieden`)
    if (act === 'raiseTide') return can(`die Gezeiten ${not}heben`)
    if (act === 'resolveBonus') return can(`${no}Bonussymbole gespielter Karten abhandeln`)
    if (typeof what === 'string') return can(`${deHouse(t, what)} ${not}als aktive Fraktion wählen`)
    const which = (nobody ? de.bare(t.filter(what as Filter)) : de.no(t.filter(what as Filter), true)).in('acc')
    return can(`${which} ${act === 'play' ? 'spielen' : 'verwenden'}`)
  },
  it(t: it.Italian, act: string, who: it.Persona, what: Filter | NamedHouse | undefined): Said {
    if (act === 'beStolenFrom') return it.states(who.possessive('Æmber', 'm', true).text, 'non possono', 'essere rubati')
    const cannot = (rest: string) => it.cannot(who, rest)
    if (act === 'forge') return cannot('forgiare chiavi')
    if (act === 'raiseTide') return cannot('alzare la marea')
    if (act === 'resolveBonus') return cannot(`risolvere le icone bonus delle carte che gioc${who.you ? 'hi' : 'a'}`)
    if (typeof what === 'string') return cannot(`scegliere ${itHouse(t, what)} come Casa attiva`)
    return cannot(`${act === 'play' ? 'giocare' : 'usare'} ${it.bare(t.filter(what as Filter)).text}`)
  },
}
/** The cards that cannot leave your archives, without saying that they lie there. */
const inArchives = (subject: Noun) => (subject.args[0] as Filter).args[2] as Filter

/**
 * These cards cannot do this, attack others than such cards, or have it done to them; or a player cannot play or use such cards, choose a
 * house, be stolen from.
 */
export const cannot = v.add<'ability', [act: ActName | 'attackOther', subject: Noun | Who, what?: Filter | NamedHouse]>(
  'ability',
  'cannot',
  {
    compile(c: C, act, subject, what) {
      if (subject.is === 'seat') {
        const covers = what === undefined ? undefined : typeof what === 'string' ? houseTest(what, c) : c.matches(c.filter(what))
        return [newStatic({ kind: STATIC.cannotSeat, what: ACT[act as ActName], seats: c.seats(subject), covers })]
      }
      const matches = what === undefined ? undefined : c.matches(c.filter(what as Filter))
      if (act !== 'attackOther') return [newStatic({ kind: STATIC.cannot, what: ACT[act], covers: c.covers(subject), other: matches })]
      if (matches === undefined) throw new Error('"attackOther" needs to know which creatures may be attacked')
      const other: Test<P> = (p, f, card) => !matches(p, f, card)
      return [newStatic({ kind: STATIC.cannot, what: ACT.attack, covers: c.covers(subject), other })]
    },
    en(t, act, subject, what) {
      if (subject.is === 'seat') return SEAT_BANS.en(t, act, t.seat(subject), what)
      const whom = t.noun(subject)
      const { text } = whom
      if (act === 'leaveArchives') return en.states(en.many(t.filter(inArchives(subject))), 'cannot', 'leave your archives')
      if (act === 'discard') return en.states(text, 'can', 'only be discarded from your hand by card abilities')
      if (act === 'attackOther') return en.states(text, 'can', `only fight ${en.many(t.filter(what as Filter))}`)
      if (act === 'beAttacked' && what !== undefined) return en.states(en.many(t.filter(what as Filter)), 'cannot', `fight ${text}`)
      if (act === 'beDealtDamage' && what !== undefined)
        return en.states(text, 'cannot', `be dealt damage by ${en.many(t.filter(what as Filter))}`)
      return en.cannot(whom, ACT_WORDS[act].en[0])
    },
    de(t, act, subject, what) {
      if (subject.is === 'seat') return SEAT_BANS.de(t, act, t.seat(subject), what)
      if (act === 'beDealtDamage') {
        const { none, in: whom } = t.noun(subject)
        if (what !== undefined)
          return de.states(whom('dat'), 'kann', `von ${de.bare(t.filter(what as Filter)).in('dat')} kein Schaden zugefügt werden`)
        if (none !== undefined) return de.states(none.in('dat'), 'kann', 'Schaden zugefügt werden')
        return de.states(whom('dat'), 'kann', 'kein Schaden zugefügt werden')
      }
      const who = t.noun(subject)
      const text = who.in('nom')
      if (act === 'leaveArchives')
        return de.states(de.bare(t.filter(inArchives(subject))).in('nom'), 'können', 'dein Archiv nicht verlassen')
      if (act === 'discard') return de.states(text, 'kann', 'nur durch Kartenfähigkeiten von der Hand abgelegt werden')
      if (act === 'attackOther') return de.states(text, 'kann', `nur ${de.bare(t.filter(what as Filter)).in('acc')} angreifen`)
      if (act === 'beAttacked' && what !== undefined)
        return de.states(de.bare(t.filter(what as Filter)).in('nom'), 'können', `${who.in('acc')} nicht angreifen`)
      if (who.none !== undefined) return de.states(who.none.in('nom'), 'kann', ACT_WORDS[act].de[0])
      return de.states(text, 'kann', `nicht ${ACT_WORDS[act].de[0]}`)
    },
    it(t, act, subject, what) {
      if (subject.is === 'seat') return SEAT_BANS.it(t, act, t.seat(subject), what)
      const { text: name, none } = t.noun(subject)
      // the verb agrees with the card, whatever its name
      const text = subject.word === 'self' ? t.thisCard : name
      if (act === 'leaveArchives')
        return it.states(it.the(t.filter(inArchives(subject)), true).text, 'non possono', 'lasciare i tuoi Archivi')
      if (act === 'discard') return it.states(text, 'può', 'essere scartata dalla mano solo da abilità di carte')
      if (act === 'attackOther') return it.states(text, 'può', `combattere solo ${it.bare(t.filter(what as Filter)).text}`)
      if (act === 'beDealtDamage' && what !== undefined)
        return it.states(it.spoken(text), 'non può', `subire danni da ${it.bare(t.filter(what as Filter)).text}`)
      if (act === 'beAttacked' && what !== undefined)
        return it.states(it.bare(t.filter(what as Filter)).text, 'non possono', `attaccare ${text}`)
      if (none !== undefined) return `${none.text} può ${ACT_WORDS[act].it[0]}`
      return it.states(it.spoken(text), 'non può', ACT_WORDS[act].it[0])
    },
  },
)

export const mustChooseHouse = v.add('ability', 'mustChooseHouse', {
  compile: (c: C, who: Who, house: HouseReference) => [
    newStatic({ kind: STATIC.mustChoose, seats: c.seats(who), covers: houseTest(house, c) }),
  ],
  en: (t, who, house) =>
    en.states(t.seat(who).subject, 'must choose', `${enHouse(t, house)} as ${t.seat(who).you ? 'your' : 'their'} active house`),
  de: (t, who, house) => de.states(t.seat(who).nom, t.seat(who).you ? 'musst' : 'muss', `${deHouse(t, house)} als aktive Fraktion wählen`),
  it: (t, who, house) =>
    it.states(
      t.seat(who).you ? '' : it.spoken(t.seat(who).subject),
      t.seat(who).you ? 'devi' : 'deve',
      `scegliere ${itHouse(t, house)} come Casa attiva`,
    ),
})

/** You may use these cards although they are of another house; to fight only, if it says so. */
export const mayUse = v.add<'ability', [noun: Noun, onlyTo?: 'fight' | 'reap']>('ability', 'mayUse', {
  compile: (c: C, noun: Noun, onlyTo?: 'fight' | 'reap') => [
    newStatic({
      kind: STATIC.mayUse,
      what: onlyTo === undefined ? ACT.use : ACT[onlyTo],
      covers: c.covers(noun),
    }),
  ],
  en: (t, noun, onlyTo) => `you may ${onlyTo === undefined ? 'use' : `${onlyTo} with`} ${t.noun(noun).text}`,
  de: (t, noun, onlyTo) =>
    de.states(
      'du',
      'darfst',
      `${t.noun(noun).in('acc')} ${onlyTo === undefined ? '' : `zum ${onlyTo === 'fight' ? 'Kämpfen' : 'Ernten'} `}verwenden`,
    ),
  it: (t, noun, onlyTo) =>
    it.states(
      '',
      'puoi',
      onlyTo === undefined
        ? it.does('usa', 'usare', t.noun(noun).text).infinitive
        : `${onlyTo === 'fight' ? 'combattere' : 'raccogliere'} con ${t.noun(noun).text}`,
    ),
})

/** These creatures are used to fight or not at all; a stun may still be removed (kf.stun.6). */
export const canOnlyFight = v.add('ability', 'canOnlyFight', {
  compile: (c: C, noun: Noun) =>
    ([ACT.reap, ACT.action, ACT.omni] as const).map((what) => newStatic({ kind: STATIC.cannot, what, covers: c.covers(noun) })),
  en: (t, noun) => en.states(t.noun(noun).text, 'can', 'only fight'),
  de: (t, noun) => de.states(t.noun(noun).in('nom'), 'kann', 'nur kämpfen'),
  it: (t, noun) => it.states(it.spoken(t.noun(noun).text), 'può', 'solo combattere'),
})

/** You may play so many of these cards in a turn, or all of them, although they are of another house; what lasts says “each turn”. */
export const mayPlay = v.add<'ability', [n: number | 'any', filter: Filter, often?: 'eachTurn']>('ability', 'mayPlay', {
  compile: (c: C, n, filter) => [
    newStatic({ kind: STATIC.mayPlay, covers: c.matches(c.filter(filter)), amount: () => (n === 'any' ? Infinity : n) }),
  ],
  en: (t, n, filter, often) =>
    `you may play ${n === 1 ? `one ${en.one(t.filter(filter))}` : `${n === 'any' ? '' : `${n} `}${en.many(t.filter(filter))}`}${often ? ' each turn' : ''}`,
  de: (t, n, filter, often) =>
    de.states(
      'du',
      'darfst',
      `${often ? 'in jedem Zug ' : ''}${(n === 1 ? de.a(t.filter(filter)) : n === 'any' ? de.bare(t.filter(filter)) : de.several(t.filter(filter), String(n))).in('acc')} spielen`,
    ),
  it: (t, n, filter, often) =>
    it.states(
      '',
      'puoi',
      `giocare ${(n === 1 ? it.a(t.filter(filter)) : n === 'any' ? it.bare(t.filter(filter)) : it.several(t.filter(filter), String(n))).text}${often ? ' per turno' : ''}`,
    ),
})

/** No more than so often each turn: `limit(2, plays(opponent, card))`. */
export const limit = v.add('ability', 'limit', {
  compile(c: C, n: number, event: EventPattern) {
    const { record, seats, about } = compileEvent(c, event)
    if (record !== PLAYED || seats === undefined) throw new Error('only playing cards is limited')
    addInterest(record)
    const amount: Count<P> = (p, f) => (countRecords(p, f, record, 0, seats(p, f), about, 0) >= n ? 1 : 0)
    return [newStatic({ kind: STATIC.limit, seats, covers: about, amount })]
  },
  en: (t, n, event) => limited.en(t, n, event),
  de: (t, n, event) => limited.de(t, n, event),
  it: (t, n, event) => limited.it(t, n, event),
})
const limited = {
  en(t: en.English, n: number, { args: [who, which] }: EventPattern): en.Statement {
    const cards = n === 1 ? en.one(t.filter(which as Filter)) : en.many(t.filter(which as Filter))
    return en.states(t.seat(who as Who).subject, 'cannot', `play more than ${n} ${cards} each turn`)
  },
  de(t: de.German, n: number, { args: [who, which] }: EventPattern): de.Statement {
    const { nom, you } = t.seat(who as Who)
    const cards = n === 1 ? `1 ${de.one(t.filter(which as Filter)).in('acc')}` : de.several(t.filter(which as Filter), String(n)).in('acc')
    return de.states(nom, you ? 'kannst' : 'kann', `in jedem Zug nicht mehr als ${cards} spielen`)
  },
  it(t: it.Italian, n: number, { args: [who, which] }: EventPattern): Said {
    return it.cannot(t.seat(who as Who), `giocare più di ${n} ${it.bare(t.filter(which as Filter), n !== 1).text} per turno`)
  },
}

/** This card can be played only when the condition holds. */
export const playOnlyIf = v.add('ability', 'playOnlyIf', {
  compile(_c: C, condition: Condition) {
    const check = abilityCompiler().condition(condition)
    return [
      newStatic({
        kind: STATIC.cannot,
        what: ACT.play,
        covers: coversSelf,
        amount: (p, f) => (check(p, f) ? 0 : 1),
      }),
    ]
  },
  en: (t, condition) => en.states(t.self, 'can', `only be played if ${t.condition(condition).yes}`),
  de: (t, condition) => de.states(t.self, 'kann', `nur gespielt werden, falls ${t.condition(condition).yes}`),
  it: (t, condition) => it.states('questa carta', 'può', `essere giocata solo se ${t.condition(condition).yes}`),
})

export const skip = v.add('ability', 'skip', {
  compile: (c: C, who: Who, step: (typeof SKIPPABLE)[number]) => [
    newStatic({ kind: STATIC.skip, what: SKIPPABLE.indexOf(step), seats: c.seats(who) }),
  ],
  en: (t, who, step) =>
    en.states(
      t.seat(who).subject,
      t.seat(who).plural ? 'skip' : 'skips',
      `the ${{ forgeStep: '“forge a key”', readyStep: '“ready cards”', drawStep: '“draw cards”' }[step]} step`,
    ),
  de: (t, who, step) =>
    de.states(
      t.seat(who).nom,
      `überspring${t.seat(who).you ? 'st' : 't'}`,
      `den Schritt ${{ forgeStep: '„Schlüssel schmieden“', readyStep: '„Karten spielbereit machen“', drawStep: '„Karten ziehen“' }[step]}`,
    ),
  it: (t, who, step) =>
    it.states(
      t.seat(who).you ? '' : t.seat(who).subject || 'lui',
      t.seat(who).you ? 'salti' : 'salta',
      `il passo ${{ forgeStep: '“forgiare una chiave”', readyStep: '“ripristinare le carte”', drawStep: '“pescare le carte”' }[step]}`,
    ),
})
