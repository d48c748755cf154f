import { useText } from '#app/lib/messages/use-text.ts'
import { type RefundRule, refundFor } from '#domain/booking/changes/refund-policy.ts'
import { partyDayAt } from '#domain/foundation/time/party-day.ts'
import { describeRefund } from './describe-refund.ts'
import styles from './policy-line.module.css'
import { type PolicyProps, PolicySlider } from './policy-slider.tsx'

/** The refund in one line, expandable to every day. */
export function PolicyLine(props: PolicyProps) {
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

function usePolicyLine({ bookingDate, refundSteps, ...paid }: PolicyProps): string {
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
