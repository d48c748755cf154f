import { describeDepositRange } from '#domain/catalogue/pricing/price-list/list-terms.ts'
import {
  type BookingPolicy,
  DEFAULT_PRICING,
  type RefundStep,
  type RescheduleLimits,
} from '#domain/catalogue/pricing/pricing-settings.ts'
import { formatPercent, WHOLE_PERCENTAGE } from '#domain/foundation/money/money.ts'
import { BALANCE_DUE_DAYS } from '../order/balance.ts'
import { effectiveRefundSteps } from './refund-steps.ts'
import { countFreeMoves, USUAL_RESCHEDULE } from './reschedule.ts'

/** Figures in the terms of service that are the same under every policy. */
export const FIXED_TERMS = {
  balanceDueDays: BALANCE_DUE_DAYS,
  /** The published delivery radius around Miami. */
  serviceMiles: 30,
} as const

/** What a booking agrees to under a policy, for every text on the site that states it. */
export type PublishedTerms = {
  /** The deposit in words, such as `50%` or `$100.00–$150.00`; null if the whole price is paid when booking. */
  readonly deposit: string | null
  /** Ordered from furthest before the party to nearest; empty if nothing is ever refunded. */
  readonly refunds: readonly RefundStep[]
  /** `times` are the free moves. */
  readonly reschedule: RescheduleLimits
}

export function toPublishedTerms(policy: BookingPolicy = DEFAULT_PRICING.policy): PublishedTerms {
  const { depositPercent, deposit, reschedule = USUAL_RESCHEDULE } = policy
  return {
    deposit: deposit ? describeDepositRange(deposit) : describeShare(depositPercent),
    refunds: effectiveRefundSteps(policy),
    reschedule: { ...reschedule, times: countFreeMoves(reschedule) },
  }
}

function describeShare(percent: number): string | null {
  return percent >= WHOLE_PERCENTAGE ? null : formatPercent(percent)
}
