import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { env as environment } from 'node:process'
import { Pool } from 'pg'
import { startPooler } from '../scripts/cluster/start-pooler.ts'
import { bookOverHttp, emptyBookings, liftLimits, perSecond } from './booking-creation.ts'
import { median } from './median.ts'
import { type Product, startProduct } from './product.ts'
import { type ResultRow, row } from './row.ts'

const CUSTOMERS = 8
const ROUNDS = 7

/** Measures bookings through PgBouncer against bookings without it, in turns. Needs the program. */
export async function pooledBookings(product: Product, env: Record<string, string>): Promise<ResultRow[]> {
  environment.PATH = [environment.PATH, '/usr/sbin'].join(delimiter)
  if (spawnSync('pgbouncer', ['--version']).error) return []
  const folder = mkdtempSync(join(tmpdir(), 'teepee-bench-'))
  // PgBouncer does not run as root, and has to get to the socket in it.
  chmodSync(env.DATA_DIR ?? folder, 0o711)
  const pooler = await startPooler(product.databaseUrl, folder)
  try {
    const addresses = { DATABASE_URL: pooler.connectionString, DATABASE_DIRECT_URL: product.databaseUrl }
    const pooled = await startProduct({ ...env, ...addresses })
    const [direct, through] = await bookInTurns(product, pooled)
    await pooled.stop()
    return [
      row('bookings of 8 customers through PgBouncer, to those without it', {
        ours: through ?? Number.NaN,
        baseline: direct ?? Number.NaN,
        unit: 'bookings/s',
        aim: 'to be watched',
      }),
    ]
  } finally {
    await pooler.stop()
    rmSync(folder, { recursive: true })
  }
}

/** Returns the bookings a second of servers on one database. */
async function bookInTurns(...products: readonly Product[]): Promise<number[]> {
  const pool = new Pool({ connectionString: products[0]?.databaseUrl, max: 1 })
  await liftLimits(pool)
  const rates = products.map((): number[] => [])
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [index, { url }] of products.entries()) {
      await emptyBookings(pool)
      const rate = await perSecond(CUSTOMERS, (n) => bookOverHttp(url, n))
      // The first one warms up.
      if (round > 0) rates[index]?.push(rate)
    }
  }
  await emptyBookings(pool)
  await pool.end()
  return rates.map(median)
}
