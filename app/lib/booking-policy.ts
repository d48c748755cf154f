import type { RefundStep as ToldStep } from '#contract/money/pricing.ts'
import { readDeposit } from '#contract/money/read-price-list.ts'
import type { SiteSettings } from '#contract/site/settings.ts'
import type { BookingPolicy, RefundStep } from '#domain/catalogue/pricing/pricing-settings.ts'
import { parseDollars } from '#domain/foundation/money/money.ts'

type ToldPolicy = Omit<NonNullable<SiteSettings['policy']>, 'from'>

/** Converts an API policy back to hundredths of a percent. */
export function toPolicy(policy: ToldPolicy): BookingPolicy {
  const { depositPercent, refundSteps, reschedule, deposit, fullPaymentDays } = policy
  return {
    depositPercent: parseDollars(depositPercent) ?? 0,
    refundSteps: toRefundSteps(refundSteps),
    deposit: deposit && readDeposit(deposit),
    fullPaymentDays,
    reschedule: reschedule && {
      times: reschedule.times,
      daysBefore: reschedule.daysBefore,
      feeCents: parseDollars(reschedule.fee ?? '0') || undefined,
    },
  }
}

export function toRefundSteps(steps: readonly ToldStep[]): RefundStep[] {
  return steps.map(({ daysBefore, percent }) => ({ daysBefore, percent: parseDollars(percent) ?? 0 }))
}
