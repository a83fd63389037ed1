import { expect, test } from 'vitest'
import { riftblade } from '../games/riftblade/index.ts'
import { setupOf } from './chosen-setup.ts'

const says = { en: '', de: '', it: '' }

test('rb.setup.10: the handicap that was chosen is part of the setup of two and three players and of two teams', () => {
  for (const usual of [{ seats: 2 }, { seats: 3 }, { seats: 4, teams: true }]) {
    const setup = setupOf('variant', { handicap: true, says }, usual.seats, usual.seats < 4 ? undefined : usual)
    expect(riftblade.checkSetup(setup)).toMatchObject({ ok: true, value: { ...usual, handicap: true } })
    expect(setupOf('variant', { handicap: false, says }, usual.seats, usual)).toBeUndefined()
  }
  expect(setupOf('variant', { handicap: true, says }, 4)).toBeUndefined()
  for (const bad of [undefined, { says }, { handicap: 'yes', says }]) expect(setupOf('variant', bad, 2)).toBeUndefined()
})
