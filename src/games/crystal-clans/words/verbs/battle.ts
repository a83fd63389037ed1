import { SEAT, SELF } from '../../../../kernel/program.ts'
import { Compiler } from '../../../../ability/compile.ts'
import * as de from '../../../../ability/text/de.ts'
import * as it from '../../../../ability/text/it.ts'
import type { Amount, Effect } from '../../../../ability/tree.ts'
import { STYLES } from '../../face.ts'
import {
  AFTER_DAMAGE,
  ATTACK_BONUS,
  BATTLE_CARD,
  BATTLE_PLACE,
  BROKEN_OFF,
  CHALLENGE,
  DEFENSE_BONUS,
  FORCED_LEFT,
  GONE,
  PREDICTED,
  TAKES_BACK,
  squadZone,
} from '../../layout.ts'
import type { CrystalClansPosition } from '../../layout.ts'
import { putUnder } from '../../movement.ts'
import { tell } from '../../tell.ts'
import { trim } from '../../squad.ts'
import { EACH, bonusText } from '../nouns.ts'
import { vocabulary } from '../vocabulary.ts'

type P = CrystalClansPosition
type C = Compiler<P>

/** Verbs of battles. */

function battleBonus(word: string, column: number, unit: { en: string; de: string; it: string }) {
  return vocabulary.add('effect', word, {
    compile(c: C, n: Amount) {
      const amount = c.amount(n)
      c.step(word, (p, f) => {
        p.battle[column + p.frames[f + SEAT]] += amount(p, f)
      })
    },
    en: (t, n) => bonusText(t, n, unit.en, EACH.en),
    de: (t, n) => de.whole(bonusText(t, n, unit.de, EACH.de)),
    it: (t, n) => it.whole(bonusText(t, n, unit.it, EACH.it)),
  })
}

export const attack = battleBonus('attack', ATTACK_BONUS, { en: 'attack', de: 'Angriff', it: 'attacco' })

export const defense = battleBonus('defense', DEFENSE_BONUS, { en: 'defense', de: 'Verteidigung', it: 'difesa' })

/** The symbol of a battle effect: its card may be taken back when it would be discarded. */
export const takeBack = vocabulary.add('effect', 'takeBack', {
  compile(c: C) {
    c.step('take back', (p, f) => {
      p.battle[TAKES_BACK + p.frames[f + SEAT]] = 1
    })
  },
  en: () => 'you may return this card to your hand at the end of the battle',
  de: () => de.whole('du darfst diese Karte am Ende des Kampfes auf die Hand nehmen'),
  it: () => it.whole('puoi riprendere in mano questa carta alla fine della battaglia'),
})()

export const endBattle = vocabulary.add('effect', 'endBattle', {
  compile(c: C) {
    c.step('end battle', (p) => {
      p.battle[BROKEN_OFF] = 1
    })
  },
  en: () => 'the battle ends without damage',
  de: () => de.whole('der Kampf endet ohne Schaden'),
  it: () => it.whole('la battaglia finisce senza danni'),
})()

export const fight = vocabulary.add('effect', 'fight', {
  compile(c: C) {
    c.step('fight', (p, f) => {
      p.state[CHALLENGE] = p.frames[f + SEAT] + 1
    })
  },
  // the squad is spoken of before
  en: () => 'battle it',
  de: () => de.does('bekämpfe', 'ihn', 'bekämpfen'),
  it: () => ({ command: 'combattila', infinitive: 'combatterla' }),
})()

export const join = vocabulary.add('effect', 'join', {
  compile(c: C) {
    c.step('join', (p, f) => {
      const seat = p.frames[f + SEAT]
      const card = p.frames[f + SELF]
      const place = p.battle[BATTLE_PLACE] - 1
      if (place < 0 || p.zones.of[card] !== BATTLE_CARD + seat || p.battle[GONE + seat] !== 0) return
      putUnder(p, card, squadZone(seat, place))
      trim(p)
    })
  },
  en: () => 'add this card to your battling squad as its bottom unit',
  de: () => de.does('füge', 'diese Karte deinem kämpfenden Trupp als unterste Einheit', 'hinzufügen', 'hinzu'),
  it: () => it.does('aggiungi', 'aggiungere', 'questa carta in fondo alla tua squadra in battaglia'),
})()

export const predict = vocabulary.add('effect', 'predict', {
  compile(c: C) {
    c.code.ask('predict', {
      kind: 'name',
      rule: 'cc.clan.6',
      seat: c.binding.deciderOf,
      options(_p, _f, out) {
        for (let style = 0; style < STYLES.length; style++) out[style] = style
        return STYLES.length
      },
      answer(p, f, option) {
        p.battle[PREDICTED + p.frames[f + SEAT]] = option + 1
        tell(p, 'predict', p.frames[f + SEAT], p.frames[f + SELF], option, STYLES[option])
      },
      view: (_p, _f, option) => ({ verb: 'predict', name: STYLES[option] }),
    })
  },
  en: () => 'predict a style; if the enemy battle card has it, its effect is cancelled',
  de: () => de.whole('sage einen Stil vorher; hat die feindliche Kampfkarte ihn, wird ihr Effekt aufgehoben'),
  it: () => it.whole('predici uno stile; se la carta battaglia nemica lo ha, il suo effetto è annullato'),
})()

export const useLeft = vocabulary.add('effect', 'useLeft', {
  compile(c: C) {
    c.step('use left', (p, f) => {
      p.battle[FORCED_LEFT + p.frames[f + SEAT]] = 1
    })
  },
  en: () => 'your battle card resolves “beats”',
  de: () => de.whole('deine Kampfkarte handelt „schlägt“ ab'),
  it: () => it.whole('la tua carta battaglia risolve “batte”'),
})()

/** Effects that wait until damage has been dealt. */
export const afterDamage = vocabulary.add('effect', 'afterDamage', {
  compile(c: C, ...effects: Effect[]) {
    const over = c.jumpAhead('later part')
    const program = Compiler.program(new Compiler(c.vocabulary, c.code, c.binding, c.origin), 'after damage', effects)
    const number = c.code.programs.indexOf(program)
    over()
    c.step('after damage', (p, f) => {
      p.battle[AFTER_DAMAGE + p.frames[f + SEAT]] = number + 1
    })
  },
  en: (t, ...effects) => `after damage, ${t.effects(effects)}`,
  de: (t, ...effects) => de.whole(`nach dem Schaden ${de.inverted(t.effects(effects))}`),
  it: (t, ...effects) => it.whole(`dopo i danni, ${t.effects(effects).command}`),
})
