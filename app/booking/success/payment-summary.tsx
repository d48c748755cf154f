import { Link } from 'react-router'
import { readDraft } from '#app/lib/booking-draft.ts'
import { dollars } from '#app/lib/dollars.ts'
import { Badge } from '#app/ui/badge.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { CustomerBooking } from '#contract/bookings.ts'
import { Amount } from '../amount.tsx'
import { stepPath } from '../wizard-steps.ts'
import styles from './payment-summary.module.css'

export function PaymentSummary({ booking }: { booking: CustomerBooking }) {
  const { isDeposit, isPaid, couponCode, discountAmount, finalAmount } = booking
  const isOpen = !isPaid && booking.bookingStatus !== 'cancelled'
  return (
    <Card as="section" className={styles.summary}>
      <h2>Payment Summary</h2>
      <dl className={styles.amounts}>
        <Amount name="Total:">{dollars(booking.totalAmount)}</Amount>
        {Number(discountAmount) > 0 && (
          <Amount name={couponCode ? `Discount (${couponCode}):` : 'Discount:'}>
            {`-${dollars(discountAmount)}`}
          </Amount>
        )}
        <Amount name={nameOfAmount(isDeposit, isPaid)}>{dollars(finalAmount)}</Amount>
        {isDeposit && <Amount name="Remaining Balance:">{dollars(booking.balanceAmount)}</Amount>}
      </dl>
      <PaymentBadge isPaid={isPaid} />
      {isOpen && readDraft().bookingId === booking.bookingId && (
        <Link to={stepPath(4)} className={buttonClass('primary')}>
          Finish the payment
        </Link>
      )}
    </Card>
  )
}

function PaymentBadge({ isPaid }: { isPaid: boolean }) {
  return isPaid ? (
    <Badge tone="success" className={styles.badge}>
      <Icon name="check" />
      Payment Successful
    </Badge>
  ) : (
    <Badge tone="warning" className={styles.badge}>
      <Icon name="clock" />
      Not paid
    </Badge>
  )
}

function nameOfAmount(isDeposit: boolean, isPaid: boolean): string {
  if (isPaid) return isDeposit ? 'Deposit Paid:' : 'Amount Paid:'
  return isDeposit ? 'Deposit Due:' : 'Amount Due:'
}
