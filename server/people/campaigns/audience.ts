import type { Language } from '#domain/foundation/text/language.ts'
import { addMonths, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { ERASED, mailboxKey } from '#domain/people/customers/contact-keys.ts'
import { AUDIENCE_MONTHS, type CampaignAudience } from '#domain/people/follow-ups/campaigns.ts'
import type { Queryable } from '#server/foundation/database/client.ts'
import { and, desc, eq, gte, isNotNull, isNull, lt, ne, sql } from '#server/foundation/database/drizzle.ts'
import { bookings, newsletterSubscribers } from '#server/foundation/database/schema/all-tables.ts'

/** A mailbox that a newsletter goes to, and what identifies its owner when the mail is written. */
type Recipient = {
  readonly subscriberId: number | null
  readonly bookingId: number | null
  readonly email: string
  readonly language: Language
}

/** Returns the current audience of a newsletter, each mailbox once; subscribers come first. */
export async function findAudience(db: Queryable, wanted: CampaignAudience, now: Date): Promise<Recipient[]> {
  const found = [
    ...(wanted.subscribers ? await findSubscribers(db) : []),
    ...(wanted.families ? await findFamilies(db, now) : []),
  ]
  const mailboxes = new Map<string, Recipient>()
  for (const one of found) {
    const mailbox = mailboxKey(one.email)
    if (!mailboxes.has(mailbox)) mailboxes.set(mailbox, one)
  }
  return [...mailboxes.values()]
}

/** Returns the number of mailboxes in each kind of audience, and the number of unconfirmed addresses. */
export async function countAudience(db: Queryable, now: Date) {
  const isUnconfirmed = and(
    eq(newsletterSubscribers.state, 'subscribed'),
    isNull(newsletterSubscribers.confirmedAt),
  )
  const count = async (wanted: CampaignAudience) => (await findAudience(db, wanted, now)).length
  return {
    subscribers: await count({ subscribers: true, families: false }),
    unconfirmed: await db.$count(newsletterSubscribers, isUnconfirmed),
    families: await count({ subscribers: false, families: true }),
    all: await count({ subscribers: true, families: true }),
  }
}

async function findSubscribers(db: Queryable): Promise<Recipient[]> {
  const { id, email, language, state, confirmedAt } = newsletterSubscribers
  const rows = await db
    .select({ subscriberId: id, email, language })
    .from(newsletterSubscribers)
    .where(and(eq(state, 'subscribed'), isNotNull(confirmedAt)))
    .orderBy(id)
  return rows.map((row) => ({ ...row, bookingId: null }))
}

/** Returns families by their last party. Whether they have another one ahead is checked when the mail is written. */
async function findFamilies(db: Queryable, now: Date): Promise<Recipient[]> {
  const today = partyDayAt(now)
  const { id, language, customerEmail, bookingDate, bookingStatus, isPaid } = bookings
  const mailbox = sql`lower(${customerEmail})`
  const rows = await db
    .selectDistinctOn([mailbox], { bookingId: id, email: customerEmail, language })
    .from(bookings)
    .where(
      and(
        eq(isPaid, true),
        ne(bookingStatus, 'cancelled'),
        lt(bookingDate, today),
        gte(bookingDate, addMonths(today, -AUDIENCE_MONTHS)),
        ne(customerEmail, ERASED),
      ),
    )
    .orderBy(mailbox, desc(bookingDate), desc(id))
  return rows.map((row) => ({ ...row, subscriberId: null }))
}
