/** Returns what this browser stores; null if nothing, or storage is blocked or missing, as on a server. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Stores a value in this browser, unless storage is full or blocked. */
export function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // The page works without it, and asks again.
  }
}

/** Removes a value from this browser. If storage is blocked, there is none. */
export function forgetStored(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was stored.
  }
}
