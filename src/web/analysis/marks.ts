// Marks on the cards of a table that is only watched, from outside: tables know nothing of an analysis.

type Sort = 'played' | 'best'

/** Marks cards with a sort and a few words, wherever they come to lie, until the function that it returns is called. */
export function markCards(marks: readonly (readonly [card: number, sort: Sort, text: string])[]): () => void {
  const table = document.querySelector('.shell')
  const clear = (all: ParentNode = document) => {
    for (const one of all.querySelectorAll('[data-judged]')) {
      one.removeAttribute('data-judged')
      one.removeAttribute('data-judged-text')
    }
  }
  const mark = () => {
    for (const [card, sort, text] of marks) {
      const shown = card < 0 ? [] : (table?.querySelectorAll(`:is(main, .tray) [data-card="${card}"]`) ?? [])
      for (const one of shown) {
        if (one.getAttribute('data-judged') === sort) continue
        one.setAttribute('data-judged', sort)
        one.setAttribute('data-judged-text', text)
      }
    }
  }
  clear()
  mark()
  // the table is drawn anew in its own time
  const drawn = new MutationObserver(mark)
  if (table) drawn.observe(table, { childList: true, subtree: true })
  return () => {
    drawn.disconnect()
    clear()
  }
}
