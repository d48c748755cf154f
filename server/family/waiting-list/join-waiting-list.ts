import { randomBytes } from 'node:crypto'
import type { NewWaitingListEntry } from '#contract/family/waiting-list.ts'
import { offerExpiry, stillHasRoom } from '#domain/family/waiting-list.ts'
import { isRefusal, type Refusal } from '#domain/foundation/refusal/refusal.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { bookableRange, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { dayRefusal } from '#server/booking/bookings/day-refusal.ts'
import { themeRefusal } from '#server/booking/bookings/price-order.ts'
import type { Context } from '#server/context.ts'
import type { Queryable, Transaction } from '#server/foundation/database/client.ts'
import { commitUnlessRefused } from '#server/foundation/database/commit-unless-refused.ts'
import { and, asc, eq, inArray, isNotNull, isNull } from '#server/foundation/database/drizzle.ts'
import { lockStay } from '#server/foundation/database/locks.ts'
import { waitingList } from '#server/foundation/database/schema/all-tables.ts'
import { recordEvent } from '#server/foundation/events/record-event.ts'
import type { DetailedRefusal } from '#server/foundation/http/detailed-refusal.ts'
import { countAgainst, uncount } from '#server/foundation/http/rate-limit.ts'
import { queueMail } from '#server/foundation/mail/queue-mail.ts'
import { recordConsent } from '#server/people/conversations/texts/record-consent.ts'
import { describeWaiting, offerPlaces, readNotice } from './offer-places.ts'

type Joined = { readonly entry: typeof waitingList.$inferSelect; readonly isNew: boolean }

/** Few enough that a stranger cannot fill a day's list, and enough for two families in one house. */
export const LIMIT_OF_ADDRESS = { name: 'waiting-list-day', most: 2, seconds: 24 * 3600 }

type WaitingRequest = NewWaitingListEntry & {
  readonly language: Language
  /** The visitor's address, as in clientAddress. */
  readonly address: string
  /** The full address, stored with a consent to texts. */
  readonly callerAddress: string
}

/** Adds a customer to the waiting list of a full day, once. */
export async function joinWaitingList(
  ctx: Context,
  { customerEmail, address, callerAddress, textConsent, ...wanted }: WaitingRequest,
): Promise<Joined | DetailedRefusal> {
  const person = {
    ...wanted,
    themeId: wanted.themeId ?? null,
    customerEmail: customerEmail.toLowerCase(),
    // Only needed for texts.
    customerPhone: (textConsent && wanted.customerPhone) || null,
  }
  const waitsAlready = await findKnown(ctx.db, person)
  if (waitsAlready) return { entry: waitsAlready, isNew: false }
  const counted = `${person.bookingDate} ${address}`
  const tooMany = await countAgainst(ctx, LIMIT_OF_ADDRESS, counted)
  if (tooMany) return tooMany
  const joined = await commitUnlessRefused(ctx.db, async (tx) => {
    await lockStay(tx, person)
    const known = await findKnown(tx, person)
    if (known) return { entry: known, isNew: false }
    const refusal = await refusalToWait(tx, ctx, person)
    if (refusal) return refusal
    const { customerPhone: phone, language } = person
    if (phone)
      await recordConsent(tx, {
        phone,
        isWanted: true,
        source: 'waiting-list',
        language,
        address: callerAddress,
        at: ctx.now(),
      })
    return { entry: await insertEntry(tx, ctx, person), isNew: true }
  })
  if (isRefusal(joined) || !joined.isNew) await uncount(ctx, LIMIT_OF_ADDRESS, counted)
  return joined
}

async function findKnown(
  db: Queryable,
  { customerEmail, bookingDate }: Pick<Person, 'customerEmail' | 'bookingDate'>,
): Promise<Joined['entry'] | undefined> {
  const [known] = await db
    .select()
    .from(waitingList)
    .where(
      and(
        eq(waitingList.customerEmail, customerEmail),
        eq(waitingList.bookingDate, bookingDate),
        isNull(waitingList.changesBookingId),
        inArray(waitingList.status, ['waiting', 'offered']),
      ),
    )
  return known
}

type Person = Pick<
  Joined['entry'],
  | 'bookingDate'
  | 'numberOfTeepees'
  | 'themeId'
  | 'language'
  | 'customerName'
  | 'customerEmail'
  | 'customerPhone'
>

async function refusalToWait(tx: Transaction, ctx: Context, person: Person): Promise<Refusal | undefined> {
  const { bookingDate, numberOfTeepees, themeId } = person
  const now = ctx.now()
  const refused = await themeRefusal(tx, person)
  if (refused) return refused
  // Earlier entries come first.
  await offerPlaces(tx, ctx, bookingDate)
  const wanted = { bookingDate, numberOfTeepees, themeId: themeId ?? undefined, isVisitor: true }
  const full = await dayRefusal(tx, wanted, now)
  if (!full) return stillHasRoom(bookingDate)
  const { last } = bookableRange(partyDayAt(now))
  const noticeDays = await readNotice(tx)
  // Nobody who joins this late would be offered anything.
  const isTooLate = offerExpiry({ now, bookingDate, noticeDays, waiting: 1 }) === undefined
  return isTooLate || bookingDate > last ? full : undefined
}

async function insertEntry(tx: Transaction, ctx: Context, person: Person): Promise<Joined['entry']> {
  const now = ctx.now()
  const mailConfirmedAt = await findConfirmation(tx, person)
  const [entry] = await tx
    .insert(waitingList)
    .values({
      ...person,
      mailConfirmedAt,
      token: randomBytes(24).toString('base64url'),
      createdAt: now,
      updatedAt: now,
    })
    .returning()
  if (!entry) throw new Error('The place in line was not stored')
  await recordEvent(tx, { kind: 'waiting-list.joined', actor: 'customer', subjectId: entry.id })
  await queueMail(tx, ctx, { kind: 'waiting-list-joined', ...describeWaiting(ctx, entry) })
  return entry
}

/** An address that was confirmed once counts for other days as well. */
async function findConfirmation(
  tx: Transaction,
  { customerEmail }: Pick<Person, 'customerEmail'>,
): Promise<Date | null> {
  const { mailConfirmedAt } = waitingList
  const [confirmed] = await tx
    .select({ at: mailConfirmedAt })
    .from(waitingList)
    .where(and(eq(waitingList.customerEmail, customerEmail), isNotNull(mailConfirmedAt)))
    .limit(1)
  return confirmed?.at ?? null
}

/**
 * Notes that the link in a mail was opened, so that all entries of its address count; the first time, a place may be
 * offered.
 */
export async function confirmMail(
  ctx: Context,
  { customerEmail, mailConfirmedAt }: Joined['entry'],
): Promise<void> {
  if (mailConfirmedAt) return
  const now = ctx.now()
  const { id, bookingDate } = waitingList
  const unconfirmed = ctx.db
    .select({ id })
    .from(waitingList)
    .where(and(eq(waitingList.customerEmail, customerEmail), isNull(waitingList.mailConfirmedAt)))
    .orderBy(asc(bookingDate), asc(id))
    .for('update')
  await ctx.db
    .update(waitingList)
    .set({ mailConfirmedAt: now, updatedAt: now })
    .where(inArray(id, unconfirmed))
  await ctx.placesFreed()
}
