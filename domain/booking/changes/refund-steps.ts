import type { BookingPolicy, RefundStep } from '#domain/catalogue/pricing/pricing-settings.ts'
import { WHOLE_PERCENTAGE } from '#domain/foundation/money/money.ts'

/**
 * Returns the steps that decide a refund, from furthest before the party to nearest; empty if nothing is ever refunded.
 * Steps that refund nothing, or the same as the next one, are left out.
 */
export function effectiveRefundSteps({ depositPercent, deposit, refundSteps }: BookingPolicy): RefundStep[] {
  // Refunds are shares of what was paid beyond the deposit.
  if (!deposit && depositPercent >= WHOLE_PERCENTAGE) return []
  return refundSteps
    .filter(({ percent }) => percent > 0)
    .sort((a, b) => b.daysBefore - a.daysBefore)
    .filter(({ percent }, index, steps) => percent !== steps[index + 1]?.percent)
}
