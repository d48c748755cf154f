import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Fact, FactGroup } from '#app/admin/lists/fact-group.tsx'
import { TIP_WORDS } from '#app/admin/lists/tip-words.ts'
import { dollars } from '#app/lib/dollars.ts'
import { useWords } from '#app/lib/in-both.ts'
import { shortDayAndTimeOf } from '#app/lib/instant-words.ts'
import { phoneHref } from '#app/lib/phone-href.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { ErrorState } from '#app/ui/empty-state.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { Booking } from '#contract/bookings.ts'
import { toldTexts } from '#domain/booking/booking-fields.ts'
import { timeInWords, windowInWords } from '#domain/booking/party-start.ts'
import { isActive } from '#domain/booking/status.ts'
import { formatLong } from '#domain/party-day.ts'
import { exemptionWords } from '#domain/pricing/tax-exemption.ts'
import { agreementWords } from './agreement-words.ts'
import { BookingContacts } from './booking-contacts.tsx'
import styles from './booking-details-dialog.module.css'
import { BookingHistory } from './booking-history.tsx'
import { BookingInvoices } from './booking-invoices.tsx'
import { bookingQuery } from './booking-query.ts'
import { BookingStatement } from './booking-statement.tsx'
import { CapacityQuestion } from './capacity-question.tsx'
import { StatusBadge } from './status-badge.tsx'
import { termsVersionsQuery } from './terms-versions-query.ts'
import { useConfirmBooking } from './use-confirm-booking.ts'

type BookingActions = {
  onEdit: (booking: Booking) => void
  onUpdate: (booking: Booking) => void
  onDelete: (booking: Booking) => void
  onCancel: (booking: Booking) => void
  onPayment: (booking: Booking) => void
  onLink: (booking: Booking) => void
}

type BookingProps = BookingActions & { booking: Booking }

type BookingDetailsDialogProps = BookingActions & { id: number; onClose: () => void }

export function BookingDetailsDialog({ id, onClose, ...actions }: BookingDetailsDialogProps) {
  const { data: booking, isPending } = useQuery(bookingQuery(id))
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Booking Details"
      size="3xl"
      footer={booking && <Actions booking={booking} {...actions} />}
    >
      {isPending && <Skeleton shape="box" height="24rem" />}
      {!isPending && !booking && (
        <ErrorState title="Error loading bookings">Please try again later.</ErrorState>
      )}
      {booking && <Details booking={booking} {...actions} />}
      {booking && <EndOfBooking booking={booking} {...actions} />}
    </Dialog>
  )
}

function Actions({ booking, onEdit, onUpdate }: BookingProps) {
  const canConfirm = booking.bookingStatus === 'pending'
  const { confirm, isConfirming, capacity } = useConfirmBooking(booking)
  return (
    <>
      <Button variant="secondary" onClick={() => onUpdate(booking)}>
        Update Status
      </Button>
      <Button variant={canConfirm ? 'secondary' : 'primary'} onClick={() => onEdit(booking)}>
        Edit Booking
      </Button>
      {canConfirm && (
        <Button isBusy={isConfirming} busyLabel="Confirming..." onClick={confirm}>
          Confirm Booking
        </Button>
      )}
      <CapacityQuestion {...capacity} />
    </>
  )
}

/** What is rarely wanted and hard to take back stands apart from what is wanted daily. */
function EndOfBooking({ booking, onCancel, onDelete }: BookingProps) {
  return (
    <p className={styles.end}>
      {isActive(booking.bookingStatus) && (
        <Button variant="quiet" onClick={() => onCancel(booking)}>
          Cancel booking
        </Button>
      )}
      <Button variant="quiet" onClick={() => onDelete(booking)}>
        Delete
      </Button>
    </p>
  )
}

function Details(props: BookingProps) {
  const { booking } = props
  const tipWords = useWords(TIP_WORDS)
  const { data: versions = [] } = useQuery(termsVersionsQuery)
  const agreement = agreementWords(booking, versions)
  return (
    <div className={styles.details}>
      <header className={styles.head}>
        <h3 className={styles.number}>Booking #{booking.id}</h3>
        <StatusBadge status={booking.bookingStatus} />
        <Badge tone={booking.isPaid ? 'success' : 'warning'}>{booking.isPaid ? 'Paid' : 'Unpaid'}</Badge>
        <p className={styles.made}>
          Created {shortDayAndTimeOf(booking.createdAt)} ·{' '}
          <span className="tabular">{booking.bookingId}</span>
        </p>
      </header>
      <BookingContacts booking={booking} />
      <FactGroup title="Customer">
        <Fact name="Name">
          <Link to={`/admin/customers?search=${encodeURIComponent(booking.customerEmail)}`}>
            {booking.customerName}
          </Link>
        </Fact>
        <Fact name="Email">
          <a href={`mailto:${booking.customerEmail}`}>{booking.customerEmail}</a>
        </Fact>
        <Fact name="Phone">
          <a href={phoneHref(booking.customerPhone)}>{booking.customerPhone}</a>
        </Fact>
        <Fact name="Language">{booking.language === 'es' ? 'Spanish' : 'English'}</Fact>
      </FactGroup>
      <FactGroup title="Party location">
        <Fact name="Address">{booking.partyAddress}</Fact>
        <Fact name="City">{booking.city}</Fact>
        <Fact name="State and ZIP">
          {booking.state} {booking.zipCode}
        </Fact>
      </FactGroup>
      <FactGroup title="Party">
        <Fact name="Theme">{booking.themeName}</Fact>
        <Fact name="Date">{formatLong(booking.bookingDate)}</Fact>
        <Fact name="Starts">{startOf(booking)}</Fact>
        <Fact name="We come">{windowInWords(booking.deliveryWindow)}</Fact>
        <Fact name="Guests">{booking.guestCount}</Fact>
        <Fact name="Teepees">{booking.numberOfTeepees}</Fact>
        {toldTexts(booking, 'staffLabel').map(([label, text]) => (
          <Fact key={label} name={label}>
            {text}
          </Fact>
        ))}
      </FactGroup>
      <FactGroup title="Payment" actions={<WaysToPay {...props} />}>
        <Fact name="Total amount">{dollars(booking.totalAmount)}</Fact>
        {booking.isDeposit && <Fact name="Deposit amount">{dollars(booking.depositAmount)}</Fact>}
        <Fact name="Paid so far">{dollars(booking.paidAmount)}</Fact>
        <Fact name="Still to pay">{dollars(booking.owedAmount)}</Fact>
        {booking.tipAmount && <Fact name={tipWords.ofBooking}>{dollars(booking.tipAmount)}</Fact>}
        {booking.holdExpiresAt && booking.bookingStatus === 'pending' && (
          <Fact name="Date kept until">{shortDayAndTimeOf(booking.holdExpiresAt)}</Fact>
        )}
        {booking.stripePaymentId && <Fact name="Payment ID">{booking.stripePaymentId}</Fact>}
        {booking.taxExemption && <Fact name="Tax exempt by">{exemptionWords(booking.taxExemption)}</Fact>}
        {agreement && <Fact name="Terms of service">{agreement}</Fact>}
        {booking.disputeNote && <Fact name="Dispute">{booking.disputeNote}</Fact>}
      </FactGroup>
      <BookingInvoices id={booking.id} />
      <BookingHistory id={booking.id} />
      <BookingStatement booking={booking} />
    </div>
  )
}

function startOf({ partyStartTime, isStartTimeKnown }: Booking): string {
  return `${timeInWords(partyStartTime)}${isStartTimeKnown ? '' : ' (not said yet)'}`
}

/** Only where something is left to pay. */
function WaysToPay({ booking, onPayment, onLink }: BookingProps) {
  if (!isActive(booking.bookingStatus) || Number(booking.owedAmount) === 0) return null
  return (
    <div className={styles.ways}>
      <Button variant="secondary" size="sm" onClick={() => onLink(booking)}>
        Send Payment Link
      </Button>
      <Button variant="secondary" size="sm" onClick={() => onPayment(booking)}>
        Record Payment
      </Button>
    </div>
  )
}
