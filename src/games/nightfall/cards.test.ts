import { describe, expect, test } from 'vitest'
import { copyPosition } from '../../kernel/position.ts'
import { Generator, seedOf } from '../../kernel/random.ts'
import { cardName, faces, nightfall } from './index.ts'
import { title } from './title.ts'
import { ACTIVE, DECK, DISCARD, HAND, PLAY, zoneOf } from './layout.ts'
import { choose, count, give, ids, offered, parts, passTurn, table, wounds } from './scenario.ts'
import { bringLanguage } from './speech/language-pack.ts'

describe('feed, counter, martial wounds', () => {
  test('a chain text is repeated for discarded cards (nf.feed.1), without the addition (nf.chain.11)', () => {
    const p = table(2, 'bite-back')
    const [me, you] = parts(p)
    for (const id of ['bite-back', 'bite', 'bite', 'burn']) give(p, id, me, HAND)
    p.boost[me] = 1
    choose(p, 'bite-back', 'stop', 'stop', 'bite', 'bite')
    expect(wounds(p, you)).toBe(4)
    expect(ids(p, zoneOf(me, DISCARD))).toEqual(['bite', 'bite', 'bite-back'])
    expect(ids(p, zoneOf(me, HAND))).toEqual(['burn'])
  })

  test('an ignored order still enters play (nf.chain.12)', () => {
    const p = table(2, 'whispered-orders', 'stand-down', 'odile-vane')
    const [me, you] = parts(p)
    give(p, 'odile-vane', me, HAND)
    give(p, 'whispered-orders', me, HAND)
    give(p, 'stand-down', you, HAND)
    choose(p, 'odile-vane', 'whispered-orders', 'stop', 'stand-down', 'stop', 'mode 0', 'odile-vane')
    expect(ids(p, zoneOf(me, PLAY))).toEqual(['odile-vane'])
    // two cards of the other order, none of the ignored one
    expect(count(p, me, HAND)).toBe(2)
  })

  test('what enters only when kicked is discarded otherwise (nf.chain.13)', () => {
    const p = table(2, 'ezra-tull', 'blood-rage')
    const [me] = parts(p)
    give(p, 'ezra-tull', me, HAND)
    choose(p, 'ezra-tull', 'stop', 'stop')
    expect(ids(p, zoneOf(me, DISCARD))).toEqual(['ezra-tull'])
  })

  test('a stolen order is known to its victim only (nf.text.7)', () => {
    const p = table(3, 'marked-deck', 'odile-vane')
    const me = p.state[ACTIVE]
    const [victim, third] = [(me + 1) % 3, (me + 2) % 3]
    give(p, 'marked-deck', me, HAND)
    give(p, 'odile-vane', victim, HAND)
    give(p, 'bite', victim, HAND)
    choose(p, 'marked-deck', 'stop', 'stop', 'stop', `@ ${victim}`)
    const seen = (seat: number) => nightfall.observe(p, seat).seats[me].hand.map(({ id }) => id)
    expect([seen(me), seen(victim), seen(third)]).toEqual([['odile-vane'], ['odile-vane'], []])
  })

  test('for the third seat a stolen order may be any order of its victim, and no wound (nf.text.7)', () => {
    const p = table(3, 'marked-deck', 'odile-vane', 'silver-hail')
    const me = p.state[ACTIVE]
    const [victim, third] = [(me + 1) % 3, (me + 2) % 3]
    give(p, 'marked-deck', me, HAND)
    give(p, 'odile-vane', victim, HAND)
    give(p, 'silver-hail', victim, DECK)
    for (const id of ['bite', 'burn', 'bleed']) give(p, id, victim, HAND)
    choose(p, 'marked-deck', 'stop', 'stop', 'stop', `@ ${victim}`)
    const random = new Generator(seedOf(8))
    const q = nightfall.blank()
    const worlds = Array.from({ length: 120 }, () => {
      copyPosition(q, p)
      nightfall.determinize(q, third, random)
      expect(JSON.stringify(nightfall.observe(q, third))).toBe(JSON.stringify(nightfall.observe(p, third)))
      // the thief and the victim know the same card in every world
      expect(nightfall.observe(q, victim).seats[me].hand).toHaveLength(1)
      return ids(q, zoneOf(me, HAND))[0]
    })
    expect(worlds).toContain('silver-hail')
    expect(worlds).toContain('odile-vane')
    for (const id of ['bite', 'burn', 'bleed']) expect(worlds).not.toContain(id)
    copyPosition(q, p)
    nightfall.determinize(q, victim, random)
    expect(ids(q, zoneOf(me, HAND))).toEqual(['odile-vane'])
  })

  test('whoever causes several destructions orders them as soon as a text depends on it (nf.concept.3)', () => {
    const p = table(2, 'barricade-fire', 'vespa-lune', 'odile-vane')
    const [me, you] = parts(p)
    give(p, 'barricade-fire', me, HAND)
    const others = [give(p, 'odile-vane', you, PLAY), give(p, 'odile-vane', you, PLAY)]
    const lune = give(p, 'vespa-lune', you, PLAY)
    choose(p, 'barricade-fire', 'stop', 'stop')
    expect(nightfall.decision(p)).toMatchObject({ seat: me, rule: 'nf.concept.3' })
    expect(offered(p)).toHaveLength(3)
    choose(p, 'vespa-lune')
    // nothing depends on the order any more
    expect(nightfall.decision(p)?.rule).toBe('nf.claim.2')
    expect(others.map((card) => p.damage[card])).toEqual([1, 1])
    expect([p.zones.of[lune], wounds(p, me)]).toEqual([zoneOf(you, DISCARD), 1])
  })

  test('without such a text nobody is asked for an order', () => {
    const p = table(2, 'barricade-fire', 'odile-vane')
    const [me, you] = parts(p)
    give(p, 'barricade-fire', me, HAND)
    for (let i = 0; i < 3; i++) give(p, 'odile-vane', you, PLAY)
    choose(p, 'barricade-fire', 'stop', 'stop')
    expect(nightfall.decision(p)?.rule).toBe('nf.claim.2')
  })

  test('a martial wound is the wound effect of its turn (nf.combat.11, nf.cleanup.2)', () => {
    const p = table(2, 'great-shadow')
    const [me, you] = parts(p)
    give(p, 'great-shadow', you, PLAY)
    for (const id of ['martial-bite', 'burn', 'bite']) give(p, id, you, HAND)
    passTurn(p)
    choose(p, 'martial-bite', 'great-shadow', 'bite', 'done')
    expect(wounds(p, me)).toBe(3)
    choose(p, 'stop', 'stop')
    expect(p.state[ACTIVE]).toBe(me)
    expect(ids(p, zoneOf(you, HAND))).toContain('burn')
  })

  test('an attacker is kept for a card (nf.combat.12); a short stay ends (nf.turn.3)', () => {
    const p = table(2, 'sister-corvane', 'rusty-dace')
    const [, you] = parts(p)
    const sister = give(p, 'sister-corvane', you, PLAY)
    const dace = give(p, 'rusty-dace', you, PLAY)
    give(p, 'burn', you, HAND)
    passTurn(p)
    expect(p.zones.of[dace]).toBe(zoneOf(you, DISCARD))
    choose(p, 'keep')
    expect(p.zones.of[sister]).toBe(zoneOf(you, PLAY))
    expect(p.attacks[sister]).toBe(0)
  })
})

test('every card reads in three languages', async () => {
  for (const language of ['de', 'it'] as const) await bringLanguage(language)
  for (const face of faces) {
    for (const language of ['en', 'de', 'it'] as const) {
      expect(cardName(face.id, language)).toBeTruthy()
      for (const line of title.cardText(face.id, language)) expect(line).toMatch(/^[A-ZÀ-Ž].*\.$/)
    }
  }
  expect(title.cardText('silver-hail', 'en')).toEqual([
    'Chain: Deal 2 damage to each minion of one opponent.',
    'Kicker (blue): Deal 1 damage to an opponent.',
  ])
  expect(title.cardText('deacon-pell', 'de')[0]).toBe(
    'Im Spiel: Immer wenn sie angreift, füge einer Kreatur des Verteidigers 1 Schaden zu.',
  )
  expect(title.cardText('undertow', 'it')[0]).toBe(
    'Catena: Fai tornare una creatura avversaria in mano al suo proprietario. Pesca 1 carta.',
  )
})
