import { expect, test } from 'vitest'
import { SPECTATOR } from '../kernel/event.ts'
import { pack, readAddress, unpack } from './address.ts'

const RECORD = `catena record 1\ngame riftblade\nseed 00000000000000000000000000000001\nsetup {"seats":2}\n\n${'play void-snap base\n'.repeat(40)}`

test('what is packed comes back, also with signs of other scripts', async () => {
  for (const text of ['', RECORD, 'ä“’…\u202e<b>']) expect(await unpack(await pack(text))).toBe(text)
})

test('a packed game is made of signs that stand in an address as they are', async () => {
  expect(await pack(RECORD)).toMatch(/^[\w-]+$/)
})

test('an address without a replay asks for nothing; step and seat fall back to 0', async () => {
  expect(await readAddress('')).toBeUndefined()
  expect(await readAddress('#troll')).toBeUndefined()
  const packed = await pack(RECORD)
  expect(await readAddress(`#replay=${packed}&step=7&seat=1`)).toEqual({ record: RECORD, step: 7, seat: 1 })
  expect(await readAddress(`#replay=${packed}&step=7&seat=-1`)).toMatchObject({ step: 7, seat: SPECTATOR })
  for (const wrong of ['step=-1&seat=x', 'seat=-2', 'step=1e99', 'step=1.5', '']) {
    expect(await readAddress(`#replay=${packed}&${wrong}`)).toMatchObject({ step: 0, seat: 0 })
  }
})

test('an address says which computers played, and calls everybody else unknown', async () => {
  const packed = await pack(RECORD)
  expect(await readAddress(`#replay=${packed}&players=unknown.skilled.person.<b>`)).toMatchObject({
    players: ['unknown', 'skilled', 'unknown', 'unknown'],
  })
  const many = await readAddress(`#replay=${packed}&players=${'expert.'.repeat(90)}`)
  expect(many?.players).toHaveLength(5)
})

test('a cut, changed or rubbish address is refused with the reason', async () => {
  const packed = await pack(RECORD)
  await expect(readAddress(`#replay=${packed.slice(0, 20)}`)).rejects.toMatchObject({ fault: { code: 'cut' } })
  await expect(readAddress('#replay=<script>')).rejects.toMatchObject({ fault: { code: 'signs' } })
  await expect(readAddress(`#replay=${'A'.repeat(5000)}`)).rejects.toMatchObject({ fault: { code: 'cut' } })
})

test('a small address that unfolds to something huge is stopped', async () => {
  const bomb = await pack('0'.repeat(30_000_000))
  expect(bomb.length).toBeLessThan(60_000)
  await expect(unpack(bomb)).rejects.toMatchObject({ fault: { code: 'unfolds', most: 4_000_000 } })
})
