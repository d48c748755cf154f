import { announceStorageChange, onStorageChange } from '#app/lib/storage-change.ts'
import { readStored } from '../stored.ts'

const CREDENTIAL = 'adminAuth'
const FLAG = 'adminAuthenticated'
const CHANGED = 'admin-credential'

const ALWAYS_SIGNED = [
  '/api/admin',
  '/api/upload',
  '/api/bookings',
  '/api/crew',
  '/api/coupons',
  '/api/contact/submissions',
  '/api/unavailable-dates',
  '/api/site-settings',
  '/api/testimonials',
  '/api/generate-ai-images',
]
const SIGNED_TO_WRITE = ['/api/themes', '/api/addons', '/api/contact-info']

/**
 * Returns whether a call carries the credential. The contract decides who may call; this only decides what
 * the browser sends, and a test compares the two.
 */
export function carriesCredential(method: string, path: string): boolean {
  return (
    ALWAYS_SIGNED.some((part) => path.includes(part)) ||
    (SIGNED_TO_WRITE.some((part) => path.includes(part)) && (method !== 'GET' || path.includes('/edit')))
  )
}

/** Returns the stored credential for calls that carry it; visitors have none. */
export function credentialFor(method: string, path: string): string | undefined {
  return carriesCredential(method, path) ? storedCredential() : undefined
}

/** Returns whether this browser stores a credential, valid or not. */
export function hasCredential(): boolean {
  return storedCredential() !== undefined
}

/** Returns the credential for requests that do not go through the API client. */
export function storedCredential(): string | undefined {
  return readStored(CREDENTIAL) ?? undefined
}

/**
 * Returns whether this browser assumes that an administrator is signed in. The server makes its own decision.
 */
export function isSignedIn(): boolean {
  return readStored(FLAG) === 'true'
}

/** Returns the signed-in user's name; empty if nobody is signed in. */
export function signedInUsername(): string {
  const credential = readStored(CREDENTIAL) ?? ''
  const bytes = Uint8Array.from(atob(credential), (letter) => letter.charCodeAt(0))
  return new TextDecoder().decode(bytes).split(':')[0] ?? ''
}

export function storeCredential(credential: string): void {
  localStorage.setItem(CREDENTIAL, credential)
  localStorage.setItem(FLAG, 'true')
  announceStorageChange(CHANGED)
}

/**
 * Calls `onNew` whenever another credential than the one before is stored, in any window. Returns a function that ends
 * it.
 */
export function onNewCredential(onNew: () => void, before = storedCredential()): () => void {
  let seen = before
  const look = () => {
    const credential = storedCredential()
    if (credential === undefined || credential === seen) return
    seen = credential
    onNew()
  }
  look()
  return onStorageChange(CHANGED, look)
}

export function clearCredential(): void {
  localStorage.removeItem(CREDENTIAL)
  localStorage.removeItem(FLAG)
}
