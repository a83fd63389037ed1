import { coversSelf } from '../../../ability/choosing.ts'
import type { Compiler } from '../../../ability/compile.ts'
import * as de from '../../../ability/text/de.ts'
import * as en from '../../../ability/text/en.ts'
import * as it from '../../../ability/text/it.ts'
import type { Ability, Amount, Noun } from '../../../ability/tree.ts'
import { abilityCompiler, BOLD, compileAbility, newStatic } from './abilities.ts'
import { keywordNumber, STATIC, traitNumber, TRIGGER } from '../rules/index.ts'
import type { KeyforgePosition, KeywordName } from '../rules/index.ts'
import { vocabulary as v } from './vocabulary.ts'

/** Keywords, and abilities that cards gain and lose. */

type P = KeyforgePosition
type C = Compiler<P>

export const keyword = v.add<'ability', [name: KeywordName, n?: Amount]>('ability', 'keyword', {
  compile(_c: C, name: KeywordName, n?: Amount) {
    // a printed keyword: fixed ones are read from the definition, others count like a clause about the card itself
    const c = abilityCompiler()
    return [
      newStatic({
        kind: STATIC.keyword,
        what: keywordNumber(name),
        covers: coversSelf,
        amount: c.amount(n ?? 1),
      }),
    ]
  },
  en: (t, name, n) => `${t.term('keyword', name)}${valued(n, t.amount(n ?? 1).text, ['where X is'])}`,
  de: (t, name, n) => `${t.term('keyword', name)}${valued(n, t.amount(n ?? 1).text, ['wobei X', 'ist'])}`,
  it: (t, name, n) => `${t.term('keyword', name)}${valued(n, t.amount(n ?? 1).text, ['dove X è'])}`,
})
/** The number of a keyword, or what it is reckoned from. */
function valued(n: Amount | undefined, text: string, [is, end]: readonly string[]): string {
  if (n === undefined || typeof n === 'number') return n === undefined ? '' : ` ${n}`
  return ` X, ${is} ${text}${end === undefined ? '' : ` ${end}`}`
}

/** Gives cards keywords or abilities; on an upgrade the creature it is on (`host`). */
export const gains = v.add('ability', 'gains', {
  compile(c: C, noun: Noun, ...granted: Ability[]) {
    const covers = c.covers(noun)
    return granted.flatMap((one) => {
      if (one.word === 'keyword') {
        const [name, n] = one.args as [KeywordName, Amount | undefined]
        return [
          newStatic(
            { kind: STATIC.keyword, what: keywordNumber(name), covers, amount: c.amount(n ?? 1) },
            { is: 'ability', word: 'gains', args: [noun, one] },
          ),
        ]
      }
      if (one.word === 'isTrait')
        return [
          newStatic(
            { kind: STATIC.trait, what: traitNumber(one.args[0] as string), covers },
            { is: 'ability', word: 'gains', args: [noun, one] },
          ),
        ]
      return [newStatic({ kind: STATIC.grant, covers, grants: compileAbility(one) }, { is: 'ability', word: 'gains', args: [noun, one] })]
    })
  },
  en: (t, noun, ...granted) =>
    en.states(
      t.subjectOf(noun),
      t.noun(noun).plural ? 'gain' : 'gains',
      en.join(
        granted.map((one) => given(t, noun, one, 'this creature', '“', '”')),
        ' and ',
      ),
    ),
  de: (t, noun, ...granted) =>
    de.states(
      t.noun(noun).in('nom'),
      t.noun(noun).plural ? 'erhalten' : 'erhält',
      de.join(
        granted.map((one) => given(t, noun, one, t.thisCreature.in('nom'), '„', '“')),
        ' und ',
      ),
    ),
  it: (t, noun, ...granted) =>
    it.states(
      it.spoken(t.noun(noun).text),
      t.noun(noun).plural ? 'ottengono' : 'ottiene',
      it.join(
        granted.map((one) => given(t, noun, one, t.thisCreature, '“', '”')),
        ' e ',
      ),
    ),
})
/** A keyword or a trait stands as it is, another ability in quotes; inside these "this card" is the creature that has the ability. */
function given(t: en.English | de.German | it.Italian, noun: Noun, ability: Ability, name: string, open: string, close: string): string {
  const bare = ability.word === 'keyword' || ability.word === 'isTrait'
  const say = () => (bare ? t.clause(ability) : `${open}${t.ability(ability)}${close}`)
  return noun.word === 'self' ? say() : t.given(name, say)
}

/** Keywords, all armor, or all effects of a bold word. */
type Losable = KeywordName | 'armor' | 'afterFight'

export const loses = v.add<'ability', [noun: Noun, ...what: Losable[]]>('ability', 'loses', {
  compile: (c: C, noun, ...what) =>
    what.map((one) => {
      const covers = c.covers(noun)
      if (one === 'armor') return newStatic({ kind: STATIC.losesArmor, covers })
      if (one === 'afterFight') return newStatic({ kind: STATIC.losesAbilities, what: TRIGGER[one], covers })
      return newStatic({ kind: STATIC.losesKeyword, what: keywordNumber(one), covers })
    }),
  en: (t, noun, ...what) =>
    t.states(
      noun,
      'lose',
      en.join(
        what.map((one) =>
          one === 'armor' ? 'all armor' : one === 'afterFight' ? `all “${BOLD.en[one]}:” effects` : t.term('keyword', one),
        ),
        ' and ',
      ),
    ),
  de: (t, noun, ...what) =>
    de.states(
      t.noun(noun).in('nom'),
      noun.word === 'them' ? 'verlieren' : 'verliert',
      de.join(
        what.map((one) =>
          one === 'armor' ? 'alle Rüstung' : one === 'afterFight' ? `alle „${BOLD.de[one]}:“-Fähigkeiten` : t.term('keyword', one),
        ),
        ' und ',
      ),
    ),
  it: (t, noun, ...what) =>
    it.states(
      it.spoken(t.noun(noun).text),
      noun.word === 'them' ? 'perdono' : 'perde',
      it.join(
        what.map((one) =>
          one === 'armor' ? 'tutta l’Armatura' : one === 'afterFight' ? `tutte le abilità “${BOLD.it[one]}:”` : t.term('keyword', one),
        ),
        ' e ',
      ),
    ),
})
