import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const hash = promisify(argon2)

// OWASP's second recommended set for argon2id: 19 MiB, two passes, one lane.
const MEMORY_KIB = 19_456
const PASSES = 2
const TAG_BYTES = 32

/** Returns an argon2id hash in the usual PHC format. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  return inPhcFormat(nonce, await derive(password, nonce, MEMORY_KIB, PASSES))
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

/** A hash that matches no password, so that an unknown user takes as long as a wrong password. */
export const NOBODYS_HASH = inPhcFormat(randomBytes(16), randomBytes(TAG_BYTES))

function derive(password: string, nonce: Buffer, memory: number, passes: number): Promise<Buffer> {
  return hash('argon2id', { message: password, nonce, parallelism: 1, tagLength: TAG_BYTES, memory, passes })
}

function inPhcFormat(nonce: Buffer, tag: Buffer): string {
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=1$${unpadded(nonce)}$${unpadded(tag)}`
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
