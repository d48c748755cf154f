/**
 * Returns 128 random bits. `crypto.randomUUID` is missing on a phone that opens the site without https, such
 * as over the owner's Wi-Fi.
 */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
