import { Pool } from 'pg'
import { addDays, partyDayAt } from '#domain/party-day.ts'
import type { Product } from './product.ts'
import { type Row, row } from './row.ts'

const REQUESTS = 200

/** A month of the calendar with 100,000 bookings in the books, against 1,000. */
export async function availability(product: Product): Promise<Row[]> {
  const pool = new Pool({ connectionString: product.databaseUrl, max: 1 })
  const baseline = await millisecondsWith(pool, product, 1_000)
  const ours = await millisecondsWith(pool, product, 100_000)
  await pool.query('TRUNCATE bookings CASCADE')
  await pool.end()
  return [
    row('a month of availability, 100,000 bookings to 1,000', { ours, baseline, unit: 'ms', aim: 'under 2' }),
  ]
}

async function millisecondsWith(pool: Pool, product: Product, bookings: number): Promise<number> {
  await pool.query('TRUNCATE bookings CASCADE')
  // A business that has been booked for years: the same parties a day, the longer the more of them.
  await pool.query(
    `INSERT INTO bookings (reference, theme_id, price_per_teepee, number_of_teepees, booking_date, customer_name, customer_email, customer_phone,
       party_address, city, state, zip_code, guest_count, total_amount, deposit_amount, final_amount, is_paid, booking_status)
     SELECT 'MT-' || n, 1 + n % 8, 75, 1 + n % 4, current_date + 60 - n / 4, 'Maria Gomez', 'maria@example.com', '(305) 555-0123',
       '12 Palm Street', 'Miami', 'FL', '33101', 6, 75, 37.5, 37.5, true, 'confirmed' FROM generate_series(1, $1::int) n`,
    [bookings],
  )
  await pool.query('ANALYZE bookings')
  const from = addDays(partyDayAt(new Date()), 1)
  const url = `${product.url}/api/availability?from=${from}&to=${addDays(from, 30)}&themeId=1`
  const ask = async () => (await fetch(url)).arrayBuffer()
  for (let warm = 0; warm < 20; warm++) await ask()
  const started = performance.now()
  for (let request = 0; request < REQUESTS; request++) await ask()
  return (performance.now() - started) / REQUESTS
}
