import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Fact, FactGroup } from '#app/admin/lists/fact-group.tsx'
import { useMay } from '#app/admin/session/use-me.ts'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import type { Booking } from '#contract/booking/bookings.ts'
import { ACCESS_PARTS } from '#domain/booking/access.ts'
import { isInBuilding } from '#domain/booking/in-building.ts'
import { isActive } from '#domain/booking/status.ts'
import { addDays, partyDayAt } from '#domain/time/party-day.ts'
import { AccessDialog } from './access-dialog.tsx'

/** How the crew gets in, as far as somebody has told it; from the day after the party on only what is stored. */
export function AccessFacts({ booking }: { readonly booking: Booking }) {
  const text = useText()
  const may = useMay()
  const [isOpen, setIsOpen] = useState(false)
  const { id, bookingStatus, bookingDate, partyAddress } = booking
  const { data: told } = useQuery(
    apiQuery('/api/bookings/:id/access', { params: { id }, refetchOnMount: 'always' }),
  )
  const isComing = isActive(bookingStatus) && bookingDate >= addDays(partyDayAt(new Date()), -1)
  if (!told) return null
  const known = ACCESS_PARTS.filter((part) => told[part] !== null)
  if (!isComing && known.length === 0) return null
  const change = (
    <Button variant="secondary" size="sm" onClick={() => setIsOpen(true)}>
      {text(known.length > 0 ? 'admin.access.change' : 'admin.access.tell')}
    </Button>
  )
  return (
    <>
      <FactGroup title={text('admin.access.title')} actions={isComing && may('bookings:write') && change}>
        {known.map((part) => (
          <Fact key={part} name={text(`admin.access.parts.${part}`)}>
            {told[part]}
          </Fact>
        ))}
        {known.length === 0 && (
          <Fact name={text('admin.access.known')}>
            {text(isInBuilding(partyAddress) ? 'admin.access.asked' : 'admin.access.nothing')}
          </Fact>
        )}
      </FactGroup>
      {isOpen && <AccessDialog booking={booking} told={told} onClose={() => setIsOpen(false)} />}
    </>
  )
}
