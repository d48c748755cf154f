import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Fact, FactGroup } from '#app/admin/parts/lists/fact-group.tsx'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { dollars } from '#app/lib/dollars.ts'
import { formatShortDayAndTime } from '#app/lib/language/format-instant.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { phoneHref } from '#app/lib/phone-href.ts'
import type { Booking } from '#contract/booking/bookings.ts'
import type { BookingHold } from '#contract/money/holds.ts'
import { toCents } from '#contract/wire/decimal.ts'
import { listAnswers } from '#domain/booking/booking-fields.ts'
import { describeStay } from '#domain/booking/describe-stay.ts'
import { getExemptionMessage } from '#domain/catalogue/pricing/tax-exemption.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import { formatTime } from '#domain/foundation/time/party-start.ts'
import { AccessButton, AccessFacts } from '../access/access-facts.tsx'
import { BusyWarning } from '../busy-warning.tsx'
import { AgreedWords } from './agreed-words.tsx'
import { AutopayFact } from './autopay-fact.tsx'
import { describeAgreement } from './describe-agreement.ts'
import { termsVersionsQuery } from './terms-versions-query.ts'

type FactsProps = { booking: Booking }

export function CustomerFacts({ booking }: FactsProps) {
  const text = useText()
  return (
    <FactGroup title={text('admin.booking.details.customer')}>
      <Fact name={text('admin.booking.details.name')}>
        <Link to={`/admin/bookings/${booking.id}/customer`}>{booking.customerName}</Link>
      </Fact>
      <Fact name={text('admin.booking.details.email')}>
        <a href={`mailto:${booking.customerEmail}`}>{booking.customerEmail}</a>
      </Fact>
      <Fact name={text('admin.booking.details.phone')}>
        <a href={phoneHref(booking.customerPhone)}>{booking.customerPhone}</a>
      </Fact>
      <Fact name={text('admin.booking.details.language')}>
        {text('admin.languageName', { language: booking.language })}
      </Fact>
    </FactGroup>
  )
}

export function PlaceFacts({ booking }: FactsProps) {
  const text = useText()
  return (
    <FactGroup title={text('admin.booking.details.location')} actions={<AccessButton booking={booking} />}>
      <Fact name={text('admin.booking.details.address')}>{booking.partyAddress}</Fact>
      <Fact name={text('admin.booking.details.city')}>{booking.city}</Fact>
      <Fact name={text('admin.booking.details.stateAndZip')}>
        {booking.state} {booking.zipCode}
      </Fact>
      <AccessFacts booking={booking} />
    </FactGroup>
  )
}

export function OrderFacts({ booking }: FactsProps) {
  const text = useText()
  return (
    <FactGroup title={text('admin.booking.details.party')}>
      <Fact name={text('admin.booking.details.theme')}>
        <span lang="en">{booking.themeName}</span>
      </Fact>
      <Fact name={text('admin.booking.details.date')}>
        {describeStay(booking, text)}
        {booking.bookingStatus !== 'cancelled' && <BusyWarning day={booking.bookingDate} />}
      </Fact>
      <Fact name={text('admin.booking.details.starts')}>{formatStart(booking, text)}</Fact>
      <Fact name={text('admin.booking.details.weCome')}>{text('party.window', booking.deliveryWindow)}</Fact>
      <Fact name={text('admin.booking.details.guests')}>{booking.guestCount}</Fact>
      <Fact name={text('admin.booking.details.teepees')}>{booking.numberOfTeepees}</Fact>
      {listAnswers(booking, text, 'staffLabel').map(([label, answer]) => (
        <Fact key={label} name={label}>
          {answer}
        </Fact>
      ))}
    </FactGroup>
  )
}

function formatStart({ partyStartTime, isStartTimeKnown }: Booking, text: Text): string {
  const notSaid = isStartTimeKnown ? '' : text('admin.booking.details.notSaidYet')
  return `${formatTime(partyStartTime, text.language)}${notSaid}`
}

/** What the statement does not tell. */
export function PaymentFacts({ booking }: FactsProps) {
  const text = useText()
  const { data: versions = [] } = useQuery(termsVersionsQuery)
  const agreement = describeAgreement(booking, versions, text)
  return (
    <FactGroup title={text('admin.booking.details.payment')}>
      <Fact name={text('admin.booking.details.total')}>{dollars(booking.totalAmount)}</Fact>
      {booking.isDeposit && (
        <Fact name={text('admin.booking.details.deposit')}>{dollars(booking.depositAmount)}</Fact>
      )}
      <AutopayFact booking={booking} />
      <HoldFact booking={booking} />
      {booking.tipAmount && <Fact name={text('admin.tips.ofBooking')}>{dollars(booking.tipAmount)}</Fact>}
      {booking.holdExpiresAt && booking.bookingStatus === 'pending' && (
        <Fact name={text('admin.booking.details.keptUntil')}>
          {formatShortDayAndTime(booking.holdExpiresAt, text.language)}
        </Fact>
      )}
      {booking.stripePaymentId && (
        <Fact name={text('admin.booking.details.paymentId')}>{booking.stripePaymentId}</Fact>
      )}
      {booking.taxExemption && (
        <Fact name={text('admin.booking.details.exemptBy')}>
          {text(getExemptionMessage(booking.taxExemption))}
        </Fact>
      )}
      {agreement && <Fact name={text('admin.booking.details.terms')}>{agreement}</Fact>}
      {booking.disputeNote && <Fact name={text('admin.booking.details.dispute')}>{booking.disputeNote}</Fact>}
    </FactGroup>
  )
}

/** The authorization hold on the family's card around the party, and its outcome. */
function HoldFact({ booking: { id, isDeposit } }: { booking: Booking }) {
  const text = useText()
  const { data } = useQuery({
    ...apiQuery('/api/bookings/:id/hold', { params: { id }, refetchOnMount: 'always' }),
    enabled: isDeposit,
  })
  if (!data?.hold) return null
  return (
    <Fact name={text('admin.hold.fact')}>
      {describe(data.hold, text)}
      <AgreedWords {...data.hold} />
    </Fact>
  )
}

function describe(hold: NonNullable<BookingHold['hold']>, text: Text): string {
  const { state, endsAt } = hold
  // Non-breaking space: keeps the value on one line.
  const card = hold.cardLabel.replaceAll(' ', '\u00a0')
  const amount = toCents(hold.amount)
  if (state === 'captured')
    return text('admin.hold.captured', { amount: toCents(hold.capturedAmount ?? '0.00'), card })
  if (state === 'placed')
    return text('admin.hold.placed', {
      amount,
      card,
      until: formatShortDayAndTime(endsAt ?? '', text.language),
    })
  return text(`admin.hold.state.${state}`, { amount, card })
}
