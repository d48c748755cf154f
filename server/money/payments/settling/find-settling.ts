import type { Cents } from '#domain/foundation/money/money.ts'
import type { Queryable } from '#server/foundation/database/client.ts'
import { and, asc, eq, isNotNull, ne } from '#server/foundation/database/drizzle.ts'
import { paymentIntents } from '#server/foundation/database/schema/all-tables.ts'

type SettlingPayment = { readonly amountCents: Cents; readonly since: Date }

/** Returns the booking's payment that a bank is processing: until it is decided, nobody is asked to pay. */
export async function findSettlingPayment(
  db: Queryable,
  bookingId: number,
): Promise<SettlingPayment | undefined> {
  const { amountCents, settlingSince: since } = paymentIntents
  const [settling] = await db
    .select({ amountCents, since })
    .from(paymentIntents)
    .where(and(eq(paymentIntents.bookingId, bookingId), ne(paymentIntents.purpose, 'tip'), isNotNull(since)))
    .orderBy(asc(since))
    .limit(1)
  return settling?.since ? { amountCents: settling.amountCents, since: settling.since } : undefined
}
