import { formatDayAndTime } from '#app/lib/language/format-instant.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Card } from '#app/ui/display/card.tsx'
import type { BookingPage } from '#contract/family/booking-page.ts'
import { listAnswers } from '#domain/booking/booking-fields.ts'
import { describeStay } from '#domain/booking/describe-stay.ts'
import { isAhead, type PartyPhase } from '#domain/booking/party-phase.ts'
import { answerFacts } from '#domain/catalogue/questions/write-answer.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import { Facts } from '../success/facts.tsx'
import { getWaiver } from '../success/get-waiver.ts'
import { getTimes } from '../success/party-times.ts'
import styles from './booking-page-report.module.css'

type PartyCardProps = { page: BookingPage; phase: PartyPhase }

/** What the family booked. */
export function PartyCard({ page: { booking, questions }, phase }: PartyCardProps) {
  const text = useText()
  const { guestCount, addons, partyAddress, city, state, zipCode } = booking
  return (
    <Card as="section">
      <h2 className={styles.title}>{text('myBooking.page.details')}</h2>
      <Facts
        facts={[
          [text('booking.confirmation.bookingId'), booking.bookingId],
          [text('booking.confirmation.theme'), booking.themeName],
          [text('booking.confirmation.date'), describeStay(booking, text)],
          ...getTimes(booking, text, isAhead(phase)),
          [text('booking.confirmation.teepees'), booking.numberOfTeepees],
          [text('booking.success.guests'), text('party.children', { count: guestCount })],
          [
            text('booking.success.addons'),
            addons.map(({ name, quantity }) => `${name} × ${quantity}`).join('\n'),
          ],
          ...getWaiver(booking, text),
          [text('myBooking.page.where'), `${partyAddress}\n${city}, ${state} ${zipCode}`],
          ...listAnswers(booking, text),
          ...answerFacts(questions ? [] : booking.answers, text),
          [text('myBooking.page.termsFact'), getAgreement(booking, text)],
        ]}
      />
    </Card>
  )
}

function getAgreement({ termsVersion, termsAgreedAt }: BookingPage['booking'], text: Text): string | null {
  if (termsVersion === undefined || termsAgreedAt === undefined) return null
  return text('myBooking.page.agreed', {
    version: termsVersion,
    when: formatDayAndTime(termsAgreedAt, text.language),
  })
}
