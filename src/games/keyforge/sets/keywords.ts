import { KEYWORDS, VALUED } from '../rules/index.ts'
import type { Definition } from '../rules/index.ts'

/** A keyword as it is printed; the amount is 0 where it has none. */
export interface PrintedKeyword {
  readonly keyword: string
  readonly amount: number
}

export function printedKeywords({ keywords }: Definition): readonly PrintedKeyword[] {
  return KEYWORDS.filter((_, i) => keywords[i] > 0).map((keyword) => ({
    keyword,
    amount: VALUED.includes(keyword) ? keywords[KEYWORDS.indexOf(keyword)] : 0,
  }))
}
