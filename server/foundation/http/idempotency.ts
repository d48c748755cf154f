import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import type { Database } from '#server/foundation/database/client.ts'
import { and, eq, isNull, sql } from '#server/foundation/database/drizzle.ts'
import { idempotencyKeys } from '#server/foundation/database/schema/all-tables.ts'
import type { AppContext } from './app-environment.ts'
import { refusalResponse } from './responses.ts'

const KEY_LENGTH_MAX = 200
/** A running request renews its lease this often; a request that is silent for a whole lease died with its server. */
const HEARTBEAT_MILLISECONDS = 1_000
const LEASE_MILLISECONDS = 4_000
const WAIT_MILLISECONDS = 15_000
const POLL_MILLISECONDS = 60
/**
 * Leases are timestamped and compared by the database's clock, since those of two servers may differ by more than a
 * lease.
 */
const DATABASE_NOW = sql`now()`
const isSilent = sql<boolean>`${idempotencyKeys.startedAt} < now() - ${LEASE_MILLISECONDS} * interval '1 millisecond'`

type Reservation = { readonly scope: string; readonly key: string; readonly requestHash: string }

type KeyedRequest = {
  readonly key: string
  /** The caller of the request: keys of different callers are independent. */
  readonly caller: string
  readonly rawText: string
}

/** Returns a key as a header: one that came in a form or from a program may have any character. */
export function toKeyHeader(key: string): string {
  return encodeURIComponent(key.toWellFormed())
}

/**
 * Returns the first response again for a repeated request with the same Idempotency-Key. Only successes are stored: a
 * refused request changed nothing and may be retried. With `reissue`, only the id in a response is stored, and a
 * repeated request gets a new response, because the first one contained a secret. An operation that must survive its
 * server dying between its commit and this record also stores the key in its own row (see bookings.idempotencyKey).
 */
export async function withIdempotency(
  c: AppContext,
  { key, caller, rawText }: KeyedRequest,
  handle: () => Promise<Response>,
  reissue?: (id: number) => Promise<Response>,
): Promise<Response> {
  if (key.length > KEY_LENGTH_MAX)
    return refusalResponse(c, refuse('invalid', 'api.keyTooLong', { length: KEY_LENGTH_MAX }))
  const { db } = c.get('ctx')
  const reservation = {
    scope: `POST ${c.req.path} of ${caller}`,
    key,
    // The query may contain a secret, such as the token of a link.
    requestHash: createHash('sha256')
      .update(`${new URL(c.req.url).search}\n${rawText}`)
      .digest('hex'),
  }
  const earlier = await reserveOrRead(db, reservation)
  if (earlier === 'reserved') return recordResponse(db, reservation, handle, reissue !== undefined)
  if ('refused' in earlier) return refusalResponse(c, earlier)
  c.header('Idempotency-Replayed', 'true')
  return reissue ? reissue((earlier.body as Created).id) : replay(c, earlier)
}

type Created = { readonly id: number }

async function recordResponse(
  db: Database,
  reservation: Reservation,
  handle: () => Promise<Response>,
  isSecret: boolean,
): Promise<Response> {
  let response: Response
  const heartbeat = setInterval(() => void sayStillRunning(db, reservation), HEARTBEAT_MILLISECONDS)
  try {
    response = await handle()
  } catch (error) {
    await db
      .delete(idempotencyKeys)
      .where(isReservation(reservation))
      .catch(() => undefined)
    throw error
  } finally {
    clearInterval(heartbeat)
  }
  if (!response.ok) {
    await db.delete(idempotencyKeys).where(isReservation(reservation))
    return response
  }
  const content: unknown = response.status === 204 ? null : await response.clone().json()
  const body = isSecret ? { id: (content as Created).id } : content
  await db.update(idempotencyKeys).set({ status: response.status, body }).where(isReservation(reservation))
  return response
}

async function sayStillRunning(db: Database, reservation: Reservation): Promise<void> {
  await db
    .update(idempotencyKeys)
    .set({ startedAt: DATABASE_NOW })
    .where(isReservation(reservation))
    .catch(() => undefined)
}

async function reserveOrRead(db: Database, reservation: Reservation) {
  const deadline = Date.now() + WAIT_MILLISECONDS
  for (;;) {
    const inserted = await db
      .insert(idempotencyKeys)
      .values({ ...reservation, startedAt: DATABASE_NOW })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key })
    if (inserted.length > 0) return 'reserved'
    const { requestHash, status, body } = idempotencyKeys
    const [row] = await db
      .select({ requestHash, status, body, isSilent })
      .from(idempotencyKeys)
      .where(isReservation(reservation))
    if (row && row.requestHash !== reservation.requestHash) return MISMATCH
    if (row?.status) return { status: row.status, body: row.body }
    if (row?.isSilent && (await takeOver(db, reservation))) return 'reserved'
    if (Date.now() > deadline) return STILL_RUNNING
    await pause(POLL_MILLISECONDS)
  }
}

/** Of several that try, only the first still finds it silent. */
async function takeOver(db: Database, reservation: Reservation): Promise<boolean> {
  const taken = await db
    .update(idempotencyKeys)
    .set({ startedAt: DATABASE_NOW })
    .where(and(isReservation(reservation), isNull(idempotencyKeys.status), isSilent))
    .returning({ key: idempotencyKeys.key })
  return taken.length > 0
}

function isReservation({ scope, key }: Reservation) {
  return and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key))
}

function replay(c: AppContext, first: { readonly status: number; readonly body: unknown }): Response {
  return first.status === 204
    ? c.body(null, 204)
    : c.json(first.body as object, first.status as ContentfulStatusCode)
}

const MISMATCH: Refusal = refuse('idempotency_mismatch', 'api.repeatedOtherwise')
const STILL_RUNNING: Refusal = refuse('conflict', 'api.stillRunning')
