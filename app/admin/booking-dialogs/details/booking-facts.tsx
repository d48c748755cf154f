import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Fact, FactGroup } from '#app/admin/lists/fact-group.tsx'
import { TIP_WORDS } from '#app/admin/lists/tip-words.ts'
import { dollars } from '#app/lib/dollars.ts'
import { useWords } from '#app/lib/language/in-both.ts'
import { formatShortDayAndTime } from '#app/lib/language/instant-words.ts'
import { useLanguage } from '#app/lib/language/language.ts'
import { phoneHref } from '#app/lib/phone-href.ts'
import type { Booking } from '#contract/booking/bookings.ts'
import { BOOKING_FIELD_WORDS } from '#domain/booking/booking-field-words.ts'
import { listAnswers } from '#domain/booking/booking-fields.ts'
import { exemptionWords } from '#domain/pricing/tax-exemption.ts'
import type { Language } from '#domain/text/language.ts'
import { formatLong } from '#domain/time/party-day.ts'
import { timeInWords, windowInWords } from '#domain/time/party-start.ts'
import { AccessButton, AccessFacts } from '../access/access-facts.tsx'
import { BOOKING_WORDS } from '../booking-words.ts'
import { agreementWords } from './agreement-words.ts'
import { AutopayFact } from './autopay-fact.tsx'
import { termsVersionsQuery } from './terms-versions-query.ts'

type FactsProps = { booking: Booking }

export function CustomerFacts({ booking }: FactsProps) {
  const { details: words, languages } = useWords(BOOKING_WORDS)
  return (
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
  )
}

export function PlaceFacts({ booking }: FactsProps) {
  const words = useWords(BOOKING_WORDS).details
  return (
    <FactGroup title={words.location} actions={<AccessButton booking={booking} />}>
      <Fact name={words.address}>{booking.partyAddress}</Fact>
      <Fact name={words.city}>{booking.city}</Fact>
      <Fact name={words.stateAndZip}>
        {booking.state} {booking.zipCode}
      </Fact>
      <AccessFacts booking={booking} />
    </FactGroup>
  )
}

export function PartyFacts({ booking }: FactsProps) {
  const language = useLanguage()
  const words = useWords(BOOKING_WORDS).details
  const fields = useWords(BOOKING_FIELD_WORDS)
  return (
    <FactGroup title={words.party}>
      <Fact name={words.theme}>
        <span lang="en">{booking.themeName}</span>
      </Fact>
      <Fact name={words.date}>{formatLong(booking.bookingDate, language)}</Fact>
      <Fact name={words.starts}>{formatStart(booking, language)}</Fact>
      <Fact name={words.weCome}>{windowInWords(booking.deliveryWindow, language)}</Fact>
      <Fact name={words.guests}>{booking.guestCount}</Fact>
      <Fact name={words.teepees}>{booking.numberOfTeepees}</Fact>
      {listAnswers(booking, fields, 'staffLabel').map(([label, text]) => (
        <Fact key={label} name={label}>
          {text}
        </Fact>
      ))}
    </FactGroup>
  )
}

function formatStart({ partyStartTime, isStartTimeKnown }: Booking, language: Language): string {
  const notSaid = isStartTimeKnown ? '' : BOOKING_WORDS[language].details.notSaidYet
  return `${timeInWords(partyStartTime, language)}${notSaid}`
}

/** `actions` are the ways to settle what is open. */
export function PaymentFacts({ booking, actions }: FactsProps & { actions: ReactNode }) {
  const words = useWords(BOOKING_WORDS).details
  const tipWords = useWords(TIP_WORDS)
  const { data: versions = [] } = useQuery(termsVersionsQuery)
  const language = useLanguage()
  const agreement = agreementWords(booking, versions, language)
  return (
    <FactGroup title={words.payment} actions={actions}>
      <Fact name={words.total}>{dollars(booking.totalAmount)}</Fact>
      {booking.isDeposit && <Fact name={words.deposit}>{dollars(booking.depositAmount)}</Fact>}
      <Fact name={words.paidSoFar}>{dollars(booking.paidAmount)}</Fact>
      {booking.bookingStatus !== 'cancelled' && (
        <Fact name={words.stillToPay}>{dollars(booking.owedAmount)}</Fact>
      )}
      <AutopayFact booking={booking} />
      {booking.tipAmount && <Fact name={tipWords.ofBooking}>{dollars(booking.tipAmount)}</Fact>}
      {booking.holdExpiresAt && booking.bookingStatus === 'pending' && (
        <Fact name={words.keptUntil}>{formatShortDayAndTime(booking.holdExpiresAt, language)}</Fact>
      )}
      {booking.stripePaymentId && <Fact name={words.paymentId}>{booking.stripePaymentId}</Fact>}
      {booking.taxExemption && (
        <Fact name={words.exemptBy}>{exemptionWords(booking.taxExemption, language)}</Fact>
      )}
      {agreement && <Fact name={words.terms}>{agreement}</Fact>}
      {booking.disputeNote && <Fact name={words.dispute}>{booking.disputeNote}</Fact>}
    </FactGroup>
  )
}
