import { apiPath } from '#app/lib/api/api.ts'
import { formatDayAndTime } from '#app/lib/language/format-instant.ts'
import { useLanguage } from '#app/lib/language/language.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { buttonClass } from '#app/ui/controls/button.tsx'
import { Card } from '#app/ui/display/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { BookingPage } from '#contract/family/booking-page.ts'
import { listAnswers } from '#domain/booking/booking-fields.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { formatLong } from '#domain/foundation/time/party-day.ts'
import { formatTime } from '#domain/foundation/time/party-start.ts'
import { Help } from '../help.tsx'
import { Facts } from '../success/facts.tsx'
import { AfterPartyCard } from './after-party-card.tsx'
import { type BookingPageProps, toPlaces } from './booking-page-link.ts'
import styles from './booking-page-report.module.css'
import { Changes } from './changes.tsx'
import { CrewProgress } from './crew-progress.tsx'
import { DamageCards } from './damage/damage-card.tsx'
import { DuePaymentCard } from './due-payment-card.tsx'
import { FamilyInvoices } from './family-invoices.tsx'
import { AccessCard } from './getting-in/access-card.tsx'
import { PartyHeader } from './party-header.tsx'
import { isAfterParty } from './party-state.ts'
import { PaymentHistory } from './payment-history.tsx'
import { PicturesCard } from './pictures-card.tsx'
import { AutopayCard } from './saved-card/autopay-card.tsx'
import { HoldCard } from './saved-card/hold-card.tsx'
import { KeptCard } from './saved-card/kept-card.tsx'
import { TextsCard } from './texts-card.tsx'
import { TipCard } from './tip-card.tsx'
import { WaitForMoreCard } from './wait-for-more-card.tsx'

export function BookingPageReport({ page, link }: BookingPageProps) {
  const isOver = isAfterParty(page.booking)
  return (
    <div className={styles.report}>
      <PartyHeader page={page} />
      <div className={styles.columns}>
        <div className={styles.sections}>
          <CrewProgress booking={page.booking} link={link} />
          <DamageCards page={page} link={link} />
          <WaitForMoreCard page={page} link={link} />
          <AutopayCard page={page} link={link} />
          <HoldCard page={page} link={link} />
          <KeptCard page={page} link={link} />
          {!page.autopay && <DuePaymentCard page={page} link={link} />}
          <AfterPartyCard page={page} />
          <TipCard page={page} link={link} />
          <PartyCard page={page} />
          {!isOver && <AccessCard booking={page.booking} link={link} />}
          <Changes page={page} link={link} />
          <TextsCard page={page} link={link} />
          <PicturesCard page={page} link={link} />
        </div>
        <div className={styles.sections}>
          <PaymentHistory page={page} />
          <FamilyInvoices link={link} />
          <Downloads page={page} link={link} />
          <Help className={styles.help} />
        </div>
      </div>
    </div>
  )
}

function PartyCard({ page: { booking } }: { page: BookingPage }) {
  const text = useText()
  const language = useLanguage()
  const { guestCount, addons, partyAddress, city, state, zipCode } = booking
  return (
    <Card as="section">
      <h2 className={styles.title}>{text('myBooking.page.details')}</h2>
      <Facts
        facts={[
          [text('booking.confirmation.bookingId'), booking.bookingId],
          [text('booking.confirmation.theme'), booking.themeName],
          [text('booking.confirmation.date'), formatLong(booking.bookingDate, language)],
          [
            text('myBooking.page.starts'),
            booking.isStartTimeKnown ? formatTime(booking.partyStartTime, language) : null,
          ],
          [
            text('myBooking.page.weCome'),
            booking.isStartTimeKnown ? text('party.window', booking.deliveryWindow) : null,
          ],
          [text('booking.confirmation.teepees'), booking.numberOfTeepees],
          [text('booking.success.guests'), text('party.children', { count: guestCount })],
          [
            text('booking.success.addons'),
            addons.map(({ name, quantity }) => `${name} × ${quantity}`).join('\n'),
          ],
          [text('myBooking.page.where'), `${partyAddress}\n${city}, ${state} ${zipCode}`],
          ...listAnswers(booking, text),
          [text('myBooking.page.termsFact'), getAgreement(booking, text, language)],
        ]}
      />
    </Card>
  )
}

function getAgreement(
  { termsVersion, termsAgreedAt }: BookingPage['booking'],
  text: Text,
  language: Language,
): string | null {
  if (termsVersion === undefined || termsAgreedAt === undefined) return null
  return text('myBooking.page.agreed', {
    version: termsVersion,
    when: formatDayAndTime(termsAgreedAt, language),
  })
}

function Downloads({ page, link }: BookingPageProps) {
  const text = useText()
  const places = toPlaces(link)
  const receipts = [
    [
      apiPath('/api/my-bookings/:reference/receipt.pdf', places),
      text('myBooking.page.receiptPdf'),
      'download',
    ],
    [
      apiPath('/api/my-bookings/:reference/receipt.json', places),
      text('myBooking.page.receiptJson'),
      'download',
    ],
  ] as const
  const agreed =
    page.booking.termsVersion === undefined
      ? []
      : [
          [
            apiPath('/api/my-bookings/:reference/terms.pdf', places),
            text('myBooking.page.termsPdf'),
            'download',
          ] as const,
        ]
  const calendar = [
    apiPath('/api/my-bookings/:reference/party.ics', places),
    text('myBooking.page.calendar'),
    'calendar',
  ] as const
  const isToCome = page.booking.bookingStatus !== 'cancelled' && !isAfterParty(page.booking)
  const calendars = isToCome ? [calendar] : []
  const files = [...receipts, ...agreed, ...calendars]
  return (
    <Card as="section">
      <h2 className={styles.title}>{text('myBooking.page.keep')}</h2>
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
