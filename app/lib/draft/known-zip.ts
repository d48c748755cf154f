import { readStored, store } from '../stored.ts'

const STORED_AS = 'zipCode'

/** Returns the ZIP code that prices were requested for in this browser, or an empty string. */
export function readKnownZip(): string {
  const stored = readStored(STORED_AS) ?? ''
  return isZip(stored) ? stored : ''
}

export function rememberZip(zip: string): void {
  store(STORED_AS, zip)
}

export function isZip(typed: string): boolean {
  return /^\d{5}$/.test(typed)
}
