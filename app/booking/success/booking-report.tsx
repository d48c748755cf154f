import type { ReactNode } from 'react'
import { saveFile } from '#app/lib/files/save-file.ts'
import { usePathIn } from '#app/lib/language/language.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button, buttonClass } from '#app/ui/controls/button.tsx'
import { Card } from '#app/ui/display/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { getBookingPhase } from '#contract/booking/booking-phase.ts'
import type { CustomerBooking } from '#contract/booking/bookings.ts'
import { listAnswers } from '#domain/booking/booking-fields.ts'
import { describeStay } from '#domain/booking/describe-stay.ts'
import { isAhead, isOver } from '#domain/booking/party-phase.ts'
import { answerFacts } from '#domain/catalogue/questions/write-answer.ts'
import { partyDayAt } from '#domain/foundation/time/party-day.ts'
import { Help } from '../help.tsx'
import { ThemePicture } from '../theme-picture.tsx'
import styles from './booking-report.module.css'
import { Facts } from './facts.tsx'
import { getWaiver } from './get-waiver.ts'
import { getMainMessage } from './main-message.ts'
import { CalendarLink, NextSteps } from './next-steps.tsx'
import { OpenBookingPage } from './open-booking-page.tsx'
import { getTimes } from './party-times.ts'
import { PaymentSummary } from './payment-summary.tsx'

export function BookingReport({ booking }: { booking: CustomerBooking }) {
  const text = useText()
  const pathIn = usePathIn()
  const phase = getBookingPhase(booking, partyDayAt(new Date()))
  const { title, sentence } = getMainMessage(booking, phase, text)
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
        {booking.isMasked && <p>{text('booking.success.masked')}</p>}
        <OpenBookingPage reference={booking.bookingId} className={styles.open} />
      </header>
      <div className={styles.columns}>
        <div className={styles.sections}>
          <PartySection booking={booking} isAhead={isAhead(phase)} />
          <ContactFacts booking={booking} />
        </div>
        <div className={styles.sections}>
          <PaymentSummary booking={booking} />
          {!isOver(phase) && (
            <Section title={text('booking.success.nextTitle')}>
              <NextSteps booking={booking} />
            </Section>
          )}
        </div>
      </div>
      <div className={styles.ways}>
        <CalendarLink booking={booking} />
        <Button variant="secondary" size="lg" onClick={() => downloadReceipt(booking)}>
          <Icon name="download" />
          {text('booking.success.download')}
        </Button>
        <a href={pathIn('/')} className={buttonClass('quiet', 'lg')}>
          {text('booking.common.returnHome')}
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

function PartySection({ booking, isAhead }: { booking: CustomerBooking; isAhead: boolean }) {
  const text = useText()
  const { addons, guestCount } = booking
  return (
    <Section title={text('booking.success.details')}>
      <Facts
        facts={[
          [text('booking.confirmation.bookingId'), booking.bookingId],
          [text('booking.confirmation.theme'), booking.themeName || text('booking.success.customTheme')],
          [
            text('booking.confirmation.date'),
            booking.bookingDate ? describeStay(booking, text) : text('booking.success.noDate'),
          ],
          ...getTimes(booking, text, isAhead),
          [text('booking.confirmation.teepees'), booking.numberOfTeepees],
          [text('booking.success.guests'), text('party.children', { count: guestCount })],
          [
            text('booking.success.addons'),
            addons.map(({ name, quantity }) => `${name} × ${quantity}`).join(', '),
          ],
          ...getWaiver(booking, text),
          ...listAnswers(booking, text),
          ...answerFacts(booking.answers, text),
        ]}
      />
    </Section>
  )
}

function ContactFacts({ booking }: { booking: CustomerBooking }) {
  const text = useText()
  return (
    <Section title={text('booking.success.contact')}>
      <Facts
        facts={[
          [text('booking.success.name'), booking.customerName],
          [text('rules.field.email'), booking.customerEmail],
          [text('rules.field.phone'), booking.customerPhone],
          [text('rules.field.address'), booking.partyAddress],
          [text('rules.field.city'), booking.city],
          [text('rules.field.state'), booking.state],
          [text('rules.field.zipCode'), booking.zipCode],
        ]}
      />
    </Section>
  )
}

/** Downloads the booking's summary as a JSON file named after it. */
function downloadReceipt(booking: CustomerBooking): void {
  const name = `booking-receipt-${booking.bookingId}.json`
  saveFile([JSON.stringify(toReceipt(booking), null, 2)], { name, type: 'application/json' })
}

function toReceipt(booking: CustomerBooking) {
  const { id, themeId, bookingStatus, holdExpiresAt, cancelReason, ...receipt } = booking
  return receipt
}
