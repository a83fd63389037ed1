/** On a narrow tab, a name without the words with which another one begins too: what is left tells them apart. */
export function tabName(name: string, others: readonly string[]): string {
  const words = name.split(' ')
  const shared = others.map((other) => {
    const theirs = other === name ? [] : other.split(' ')
    const end = words.findIndex((word, at) => word !== theirs[at])
    return end < 0 ? 0 : end
  })
  const most = Math.max(0, ...shared)
  // a single word is short, and an article alone says nothing of what is named
  return most < 2 ? name : `… ${words.slice(most).join(' ')}`
}
