import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { reachDatabase } from './reach-database.ts'

const log = { debug: () => undefined, warn: () => undefined, error: () => undefined }

test('uses the database of a server that is too busy to respond', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'busy '))
  const busy = createServer()
  onTestFinished(() => {
    busy.close()
    rmSync(dataDir, { recursive: true, force: true })
  })
  mkdirSync(join(dataDir, 'postgres'))
  writeFileSync(join(dataDir, 'postgres', 'postmaster.pid'), `1\n\n0\n5432\n${dataDir}\n`)
  writeFileSync(join(dataDir, 'postgres.password'), 'secret')
  busy.listen(join(dataDir, '.s.PGSQL.5432'))
  await once(busy, 'listening')

  const database = await reachDatabase({ databaseDirectUrl: undefined, dataDir }, log)
  expect(new URL(database.connectionString).password).toBe('secret')
})
