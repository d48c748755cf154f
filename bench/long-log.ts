import { Pool } from 'pg'
import { book } from './live-changes.ts'
import { median } from './median.ts'
import { type Product, startProduct } from './product.ts'
import { type ResultRow, row } from './row.ts'
import { openSession } from './sign-in.ts'

const LONG = 'long_log'
const [WARM_ROUNDS, ROUNDS] = [10, 41]
const [FEW, MANY] = [1_000, 1_000_000]
/** Of the booking whose page is opened, and of the stream that was away. */
const OWN_EVENTS = 20

type Headers = Record<string, string>

/** Measures what shows recorded events, with 1,000,000 of them stored against 1,000, in turns. */
export async function longLog(few: Product, env: Record<string, string>): Promise<ResultRow[]> {
  const database = new Pool({ connectionString: few.databaseUrl, max: 1 })
  await database.query('TRUNCATE events, bookings CASCADE')
  await database.query(`CREATE DATABASE ${LONG}`)
  const url = new URL(few.databaseUrl)
  url.pathname = LONG
  const many = await startProduct({ ...env, DATABASE_URL: url.href })
  try {
    const logs = [await openLog(few, FEW), await openLog(many, MANY)]
    const times = logs.map(({ views }) => Object.keys(views).map((): number[] => []))
    for (let round = -WARM_ROUNDS; round < ROUNDS; round++) {
      for (const [index, { views }] of logs.entries()) {
        for (const [view, show] of Object.values(views).entries()) {
          const started = performance.now()
          await show()
          if (round >= 0) times[index]?.[view]?.push(performance.now() - started)
        }
      }
    }
    return Object.keys(logs[0]?.views ?? {}).map((name, view) =>
      row(`${name}, 1,000,000 events to 1,000`, {
        ours: median(times[1]?.[view] ?? []),
        baseline: median(times[0]?.[view] ?? []),
        unit: 'ms',
        aim: 'at most 1.2',
      }),
    )
  } finally {
    await many.stop()
    await database.query(`DROP DATABASE ${LONG}`)
    await database.end()
  }
}

/** Records events in a product, and returns what shows them. */
async function openLog(product: Product, events: number) {
  const headers = await openSession(product)
  const id = await book(product, headers)
  const last = await recordMany(product, id, events)
  return {
    views: {
      'a booking’s page': () => readBooking(product, headers, id),
      'the log': () => read(product, headers, '/api/admin/audit?pageSize=25'),
      'the log of one person': () => read(product, headers, '/api/admin/audit?pageSize=25&actor=ana'),
      'live updates after a break': () => resume(product, headers, last),
    },
  }
}

/** Records events about other bookings, then some about this one. Returns the place of the last one. */
async function recordMany({ databaseUrl }: Product, bookingId: number, most: number): Promise<number> {
  const pool = new Pool({ connectionString: databaseUrl, max: 1 })
  await pool.query(`SET moonlit.silent = 'on'`)
  await pool.query(
    `INSERT INTO events (kind, actor, action, subject, subject_id, facts, place)
     SELECT 'booking.changed', (ARRAY['admin', 'ana', 'customer', 'system'])[1 + n % 4], 'changed', 'booking',
       CASE WHEN n <= $1::int - $3::int THEN 1000000 + n / 20 ELSE $2::int END,
       '{"kind":"changes","changes":[{"field":"city","before":"Miami","after":"Doral"}]}', nextval('events_place_seq')
     FROM generate_series(1, $1::int) n`,
    [most, bookingId, OWN_EVENTS],
  )
  const { rows } = await pool.query<{ last: number }>(
    'UPDATE event_readers SET place = (SELECT max(place) FROM events) RETURNING place::float8 AS last',
  )
  // As PostgreSQL itself does after so many rows.
  await pool.query('VACUUM (ANALYZE) events')
  await pool.end()
  return rows[0]?.last ?? Number.NaN
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
async function resume({ url }: Product, headers: Headers, last: number): Promise<void> {
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
