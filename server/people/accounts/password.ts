import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const hash = promisify(argon2)

/**
 * OWASP's second recommended parameter set for argon2id: 19 MiB, two passes, one lane. Only tests use cheaper hashes.
 */
export const PASSWORD_COST = { memoryKib: 19_456, passes: 2 }
const TAG_BYTES = 32

/** Returns an argon2id hash in the usual PHC format. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const { memoryKib, passes } = PASSWORD_COST
  return inPhcFormat(nonce, await derive(password, nonce, memoryKib, passes))
}

/** Returns a random password to be shown once. */
export function generatePassword(): string {
  return randomBytes(12).toString('base64url')
}

export async function isPassword(password: string, stored: string): Promise<boolean> {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([^$]+)\$([^$]+)$/.exec(stored)
  if (!match) return false
  const [, memory = '', passes = '', nonce = '', expected = ''] = match
  const tag = await derive(password, Buffer.from(nonce, 'base64'), Number(memory), Number(passes))
  return timingSafeEqual(tag, Buffer.from(expected, 'base64'))
}

/** Returns a hash that matches no password, so that an unknown user takes as long as a wrong password. */
export function createDummyHash(): string {
  return inPhcFormat(randomBytes(16), randomBytes(TAG_BYTES))
}

function derive(password: string, nonce: Buffer, memory: number, passes: number): Promise<Buffer> {
  return hash('argon2id', { message: password, nonce, parallelism: 1, tagLength: TAG_BYTES, memory, passes })
}

function inPhcFormat(nonce: Buffer, tag: Buffer): string {
  const { memoryKib, passes } = PASSWORD_COST
  return `$argon2id$v=19$m=${memoryKib},t=${passes},p=1$${unpadded(nonce)}$${unpadded(tag)}`
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
