import type { Cents } from '#domain/foundation/money/money.ts'
import type { Queryable } from '#server/foundation/database/client.ts'
import { and, asc, eq, isNotNull, isNull, ne } from '#server/foundation/database/drizzle.ts'
import { paymentIntents, payments } from '#server/foundation/database/schema/all-tables.ts'

type SettlingPayment = { readonly amountCents: Cents; readonly since: Date }

/**
 * Returns the booking's payment that a bank is processing: until it is decided, nobody is asked to pay. It is decided
 * once it has been recorded or stopped, whoever learned of it first.
 */
export async function findSettlingPayment(
  db: Queryable,
  bookingId: number,
): Promise<SettlingPayment | undefined> {
  const { amountCents, settlingSince: since, intentId, purpose, stoppedAt } = paymentIntents
  const [settling] = await db
    .select({ amountCents, since })
    .from(paymentIntents)
    .leftJoin(payments, eq(payments.intentId, intentId))
    .where(
      and(
        eq(paymentIntents.bookingId, bookingId),
        ne(purpose, 'tip'),
        isNotNull(since),
        isNull(stoppedAt),
        isNull(payments.id),
      ),
    )
    .orderBy(asc(since))
    .limit(1)
  return settling?.since ? { amountCents: settling.amountCents, since: settling.since } : undefined
}
