import { type RefundRule, refundFor, refundUntil } from '#domain/changes/refund-policy.ts'
import type { Cents } from '#domain/money/money.ts'
import type { PercentHundredths, RefundStep } from '#domain/pricing/pricing-settings.ts'
import { type PartyDay, partyDayAt } from '#domain/time/party-day.ts'
import { useBookingWords } from '../words/booking-words.ts'
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

/** What comes back, in one line; on any day, once it is opened. */
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
  const { payment: words, shared } = useBookingWords()
  const today = partyDayAt(new Date())
  const until = refundUntil({ bookingDate, today }, refundSteps)
  const { rule, said } = refundFor({ ...paid, bookingDate, today, refundSteps })
  // The steps of a day that the party has left say no more what comes back until when.
  const isMoved = paid.movedPercent !== undefined
  return until && !isMoved && HAVE_REFUND.includes(rule)
    ? words.refundUntil(until.percent, until.day)
    : shared.text(said)
}

/** What is paid so far may be the deposit alone; the line is about the rest, too. */
const HAVE_REFUND: readonly RefundRule[] = ['deposit_only', 'beyond_deposit']
