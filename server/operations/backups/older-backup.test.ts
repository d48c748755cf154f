import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, expect, it } from 'vitest'
import { parseConfig } from '#server/config.ts'
import { openDatabase } from '#server/foundation/database/client.ts'
import { migrate } from '#server/foundation/database/migrate.ts'
import { createLog } from '#server/log.ts'
import { copyDatabase } from '#test/copy-database.ts'
import { databaseContent } from '#test/factories/database-content.ts'
import { createOldestDatabase } from '#test/oldest-release.ts'
import { readSchema } from '#test/read-schema.ts'
import { testContext } from '#test/test-context.ts'
import { backUp } from './back-up.ts'
import { restoreBackup } from './restore-backup.ts'

const ctx = testContext()
const folder = mkdtempSync(join(tmpdir(), 'teepee-older-backup-'))
const backup = join(folder, 'backup')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('a backup of the oldest release is restored over a newer site, and the next start upgrades it', async () => {
  const oldest = await createOldestDatabase()
  const older = openDatabase(oldest.url, () => undefined)
  for (const key of ['images/hero.jpg', 'images/hero-480.webp', 'crew/1.jpg'])
    await ctx.storage.put(key, Buffer.from(key))
  await backUp({ ...ctx, db: older.db }, backup)
  await older.close()

  const newer = await copyDatabase('restored')
  await restoreTo(newer.url)
  // Restoring marks the sweeps, in a column that this release does not have.
  const sweeps = ['stripe', 'test'].map((name) => expect.stringContaining(name))
  expect(await databaseContent(newer.url)).toEqual({
    ...(await databaseContent(oldest.url)),
    'public.reconciliation_sweeps': sweeps,
  })
  await migrate(newer.url)
  expect(await readSchemaAt(newer.url)).toEqual(await readSchemaAt(ctx.databaseUrl))
  await newer.drop()
  await oldest.drop()
})

it('one of a release before that is refused, with what to do', async () => {
  const path = join(backup, 'manifest.json')
  const manifest = JSON.parse(readFileSync(path, 'utf8'))
  writeFileSync(path, JSON.stringify({ ...manifest, migrations: [{ hash: 'first', createdAt: 1 }] }))
  await expect(restoreTo(ctx.databaseUrl)).rejects.toThrow('Restore it with the version that wrote it')
})

function restoreTo(databaseUrl: string) {
  const config = parseConfig({ DATABASE_URL: databaseUrl, DATA_DIR: join(folder, 'data') })
  return restoreBackup(config, { folder: backup, mayReplace: true, log: createLog('silent') })
}

async function readSchemaAt(connectionString: string): Promise<string[]> {
  const client = new Client({ connectionString })
  await client.connect()
  return readSchema(client).finally(() => client.end())
}
