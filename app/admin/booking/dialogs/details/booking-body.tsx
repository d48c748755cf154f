import { Link, useMatch } from 'react-router'
import { EditingNotice } from '#app/admin/shell/live/editing-notice.tsx'
import { formatShortDayAndTime } from '#app/lib/language/format-instant.ts'
import { useLanguage } from '#app/lib/language/language.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Badge } from '#app/ui/display/badge.tsx'
import { Row, Text } from '#app/ui/layout.tsx'
import type { Booking } from '#contract/booking/bookings.ts'
import { DamageClaims } from '../damage/damage-claims.tsx'
import { PaidBadge } from '../paid-badge.tsx'
import { SetupPictures } from '../pictures/setup-pictures.tsx'
import { StatusBadge } from '../status-badge.tsx'
import { WaysToSettle } from './booking-acts.tsx'
import styles from './booking-body.module.css'
import { BookingContacts } from './booking-contacts.tsx'
import { CustomerFacts, OrderFacts, PaymentFacts, PlaceFacts } from './booking-facts.tsx'
import { BookingHistory } from './booking-history.tsx'
import { BookingInvoices } from './booking-invoices.tsx'
import { BookingMoney } from './booking-money.tsx'
import type { OnAct } from './main-act.ts'
import { OrderChanges } from './order-changes.tsx'
import { OwnAnswers } from './own-answers.tsx'
import { SourceFacts } from './source-facts.tsx'
import { TeamNotes } from './team-notes.tsx'

type BookingProps = { booking: Booking; onAct: OnAct }

/** Everything about a booking, for both its page and its dialog. */
export function BookingBody(props: BookingProps) {
  return (
    <>
      <EditingNotice id={props.booking.id} />
      <Details {...props} />
    </>
  )
}

function Details(props: BookingProps) {
  const { booking } = props
  const language = useLanguage()
  const text = useText()
  const path = `/admin/bookings/${booking.id}`
  const isHere = useMatch(path) !== null
  return (
    <div className={styles.details}>
      <Row as="header" gap={3} rowGap={2} isFullWidth>
        <Text as="h3" size="lg" breaksWords>
          {isHere ? (
            booking.customerName
          ) : (
            <Link to={path}>{text('admin.booking.number', { id: booking.id })}</Link>
          )}
        </Text>
        <StatusBadge status={booking.bookingStatus} />
        <PaidBadge booking={booking} />
        {booking.isTrial && <Badge tone="warning">{text('admin.booking.trial')}</Badge>}
        <p className={styles.made}>
          {text('admin.booking.details.created', {
            when: formatShortDayAndTime(booking.createdAt, language),
          })}{' '}
          · <span className="tabular">{booking.bookingId}</span>
        </p>
      </Row>
      <BookingContacts booking={booking} />
      <BookingMoney booking={booking} actions={<WaysToSettle {...props} />} />
      <TeamNotes booking={booking} />
      <CustomerFacts booking={booking} />
      <PlaceFacts booking={booking} />
      <OrderFacts booking={booking} />
      <OwnAnswers booking={booking} />
      <PaymentFacts booking={booking} />
      <SourceFacts booking={booking} />
      <BookingInvoices id={booking.id} />
      <SetupPictures booking={booking} />
      <DamageClaims booking={booking} />
      <OrderChanges booking={booking} />
      <BookingHistory id={booking.id} />
    </div>
  )
}
