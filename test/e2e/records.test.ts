// Records in the page: what is seen is kept at once, and one that departs says why and can be played on.
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import path from 'node:path'
import { longTest } from '../extent.ts'
import { root } from '../../scripts/root.mjs'
import { Generator, seedOf } from '../../src/kernel/random.ts'
import { startMatch } from '../../src/play/match.ts'
import { readPuzzles } from '../../src/play/puzzle.ts'
import { recordOf } from '../../src/play/story.ts'
import { type Opened, openBrowser } from './browser.ts'
import { collectProblems, namesOf, openTable, playOn, settle } from './table.ts'

let opened: Opened

beforeAll(async () => {
  opened = await openBrowser()
})

afterAll(() => opened?.close())

const SEED = 29

test('what is shown after a choice is stored already: a reload at that moment loses nothing', async () => {
  const page = await opened.newPage({ viewport: { width: 1440, height: 900 } })
  await openTable(page, opened.address, { seed: SEED, game: 'riftblade' })
  // the first choice, as soon as the table is there, before anything was kept by itself
  const stored = await page.evaluate(async () => {
    const shell = document.querySelector<HTMLElement>('.shell')!
    const { revision } = shell.dataset
    const shown = new Promise<string | null>((done) => {
      new MutationObserver(() => {
        if (shell.dataset.revision !== revision) done(localStorage.getItem('catena.running'))
      }).observe(shell, { attributes: true })
    })
    const press = () => document.querySelector<HTMLElement>('.decision [data-act="end"], .decision [data-option]')!.click()
    while (shell.dataset.revision === revision && shell.dataset.busy === 'false') {
      press()
      await new Promise((done) => setTimeout(done, 20))
    }
    return shown
  })
  expect(stored).not.toBeNull()
  const [{ record }] = JSON.parse(stored!) as { record: string }[]
  expect(record.trim().split('\n\n').at(-1)!.split('\n').length).toBeGreaterThan(0)
  await settle(page)
  const hand = await namesOf(page.locator('[data-zone="hand"] .c-name'))
  await page.goto(opened.address)
  await page.locator('[data-act="resume"]').click()
  await settle(page)
  await expect.poll(() => namesOf(page.locator('[data-zone="hand"] .c-name'))).toEqual(hand)
  await page.close()
})

longTest('a record that departs because a card has changed: which one, everything up to there, and on from there', async () => {
  console.log(`seed ${SEED}`)
  const begun = await startMatch('riftblade', String(SEED), undefined, 2, { engine: '0.0.9' })
  if (!begun.ok) throw new Error(begun.error.message)
  const { title, p } = begun.value
  const { game } = title
  const random = new Generator(seedOf(SEED))
  const options = new Int16Array(game.maxOptions)
  const moves = Array.from({ length: 40 }, () => {
    const option = options[random.below(game.options(p, options))]
    const move = game.makeOption(p, option)
    game.choose(p, option)
    return move
  })
  const changed = recordOf(begun.value, [...moves.slice(0, 30), 'play a-card-of-once', ...moves.slice(31)]).replace(
    /fracture:\w{8}/,
    'fracture:00000000',
  )
  expect(changed).toContain('fracture:00000000')
  const page = await opened.newPage({ viewport: { width: 1440, height: 900 } })
  const problems = collectProblems(page)
  await page.goto(`${opened.address}?speed=instant&opponent=random&language=en`)
  await page.getByRole('button', { name: 'Open a game record' }).click()
  await page.locator('.import textarea').fill(changed)
  await page.locator('dialog .btn.primary').click()
  const notice = page.locator('[data-zone="replay"] .departs')
  await notice.waitFor()
  expect(await notice.textContent()).toMatch(/After step 30 .*made by engine 0\.0\.9.*changed: Fracture/)
  // in the reader's language, the reason too
  await page.locator('.log header [aria-label="Settings"]').click()
  await page.getByRole('button', { name: 'Deutsch' }).click()
  await page.keyboard.press('Escape')
  await expect
    .poll(() => notice.textContent())
    .toMatch(/Nach Schritt 30 .*ist hier nicht möglich; seit sie von Version 0\.0\.9 gemacht wurde/)
  expect(await notice.locator('[lang]').count()).toBe(0)
  const slider = page.locator('[data-zone="replay"] input[type="range"]')
  expect(await slider.getAttribute('max')).toBe('30')
  await slider.fill('30')
  await expect.poll(() => page.locator('[data-zone="replay"] .num').first().textContent()).toBe('30 / 30')
  await page.locator('[data-act="continue"]').click()
  await page.locator('.decision:not(.replay)').waitFor()
  await settle(page)
  await playOn(page, { until: { presses: 3 } })
  // the game that was running before the card changed says so too, when it is resumed
  await page.evaluate((record) => {
    const [stored] = JSON.parse(localStorage.getItem('catena.running')!) as { record: string }[]
    localStorage.setItem('catena.running', JSON.stringify([{ ...stored, record }]))
  }, changed)
  await page.goto(opened.address)
  await page.locator('[data-act="resume"]').click()
  await notice.waitFor()
  expect(await page.locator('[data-zone="replay"] .num').first().textContent()).toBe('30 / 30')
  await page.locator('[data-act="continue"]').click()
  await page.locator('.decision:not(.replay)').waitFor()
  await settle(page)
  await playOn(page, { until: { presses: 3 } })
  await page.goto(opened.address)
  await page.locator('[data-act="resume"]').waitFor()
  const stored = await page.evaluate(() => localStorage.getItem('catena.running'))
  const [{ record }] = JSON.parse(stored!) as { record: string }[]
  const kept = record.trim().split('\n\n').at(-1)!.split('\n')
  expect(kept.slice(0, 30)).toEqual(moves.slice(0, 30))
  expect(kept.length).toBeGreaterThan(30)
  expect(problems).toEqual([])
  await page.close()
})

test('a damaged record and a damaged address are refused in the language of the reader, with the line', async () => {
  const page = await opened.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(`${opened.address}?language=de`)
  const problem = page.locator('.problem p')
  await page.getByRole('button', { name: 'Aufzeichnung einer Partie öffnen' }).click()
  await page.locator('.import textarea').fill('catena record 2\ngame riftblade\nseed dice\nsetup {"seats":2}\n\nroll\n')
  await page.locator('dialog .btn.primary').click()
  await expect.poll(() => problem.textContent()).toMatch(/^Die Aufzeichnung lässt sich nicht spielen: Zeile 3: Der Startwert .*[a-z]\. /)
  for (const [packed, why] of [
    ['abc!', 'nella partita compressa ci sono caratteri'],
    ['abcd', 'la partita compressa non si può estrarre'],
  ]) {
    await page.goto('about:blank')
    await page.goto(`${opened.address}?language=it#replay=${packed}`)
    await expect.poll(() => problem.textContent()).toContain(`Questo indirizzo non mostra nessuna partita: ${why}`)
  }
  await page.close()
})

test('one press at the table reports what looks wrong: version and game as a file, and the same game as a link, both to be seen', async () => {
  const page = await opened.newPage({ viewport: { width: 1440, height: 900 }, permissions: ['clipboard-read', 'clipboard-write'] })
  const problems = collectProblems(page)
  await openTable(page, opened.address, { seed: SEED, game: 'riftblade' })
  await playOn(page, { until: { presses: 3 } })
  const [file] = await Promise.all([page.waitForEvent('download'), page.locator('.log [data-act="report-fault"]').click()])
  expect(readFileSync(await file.path(), 'utf8')).toMatch(/^Catena \d+\.\d+\.\d+\+\w+, .+\n\ncatena record 2\ngame riftblade\n/)
  const given = page.locator('[data-zone="reported"]')
  expect(await given.textContent()).toContain(file.suggestedFilename())
  await expect.poll(() => given.getAttribute('data-copied')).toBe('yes')
  const link = await given.locator('[data-field="report-link"]').inputValue()
  expect(link).toMatch(/#replay=[\w-]+&step=[1-9]\d*&seat=0$/)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  await page.goto('about:blank')
  await page.goto(link)
  await page.locator('.shell.of-riftblade [data-zone="replay"]').waitFor()
  expect(problems).toEqual([])
  await page.close()
})

test('a report can be had before anything is kept, of a puzzle too, and is opened again from its file', async () => {
  const [puzzle] = readPuzzles(readFileSync(path.join(root, 'src', 'play', 'puzzles', 'riftblade.txt'), 'utf8'))
  const page = await opened.newPage({ viewport: { width: 1440, height: 900 } })
  const problems = collectProblems(page)
  await page.goto(`${opened.address}?speed=instant&language=en#puzzle=${puzzle.id}`)
  await page.locator('[data-zone="puzzle"]').waitFor()
  const [file] = await Promise.all([page.waitForEvent('download'), page.locator('.log [data-act="report-fault"]').click()])
  const moves = (text: string) => text.trim().split('\n\n').at(-1)!.split('\n')
  const report = readFileSync(await file.path(), 'utf8')
  expect(moves(report)).toEqual(moves(puzzle.record))
  const link = page.locator('[data-field="report-link"]')
  await expect.poll(() => link.inputValue()).toContain('#replay=')
  const steps = page.locator('[data-zone="replay"] .num').first()
  const end = moves(report).length
  // the link leads to where it looks wrong, the file to its beginning
  for (const [step, open] of [
    [end, async () => page.goto(await link.inputValue())],
    [
      0,
      async () => {
        await page.goto(`${opened.address}?language=en`)
        await page.getByRole('button', { name: 'Open a game record' }).click()
        await page
          .locator('[data-field="record-file"]')
          .setInputFiles({ name: 'report.txt', mimeType: 'text/plain', buffer: Buffer.from(report) })
      },
    ],
  ] as const) {
    await open()
    await page.locator('.shell.of-riftblade').waitFor()
    await expect.poll(() => steps.textContent()).toBe(`${step} / ${end}`)
  }
  // a lesson begins in a position that no seed leads to: the file says which, and the link leads there
  await page.goto('about:blank')
  await page.goto(`${opened.address}?speed=instant&language=en`)
  await page.locator('[data-lesson="nightfall"]').click()
  await page.locator('[data-zone="lesson"]').waitFor()
  const [told] = await Promise.all([page.waitForEvent('download'), page.locator('.log [data-act="report-fault"]').click()])
  expect(readFileSync(await told.path(), 'utf8')).toMatch(/^Catena .*, step 1 of the lesson: .+\n\ncatena record 2\ngame nightfall\n/)
  const hand = () => namesOf(page.locator('[data-zone="hand"] .c-name'))
  await page.keyboard.press('Escape')
  await page.locator('[data-zone="lesson"]').waitFor()
  const held = await hand()
  expect(held.length).toBeGreaterThan(0)
  await playOn(page, { until: { presses: 1 } })
  await settle(page)
  await page.locator('.log [data-act="report-fault"]').click()
  await expect.poll(() => link.inputValue()).toContain('#replay=')
  const address = await link.inputValue()
  await page.goto('about:blank')
  await page.goto(address)
  await page.locator('.shell.of-nightfall [data-zone="replay"]').waitFor()
  await expect.poll(() => steps.textContent()).toMatch(/^([1-9]\d*) \/ \1$/)
  // also pressed faster than the table follows
  const made = Number((await steps.textContent())!.split(' ')[0])
  for (let back = 0; back < made; back++) await page.keyboard.press(',')
  await expect.poll(() => steps.textContent()).toMatch(/^0 /)
  await expect.poll(hand).toEqual(held)
  expect(problems).toEqual([])
  await page.close()
})
