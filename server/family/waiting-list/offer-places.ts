import { countingEntries, offerExpiry } from '#domain/family/waiting-list.ts'
import type { Refusal } from '#domain/foundation/refusal/refusal.ts'
import type { PartyDay } from '#domain/foundation/time/party-day.ts'
import { listNights, type Stay } from '#domain/foundation/time/stay.ts'
import { pathIn } from '#domain/site/page-path.ts'
import { dayRefusal } from '#server/booking/bookings/day-refusal.ts'
import { themeRefusal } from '#server/booking/bookings/price-order.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import {
  alias,
  and,
  asc,
  eq,
  gt,
  inArray,
  isNull,
  lte,
  notExists,
  or,
  sql,
} from '#server/foundation/database/drizzle.ts'
import { preparedSelect } from '#server/foundation/database/execute-prepared.ts'
import { lockStay } from '#server/foundation/database/locks.ts'
import { siteSettings, waitingList } from '#server/foundation/database/schema/all-tables.ts'
import { recordEvents } from '#server/foundation/events/record-event.ts'
import { doEach } from '#server/foundation/jobs/isolate-failures.ts'
import { queueMail } from '#server/foundation/mail/queue-mail.ts'
import { textOffer } from '#server/people/conversations/texts/text-offer.ts'
import { siteUrl } from '#server/site-url.ts'
import { type Entry, markOffered } from './mark-offered.ts'
import { offerMore } from './offer-more.ts'

/** Offers all free places to the waiting list, day by day. Safe to repeat, on several servers. */
export async function offerFreedPlaces(ctx: Context): Promise<number> {
  const now = ctx.now()
  const { bookingDate, status, offerExpiresAt } = waitingList
  const days = await ctx.db
    .selectDistinct({ day: bookingDate })
    .from(waitingList)
    .where(or(eq(status, 'waiting'), and(eq(status, 'offered'), lte(offerExpiresAt, now))))
    .orderBy(asc(bookingDate))
  return doEach(
    ctx,
    days,
    ({ day }) => ({ day }),
    ({ day }) =>
      ctx.db.transaction(async (tx) => {
        await lockStay(tx, { bookingDate: day })
        return offerPlaces(tx, ctx, day)
      }),
  )
}

/**
 * Offers a day's free places to the waiting list, in order, after ending unused offers. Call it with the day locked.
 * Returns how many places were offered.
 */
export async function offerPlaces(tx: Transaction, ctx: Context, day: PartyDay): Promise<number> {
  return offerPlacesTo(tx, ctx, await lockOpenEntries(tx, { day }))
}

/** Returns the entries of a day that are waiting or have an offer, earliest first. */
const lockOpenEntries = preparedSelect('lock_open_entries', (db) => {
  const { bookingDate, status, id } = waitingList
  return db
    .select()
    .from(waitingList)
    .where(and(eq(bookingDate, sql.placeholder('day')), inArray(status, ['waiting', 'offered'])))
    .orderBy(asc(id))
    .for('update')
})

/**
 * Returns the refusal that `refusal` finds for the nights of a party. The waiting list comes before a new request: places can come back
 * without the day's lock, so free places are offered first, until none are left.
 */
export async function refusalAfterOffers<Refused extends Refusal>(
  tx: Transaction,
  ctx: Context,
  stay: Stay,
  refusal: () => Promise<Refused | undefined>,
): Promise<Refused | undefined> {
  const days = listNights(stay)
  for (;;) {
    const [refused, lines] = await Promise.all([
      refusal(),
      Promise.all(days.map((day) => lockOpenEntries(tx, { day }))),
    ])
    if (refused) return refused
    let offered = 0
    for (const open of lines) offered += await offerPlacesTo(tx, ctx, open)
    if (offered === 0) return undefined
  }
}

async function offerPlacesTo(tx: Transaction, ctx: Context, open: readonly Entry[]): Promise<number> {
  const now = ctx.now()
  const missed = open.filter(({ offerExpiresAt }) => offerExpiresAt !== null && offerExpiresAt <= now)
  if (missed.length > 0) {
    const ids = missed.map(({ id }) => id)
    await tx.update(waitingList).set({ status: 'missed', updatedAt: now }).where(inArray(waitingList.id, ids))
    const subjects = ids.map((subjectId) => ({ subjectId }))
    await recordEvents(tx, { kind: 'waiting-list.missed', actor: 'system' }, subjects)
  }
  const inLine = open.filter((entry) => !missed.includes(entry))
  const waiting = countingEntries(inLine).filter(({ status }) => status === 'waiting')
  if (waiting.length === 0) return 0
  const noticeDays = await readNotice(tx)
  // Offers only reduce what is free, so a request that was refused once is refused to all later entries that want the
  // same.
  const refused = new Set<string>()
  let offered = 0
  for (const entry of waiting) {
    const { themeId, numberOfTeepees, bookingDate } = entry
    if (entry.changesBookingId !== null) {
      offered += Number(await offerMore(tx, ctx, entry, waiting.length - offered))
      continue
    }
    const wish = `${themeId} ${numberOfTeepees}`
    if (refused.has(wish)) continue
    const until = offerExpiry({ now, bookingDate, noticeDays, waiting: waiting.length - offered })
    if (!until) continue
    const wanted = { themeId: themeId ?? undefined, numberOfTeepees, bookingDate, isVisitor: true }
    if ((await themeRefusal(tx, entry)) ?? (await dayRefusal(tx, wanted, now))) {
      refused.add(wish)
      continue
    }
    await markOffered(tx, ctx, entry, until)
    await queueMail(tx, ctx, {
      kind: 'waiting-list-offer',
      once: [entry.id],
      ...describeWaiting(ctx, entry),
      until,
    })
    await textOffer(tx, ctx, entry, until)
    offered++
  }
  return offered
}

/** Returns how many days before the party visitors must book. */
export async function readNotice(tx: Transaction): Promise<number> {
  const [settings] = await tx.select({ days: siteSettings.minimumNoticeDays }).from(siteSettings)
  return settings?.days ?? 0
}

/** Returns what mails say about an entry, with the page on which its family sees the offer and can leave the list. */
export function describeWaiting(ctx: Context, entry: Entry) {
  const { customerEmail: to, customerName, language, bookingDate, token } = entry
  const pageUrl = siteUrl(ctx) + pathIn(language, `/waiting-list/${token}`)
  return { to, customerName, language, bookingDate, pageUrl }
}

type Held = {
  readonly offerToken?: string | undefined
  readonly bookingId?: number | undefined
  readonly day: PartyDay
  readonly now: Date
}

/**
 * Returns until when an offer holds the day for whoever has its token, or for the booking that took it; undefined if
 * none does.
 */
export async function findOfferEnd(
  tx: Transaction,
  { offerToken, bookingId, day, now }: Held,
): Promise<Date | undefined> {
  const { bookingDate, offerExpiresAt, status } = waitingList
  const isTaken = and(eq(status, 'booked'), eq(waitingList.bookingId, bookingId ?? -1))
  const isOpen = and(eq(status, 'offered'), eq(waitingList.token, offerToken ?? ''))
  const [offer] = await tx
    .select({ until: offerExpiresAt })
    .from(waitingList)
    .where(and(eq(bookingDate, day), gt(offerExpiresAt, now), or(isTaken, isOpen)))
  return offer?.until ?? undefined
}

/**
 * Turns an offered place into a booking: from then on, only the booking holds the place. Does nothing for a booking on
 * another day than the offer's, so that looking at other days does not lose the offer.
 */
export async function takeOffer(
  tx: Transaction,
  token: string,
  booked: { readonly bookingId: number; readonly day: PartyDay; readonly now: Date },
): Promise<void> {
  await tx
    .update(waitingList)
    .set({ status: 'booked', bookingId: booked.bookingId, updatedAt: booked.now })
    .where(
      and(
        eq(waitingList.token, token),
        eq(waitingList.bookingDate, booked.day),
        eq(waitingList.status, 'offered'),
        gt(waitingList.offerExpiresAt, booked.now),
      ),
    )
}

/**
 * Lets the offer hold the place of a released booking again, until the offer expires. If the family has joined the list
 * again, that entry takes over.
 */
export async function restoreOffer(
  tx: Transaction,
  released: { readonly bookingId: number; readonly now: Date },
): Promise<void> {
  const other = alias(waitingList, 'other')
  const joinedAnew = tx
    .select({ id: other.id })
    .from(other)
    .where(
      and(
        eq(other.customerEmail, waitingList.customerEmail),
        eq(other.bookingDate, waitingList.bookingDate),
        isNull(other.changesBookingId),
        inArray(other.status, ['waiting', 'offered']),
      ),
    )
  await tx
    .update(waitingList)
    .set({ status: 'offered', bookingId: null, updatedAt: released.now })
    .where(
      and(
        eq(waitingList.bookingId, released.bookingId),
        eq(waitingList.status, 'booked'),
        gt(waitingList.offerExpiresAt, released.now),
        notExists(joinedAnew),
      ),
    )
}
