import { randomBytes } from 'node:crypto'
import type { WantedOrder } from '#domain/booking/changes/order-change.ts'
import { isRefusal, type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import { lockFullBooking } from '#server/booking/bookings/booking-queries.ts'
import { BOOKING_GONE, CHANGED_MEANWHILE } from '#server/booking/bookings/booking-refusals.ts'
import { dayRefusal } from '#server/booking/bookings/day-refusal.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import { queueBookingMail } from '#server/booking/bookings/queue-booking-mail.ts'
import { endWaitForMore } from '#server/booking/bookings/write/end-wait-for-more.ts'
import type { Context } from '#server/context.ts'
import type { Queryable, Transaction } from '#server/foundation/database/client.ts'
import { commitUnlessRefused } from '#server/foundation/database/commit-unless-refused.ts'
import { and, eq, inArray } from '#server/foundation/database/drizzle.ts'
import { lockStay } from '#server/foundation/database/locks.ts'
import { waitingList } from '#server/foundation/database/schema/all-tables.ts'
import { recordEvents } from '#server/foundation/events/record-event.ts'
import type { DetailedRefusal } from '#server/foundation/http/detailed-refusal.ts'
import { countAgainst, uncount } from '#server/foundation/http/rate-limit.ts'
import { LIMIT_OF_ADDRESS } from './join-waiting-list.ts'
import type { Entry } from './mark-offered.ts'
import { getExpiry } from './offer-more.ts'
import { offerPlaces } from './offer-places.ts'

type Wish = {
  readonly wanted: WantedOrder
  /** The visitor's address, as in clientAddress. */
  readonly address: string
}

/**
 * Adds a booking to the waiting list of its full day for a bigger order; the booking itself stays as it is. Repeating
 * the same request keeps its place; a different one goes to the end of the line.
 */
export async function waitForMore(
  ctx: Context,
  booking: FullBooking,
  { wanted, address }: Wish,
): Promise<{ readonly isNew: boolean } | DetailedRefusal> {
  const wish = toWish(booking, wanted)
  const known = await findWaitForMore(ctx.db, booking.id)
  if (known && isSameWish(known, wish)) return { isNew: false }
  const counted = `${booking.bookingDate} ${address}`
  const tooMany = await countAgainst(ctx, LIMIT_OF_ADDRESS, counted)
  if (tooMany) return tooMany
  const joined = await commitUnlessRefused(ctx.db, (tx) => join(tx, ctx, booking, wish))
  if (isRefusal(joined)) await uncount(ctx, LIMIT_OF_ADDRESS, counted)
  else await ctx.placesFreed()
  return joined
}

/** Returns whether the bigger order could still be offered in time. */
export async function isInTimeToWait(
  ctx: Context,
  booking: FullBooking,
  wanted: WantedOrder,
): Promise<boolean> {
  const wish = toWish(booking, wanted)
  const { wantedBeside } = wish
  if (!isBigger(booking, wish) || (wanted.numberOfNights ?? 1) > 1) return false
  return (await getExpiry(ctx.db, ctx, { bookingDate: booking.bookingDate, wantedBeside }, 1)) !== undefined
}

/** Returns what a booking is waiting for or has been offered. */
export async function findWaitForMore(db: Queryable, bookingId: number): Promise<Entry | undefined> {
  const isOpen = inArray(waitingList.status, ['waiting', 'offered'])
  const [entry] = await db
    .select()
    .from(waitingList)
    .where(and(eq(waitingList.changesBookingId, bookingId), isOpen))
  return entry
}

/** Takes a booking off the list, and releases what it was offered. */
export async function stopWaitingForMore(ctx: Context, bookingId: number): Promise<void> {
  await ctx.db.transaction((tx) => endWaitForMore(tx, bookingId, ctx.now()))
  await ctx.placesFreed()
}

type WantedMore = Pick<Entry, 'themeId' | 'numberOfTeepees' | 'wantedBeside'>

function toWish(booking: FullBooking, { addons, guestCount, ...wanted }: WantedOrder): WantedMore {
  const beside = { ...(addons && { addons }), ...(guestCount !== undefined && { guestCount }) }
  return {
    themeId: wanted.themeId ?? booking.themeId,
    numberOfTeepees: wanted.numberOfTeepees ?? booking.numberOfTeepees,
    wantedBeside: Object.keys(beside).length > 0 ? beside : null,
  }
}

/** Nobody waits for more than one night: an offer only looks at, and holds, the day of its list. */
function isBigger(booking: FullBooking, { themeId, numberOfTeepees }: WantedMore): boolean {
  if (booking.numberOfNights > 1) return false
  return themeId !== booking.themeId || numberOfTeepees > booking.numberOfTeepees
}

function isSameWish(one: WantedMore, other: WantedMore): boolean {
  const plain = ({ themeId, numberOfTeepees, wantedBeside }: WantedMore) =>
    JSON.stringify([themeId, numberOfTeepees, wantedBeside?.addons, wantedBeside?.guestCount])
  return plain(one) === plain(other)
}

async function join(
  tx: Transaction,
  ctx: Context,
  seen: FullBooking,
  wish: WantedMore,
): Promise<{ readonly isNew: true } | Refusal> {
  await lockStay(tx, seen)
  const booking = await lockFullBooking(tx, seen.id)
  if (!booking) return BOOKING_GONE
  if (booking.version !== seen.version) return CHANGED_MEANWHILE
  await endWaitForMore(tx, booking.id, ctx.now())
  // Earlier entries come first.
  await offerPlaces(tx, ctx, booking.bookingDate)
  const { bookingDate, language, customerName } = booking
  const wanted = {
    ...booking,
    ...wish,
    themeId: wish.themeId ?? undefined,
    addons: wish.wantedBeside?.addons,
  }
  const full = await dayRefusal(tx, wanted, ctx.now())
  if (!full) return refuse('date_available', 'calendar.roomForMore')
  const isInTime = await getExpiry(tx, ctx, { bookingDate, ...wish }, 1)
  if (full.code !== 'date_unavailable' || !isBigger(booking, wish) || !isInTime) return full
  const rows = await tx
    .insert(waitingList)
    .values({
      ...wish,
      bookingDate,
      language,
      customerName,
      customerEmail: booking.customerEmail.toLowerCase(),
      changesBookingId: booking.id,
      token: randomBytes(24).toString('base64url'),
      createdAt: ctx.now(),
      updatedAt: ctx.now(),
    })
    .returning({ subjectId: waitingList.id })
  await recordEvents(tx, { kind: 'waiting-list.joined', actor: 'customer' }, rows)
  await queueBookingMail(tx, ctx, {
    kind: 'waiting-for-more',
    bookingId: booking.id,
    numberOfTeepees: wish.numberOfTeepees,
  })
  return { isNew: true }
}
