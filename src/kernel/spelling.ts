/** How many letters must be changed, added or left out to make `b` of `a`; `limit` when as many or more. */
export function editDistance(a: string, b: string, limit = Number.POSITIVE_INFINITY): number {
  if (Math.abs(a.length - b.length) >= limit) return limit
  let row = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) next.push(Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1)))
    row = next
  }
  return Math.min(row[b.length], limit)
}

/** A text as it is searched: small letters without accents and apostrophes, with æ as a and ß as ss: whoever cannot type them finds them all the same. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('æ', 'a')
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u00ad'’]/g, '')
    .replaceAll('ß', 'ss')
    .trim()
}
