import { randomBytes, randomUUID } from 'node:crypto'
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { readManifest, verifyBackup } from '#platform/backups.ts'
import { parseConfig } from '#server/config.ts'
import { openDatabase } from '#server/foundation/database/client.ts'
import {
  newsletterSubscribers,
  paymentIntents,
  reconciliationSweeps,
  siteExports,
  webhookEvents,
} from '#server/foundation/database/schema/all-tables.ts'
import { openStorage } from '#server/foundation/storage/storage.ts'
import { createLog } from '#server/log.ts'
import { toDatabaseUrl } from '#test/database-server.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { databaseContent } from '#test/factories/database-content.ts'
import { startLoopbackBucket } from '#test/factories/loopback-bucket.ts'
import { aPhoto, imageForm } from '#test/factories/pictures/image-form.ts'
import { runAsAdmin } from '#test/run-as-admin.ts'
import { testContext } from '#test/test-context.ts'
import { backUp } from './back-up.ts'
import { backUpDaily, chooseBackup, lastBackup } from './daily-backup.ts'
import { restoreBackup } from './restore-backup.ts'

// Every file of a backup is flushed to the disk, which other processes may be using.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

const ctx = testContext()
const folder = mkdtempSync(join(tmpdir(), 'teepee-backups-'))
const bucket = await startLoopbackBucket()
const backup = join(folder, 'backup')
const made: string[] = []
afterAll(async () => {
  for (const name of made) await runAsAdmin(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
  await bucket.stop()
  rmSync(folder, { recursive: true, force: true })
})
const restoreTo = (databaseUrl: string, mayReplace = false, from = backup) =>
  restoreBackup(parseConfig({ DATABASE_URL: databaseUrl, DATA_DIR: join(folder, 'none'), ...bucket.env }), {
    folder: from,
    mayReplace,
    log: createLog('silent'),
  })

beforeAll(async () => {
  for (const bookingDate of ['2027-03-01', '2027-03-08'])
    expect((await ctx.call('POST', '/api/bookings', bookingRequest({ bookingDate }))).status).toBe(201)
  for (const width of [60, 90])
    expect(
      (await ctx.staff('POST', '/api/upload', imageForm(await aPhoto({ width, height: 40 })))).status,
    ).toBe(201)
  await ctx.imageWork.finishing.whenFinished()
  await backUp(ctx, backup)
})

describe('a backup', () => {
  it('can be restored to another database and the other kind of storage, and is identical', async () => {
    const url = await emptyDatabase()
    const { pictures } = await restoreTo(url)
    expect(await databaseContent(url)).toEqual(await databaseContent(ctx.databaseUrl))
    expect(await bucket.keys()).toEqual(pictures.map(({ key }) => key).sort())
    const storage = openStorage(parseConfig(bucket.env))
    for (const { key } of pictures) expect(await storage.read(key)).toEqual(await ctx.storage.read(key))
  })

  it('captures a single instant while the site keeps writing', async () => {
    let isOver = false
    const writing = (async () => {
      for (let n = 0; !isOver; n++)
        await ctx.db.transaction(async (tx) => {
          await tx.insert(newsletterSubscribers).values({ email: `reader-${n}@example.com` })
          await tx.insert(webhookEvents).values({ eventId: `event-${n}`, type: 'together' })
        })
    })()
    const { tables } = await backUp(ctx, join(folder, 'while-writing'))
    isOver = true
    await writing
    const getRows = (table: string) => tables.find(({ name }) => name === table)?.rows
    expect(getRows('newsletter_subscribers')).toBe(getRows('webhook_events'))
    await ctx.db.delete(newsletterSubscribers)
    await ctx.db.delete(webhookEvents)
  })

  it('replaces a site only if told to, and removes its pictures and exports', async () => {
    const url = await emptyDatabase()
    await restoreTo(url)
    await query(url, `UPDATE bookings SET customer_name = 'Somebody Else'`)
    await expect(restoreTo(url)).rejects.toThrow('--replace')
    await query(url, `UPDATE images SET path = '/uploads/images/later.jpg', variants = '[]' WHERE id = 1`)
    const exported = randomUUID()
    await query(url, `INSERT INTO exports (requested_by, folder, parts) VALUES ('owner', '${exported}', 2)`)
    await query(
      url,
      `INSERT INTO crew_photos (id, total_bytes, file_key) VALUES ('${randomUUID()}', 5, 'crew/1.jpg')`,
    )
    const parts = [0, 1].map((part) => `exports/${exported}/${part}.part`)
    for (const key of ['images/later.jpg', 'crew/1.jpg', 'crew/1-small.webp', ...parts])
      await openStorage(parseConfig(bucket.env)).put(key, Buffer.from('later'))
    const { pictures } = await restoreTo(url, true)
    expect(await databaseContent(url)).toEqual(await databaseContent(ctx.databaseUrl))
    expect(await bucket.keys()).toEqual(pictures.map(({ key }) => key).sort())
  })

  it('marks what it restores: payments since it was made are unknown; the files of exports are not in it', async () => {
    const intent = { intentId: 'pi_1', provider: 'stripe', amountCents: 7_500 }
    await ctx.db.insert(paymentIntents).values(intent)
    await ctx.db.insert(reconciliationSweeps).values({ ...intent, startedAt: ctx.now(), cursor: 'pi_1' })
    await ctx.db.insert(siteExports).values({ requestedBy: 'owner', status: 'ready', readyAt: ctx.now() })
    const ofPayment = join(folder, 'with-a-payment')
    const { createdAt } = await backUp(ctx, ofPayment)
    await ctx.db.delete(paymentIntents)
    await ctx.db.delete(reconciliationSweeps)
    await ctx.db.delete(siteExports)
    const url = await emptyDatabase()
    await restoreTo(url, false, ofPayment)
    const restored = openDatabase(url, () => undefined)
    expect(await restored.db.select().from(reconciliationSweeps)).toMatchObject([
      { provider: 'stripe', cursor: null, restoredTo: new Date(createdAt) },
    ])
    expect(await restored.db.$count(siteExports)).toBe(0)
    await restored.close()
  })

  it('is not restored while a server is running', async () => {
    const url = await emptyDatabase()
    const server = new Client({ connectionString: url, application_name: 'moonlit-teepees listener' })
    await server.connect()
    await expect(restoreTo(url, true)).rejects.toThrow('Stop every server first')
    await server.end()
  })

  it('never overwrites anything: its folder must be new', async () => {
    await expect(backUp(ctx, backup)).rejects.toThrow('is not empty')
  })

  it('starts over from a later instant if a picture is deleted meanwhile', async () => {
    const { body } = await ctx.staff(
      'POST',
      '/api/upload',
      imageForm(await aPhoto({ width: 50, height: 40 })),
    )
    await ctx.imageWork.finishing.whenFinished()
    let isDeleted = false
    const storage = {
      ...ctx.storage,
      open: async (key: string) => {
        if (!isDeleted) await ctx.staff('DELETE', `/api/uploads/${body.id}`)
        isDeleted = true
        return ctx.storage.open(key)
      },
    }
    const { pictures } = await backUp({ ...ctx, storage }, join(folder, 'deleted-meanwhile'))
    const keys = pictures.map(({ key }) => key)
    expect(keys).not.toContain(body.path.replace('/uploads/', ''))
    expect(
      (await readdir(join(folder, 'deleted-meanwhile/uploads'), { recursive: true })).filter(isFile).sort(),
    ).toEqual([...keys].sort())
  })

  it('fails if one of the site’s pictures is missing for good, and leaves nothing that looks complete', async () => {
    const storage = { ...ctx.storage, open: async () => undefined }
    await expect(backUp({ ...ctx, storage }, join(folder, 'missing'))).rejects.toThrow('does not have')
    for (const name of ['missing', 'missing.unfinished'])
      await expect(readdir(join(folder, name))).rejects.toThrow('ENOENT')
  })
})

describe('a backup that cannot be trusted', () => {
  /** Shared by all tests, none of which may change it. */
  let url: string
  beforeAll(async () => {
    url = await emptyDatabase()
  })
  const damage = async (name: string, change: (copy: string) => void) => {
    const copy = join(folder, name)
    cpSync(backup, copy, { recursive: true })
    change(copy)
    const config = parseConfig({ DATABASE_URL: url, DATA_DIR: join(folder, `${name}-data`) })
    const restoring = restoreBackup(config, { folder: copy, mayReplace: false, log: createLog('silent') })
    const message = await restoring.then(
      () => 'restored',
      (error: Error) => error.message,
    )
    expect(await databaseContent(url)).toEqual({})
    return message
  }
  const manifestIn = (copy: string) => JSON.parse(readFileSync(join(copy, 'manifest.json'), 'utf8'))
  const write = (copy: string, manifest: unknown) =>
    writeFileSync(join(copy, 'manifest.json'), JSON.stringify(manifest))

  it.each([
    [
      'changed',
      (copy: string) => appendFileSync(join(copy, 'database/bookings.copy.gz'), 'x'),
      'database/bookings.copy.gz is damaged',
    ],
    ['incomplete', (copy: string) => rmSync(join(copy, 'uploads'), { recursive: true }), 'is missing'],
    [
      'with-another-file',
      (copy: string) => {
        writeFileSync(join(copy, 'uploads', '.DS_Store'), 'left by a file manager')
        writeFileSync(join(copy, 'uploads', 'forgotten.jpg'), 'x')
      },
      'The backup is not as it was written: uploads/forgotten.jpg is not listed in its manifest.json.',
    ],
    ['unfinished', (copy: string) => rmSync(join(copy, 'manifest.json')), 'is not a backup'],
    ['garbled', (copy: string) => writeFileSync(join(copy, 'manifest.json'), '{'), 'is damaged'],
    [
      'newer',
      (copy: string) => {
        const manifest = manifestIn(copy)
        write(copy, {
          ...manifest,
          migrations: [...manifest.migrations, { hash: 'later', createdAt: 99_999_999_999_999 }],
        })
      },
      'newer version',
    ],
    [
      'with-unknown-table',
      (copy: string) => {
        const manifest = manifestIn(copy)
        const [table] = manifest.tables
        write(copy, { ...manifest, tables: [...manifest.tables, { ...table, name: 'spells' }] })
      },
      'holds a table spells, which this program does not know',
    ],
    [
      'with-unknown-column',
      (copy: string) => {
        const manifest = manifestIn(copy)
        const tables = manifest.tables.map((table: { columns: string[] }, index: number) =>
          index === 0 ? { ...table, columns: [...table.columns.slice(1), 'spell'] } : table,
        )
        write(copy, { ...manifest, tables })
      },
      'The database does not take what the backup holds',
    ],
    [
      'reaching-out',
      (copy: string) => {
        const manifest = manifestIn(copy)
        const [picture] = manifest.pictures
        write(copy, { ...manifest, pictures: [{ ...picture, key: 'images/../../../etc/passwd' }] })
      },
      'must stay inside the backup',
    ],
  ])('is refused before anything changes: %s', async (name, change, sentence) => {
    expect(await damage(name, change)).toContain(sentence)
  })
})

describe('the daily backup', () => {
  const daily = join(folder, 'daily')
  const withBackups = () => ({ ...ctx, config: { ...ctx.config, backups: { folder: daily, keepDays: 3 } } })

  it('does nothing without BACKUP_DIR', async () => {
    await backUpDaily(ctx)
    expect(await lastBackup(ctx.config)).toBeUndefined()
  })

  it('keeps BACKUP_KEEP_DAYS days, cleans up interrupted backups and leaves other files alone', async () => {
    await mkdir(join(daily, 'moonlit-teepees-2027-01-01T07-20-00Z.unfinished'), { recursive: true })
    await mkdir(join(daily, 'holiday-photos'))
    for (const day of ['05', '06', '07', '08', '09']) {
      ctx.setNow(new Date(`2027-01-${day}T07:20:00Z`))
      await backUpDaily(withBackups())
    }
    const newest = 'moonlit-teepees-2027-01-09T07-20-00Z'
    expect(await readdir(daily)).toEqual([
      'holiday-photos',
      'moonlit-teepees-2027-01-06T07-20-00Z',
      'moonlit-teepees-2027-01-07T07-20-00Z',
      'moonlit-teepees-2027-01-08T07-20-00Z',
      newest,
    ])
    expect(await chooseBackup(daily)).toBe(join(daily, newest))
    const last = await lastBackup(withBackups().config)
    expect(last).toMatchObject({ folder: join(daily, newest), createdAt: new Date('2027-01-09T07:20:00Z') })
    expect(last?.bytes).toBeGreaterThan(1000)
  })

  it('never removes the only good backup, however old, and keeps nothing of one that fails', async () => {
    ctx.setNow(new Date('2028-01-01T07:20:00Z'))
    await mkdir(join(daily, 'moonlit-teepees-2027-12-31T07-20-00Z.unfinished'))
    await mkdir(join(daily, 'before-the-season.unfinished'))
    const broken = { ...withBackups(), storage: { ...ctx.storage, open: async () => undefined } }
    await expect(backUpDaily(broken)).rejects.toThrow('does not have')
    expect((await readdir(daily)).filter((name) => name.endsWith('.unfinished'))).toEqual([
      'before-the-season.unfinished',
    ])
    expect(await lastBackup(withBackups().config)).toMatchObject({
      createdAt: new Date('2027-01-09T07:20:00Z'),
    })
  })
})

describe('a daily backup that another server takes over while it is being written', () => {
  it('fails, and leaves the other one’s, which is complete', async () => {
    const takenOver = join(folder, 'taken-over')
    const later = new Date('2028-02-01T07:20:01Z')
    const site = { ...ctx, config: { ...ctx.config, backups: { folder: takenOver, keepDays: 3 } } }
    const storage = {
      ...ctx.storage,
      open: async (key: string) => {
        if (ctx.now() < later) {
          ctx.setNow(later)
          await backUpDaily(site)
        }
        return ctx.storage.open(key)
      },
    }
    ctx.setNow(new Date('2028-02-01T07:20:00Z'))
    await expect(backUpDaily({ ...site, storage })).rejects.toThrow('is not complete: database/')
    expect(await readdir(takenOver)).toEqual(['moonlit-teepees-2028-02-01T07-20-01Z'])
    const complete = await chooseBackup(takenOver)
    await verifyBackup(complete, await readManifest(complete))
  })
})

const isFile = (name: string) => name.includes('.')

async function emptyDatabase(): Promise<string> {
  const name = `restored_${randomBytes(6).toString('hex')}`
  await runAsAdmin(`CREATE DATABASE ${name}`)
  made.push(name)
  return toDatabaseUrl(inject('databaseUrl'), name)
}

async function query(connectionString: string, statement: string): Promise<void> {
  const client = new Client({ connectionString })
  await client.connect()
  await client.query(statement)
  await client.end()
}
