// What can be asked about decks, and the answers. All sets of cards come with it.
import { playBatch } from '../../ai/pairing.ts'
import { ally, defaultDecks, findCards, generateDeck, identityOf, makeList, makeMasterVault, SETS } from '../../games/keyforge/index.ts'
import { parseSeed } from '../../kernel/random.ts'
import { title } from '../../games/keyforge/title.ts'
import { listCards, showCard } from '../cards/page.ts'
import { checkName, readText, tellFaults, tellText } from './reading.ts'
import { showSheet, sumUp } from './sheet.ts'
import type { KeptDeck, ReadDeck } from './view.ts'
import type { Wire, WireName } from './wire.ts'

/** Sets of which decks can be made; a set is tried once. */
let made: ReadonlySet<string> | undefined

export const answers: { readonly [K in WireName]: (ask: Wire[K]['ask']) => Promise<Wire[K]['answer']> } = {
  async sets() {
    made ??= new Set(SETS.filter(({ slug }) => generateDeck(slug, SEED).ok).map(({ slug }) => slug))
    return SETS.map(({ slug, name }) => ({ slug, name, made: made!.has(slug) }))
  },
  ready: async () => defaultDecks.map((deck): ReadDeck => ({ id: identityOf(deck), deck, set: 'cota', skipped: [] })),
  async read({ text }) {
    // a title in another language is recognised when its names are there
    await Promise.all([title.bringLanguage('de'), title.bringLanguage('it')])
    return readText(text)
  },
  async generate({ set, seed: text }) {
    const seed = parseSeed(text.trim())
    if (seed === undefined) return [tellText('badSeed', text)]
    const deck = generateDeck(set, seed)
    if (!deck.ok) return tellFaults([deck.error])
    return { id: identityOf(deck.value), deck: deck.value, set, seed: text.trim(), skipped: [] }
  },
  async ally({ pods, name, token }) {
    const made = ally(pods, { ...(name.trim() !== '' && { name }), ...(token !== '' && { token }) })
    return made.ok ? { ...made.value, id: identityOf(made.value.deck) } : tellFaults(made.error)
  },
  rename: async ({ name }) => checkName(name),
  async sum({ decks, language }) {
    await title.bringLanguage(language)
    return decks.map((kept) => sumUp(kept, language))
  },
  async show({ deck, language }) {
    await title.bringLanguage(language)
    return showSheet(deck, language)
  },
  async write({ deck, form }) {
    if (form === 'list') return makeList(deck.deck)
    return `${JSON.stringify(form === 'vault' ? makeMasterVault(deck.deck, deck satisfies KeptDeck) : deck.deck, undefined, 2)}\n`
  },
  async cards({ language }) {
    await title.bringLanguage(language)
    return listCards(language)
  },
  async find({ wishes, language }) {
    await title.bringLanguage(language)
    return findCards(wishes, language).map(({ id }) => id)
  },
  async card({ id, language }) {
    await title.bringLanguage(language)
    return showCard(id, language)
  },
  play: async ({ pairing, batch }) => playBatch(pairing, batch),
}

const SEED = '0'.repeat(32)
