import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
export const KEY_BYTES = 32
/** The size that NIST SP 800-38D recommends for this mode. */
const NONCE_BYTES = 12
const TAG_BYTES = 16
/** The prefix of all sealed text; plain secrets never contain a colon. */
const PREFIX = 'sealed:1:'

/** The keys in SECRETS_KEY, or in the key file: the first one seals, all of them open. */
export type SealingKeys = readonly Buffer[]

/**
 * Encrypts a text for the database; without a key it stays plain. `place` identifies its row: text copied into another
 * row cannot be opened there.
 */
export function seal([key]: SealingKeys, place: string, text: string): string {
  if (!key) return text
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(place))
  const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return PREFIX + sealed.toString('base64url')
}

/** Returns the text of a stored value, sealed or plain; undefined if none of the keys opens it. */
export function unseal(keys: SealingKeys, place: string, stored: string): string | undefined {
  if (!stored.startsWith(PREFIX)) return stored
  const sealed = Buffer.from(stored.slice(PREFIX.length), 'base64url')
  for (const key of keys) {
    const text = open(key, place, sealed)
    if (text !== undefined) return text
  }
  return undefined
}

/** Returns whether a stored value is sealed the way `seal` would do it now. */
export function isSealedNow([key]: SealingKeys, place: string, stored: string): boolean {
  return key ? stored.startsWith(PREFIX) && unseal([key], place, stored) !== undefined : true
}

function open(key: Buffer, place: string, sealed: Buffer): string | undefined {
  if (sealed.length < NONCE_BYTES + TAG_BYTES) return undefined
  const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  })
  decipher.setAAD(Buffer.from(place)).setAuthTag(sealed.subarray(-TAG_BYTES))
  try {
    const text = decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES))
    return Buffer.concat([text, decipher.final()]).toString('utf8')
  } catch {
    // Another key, another row, or tampered bytes.
    return undefined
  }
}
