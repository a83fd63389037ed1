// The first page: it opens without an error and passes the accessibility checks.
import type axe from 'axe-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { extent, longTest } from '../extent.ts'
import { type Opened, openBrowser } from './browser.ts'
import { addAxe, SIZES } from './looks.ts'

let opened: Opened

beforeAll(async () => {
  opened = await openBrowser()
})

afterAll(async () => {
  await opened?.close()
})

test('the first page opens, says its name, and asks nothing of other hosts', async () => {
  const page = await opened.newPage()
  const problems: string[] = []
  page.on('pageerror', (problem) => problems.push(problem.message))
  page.on('console', (line) => line.type() === 'error' && problems.push(line.text()))
  page.on('request', (request) => {
    if (!request.url().startsWith(opened.address) && !/^(data|blob):/.test(request.url())) problems.push(`asked for ${request.url()}`)
  })
  await page.goto(opened.address)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  expect(await page.title()).toContain('Catena')
  expect(problems).toEqual([])
  await page.close()
})

test('until the scripts are there, the page stands as a shape, in the colours of the system', async () => {
  for (const [colorScheme, least, most] of [
    ['light', 200, 255],
    ['dark', 0, 60],
  ] as const) {
    const page = await opened.newPage({ colorScheme })
    let release = (): void => undefined
    const held = new Promise<void>((done) => {
      release = done
    })
    await page.route('**/*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.goto(opened.address, { waitUntil: 'commit' })
    const shape = page.locator('.skeleton')
    await shape.locator('i').first().waitFor()
    const colour = await shape.evaluate((element) => getComputedStyle(element).backgroundColor)
    const light = Number(/\d+/.exec(colour)?.[0])
    expect(light).toBeGreaterThanOrEqual(least)
    expect(light).toBeLessThanOrEqual(most)
    release()
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    expect(await shape.count()).toBe(0)
    await page.close()
  }
})

test('a sheet of the first page says that it is coming until what stands in it is there', async () => {
  for (const [act, chunk, zone] of [
    ['sets', 'Boxes', '[data-zone="sets"]'],
    ['clans', 'Clans', '[data-zone="clans"]'],
  ]) {
    const page = await opened.newPage()
    let release = (): void => undefined
    const held = new Promise<void>((done) => {
      release = done
    })
    await page.route(`**/${chunk}-*.js`, async (route) => {
      await held
      await route.continue()
    })
    await page.goto(`${opened.address}?language=de`)
    await page.locator(`[data-act="${act}"]`).click()
    await page.locator('.sheet [aria-busy="true"]', { hasText: 'Wird geladen' }).waitFor()
    release()
    await page.locator(`.sheet ${zone}`).waitFor()
    expect(await page.locator('.sheet [aria-busy="true"]').count()).toBe(0)
    await page.close()
  }
})

test.each([
  [1440, 900],
  [820, 1180],
  [390, 844],
])('what comes of the shape stands where the shape stood, and moves with nothing that comes later (%i x %i)', async (width, height) => {
  const page = await opened.newPage({ viewport: { width, height } })
  /** Holds what its pattern names back until it is asked for. */
  const holdBack = async (pattern: string) => {
    let release = (): void => undefined
    const held = new Promise<void>((done) => (release = done))
    await page.route(pattern, async (route) => {
      await held
      await route.continue()
    })
    return release
  }
  const releaseLate = await holdBack('**/*.{woff2,svg}')
  const release = await holdBack('**/*.js')
  const boxes = (selector: string) =>
    page.locator(selector).evaluateAll((parts) =>
      parts.map((part) => {
        const { left, top, width, height } = part.getBoundingClientRect()
        return { left, top, width, height }
      }),
    )
  await page.goto(opened.address, { waitUntil: 'commit' })
  await page.locator('.skeleton i').first().waitFor()
  await page.waitForFunction(() => document.querySelector('.skeleton i')!.getBoundingClientRect().height > 100)
  const [lead, , ...tiles] = await boxes('.skeleton i')
  release()
  await page.locator('[data-play]').first().waitFor()
  const before = [...(await boxes('.lead')), ...(await boxes('.game'))]
  expect(before).toHaveLength(5)
  for (const [index, shape] of [lead, ...tiles.slice(0, 2)].entries())
    for (const [side, size] of Object.entries(shape)) {
      const apart = Math.abs(before[index][side as keyof typeof shape] - size)
      // on a phone texts make the heights of what they stand in
      expect(apart, `${index} ${side}`).toBeLessThan(width < 700 ? 24 : 2)
    }
  releaseLate()
  await page.evaluate(() => document.fonts.ready)
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
  const after = [...(await boxes('.lead')), ...(await boxes('.game'))]
  if (width >= 700) expect(after).toEqual(before)
  await page.close()
})

/** A page in whose browser something was kept before. */
async function comeBack(kept: Readonly<Record<string, unknown>>) {
  const page = await opened.newPage()
  await page.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, JSON.stringify(value))
  }, kept)
  await page.goto(`${opened.address}?language=en`)
  await page.locator('[data-play]').first().waitFor()
  return page
}

const GAME = { game: 'riftblade', record: 'catena record 1', players: ['person', 'casual'], turn: 6 }

test('who never played is offered a lesson first, then the games, people and the puzzle of the day; no box is empty', async () => {
  const page = await comeBack({})
  expect(await page.locator('h1').textContent()).toBe('Learn KeyForge in 7 minutes')
  expect(await page.locator('.chain').getAttribute('aria-label')).toBe('Step 1 of 7')
  expect(await page.locator('.low .panel').evaluateAll((boxes) => boxes.map((box) => box.querySelectorAll('button').length))).toEqual([
    1, 1, 1,
  ])
  await page.locator('[data-act="daily"]').click()
  await page.locator('[data-zone="puzzle"]').waitFor()
  await page.goto(`${opened.address}?language=en`)
  await page.locator('[data-act="learn"]').click()
  await page.locator('[data-zone="lesson"]').waitFor()
  await page.close()
})

test('who comes back goes on where he was: in a lesson, in a game, or with another game', async () => {
  const lesson = await comeBack({
    'catena.lessons': [{ game: 'nightfall', step: 3, done: [0, 1, 2], over: false }],
    'catena.running': [GAME],
  })
  expect(await lesson.locator('.lead').textContent()).toMatch(/Nightfall: on with step 4.*3 of 7.*Continue/s)
  expect(await lesson.locator('.chain .done').count()).toBe(3)
  await expect.poll(() => lesson.locator('.low [data-act="resume"]').count()).toBe(1)
  await lesson.close()
  const running = await comeBack({ 'catena.running': [GAME] })
  expect(await running.locator('.lead').textContent()).toMatch(/Riftblade, turn 6.*Against: Casual.*Resume/s)
  expect(await running.locator('[data-act="resume"]').count()).toBe(1)
  await running.close()
  const finished = await comeBack({ 'catena.finished': [{ ...GAME, viewer: 0, share: 1, at: 1 }] })
  expect(await finished.locator('.lead').textContent()).toMatch(/Play Riftblade.*You won · Against: Casual.*Replay/s)
  await expect.poll(() => finished.locator('.low [data-act="replay"]').count()).toBe(1)
  await finished.close()
})

test.each(extent(['de'], ['en', 'de', 'it']))(
  'at 200 % zoom and on the smallest phone nothing of the first page is cut (%s)',
  async (language) => {
    const page = await opened.newPage()
    await page.goto(`${opened.address}?language=${language}`)
    await page.locator('[data-play]').first().waitFor()
    for (const size of [
      { width: 720, height: 450 },
      { width: 320, height: 640 },
    ]) {
      await page.setViewportSize(size)
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('main :is(button, select)')].flatMap((part) => {
          const box = part.getBoundingClientRect()
          const whole = (part.closest('.game, .panel') ?? document.documentElement).getBoundingClientRect()
          const out = box.left < whole.left || box.right > Math.min(innerWidth, whole.right)
          // the names of chosen decks may be long: they end in dots, and are told whole by their title
          const short = part.tagName === 'BUTTON' && !part.classList.contains('pick') && part.scrollWidth > part.clientWidth + 1
          return out || short ? [part.textContent] : []
        }),
      )
      expect(cut, `${size.width}`).toEqual([])
      // what is said stands on no card, and to learn a game is offered beside its name
      const under = await page.evaluate(() => {
        const cards = [...document.querySelectorAll('.fan .card')].map((card) => card.getBoundingClientRect())
        const range = document.createRange()
        return [...document.querySelectorAll<HTMLElement>('.lead p, .lead .quiet')].flatMap((part) => {
          range.selectNodeContents(part)
          return [...range.getClientRects()].some(({ left, right, top, bottom }) =>
            cards.some((card) => left < card.right && right > card.left && top < card.bottom && bottom > card.top),
          )
            ? [part.textContent]
            : []
        })
      })
      if (size.width >= 700) expect(under, `${size.width}`).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${size.width}`).toBeLessThanOrEqual(size.width)
    }
    await page.close()
  },
)

test('the bar leads to the puzzles, to games that were played and to the rules of every game', async () => {
  const page = await comeBack({ 'catena.finished': [{ ...GAME, viewer: 0, share: 1, at: 1 }] })
  const bar = page.locator('.top nav')
  for (const width of [1440, 1100]) {
    await page.setViewportSize({ width, height: 900 })
    for (const language of ['de', 'it', 'en']) {
      await page.locator(`.top [lang="${language}"]`).click()
      await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe(language)
      const wide = await page.locator('.top').evaluate((top) => [top.scrollWidth - top.clientWidth, top.clientHeight])
      expect(wide[0], `${language} ${width}`).toBe(0)
      const heights = await bar.locator('button').evaluateAll((all) => all.map((one) => one.clientHeight))
      expect(Math.max(...heights), `${language} ${width}`).toBeLessThan(48)
    }
    if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/bar-${width}.png` })
  }
  await bar.getByRole('button', { name: 'Rules' }).click()
  await page.locator('dialog').getByRole('button', { name: 'Nightfall' }).click()
  await expect.poll(() => page.locator('dialog h2').textContent()).toBe('Rules: Nightfall')
  if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/rules.png` })
  await page.keyboard.press('Escape')
  await bar.getByRole('button', { name: 'Replays' }).click()
  await page.locator('dialog [data-act="replay"]').waitFor()
  if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/replays.png` })
  await page.keyboard.press('Escape')
  await bar.getByRole('button', { name: 'Puzzles' }).click()
  await page.locator('.puzzles [data-puzzle]').first().waitFor()
  await page.close()
})

test('code that got into the page would not run', async () => {
  const page = await opened.newPage()
  await page.goto(opened.address)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  const refused = await page.evaluate(async () => {
    const found = new Set<string>()
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => found.add(effectiveDirective))
    const script = document.createElement('script')
    script.textContent = 'window.broken = true'
    document.body.append(script)
    document.body.insertAdjacentHTML('beforeend', '<p style="color: red"></p><img alt="" src="https://elsewhere.example/x.png">')
    for (let i = 0; i < 1000 && found.size < 3; i++) await new Promise((done) => setTimeout(done, 20))
    return { found: [...found].sort(), broken: 'broken' in window }
  })
  expect(refused).toEqual({ found: ['img-src', 'script-src-elem', 'style-src-attr'], broken: false })
  await page.close()
})

test.each(SIZES)('what one is called with people stands clear of what is beside it: $name', async ({ name: _, ...viewport }) => {
  const page = await opened.newPage({ viewport })
  await page.goto(`${opened.address}?language=de`)
  await page.locator('[data-page="people"]').click()
  const [button, field] = await Promise.all(
    ['[data-act="me"]', '.people-tools .field'].map(async (part) => (await page.locator(part).boundingBox())!),
  )
  const apart = Math.max(field.x - button.x - button.width, field.y - button.y - button.height)
  expect(apart).toBeGreaterThanOrEqual(8)
  await page.close()
})

test('the licences of what is built in can be read', async () => {
  const page = await opened.newPage()
  await page.goto(opened.address)
  await page.getByRole('link', { name: 'Licences' }).click()
  await expect.poll(() => page.locator('body').textContent()).toMatch(/SIL OPEN FONT LICENSE[\s\S]*svelte/)
  await page.close()
})

test('the first page has no accessibility violations', async () => {
  const page = await opened.newPage()
  await page.goto(opened.address)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await addAxe(page)
  const { violations } = await page.evaluate(() => (window as unknown as { axe: typeof axe }).axe.run())
  expect(violations.map((violation) => `${violation.id}: ${violation.nodes.map((node) => node.html).join(' ')}`)).toEqual([])
  await page.close()
})

longTest('theme, contrast and motion are those that the system asks for, in the middle of a visit too', async () => {
  const page = await opened.newPage({ colorScheme: 'light' })
  await page.goto(opened.address)
  const asked = () => page.evaluate(() => ['theme', 'contrast', 'motion'].map((name) => document.documentElement.dataset[name]))
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  expect(await asked()).toEqual(['light', 'normal', 'full'])
  await page.emulateMedia({ colorScheme: 'dark', contrast: 'more', reducedMotion: 'reduce' })
  await expect.poll(asked).toEqual(['dark', 'more', 'less'])
  await page.emulateMedia({ colorScheme: 'light', contrast: 'no-preference', reducedMotion: 'no-preference' })
  await expect.poll(asked).toEqual(['light', 'normal', 'full'])
  await page.close()
})

test('all rules of a game begin with what one can search for, and no rule is marked that nobody asked for', async () => {
  const page = await opened.newPage({ viewport: { width: 844, height: 390 } })
  await page.goto(`${opened.address}?language=en`)
  await page.locator('.learn .books:nth-of-type(2)').getByRole('button', { name: 'Nightfall' }).click()
  const search = page.locator('dialog input[type="search"]')
  await search.waitFor()
  expect(await page.locator('dialog h2').textContent()).toBe('Rules: Nightfall')
  expect(await page.locator('dialog .cited').count()).toBe(0)
  expect(await page.locator('dialog [role="alert"], dialog .sheet-body > p').count()).toBe(0)
  // it stays where it is while one reads on
  await page.locator('.rules summary').last().scrollIntoViewIfNeeded()
  const [box, body] = await Promise.all([search.boundingBox(), page.locator('.sheet-body').boundingBox()])
  expect(box!.y).toBeGreaterThanOrEqual(body!.y)
  await search.fill('moon')
  await page.locator('.rules details[open]').first().waitFor()
  await search.fill('moon of cheese')
  expect(await page.locator('dialog [role="status"]').textContent()).toBe('No rule has these words.')
  await page.close()
})

test.each(SIZES)('replays are reached by their name from the first page: $name', async ({ width, height }) => {
  const page = await opened.newPage({ viewport: { width, height }, reducedMotion: 'reduce' })
  await page.goto(`${opened.address}?language=en`)
  await page.getByRole('button', { name: 'Replays' }).last().click()
  await page.getByRole('dialog', { name: 'Replays' }).waitFor()
  await page.close()
})
