import { randomUUID } from 'node:crypto'
import { Pool, type PoolClient } from 'pg'
import { addDays, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import type { Product } from './product.ts'
import { type ResultRow, row } from './row.ts'

const BOOKINGS = 400

/** Measures a booking from HTTP request to commit, against the same statements sent directly through the driver. */
export async function bookingCreation(product: Product): Promise<ResultRow[]> {
  const pool = new Pool({ connectionString: product.databaseUrl, max: 8 })
  await liftLimits(pool)
  const rows: ResultRow[] = []
  for (const customers of [1, 8]) {
    await emptyBookings(pool)
    const baseline = await perSecond(customers, (n) => bookInSql(pool, n))
    await emptyBookings(pool)
    const ours = await perSecond(customers, (n) => bookOverHttp(product.url, n))
    const aim = customers === 8 ? '0.35 or more' : 'to be watched'
    rows.push(
      row(`booking creation, ${customers} customer${customers > 1 ? 's' : ''}`, {
        ours,
        baseline,
        unit: 'bookings/s',
        aim,
      }),
    )
  }
  await emptyBookings(pool)
  await pool.end()
  return rows
}

/** Lets every day take any number of parties. */
export async function liftLimits(pool: Pool): Promise<void> {
  await pool.query('UPDATE site_settings SET max_parties_per_day = 100000, teepee_stock = 10000')
  await pool.query('UPDATE themes SET teepee_stock = 1000')
}

export async function emptyBookings(pool: Pool): Promise<void> {
  await pool.query('TRUNCATE bookings CASCADE')
}

export async function perSecond(customers: number, book: (n: number) => Promise<void>): Promise<number> {
  let next = 0
  const customer = async () => {
    for (let n = next++; n < BOOKINGS; n = next++) await book(n)
  }
  await book(BOOKINGS + 1)
  const started = performance.now()
  await Promise.all(Array.from({ length: customers }, customer))
  return BOOKINGS / ((performance.now() - started) / 1000)
}

function toDay(n: number): string {
  return addDays(partyDayAt(new Date()), 1 + (n % 390))
}

export async function bookOverHttp(url: string, n: number): Promise<void> {
  const response = await fetch(`${url}/api/bookings`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(bookingRequest({ numberOfTeepees: 1, bookingDate: toDay(n) })),
  })
  if (response.status !== 201) throw new Error(`A booking was refused: ${await response.text()}`)
  await response.arrayBuffer()
}

/** The least a booking takes: read the catalogue, lock, count, insert, read back. */
async function bookInSql(pool: Pool, n: number): Promise<void> {
  const day = toDay(n)
  await pool.query('SELECT * FROM themes WHERE id = $1', [1])
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    await client.query('SELECT pg_advisory_xact_lock_shared(1)')
    await client.query(
      "SELECT pg_advisory_xact_lock(2, $1::date - date '2000-01-01' + n) FROM generate_series(0, 1) n",
      [day],
    )
    await countAround(client, day)
    const { rows } = await client.query(INSERT, [`MT-${randomUUID()}`, day])
    await client.query('COMMIT')
    await client.query('SELECT * FROM bookings JOIN themes ON themes.id = theme_id WHERE bookings.id = $1', [
      rows[0].id,
    ])
  } finally {
    client.release()
  }
}

async function countAround(client: PoolClient, day: string): Promise<void> {
  await client.query(
    `SELECT booking_date, theme_id, sum(number_of_teepees), count(*) FROM bookings
     WHERE booking_status <> 'cancelled' AND booking_date BETWEEN $1::date - 1 AND $1::date + 1
       AND (booking_status <> 'pending' OR is_paid OR hold_expires_at > now()) GROUP BY 1, 2`,
    [day],
  )
}

const INSERT = `INSERT INTO bookings (reference, theme_id, price_per_teepee, number_of_teepees, booking_date, customer_name, customer_email,
    customer_phone, party_address, city, state, zip_code, guest_count, total_amount, deposit_amount, final_amount, is_deposit, hold_expires_at)
  VALUES ($1, 1, 75, 1, $2, 'Maria Gomez', 'maria@example.com', '(305) 555-0123', '12 Palm Street', 'Miami', 'FL', '33101', 6,
    75, 37.5, 37.5, true, now() + interval '30 minutes') RETURNING id`
