import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { CustomerBooking } from '#contract/bookings.ts'
import { toldTexts } from '#domain/booking/booking-fields.ts'
import { childrenInWords } from '#domain/counted.ts'
import { formatLong } from '#domain/party-day.ts'
import { Help } from '../help.tsx'
import { ThemePicture } from '../theme-picture.tsx'
import styles from './booking-report.module.css'
import { downloadReceipt } from './download-receipt.ts'
import { Facts } from './facts.tsx'
import { paymentStateOf } from './payment-state.ts'
import { PaymentSummary } from './payment-summary.tsx'

export function BookingReport({ booking }: { booking: CustomerBooking }) {
  const { title, sentence } = paymentStateOf(booking)
  return (
    <div className={styles.report}>
      <header className={styles.header}>
        <ThemePicture
          themeId={booking.themeId}
          ratio="3 / 1"
          sizes="(width < 48rem) 100vw, 46rem"
          className={styles.picture}
        />
        <h1>{title}</h1>
        <p>{sentence}</p>
      </header>
      <div className={styles.columns}>
        <div className={styles.sections}>
          <PartyFacts booking={booking} />
          <ContactFacts booking={booking} />
        </div>
        <div className={styles.sections}>
          <PaymentSummary booking={booking} />
          {booking.bookingStatus !== 'cancelled' && <WhatsNext />}
        </div>
      </div>
      <div className={styles.ways}>
        <Button variant="secondary" size="lg" onClick={() => downloadReceipt(booking)}>
          <Icon name="download" />
          Download Receipt
        </Button>
        <Link reloadDocument to="/" className={buttonClass('primary', 'lg')}>
          Return to Home
        </Link>
      </div>
      <Help className={styles.help} />
    </div>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" className={styles.section}>
      <h2>{title}</h2>
      {children}
    </Card>
  )
}

function PartyFacts({ booking }: { booking: CustomerBooking }) {
  const { addons, guestCount } = booking
  return (
    <Section title="Booking Details">
      <Facts
        facts={[
          ['Booking ID', booking.bookingId],
          ['Theme', booking.themeName || 'Custom Theme'],
          ['Date', booking.bookingDate ? formatLong(booking.bookingDate) : 'Date not available'],
          ['Number of teepees', booking.numberOfTeepees],
          ['Guests', childrenInWords(guestCount)],
          ['Add-ons', addons.map(({ name, quantity }) => `${name} × ${quantity}`).join(', ')],
          ...toldTexts(booking, 'label'),
        ]}
      />
    </Section>
  )
}

function ContactFacts({ booking }: { booking: CustomerBooking }) {
  return (
    <Section title="Contact Information">
      <Facts
        facts={[
          ['Name', booking.customerName],
          ['Email', booking.customerEmail],
          ['Phone', booking.customerPhone],
          ['Address', booking.partyAddress],
          ['City', booking.city],
          ['State', booking.state],
          ['ZIP code', booking.zipCode],
        ]}
      />
    </Section>
  )
}

function WhatsNext() {
  return (
    <Section title="What’s Next?">
      <ol className={styles.next}>
        <li>You will receive a confirmation e-mail within 24 hours.</li>
        <li>We will call you 1-2 days before the party.</li>
        <li>Our team arrives 2-3 hours before the party to set everything up.</li>
      </ol>
    </Section>
  )
}
