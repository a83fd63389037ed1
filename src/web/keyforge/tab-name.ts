/** On a narrow tab, a name without the words with which another one begins too: what is left tells them apart. `brief`: without a sign for those words. */
export function tabName(name: string, others: readonly string[], brief = false): string {
  const words = name.split(' ')
  // -1 for the name itself
  const shared = others.map((other) => {
    const theirs = other.split(' ')
    return words.findIndex((word, at) => word !== theirs[at])
  })
  const most = Math.max(0, ...shared)
  // a single word is short, and an article alone says nothing of what is named
  return most < 2 ? name : (brief ? '' : '… ') + words.slice(most).join(' ')
}
