import { useEffect, useRef } from 'react'
import type { BookingDraft } from '#app/lib/draft/booking-draft.ts'
import type { DetailsField } from '#domain/booking/details-fields.ts'

type Details = BookingDraft['details']
type CityOfZip = (zip: string) => string | undefined

/**
 * Returns a function that updates the details on input: a ZIP code fills in its city if that is unambiguous, and never
 * overwrites what the visitor typed. The table of cities is loaded for this step only; the form works without it.
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
