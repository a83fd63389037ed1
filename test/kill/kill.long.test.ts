// kill −9 at random moments under load: nothing that was told is lost, and nothing is there twice. More often: test/kill/main.ts.
import { afterEach, describe, expect, test } from 'vitest'
import { databaseKinds } from '../databases.ts'
import type { TestDatabase } from '../databases.ts'
import { killOften } from './kill.ts'

describe.each(databaseKinds())('on $kind', ({ make }) => {
  let place: TestDatabase

  afterEach(() => place.remove())

  test('killed 12 times', async () => {
    place = await make()
    const seed = Number(process.env.SEED ?? 78)
    const { told, faults } = await killOften(place.wishes, 12, seed)
    expect(faults, `seed ${seed}`).toEqual([])
    expect(told).toBeGreaterThan(6)
  })
})
