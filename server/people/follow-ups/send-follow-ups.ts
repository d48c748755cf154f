import { DAY_MILLISECONDS } from '#domain/foundation/time/durations.ts'
import { type Decision, decideFollowUp } from '#domain/people/follow-ups/decide-follow-up.ts'
import {
  describeFollowUp,
  FOLLOW_UP_KINDS,
  type FollowUpKind,
} from '#domain/people/follow-ups/follow-up-kinds.ts'
import { isFree } from '#platform/leases.ts'
import { findBooking, lockFullBooking } from '#server/booking/bookings/booking-queries.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { and, desc, eq, gte, isNotNull, isNull, ne, sql } from '#server/foundation/database/drizzle.ts'
import { LOCKS, lockFor } from '#server/foundation/database/locks.ts'
import { bookings, followUps, outbox } from '#server/foundation/database/schema/all-tables.ts'
import { type Attempt, doEach, inTurn, isolateFailures } from '#server/foundation/jobs/isolate-failures.ts'
import { mailKey } from '#server/foundation/mail/mails.ts'
import { reconsiderMails, withdrawMail } from '#server/foundation/mail/waiting-mail.ts'
import { findCandidates } from './find-candidates.ts'
import { addressHashes, type FollowUp } from './follow-up-links.ts'
import { MAIL_KINDS, mailFollowUp } from './mail-follow-up.ts'
import { priceToday, type TodaysOrder } from './make-offer.ts'
import { readFacts, readRelatives } from './read-family.ts'
import { readFollowUpSettings, type StoredSetting } from './read-settings.ts'

/** The mail that asks for a review has its own schedule. */
const REVIEW: readonly FollowUpKind[] = ['review']
const ALL_BUT_REVIEW = FOLLOW_UP_KINDS.filter((kind) => !REVIEW.includes(kind))

/**
 * Asks every family for a review on the day after its party, or whenever the owner has set. Returns the number of
 * queued mails.
 */
export function askForReviews(ctx: Context): Promise<number> {
  return sendKinds(ctx, REVIEW)
}

/** Writes all other follow-ups that are due, and records the bookings that earlier ones led to. */
export function sendFollowUps(ctx: Context): Promise<number> {
  return inTurn(ctx, recordFollowUpBookings, sendAllButReviews)
}

function sendAllButReviews(ctx: Context): Promise<number> {
  return sendKinds(ctx, ALL_BUT_REVIEW)
}

async function sendKinds(ctx: Context, kinds: readonly FollowUpKind[]): Promise<number> {
  const settings = await readFollowUpSettings(ctx.db)
  return isolateFailures(ctx, async (attempt) => {
    let queued = 0
    for (const kind of kinds.filter((one) => settings[one].enabled))
      for (const booking of await findCandidates(ctx, kind, settings[kind])) {
        const isQueued = await attempt({ kind, booking }, () => follow(ctx, kind, booking, settings[kind]))
        queued += Number(isQueued ?? false)
      }
    return queued
  })
}

async function follow(
  ctx: Context,
  kind: FollowUpKind,
  bookingId: number,
  setting: StoredSetting,
): Promise<boolean> {
  const { isAdvertising } = describeFollowUp(kind)
  const order = isAdvertising ? await gatherOrder(ctx, kind, bookingId, setting) : undefined
  if (isAdvertising && !order) return false
  return ctx.db.transaction((tx) => write(tx, ctx, { kind, bookingId, setting, order }))
}

/** Prices are read before the transaction, and only for families that will probably get the mail. */
async function gatherOrder(ctx: Context, kind: FollowUpKind, bookingId: number, setting: StoredSetting) {
  const booking = await findBooking(ctx.db, { id: bookingId })
  if (!booking) return undefined
  const facts = await readFacts(ctx.db, booking, ctx.now())
  const isDue = decideFollowUp(kind, setting, facts, ctx.now()) === 'send'
  return isDue ? priceToday(ctx, kind, booking) : undefined
}

type DueFollowUp = {
  readonly kind: FollowUpKind
  readonly bookingId: number
  readonly setting: StoredSetting
  readonly order: TodaysOrder | undefined
}

/** The mail is committed together with the row that allows each kind only once per booking. */
async function write(tx: Transaction, ctx: Context, wanted: DueFollowUp): Promise<boolean> {
  const { kind, bookingId, setting } = wanted
  const { isAdvertising } = describeFollowUp(kind)
  // Two mails to one family must not be decided about at once.
  if (isAdvertising) await lockFor(tx, LOCKS.advertising)
  const booking = await lockFullBooking(tx, bookingId)
  if (!booking) return false
  const facts = await readFacts(tx, booking, ctx.now())
  if (decideFollowUp(kind, setting, facts, ctx.now()) !== 'send') return false
  const hash = await addressHashes(tx)
  const [row] = await tx
    .insert(followUps)
    .values({
      kind,
      bookingId,
      addressHash: hash(booking.customerEmail),
      mailKey: mailKey(MAIL_KINDS[kind], bookingId),
      createdAt: ctx.now(),
    })
    .onConflictDoNothing()
    .returning()
  if (!row) return false
  const { language } = booking
  const isQueued = await mailFollowUp(tx, ctx, { ...wanted, language, row, family: facts.family })
  if (!isQueued && isAdvertising)
    await tx.update(followUps).set({ withdrawnAt: ctx.now() }).where(eq(followUps.id, row.id))
  return isQueued
}

/** A booking within this many days of the click counts as brought by the mail. */
const DAYS_AFTER_CLICK = 30

/**
 * Records which bookings follow-ups led to: the first that a family made and paid, or staff confirmed, after it had
 * opened the link. Each counts once, for the last link opened before it.
 */
async function recordFollowUpBookings(ctx: Context): Promise<void> {
  const since = new Date(+ctx.now() - 2 * DAYS_AFTER_CLICK * DAY_MILLISECONDS)
  const open = await ctx.db
    .select()
    .from(followUps)
    .where(
      and(
        isNotNull(followUps.clickedAt),
        isNull(followUps.broughtBookingId),
        gte(followUps.clickedAt, since),
      ),
    )
    .orderBy(desc(followUps.clickedAt), desc(followUps.id))
  const getPart = ({ id }: FollowUp) => ({ followUp: id })
  await doEach(ctx, open, getPart, async (row) => {
    const brought = await findBrought(ctx, row)
    if (brought === undefined) return
    const isCounted = sql`EXISTS (SELECT FROM ${followUps} AS other WHERE other.brought_booking_id = ${brought})`
    await ctx.db
      .update(followUps)
      .set({ broughtBookingId: brought })
      .where(and(eq(followUps.id, row.id), sql`NOT ${isCounted}`))
  })
}

async function findBrought(
  ctx: Context,
  { bookingId, kind, clickedAt }: FollowUp,
): Promise<number | undefined> {
  const origin = bookingId === null ? undefined : await findBooking(ctx.db, { id: bookingId })
  if (!origin || !clickedAt) return undefined
  const until = +clickedAt + DAYS_AFTER_CLICK * DAY_MILLISECONDS
  const candidates = (await readRelatives(ctx.db, origin))
    .filter(({ id, createdAt }) =>
      id === bookingId ? kind === 'unfinished-booking' : createdAt >= clickedAt && +createdAt <= until,
    )
    .toSorted((one, other) => +one.createdAt - +other.createdAt)
  for (const { id } of candidates) {
    const isSold = sql`${bookings.bookingStatus} <> 'cancelled' AND (${bookings.isPaid} OR ${bookings.bookingStatus} IN ('confirmed', 'completed'))`
    if ((await ctx.db.$count(bookings, and(eq(bookings.id, id), isSold))) > 0) return id
  }
  return undefined
}

/** The mail is waiting or was just written, and nothing has changed that would rule it out. */
const STAYS: ReadonlySet<Decision> = new Set(['send', 'this-week', 'at-night', 'not-yet'])

/**
 * Withdraws queued mails that must not be sent anymore: the family has booked, opted out, was erased or cancelled its
 * party, or the mail is too late to be useful. Runs before mails are sent. The request for a review is left alone,
 * since it is never wrong.
 */
export async function withdrawFollowUps(ctx: Context, attempt: Attempt): Promise<void> {
  const waiting = await ctx.db
    .select({ row: followUps })
    .from(followUps)
    .innerJoin(outbox, eq(outbox.dedupeKey, followUps.mailKey))
    .where(and(isFree(outbox, ctx.now()), ne(followUps.kind, 'review')))
  await reconsiderMails(ctx, attempt, waiting, reconsider)
}

async function reconsider(tx: Transaction, ctx: Context, row: FollowUp): Promise<void> {
  if (await isStillWanted(tx, ctx, row)) {
    if (row.withdrawnAt) await tx.update(followUps).set({ withdrawnAt: null }).where(eq(followUps.id, row.id))
    return
  }
  if (await withdrawMail(tx, row.mailKey, ctx.now()))
    await tx.update(followUps).set({ withdrawnAt: ctx.now() }).where(eq(followUps.id, row.id))
}

async function isStillWanted(tx: Transaction, ctx: Context, row: FollowUp): Promise<boolean> {
  const booking = row.bookingId === null ? undefined : await lockFullBooking(tx, row.bookingId)
  if (!booking) return false
  const setting = (await readFollowUpSettings(tx))[row.kind]
  const facts = await readFacts(tx, booking, ctx.now())
  const decision = decideFollowUp(row.kind, setting, facts, ctx.now())
  // Staff requested a withdrawn mail again: others may have been sent meanwhile.
  return row.withdrawnAt ? decision === 'send' : STAYS.has(decision)
}
