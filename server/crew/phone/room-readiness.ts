import type { Readiness, ReadinessChange } from '#contract/crew/room-readiness.ts'
import { isActive } from '#domain/booking/status.ts'
import { isRoomReady, lastForgottenDay } from '#domain/crew/room-readiness.ts'
import { type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import { partyDayAt } from '#domain/foundation/time/party-day.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import type { Context } from '#server/context.ts'
import type { Queryable, Transaction } from '#server/foundation/database/client.ts'
import { commitUnlessRefused } from '#server/foundation/database/commit-unless-refused.ts'
import { and, eq, inArray, lte, ne } from '#server/foundation/database/drizzle.ts'
import { readSettings } from '#server/foundation/database/read-settings.ts'
import { bookings, crewPhotos, roomReadiness } from '#server/foundation/database/schema/all-tables.ts'
import { recordEvent } from '#server/foundation/events/record-event.ts'

const NOT_ASKED = refuse('not_found', 'roomReady.notAsked')
const TOO_LATE = refuse('too_late', 'roomReady.tooLate')
const NO_PICTURE = { ...refuse('invalid', 'crewPhone.noPicture'), field: 'photoId' }

type Row = typeof roomReadiness.$inferSelect

/** Returns what families said about their rooms for the day that their party is on now. */
export async function readReadiness(
  db: Queryable,
  bookingIds: readonly number[],
): Promise<ReadonlyMap<number, Row>> {
  if (bookingIds.length === 0) return new Map()
  const rows = await db
    .select({ row: roomReadiness })
    .from(roomReadiness)
    .innerJoin(bookings, eq(bookings.id, roomReadiness.bookingId))
    .where(
      and(
        inArray(roomReadiness.bookingId, [...bookingIds]),
        eq(bookings.bookingDate, roomReadiness.partyDay),
      ),
    )
  return new Map(rows.map(({ row }) => [row.bookingId, row]))
}

export function readinessResponse(row: Row, toPhotoUrl: (id: string) => string): Readiness {
  const { toldAt, floorClear, wayClear, petsAway, adultHome, photoId } = row
  return {
    at: toldAt.toISOString(),
    ticks: { floorClear, wayClear, petsAway, adultHome },
    photoUrl: photoId && toPhotoUrl(photoId),
  }
}

/** Returns why a family cannot say, or show, that its room is ready. */
export async function refuseReadiness(
  ctx: Context,
  { bookingStatus, bookingDate }: FullBooking,
): Promise<Refusal | undefined> {
  if (!(await readSettings(ctx.db)).readiness) return NOT_ASKED
  return isActive(bookingStatus) && partyDayAt(ctx.now()) <= bookingDate ? undefined : TOO_LATE
}

/** Stores what a family says about its room; of its pictures only the one it names stays. */
export async function tellReadiness(
  ctx: Context,
  booking: FullBooking,
  { photoId, ...ticks }: ReadinessChange,
): Promise<Row | Refusal> {
  const refusal = await refuseReadiness(ctx, booking)
  if (refusal) return refusal
  return commitUnlessRefused(ctx.db, async (tx) => {
    if (photoId && !(await isOwnPhoto(tx, booking.id, photoId))) return NO_PICTURE
    const told = { ...ticks, partyDay: booking.bookingDate, toldAt: ctx.now() }
    const [row] = await tx
      .insert(roomReadiness)
      .values({ bookingId: booking.id, ...told, photoId })
      .onConflictDoUpdate({
        target: roomReadiness.bookingId,
        set: { ...told, ...(photoId !== undefined && { photoId }) },
      })
      .returning()
    if (!row) throw new Error('Nothing was stored about the room')
    if (photoId !== undefined) await removePhotos(tx, booking.id, photoId)
    const kind = isRoomReady(ticks) ? 'booking.room-ready' : 'booking.room-not-ready'
    await recordEvent(tx, { kind, actor: 'customer', subjectId: booking.id })
    return row
  })
}

/** Returns the file of a picture that this family sent. */
export async function findRoomPhoto(db: Queryable, bookingId: number, id: string): Promise<string | null> {
  const [photo] = await db
    .select({ fileKey: crewPhotos.fileKey })
    .from(crewPhotos)
    .where(and(eq(crewPhotos.id, id), eq(crewPhotos.bookingId, bookingId), eq(crewPhotos.status, 'ready')))
  return photo?.fileKey ?? null
}

async function isOwnPhoto(tx: Transaction, bookingId: number, id: string): Promise<boolean> {
  return (await findRoomPhoto(tx, bookingId, id)) !== null
}

async function removePhotos(tx: Transaction, bookingId: number, except: string | null): Promise<void> {
  await tx
    .update(crewPhotos)
    .set({ status: 'removing', content: null })
    .where(and(eq(crewPhotos.bookingId, bookingId), except === null ? undefined : ne(crewPhotos.id, except)))
}

/** Erases what was said about rooms, and marks their pictures for deletion, some days after the party. */
export async function forgetRooms({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  const last = lastForgottenDay(partyDayAt(now()))
  await db.delete(roomReadiness).where(lte(roomReadiness.partyDay, last))
  const over = db.select({ id: bookings.id }).from(bookings).where(lte(bookings.bookingDate, last))
  await db
    .update(crewPhotos)
    .set({ status: 'removing', content: null })
    .where(and(ne(crewPhotos.status, 'removing'), inArray(crewPhotos.bookingId, over)))
}

/** Returns where a family sees a picture of its own room: without the token, its page adds it. */
export function roomPhotoUrl(
  { reference }: { readonly reference: string },
  id: string,
  token?: string,
): string {
  const url = `/api/my-bookings/${reference}/photos/${id}`
  return token === undefined ? url : `${url}?token=${encodeURIComponent(token)}`
}
