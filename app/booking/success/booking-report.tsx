import type { ReactNode } from 'react'
import { saveFile } from '#app/lib/files/save-file.ts'
import { usePathIn } from '#app/lib/language/language.ts'
import { Button, buttonClass } from '#app/ui/controls/button.tsx'
import { Card } from '#app/ui/display/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { CustomerBooking } from '#contract/booking/bookings.ts'
import { listAnswers } from '#domain/booking/booking-fields.ts'
import { childrenInWords } from '#domain/text/counted.ts'
import { formatLong } from '#domain/time/party-day.ts'
import { Help } from '../help.tsx'
import { ThemePicture } from '../theme-picture.tsx'
import { useBookingWords } from '../words/booking-words.ts'
import styles from './booking-report.module.css'
import { Facts } from './facts.tsx'
import { CalendarLink, NextSteps } from './next-steps.tsx'
import { getTimes } from './party-times.ts'
import { getPaymentState } from './payment-state.ts'
import { PaymentSummary } from './payment-summary.tsx'

export function BookingReport({ booking }: { booking: CustomerBooking }) {
  const words = useBookingWords()
  const pathIn = usePathIn()
  const { title, sentence } = getPaymentState(booking, words)
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
        {booking.isMasked && <p>{words.success.masked}</p>}
      </header>
      <div className={styles.columns}>
        <div className={styles.sections}>
          <PartyFacts booking={booking} />
          <ContactFacts booking={booking} />
        </div>
        <div className={styles.sections}>
          <PaymentSummary booking={booking} />
          {booking.bookingStatus !== 'cancelled' && (
            <Section title={words.success.nextTitle}>
              <NextSteps booking={booking} />
            </Section>
          )}
        </div>
      </div>
      <div className={styles.ways}>
        <CalendarLink booking={booking} />
        <Button variant="secondary" size="lg" onClick={() => downloadReceipt(booking)}>
          <Icon name="download" />
          {words.success.download}
        </Button>
        <a href={pathIn('/')} className={buttonClass('primary', 'lg')}>
          {words.returnHome}
        </a>
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
  const { success: words, confirmation, shared } = useBookingWords()
  const { rules } = shared
  const { addons, guestCount } = booking
  return (
    <Section title={words.details}>
      <Facts
        facts={[
          [confirmation.bookingId, booking.bookingId],
          [confirmation.theme, booking.themeName || words.customTheme],
          [
            confirmation.date,
            booking.bookingDate ? formatLong(booking.bookingDate, rules.language) : words.noDate,
          ],
          ...getTimes(booking, words, rules.language),
          [confirmation.teepees, booking.numberOfTeepees],
          [words.guests, childrenInWords(guestCount, rules.language)],
          [words.addons, addons.map(({ name, quantity }) => `${name} × ${quantity}`).join(', ')],
          ...listAnswers(booking, rules.fields),
        ]}
      />
    </Section>
  )
}

function ContactFacts({ booking }: { booking: CustomerBooking }) {
  const words = useBookingWords().success
  return (
    <Section title={words.contact}>
      <Facts
        facts={[
          [words.name, booking.customerName],
          [words.email, booking.customerEmail],
          [words.phone, booking.customerPhone],
          [words.address, booking.partyAddress],
          [words.city, booking.city],
          [words.state, booking.state],
          [words.zipCode, booking.zipCode],
        ]}
      />
    </Section>
  )
}

/** Saves the booking's summary as a JSON file named after it. */
function downloadReceipt(booking: CustomerBooking): void {
  const name = `booking-receipt-${booking.bookingId}.json`
  saveFile([JSON.stringify(toReceipt(booking), null, 2)], { name, type: 'application/json' })
}

function toReceipt(booking: CustomerBooking) {
  const { id, themeId, bookingStatus, holdExpiresAt, cancelReason, ...receipt } = booking
  return receipt
}
