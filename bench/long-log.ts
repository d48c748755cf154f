import { Pool } from 'pg'
import { book } from './live-changes.ts'
import { median } from './median.ts'
import type { Product } from './product.ts'
import { type ResultRow, row } from './row.ts'
import { openSession } from './sign-in.ts'

const ROUNDS = 41
const [FEW, MANY] = [1_000, 1_000_000]
/** Of the booking whose page is opened, and of the stream that was away. */
const OWN_EVENTS = 20

type Headers = Record<string, string>

/** Measures what shows recorded events, with 1,000,000 of them stored against 1,000. */
export async function longLog(product: Product): Promise<ResultRow[]> {
  const pool = new Pool({ connectionString: product.databaseUrl, max: 1 })
  const headers = await openSession(product)
  const id = await book(product, headers)
  const views = {
    'a booking’s page': () => readBooking(product, headers, id),
    'the log': () => read(product, headers, '/api/admin/audit?pageSize=25'),
    'the log of one person': () => read(product, headers, '/api/admin/audit?pageSize=25&actor=ana'),
    'live updates after a break': () => resume(product, headers, pool),
  }
  const measureAll = async (events: number) => {
    await recordMany(pool, id, events)
    const all: number[] = []
    for (const view of Object.values(views)) all.push(await measure(view))
    return all
  }
  const few = await measureAll(FEW)
  const many = await measureAll(MANY)
  await pool.query('TRUNCATE events, bookings CASCADE')
  await pool.end()
  return Object.keys(views).map((name, index) =>
    row(`${name}, 1,000,000 events to 1,000`, {
      ours: many[index] ?? Number.NaN,
      baseline: few[index] ?? Number.NaN,
      unit: 'ms',
      aim: 'at most 1.2',
    }),
  )
}

/** Records as many events as are still missing, about other bookings, then some about this one. */
async function recordMany(pool: Pool, bookingId: number, most: number): Promise<void> {
  await pool.query(`SET moonlit.silent = 'on'`)
  const { rows } = await pool.query<{ stored: number }>('SELECT count(*)::int AS stored FROM events')
  await pool.query(
    `INSERT INTO events (kind, actor, action, subject, subject_id, facts, place)
     SELECT 'booking.changed', (ARRAY['admin', 'ana', 'customer', 'system'])[1 + n % 4], 'changed', 'booking',
       CASE WHEN n <= $1::int - $3::int THEN 1000000 + n / 20 ELSE $2::int END,
       '{"kind":"changes","changes":[{"field":"city","before":"Miami","after":"Doral"}]}', nextval('events_place_seq')
     FROM generate_series(1, $1::int) n`,
    [most - (rows[0]?.stored ?? 0), bookingId, OWN_EVENTS],
  )
  // As PostgreSQL itself does after so many rows.
  await pool.query('VACUUM (ANALYZE) events')
}

async function measure(view: () => Promise<unknown>): Promise<number> {
  for (let warm = 0; warm < 10; warm++) await view()
  const rounds: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const started = performance.now()
    await view()
    rounds.push(performance.now() - started)
  }
  return median(rounds)
}

async function readBooking(product: Product, headers: Headers, id: number): Promise<void> {
  await read(product, headers, `/api/bookings/${id}`)
  await read(product, headers, `/api/bookings/${id}/history`)
}

async function read({ url }: Product, headers: Headers, path: string): Promise<void> {
  const response = await fetch(url + path, { headers })
  if (!response.ok) throw new Error(await response.text())
  await response.arrayBuffer()
}

/** Connects as a browser that has missed the last events, and waits for all of them. */
async function resume({ url }: Product, headers: Headers, pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ last: number }>('SELECT max(place)::float8 AS last FROM events')
  const last = rows[0]?.last ?? 0
  const stop = new AbortController()
  const response = await fetch(`${url}/api/admin/events`, {
    headers: { ...headers, 'Last-Event-ID': `${last - OWN_EVENTS}.${Math.floor(Date.now() / 1000)}` },
    signal: stop.signal,
  })
  if (!response.ok || !response.body) throw new Error(`no stream: ${response.status}`)
  let told = ''
  for await (const part of response.body.pipeThrough(new TextDecoderStream())) {
    told += part
    if (told.includes(`id: ${last}.`)) break
  }
  stop.abort()
}
