import { useId, useState } from 'react'
import { useText } from '#app/lib/messages/use-text.ts'
import { Row, Stack, Text } from '#app/ui/layout.tsx'
import { refundFor } from '#domain/booking/changes/refund-policy.ts'
import type { PercentHundredths, RefundStep } from '#domain/catalogue/pricing/pricing-settings.ts'
import type { Cents } from '#domain/foundation/money/money.ts'
import {
  addDays,
  daysBetween,
  formatShort,
  type PartyDay,
  partyDayAt,
} from '#domain/foundation/time/party-day.ts'
import styles from './policy-slider.module.css'

export type PolicyProps = {
  readonly paidCents: Cents
  readonly depositCents: Cents
  readonly bookingDate: PartyDay
  readonly refundSteps: readonly RefundStep[]
  /** Set if the party has been moved, as in `refundFor`. */
  readonly movedPercent?: PercentHundredths | undefined
}

/** Shows the refund for a cancellation on any day until the party, by the rule that the server refunds by. */
export function PolicySlider({ bookingDate, ...cancelled }: PolicyProps) {
  const text = useText()
  const id = useId()
  const today = partyDayAt(new Date())
  const daysLeft = Math.max(0, daysBetween(today, bookingDate))
  const [chosen, setChosen] = useState(0)
  const days = Math.min(chosen, daysLeft)
  const day = addDays(today, days)
  const { refundCents, reason } = refundFor({ ...cancelled, bookingDate, today: day })
  const answer = text('booking.payment.ifCancelOn', { day, cents: refundCents })
  return (
    <Stack gap={2}>
      <Text as="label" htmlFor={id} size="sm" weight={600}>
        {text('booking.payment.ifCancel')}
      </Text>
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
      <Row
        as="p"
        aria-hidden="true"
        align="stretch"
        justify="space-between"
        wraps={false}
        gap={0}
        size="xs"
        tone="soft"
      >
        <span>{text('booking.payment.today')}</span>
        <span>{formatShort(bookingDate, text.language)}</span>
      </Row>
      {/* Hidden from screen readers, which get it from the slider itself. */}
      <Text aria-hidden="true" weight={600}>
        {answer}
      </Text>
      <Text id={`${id}-reason`} size="sm" tone="soft">
        {text(reason)}
      </Text>
    </Stack>
  )
}
