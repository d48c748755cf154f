import { partyDayAt } from '#domain/foundation/time/party-day.ts'
import type { Consent } from '#domain/money/payments/autopay.ts'
import type { Queryable } from '#server/foundation/database/client.ts'
import { and, desc, eq, inArray, isNotNull, isNull } from '#server/foundation/database/drizzle.ts'
import { cardConsents, savedCardCharges } from '#server/foundation/database/schema/all-tables.ts'

export type ConsentRow = typeof cardConsents.$inferSelect

/** A consent whose card is saved. */
export type ActiveConsent = ConsentRow & {
  readonly bookingId: number
  readonly sentence: string
  readonly amountCents: number
  readonly chargeDay: string
  readonly customerId: string
  readonly methodId: string
}

/** Returns the consent for charging a booking's balance. */
export async function findActiveConsent(
  db: Queryable,
  bookingId: number,
): Promise<ActiveConsent | undefined> {
  const [row] = await db
    .select()
    .from(cardConsents)
    .where(and(eq(cardConsents.bookingId, bookingId), eq(cardConsents.status, 'active')))
  return row && isActiveConsent(row) ? row : undefined
}

export function isActiveConsent(row: ConsentRow): row is ActiveConsent {
  const { status, bookingId, sentence, amountCents, chargeDay, customerId, methodId } = row
  const parts = [bookingId, sentence, amountCents, chargeDay, customerId, methodId]
  return status === 'active' && parts.every((part) => part !== null)
}

/** Converts the consent to the form that the rules use. */
export function toConsent({ amountCents, chargeDay, agreedAt, ...row }: ActiveConsent): Consent {
  const { noticeDay, noticePartyDay, noticedAt } = row
  const notice =
    noticeDay && noticePartyDay && noticedAt
      ? { chargeDay: noticeDay, ofDay: noticePartyDay, on: partyDayAt(noticedAt) }
      : null
  return { amountCents, chargeDay, agreedOn: partyDayAt(agreedAt), notice }
}

/** A card that the provider still has. */
export type KeptCard = Pick<ConsentRow, 'id' | 'provider' | 'cardBrand' | 'cardLast4'> & {
  readonly customerId: string
  readonly methodId: string
}

/**
 * Returns the card that a booking's family let us save, while it is saved; the newest first.
 * @param methodId the required card, if only that one will do
 */
export async function findKeptCard(
  db: Queryable,
  bookingId: number,
  methodId?: string,
): Promise<KeptCard | undefined> {
  const [row] = await db
    .select()
    .from(cardConsents)
    .where(
      and(
        eq(cardConsents.bookingId, bookingId),
        inArray(cardConsents.status, ['active', 'charged']),
        methodId === undefined ? isNotNull(cardConsents.methodId) : eq(cardConsents.methodId, methodId),
        isNull(cardConsents.detachedAt),
      ),
    )
    .orderBy(desc(cardConsents.id))
    .limit(1)
  if (!row || row.customerId === null || row.methodId === null) return undefined
  return { ...row, customerId: row.customerId, methodId: row.methodId }
}

/** Returns whether a saved card of the booking is being charged right now. */
export async function hasPlannedCharge(db: Queryable, bookingId: number): Promise<boolean> {
  const isPlanned = and(eq(savedCardCharges.bookingId, bookingId), eq(savedCardCharges.status, 'planned'))
  return (await db.$count(savedCardCharges, isPlanned)) > 0
}
