import { argon2Sync, randomBytes } from 'node:crypto'

/** The administrator of every test's database. */
export const ADMIN = { username: 'admin', password: 'campfire-lantern-42' }

/** What authorizes the administrator's calls. */
export const BASIC = `Basic ${Buffer.from(`${ADMIN.username}:${ADMIN.password}`).toString('base64')}`

/** Returns a hash that is as valid as a real one but takes no time to check: no test database is worth an attack. */
export function weakHash(password: string): string {
  const [memory, passes, tagLength] = [8, 1, 32]
  const nonce = randomBytes(16)
  const tag = argon2Sync('argon2id', { message: password, nonce, parallelism: 1, tagLength, memory, passes })
  const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
  return `$argon2id$v=19$m=${memory},t=${passes},p=1$${unpadded(nonce)}$${unpadded(tag)}`
}
