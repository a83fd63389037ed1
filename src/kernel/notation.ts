/** What tells a card from others alike in a notation: `.2` for the second of several, nothing for one that is alone. */
export function copyNumber(card: number, cards: number, alike: (other: number) => boolean): string {
  let copies = 0
  let number = 0
  for (let other = 0; other < cards; other++) {
    if (!alike(other)) continue
    copies++
    if (other === card) number = copies
  }
  return copies > 1 ? `.${number}` : ''
}
