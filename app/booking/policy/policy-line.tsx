import { useText } from '#app/lib/messages/use-text.ts'
import { type RefundRule, refundFor } from '#domain/booking/changes/refund-policy.ts'
import type { PercentHundredths, RefundStep } from '#domain/catalogue/pricing/pricing-settings.ts'
import type { Cents } from '#domain/foundation/money/money.ts'
import { type PartyDay, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { describeRefund } from './describe-refund.ts'
import styles from './policy-line.module.css'
import { PolicySlider } from './policy-slider.tsx'

type PolicyLineProps = {
  readonly paidCents: Cents
  readonly depositCents: Cents
  readonly bookingDate: PartyDay
  readonly refundSteps: readonly RefundStep[]
  /** Set if the party has been moved, as in `refundFor`. */
  readonly movedPercent?: PercentHundredths | undefined
}

/** The refund in one line, expandable to every day. */
export function PolicyLine(props: PolicyLineProps) {
  return (
    <details className={styles.policy}>
      <summary className={styles.line}>
        <span>{usePolicyLine(props)}</span>
      </summary>
      <div className={styles.slider}>
        <PolicySlider {...props} />
      </div>
    </details>
  )
}

function usePolicyLine({ bookingDate, refundSteps, ...paid }: PolicyLineProps): string {
  const text = useText()
  const today = partyDayAt(new Date())
  const { rule, reason } = refundFor({ ...paid, bookingDate, today, refundSteps })
  // The steps of the original day no longer say when a refund ends.
  const isMoved = paid.movedPercent !== undefined
  if (isMoved || !HAVE_REFUND.includes(rule)) return text(reason)
  const hasDeposit = paid.depositCents > 0
  return describeRefund({ bookingDate, today, refundSteps, hasDeposit }, text) ?? text(reason)
}

/** So far only the deposit may be paid; the line covers the rest too. */
const HAVE_REFUND: readonly RefundRule[] = ['deposit_only', 'beyond_deposit']
