import { mapLink } from '#app/lib/map-link.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { phoneHref } from '#app/lib/phone-href.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Row } from '#app/ui/layout.tsx'
import type { Booking } from '#contract/booking/bookings.ts'
import { getAddress } from '#domain/booking/party-address.ts'
import styles from './booking-contacts.module.css'

/** What a driver needs first, with large touch targets: call, directions and email. */
export function BookingContacts({ booking }: { booking: Booking }) {
  const text = useText()
  return (
    <Row as="p" align="stretch" isFullWidth>
      <a className={styles.contact} href={phoneHref(booking.customerPhone)}>
        <Icon name="phone" />
        {text('admin.booking.details.call')}
      </a>
      <a className={styles.contact} href={mapLink(getAddress(booking))} target="_blank" rel="noreferrer">
        <Icon name="map-pin" />
        {text('admin.booking.details.directions')}
      </a>
      <a className={styles.contact} href={`mailto:${booking.customerEmail}`}>
        <Icon name="mail" />
        {text('admin.booking.details.mail')}
      </a>
    </Row>
  )
}
