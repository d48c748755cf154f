import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { useLanguage } from '#app/lib/language/language.ts'
import { Card } from '#app/ui/display/card.tsx'
import type { CustomerBooking } from '#contract/booking/bookings.ts'
import { clockAt, partyDayAt } from '#domain/time/party-day.ts'
import { timeInWords } from '#domain/time/party-start.ts'
import { useOwnWords } from '../words/booking-words.ts'
import styles from './crew-progress.module.css'
import { type OwnLink, toPlaces } from './own-link.ts'

type CrewProgressProps = { readonly booking: CustomerBooking; readonly link: OwnLink }

/** How far the crew is with the setup, from the party day on; renders nothing until the crew has reported something. */
export function CrewProgress({ booking, link }: CrewProgressProps) {
  const words = useOwnWords().progress
  const language = useLanguage()
  const hasCome = booking.bookingStatus !== 'cancelled' && booking.bookingDate <= partyDayAt(new Date())
  const { data } = useQuery({
    ...apiQuery('/api/my-bookings/:reference/progress', toPlaces(link)),
    enabled: hasCome,
  })
  const instant = data?.setUpAt ?? data?.onTheWayAt
  if (!data || !instant) return null
  const time = timeInWords(clockAt(new Date(instant)), language)
  return (
    <Card as="section">
      <h2 className={styles.title}>{data.setUpAt ? words.setUp(time) : words.onTheWay(time)}</h2>
      {data.photos.length > 0 && (
        <ul role="list" className={styles.photos}>
          {data.photos.map((address, index) => (
            <li key={address}>
              <a href={address}>
                <img src={address} alt={words.photo(index + 1)} loading="lazy" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
