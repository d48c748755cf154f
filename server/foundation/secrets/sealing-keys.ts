import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '#server/config.ts'
import { KEY_BYTES, type SealingKeys } from './sealed-text.ts'

const KEY_FILE = 'secrets.key'
const ONLY_THE_OWNER = 0o600

/**
 * Returns the keys for secrets that must not be stored in plain text: those in SECRETS_KEY, then that of a file in
 * DATA_DIR. Without SECRETS_KEY the file is created on first use; backups do not contain it.
 */
export async function readSealingKeys({ secretsKeys, dataDir }: Config): Promise<SealingKeys> {
  const file = join(dataDir, KEY_FILE)
  if (secretsKeys.length > 0) {
    const earlier = await readKey(file)
    return earlier ? [...secretsKeys, earlier] : secretsKeys
  }
  return [(await readKey(file)) ?? (await makeKey(dataDir, file))]
}

async function readKey(file: string): Promise<Buffer | undefined> {
  try {
    const key = Buffer.from((await readFile(file, 'utf8')).trim(), 'base64')
    if (key.length !== KEY_BYTES) throw new Error(`${file} holds no key of ${KEY_BYTES} bytes in base64`)
    return key
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

async function makeKey(folder: string, file: string): Promise<Buffer> {
  await mkdir(folder, { recursive: true })
  const text = randomBytes(KEY_BYTES).toString('base64')
  try {
    // If two servers start at the same time, one writes the file and both read it.
    await writeFile(file, `${text}\n`, { flag: 'wx', mode: ONLY_THE_OWNER })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const key = await readKey(file)
  if (!key) throw new Error(`${file} could not be read`)
  return key
}
