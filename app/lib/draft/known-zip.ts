const STORED_AS = 'zipCode'

/** Returns the ZIP code that prices were requested for in this browser, or an empty string. */
export function readKnownZip(): string {
  try {
    const stored = localStorage.getItem(STORED_AS) ?? ''
    return isZip(stored) ? stored : ''
  } catch {
    return ''
  }
}

export function rememberZip(zip: string): void {
  try {
    localStorage.setItem(STORED_AS, zip)
  } catch {
    // Storage is full or blocked: the ZIP code is asked for again.
  }
}

export function isZip(typed: string): boolean {
  return /^\d{5}$/.test(typed)
}
