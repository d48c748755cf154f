import { lazy, Suspense, useState } from 'react'
import { useText } from '#app/lib/messages/use-text.ts'
import { Card } from '#app/ui/display/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { isActive } from '#domain/booking/status.ts'
import type { BookingPageProps } from '../booking-page-link.ts'
import styles from './guest-list.module.css'

const GuestList = lazy(() => import('./guest-list.tsx').catch(() => ({ default: () => null })))

/** Who is coming: folded, and loaded once the host unfolds it. */
export function GuestListCard(props: BookingPageProps) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  if (!isActive(props.page.booking.bookingStatus)) return null
  return (
    <Card as="section">
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className={styles.summary}>
          <h2 className={styles.title}>{text('myBooking.guests.title')}</h2>
          <Icon name="chevron-down" />
        </summary>
        <Suspense fallback={null}>{isOpen && <GuestList {...props} />}</Suspense>
      </details>
    </Card>
  )
}
