import { nextIn } from '../../../kernel/cardset.ts'
import { SELF } from '../../../kernel/program.ts'
import { coversSelf } from '../../../ability/choosing.ts'
import { Compiler } from '../../../ability/compile.ts'
import * as de from '../../../ability/text/de.ts'
import * as en from '../../../ability/text/en.ts'
import * as it from '../../../ability/text/it.ts'
import type { Filter, Noun } from '../../../ability/tree.ts'
import { definitionOf, isHalf, keywordNumber, KEYWORDS, SET_WORDS, STATIC, traitNumber, TRIGGER } from '../rules/index.ts'
import type { KeyforgePosition } from '../rules/index.ts'
import type { Selection } from '../../../ability/language.ts'
import { abilityCompiler, newAbility, newStatic } from './abilities.ts'
import { becomeCopy } from './copies.ts'
import { aboutCard } from './events.ts'
import { BOTH, testOf } from './filters.ts'
import { chosenSlot } from './identity.ts'
import { core, vocabulary as v } from './vocabulary.ts'

type C = Compiler<KeyforgePosition>

/** What a creature counts as, whatever is printed on it: power and armor that nothing else changes, traits, how far its taunt reaches. */

/** Such creatures have this power and this armor, and nothing gives them any other (kf.power.2). */
export const considered = v.add('ability', 'considered', {
  compile(c: C, power: number, armor: number, noun: Noun) {
    const covers = c.covers(noun)
    return [newStatic({ kind: STATIC.setPower, what: power, covers }), newStatic({ kind: STATIC.setArmor, what: armor, covers })]
  },
  en: (t, power, armor, noun) => en.states(t.noun(noun).text, 'is', `considered to have ${power} power and ${armor} armor`),
  de: (t, power, armor, noun) => de.states(t.noun(noun).in('nom'), 'gilt', `als eine mit Stärke ${power} und Rüstung ${armor}`),
  it: (t, power, armor, noun) => it.states(it.spoken(t.noun(noun).text), 'è', `considerata con Forza ${power} e Armatura ${armor}`),
})

/** This card is one half of a gigantic creature: the first one has its text (kf.gigantic.1). */
export const halfOfGigantic = v.add<'ability', [which: 1 | 2]>('ability', 'halfOfGigantic', {
  compile: () => [],
  en: (t) => `play only with the other half of ${t.self}`,
  de: (t) => `spiele nur zusammen mit der anderen Hälfte von ${t.self}`,
  it: (t) => `gioca solo insieme all’altra metà di ${t.self}`,
})

/** Either half of any gigantic creature, wherever it lies. */
export const giganticHalf = v.add('filter', 'giganticHalf', {
  compile: (): Selection<KeyforgePosition> => ({ parts: [{ piles: 0, seats: BOTH, test: (p, _f, x) => isHalf(p, x), strict: false }] }),
  en: () => ({ one: 'half of a gigantic creature', many: 'halves of gigantic creatures', before: [], after: [] }),
  de: () => de.stem('Hälfte einer gigantischen Kreatur', 'Hälften gigantischer Kreaturen', 'f'),
  it: () => it.stem('metà di una creatura gigantesca', 'metà di creature gigantesche', 'f'),
})()

/** Damage that fights deal to such creatures is dealt to this one too. */
export const sharesFightDamage = v.add('ability', 'sharesFightDamage', {
  compile: (c: C, which: Filter) => [newStatic({ kind: STATIC.sharesFightDamage, covers: testOf(c, which) })],
  en: (t, which) => `damage dealt to ${en.many(t.filter(which))} in fights is dealt to ${t.self} too`,
  de: (t, which) => `Schaden, der ${de.bare(t.filter(which)).in('dat')} im Kampf zugefügt wird, wird auch ${t.self} zugefügt`,
  it: (t, which) => `i danni inflitti in combattimento ${it.the(t.filter(which), true).with('a')} sono inflitti anche a ${t.self}`,
})

/** It would deal damage, by its power, a keyword or an ability, whether or not something would prevent that. */
export const dealsDamage = aboutCard(
  'dealsDamage',
  { would: TRIGGER.wouldDealDamage },
  {
    en: (x) => ({ now: `${x} deals damage`, would: `${x} would deal damage` }),
    de: (x) => ({ now: `${x.in('nom')} Schaden zufügt`, would: `${x.in('nom')} Schaden zufügen würde` }),
    it: (x) => ({ now: `${x.text} infligge danni`, would: `${x.text} infliggesse danni` }),
  },
)

/** The action card that you play next comes back to the hand; `theNext` ends it with that card. */
export const actionReturns = v.add('ability', 'actionReturns', {
  compile: (c: C) => [newStatic({ kind: STATIC.actionReturns, seats: c.seats(core.you) })],
  en: () => en.states('the next action card that you play', 'returns', 'to your hand instead of your discard pile'),
  de: () =>
    de.states('die nächste Aktionskarte, die du spielst,', 'kehrt', 'auf deine Hand zurück, statt auf deinen Ablagestapel zu kommen'),
  it: () => it.states('la prossima carta azione che giochi', 'torna', 'nella tua mano invece che nella tua pila degli scarti'),
})()

/** The card has this trait too; `gains` gives it to others. */
export const isTrait = v.add('ability', 'isTrait', {
  compile: (_c: C, name: string) => [newStatic({ kind: STATIC.trait, what: traitNumber(name), covers: coversSelf })],
  en: (t, name) => `the ${t.term('trait', name)} trait`,
  de: (t, name) => `das Merkmal ${t.term('trait', name)}`,
  it: (t, name) => `il tratto ${t.term('trait', name)}`,
})

/** Its taunt protects the neighbors of its neighbors too (kf.taunt.3). */
export const tauntReachesFurther = v.add('ability', 'tauntReachesFurther', {
  compile: (_c: C) => [newStatic({ kind: STATIC.tauntReach, covers: coversSelf })],
  en: (t) => `the taunt of ${t.self} also protects its neighbors’ neighbors`,
  de: (t) => de.states(`der Spott von ${t.self}`, 'schützt', 'auch die Nachbarn ihrer Nachbarn'),
  it: (t) => `la Provocazione di ${t.self} protegge anche le creature vicine alle sue vicine`,
})()

/** It has the power that the creature last had, and the armor, keywords and traits that are printed on it, besides its own; no omega. */
export const takesAfter = v.add('ability', 'takesAfter', {
  compile(_c: C, noun: Noun) {
    const c = abilityCompiler()
    const slot = c.noun(noun)
    const read = (value: (p: KeyforgePosition, x: number, f: number) => number) => (p: KeyforgePosition, f: number) => {
      const x = nextIn(p.frames, f + slot, -1, SET_WORDS)
      return x < 0 ? 0 : value(p, x, f)
    }
    const own = { covers: coversSelf }
    return [
      newStatic({ ...own, kind: STATIC.power, amount: read((p, x, f) => p.power[x] - definitionOf(p, p.frames[f + SELF]).power) }),
      newStatic({ ...own, kind: STATIC.armor, amount: read((p, x) => definitionOf(p, x).armor) }),
      ...KEYWORDS.filter((name) => name !== 'omega').map((name) => {
        const what = keywordNumber(name)
        return newStatic({ ...own, kind: STATIC.keyword, what, amount: read((p, x) => definitionOf(p, x).keywords[what]) })
      }),
      newStatic({
        ...own,
        kind: STATIC.traitsOf,
        other: (p, f, trait) => read((_p, x) => (definitionOf(p, x).traits.includes(trait) ? 1 : 0))(p, f) > 0,
      }),
    ]
  },
  en: (t, noun) =>
    en.states(
      t.self,
      'has',
      `the power of ${noun.word === 'it' ? 'that card' : t.noun(noun).text} and gains its armor, keywords and traits`,
    ),
  de: (t, noun) =>
    de.states(
      t.self,
      'hat',
      `die Stärke ${noun.word === 'it' ? 'jener Karte' : t.noun(noun).in('gen')} und erhält deren Rüstung, Schlüsselwörter und Merkmale`,
    ),
  it: (t, noun) =>
    it.states(
      t.self,
      'ha',
      `la Forza ${noun.word === 'it' ? 'di quella carta' : t.noun(noun).with('di')} e ne ottiene l’Armatura, le parole chiave e i tratti`,
    ),
})

/**
 * It is a copy of that card from the moment on in which it enters play, until it leaves: where it may stand and how it enters are the
 * copy's, its bonus icons were its own.
 */
export const entersAsCopy = v.add('ability', 'entersAsCopy', {
  compile: (c: C, noun: Noun) => [
    newAbility({ trigger: TRIGGER.asEnters, program: Compiler.program(c, 'enters as copy', [becomeCopy(noun)]) }),
  ],
  en: (t, noun) => `${t.self} enters play as a copy of ${t.noun(noun).text}, but of its own house`,
  de: (t, noun) => `${t.self} kommt als Kopie von ${t.noun(noun).in('dat')} ins Spiel, jedoch in der eigenen Fraktion`,
  it: (t, noun) => `questa carta entra in gioco come copia ${t.noun(noun).with('di')}, ma della propria Casa`,
})

/** In a fight it deals this much, whatever its power; of several such numbers the least. */
export const dealsOnly = v.add('ability', 'dealsOnly', {
  compile: (_c: C, n: number) => [newStatic({ kind: STATIC.dealsOnly, what: n, covers: coversSelf })],
  en: (t, n) => en.states(t.self, 'only deals', `${n} damage when fighting`),
  de: (t, n) => de.states(t.self, 'fügt', `im Kampf nur ${n} Schaden zu`),
  it: (t, n) => it.states(t.self, 'infligge', `solo ${n} ${n === 1 ? 'danno' : 'danni'} quando combatte`),
})

/** Its text box is empty but for traits (kf.blank). */
export const blank = v.add('ability', 'blank', {
  compile: (c: C, noun: Noun) => [newStatic({ kind: STATIC.blank, covers: c.covers(noun) })],
  en: (t, noun) =>
    en.states(noun.word === 'it' ? 'its text box' : `the text box of ${t.noun(noun).text}`, 'is', 'considered blank (except for traits)'),
  de: (t, noun) =>
    de.states(
      noun.word === 'it' ? `${t.noun(noun).gender === 'f' ? 'ihr' : 'sein'} Textfeld` : `das Textfeld ${t.noun(noun).in('gen')}`,
      'gilt',
      'als leer (bis auf Merkmale)',
    ),
  it: (t, noun) =>
    it.states(
      `il ${noun.word === 'it' ? 'suo riquadro di testo' : `riquadro di testo ${t.noun(noun).with('di')}`}`,
      'è',
      'considerato vuoto (tranne i tratti)',
    ),
})

/** It has the text of the card that was revealed for it, besides its own; where that text says "this card", it is meant. */
export const gainsText = v.add('ability', 'gainsText', {
  compile(c: C, noun: Noun) {
    const slot = chosenSlot(c)
    return [newStatic({ kind: STATIC.gainsText, covers: c.covers(noun), amount: (p, f) => p.frames[f + slot] })]
  },
  en: (t, noun) => t.states(noun, 'gain', 'the text box of the revealed card'),
  de: (t, noun) => de.states(t.noun(noun).in('nom'), 'erhält', 'das Textfeld der aufgedeckten Karte'),
  it: (t, noun) => it.states(it.spoken(t.noun(noun).text), 'ottiene', 'il riquadro di testo della carta rivelata'),
})
