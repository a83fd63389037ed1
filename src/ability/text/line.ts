/** One line of a card's text; the bold words that start it stand apart. */
export interface TextLine {
  readonly trigger?: string
  readonly text: string
}

/** The line as it is written. */
export function writeLine({ trigger, text }: TextLine): string {
  return trigger === undefined ? text : `${trigger}: ${text}`
}
