import { Compiler } from '../../../ability/compile.ts'
import type { Language } from '../../../ability/language.ts'
import type { Effect, Filter, Node } from '../../../ability/tree.ts'
import * as de from '../../../ability/text/de.ts'
import * as en from '../../../ability/text/en.ts'
import * as it from '../../../ability/text/it.ts'
import { headed } from '../../../ability/text/reader.ts'
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

type Name = Readonly<Record<Language, string>>
type Led = Exclude<TextName, 'kicker' | 'feed'>

const IN_PLAY: Name = { en: 'In play', de: 'Im Spiel', it: 'In gioco' }

/** What stands before the colon, and what leads into the sentence behind it. */
const LABELS: Record<Led, { head: Name; lead?: Name }> = {
  chain: { head: { en: 'Chain', de: 'Kette', it: 'Catena' } },
  yourChain: { head: { en: 'Your chain', de: 'Deine Kette', it: 'La tua catena' } },
  attacks: {
    head: IN_PLAY,
    lead: { en: 'Whenever it attacks, ', de: 'Immer wenn sie angreift, ', it: 'Ogni volta che attacca, ' },
  },
  destroyed: {
    head: IN_PLAY,
    lead: { en: 'When it is destroyed, ', de: 'Wenn sie zerstört wird, ', it: 'Quando viene distrutta, ' },
  },
  wounds: {
    head: IN_PLAY,
    lead: {
      en: 'Whenever its attack inflicts a wound, ',
      de: 'Immer wenn ihr Angriff eine Wunde verursacht, ',
      it: 'Ogni volta che il suo attacco causa una ferita, ',
    },
  },
}

const text = (word: Led) => {
  const { head, lead } = LABELS[word]
  return v.add('ability', word, {
    compile: (c: C, ...effects: Effect[]): Clause => ({ text: word, program: Compiler.program(c, word, effects) }),
    en: (t, ...effects) => headed(head.en, lead === undefined ? t.sentences(effects) : `${lead.en}${t.effects(effects)}.`),
    de: (t, ...effects) => headed(head.de, lead === undefined ? t.sentences(effects) : `${lead.de}${t.effects(effects).command}.`),
    it: (t, ...effects) => headed(head.it, lead === undefined ? t.sentences(effects) : `${lead.it}${t.effects(effects).command}.`),
  })
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
  en: (t, moon, ...effects) => headed(`Kicker (${t.term('moon', moon)})`, t.sentences(effects)),
  de: (t, moon, ...effects) => headed(`Kicker (${t.term('moon', moon)})`, t.sentences(effects)),
  it: (t, moon, ...effects) => headed(`Kicker (${t.term('moon', moon)})`, t.sentences(effects)),
})

/** What a minion is while it is in play. */
const clause = (word: StaticName, texts: Name): Node<'ability'> =>
  v.add('ability', word, {
    compile: (): Clause => ({ static: word }),
    en: () => headed(IN_PLAY.en, texts.en),
    de: () => headed(IN_PLAY.de, texts.de),
    it: () => headed(IN_PLAY.it, texts.it),
  })()

export const guard = clause('guard', {
  en: 'It must take damage dealt to you, up to its health.',
  de: 'Sie muss Schaden, der dir zugefügt wird, bis zu ihrer Gesundheit auf sich nehmen.',
  it: 'Deve subire i danni inflitti a te, fino alla sua salute.',
})
export const stays = clause('stays', {
  en: 'It is not discarded after attacking.',
  de: 'Sie wird nach ihrem Angriff nicht abgelegt.',
  it: 'Non viene scartata dopo aver attaccato.',
})
export const unblockable = clause('unblockable', {
  en: 'It cannot be blocked.',
  de: 'Sie kann nicht geblockt werden.',
  it: 'Non può essere bloccata.',
})
export const kickedOnly = clause('kickedOnly', {
  en: 'It enters play only if kicked; otherwise it goes to the discard pile.',
  de: 'Sie kommt nur mit erfülltem Kicker ins Spiel; sonst kommt sie auf die Ablage.',
  it: 'Entra in gioco solo se il suo kicker vale; altrimenti va negli scarti.',
})
export const shortStay = clause('shortStay', {
  en: 'It is discarded at the start of your turn.',
  de: 'Sie wird zu Beginn deines Zuges abgelegt.',
  it: 'Viene scartata all’inizio del tuo turno.',
})
export const bold = clause('bold', {
  en: 'It has +1 strength against a defender with minions.',
  de: 'Sie hat +1 Stärke gegen einen Verteidiger mit Kreaturen.',
  it: 'Ha +1 forza contro un difensore che ha creature.',
})
export const staysForCard = clause('staysForCard', {
  en: 'After attacking you may discard a card to keep it in play.',
  de: 'Nach ihrem Angriff darfst du eine Karte ablegen, um sie im Spiel zu behalten.',
  it: 'Dopo il suo attacco puoi scartare una carta per tenerla in gioco.',
})
export const cannotBlock = clause('cannotBlock', {
  en: 'It cannot block.',
  de: 'Sie kann nicht blocken.',
  it: 'Non può bloccare.',
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
    headed(
      `Feed (${repeats})`,
      `Discard ${n === 1 ? en.withArticle(en.one(t.filter(f))) : `${n} ${en.many(t.filter(f))}`} to repeat it, any number of times.`,
    ),
  de: (t, repeats, n, f) =>
    headed(
      `Füttern (${repeats === 'chain' ? 'Kette' : 'Kicker'})`,
      `Lege ${n === 1 ? de.a(t.filter(f)).in('acc') : de.several(t.filter(f), String(n)).in('acc')} ab, um dies zu wiederholen, beliebig oft.`,
    ),
  it: (t, repeats, n, f) =>
    headed(
      `Nutrire (${repeats === 'chain' ? 'catena' : 'kicker'})`,
      `Scarta ${n === 1 ? it.a(t.filter(f)).text : it.several(t.filter(f), String(n)).text} per ripeterlo, quante volte vuoi.`,
    ),
})
