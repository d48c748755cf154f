import { useQuery } from '@tanstack/react-query'
import { Help } from '#app/booking/help.tsx'
import { describeRefund } from '#app/booking/policy/describe-refund.ts'
import { apiQuery } from '#app/lib/api/api-query.ts'
import type { BookingDraft } from '#app/lib/draft/booking-draft.ts'
import { getLang } from '#app/lib/language/language.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { StarRating } from '#app/ui/display/star-rating.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { effectiveRefundSteps } from '#domain/booking/changes/refund-steps.ts'
import type { BookingPolicy } from '#domain/catalogue/pricing/pricing-settings.ts'
import { partyDayAt } from '#domain/foundation/time/party-day.ts'
import { usePaymentConfig } from '../use-payment-intent.ts'
import { pickReview } from './pick-review.ts'
import styles from './trust.module.css'

/** Who keeps the card's number, and what comes back after a cancellation. */
export function Promises({ bookingDate, policy }: { bookingDate: string; policy: BookingPolicy }) {
  const text = useText()
  const { data: config } = usePaymentConfig()
  const refundable = {
    bookingDate,
    today: partyDayAt(new Date()),
    refundSteps: effectiveRefundSteps(policy),
    hasDeposit: policy.deposit !== undefined || policy.depositPercent > 0,
  }
  return (
    <ul role="list" className={styles.promises}>
      <li>
        <Icon name="lock" />
        {text(config?.provider === 'test' ? 'booking.payment.keeperOnceLive' : 'booking.payment.keeper')}
      </li>
      {bookingDate !== '' && (
        <li>
          <Icon name="calendar" />
          {describeRefund(refundable, text) ?? text('booking.payment.notRefunded')}
        </li>
      )}
      <li>
        <Icon name="phone" />
        <Help />
      </li>
    </ul>
  )
}

/** What another family says, if one has said something good. */
export function ReviewBeforePaying({ themeId }: Pick<BookingDraft, 'themeId'>) {
  const { data: reviews = [] } = useQuery(apiQuery('/api/testimonials'))
  const review = pickReview(reviews, themeId)
  if (!review) return null
  return (
    <figure className={styles.review}>
      <StarRating rating={review.rating} />
      <blockquote lang={getLang(review, 'comment')}>{review.comment}</blockquote>
      <figcaption>{review.customerName}</figcaption>
    </figure>
  )
}
