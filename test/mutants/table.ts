/** A fault injected on purpose, and the test that must catch it. */
export interface Mutant {
  /** What is wrong with it; unique. */
  readonly name: string
  readonly file: string
  /** Stands there exactly once. */
  readonly find: string
  readonly replace: string
  readonly test: string
  /** Part of the names of the tests that are run, all when not given: at least one of them must fail. */
  readonly title?: string
}

/** Why the fault cannot be injected any more, undefined when it can. `text` is its file, undefined when there is none. */
export function staleness({ name, file, find, replace }: Mutant, text: string | undefined): string | undefined {
  if (text === undefined) return `"${name}": there is no ${file}`
  const times = text.split(find).length - 1
  if (times !== 1) return `"${name}": ${file} has ${times} times ${JSON.stringify(find)}; it must stand there once`
  return find === replace ? `"${name}" changes nothing` : undefined
}

const laws = 'src/games/laws.test.ts'
const keyforge = { test: laws, title: 'keyforge keeps the laws' }
const crystalClans = { test: laws, title: 'crystal-clans keeps the laws' }
const nightfall = { test: laws, title: 'nightfall keeps the laws' }
const riftblade = { test: laws, title: 'riftblade keeps the laws' }
const pile = { test: laws, title: 'pile keeps the laws' }

const ofKernel: readonly Mutant[] = [
  {
    name: 'one word of chance is not reseeded',
    file: 'src/kernel/random.ts',
    find: 'for (let i = 0; i < 4; i++) p.random[i] = (random',
    replace: 'for (let i = 0; i < 3; i++) p.random[i] = (random',
    ...pile,
  },
  {
    name: 'one word of chance is always the same',
    file: 'src/kernel/random.ts',
    find: '  if ((p.random[0] | p.random[1]',
    replace: '  p.random[2] = 1\n  if ((p.random[0] | p.random[1]',
    ...pile,
  },
  {
    name: 'a shuffle never leaves a card where it is',
    file: 'src/kernel/zones.ts',
    find: 'const j = roll(p, i + 1)',
    replace: 'const j = roll(p, i)',
    test: 'src/kernel/zones.test.ts',
  },
  {
    name: 'a part of the seed is not used',
    file: 'src/kernel/random.ts',
    find: 'for (let i = 0; i < 4; i++) words[i] = parseInt',
    replace: 'for (let i = 0; i < 3; i++) words[i] = parseInt',
    test: 'src/kernel/random.test.ts',
  },
  {
    name: 'a copy misses the last column',
    file: 'src/kernel/position.ts',
    find: 'to.bytes.set(from.bytes)',
    replace: 'to.bytes.set(from.bytes.subarray(0, from.bytes.length - 16))',
    ...crystalClans,
  },
  {
    name: 'the hash does not see the last column',
    file: 'src/kernel/position.ts',
    find: 'new Int32Array(p.bytes.buffer, 0, p.bytes.length >> 2)',
    replace: 'new Int32Array(p.bytes.buffer, 0, (p.bytes.length >> 2) - 4)',
    test: 'src/kernel/position.test.ts',
  },
  {
    name: 'an option that is not legal is accepted',
    file: 'src/kernel/asking.ts',
    find: 'if (legal[i] === option) return apply',
    replace: 'if (legal[i] <= option) return apply',
    ...riftblade,
  },
  {
    name: 'an event shows its cards to whoever hears of it',
    file: 'src/kernel/event.ts',
    find: '(event.seen & (1 << seat)) !== 0) return event',
    replace: 'event.seen !== 0) return event',
    ...pile,
  },
  {
    name: 'a card that leaves a zone leaves a trace behind',
    file: 'src/kernel/zones.ts',
    find: '  z.list[end] = 0\n',
    replace: '',
    test: 'src/kernel/zones.test.ts',
  },
  {
    name: 'a finished frame leaves its words behind',
    file: 'src/kernel/program.ts',
    find: '  for (let i = f, end = p.machine[TOP]; i < end; i++) frames[i] = 0\n',
    replace: '',
    test: 'src/kernel/program.test.ts',
  },
  {
    name: 'the last card of a set is never found',
    file: 'src/kernel/cardset.ts',
    find: 'while (c < size << 5) {',
    replace: 'while (c < (size << 5) - 1) {',
    test: 'src/kernel/cardset.test.ts',
  },
]

const ofCrystalClans: readonly Mutant[] = [
  {
    name: 'the own deck is not dealt anew (Crystal Clans)',
    file: 'src/games/crystal-clans/determinize.ts',
    find: '  shuffleZone(p, DECK + seat, remembered, inDeck - shown - remembered, random)\n',
    replace: '',
    ...crystalClans,
  },
  {
    name: 'half of the own deck is not dealt anew (Crystal Clans)',
    file: 'src/games/crystal-clans/determinize.ts',
    find: 'inDeck - shown - remembered, random)',
    replace: '(inDeck - shown - remembered) >> 1, random)',
    ...crystalClans,
  },
  {
    name: 'the hand of the other is not dealt anew (Crystal Clans)',
    file: 'src/games/crystal-clans/determinize.ts',
    find: '  dealEnemy(p, 1 - seat, random)\n',
    replace: '',
    ...crystalClans,
  },
  {
    name: 'crystals to come are not dealt anew (Crystal Clans)',
    file: 'src/games/crystal-clans/determinize.ts',
    find: '  shuffleZone(p, CRYSTAL_DECK, 0, p.zones.length[CRYSTAL_DECK], random)\n',
    replace: '',
    ...crystalClans,
  },
  {
    name: 'all see which card is drawn (Crystal Clans)',
    file: 'src/games/crystal-clans/movement.ts',
    find: 'seen: hidden ? 1 << seat :',
    replace: 'seen: hidden ? SEEN_BY_ALL :',
    ...crystalClans,
  },
  {
    name: 'a drawn card counts as known (Crystal Clans)',
    file: 'src/games/crystal-clans/movement.ts',
    find: 'PILE[from] === PILE_DECK ? 0 : 1',
    replace: '1',
    ...crystalClans,
  },
  {
    name: 'the hand of the other is seen (Crystal Clans)',
    file: 'src/games/crystal-clans/observe.ts',
    find: 'hand: seat === viewer ?',
    replace: 'hand: viewer >= 0 ?',
    ...crystalClans,
  },
  {
    name: 'the battle card is seen before it is revealed (Crystal Clans)',
    file: 'src/games/crystal-clans/observe.ts',
    find: '(battle[REVEALED] !== 0 || seat === viewer)',
    replace: '(battle[REVEALED] !== 0 || seat >= 0)',
    ...crystalClans,
  },
  {
    name: 'the initiative track is one space short (Crystal Clans)',
    file: 'src/games/crystal-clans/movement.ts',
    find: 'initiative(p, seat) - amount >= -TRACK_END',
    replace: 'initiative(p, seat) - amount > -TRACK_END',
    test: 'src/games/crystal-clans/crystal-clans.test.ts',
  },
  {
    name: 'wrong neighbour on the board (Crystal Clans)',
    file: 'src/games/crystal-clans/board.ts',
    find: "neighbours: ['C2', 'C1', 'P4'] }",
    replace: "neighbours: ['C2', 'C3', 'P4'] }",
    test: 'src/games/crystal-clans/crystal-clans.test.ts',
  },
  {
    name: 'a reshuffle earns the other seat nothing (Crystal Clans)',
    file: 'src/games/crystal-clans/movement.ts',
    find: '  p.state[EARNED + 1 - seat]++\n',
    replace: '',
    test: 'src/games/crystal-clans/crystal-clans.test.ts',
  },
]

const ofNightfall: readonly Mutant[] = [
  {
    name: 'the hands of others are not dealt anew (Nightfall)',
    file: 'src/games/nightfall/determinize.ts',
    find: '    if (other !== seat) addPlaces(p, zoneOf(other, HAND), places, 0)\n',
    replace: '',
    ...nightfall,
  },
  {
    name: 'the hidden wounds are not dealt anew (Nightfall)',
    file: 'src/games/nightfall/determinize.ts',
    find: '  addPlaces(p, HIDDEN, places, 0)\n',
    replace: '',
    ...nightfall,
  },
  {
    name: 'archives with wounds are not dealt anew (Nightfall)',
    file: 'src/games/nightfall/determinize.ts',
    find: '  shuffleArchives(p, places, random)\n',
    replace: '',
    test: 'src/games/nightfall/archive.test.ts',
  },
  {
    name: 'a wound on an archive may be left there (Nightfall)',
    file: 'src/games/nightfall/turn.ts',
    find: 'if (!bound) out',
    replace: 'out',
    test: 'src/games/nightfall/archive.test.ts',
  },
  {
    name: 'the packets of the draft are not dealt anew (Nightfall)',
    file: 'src/games/nightfall/determinize.ts',
    find: 'if (p.state[PHASE] === DRAFT && p.state[ROUND] < ROUNDS) mixPackets(p, seat, random)',
    replace: '',
    ...nightfall,
  },
  {
    name: 'options of the draft in any order (Nightfall)',
    file: 'src/games/nightfall/draft.ts',
    find: 'return ascend(out, n)',
    replace: 'return n',
    ...nightfall,
  },
  {
    name: 'all see which order is stolen (Nightfall)',
    file: 'src/games/nightfall/movement.ts',
    find: "'nf.text.7', (1 << from) | (1 << to))",
    replace: "'nf.text.7')",
    ...nightfall,
  },
  {
    name: 'all see which card is drawn (Nightfall)',
    file: 'src/games/nightfall/movement.ts',
    find: 'card, hand, rule, 1 << seat)',
    replace: 'card, hand, rule)',
    ...nightfall,
  },
  {
    name: 'the chain resolves from its first order (Nightfall)',
    file: 'src/games/nightfall/chain.ts',
    find: '  const card = lastOf(p, CHAIN)\n',
    replace: '  const card = lastOf(p, CHAIN, p.zones.length[CHAIN] || 1)\n',
    test: 'src/games/nightfall/nightfall.test.ts',
  },
  {
    name: 'wounds in hand do not count (Nightfall)',
    file: 'src/games/nightfall/outcome.ts',
    find: 'zone === deck || zone === hand || zone === discard',
    replace: 'zone === deck || zone === discard',
    test: 'src/games/nightfall/nightfall.test.ts',
  },
  {
    name: 'an attacking guard still guards (Nightfall)',
    file: 'src/games/nightfall/damage.ts',
    find: ' && p.attacks[card] === 0\n',
    replace: '\n',
    test: 'src/games/nightfall/nightfall.test.ts',
  },
]

const ofRiftblade: readonly Mutant[] = [
  {
    name: 'the Rift is not dealt anew (Riftblade)',
    file: 'src/games/riftblade/determinize.ts',
    find: '  const n = collect(p, RIFT, RIFT)\n  mix(n, random)\n  deal(p, RIFT, n)\n',
    replace: '',
    ...riftblade,
  },
  {
    name: 'only one hand of the others is dealt anew (Riftblade)',
    file: 'src/games/riftblade/determinize.ts',
    find: '    if (!open) deal(p, HAND + other, n)\n',
    replace: '    if (!open) deal(p, HAND + other, n)\n    if (!open) break\n',
    ...riftblade,
  },
  {
    name: 'all see which card is drawn (Riftblade)',
    file: 'src/games/riftblade/movement.ts',
    find: 'seen: teamMates(p, seat) }',
    replace: 'seen: SEEN_BY_ALL }',
    ...riftblade,
  },
  {
    name: 'every hand is seen (Riftblade)',
    file: 'src/games/riftblade/observe.ts',
    find: '(teamMates(p, seat) & (1 << other)) !== 0',
    replace: 'teamMates(p, seat) !== 0',
    ...riftblade,
  },
  {
    name: 'a rolled stone is ignored (Riftblade)',
    file: 'src/games/riftblade/stones.ts',
    find: '    p.ready[4 * seat + face]++\n',
    replace: '    p.ready[4 * seat]++\n',
    test: 'src/games/riftblade/riftblade.test.ts',
  },
  {
    name: 'a spent stone can be spent again (Riftblade)',
    file: 'src/games/riftblade/stones.ts',
    find: '  p.ready[4 * seat + face]--\n',
    replace: '',
    test: 'src/games/riftblade/riftblade.test.ts',
  },
  {
    name: 'healing goes above full life (Riftblade)',
    file: 'src/games/riftblade/life.ts',
    find: 'Math.min(amount, LIFE - p.life[team])',
    replace: 'amount',
    test: 'src/games/riftblade/riftblade.test.ts',
  },
]

const ofKeyforge: readonly Mutant[] = [
  {
    name: 'the archives of the other are not dealt anew (KeyForge)',
    file: 'src/games/keyforge/rules/determinize.ts',
    find: 'const THEIRS = [HAND, DECK, ARCHIVES, UNDER]',
    replace: 'const THEIRS = [HAND, DECK, UNDER]',
    ...keyforge,
  },
  {
    name: 'facedown cards of the other are not dealt anew (KeyForge)',
    file: 'src/games/keyforge/rules/determinize.ts',
    find: 'const THEIRS = [HAND, DECK, ARCHIVES, UNDER]',
    replace: 'const THEIRS = [HAND, DECK, ARCHIVES]',
    ...keyforge,
  },
  {
    name: 'the own deck is not dealt anew (KeyForge)',
    file: 'src/games/keyforge/rules/determinize.ts',
    find: 'const OWN = [DECK, UNDER]',
    replace: 'const OWN = [UNDER]',
    ...keyforge,
  },
  {
    name: 'a stolen token creature shows what is under it to its owner (KeyForge)',
    file: 'src/games/keyforge/rules/determinize.ts',
    find: 'const OWN = [DECK, UNDER]',
    replace: 'const OWN = [DECK]',
    test: 'test/keyforge-rules/control.test.ts',
  },
  {
    name: 'worlds depend on how the cards lie (KeyForge)',
    file: 'src/games/keyforge/rules/determinize.ts',
    find: 'for (; i > 0 && pool[i - 1] > card; i--)',
    replace: 'for (; i > 0 && pool[i - 1] > CARDS; i--)',
    ...keyforge,
  },
  {
    name: 'an ability keeps the card that was looked at, and not the place (KeyForge)',
    file: 'src/games/keyforge/rules/determinize.ts',
    find: '    for (const slot of code.programAt(p.frames[f + PC])?.sets ?? []) rememberSet(p, f + slot)',
    replace: '',
    test: 'src/games/keyforge/rules/determinize.test.ts',
  },
  {
    name: 'who looked at a card does not know it (KeyForge)',
    file: 'src/games/keyforge/rules/determinize.ts',
    find: 'return ((p.knownTo[card] >> viewer) & 1) !== 0 || eligible.includes(card)',
    replace: 'return eligible.includes(card)',
    test: 'src/games/keyforge/rules/determinize.test.ts',
  },
  {
    name: 'a shuffled deck is still known (KeyForge)',
    file: 'src/games/keyforge/rules/movement.ts',
    find: '  forgetPlaces(p, zoneOf(DECK, seat))\n',
    replace: '',
    test: 'src/games/keyforge/rules/determinize.test.ts',
  },
  {
    name: 'all see which card is drawn (KeyForge)',
    file: 'src/games/keyforge/rules/movement.ts',
    find: 'card, DECK, HAND, 1 << seat)',
    replace: 'card, DECK, HAND)',
    ...keyforge,
  },
  {
    name: 'an abducted card is played (KeyForge)',
    file: 'src/games/keyforge/words/verbs/acts.ts',
    find: '!mayNest(p) || returnAbducted(p, card)) return',
    replace: '!mayNest(p)) return',
    test: 'src/games/keyforge/cards/aoa/logos.test.ts',
    title: 'abducted',
  },
  {
    name: 'cards destroyed together leave one after the other (KeyForge)',
    file: 'src/games/keyforge/rules/movement.ts',
    find: 'if (p.tagged[card] !== REMEMBERED) remember(p, card)',
    replace: 'remember(p, card)',
    test: 'src/games/keyforge/cards/rulings.test.ts',
    title: 'smite',
  },
  {
    name: 'all see which card is archived (KeyForge)',
    file: 'src/games/keyforge/rules/transfer.ts',
    find: 'hidden ? seenBy : undefined',
    replace: 'hidden ? undefined : undefined',
    ...keyforge,
  },
  {
    name: 'hidden cards are told between open ones (KeyForge)',
    file: 'src/games/keyforge/rules/transfer.ts',
    find: 'if (goesUnseen(p, f, card) !== hidden) continue',
    replace: 'if (hidden) continue',
    test: 'src/games/keyforge/cards/cota/dis.test.ts',
    title: 'screaming-cave',
  },
  {
    name: 'the archives of the other are seen (KeyForge)',
    file: 'src/games/keyforge/rules/observe.ts',
    find: 'archives: own ? listZone',
    replace: 'archives: viewer >= 0 ? listZone',
    ...keyforge,
  },
  {
    name: 'why not is answered about the choices of others (KeyForge)',
    file: 'src/games/keyforge/rules/explain.ts',
    find: "  if (ask.seat(p, runningFrame(p)) !== seat) return [{ rule: 'kf.turn.1' }]\n",
    replace: '  seat = ask.seat(p, runningFrame(p))\n',
    ...keyforge,
  },
  {
    name: 'a ward is not used up (KeyForge)',
    file: 'src/games/keyforge/rules/movement.ts',
    find: '  p.status[card] &= ~WARD\n',
    replace: '',
    test: 'test/keyforge-rules/leaving.test.ts',
  },
  {
    name: 'chains are not shed (KeyForge)',
    file: 'src/games/keyforge/rules/turn.ts',
    find: '    p.chains[seat]--\n',
    replace: '',
    test: 'test/keyforge-rules/turn.test.ts',
  },
  {
    name: 'a key costs one less (KeyForge)',
    file: 'src/games/keyforge/rules/values.ts',
    find: '6 + sumForSeat(p, STATIC.keysCost',
    replace: '5 + sumForSeat(p, STATIC.keysCost',
    test: 'test/keyforge-rules/amber.test.ts',
  },
  {
    name: 'elusive is ignored (KeyForge)',
    file: 'src/games/keyforge/rules/fight.ts',
    find: 'keywordOf(p, foe, ELUSIVE) > 0 && !ignores',
    replace: 'keywordOf(p, foe, ELUSIVE) > 1 && !ignores',
    test: 'test/keyforge-rules/battle.test.ts',
  },
  {
    name: 'skirmish is ignored (KeyForge)',
    file: 'src/games/keyforge/rules/fight.ts',
    find: 'if (keywordOf(p, attacker, SKIRMISH) === 0)',
    replace: 'if (keywordOf(p, attacker, SKIRMISH) >= 0)',
    test: 'test/keyforge-rules.test.ts',
  },
  {
    name: 'the second next creature is the neighbor (KeyForge)',
    file: 'src/games/keyforge/rules/values.ts',
    find: 'indexOf(p.zones, card) + side\n',
    replace: 'indexOf(p.zones, card) + 2 * side\n',
    test: 'test/keyforge-rules/battle.test.ts',
  },
  {
    name: 'poison kills nothing (KeyForge)',
    file: 'src/games/keyforge/rules/damage.ts',
    find: 'if (isPoisonous(p, frames[at + FACTS]) || p.damage[target] >= powerOf(p, target))',
    replace: 'if (p.damage[target] >= powerOf(p, target))',
    test: 'test/keyforge-rules/battle.test.ts',
  },
  {
    name: 'amber on a creature goes to its controller (KeyForge)',
    file: 'src/games/keyforge/rules/movement.ts',
    find: 'addToPool(p, opponentOf(p.controller[card]), amber)',
    replace: 'addToPool(p, p.controller[card], amber)',
    test: 'test/keyforge-rules/leaving.test.ts',
  },
]

const ofAgents: readonly Mutant[] = [
  {
    name: 'the search shuns what it does not know',
    file: 'src/ai/search.ts',
    find: 'tree.value[child] / visits + weight / Math.sqrt(visits)',
    replace: 'tree.value[child] / visits - weight / Math.sqrt(visits)',
    test: 'src/ai/search.test.ts',
  },
  {
    name: 'everybody is credited with what the first seat got',
    file: 'src/ai/search.ts',
    find: 'shares[movers[i]]',
    replace: 'shares[0]',
    test: 'src/ai/search.test.ts',
  },
  {
    name: 'a partner wants only its own part of the win',
    file: 'src/ai/side.ts',
    find: 'if (game.side(p, other) === side)',
    replace: 'if (other === seat)',
    test: 'test/partners.test.ts',
  },
  {
    name: 'the search looks a turn too far',
    file: 'src/ai/search.ts',
    find: 'if (turns >= settings.horizon) break',
    replace: 'if (turns > settings.horizon) break',
    test: 'src/ai/search.test.ts',
  },
  {
    name: 'each against all, only own prospects count',
    file: 'src/games/riftblade/evaluate.ts',
    find: ' - RIVALS[left] * lives - decks / left',
    replace: '',
    test: 'src/games/riftblade/evaluate.test.ts',
  },
  {
    name: 'samples are not dealt anew',
    file: 'src/ai/sight.ts',
    find: '    this.#game.determinize(this.#world, this.#seat, random)\n',
    replace: '',
    test: 'src/ai/agent.test.ts',
  },
  {
    name: 'an agent is given the position itself',
    file: 'src/ai/sight.ts',
    find: '    return this.#world\n',
    replace: '    return this.#p\n',
    test: 'src/ai/agent.test.ts',
  },
  {
    name: 'greedy takes the worst',
    file: 'src/ai/greedy.ts',
    find: 'if (sums[k] > sums[found])',
    replace: 'if (sums[k] < sums[found])',
    test: 'src/ai/agent.test.ts',
  },
  {
    name: 'several searches agree on what was tried least',
    file: 'src/ai/search-tally.ts',
    find: 'if (more < 0 ||',
    replace: 'if (more > 0 ||',
    test: 'src/web/crew.test.ts',
  },
]

const session = 'src/play/session.test.ts'
const secrecy = 'src/play/secrecy.test.ts'

const ofPlay: readonly Mutant[] = [
  {
    name: 'opponents in the browser draw what the game draws',
    file: 'src/web/host.ts',
    find: 'this.sight = new Sight(title.game, p)',
    replace: 'this.sight = new Sight(title.game, p); Object.assign(this, { random: new this.random.constructor(match.seed) })',
    test: 'test/thinking.test.ts',
    title: 'in the browser',
  },
  {
    name: 'opponents at the terminal draw what the game draws',
    file: 'src/cli/play.ts',
    find: 'this.sight = new Sight(title.game, this.session.p)',
    replace: 'this.sight = new Sight(title.game, this.session.p); Object.assign(this, { random: new this.random.constructor(seed) })',
    test: 'test/thinking.test.ts',
    title: 'at the terminal',
  },
  {
    name: 'in the arena agents begin with the seed of the game',
    file: 'src/ai/arena.ts',
    find: 'const seeds = new Generator(seed)',
    replace: 'const seeds = { seed: () => seed }',
    test: 'test/thinking.test.ts',
    title: 'in arena',
  },
  {
    name: 'computers at a table of a server begin with the seed of the game',
    file: 'src/server/tables/duties.ts',
    find: 'chance: thoughts(crypto.getRandomValues(new Uint32Array(1))[0]).seed(),',
    replace: 'chance: start.seed,',
    test: 'test/thinking.test.ts',
    title: 'of a server',
  },
  {
    name: 'agents draw their chance from small seeds, as games do',
    file: 'src/ai/chance.ts',
    find: '(parseInt(seed.slice(i, i + 8), 16) ^ parseInt(ROOT.slice(i, i + 8), 16)) >>> 0',
    replace: 'parseInt(seed.slice(i, i + 8), 16) >>> 0',
    test: 'src/ai/chance.test.ts',
  },
  {
    name: 'undo goes past a roll and a new card',
    file: 'src/play/session.ts',
    find: 'title.shown(this.observe(last.seat)), events)) this.closeUndo()',
    replace: 'title.shown(this.observe(last.seat)), events)) return',
    test: session,
    title: 'undo leads back',
  },
  {
    name: 'undo leaves the record as long as it was',
    file: 'src/play/session.ts',
    find: '\n    this.moves.length = moves\n',
    replace: '\n',
    test: session,
    title: 'undo leads back',
  },
  {
    name: 'undo leaves what happened in the log',
    file: 'src/play/session.ts',
    find: '\n    this.happened.length = happened\n',
    replace: '\n',
    test: session,
    title: 'undo leads back',
  },
  {
    name: 'a failed step leaves half a move',
    file: 'src/play/session.ts',
    find: '      game.copy(p, this.before)\n',
    replace: '',
    test: session,
    title: 'an error in a step',
  },
  {
    name: 'a snapshot holds the hand of another',
    file: 'src/play/viewer.ts',
    find: 'this.players, session.observe(seat))',
    replace: 'this.players, session.observe(0))',
    test: session,
    title: 'does not depend',
  },
  {
    name: 'the log names what another has drawn',
    file: 'src/play/voice.ts',
    find: ': eventSeenBy(event, seat)',
    replace: ': seat < 9 ? event : eventSeenBy(event, seat)',
    test: secrecy,
  },
  {
    name: 'a snapshot holds the options of another',
    file: 'src/play/viewer.ts',
    find: 'const views = mine ?',
    replace: 'const views = !session.isOver ?',
    test: session,
    title: 'does not depend',
  },
  {
    name: 'a snapshot holds events as they happened',
    file: 'src/play/shown.ts',
    find: '= eventSeenBy(event, viewer)',
    replace: '= viewer < -1 ? eventSeenBy(event, viewer) : event',
    test: secrecy,
  },
]

const told = { test: 'test/table/secrecy.test.ts' } as const
const model = { test: 'test/table/model.test.ts', title: 'riftblade' } as const

const ofTables: readonly Mutant[] = [
  {
    name: 'all at a table are told the notation of a choice',
    file: 'src/play/table/facts.ts',
    find: 'return own ? body : {}',
    replace: 'return body',
    ...told,
    title: 'nightfall',
  },
  {
    name: 'all at a table hear whether a question answered itself',
    file: 'src/play/table/facts.ts',
    find: '? (table.seats[seat].who ?? who) : who',
    replace: '? who : who',
    ...told,
    title: 'riftblade',
  },
  {
    name: 'entropy is told before the start',
    file: 'src/play/table/facts.ts',
    find: 'entropy: started ? entropy : undefined',
    replace: 'entropy',
    ...told,
    title: 'riftblade',
  },
  {
    name: 'a table tells events as they happened',
    file: 'src/play/table/facts.ts',
    find: 'const event = eventSeenBy(one.event, seat)\n',
    replace: 'const event = eventSeenBy(one.event, seat) && one.event\n',
    ...told,
    title: 'keyforge',
  },
  {
    name: 'any amount of lag is forgiven',
    file: 'src/play/table/clock.ts',
    find: 'Math.min(lag, FORGIVEN, now - clocks.at)',
    replace: 'Math.min(lag, now - clocks.at)',
    ...model,
  },
  {
    name: 'time while nobody kept the table is charged',
    file: 'src/play/table/table.ts',
    find: 'entry.at - entry.body.since : 0',
    replace: '0 : 0',
    ...model,
  },
  {
    name: 'the clock of a computer runs',
    file: 'src/play/table/table.ts',
    find: 'table.seats[decider]?.computer === undefined ? decider : -1',
    replace: 'decider',
    ...model,
  },
  {
    name: 'own steps go back past what was learned',
    file: 'src/play/table/game.ts',
    find: 'const free = toDecide === seat && !hasLearned',
    replace: 'const free = toDecide === seat || !hasLearned',
    test: 'src/play/table/choosing.test.ts',
    title: 'riftblade: own steps',
  },
  {
    name: 'one yes is enough for a take-back among several',
    file: 'src/play/table/offering.ts',
    find: 'return asked.length > 0 ?',
    replace: 'return asked.length > 1 ?',
    test: 'src/play/table/offering.test.ts',
  },
  {
    name: 'the entropy of a seat does not matter',
    file: 'src/play/table/fair.ts',
    find: 'const lines = [table, ...entropies,',
    replace: 'const lines = [table, ...entropies.slice(1),',
    test: 'src/play/table/fair.test.ts',
  },
]

export const mutants: readonly Mutant[] = [
  ...ofKernel,
  ...ofCrystalClans,
  ...ofNightfall,
  ...ofRiftblade,
  ...ofKeyforge,
  ...ofAgents,
  ...ofPlay,
  ...ofTables,
]
