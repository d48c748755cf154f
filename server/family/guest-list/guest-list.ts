import type { Guest, GuestAnswer, GuestList } from '#contract/family/guest-list.ts'
import { changeClosed } from '#domain/booking/changes/order-change.ts'
import { countChildren, GUEST_LIMITS, teepeesFor } from '#domain/booking/guests/guest.ts'
import { TEEPEES } from '#domain/booking/order/selection-rules.ts'
import { hasExpired } from '#domain/booking/status.ts'
import { isRefusal, type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { addDays } from '#domain/foundation/time/party-day.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { pathIn } from '#domain/site/page-path.ts'
import { dayRefusal } from '#server/booking/bookings/day-refusal.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import {
  findList,
  type GuestRow,
  getPostponed,
  hasListEnded,
  newSecret,
  readGuests,
} from '#server/booking/guests/guest-queries.ts'
import { readChangeLimits } from '#server/booking/order-changes/read-change-limits.ts'
import type { Context } from '#server/context.ts'
import { listFamilyDays } from '#server/family/booking-page/list-family-days.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { eq } from '#server/foundation/database/drizzle.ts'
import { guestLists, guests, themes } from '#server/foundation/database/schema/all-tables.ts'
import { siteUrl } from '#server/site-url.ts'

export const LIST_ENDED = refuse('not_found', 'guests.ended')
const LIST_FULL = refuse('list_full', 'guests.full', { most: GUEST_LIMITS.guests })

/** Returns a family's guest list; an empty one if it has not made any. */
export async function guestListResponse(
  ctx: Context,
  booking: FullBooking,
  language: Language,
): Promise<GuestList | Refusal> {
  if (hasListEnded(booking, ctx.now())) return LIST_ENDED
  const [list, rows] = await Promise.all([findList(ctx.db, booking.id), readGuests(ctx.db, [booking.id])])
  const coming = countChildren(rows, 'yes')
  const teepeesNeeded = teepeesFor(coming)
  return {
    url: list ? siteUrl(ctx) + pathIn(language, `/party/${list.token}`) : null,
    open: list?.isOpen ?? false,
    note: list?.note ?? null,
    guests: rows.map(guestResponse),
    coming,
    maybe: countChildren(rows, 'maybe'),
    teepeesNeeded,
    suggestion: await suggestTeepees(ctx, booking, teepeesNeeded),
    ...(list && getPostponed(list, booking)),
  }
}

export function guestResponse(guest: GuestRow): Guest {
  const { id, firstName, siblings, coming, allergies, nightPhone, pickup, allowed, consentedBy } = guest
  const consentedAt = guest.consentedAt?.toISOString() ?? null
  return { id, firstName, siblings, coming, allergies, nightPhone, pickup, allowed, consentedBy, consentedAt }
}

/** Suggests more teepees, as long as the family can have them. */
async function suggestTeepees(
  ctx: Context,
  booking: FullBooking,
  numberOfTeepees: number,
): Promise<GuestList['suggestion']> {
  if (numberOfTeepees <= booking.numberOfTeepees) return null
  const [theme] = await ctx.db.select().from(themes).where(eq(themes.id, booking.themeId))
  if (numberOfTeepees > (theme?.mostTeepees ?? TEEPEES.maximum)) return null
  const now = ctx.now()
  const limits = await readChangeLimits(ctx, booking)
  if (changeClosed(booking, new Set(['more']), limits) || hasExpired(booking, now)) return null
  const full = await dayRefusal(ctx.db, { ...booking, numberOfTeepees }, now)
  return full ? null : { numberOfTeepees }
}

/** Opens or closes the list, with what the host writes to the guests; makes it the first time. */
export async function changeGuestList(
  ctx: Context,
  { id: bookingId }: FullBooking,
  { open, note }: { readonly open: boolean; readonly note?: string | null | undefined },
): Promise<void> {
  const set = { isOpen: open, ...(note !== undefined && { note }) }
  await ctx.db
    .insert(guestLists)
    .values({ bookingId, token: newSecret(), ...set })
    .onConflictDoUpdate({ target: guestLists.bookingId, set })
}

/** Returns the columns for what a parent or the host answers. */
export function guestColumns<Answer extends Partial<GuestAnswer>>(answer: Answer, now: Date) {
  const consent = answer.consentedBy === undefined ? {} : { consentedAt: answer.consentedBy ? now : null }
  return { ...answer, ...consent, updatedAt: now }
}

/** Locks a list: answers are taken one after another, and none once it is closed. */
export async function lockList(tx: Transaction, bookingId: number) {
  const [list] = await tx.select().from(guestLists).where(eq(guestLists.bookingId, bookingId)).for('update')
  return list
}

/** Adds a guest to a list, which must be locked. */
export async function addGuest(
  tx: Transaction,
  bookingId: number,
  guest: Omit<typeof guests.$inferInsert, 'bookingId'>,
): Promise<GuestRow | Refusal> {
  const count = await tx.$count(guests, eq(guests.bookingId, bookingId))
  if (count >= GUEST_LIMITS.guests) return LIST_FULL
  const [row] = await tx
    .insert(guests)
    .values({ ...guest, bookingId })
    .returning()
  if (!row) throw new Error('A guest was not stored')
  return row
}

const SEARCHED_DAYS = 60
const SHOWN_DAYS = 12

type Postponed = { readonly days: string[]; readonly text: string }

/** Tells the guests, whose links show it until the party moves, and returns the days it could move to. */
export async function postponeParty(
  ctx: Context,
  booking: FullBooking,
  { text: given, language }: { readonly text: string | null; readonly language: Language },
): Promise<Postponed | Refusal> {
  const { id: bookingId, bookingDate } = booking
  const text = given ?? textIn(language)('guestList.postponedText', { day: bookingDate })
  const range = { from: addDays(bookingDate, 1), to: addDays(bookingDate, SEARCHED_DAYS) }
  const days = await listFamilyDays(ctx, booking, range, language)
  if (isRefusal(days)) return days
  const set = { postponedText: text, postponedDay: bookingDate }
  await ctx.db
    .insert(guestLists)
    .values({ bookingId, token: newSecret(), isOpen: false, ...set })
    .onConflictDoUpdate({ target: guestLists.bookingId, set })
  const free = days.filter(({ available }) => available).map(({ date }) => date)
  return { days: free.slice(0, SHOWN_DAYS), text }
}

/** Takes back that a party is postponed: the guests' links show its day as before. */
export async function takeBackPostponement(ctx: Context, bookingId: number): Promise<void> {
  const set = { postponedText: null, postponedDay: null }
  await ctx.db.update(guestLists).set(set).where(eq(guestLists.bookingId, bookingId))
}
