import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Config } from '#server/config.ts'
import { seal, unseal } from './sealed-text.ts'
import { readSealingKeys } from './sealing-keys.ts'

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sealing-keys-'))
})
afterAll(() => rm(dataDir, { recursive: true }))

const read = (...secretsKeys: Buffer[]) => readSealingKeys({ secretsKeys, dataDir } as unknown as Config)

it('are made once, in a file that only its owner reads, however many ask first', async () => {
  const [one, ...others] = await Promise.all([read(), read(), read()])
  for (const other of [...others, await read()]) expect(other).toEqual(one)
  expect((await stat(join(dataDir, 'secrets.key'))).mode & 0o777).toBe(0o600)
})

it('still open with SECRETS_KEY what the file’s key has sealed; the new one seals', async () => {
  const sealed = seal(await read(), 'a row', 'a gate code')
  const key = randomBytes(32)
  const keys = await read(key)
  expect(unseal(keys, 'a row', sealed)).toBe('a gate code')
  expect(unseal([key], 'a row', seal(keys, 'a row', 'another'))).toBe('another')
})
