import { createHash, randomBytes } from 'node:crypto'

const SECRET_BYTES = 32

/** Returns an unguessable secret. Only its hash is stored; it is random enough not to need a slow one. */
export function randomSecret(prefix = ''): string {
  return prefix + randomBytes(SECRET_BYTES).toString('base64url')
}

export function secretHash(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
