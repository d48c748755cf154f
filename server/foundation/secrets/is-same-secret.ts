import { createHash, timingSafeEqual } from 'node:crypto'

/** Compares in constant time, whatever the lengths, so that timing reveals nothing about the secret. */
export function isSameSecret(given: string, expected: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(given), hash(expected))
}
