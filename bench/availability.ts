import { Pool } from 'pg'
import { addDays, partyDayAt } from '#domain/party-day.ts'
import { bookYears } from './many-bookings.ts'
import type { Product } from './product.ts'
import { type Row, row } from './row.ts'

const REQUESTS = 200

/** Measures a month of the calendar with 100,000 bookings in the books, against 1,000. */
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
  await bookYears(pool, bookings)
  const from = addDays(partyDayAt(new Date()), 1)
  const url = `${product.url}/api/availability?from=${from}&to=${addDays(from, 30)}&themeId=1`
  const ask = async () => (await fetch(url)).arrayBuffer()
  for (let warm = 0; warm < 20; warm++) await ask()
  const started = performance.now()
  for (let request = 0; request < REQUESTS; request++) await ask()
  return (performance.now() - started) / REQUESTS
}
