import { Compiler } from '../../../ability/compile.ts'
import type { Effect, Filter, Node } from '../../../ability/tree.ts'
import * as de from '../../../ability/text/de.ts'
import * as en from '../../../ability/text/en.ts'
import * as it from '../../../ability/text/it.ts'
import { isEmptySet } from '../../../kernel/cardset.ts'
import { BELOW, RESULT, SEAT } from '../../../kernel/program.ts'
import type { Clause, StaticName, TextName } from '../catalog.ts'
import { MOONS } from '../face.ts'
import type { Moon } from '../face.ts'
import { SET_WORDS } from '../layout.ts'
import { discard as discardCard, isFirstOfKind } from '../movement.ts'
import { fixed } from './nouns.ts'
import { forAll } from './verbs.ts'
import { vocabulary as v } from './vocabulary.ts'

import type { NightfallPosition } from '../layout.ts'

type P = NightfallPosition
type C = Compiler<P>

type Led = Exclude<TextName, 'kicker' | 'feed'>

const LABELS: Record<Led, { en: string; de: string; it: string }> = {
  chain: { en: 'Chain:', de: 'Kette:', it: 'Catena:' },
  yourChain: { en: 'Your chain:', de: 'Deine Kette:', it: 'La tua catena:' },
  attacks: { en: 'In play: Whenever it attacks,', de: 'Im Spiel: Immer wenn sie angreift,', it: 'In gioco: Ogni volta che attacca,' },
  destroyed: { en: 'In play: When it is destroyed,', de: 'Im Spiel: Wenn sie zerstört wird,', it: 'In gioco: Quando viene distrutta,' },
  wounds: {
    en: 'In play: Whenever its attack inflicts a wound,',
    de: 'Im Spiel: Immer wenn ihr Angriff eine Wunde verursacht,',
    it: 'In gioco: Ogni volta che il suo attacco causa una ferita,',
  },
}

const text = (word: Led) =>
  v.add('ability', word, {
    compile: (c: C, ...effects: Effect[]): Clause => ({ text: word, program: Compiler.program(c, word, effects) }),
    en: (t, ...effects) => `${LABELS[word].en} ${isLed(word) ? `${t.effects(effects)}.` : t.sentences(effects)}`,
    de: (t, ...effects) => `${LABELS[word].de} ${isLed(word) ? `${t.effects(effects).command}.` : t.sentences(effects)}`,
    it: (t, ...effects) => `${LABELS[word].it} ${isLed(word) ? `${t.effects(effects).command}.` : t.sentences(effects)}`,
  })

/** Does the label lead into the sentence? */
function isLed(word: Led): boolean {
  return word !== 'chain' && word !== 'yourChain'
}

export const chain = text('chain')
export const yourChain = text('yourChain')
export const attacks = text('attacks')
export const destroyed = text('destroyed')
export const wounds = text('wounds')

/** Counts only when the card before it in the chain shows this moon (nf.chain.9). */
export const kicker = v.add('ability', 'kicker', {
  compile: (c: C, moon: Moon, ...effects: Effect[]): Clause => ({
    text: 'kicker',
    kickerMoon: MOONS.indexOf(moon),
    program: Compiler.program(c, 'kicker', effects),
  }),
  en: (t, moon, ...effects) => `Kicker (${t.term('moon', moon)}): ${t.sentences(effects)}`,
  de: (t, moon, ...effects) => `Kicker (${t.term('moon', moon)}): ${t.sentences(effects)}`,
  it: (t, moon, ...effects) => `Kicker (${t.term('moon', moon)}): ${t.sentences(effects)}`,
})

const clause = (word: StaticName, texts: { en: string; de: string; it: string }): Node<'ability'> =>
  v.add('ability', word, { compile: (): Clause => ({ static: word }), en: () => texts.en, de: () => texts.de, it: () => texts.it })()

export const guard = clause('guard', {
  en: 'In play: It must take damage dealt to you, up to its health.',
  de: 'Im Spiel: Sie muss Schaden, der dir zugefügt wird, bis zu ihrer Gesundheit auf sich nehmen.',
  it: 'In gioco: Deve subire i danni inflitti a te, fino alla sua salute.',
})
export const stays = clause('stays', {
  en: 'In play: It is not discarded after attacking.',
  de: 'Im Spiel: Sie wird nach ihrem Angriff nicht abgelegt.',
  it: 'In gioco: Non viene scartata dopo aver attaccato.',
})
export const unblockable = clause('unblockable', {
  en: 'In play: It cannot be blocked.',
  de: 'Im Spiel: Sie kann nicht geblockt werden.',
  it: 'In gioco: Non può essere bloccata.',
})
export const kickedOnly = clause('kickedOnly', {
  en: 'In play: It enters play only if kicked; otherwise it goes to the discard pile.',
  de: 'Im Spiel: Sie kommt nur mit erfülltem Kicker ins Spiel; sonst kommt sie auf die Ablage.',
  it: 'In gioco: Entra in gioco solo se il suo kicker vale; altrimenti va negli scarti.',
})
export const shortStay = clause('shortStay', {
  en: 'In play: It is discarded at the start of your turn.',
  de: 'Im Spiel: Sie wird zu Beginn deines Zuges abgelegt.',
  it: 'In gioco: Viene scartata all’inizio del tuo turno.',
})
export const bold = clause('bold', {
  en: 'In play: It has +1 strength against a defender with minions.',
  de: 'Im Spiel: Sie hat +1 Stärke gegen einen Verteidiger mit Kreaturen.',
  it: 'In gioco: Ha +1 forza contro un difensore che ha creature.',
})
export const staysForCard = clause('staysForCard', {
  en: 'In play: After attacking you may discard a card to keep it in play.',
  de: 'Im Spiel: Nach ihrem Angriff darfst du eine Karte ablegen, um sie im Spiel zu behalten.',
  it: 'In gioco: Dopo il suo attacco puoi scartare una carta per tenerla in gioco.',
})
export const cannotBlock = clause('cannotBlock', {
  en: 'In play: It cannot block.',
  de: 'Im Spiel: Sie kann nicht blocken.',
  it: 'In gioco: Non può bloccare.',
})

/** The text may be repeated as often as the cards are discarded (nf.feed.1). */
export const feed = v.add('ability', 'feed', {
  compile(c: C, repeats: 'chain' | 'kicker', n: number, f: Filter): Clause {
    const start = c.here
    const selection = c.filter(f)
    const available = c.countOf(selection)
    const unpaid = c.unless('can be fed', (p, frame) => available(p, frame) >= n)
    // one card is chosen or not; several are chosen after a yes
    const no = n > 1 ? c.ask('may', 'nf.feed.1') : undefined
    const set = c.choose(selection, {
      min: fixed(n > 1 ? n : 0),
      max: fixed(n),
      rule: 'nf.feed.1',
      fits: n > 1 ? undefined : (p, _f, card) => isFirstOfKind(p, card),
    })
    c.step('fed', (p, frame) => {
      const { frames } = p
      if (!isEmptySet(frames, frame + set, SET_WORDS)) frames[frames[frame + BELOW] + frames[frame + RESULT]] = 1
    })
    forAll(c, set, 'pay', (p, frame, card) => discardCard(p, p.frames[frame + SEAT], card, 'nf.feed.1'))
    no?.()
    unpaid()
    return { text: 'feed', repeats, program: c.close('feed', start) }
  },
  en: (t, repeats, n, f) =>
    `Feed (${repeats}): Discard ${n === 1 ? en.withArticle(en.one(t.filter(f))) : `${n} ${en.many(t.filter(f))}`} to repeat it, any number of times.`,
  de: (t, repeats, n, f) =>
    `Füttern (${repeats === 'chain' ? 'Kette' : 'Kicker'}): Lege ${n === 1 ? de.a(t.filter(f)).in('acc') : de.several(t.filter(f), String(n)).in('acc')} ab, um dies zu wiederholen, beliebig oft.`,
  it: (t, repeats, n, f) =>
    `Nutrire (${repeats === 'chain' ? 'catena' : 'kicker'}): Scarta ${n === 1 ? it.a(t.filter(f)).text : it.several(t.filter(f), String(n)).text} per ripeterlo, quante volte vuoi.`,
})
