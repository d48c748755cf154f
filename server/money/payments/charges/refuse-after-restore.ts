import { type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import type { Context } from '#server/context.ts'
import { and, eq, isNotNull, isNull } from '#server/foundation/database/drizzle.ts'
import { discrepancies, reconciliationSweeps } from '#server/foundation/database/schema/all-tables.ts'

const MAYBE_PAID = refuse('payment_used', 'payments.maybePaid')

type Asking = { readonly provider: string; readonly reference: string }

/**
 * Returns why no saved card of this booking may be asked: a restored database does not know what was paid after the
 * backup, until the provider's payments have been compared and staff have resolved those that are lost here.
 */
export async function refuseAfterRestore(
  { db }: Context,
  { provider, reference }: Asking,
): Promise<Refusal | undefined> {
  const isUncompared = and(
    eq(reconciliationSweeps.provider, provider),
    isNotNull(reconciliationSweeps.restoredTo),
  )
  const isLost = and(
    eq(discrepancies.kind, 'lost'),
    eq(discrepancies.bookingReference, reference),
    isNull(discrepancies.resolvedAt),
  )
  const isRefused =
    (await db.$count(reconciliationSweeps, isUncompared)) > 0 || (await db.$count(discrepancies, isLost)) > 0
  return isRefused ? MAYBE_PAID : undefined
}
