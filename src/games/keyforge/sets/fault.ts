/** What is wrong with the files of cards, in one line that says what would make it right: whoever starts a program reads that and no stack. */
export class CardFault extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'CardFault'
  }
}
