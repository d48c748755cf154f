import { Pool } from 'pg'
import { addDays, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { bookYears } from './many-bookings.ts'
import { median } from './median.ts'
import type { Product } from './product.ts'
import { type ResultRow, row } from './row.ts'
import { openSession } from './sign-in.ts'

const REPORTS = ['revenue', 'fullness', 'lead-time', 'coupons', 'balances', 'sales-tax', 'journal']
const ROUNDS = 21

/** Measures all reports on the last thirty days with 100,000 paid bookings stored, against 1,000. */
export async function reports(product: Product): Promise<ResultRow[]> {
  const pool = new Pool({ connectionString: product.databaseUrl, max: 1 })
  const baseline = await millisecondsWith(pool, product, 1_000)
  const ours = await millisecondsWith(pool, product, 100_000)
  await pool.query('TRUNCATE bookings CASCADE')
  await pool.end()
  return [
    row('a month of reports, 100,000 bookings to 1,000', { ours, baseline, unit: 'ms', aim: 'under 2' }),
  ]
}

async function millisecondsWith(pool: Pool, product: Product, bookings: number): Promise<number> {
  await bookYears(pool, bookings)
  await pool.query(
    `INSERT INTO payments (booking_id, method, amount, created_at) SELECT id, 'cash', final_amount, created_at FROM bookings`,
  )
  await pool.query('ANALYZE payments')
  const today = partyDayAt(new Date())
  const range = `from=${addDays(today, -29)}&to=${today}`
  const headers = await openSession(product)
  const ask = async () => {
    for (const name of REPORTS) {
      const response = await fetch(`${product.url}/api/admin/reports/${name}?${range}`, { headers })
      if (!response.ok) throw new Error(await response.text())
      await response.arrayBuffer()
    }
  }
  for (let warm = 0; warm < 3; warm++) await ask()
  const rounds: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const started = performance.now()
    await ask()
    rounds.push(performance.now() - started)
  }
  return median(rounds)
}
