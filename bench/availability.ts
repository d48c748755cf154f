import { Pool } from 'pg'
import { addDays, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { bookYears } from './many-bookings.ts'
import type { Product } from './product.ts'
import { type ResultRow, row } from './row.ts'

const REQUESTS = 200

/** Measures a calendar month with 100,000 stored bookings against 1,000, then with add-ons and resources. */
export async function availability(product: Product): Promise<ResultRow[]> {
  const pool = new Pool({ connectionString: product.databaseUrl, max: 1 })
  const rows = [await monthRow(pool, product, '')]
  await pool.query(THINGS)
  rows.push(await monthRow(pool, product, ', with add-ons and resources'))
  await pool.query('TRUNCATE bookings, resources CASCADE')
  await pool.query('UPDATE addons SET stock = NULL')
  await pool.end()
  return rows
}

async function monthRow(pool: Pool, product: Product, what: string): Promise<ResultRow> {
  const baseline = await millisecondsWith(pool, product, 1_000)
  const ours = await millisecondsWith(pool, product, 100_000)
  const name = `a month of availability, 100,000 bookings to 1,000${what}`
  return row(name, { ours, baseline, unit: 'ms', aim: 'under 2' })
}

/**
 * Two add-ons with limited stock that share a part, which is in repair for a week and takes longest to turn around; and
 * a kit for a theme.
 */
const THINGS = `
  UPDATE addons SET stock = 1000 WHERE id IN (1, 2);
  WITH owned AS (
    INSERT INTO resources (name, kind, quantity, days_before, days_after)
    VALUES ('Projector', 'part', 1000, 1, 3), ('Kit', 'kit', 1000, 0, 2) RETURNING id, name),
  repaired AS (
    INSERT INTO resource_changes (resource_id, from_day, to_day, delta)
    SELECT id, current_date + 7, current_date + 14, -1 FROM owned WHERE name = 'Projector')
  INSERT INTO resource_requirements (resource_id, theme_id, addon_id, per, count)
  SELECT id, CASE name WHEN 'Kit' THEN 1 END, CASE name WHEN 'Projector' THEN addon END, 'unit', 1
  FROM owned, (VALUES (1), (2)) AS wanted (addon) WHERE name = 'Projector' OR addon = 1`

async function millisecondsWith(pool: Pool, product: Product, bookings: number): Promise<number> {
  await bookYears(pool, bookings)
  await pool.query(`INSERT INTO booking_addons (booking_id, addon_id, quantity, unit_price)
    SELECT id, 1 + id % 9, 1, 20 FROM bookings`)
  await pool.query('ANALYZE booking_addons')
  const from = addDays(partyDayAt(new Date()), 1)
  const url = `${product.url}/api/availability?from=${from}&to=${addDays(from, 30)}&themeId=1&addons=1:1`
  const ask = async () => (await fetch(url)).arrayBuffer()
  for (let warm = 0; warm < 20; warm++) await ask()
  const started = performance.now()
  for (let request = 0; request < REQUESTS; request++) await ask()
  return (performance.now() - started) / REQUESTS
}
