import { useWords } from '#app/lib/language/in-both.ts'
import { mapLink } from '#app/lib/map-link.ts'
import { phoneHref } from '#app/lib/phone-href.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { Booking } from '#contract/booking/bookings.ts'
import { getAddress } from '#domain/booking/party-address.ts'
import { BOOKING_WORDS } from '../booking-words.ts'
import styles from './booking-contacts.module.css'

/** What a driver needs first, as large touch targets: call, directions and mail. */
export function BookingContacts({ booking }: { booking: Booking }) {
  const words = useWords(BOOKING_WORDS).details
  return (
    <p className={styles.contacts}>
      <a className={styles.contact} href={phoneHref(booking.customerPhone)}>
        <Icon name="phone" />
        {words.call}
      </a>
      <a className={styles.contact} href={mapLink(getAddress(booking))} target="_blank" rel="noreferrer">
        <Icon name="map-pin" />
        {words.directions}
      </a>
      <a className={styles.contact} href={`mailto:${booking.customerEmail}`}>
        <Icon name="mail" />
        {words.mail}
      </a>
    </p>
  )
}
