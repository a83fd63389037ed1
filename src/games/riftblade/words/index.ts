import { Compiler } from '../../../ability/compile.ts'
import * as de from '../../../ability/text/de.ts'
import * as en from '../../../ability/text/en.ts'
import * as it from '../../../ability/text/it.ts'
import type { Language } from '../../../ability/language.ts'
import { headed } from '../../../ability/text/reader.ts'
import type { Said } from '../../../ability/text/reader.ts'
import type { Ability, Amount, Effect } from '../../../ability/tree.ts'
import { call, SEAT, SELF, SOURCE } from '../../../kernel/program.ts'
import type { Program } from '../../../kernel/program.ts'
import { TIERS } from '../face.ts'
import type { Aspect, CardRow, Rarity, Tier } from '../face.ts'
import { draw as drawCards, forcedDiscard } from '../movement.ts'
import type { RiftbladePosition } from '../layout.ts'
import { damage, heal as healLife } from '../life.ts'
import { gainMana } from '../mana.ts'
import { vocabulary } from './vocabulary.ts'

export { vocabulary } from './vocabulary.ts'

type C = Compiler<RiftbladePosition>

/** A row of a card, ready to run. */
export interface Row {
  readonly tier: number
  readonly program: Program
  readonly triggered: boolean
}

// ---- the six effects (rb.effect)

type Unit = Record<Language, (n: Amount) => string>

const danni = (n: Amount) => (n === 1 ? 'danno' : 'danni')
const punti = (n: Amount) => (n === 1 ? 'punto vita' : 'punti vita')
/** What is gained, by the word that gains it. */
const GAINED: Readonly<Record<string, Unit>> = {
  heal: { en: () => 'life', de: () => 'Leben', it: punti },
  mana: { en: () => 'mana', de: () => 'Mana', it: () => 'mana' },
}

export const attack = vocabulary.add('effect', 'attack', {
  compile(c: C, n: Amount) {
    const amount = c.amount(n)
    c.step('attack', (p, f) => damage(p, p.frames[f + SEAT], p.frames[f + SOURCE], amount(p, f)))
  },
  en: (t, n) => `deal ${t.quantity(n, 'damage')}`,
  de: (t, n) => de.does('füge', t.quantity(n, 'Schaden'), 'zufügen', 'zu'),
  it: (t, n) => it.does('infliggi', 'infliggere', t.quantity(n, danni(n))),
})

export const heal = vocabulary.add('effect', 'heal', {
  compile(c: C, n: Amount) {
    const amount = c.amount(n)
    c.step('heal', (p, f) => healLife(p, p.frames[f + SEAT], p.frames[f + SOURCE], amount(p, f)))
  },
  en: (t, n) => `gain ${t.quantity(n, GAINED.heal.en(n))}`,
  de: (t, n) => de.does('erhalte', t.quantity(n, GAINED.heal.de(n)), 'erhalten'),
  it: (t, n) => it.does('ottieni', 'ottenere', t.quantity(n, GAINED.heal.it(n))),
})

export const mana = vocabulary.add('effect', 'mana', {
  compile(c: C, n: Amount) {
    const amount = c.amount(n)
    c.step('mana', (p, f) => gainMana(p, p.frames[f + SEAT], p.frames[f + SOURCE], amount(p, f)))
  },
  en: (t, n) => `gain ${t.quantity(n, GAINED.mana.en(n))}`,
  de: (t, n) => de.does('erhalte', t.quantity(n, GAINED.mana.de(n)), 'erhalten'),
  it: (t, n) => it.does('ottieni', 'ottenere', t.quantity(n, GAINED.mana.it(n))),
})

export const draw = vocabulary.add('effect', 'draw', {
  compile(c: C, n: Amount) {
    const amount = c.amount(n)
    c.step('draw', (p, f) => drawCards(p, p.frames[f + SEAT], p.frames[f + SOURCE], amount(p, f)))
  },
  en: (t, n) => `draw ${t.quantity(n, n === 1 ? 'card' : 'cards')}`,
  de: (t, n) => de.does('ziehe', t.quantity(n, n === 1 ? 'Karte' : 'Karten'), 'ziehen'),
  it: (t, n) => it.does('pesca', 'pescare', t.quantity(n, n === 1 ? 'carta' : 'carte')),
})

/** One damage and one discard for each icon, icon by icon (rb.effect.5, rb.effect.10). */
export const burn = vocabulary.add('effect', 'burn', {
  compile(c: C, n: Amount) {
    const amount = c.amount(n)
    const left = c.slot()
    c.step('burn', (p, f) => {
      p.frames[f + left] = amount(p, f)
    })
    const top = c.mark('top')
    const done = c.unless('burn once more', (p, f) => p.frames[f + left]-- > 0)
    c.step('burn damage', (p, f) => damage(p, p.frames[f + SEAT], p.frames[f + SOURCE], 1))
    c.step('burn discard', (p, f) => {
      call(p, forcedDiscard, p.frames[f + SEAT], p.frames[f + SOURCE], p.frames[f + SELF])
    })
    c.jumpTo('burn again', top)
    done()
  },
  en: (t, n) =>
    t.explain('burn', `burn ${t.amount(n).text}`, `${n === 1 ? '' : 'each time '}1 damage, and the target discards a card of its choice`),
  de: (t, n) => {
    const meaning = `${n === 1 ? '' : 'jedes Mal '}1 Schaden und das Ziel legt 1 Handkarte seiner Wahl ab`
    const what = t.explain('burn', t.amount(n).text, meaning)
    return de.does('verbrenne', what, 'verbrennen')
  },
  it: (t, n) => {
    const meaning = `${n === 1 ? '' : 'ogni volta '}1 danno e il bersaglio scarta 1 carta a sua scelta`
    const what = t.explain('burn', t.amount(n).text, meaning)
    return it.does('brucia', 'bruciare', what)
  },
})

export const siphon = vocabulary.add('effect', 'siphon', {
  compile(c: C, n: Amount) {
    const amount = c.amount(n)
    c.step('siphon damage', (p, f) => damage(p, p.frames[f + SEAT], p.frames[f + SOURCE], amount(p, f)))
    c.step('siphon heal', (p, f) => healLife(p, p.frames[f + SEAT], p.frames[f + SOURCE], amount(p, f)))
  },
  en: (t, n) => t.explain('siphon', `siphon ${t.amount(n).text}`, `${t.quantity(n, 'damage')} and ${t.quantity(n, 'life')} for you`),
  de: (t, n) => {
    const meaning = `${t.quantity(n, 'Schaden')} und ${t.quantity(n, 'Leben')} für dich`
    return de.does('raube', t.explain('siphon', t.quantity(n, 'Leben'), meaning), 'rauben')
  },
  it: (t, n) => {
    const meaning = `${t.quantity(n, danni(n))} e ${t.quantity(n, punti(n))} per te`
    return it.does('assorbi', 'assorbire', t.explain('siphon', t.amount(n).text, meaning))
  },
})

// ---- the rows of a card (rb.tier)

/** "gain 2 life and 1 mana": what is gained behind a gain follows without the verb. */
function gainingOnce(effects: readonly Effect[], gained: (n: Amount, unit: Unit) => string, act: (effect: Effect) => string): string[] {
  return effects.map((effect, i) => {
    const unit = i > 0 && effects[i - 1].word in GAINED ? GAINED[effect.word] : undefined
    return unit === undefined ? act(effect) : gained(effect.args[0] as Amount, unit)
  })
}

const tier = (name: Tier, label: { en: string; de: string; it: string }) =>
  vocabulary.add('ability', name, {
    compile: (c: C, ...effects: Effect[]): Row => ({
      tier: TIERS.indexOf(name),
      program: Compiler.program(c, name, effects),
      triggered: false,
    }),
    en: (t, ...effects) => {
      const acts = gainingOnce(
        effects,
        (n, unit) => t.quantity(n, unit.en(n)),
        (effect) => t.effect(effect),
      )
      return headed(label.en, en.sentence(en.join(acts, ' and ')))
    },
    de: (t, ...effects) => {
      const acts = gainingOnce(
        effects,
        (n, unit) => t.quantity(n, unit.de(n)),
        (effect) => t.effect(effect).command,
      )
      return headed(label.de, de.sentence(de.join(acts, ' und ')))
    },
    it: (t, ...effects) => {
      const acts = gainingOnce(
        effects,
        (n, unit) => t.quantity(n, unit.it(n)),
        (effect) => t.effect(effect).command,
      )
      return headed(label.it, it.sentence(it.join(acts, ' e ')))
    },
  })

export const base = tier('base', { en: 'Base', de: 'Basis', it: 'Base' })
export const empowered = tier('empowered', { en: 'Empowered', de: 'Verstärkt', it: 'Potenziata' })
export const overcharged = tier('overcharged', { en: 'Overcharged', de: 'Überladen', it: 'Sovraccaricata' })

/** The row that also works when the card is triggered (rb.card.6). */
export const triggered = vocabulary.add('ability', 'triggered', {
  compile: (c: C, row: Ability): Row => ({ ...(c.ability(row) as Row), triggered: true }),
  en: (t, row) => orTriggered(t, row, 'or triggered'),
  de: (t, row) => orTriggered(t, row, 'oder ausgelöst'),
  it: (t, row) => orTriggered(t, row, 'o innescata'),
})

/** The row under a longer head: "Base or triggered". */
function orTriggered(t: en.English | de.German | it.Italian, row: Ability, or: string): Said {
  const said = t.headed(row)
  return said === undefined ? t.clause(row) : headed(`${said.head} ${or}`, said.text)
}

// ---- the lines of a card file

const riftCard =
  (rarity: Rarity) =>
  (id: string, name: string, cost: number, aspects: readonly Aspect[], ...abilities: Ability[]): CardRow => ({
    id,
    name,
    rarity,
    cost,
    aspects,
    abilities,
  })

export const common = riftCard('common')
export const uncommon = riftCard('uncommon')
export const rare = riftCard('rare')

export function starter(id: string, name: string, aspects: readonly Aspect[], ...abilities: Ability[]): CardRow {
  return { id, name, rarity: 'starter', cost: undefined, aspects, abilities }
}
