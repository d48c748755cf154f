import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Fact, FactGroup } from '#app/admin/parts/lists/fact-group.tsx'
import { dollars } from '#app/lib/dollars.ts'
import { formatShortDayAndTime } from '#app/lib/language/format-instant.ts'
import { useLanguage } from '#app/lib/language/language.ts'
import { type InLanguage, useText } from '#app/lib/messages/use-text.ts'
import { phoneHref } from '#app/lib/phone-href.ts'
import type { Booking } from '#contract/booking/bookings.ts'
import { listAnswers } from '#domain/booking/booking-fields.ts'
import { getExemptionMessage } from '#domain/catalogue/pricing/tax-exemption.ts'
import { formatLong } from '#domain/foundation/time/party-day.ts'
import { formatTime } from '#domain/foundation/time/party-start.ts'
import { AccessButton, AccessFacts } from '../access/access-facts.tsx'
import { BusyWarning } from '../busy-warning.tsx'
import { AutopayFact } from './autopay-fact.tsx'
import { describeAgreement } from './describe-agreement.ts'
import { HoldFact } from './hold-fact.tsx'
import { termsVersionsQuery } from './terms-versions-query.ts'

type FactsProps = { booking: Booking }

export function CustomerFacts({ booking }: FactsProps) {
  const say = useText()
  return (
    <FactGroup title={say('admin.booking.details.customer')}>
      <Fact name={say('admin.booking.details.name')}>
        <Link to={`/admin/bookings/${booking.id}/customer`}>{booking.customerName}</Link>
      </Fact>
      <Fact name={say('admin.booking.details.email')}>
        <a href={`mailto:${booking.customerEmail}`}>{booking.customerEmail}</a>
      </Fact>
      <Fact name={say('admin.booking.details.phone')}>
        <a href={phoneHref(booking.customerPhone)}>{booking.customerPhone}</a>
      </Fact>
      <Fact name={say('admin.booking.details.language')}>
        {say('admin.languageName', { language: booking.language })}
      </Fact>
    </FactGroup>
  )
}

export function PlaceFacts({ booking }: FactsProps) {
  const say = useText()
  return (
    <FactGroup title={say('admin.booking.details.location')} actions={<AccessButton booking={booking} />}>
      <Fact name={say('admin.booking.details.address')}>{booking.partyAddress}</Fact>
      <Fact name={say('admin.booking.details.city')}>{booking.city}</Fact>
      <Fact name={say('admin.booking.details.stateAndZip')}>
        {booking.state} {booking.zipCode}
      </Fact>
      <AccessFacts booking={booking} />
    </FactGroup>
  )
}

export function OrderFacts({ booking }: FactsProps) {
  const language = useLanguage()
  const say = useText()
  return (
    <FactGroup title={say('admin.booking.details.party')}>
      <Fact name={say('admin.booking.details.theme')}>
        <span lang="en">{booking.themeName}</span>
      </Fact>
      <Fact name={say('admin.booking.details.date')}>
        {formatLong(booking.bookingDate, language)}
        {booking.bookingStatus !== 'cancelled' && <BusyWarning day={booking.bookingDate} />}
      </Fact>
      <Fact name={say('admin.booking.details.starts')}>{formatStart(booking, { text: say, language })}</Fact>
      <Fact name={say('admin.booking.details.weCome')}>{say('party.window', booking.deliveryWindow)}</Fact>
      <Fact name={say('admin.booking.details.guests')}>{booking.guestCount}</Fact>
      <Fact name={say('admin.booking.details.teepees')}>{booking.numberOfTeepees}</Fact>
      {listAnswers(booking, say, 'staffLabel').map(([label, answer]) => (
        <Fact key={label} name={label}>
          {answer}
        </Fact>
      ))}
    </FactGroup>
  )
}

function formatStart(
  { partyStartTime, isStartTimeKnown }: Booking,
  { text: say, language }: InLanguage,
): string {
  const notSaid = isStartTimeKnown ? '' : say('admin.booking.details.notSaidYet')
  return `${formatTime(partyStartTime, language)}${notSaid}`
}

/** `actions` settle whatever amount is open. */
export function PaymentFacts({ booking, actions }: FactsProps & { actions: ReactNode }) {
  const say = useText()
  const { data: versions = [] } = useQuery(termsVersionsQuery)
  const language = useLanguage()
  const agreement = describeAgreement(booking, versions, { text: say, language })
  return (
    <FactGroup title={say('admin.booking.details.payment')} actions={actions}>
      <Fact name={say('admin.booking.details.total')}>{dollars(booking.totalAmount)}</Fact>
      {booking.isDeposit && (
        <Fact name={say('admin.booking.details.deposit')}>{dollars(booking.depositAmount)}</Fact>
      )}
      <Fact name={say('admin.booking.details.paidSoFar')}>{dollars(booking.paidAmount)}</Fact>
      {booking.bookingStatus !== 'cancelled' && (
        <Fact name={say('admin.booking.details.stillToPay')}>{dollars(booking.owedAmount)}</Fact>
      )}
      <AutopayFact booking={booking} />
      <HoldFact booking={booking} />
      {booking.tipAmount && <Fact name={say('admin.tips.ofBooking')}>{dollars(booking.tipAmount)}</Fact>}
      {booking.holdExpiresAt && booking.bookingStatus === 'pending' && (
        <Fact name={say('admin.booking.details.keptUntil')}>
          {formatShortDayAndTime(booking.holdExpiresAt, language)}
        </Fact>
      )}
      {booking.stripePaymentId && (
        <Fact name={say('admin.booking.details.paymentId')}>{booking.stripePaymentId}</Fact>
      )}
      {booking.taxExemption && (
        <Fact name={say('admin.booking.details.exemptBy')}>
          {say(getExemptionMessage(booking.taxExemption))}
        </Fact>
      )}
      {agreement && <Fact name={say('admin.booking.details.terms')}>{agreement}</Fact>}
      {booking.disputeNote && <Fact name={say('admin.booking.details.dispute')}>{booking.disputeNote}</Fact>}
    </FactGroup>
  )
}
