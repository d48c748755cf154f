import { useEffect, useRef } from 'react'
import type { BookingDraft } from '#app/lib/draft/booking-draft.ts'
import type { DetailsField } from '#domain/booking/details-fields.ts'

type Details = BookingDraft['details']
type FindCity = (zip: string) => string | undefined

/**
 * Returns a function that updates the details on input: a ZIP code fills in its city if that is unambiguous,
 * and never overwrites what the visitor typed. The city table is loaded for this step only; the form works
 * without it.
 */
export function useCityForZip(): (details: Details, field: DetailsField, value: string) => Details {
  const cityFinder = useRef<FindCity>(undefined)
  const filledIn = useRef<string>(undefined)
  useEffect(() => {
    void import('#domain/booking/find-city.ts').then(
      (table) => {
        cityFinder.current = table.findCity
      },
      () => undefined,
    )
  }, [])
  return (details, field, value) => {
    const typed = { ...details, [field]: value }
    if (field === 'city') filledIn.current = undefined
    const city = field === 'zipCode' ? cityFinder.current?.(value) : undefined
    const isFree = details.city.trim() === '' || details.city === filledIn.current
    if (!city || !isFree) return typed
    filledIn.current = city
    return { ...typed, city }
  }
}
