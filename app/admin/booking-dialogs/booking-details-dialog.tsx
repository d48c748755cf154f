import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Fact, FactGroup } from '#app/admin/lists/fact-group.tsx'
import { TIP_WORDS } from '#app/admin/lists/tip-words.ts'
import { dollars } from '#app/lib/dollars.ts'
import { useWords } from '#app/lib/in-both.ts'
import { shortDayAndTimeOf } from '#app/lib/instant-words.ts'
import { useLanguage } from '#app/lib/language.ts'
import { phoneHref } from '#app/lib/phone-href.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { ErrorState } from '#app/ui/empty-state.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { Booking } from '#contract/bookings.ts'
import { toldTexts } from '#domain/booking/booking-fields.ts'
import { timeInWords, windowInWords } from '#domain/booking/party-start.ts'
import { isActive } from '#domain/booking/status.ts'
import type { Language } from '#domain/language.ts'
import { formatLong } from '#domain/party-day.ts'
import { exemptionWords } from '#domain/pricing/tax-exemption.ts'
import { agreementWords } from './agreement-words.ts'
import { BookingContacts } from './booking-contacts.tsx'
import styles from './booking-details-dialog.module.css'
import { BookingHistory } from './booking-history.tsx'
import { BookingInvoices } from './booking-invoices.tsx'
import { bookingQuery } from './booking-query.ts'
import { BookingStatement } from './booking-statement.tsx'
import { BOOKING_WORDS } from './booking-words.ts'
import { CapacityQuestion } from './capacity-question.tsx'
import { PaidBadge } from './paid-badge.tsx'
import { PAYMENT_WORDS } from './payment-words.ts'
import { surplusOf } from './refund-surplus-dialog.tsx'
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
  onSurplus: (booking: Booking) => void
}

type BookingProps = BookingActions & { booking: Booking }

type BookingDetailsDialogProps = BookingActions & { id: number; onClose: () => void }

export function BookingDetailsDialog({ id, onClose, ...actions }: BookingDetailsDialogProps) {
  const words = useWords(BOOKING_WORDS).details
  const { data: booking, isPending } = useQuery(bookingQuery(id))
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.title}
      size="3xl"
      footer={booking && <Actions booking={booking} {...actions} />}
    >
      {isPending && <Skeleton shape="box" height="24rem" />}
      {!isPending && !booking && <ErrorState title={words.loadFailed}>{words.tryLater}</ErrorState>}
      {booking && <Details booking={booking} {...actions} />}
      {booking && <EndOfBooking booking={booking} {...actions} />}
    </Dialog>
  )
}

function Actions({ booking, onEdit, onUpdate }: BookingProps) {
  const words = useWords(BOOKING_WORDS).details
  const canConfirm = booking.bookingStatus === 'pending'
  const { confirm, isConfirming, capacity } = useConfirmBooking(booking)
  return (
    <>
      <Button variant="secondary" onClick={() => onUpdate(booking)}>
        {words.updateStatus}
      </Button>
      <Button variant={canConfirm ? 'secondary' : 'primary'} onClick={() => onEdit(booking)}>
        {words.edit}
      </Button>
      {canConfirm && (
        <Button isBusy={isConfirming} busyLabel={words.confirming} onClick={confirm}>
          {words.confirm}
        </Button>
      )}
      <CapacityQuestion {...capacity} />
    </>
  )
}

/** Keeps actions that are rare and hard to undo apart from the daily ones. */
function EndOfBooking({ booking, onCancel, onDelete }: BookingProps) {
  const words = useWords(BOOKING_WORDS).details
  return (
    <p className={styles.end}>
      {isActive(booking.bookingStatus) && (
        <Button variant="quiet" onClick={() => onCancel(booking)}>
          {words.cancel}
        </Button>
      )}
      <Button variant="quiet" onClick={() => onDelete(booking)}>
        {words.delete}
      </Button>
    </p>
  )
}

function Details(props: BookingProps) {
  const { booking } = props
  const tipWords = useWords(TIP_WORDS)
  const { data: versions = [] } = useQuery(termsVersionsQuery)
  const language = useLanguage()
  const { details: words, languages, number, texts } = useWords(BOOKING_WORDS)
  const agreement = agreementWords(booking, versions, language)
  return (
    <div className={styles.details}>
      <header className={styles.head}>
        <h3 className={styles.number}>{number(booking.id)}</h3>
        <StatusBadge status={booking.bookingStatus} />
        <PaidBadge booking={booking} />
        <p className={styles.made}>
          {words.created(shortDayAndTimeOf(booking.createdAt, language))} ·{' '}
          <span className="tabular">{booking.bookingId}</span>
        </p>
      </header>
      <BookingContacts booking={booking} />
      <FactGroup title={words.customer}>
        <Fact name={words.name}>
          <Link to={`/admin/customers?search=${encodeURIComponent(booking.customerEmail)}`}>
            {booking.customerName}
          </Link>
        </Fact>
        <Fact name={words.email}>
          <a href={`mailto:${booking.customerEmail}`}>{booking.customerEmail}</a>
        </Fact>
        <Fact name={words.phone}>
          <a href={phoneHref(booking.customerPhone)}>{booking.customerPhone}</a>
        </Fact>
        <Fact name={words.language}>{languages[booking.language]}</Fact>
      </FactGroup>
      <FactGroup title={words.location}>
        <Fact name={words.address}>{booking.partyAddress}</Fact>
        <Fact name={words.city}>{booking.city}</Fact>
        <Fact name={words.stateAndZip}>
          {booking.state} {booking.zipCode}
        </Fact>
      </FactGroup>
      <FactGroup title={words.party}>
        <Fact name={words.theme}>{booking.themeName}</Fact>
        <Fact name={words.date}>{formatLong(booking.bookingDate, language)}</Fact>
        <Fact name={words.starts}>{startOf(booking, language)}</Fact>
        <Fact name={words.weCome}>{windowInWords(booking.deliveryWindow, language)}</Fact>
        <Fact name={words.guests}>{booking.guestCount}</Fact>
        <Fact name={words.teepees}>{booking.numberOfTeepees}</Fact>
        {toldTexts(booking, (name) => texts[name]).map(([label, text]) => (
          <Fact key={label} name={label}>
            {text}
          </Fact>
        ))}
      </FactGroup>
      <FactGroup title={words.payment} actions={<WaysToSettle {...props} />}>
        <Fact name={words.total}>{dollars(booking.totalAmount)}</Fact>
        {booking.isDeposit && <Fact name={words.deposit}>{dollars(booking.depositAmount)}</Fact>}
        <Fact name={words.paidSoFar}>{dollars(booking.paidAmount)}</Fact>
        {booking.bookingStatus !== 'cancelled' && (
          <Fact name={words.stillToPay}>{dollars(booking.owedAmount)}</Fact>
        )}
        {booking.tipAmount && <Fact name={tipWords.ofBooking}>{dollars(booking.tipAmount)}</Fact>}
        {booking.holdExpiresAt && booking.bookingStatus === 'pending' && (
          <Fact name={words.keptUntil}>{shortDayAndTimeOf(booking.holdExpiresAt, language)}</Fact>
        )}
        {booking.stripePaymentId && <Fact name={words.paymentId}>{booking.stripePaymentId}</Fact>}
        {booking.taxExemption && (
          <Fact name={words.exemptBy}>{exemptionWords(booking.taxExemption, language)}</Fact>
        )}
        {agreement && <Fact name={words.terms}>{agreement}</Fact>}
        {booking.disputeNote && <Fact name={words.dispute}>{booking.disputeNote}</Fact>}
      </FactGroup>
      <BookingInvoices id={booking.id} />
      <BookingHistory id={booking.id} />
      <BookingStatement booking={booking} />
    </div>
  )
}

function startOf({ partyStartTime, isStartTimeKnown }: Booking, language: Language): string {
  const notSaid = isStartTimeKnown ? '' : BOOKING_WORDS[language].details.notSaidYet
  return `${timeInWords(partyStartTime, language)}${notSaid}`
}

/** Only if something is left to pay, or too much was paid. */
function WaysToSettle({ booking, onPayment, onLink, onSurplus }: BookingProps) {
  const words = useWords(BOOKING_WORDS).details
  const { surplus: surplusWords } = useWords(PAYMENT_WORDS)
  const surplus = surplusOf(booking)
  if (surplus !== undefined) {
    return (
      <div className={styles.ways}>
        <Button variant="secondary" size="sm" onClick={() => onSurplus(booking)}>
          {surplusWords.refund(dollars(surplus))}
        </Button>
      </div>
    )
  }
  if (!isActive(booking.bookingStatus) || Number(booking.owedAmount) === 0) return null
  return (
    <div className={styles.ways}>
      <Button variant="secondary" size="sm" onClick={() => onLink(booking)}>
        {words.sendLink}
      </Button>
      <Button variant="secondary" size="sm" onClick={() => onPayment(booking)}>
        {words.recordPayment}
      </Button>
    </div>
  )
}
