import { refundStepsOf } from '#app/lib/booking-policy.ts'
import type { OwnBooking } from '#contract/family/own-booking.ts'
import { type Cents, parseDollars } from '#domain/money/money.ts'
import { DEFAULT_PRICING } from '#domain/pricing/pricing-settings.ts'
import { PolicySlider } from '../policy/policy-slider.tsx'
import styles from './own-booking-report.module.css'

type OwnPolicySliderProps = { own: OwnBooking; paidCents: Cents }

/** Shows the refund of a cancellation after so much was paid, by the steps that the booking was made under. */
export function OwnPolicySlider({ own, paidCents }: OwnPolicySliderProps) {
  const { booking, refundSteps, movedPercent } = own
  return (
    <div className={styles.slider}>
      <PolicySlider
        paidCents={paidCents}
        depositCents={parseDollars(booking.depositAmount) ?? 0}
        bookingDate={booking.bookingDate}
        refundSteps={refundSteps ? refundStepsOf(refundSteps) : DEFAULT_PRICING.policy.refundSteps}
        movedPercent={movedPercent === undefined ? undefined : parseDollars(movedPercent)}
      />
    </div>
  )
}
