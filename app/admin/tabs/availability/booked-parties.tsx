import { useQuery } from '@tanstack/react-query'
import { BookingButton } from '#app/admin/booking-dialogs/booking-button.tsx'
import { StatusBadge } from '#app/admin/booking-dialogs/status-badge.tsx'
import { WarningNotice } from '#app/admin/forms/warning-notice.tsx'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { useWords } from '#app/lib/language/in-both.ts'
import { useLanguage } from '#app/lib/language/language.ts'
import type { PartyDay } from '#domain/time/party-day.ts'
import { timeInWords } from '#domain/time/party-start.ts'
import { AVAILABILITY_WORDS } from './availability-words.ts'
import styles from './booked-parties.module.css'

type BookedPartiesProps = {
  day: PartyDay
  isClosed: boolean
  onBooking: (id: number) => void
}

/**
 * Warns of the parties on a day that is closed, or about to be. They stay booked, and nothing keeps staff from closing
 * it: somebody has to call the families, or mean it so.
 */
export function BookedParties({ day, isClosed, onBooking }: BookedPartiesProps) {
  const words = useWords(AVAILABILITY_WORDS).booked
  const language = useLanguage()
  const { data: parties, isError } = useQuery({
    ...apiQuery('/api/admin/agenda', { query: { from: day, to: day }, refetchOnMount: 'always' }),
    select: (agenda) => agenda.parties,
  })
  if (parties ? parties.length === 0 : !isError) return null
  return (
    <WarningNotice
      icon="warning"
      words={
        parties ? (
          <>
            <strong>{words.parties(parties.length)}</strong> {isClosed ? words.stillBooked : words.stayBooked}
          </>
        ) : (
          words.unknown
        )
      }
    >
      {parties && (
        <ul className={styles.parties} aria-label={words.label(day)}>
          {parties.map(({ id, customerName, partyStartTime, bookingStatus }) => (
            <li key={id} className={styles.party}>
              <BookingButton id={id} onBooking={onBooking}>
                #{id} {customerName}
              </BookingButton>
              {timeInWords(partyStartTime, language)}
              <StatusBadge status={bookingStatus} />
            </li>
          ))}
        </ul>
      )}
    </WarningNotice>
  )
}
