import { Link, useMatch } from 'react-router'
import { RowDone } from '#app/admin/parts/kept-rows/row-done.tsx'
import { EditingNotice } from '#app/admin/shell/live/editing-notice.tsx'
import { dollars } from '#app/lib/dollars.ts'
import { formatShortDayAndTime } from '#app/lib/language/format-instant.ts'
import { useLanguage } from '#app/lib/language/language.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Badge } from '#app/ui/display/badge.tsx'
import { Row, Text } from '#app/ui/layout.tsx'
import type { Booking } from '#contract/booking/bookings.ts'
import { isActive } from '#domain/booking/status.ts'
import { CapacityQuestion } from '../capacity-question.tsx'
import { DamageClaims } from '../damage/damage-claims.tsx'
import { getOverpayment } from '../money/refund-overpayment-dialog.tsx'
import { PaidBadge } from '../paid-badge.tsx'
import { SetupPictures } from '../pictures/setup-pictures.tsx'
import { StatusBadge } from '../status-badge.tsx'
import { useConfirmBooking } from '../use-confirm-booking.ts'
import styles from './booking-body.module.css'
import { BookingContacts } from './booking-contacts.tsx'
import { CustomerFacts, OrderFacts, PaymentFacts, PlaceFacts } from './booking-facts.tsx'
import { BookingHistory } from './booking-history.tsx'
import { BookingInvoices } from './booking-invoices.tsx'
import { BookingStatement } from './booking-statement.tsx'
import { OrderChanges } from './order-changes.tsx'
import { OwnAnswers } from './own-answers.tsx'
import { SourceFacts } from './source-facts.tsx'
import { TeamNotes } from './team-notes.tsx'

export type BookingActions = {
  onEdit: (booking: Booking) => void
  onUpdate: (booking: Booking) => void
  onDelete: (booking: Booking) => void
  onCancel: (booking: Booking) => void
  onPayment: (booking: Booking) => void
  onLink: (booking: Booking) => void
  onOverpayment: (booking: Booking) => void
}

type BookingProps = BookingActions & { booking: Booking }

/** Everything about a booking, for both its page and its dialog. */
export function BookingBody(props: BookingProps) {
  return (
    <>
      <EditingNotice id={props.booking.id} />
      <Details {...props} />
      <CancelOrDelete {...props} />
    </>
  )
}

/** Everyday actions; the primary one comes last. */
export function BookingButtons({ booking, onEdit, onUpdate }: BookingProps) {
  const text = useText()
  const canConfirm = booking.bookingStatus === 'pending'
  const { confirm, isConfirming, capacity, done } = useConfirmBooking(booking)
  return (
    <>
      <Button variant="secondary" onClick={() => onUpdate(booking)}>
        {text('admin.booking.details.updateStatus')}
      </Button>
      <Button variant={canConfirm || done ? 'secondary' : 'primary'} onClick={() => onEdit(booking)}>
        {text('admin.booking.details.edit')}
      </Button>
      {done && <RowDone done={done} about={booking.customerName} />}
      {canConfirm && !done && (
        <Button isBusy={isConfirming} busyLabel={text('admin.booking.details.confirming')} onClick={confirm}>
          {text('admin.booking.details.confirm')}
        </Button>
      )}
      <CapacityQuestion {...capacity} />
    </>
  )
}

/** Separates rare, hard-to-undo actions from everyday ones. */
function CancelOrDelete({ booking, onCancel, onDelete }: BookingProps) {
  const text = useText()
  return (
    <Row as="p" gap={3} justify="end" marginTop={4}>
      {isActive(booking.bookingStatus) && (
        <Button variant="quiet" onClick={() => onCancel(booking)}>
          {text('admin.booking.details.cancel')}
        </Button>
      )}
      <Button variant="quiet" onClick={() => onDelete(booking)}>
        {text('admin.booking.details.delete')}
      </Button>
    </Row>
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
      <TeamNotes booking={booking} />
      <CustomerFacts booking={booking} />
      <PlaceFacts booking={booking} />
      <OrderFacts booking={booking} />
      <OwnAnswers booking={booking} />
      <PaymentFacts booking={booking} actions={<WaysToSettle {...props} />} />
      <SourceFacts booking={booking} />
      <BookingInvoices id={booking.id} />
      <SetupPictures booking={booking} />
      <DamageClaims booking={booking} />
      <OrderChanges booking={booking} />
      <BookingHistory id={booking.id} />
      <BookingStatement booking={booking} />
    </div>
  )
}

/** Shown only if there is an amount due or an overpayment. */
function WaysToSettle({ booking, onPayment, onLink, onOverpayment }: BookingProps) {
  const text = useText()
  const overpayment = getOverpayment(booking)
  if (overpayment !== undefined) {
    return (
      <Row marginTop={3}>
        <Button variant="secondary" size="sm" onClick={() => onOverpayment(booking)}>
          {text('admin.payments.overpayment.refund', { amount: dollars(overpayment) })}
        </Button>
      </Row>
    )
  }
  if (!isActive(booking.bookingStatus) || Number(booking.owedAmount) === 0) return null
  return (
    <Row marginTop={3}>
      <Button variant="secondary" size="sm" onClick={() => onLink(booking)}>
        {text('admin.booking.details.sendLink')}
      </Button>
      <Button variant="secondary" size="sm" onClick={() => onPayment(booking)}>
        {text('admin.booking.details.recordPayment')}
      </Button>
    </Row>
  )
}
