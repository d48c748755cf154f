import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Fact } from '#app/admin/parts/lists/fact-group.tsx'
import { useCan } from '#app/admin/shell/session/use-me.ts'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Row } from '#app/ui/layout.tsx'
import type { Booking } from '#contract/booking/bookings.ts'
import { ACCESS_PARTS } from '#domain/booking/access.ts'
import { isInBuilding } from '#domain/booking/in-building.ts'
import { isActive } from '#domain/booking/status.ts'
import { addDays, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { AccessDialog } from './access-dialog.tsx'

type AccessProps = { readonly booking: Booking }

/**
 * How the crew gets into the building, once somebody has said so; for an apartment also that nobody has yet.
 */
export function AccessFacts({ booking }: AccessProps) {
  const text = useText()
  const { access, known, isComing } = useAccess(booking)
  if (!access) return null
  if (known.length === 0 && isComing && isInBuilding(booking.partyAddress))
    return <Fact name={text('admin.access.title')}>{text('admin.access.asked')}</Fact>
  return known.map((part) => (
    <Fact key={part} name={text(`admin.access.parts.${part}`)}>
      {access[part]}
    </Fact>
  ))
}

/** Links to the fields until the teepees have been collected. */
export function AccessButton({ booking }: AccessProps) {
  const text = useText()
  const may = useCan()
  const [isOpen, setIsOpen] = useState(false)
  const { access, known, isComing } = useAccess(booking)
  if (!access || !isComing || !may('bookings:write')) return null
  return (
    <Row marginTop={3}>
      <Button variant="secondary" size="sm" onClick={() => setIsOpen(true)}>
        {text(known.length > 0 ? 'admin.access.change' : 'admin.access.tell')}
      </Button>
      {isOpen && <AccessDialog booking={booking} access={access} onClose={() => setIsOpen(false)} />}
    </Row>
  )
}

function useAccess({ id, bookingStatus, bookingDate }: Booking) {
  const { data: access } = useQuery(
    apiQuery('/api/bookings/:id/access', { params: { id }, refetchOnMount: 'always' }),
  )
  return {
    access,
    known: ACCESS_PARTS.filter((part) => access && access[part] !== null),
    isComing: isActive(bookingStatus) && bookingDate >= addDays(partyDayAt(new Date()), -1),
  }
}
