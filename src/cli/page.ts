/** A page with one part of it written anew, between marks of its name; a page without them gets it at its end. The rest stays as it is. */
export function insertPart(page: string, name: string, lines: readonly string[]): string {
  const [begins, ends] = [`<!-- measured: ${name} -->`, `<!-- end of ${name} -->`]
  const part = [begins, '', ...lines, '', ends].join('\n')
  const [from, to] = [page.indexOf(begins), page.indexOf(ends)]
  if (from < 0 || to < from) return `${page.trimEnd()}\n\n${part}\n`
  return page.slice(0, from) + part + page.slice(to + ends.length)
}
