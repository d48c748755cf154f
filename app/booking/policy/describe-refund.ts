import { refundUntil } from '#domain/booking/changes/refund-policy.ts'
import type { RefundStep } from '#domain/catalogue/pricing/pricing-settings.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import { WHOLE_PERCENTAGE } from '#domain/foundation/money/money.ts'
import type { PartyDay } from '#domain/foundation/time/party-day.ts'

type Refundable = {
  readonly bookingDate: PartyDay
  readonly today: PartyDay
  /** Those that decide, as of `effectiveRefundSteps`. */
  readonly refundSteps: readonly RefundStep[]
  readonly hasDeposit: boolean
}

/** Returns in one sentence what comes back if the family cancels now, and until when; undefined if nothing does. */
export function describeRefund(
  { hasDeposit, refundSteps, ...days }: Refundable,
  text: Text,
): string | undefined {
  const until = refundUntil(days, refundSteps)
  if (!until) return undefined
  const { percent, day } = until
  if (percent === WHOLE_PERCENTAGE)
    return text(hasDeposit ? 'booking.payment.refundAllUntil' : 'booking.payment.refundAll', { day })
  return text(hasDeposit ? 'booking.payment.refundUntil' : 'booking.payment.refundShare', { percent, day })
}
