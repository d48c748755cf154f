import { useId, useState } from 'react'
import { refundFor } from '#domain/booking/refund-policy.ts'
import { type Cents, formatDollars } from '#domain/money.ts'
import {
  addDays,
  daysBetween,
  formatLong,
  formatShort,
  type PartyDay,
  partyDayAt,
} from '#domain/party-day.ts'
import type { RefundStep } from '#domain/pricing/pricing-settings.ts'
import styles from './policy-slider.module.css'

type PolicySliderProps = {
  paidCents: Cents
  depositCents: Cents
  bookingDate: PartyDay
  refundSteps: readonly RefundStep[]
}

/** What a cancellation gives back on any day until the party, by the rule that refunds. */
export function PolicySlider({ paidCents, depositCents, bookingDate, refundSteps }: PolicySliderProps) {
  const id = useId()
  const today = partyDayAt(new Date())
  const daysLeft = Math.max(0, daysBetween(today, bookingDate))
  const [chosen, setChosen] = useState(0)
  const days = Math.min(chosen, daysLeft)
  const day = addDays(today, days)
  const { refundCents, reason } = refundFor({ paidCents, depositCents, bookingDate, today: day, refundSteps })
  const answer = `If you cancel on ${formatLong(day)}, you get ${formatDollars(refundCents)} back.`
  return (
    <div className={styles.slider}>
      <label htmlFor={id} className={styles.label}>
        If you had to cancel
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={daysLeft}
        value={days}
        disabled={daysLeft === 0}
        aria-valuetext={answer}
        aria-describedby={`${id}-reason`}
        className={styles.range}
        onChange={(event) => setChosen(Number(event.target.value))}
      />
      <p aria-hidden="true" className={styles.ends}>
        <span>Today</span>
        <span>{formatShort(bookingDate)}</span>
      </p>
      {/* The slider itself says it to whoever hears the page. */}
      <p aria-hidden="true" className={styles.answer}>
        {answer}
      </p>
      <p id={`${id}-reason`} className={styles.reason}>
        {reason}
      </p>
    </div>
  )
}
