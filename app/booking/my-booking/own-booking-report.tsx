import { apiPath } from '#app/lib/api.ts'
import { dayAndTimeOf } from '#app/lib/instant-words.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { OwnBooking } from '#contract/own-booking.ts'
import { toldTexts } from '#domain/booking/booking-fields.ts'
import { timeInWords, windowInWords } from '#domain/booking/party-start.ts'
import { childrenInWords } from '#domain/counted.ts'
import { formatLong } from '#domain/party-day.ts'
import { Help } from '../help.tsx'
import { Facts } from '../success/facts.tsx'
import { Changes } from './changes.tsx'
import { DuePaymentCard } from './due-payment-card.tsx'
import styles from './own-booking-report.module.css'
import { OwnInvoices } from './own-invoices.tsx'
import { type OwnLink, placesOf } from './own-link.ts'
import { PartyHeader } from './party-header.tsx'
import { PaymentHistory } from './payment-history.tsx'
import { TipCard } from './tip-card.tsx'

type OwnProps = { readonly own: OwnBooking; readonly link: OwnLink }

export function OwnBookingReport({ own, link }: OwnProps) {
  return (
    <div className={styles.report}>
      <PartyHeader own={own} />
      <div className={styles.columns}>
        <div className={styles.sections}>
          <DuePaymentCard own={own} link={link} />
          <TipCard own={own} link={link} />
          <PartyFacts own={own} />
          <Changes own={own} link={link} />
        </div>
        <div className={styles.sections}>
          <PaymentHistory own={own} />
          <OwnInvoices link={link} />
          <Downloads own={own} link={link} />
          <Help className={styles.help} />
        </div>
      </div>
    </div>
  )
}

function PartyFacts({ own: { booking } }: { own: OwnBooking }) {
  const { guestCount, addons, partyAddress, city, state, zipCode } = booking
  return (
    <Card as="section">
      <h2 className={styles.title}>Booking Details</h2>
      <Facts
        facts={[
          ['Booking ID', booking.bookingId],
          ['Theme', booking.themeName],
          ['Date', formatLong(booking.bookingDate)],
          ['Starts', booking.isStartTimeKnown ? timeInWords(booking.partyStartTime) : null],
          ['We come', booking.isStartTimeKnown ? windowInWords(booking.deliveryWindow) : null],
          ['Number of teepees', booking.numberOfTeepees],
          ['Guests', childrenInWords(guestCount)],
          ['Add-ons', addons.map(({ name, quantity }) => `${name} × ${quantity}`).join('\n')],
          ['Where', `${partyAddress}\n${city}, ${state} ${zipCode}`],
          ...toldTexts(booking, 'label'),
          ['Terms of service', agreementOf(booking)],
        ]}
      />
    </Card>
  )
}

function agreementOf({ termsVersion, termsAgreedAt }: OwnBooking['booking']): string | null {
  if (termsVersion === undefined || termsAgreedAt === undefined) return null
  return `Version ${termsVersion}, agreed to on ${dayAndTimeOf(termsAgreedAt)}`
}

function Downloads({ own, link }: OwnProps) {
  const places = placesOf(link)
  const receipts = [
    [apiPath('/api/my-bookings/:reference/receipt.pdf', places), 'Receipt (PDF)', 'download'],
    [apiPath('/api/my-bookings/:reference/receipt.json', places), 'Receipt (JSON)', 'download'],
  ] as const
  const agreed =
    own.booking.termsVersion === undefined
      ? []
      : [
          [
            apiPath('/api/my-bookings/:reference/terms.pdf', places),
            'Terms of Service (PDF)',
            'download',
          ] as const,
        ]
  const calendar = [
    apiPath('/api/my-bookings/:reference/party.ics', places),
    'Add to calendar',
    'calendar',
  ] as const
  const calendars = own.booking.bookingStatus === 'cancelled' ? [] : [calendar]
  const files = [...receipts, ...agreed, ...calendars]
  return (
    <Card as="section">
      <h2 className={styles.title}>To keep</h2>
      <div className={styles.downloads}>
        {files.map(([path, label, icon]) => (
          <a key={path} href={path} download className={buttonClass('secondary', 'sm')}>
            <Icon name={icon} />
            {label}
          </a>
        ))}
      </div>
    </Card>
  )
}
