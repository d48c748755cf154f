import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseConfig } from '#server/config.ts'
import { createContext } from '#server/create-context.ts'
import { type DatabaseClient, openDatabase } from '#server/foundation/database/client.ts'
import { sql } from '#server/foundation/database/drizzle.ts'
import { createLog } from '#server/log.ts'
import { reconcile } from '#server/money/payments/reconciliation/reconcile.ts'
import { GOOD_CARD } from '#test/factories/booking-request.ts'
import { seasonFigures } from '#test/races/season-figures.ts'
import { SECRET_KEY, startSimulatedStripe } from '#test/simulated/stripe/start-simulated-stripe.ts'
import { ADMIN } from '#test/test-context.ts'
import { buildIfNeeded } from '../../scripts/build.ts'
import { type Cluster, startCluster } from '../../scripts/cluster/start-cluster.ts'
import { type Families, letFamiliesIn } from './families.ts'
import { type ReplicatedDatabase, startReplicatedDatabase } from './start-replicated-database.ts'

const KILLS = Number(process.env.FAILOVER_KILLS)
const REPLICATION = process.env.FAILOVER_REPLICATION === 'asynchronous' ? 'asynchronous' : 'synchronous'
const BOOKINGS_BETWEEN = 20
/** Of an asynchronous standby, before the primary dies. */
const BOOKINGS_BEHIND = 5
const FAMILIES_AT_ONCE = 6
const PARTIES_PER_DAY = 20
const LONG = { timeout: 3_600_000 }

const folder = mkdtempSync(join(tmpdir(), 'teepee-failover-'))
let database: ReplicatedDatabase
let cluster: Cluster
let client: DatabaseClient
let families: Families
const stripe = await startSimulatedStripe()
const payments = {
  PUBLIC_URL: 'https://teepees.example.com',
  STRIPE_SECRET_KEY: SECRET_KEY,
  STRIPE_PUBLISHABLE_KEY: 'pk_test_simulated',
  STRIPE_API_BASE: stripe.apiBase,
}

beforeAll(async () => {
  await buildIfNeeded()
  const programs = process.env.FAILOVER_PROGRAMS ?? ''
  database = await startReplicatedDatabase({ folder, programs, replication: REPLICATION })
  await database.untilWhole()
  const env = {
    ADMIN_USERNAME: ADMIN.username,
    ADMIN_PASSWORD: ADMIN.password,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
    ...payments,
  }
  const dataDir = join(folder, 'site')
  const databaseUrl = database.connectionString
  cluster = await startCluster({ dataDir, port: 0, databaseUrl, env, isPooled: true })
  client = openDatabase(databaseUrl, () => undefined, { name: 'test' })
  await client.db.execute(sql`
    UPDATE site_settings SET max_parties_per_day = ${PARTIES_PER_DAY}, teepee_stock = ${3 * PARTIES_PER_DAY}`)
  await client.db.execute(sql`UPDATE themes SET teepee_stock = ${3 * PARTIES_PER_DAY}`)
  families = letFamiliesIn(cluster.url, FAMILIES_AT_ONCE, (id) => stripe.ledger.confirm(id, GOOD_CARD.number))
}, 600_000)

afterAll(async () => {
  await client?.close()
  await cluster?.stop()
  await database?.stop()
  await stripe.stop()
  rmSync(folder, { recursive: true, force: true })
}, 120_000)

describe(`two servers on a primary with a ${REPLICATION} standby`, () => {
  it('take bookings again each time the primary is killed', LONG, async () => {
    const seconds: number[] = []
    for (let kill = 0; kill < KILLS; kill++) {
      await families.moreBookings(BOOKINGS_BETWEEN)
      const { primary } = await database.untilWhole()
      if (REPLICATION === 'asynchronous') {
        primary.stopReplication()
        await families.moreBookings(BOOKINGS_BEHIND)
      }
      const killed = performance.now()
      await primary.kill()
      seconds.push((await families.untilBooked(killed)) / 1_000)
      primary.mend()
      primary.start()
    }
    report(`${KILLS} primaries killed`, seconds)
    expect(seconds).toHaveLength(KILLS)
  })

  it('take bookings again when the primary is cut off but runs on', LONG, async () => {
    await families.moreBookings(BOOKINGS_BETWEEN)
    const { primary } = await database.untilWhole()
    const since = performance.now()
    primary.cut()
    const seconds = (await families.untilBooked(since)) / 1_000
    primary.mend()
    report('primary cut off', [seconds])
    const { primary: successor } = await database.untilWhole()
    expect(successor.name).not.toBe(primary.name)
  })

  it('go on without a standby', LONG, async () => {
    await families.moreBookings(BOOKINGS_BETWEEN)
    const { standby } = await database.untilWhole()
    const since = performance.now()
    await standby.kill()
    report('standby killed', [(await families.untilBooked(since)) / 1_000])
    standby.start()
    await database.untilWhole()
  })

  it('lose nothing acknowledged and give no place away twice', LONG, async () => {
    await families.moreBookings(BOOKINGS_BETWEEN)
    await families.leave()
    const { rows } = await client.db.execute<{ reference: string; guests: number; paid: boolean }>(sql`
      SELECT reference, guest_count AS guests,
        EXISTS (SELECT FROM payments WHERE payments.booking_id = bookings.id) AS paid
      FROM bookings`)
    const kept = new Map(rows.map((row) => [row.reference, row]))
    const lost = families.acknowledged.flatMap(({ reference, paid, guestCount }) => {
      const row = kept.get(reference)
      if (!row) return ['booking']
      if (paid && !row.paid) return ['payment']
      return guestCount !== undefined && row.guests !== guestCount ? ['change'] : []
    })
    const { daysOverCapacity, bookings } = await seasonFigures(client)
    process.stdout.write(
      `failover: ${families.acknowledged.length} acknowledged, lost ${JSON.stringify(count(lost))}, errors ${JSON.stringify(families.errors)}\n`,
    )
    expect(daysOverCapacity).toBe(0)
    // What an asynchronous standby had not received when the primary died is gone.
    if (REPLICATION === 'asynchronous') return
    expect(lost).toEqual([])
    expect(bookings).toBe(families.acknowledged.length)
  })

  it('find all money that the provider took', LONG, async () => {
    const parts = { config: parseConfig(payments), db: client.db, log: createLog('silent') }
    await reconcile(await createContext(parts))
    const { rows } = await client.db.execute<{ intent: string; finding: string | null }>(sql`
      SELECT coalesce(payments.intent_id, finding.intent_id) AS intent, finding.kind AS finding
      FROM payments FULL JOIN reconciliation_findings AS finding USING (intent_id)`)
    process.stdout.write(
      `failover: money ${JSON.stringify(count(rows.map((row) => row.finding ?? 'recorded')))}\n`,
    )
    const found = new Set(rows.map(({ intent }) => intent))
    expect(families.acknowledged.filter(({ intentId }) => !found.has(intentId))).toEqual([])
  })
})

function count(words: readonly string[]): Record<string, number> {
  return Object.fromEntries(
    Object.entries(Object.groupBy(words, (word) => word)).map(([word, all]) => [word, all?.length ?? 0]),
  )
}

function report(what: string, seconds: readonly number[]): void {
  const sorted = [...seconds].sort((one, other) => one - other)
  const [median = 0, worst = 0] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)]
  process.stdout.write(
    `failover: ${what}, bookings again after ${median.toFixed(1)} s (median), ${worst.toFixed(1)} s (worst)\n`,
  )
}
