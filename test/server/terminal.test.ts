// Two people at two terminals, in two languages, at one table of a real server: a whole game, and what can go wrong before it.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { longTest } from '../extent.ts'
import { runProgram } from '../../src/cli/program.ts'
import { scriptedTerminal, type Terminal } from '../../src/cli/terminal.ts'
import { Generator, seedOf } from '../../src/kernel/random.ts'
import { begin } from './play.ts'
import { serveTests } from './served.ts'
import type { TestServer } from './server.ts'

const SEED = Number(process.env.SEED ?? 78)
console.log(`terminals with seed ${SEED}`)

let server: TestServer

serveTests(
  (one) => (server = one),
  () => ({ unlimited: true }),
)

/** A person who types the number of an option by lot whenever options were shown, and before it what is on the list. */
class Person implements Terminal {
  readonly printed: string[] = []
  readonly warned: string[] = []
  private readonly random: Generator
  private options = 0
  private waiting: ((line: string | undefined) => void) | undefined
  private isHeld = false

  constructor(
    seed: number,
    readonly first: string[] = [],
    /** What is typed when it is asked whether there is another game; nothing for an empty line. */
    private readonly last: string[] = [],
    private readonly token?: string,
  ) {
    this.random = new Generator(seedOf(seed))
  }

  read(): Promise<string | undefined> {
    return new Promise((resolve) => {
      this.waiting = resolve
      this.type()
    })
  }

  print(text: string): void {
    for (const line of text.split('\n')) {
      this.printed.push(line)
      if (line.includes('"rematch"') || line.includes('„rematch“') || line.includes('“rematch”')) void this.sayLast()
      const [, number] = /^ {2}(\d+)\. /.exec(line) ?? []
      if (number !== undefined) this.options = Number(number)
    }
    // the last option may still be to come
    setTimeout(() => this.type(), 0)
  }

  warn(text: string): void {
    this.warned.push(text)
  }

  secret(name: string): string | undefined {
    return name === 'CATENA_TOKEN' ? this.token : undefined
  }

  private async sayLast(): Promise<void> {
    this.options = 0
    const line = this.last.shift() ?? 'q'
    if (line !== '') await this.urge(line)
  }

  /** Chooses nothing for a while, or goes on. */
  hold(is: boolean): void {
    this.isHeld = is
    this.type()
  }

  /** Types a line, as soon as somebody waits for one. */
  async urge(line: string): Promise<void> {
    while (this.waiting === undefined) await new Promise((go) => setTimeout(go, 10))
    this.say(line)
  }

  say(line: string | undefined): void {
    const { waiting } = this
    this.waiting = undefined
    waiting?.(line)
  }

  until(text: RegExp): Promise<string> {
    return new Promise((resolve, reject) => {
      const end = Date.now() + 300_000
      const look = () => {
        const found = this.printed.find((line) => text.test(line))
        if (found !== undefined) resolve(found)
        else if (Date.now() > end)
          reject(new Error(`no ${text}; printed last:\n${this.printed.slice(-20).join('\n')}\n${this.warned.join('\n')}`))
        else setTimeout(look, 20)
      }
      look()
    })
  }

  private type(): void {
    if (this.options === 0 || this.waiting === undefined || this.isHeld) return
    const line = this.first.shift()
    if (line === undefined) {
      const count = this.options
      this.options = 0
      this.say(String(1 + this.random.below(count)))
    } else this.say(line)
  }
}

const play = (terminal: Terminal, ...words: string[]) => runProgram(['play', '--server', server.url, ...words], terminal)

test('a whole game, from the list of tables to the end, and both read how it ended', async () => {
  const ann = new Person(SEED, ['?', 't', 'w 1', 'i dawn', 'a', 'hint', 'yes', 'claim'])
  const ben = new Person(SEED + 1)
  const first = play(ann, '--game', 'riftblade', '--name', 'Ann')
  const table = /, table ([a-z0-9]+)/.exec(await ann.until(/, table /))![1]
  await ann.until(/^Waiting for/)
  ann.say('say hello')
  const second = play(ben, '--lang', 'de', '--name', 'Ben')
  await ben.until(/^Offene Tische:/)
  expect(await ben.until(/eröffnet von Ann, 1 von 2/)).toContain('1. Riftblade')
  // one table is on the list: by lot he takes it
  expect(await Promise.all([first, second])).toEqual([0, 0])
  expect(ben.printed).toContain('Ann: hello')
  expect(ann.printed.join('\n')).toMatch(/This is possible: /)
  expect(ann.printed).toContain('Nobody offers anything.')
  // why there is no hint is said, and stands in the list of commands
  expect(ann.printed.filter((line) => line.startsWith('There are no hints at a table of a server'))).toHaveLength(1)
  expect(ann.printed.some((line) => /^hint +not given at a table of a server/.test(line))).toBe(true)
  expect(ann.printed.some((line) => line.startsWith('- Ben '))).toBe(true)
  expect(ben.printed.some((line) => line.startsWith('- Ann '))).toBe(true)
  expect(ann.printed.at(-3)).toBe('It ended by the rules.')
  expect(ben.printed.at(-3)).toBe('Es endete nach den Regeln.')
  expect(ann.printed.at(-2)).toBe(`Its record: ${server.url}/api/1/tables/${table}/record`)
  expect(ben.printed.at(-1)).toMatch(/^Noch eine Partie\?/)
  const ended = await server.server.hall.read(table)
  const winner = ended.ending!.shares!.indexOf(1)
  expect([ann.printed.at(-4), ben.printed.at(-4)]).toEqual(
    winner === 0
      ? ['Game over. You won.', 'Die Partie ist vorbei. Gewonnen: Ann.']
      : ['Game over. Ben won.', 'Die Partie ist vorbei. Gewonnen: Du.'],
  )
  expect([...ann.warned, ...ben.warned]).toEqual([])
})

test('who leaves comes back with the token, the other one sees it, and conceding ends it', async () => {
  const ann = new Person(SEED)
  const first = play(ann, 'nightfall', '--name', 'Ann')
  const table = /, table ([a-z0-9]+)/.exec(await ann.until(/, table /))![1]
  const ben = new Person(SEED, ['w 1'])
  const second = play(ben, '--table', table, '--name', 'Ben', '--lang', 'it')
  const back = await ben.until(/CATENA_TOKEN=/)
  await ann.until(/^- /)
  await ben.until(/^ {2}1\. /)
  ben.say('q')
  for (;;) {
    // he may have been asked something else meanwhile
    const done = await Promise.race([second, new Promise((go) => setTimeout(go, 50))])
    if (done === 0) break
    ben.say('q')
  }
  await ann.until(/^\* Ben is away/)
  const again = new Person(SEED, [], [], /CATENA_TOKEN=(\S+)/.exec(back)![1])
  const third = play(again, '--table', table)
  await ann.until(/^\* Ben is here/)
  await again.until(/./)
  const end = Promise.all([first, third])
  let over = false
  void end.then(() => (over = true))
  while (!over) {
    again.say('concede')
    await new Promise((go) => setTimeout(go, 20))
  }
  expect(await end).toEqual([0, 0])
  expect(ann.printed).toContain('It ended by conceding.')
  expect(again.printed.some((line) => line.startsWith('Waiting'))).toBe(false)
})

test('who has asked somebody in particular reads that it does not suit them, and that they come after all', async () => {
  const [host, guest] = await Promise.all([server.guest('Host'), server.guest('Gwen')])
  const table = await host.open({ game: 'riftblade', access: 'named', invited: [guest.id] })
  const person = new Person(SEED, [], [], host.token)
  const playing = play(person, '--table', table, '--lang', 'de')
  await person.until(/^Es fehlt noch/)
  await guest.ask('POST', `tables/${table}/decline`)
  await person.until(/^\* Für Gwen passt es gerade nicht\. Der Tisch bleibt offen\.$/)
  await guest.ask('POST', `tables/${table}/seat`, {})
  await person.until(/^Es fehlt noch: Gwen/)
  await person.urge('q')
  expect(await playing).toBe(0)
})

test('three words from a friend lead to a table, on the command line and at the list, and what is wrong with them is said', async () => {
  const ann = new Person(SEED)
  const ben = new Person(SEED + 1)
  for (const person of [ann, ben]) person.hold(true)
  const first = play(ann, 'riftblade', '--name', 'Ann')
  const [, spoken] = /^Or by three words, to be read out: ([a-z]+ [a-z]+ [a-z]+)$/.exec(await ann.until(/^Or by three words/))!
  const fails = async (language: string, text: string): Promise<string> => {
    const terminal = scriptedTerminal([])
    expect(await play(terminal, '--lang', language, '--table', text)).toBe(2)
    return terminal.warned.join('\n')
  }
  expect(await fails('de', 'amber falcon')).toBe('Es sind drei Wörter, wie „amber falcon tidal“.')
  expect(await fails('it', 'ambre-falcon-tidal')).toBe('Nessuna delle parole che portano ai tavoli: “ambre”. Forse “amber”?')
  expect(await fails('en', 'amber falcon tidal')).toMatch(/^No open table has these words\./)

  const second = play(ben, '--name', 'Ben')
  await ben.until(/^Answer with the number of a table or three words from a friend/)
  // words that begin as "quit" does, or as a number
  for (const line of ['quail quiz quick', 'amber falcon', '1 falcon tidal']) await ben.urge(line)
  await ben.until(/^"amber falcon" is neither the number/)
  await ben.until(/^None of the words that lead to tables: “1”\.$/)
  expect(ben.printed.filter((line) => line.startsWith('No open table has these words.'))).toHaveLength(1)
  await ben.urge(`  ${spoken.toUpperCase().replace(' ', ' - ')}`)
  await Promise.race([ann, ben].map((person) => person.until(/^ {2}2\. /)))
  // the game has begun: the words lead there no more
  expect(await fails('en', spoken)).toMatch(/^No open table has these words\./)
  await ann.urge('concede')
  expect(await Promise.all([first, second])).toEqual([0, 0])
})

test('who watches speaks to those who watch, and reads what the table says a turn later, though something else was read before', async () => {
  const { table, sitters } = await begin(server, 'riftblade', { spectators: { delay: 1, of: 'turns' } })
  const asked = sitters.find(({ client }) => client.facts(table).options.length > 0)!.client
  const { asked: entry, options } = asked.facts(table)
  await asked.must({ type: 'choose', table, entry, option: options[0].option, id: 'one' })
  const carla = new Person(SEED)
  const watching = play(carla, '--watch', '--table', table, '--name', 'Carla')
  await carla.until(/^Your turn|^Stones|turn/i)
  await asked.must({ type: 'say', table, room: 'table', text: 'a good hand' })
  await carla.urge('say who wins?')
  await carla.until(/: who wins\?$/)
  expect(carla.printed.join('\n')).not.toContain('a good hand')
  await asked.must({ type: 'concede', table })
  await carla.until(/: a good hand$/)
  expect(await watching).toBe(0)
})

longTest('with a clock, hands that are opened to one who watches, and another game with the seats swapped', async () => {
  const host = await server.guest('Host')
  const clock = { kind: 'increment', base: 600_000, increment: 5_000 }
  const table = await host.open({ game: 'riftblade', clock })
  const ann = new Person(SEED, [], ['rematch seats'])
  const ben = new Person(SEED + 1, [], [''])
  ben.hold(true)
  const first = play(ann, '--table', table, '--name', 'Ann')
  await ann.until(/^Waiting for/)
  const second = play(ben, '--table', table, '--name', 'Ben', '--lang', 'de')
  await ben.until(/^ {2}1\. /)
  await ann.urge('clock')
  await ann.until(/^Clocks: You \d+:\d\d, Ben \d+:\d\d$/)
  const carla = new Person(SEED + 2)
  const watching = play(carla, '--watch', '--table', table, '--lang', 'it')
  await carla.until(/^Turno/)
  await ann.urge('hands')
  await ben.until(/^\* Ann möchte allen, die zusehen, alle Hände zeigen/)
  await ben.urge('yes')
  await carla.until(/^\* Tutte le mani sono scoperte/)
  await carla.urge('eyes 1')
  // one of them is enough to end it
  await ben.urge('hands')
  await carla.until(/^\* Chi guarda non vede più nessuna mano/)
  ben.hold(false)
  expect(await watching).toBe(0)
  expect(carla.printed.some((line) => /^ {2}1\. /.test(line))).toBe(false)
  // Ann asks for another game, Ben agrees, and there she concedes
  await ben.until(/^\* Ann möchte eine Revanche/)
  ann.first.push('concede')
  await ben.urge('yes')
  expect(await Promise.all([first, second])).toEqual([0, 0])
  const over = await server.server.hall.read(table)
  const again = await server.server.hall.read(over.next!.table)
  expect(again.seats.map(({ who }) => who)).toEqual(over.seats.map(({ who }) => who).reverse())
  expect(again.ending?.reason).toBe('concede')
  expect([...ann.warned, ...ben.warned, ...carla.warned]).toEqual([])
})

test('another game with two more is a series, and what would come of options stands beside them', async () => {
  const ann = new Person(SEED, [], ['rematch three'])
  const ben = new Person(SEED + 1, [], [''])
  const first = play(ann, 'keyforge', '--name', 'Ann')
  const table = /, table ([a-z0-9]+)/.exec(await ann.until(/, table /))![1]
  const second = play(ben, '--table', table, '--name', 'Ben')
  await Promise.race([ann, ben].map((person) => person.until(/^ {2}\d+\. .* \(.*(?:damage|destroyed|Æmber).*\)$/)))
  ann.first.push('concede')
  await ben.until(/^\* Ann .*(?:three|3)/)
  ann.first.push('concede')
  await ben.urge('yes')
  expect(await Promise.all([first, second])).toEqual([0, 0])
  const { next } = await server.server.hall.read(table)
  const again = await server.server.hall.read(next!.table)
  expect(again.open.series).toMatchObject({ of: 3, game: 2 })
  expect(again.open.series!.wins.reduce((sum, one) => sum + one)).toBe(1)
  expect([...ann.warned, ...ben.warned]).toEqual([])
})

test('what is wrong is named, and what would make it right', async () => {
  const fails = async (words: readonly string[], secrets = {}): Promise<string> => {
    const terminal = scriptedTerminal([], secrets)
    expect(await runProgram(['play', ...words], terminal)).toBe(2)
    expect(terminal.warned).toHaveLength(1)
    return terminal.warned[0]
  }
  expect(await fails([])).toMatch(/^Which game\? .*riftblade, or --server/)
  expect(await fails(['riftblade', '--table', 'x'])).toMatch(/^--table is for a table of a server: give --server too/)
  expect(await fails(['--server', 'nowhere'])).toBe('"nowhere" is no address of a server. Give one such as http://localhost:4321.')
  expect(await fails(['--server', 'http://127.0.0.1:9'])).toMatch(/^No server of Catena answers at http:\/\/127\.0\.0\.1:9\. Start one/)
  expect(await fails(['--server', server.url, '--game', 'chess'])).toMatch(/^There is no game "chess"/)
  expect(await fails(['--server', server.url, '--table', 'nowhere'])).toMatch(/^There is no table "nowhere"\. Leave --table out/)
  expect(await fails(['--server', server.url, '--game', 'riftblade'], { CATENA_TOKEN: 'x'.repeat(43) })).toMatch(
    /^The server does not know the token \(CATENA_TOKEN or --token\)/,
  )

  const host = await server.guest('Host')
  const full = await host.open({ game: 'riftblade', computers: [null, 'random'] })
  await host.ask('POST', `tables/${full}/seat`, {})
  expect(await fails(['--server', server.url, '--table', full])).toMatch(new RegExp(`^Table ${full} is full\\. Leave --table out`))
})

test('what is no server of Catena, and one that speaks another version, are told apart', async () => {
  const json = (code: number, body: unknown) => ({ code, body: JSON.stringify(body) })
  const answers: Record<string, { code: number; body: string }> = {}
  const other = createServer((request, response) => {
    const { code, body } = answers[request.url ?? ''] ?? { code: 200, body: '<html>' }
    response.writeHead(code, { 'content-type': body.startsWith('<') ? 'text/html' : 'application/json' }).end(body)
  })
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done))
  const url = `http://127.0.0.1:${(other.address() as AddressInfo).port}`
  const terminal = scriptedTerminal([])
  expect(await runProgram(['play', '--server', url], terminal)).toBe(2)
  expect(terminal.warned[0]).toMatch(/^No server of Catena answers at/)

  answers['/api/1/games'] = json(404, { error: { code: 'no-such-address', message: 'There is nothing at this address.' } })
  const older = scriptedTerminal([])
  expect(await runProgram(['play', '--server', url], older)).toBe(2)
  expect(older.warned[0]).toMatch(/does not speak as Catena \d+\.\d+\.\d+ does\. Update the older of the two\.$/)
  await new Promise((done) => other.close(done))
})
