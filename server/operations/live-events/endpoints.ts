import { endEditing, publishEditing as keepEditing } from '#contract/operations/editing.ts'
import { streamEvents } from '#contract/operations/staff-events.ts'
import { isRefusal, type Refusal } from '#domain/foundation/refusal/refusal.ts'
import { findBooking } from '#server/booking/bookings/booking-queries.ts'
import { BOOKING_GONE } from '#server/booking/bookings/booking-refusals.ts'
import type { Admin, Context } from '#server/context.ts'
import { and, eq, gt, sql } from '#server/foundation/database/drizzle.ts'
import { sessions } from '#server/foundation/database/schema/all-tables.ts'
import type { AppContext } from '#server/foundation/http/app-environment.ts'
import { clientAddress } from '#server/foundation/http/client-address.ts'
import { endpoints } from '#server/foundation/http/serve-endpoint.ts'
import { oldestUse } from '#server/people/accounts/sessions.ts'
import { type EditingNotice, NOTICES_CHANNEL } from './event-hub.ts'
import { EventStream } from './event-stream.ts'
import { takeStreamSlot } from './stream-slots.ts'

export const eventEndpoints = endpoints((serve) => {
  serve(streamEvents, async ({ ctx, admin, c }) => {
    const place = await takeStreamSlot(ctx.db, admin.userId)
    if (typeof place !== 'string') return place
    const session = await findPublicId(ctx, admin.sessionHash)
    const stream = new EventStream(ctx, {
      admin,
      place,
      session,
      lastEventId: c.req.header('last-event-id'),
      isSignedIn: () => isStillSignedIn(ctx, admin, c),
    })
    return c.body(stream.body, 200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      // A proxy that buffers responses would hold back events.
      'X-Accel-Buffering': 'no',
    })
  })

  serve(keepEditing, ({ ctx, params, admin }) => publishEditing(ctx, params.id, { admin, change: 'changed' }))
  serve(endEditing, ({ ctx, params, admin }) => publishEditing(ctx, params.id, { admin, change: 'deleted' }))
})

/** An open stream does not count as use of the session, which ends after twelve hours without any. */
async function isStillSignedIn(ctx: Context, { sessionHash }: Admin, c: AppContext): Promise<boolean> {
  if (sessionHash !== null) return (await findPublicId(ctx, sessionHash)) !== undefined
  const signer = await ctx.findAdmin(c.req.header('authorization') ?? '', clientAddress(c))
  return signer !== undefined && !isRefusal(signer)
}

/** Returns the public id of a session; undefined once it has ended. Does not count as use of the session. */
async function findPublicId({ db, now }: Context, sessionHash: string | null): Promise<string | undefined> {
  if (sessionHash === null) return undefined
  const [row] = await db
    .select({ publicId: sessions.publicId })
    .from(sessions)
    .where(and(eq(sessions.secretHash, sessionHash), gt(sessions.lastUsedAt, oldestUse(now()))))
  return row?.publicId
}

/** Tells the open streams of all servers who is editing a booking. Nothing is stored: it lapses unless repeated. */
async function publishEditing(
  { db }: Context,
  bookingId: number,
  { admin, change }: { readonly admin: Admin; readonly change: EditingNotice['change'] },
): Promise<null | Refusal> {
  if (!(await findBooking(db, { id: bookingId }))) return BOOKING_GONE
  const notice: EditingNotice = { editing: bookingId, change, by: admin.username }
  await db.execute(sql`SELECT pg_notify(${NOTICES_CHANNEL}, ${JSON.stringify(notice)})`)
  return null
}
