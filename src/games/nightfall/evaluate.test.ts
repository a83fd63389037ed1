import { expect, test } from 'vitest'
import { copyPosition } from '../../kernel/position.ts'
import { evaluate } from './evaluate.ts'
import { nightfall } from './index.ts'
import { ACTIVE, PLAY } from './layout.ts'
import { choose, give, offered, passTurn, table } from './scenario.ts'

test('nf.combat.2, nf.combat.8: it is better to attack who has nobody to block', () => {
  const p = table(3, 'old-scarback', 'ilse-marrow', 'grotesque-undead', 'tansy-crake')
  const me = (p.state[ACTIVE] + 1) % 3
  const [open, guarded] = [(me + 1) % 3, (me + 2) % 3]
  // two attackers, so that nobody fights before the other one is assigned
  for (const attacker of ['old-scarback', 'tansy-crake']) give(p, attacker, me, PLAY)
  give(p, 'ilse-marrow', guarded, PLAY)
  // it cannot block
  give(p, 'grotesque-undead', open, PLAY)
  passTurn(p)
  const after = (seat: number) => {
    const copy = nightfall.blank()
    copyPosition(copy, p)
    choose(copy, offered(copy).find((option) => option.endsWith(`@ ${seat}`))!)
    return evaluate(copy, me)
  }
  expect(after(open)).toBeGreaterThan(after(guarded))
})
