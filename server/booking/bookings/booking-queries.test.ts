import { setTimeout } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Client, type Pool } from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#server/foundation/database/client.ts'
import { testContext } from '#test/test-context.ts'

type Statement = { text: string; values: unknown[] }

const MANY = 20_000
const asked: Statement[] = []
const ctx = testContext({ changes: ({ db }) => ({ db: listenedTo(db) }) })

beforeAll(async () => {
  // A separate client without a statement timeout, since this many rows take longer than the site's pool allows.
  const client = new Client({ connectionString: ctx.databaseUrl })
  await client.connect()
  // Index-only scans need pages marked all-visible, which requires safely committed rows.
  await client.query('SET synchronous_commit = on')
  await client.query(`
    INSERT INTO bookings (reference, theme_id, price_per_teepee, number_of_teepees, booking_date, customer_name,
      customer_email, customer_phone, party_address, city, state, zip_code, guest_count, total_amount, deposit_amount,
      final_amount, is_paid, is_deposit, booking_status, created_at)
    SELECT 'MT-TEST-' || n, 1 + n % 8, 75, 2, date '2020-01-01' + n % 2600, 'Family ' || md5(n::text),
      md5('mail' || n) || '@example.com', '(305) 555-' || lpad((n % 10000)::text, 4, '0'), n || ' Palm Street', 'Miami', 'FL',
      (33101 + n % 90)::text, 6, 150, 75, 75, n % 3 > 0, true,
      (ARRAY['pending', 'confirmed', 'completed', 'completed', 'completed', 'cancelled'])[1 + n % 6]::booking_status,
      timestamptz '2020-01-01' + n * interval '30 minutes'
    FROM generate_series(1, ${MANY}) AS n`)
  await vacuum(client)
  await client.end()
}, 300_000)

/** Vacuums until all pages are all-visible. A job's transaction that is open meanwhile can prevent that. */
async function vacuum(client: Client): Promise<void> {
  await client.query('VACUUM ANALYZE bookings')
  const { rows } = await client.query(
    `SELECT relallvisible = relpages AS "isDone" FROM pg_class WHERE oid = 'bookings'::regclass`,
  )
  if (!rows[0].isDone) return setTimeout(100).then(() => vacuum(client))
}

describe('with 20,000 bookings', () => {
  it.each([
    ['the newest', 'page=1', 'bookings_newest'],
    ['one status', 'page=1&status=pending', 'bookings_by_status'],
    ['a range of days', 'page=1&from=2026-07-01&to=2026-07-14', 'bookings_by_date'],
    ['a name', 'page=1&search=9e107d9d37', 'bookings_searched'],
    ['a phone number however typed', 'page=1&search=305.555.0123', 'bookings_searched'],
    ['a booking number', 'page=1&search=%234711', 'bookings_pkey'],
  ])('%s: finds the page through an index', async (_name, question, index) => {
    const plans = await readPlans(() => ctx.staff('GET', `/api/bookings?${question}`))
    expect(plans.length).toBeGreaterThan(0)
    for (const plan of plans) expect(plan).not.toContain('Seq Scan on bookings')
    expect(plans.join('\n')).toContain(index)
  })

  it.each([
    ['free days', '/api/availability?from=2026-07-01&to=2026-07-14'],
    ['a free day', '/api/availability?from=2026-07-01&to=2026-07-01'],
    ['the agenda', '/api/admin/agenda?from=2026-07-01&to=2026-07-14'],
    ['how full days are', '/api/admin/reports/fullness?from=2026-07-01&to=2026-07-14'],
  ] as const)('%s: live bookings are found by an index', async (_name, path) => {
    const plans = await readPlans(() => ctx.staff('GET', path))
    for (const plan of plans) expect(plan).not.toContain('Seq Scan on bookings')
    expect(plans.join('\n')).toContain('bookings_live_by_date')
  })

  it('computes the dashboard from indexes', async () => {
    const plans = await readPlans(() => ctx.staff('GET', '/api/admin/overview'))
    for (const plan of plans) expect(plan).not.toContain('Seq Scan on bookings')
  })
})

/** Returns the query plans of the exact statements that the call sends. */
async function readPlans(call: () => Promise<{ status: number }>): Promise<string[]> {
  asked.length = 0
  expect((await call()).status).toBe(200)
  const reads = asked.filter(({ text }) => /select/i.test(text) && /bookings/.test(text))
  return Promise.all(reads.map(readPlan))
}

async function readPlan({ text, values }: Statement): Promise<string> {
  const { rows } = await getPool(ctx.db).query(`EXPLAIN ${text}`, values)
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}

function listenedTo(db: Database): Database {
  const logQuery = (text: string, values: unknown[]) => void asked.push({ text, values })
  return drizzle(getPool(db), { logger: { logQuery } })
}

function getPool(db: Database): Pool {
  return (db as Database & { $client: Pool }).$client
}
