import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sql } from '#server/foundation/database/drizzle.ts'
import { OLDEST_BESIDE } from '#server/foundation/database/migrate.ts'
import { testCluster } from '#test/cluster/test-cluster.ts'
import { seasonFigures } from '#test/races/season-figures.ts'
import { findNewestMigration } from '../../scripts/older-release.ts'
import { bookAnyParty, letFamiliesIn, lookAfterParty } from './families.ts'
import { countReplies } from './replies.ts'
import { shared } from './shared.ts'
import { letStaffIn, lookAround, signIn, takeCall } from './staff.ts'

/** How many bookings families make in each phase: older release, both, this one. */
const BOOKINGS = Number(process.env.UPGRADE_BOOKINGS ?? 60)
const OLDER = process.env.OLDER_RELEASE ?? ''
const PARTIES_PER_DAY = 4
/** Servers of earlier releases only have the scripts of their own pages. */
const SHARES_BUILT_FILES = globSync('server/**/files/built-files.ts', { cwd: OLDER }).length > 0
const OLDER_SCHEMA = findNewestMigration(OLDER).when
const HAS_OLDER_SCHEMA = OLDER_SCHEMA < findNewestMigration('.').when
const RUNS_BESIDE = OLDER_SCHEMA >= OLDEST_BESIDE
const LONG = { timeout: 1_800_000 }

const own = testCluster({
  name: 'upgrade',
  partiesPerDay: PARTIES_PER_DAY,
  env: { LOG_LEVEL: 'error', RATE_LIMITS: 'off' },
  folder: OLDER,
})
const replies = countReplies()
/** References and ids of bookings that were answered with 201. */
const acknowledged = { references: [] as string[], calls: [] as number[] }

const site = (url: string) => ({ url, replies, readPageLink })

describe.runIf(RUNS_BESIDE)('an older release and this one', () => {
  it('serve every request while the first of two servers is upgraded, and side by side', LONG, async () => {
    await underLoad(async (moreBookings) => {
      await moreBookings()
      await own.cluster.restart(0, '.')
      await moreBookings()
    })
  })

  it('read the same bookings', LONG, async () => {
    const [newer, older] = await readOnBoth('/api/bookings')
    expect(newer).toHaveProperty([2 * BOOKINGS - 1])
    expect(shared(older, newer)).toEqual(shared(newer, older))
    expect(replies.failures).toEqual([])
  })

  it('show the same history of who changed what', LONG, async () => {
    const [newer, older] = await readOnBoth('/api/admin/audit?pageSize=200')
    expect(newer).toHaveProperty(['entries', BOOKINGS - 1])
    expect(shared(older, newer)).toEqual(shared(newer, older))
    expect(replies.failures).toEqual([])
  })

  it.each(['older', 'newer'])(
    'continue each other’s bookings: what the %s one writes, the other one can use',
    LONG,
    async (from) => {
      const [newer = '', older = ''] = own.cluster.serverUrls()
      const [writer, reader] = from === 'older' ? [older, newer] : [newer, older]
      for (let round = 0; round < 8; round++) {
        const family = await bookAnyParty(site(writer))
        acknowledged.references.push(family.reference)
        await lookAfterParty(site(reader), family)
        const staff = await signIn(writer, replies)
        const call = await takeCall(staff)
        acknowledged.calls.push(call)
        const there = staff.at(reader)
        const path = `/api/bookings/${call}`
        const { body } = await there.ask('read', path)
        await there.ask('change', path, { method: 'PATCH', body: { guestCount: 5, version: body.version } })
        expect((await staff.ask('read', path)).body.guestCount).toBe(5)
        await there.ask('cancel', `${path}/cancellation`, { method: 'POST', body: {} })
        expect((await staff.ask('read', path)).body.bookingStatus).toBe('cancelled')
        await lookAround(there)
        await lookAround(staff)
      }
      expect(replies.failures).toEqual([])
    },
  )

  it(
    'serve every request while the second server is upgraded, and lose or duplicate nothing',
    LONG,
    async () => {
      await underLoad(async (moreBookings) => {
        await moreBookings()
        await own.cluster.restart(1, '.')
        await moreBookings()
      })
      await expectNothingLost()
    },
  )

  it.runIf(HAS_OLDER_SCHEMA)(
    'the older one does not start on the newer database, and says why',
    LONG,
    async () => {
      expect(await refusedStart(OLDER)).toMatch(/^The database was brought up to date by a newer/)
    },
  )
})

describe.skipIf(RUNS_BESIDE)('a release that this one does not run beside', () => {
  it('goes on working while this one refuses to start', LONG, async () => {
    await underLoad(async (moreBookings) => {
      await moreBookings()
      expect(await refusedStart('.')).toMatch(/stop every server first/)
      await moreBookings()
    })
  })

  it('is upgraded once all its servers are stopped, and nothing is lost or duplicated', LONG, async () => {
    await own.cluster.replaceAll('.')
    await underLoad((moreBookings) => moreBookings())
    await expectNothingLost()
  })
})

/** Starts the program in a folder on the same database, and returns why it does not start. */
function refusedStart(folder: string): Promise<string> {
  const settings = { DATABASE_URL: own.databaseUrl, DATA_DIR: own.dataDir, HOST: '127.0.0.1', PORT: '0' }
  const options = { cwd: folder, env: { ...process.env, ...settings } }
  return new Promise((resolve, reject) => {
    execFile(process.execPath, ['scripts/serve.ts'], options, (error, _, stderr) => {
      if (error?.code === 1) resolve(stderr)
      else reject(error ?? new Error('It has started'))
    })
  })
}

async function expectNothingLost(): Promise<void> {
  const { rows } = await own.database.db.execute<{ id: number; reference: string }>(
    sql`SELECT id, reference FROM bookings`,
  )
  const kept = new Set(rows.flatMap(({ id, reference }) => [id, reference]))
  const { references, calls } = acknowledged
  expect([...references, ...calls].filter((one) => !kept.has(one))).toEqual([])
  expect(rows).toHaveLength(references.length + calls.length)
  const { daysOverCapacity, recordedRefundCents, refundedCents } = await seasonFigures(own.database)
  expect({ daysOverCapacity, recordedRefundCents }).toEqual({
    daysOverCapacity: 0,
    recordedRefundCents: refundedCents,
  })
  expect(await unrecordedPayments()).toEqual([])
  process.stdout.write(
    `upgrade: ${JSON.stringify({ ...replies.counts, failed: replies.failures.length, missing: replies.missing.length, families: references.length, calls: calls.length })}\n`,
  )
}

/** Lets families and staff in while something happens; nothing they do may fail. */
async function underLoad(act: (moreBookings: () => Promise<void>) => Promise<void>): Promise<void> {
  const families = letFamiliesIn(site(own.cluster.url))
  const staff = letStaffIn(own.cluster.url, replies)
  await act(() => families.moreBookings(BOOKINGS))
  acknowledged.references.push(...(await families.leave()))
  acknowledged.calls.push(...(await staff.leave()))
  expect(replies.failures).toEqual([])
  if (SHARES_BUILT_FILES) expect(replies.missing).toEqual([])
}

/** Returns what staff read at this address from the newer release, and from the older one beside it. */
async function readOnBoth(path: string): Promise<unknown[]> {
  const staff = await signIn(own.cluster.url, replies)
  const asked = own.cluster.serverUrls().map((server) => staff.at(server).ask(path, path))
  return (await Promise.all(asked)).map(({ body }) => body)
}

/** Returns the path and query of a booking page, from the booking's confirmation mail. */
async function readPageLink(bookingId: number): Promise<string> {
  const { rows } = await own.database.db.execute<{ text: string }>(
    sql`SELECT text FROM outbox WHERE booking_id = ${bookingId} AND kind = 'confirmation'`,
  )
  return /\/MT-[\w-]+(\?token=\S+)/.exec(rows[0]?.text ?? '')?.[1] ?? ''
}

/** Returns intents whose money the books do not have, or have with another amount. */
async function unrecordedPayments(): Promise<unknown[]> {
  const { rows } = await own.database.db.execute(sql`
    SELECT taken.intent_id FROM test_payment_intents AS taken
    LEFT JOIN payments ON payments.intent_id = taken.intent_id AND payments.amount = taken.amount
    WHERE taken.status = 'succeeded' AND payments.id IS NULL`)
  return rows
}
