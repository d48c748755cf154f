import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Card } from '#app/ui/display/card.tsx'
import type { CustomerBooking } from '#contract/booking/bookings.ts'
import { ACCESS_PARTS } from '#domain/booking/access.ts'
import { isInBuilding } from '#domain/booking/in-building.ts'
import { isActive } from '#domain/booking/status.ts'
import { addDays, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { Facts } from '../../success/facts.tsx'
import { type BookingPageLink, toPlaces } from '../booking-page-link.ts'
import styles from '../booking-page-report.module.css'
import { AccessForm } from './access-form.tsx'

type AccessCardProps = { readonly booking: CustomerBooking; readonly link: BookingPageLink }

/** How the crew gets in: asked if the address looks like an apartment, and shown once it is known. */
export function AccessCard({ booking, link }: AccessCardProps) {
  const text = useText()
  const [isChanging, setIsChanging] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  /** The focused element is removed along with the form. */
  const show = (changing: boolean) => {
    setIsChanging(changing)
    heading.current?.focus()
  }
  const { bookingStatus, bookingDate, partyAddress } = booking
  const isComing = isActive(bookingStatus) && bookingDate >= addDays(partyDayAt(new Date()), -1)
  const { data: access } = useQuery({
    ...apiQuery('/api/my-bookings/:reference/access', toPlaces(link)),
    enabled: isComing,
  })
  if (!isComing || !access) return null
  const isTold = ACCESS_PARTS.some((part) => access[part] !== null)
  if (!isTold && !isInBuilding(partyAddress)) return null
  return (
    <Card as="section">
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {text('myBooking.access.title')}
      </h2>
      {isTold && !isChanging ? (
        <>
          <Facts
            facts={ACCESS_PARTS.map((part) => [text(`myBooking.access.parts.${part}.label`), access[part]])}
          />
          <div className={`${styles.ways} ${styles.settled}`}>
            <Button variant="secondary" onClick={() => show(true)}>
              {text('myBooking.access.change')}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p className={styles.sentence}>{text('myBooking.access.sentence')}</p>
          <AccessForm access={access} link={link} onSaved={() => show(false)} />
        </>
      )}
    </Card>
  )
}
