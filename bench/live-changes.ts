import { setTimeout as sleep } from 'node:timers/promises'
import { Pool } from 'pg'
import { addDays, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { administrator, type Product, startProduct } from './product.ts'
import { type ResultRow, row } from './row.ts'
import { openSession } from './sign-in.ts'

const OPEN_ADMINS = 20
/** An account can have five streams at most. */
const ACCOUNTS = ['admin', 'second', 'third', 'fourth']
const CHANGES = 200
const WITHIN_MILLISECONDS = 60_000

type Seen = { readonly id: number; readonly at: number }

/**
 * Measures how soon 20 open admins on two servers hear of 200 changes a minute, and what the streams cost: the
 * processor time of both servers with and without them.
 */
export async function liveChanges(product: Product, env: Record<string, string>): Promise<ResultRow[]> {
  const pool = new Pool({ connectionString: product.databaseUrl, max: 1 })
  const second = await startProduct(env)
  const servers = [product, second]
  try {
    for (const name of ACCOUNTS.slice(1))
      await pool.query(
        `INSERT INTO users (username, password_hash, is_admin, role)
         SELECT $1, password_hash, is_admin, role FROM users WHERE username = $2 ON CONFLICT DO NOTHING`,
        [name, administrator.username],
      )
    const signedIn = await Promise.all(ACCOUNTS.map((username) => openSession(product, username)))
    const [owner = {}] = signedIn
    const id = await book(product, owner)
    // Code that runs for the first time must be compiled first.
    await changeAMinute(product, owner, id)
    const used = () => servers.reduce((sum, server) => sum + server.processorSeconds(), 0)
    const alone = used()
    await changeAMinute(product, owner, id)
    const withoutStreams = used() - alone
    const stop = new AbortController()
    const seen: Seen[][] = Array.from({ length: OPEN_ADMINS }, () => [])
    const listening = seen.map((list, index) =>
      listen(servers[index % 2] ?? product, signedIn[index % ACCOUNTS.length] ?? {}, { list, stop }),
    )
    await sleep(2_000)
    const before = used()
    const made = await changeAMinute(product, owner, id)
    await sleep(2_000)
    const withStreams = used() - before
    stop.abort()
    await Promise.all(listening)
    const waits = seen.flatMap((list) =>
      calculateWaits(
        made,
        list.filter((one) => one.id === id),
      ),
    )
    waits.sort((one, other) => one - other)
    const middle = waits[Math.floor(waits.length / 2)] ?? Number.NaN
    return [
      row('200 changes a minute seen by 20 open admins on two servers, the last one', {
        ours: waits.at(-1) ?? Number.NaN,
        baseline: middle,
        unit: 'ms, beside the median',
        aim: 'ours at most 1000',
      }),
      row('processor time of both servers meanwhile, for each open admin', {
        ours: ((withStreams - withoutStreams) * 1000) / OPEN_ADMINS,
        baseline: (withoutStreams * 1000) / CHANGES,
        unit: 'ms a minute, beside a change',
        aim: 'to be watched',
      }),
    ]
  } finally {
    await second.stop()
    await pool.query(`DELETE FROM users WHERE username = ANY($1)`, [ACCOUNTS.slice(1)])
    await pool.query('TRUNCATE bookings CASCADE')
    await pool.end()
  }
}

/** Returns for each change how long a listener waited to hear of it. */
function calculateWaits(made: readonly number[], told: readonly Seen[]): number[] {
  if (told.length !== made.length) throw new Error(`${made.length} changes, told of ${told.length}`)
  return made.map((at, index) => (told[index]?.at ?? Number.POSITIVE_INFINITY) - at)
}

/** Returns when each change was requested. */
async function changeAMinute(
  { url }: Product,
  headers: Record<string, string>,
  id: number,
): Promise<number[]> {
  const made: number[] = []
  const started = performance.now()
  for (let n = 0; n < CHANGES; n++) {
    await sleep(Math.max(0, started + (n * WITHIN_MILLISECONDS) / CHANGES - performance.now()))
    made.push(performance.now())
    const response = await fetch(`${url}/api/bookings/${id}`, {
      method: 'PATCH',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ specialRequests: `change ${n}` }),
    })
    if (!response.ok) throw new Error(await response.text())
    await response.arrayBuffer()
  }
  return made
}

type Listener = { readonly list: Seen[]; readonly stop: AbortController }

async function listen({ url }: Product, headers: Record<string, string>, { list, stop }: Listener) {
  const response = await fetch(`${url}/api/admin/events`, { headers, signal: stop.signal })
  if (!response.ok || !response.body) throw new Error(`no stream: ${response.status}`)
  try {
    for await (const part of response.body.pipeThrough(new TextDecoderStream()))
      for (const [, id] of part.matchAll(/"id":(\d+)/g)) list.push({ id: Number(id), at: performance.now() })
  } catch (error) {
    if (!stop.signal.aborted) throw error
  }
}

export async function book({ url }: Product, headers: Record<string, string>): Promise<number> {
  const response = await fetch(`${url}/api/admin/bookings`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(bookingRequest({ bookingDate: addDays(partyDayAt(new Date()), 40) })),
  })
  if (!response.ok) throw new Error(await response.text())
  return (await response.json()).id
}
