import { usePathIn } from '#app/lib/language/language.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { buttonClass } from '#app/ui/controls/button.tsx'
import { Card } from '#app/ui/display/card.tsx'
import { orderLinkQuery } from '#domain/booking/order/order-link.ts'
import type { BookingPageProps } from './booking-page-link.ts'
import styles from './booking-page-report.module.css'
import { isAfterParty, isNeverPaid } from './party-state.ts'

/** Once the party is over: the way to a review, and to the same party again. */
export function AfterPartyCard({ page: { booking, duePurpose } }: Pick<BookingPageProps, 'page'>) {
  const text = useText()
  const pathIn = usePathIn()
  if (!isAfterParty(booking) || isNeverPaid(booking)) return null
  // What is still to be paid comes first.
  const reviewStyle = duePurpose ? 'secondary' : 'primary'
  return (
    <Card as="section">
      <h2 className={styles.title}>{text('myBooking.after.title')}</h2>
      <p className={styles.sentence}>{text('myBooking.after.words')}</p>
      <div className={styles.ways}>
        <a href={pathIn('/review')} className={buttonClass(reviewStyle)}>
          {text('myBooking.after.review')}
        </a>
        <a
          href={pathIn(`/booking?${orderLinkQuery(repeatOrder(booking))}`)}
          className={buttonClass('secondary')}
        >
          {text('myBooking.after.bookAgain')}
        </a>
      </div>
    </Card>
  )
}

/** The same order for another day. */
function repeatOrder({
  themeId,
  numberOfTeepees,
  guestCount,
  partyStartTime,
  isStartTimeKnown,
  addons,
}: BookingPageProps['page']['booking']) {
  return {
    themeId,
    numberOfTeepees,
    guestCount,
    partyStartTime: isStartTimeKnown ? partyStartTime : null,
    addons,
  }
}
