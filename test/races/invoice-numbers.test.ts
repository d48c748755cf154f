import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '#server/foundation/database/drizzle.ts'
import { invoices, payments, refunds } from '#server/foundation/database/schema/all-tables.ts'
import { ADMIN, testContext } from '#test/test-context.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'

/** `npm run test:races` makes 500. */
const AT_ONCE = Number(process.env.RACE_PAYMENTS ?? 24)
/** How many are paid between two kills, so that each kill interrupts work however fast the servers are. */
const BETWEEN_KILLS = 6
/** Enough that two transactions fail. */
const CARELESS = 12
const ctx = testContext()
const start = () => startServerProcess({ DATABASE_URL: ctx.databaseUrl })
let credential: string
let servers: ServerProcess[] = []

beforeAll(async () => {
  // The servers have the real clock.
  ctx.setNow(new Date())
  credential = (await ctx.call('POST', '/api/admin/login', ADMIN)).body.credential
  await run('UPDATE site_settings SET max_parties_per_day = 1000, teepee_stock = 10000')
  await run('UPDATE themes SET teepee_stock = 10000')
  // Unique constraints would turn duplicate numbers into failures that are retried; here the counter itself must
  // prevent them.
  await run('ALTER TABLE invoices DROP CONSTRAINT invoices_sequence, DROP CONSTRAINT invoices_pkey')
  // One in five transactions fails at the last moment, long after taking its number.
  await run('CREATE SEQUENCE attempts')
  await run(`CREATE FUNCTION fail_sometimes() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN IF nextval('attempts') % 5 = 0 THEN RAISE EXCEPTION 'simulated failure'; END IF; RETURN NULL; END $$`)
  await run(`CREATE CONSTRAINT TRIGGER fails_sometimes AFTER INSERT ON invoices DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION fail_sometimes()`)
  servers = await Promise.all([start(), start()])
})
afterAll(() => Promise.all(servers.map((server) => server.stop())))

describe(`${AT_ONCE} payments at once on two servers`, () => {
  it('first demonstrates the gaps: numbers of a sequence are lost with the transactions that took them', {
    timeout: 300_000,
  }, async () => {
    await run('CREATE SEQUENCE careless_numbers')
    await run(`CREATE FUNCTION count_carelessly() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN NEW.sequence := nextval('careless_numbers'); NEW.number := 'careless-' || NEW.sequence; RETURN NEW; END $$`)
    await run(
      `CREATE TRIGGER counts_carelessly BEFORE INSERT ON invoices FOR EACH ROW EXECUTE FUNCTION count_carelessly()`,
    )
    const bookings = await makeBookings(CARELESS, 'careless')
    await Promise.all(bookings.map((id) => pay(id)))
    const taken = await getSequences('invoice')
    await run('DROP TRIGGER counts_carelessly ON invoices')
    await run('TRUNCATE invoices, invoice_counters, refunds, payments, bookings CASCADE')
    expect(taken).toHaveLength(CARELESS)
    expect(taken).not.toEqual(range(CARELESS))
  })

  it('leave no gaps and give no number twice, to invoices and to credit notes, even when killed again and again', {
    timeout: 300_000,
  }, async () => {
    const bookings = await makeBookings(AT_ONCE, 'careful')
    const kills = range(Math.floor(AT_ONCE / BETWEEN_KILLS)).map(() => Promise.withResolvers<void>())
    await Promise.all([
      killInTurn(kills),
      ...bookings.map(async (id, index) => {
        await kills[Math.floor(index / BETWEEN_KILLS) - 1]?.promise
        await pay(id)
        if (index % 2 === 0) await cancel(id)
      }),
    ])
    expect(await getSequences('invoice')).toEqual(range(AT_ONCE))
    expect(await getSequences('creditNote')).toEqual(range(AT_ONCE / 2))
    expect(await ctx.db.$count(payments)).toBe(AT_ONCE)
    expect(await ctx.db.$count(refunds)).toBe(AT_ONCE / 2)
    const { rows } = await ctx.db.execute(sql`
      SELECT payment_id FROM invoices WHERE refund_id IS NULL GROUP BY payment_id HAVING count(*) <> 1`)
    expect(rows).toEqual([])
    expect(await deadlocks()).toBe(0)
  })
})

/** Kills and restarts one server after the other, and reports when each is back. */
async function killInTurn(kills: readonly PromiseWithResolvers<void>[]): Promise<void> {
  for (const [kill, { resolve }] of kills.entries()) {
    await paidAtLeast((kill + 1 / 3) * BETWEEN_KILLS)
    await servers[kill % 2]?.kill()
    servers[kill % 2] = await start()
    resolve()
  }
}

async function paidAtLeast(count: number): Promise<void> {
  // The query takes long enough that polling is not a busy loop.
  while ((await ctx.db.$count(payments)) < count) await ctx.db.execute(sql`SELECT pg_sleep(0.02)`)
}

/** Makes unpaid bookings, a few on each day. */
async function makeBookings(count: number, name: string): Promise<number[]> {
  const { rows } = await ctx.db.execute<{ id: number }>(sql`
    INSERT INTO bookings (reference, theme_id, price_per_teepee, booking_date, customer_name, customer_email, customer_phone,
      party_address, city, state, zip_code, guest_count, total_amount, deposit_amount, final_amount)
    SELECT ${name} || n, 1, 75, current_date + 30 + (n / 5)::int, 'Maria Gomez', 'maria@example.com', '(305) 555-0123',
      '12 Palm Street', 'Miami', 'FL', '33101', 6, 75, 37.5, 75
    FROM generate_series(1, ${count}) AS n RETURNING id`)
  return rows.map(({ id }) => id)
}

/** Staff retry, also on the other server, until the payment is recorded. A second payment is refused. */
const pay = (id: number) => untilDone(`/api/bookings/${id}/payments`, { amount: '75.00', method: 'cash' })

const cancel = (id: number) =>
  untilDone(`/api/bookings/${id}/cancellation`, { refundAmount: '10.00', reason: 'Rain' })

/** One server is always up: every other attempt goes to it. */
async function untilDone(path: string, body: object): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    const response = await ask(servers[attempt % servers.length]?.url ?? '', path, body)
    if (response && (response.status === 201 || response.status === 409)) return
  }
}

async function ask(url: string, path: string, body: object): Promise<Response | undefined> {
  try {
    return await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Basic ${credential}` },
      body: JSON.stringify(body),
    })
  } catch {
    return undefined
  }
}

async function getSequences(series: 'invoice' | 'creditNote'): Promise<number[]> {
  const rows = await ctx.db.select().from(invoices)
  return rows
    .filter((row) => row.series === series)
    .map(({ sequence }) => sequence)
    .sort((a, b) => a - b)
}

/** Returns the number of deadlocks, each of which made PostgreSQL abort a transaction. */
async function deadlocks(): Promise<number | undefined> {
  const { rows } = await ctx.db.execute<{ deadlocks: number }>(
    sql`SELECT deadlocks::int FROM pg_stat_database WHERE datname = current_database()`,
  )
  return rows[0]?.deadlocks
}

async function run(statement: string): Promise<void> {
  await ctx.db.execute(statement)
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1)
}
