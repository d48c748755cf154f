import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '#app/lib/api/api-query.ts'
import type { CustomerBooking } from '#contract/booking/bookings.ts'
import { isInBuilding } from '#domain/booking/in-building.ts'
import { isActive } from '#domain/booking/status.ts'
import { addDays, partyDayAt } from '#domain/time/party-day.ts'
import { type OwnLink, toPlaces } from '../own-link.ts'
import { AccessForm } from './access-form.tsx'

type AccessCardProps = { readonly booking: CustomerBooking; readonly link: OwnLink }

/** How the crew gets in: asked of families whose address looks like a unit, and shown once somebody has told it. */
export function AccessCard({ booking, link }: AccessCardProps) {
  const { bookingStatus, bookingDate, partyAddress } = booking
  const isComing = isActive(bookingStatus) && bookingDate >= addDays(partyDayAt(new Date()), -1)
  const { data: told } = useQuery({
    ...apiQuery('/api/my-bookings/:reference/access', toPlaces(link)),
    enabled: isComing,
  })
  if (!isComing || !told) return null
  const isAsked = isInBuilding(partyAddress) || Object.values(told).some((text) => text !== null)
  return isAsked ? <AccessForm told={told} link={link} /> : null
}
