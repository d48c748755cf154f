import { useEffect, useRef } from 'react'
import type { BookingDraft } from '#app/lib/booking-draft.ts'
import type { DetailsField } from '#domain/booking/details-rules.ts'

type Details = BookingDraft['details']
type CityOfZip = (zip: string) => string | undefined

/**
 * Returns what the details become when a field is typed into: a ZIP code fills in its city where that is certain, and
 * never over what somebody has typed. The table of cities is fetched for this step only; the form does without it.
 */
export function useCityOfZip(): (details: Details, field: DetailsField, value: string) => Details {
  const cityOfZip = useRef<CityOfZip>(undefined)
  const filledIn = useRef<string>(undefined)
  useEffect(() => {
    void import('#domain/booking/city-of-zip.ts').then(
      (table) => {
        cityOfZip.current = table.cityOfZip
      },
      () => undefined,
    )
  }, [])
  return (details, field, value) => {
    const typed = { ...details, [field]: value }
    if (field === 'city') filledIn.current = undefined
    const city = field === 'zipCode' ? cityOfZip.current?.(value) : undefined
    const isFree = details.city.trim() === '' || details.city === filledIn.current
    if (!city || !isFree) return typed
    filledIn.current = city
    return { ...typed, city }
  }
}
