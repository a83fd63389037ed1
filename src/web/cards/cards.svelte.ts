// What is looked at of all cards: the list, what it is narrowed to, the card in focus. The address tells of it.
import { openDesk } from '../decks/desk.ts'
import type { Language } from '../protocol.ts'
import type { CardList, CardRow, CardWishes, Field } from './view.ts'

const ANY: Readonly<Record<Field, string>> = { set: '', house: '', type: '', rarity: '', keyword: '' }

class Cards {
  /** The cards are looked at, in the place of the decks. */
  open = $state(false)
  id = $state<string | undefined>(undefined)
  words = $state('')
  wanted = $state<Record<Field, string>>({ ...ANY })
  list = $state.raw<CardList | undefined>(undefined)
  /** Those that are as wished for. */
  found = $state.raw<readonly CardRow[]>([])
  private asked = 0

  /** Opens the list, with a card in focus where one is named. */
  show(id?: string): void {
    this.open = true
    this.id = id
    history.replaceState(undefined, '', id === undefined ? '#cards' : `#cards=${encodeURIComponent(id)}`)
  }

  close(): void {
    this.open = false
    this.id = undefined
    if (/^#(cards|decks)/.test(location.hash)) history.replaceState(undefined, '', location.pathname + location.search)
  }

  /** Narrows the list to nothing. */
  clear(): void {
    this.words = ''
    this.wanted = { ...ANY }
  }

  get narrowed(): boolean {
    return this.words !== '' || Object.values(this.wanted).some((value) => value !== '')
  }

  /** Looks for what is wished for now; an answer that comes after a later question is not shown. */
  async find(language: Language): Promise<void> {
    const asked = ++this.asked
    // choices are of the list that is shown; what is left empty may be anything
    const wishes = {
      words: this.words,
      ...Object.fromEntries(Object.entries(this.wanted).filter(([, value]) => value !== '')),
    } as CardWishes
    const desk = openDesk()
    const list = this.list?.language === language ? this.list : await desk.ask('cards', { language })
    const ids = new Set(await desk.ask('find', { wishes, language }))
    if (asked !== this.asked) return
    this.list = list
    this.found = list.rows.filter(({ id }) => ids.has(id))
  }
}

export const cards = new Cards()
