// What the browser keeps for this page; one that keeps nothing is as good, for as long as the page is open.

export function read(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

export function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // the cookie still knows who plays
  }
}

export function erase(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // what was never kept is gone
  }
}
