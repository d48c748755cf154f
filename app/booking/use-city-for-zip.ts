import { useEffect, useRef } from 'react'
import type { BookingDraft } from '#app/lib/draft/booking-draft.ts'
import type { DetailsField } from '#domain/booking/details-fields.ts'
import { ZIP_PATTERN } from '#domain/booking/order/details-rules.ts'

type Details = BookingDraft['details']
type FindCity = (zip: string) => string | undefined
/** The city that a ZIP code filled in; empty if the visitor typed it, undefined while that is not known. */
type FilledIn = string | undefined

/**
 * Returns a function that updates the details on input: a ZIP code fills in its city if that is unambiguous,
 * and never overwrites what the visitor typed. The city table is loaded for this step only; the form works
 * without it.
 */
export function useCityForZip(): (details: Details, field: DetailsField, value: string) => Details {
  const cityFinder = useRef<FindCity>(undefined)
  const filledIn = useRef<FilledIn>(undefined)
  useEffect(() => {
    void import('#domain/booking/find-city.ts').then(
      (table) => {
        cityFinder.current = table.findCity
      },
      () => undefined,
    )
  }, [])
  return (details, field, value) => {
    const changed = changeDetail(details, filledIn.current, { field, value, findCity: cityFinder.current })
    filledIn.current = changed.filledIn
    return changed.details
  }
}

type Change = {
  readonly field: DetailsField
  readonly value: string
  /** Undefined until the table is loaded. */
  readonly findCity: FindCity | undefined
}

/**
 * Returns the details after a change. A city that an earlier step filled in is known by its ZIP code; a complete ZIP
 * code without a city of its own takes it back.
 */
export function changeDetail(
  details: Details,
  filledBefore: FilledIn,
  { field, value, findCity }: Change,
): { readonly details: Details; readonly filledIn: FilledIn } {
  const typed = { ...details, [field]: value }
  if (field === 'city') return { details: typed, filledIn: '' }
  const isOfZip = findCity && findCity(details.zipCode) === details.city
  const filledIn = filledBefore ?? (isOfZip ? details.city : undefined)
  const isFree = details.city.trim() === '' || details.city === filledIn
  if (field !== 'zipCode' || !findCity || !isFree || !ZIP_PATTERN.test(value.trim()))
    return { details: typed, filledIn }
  const city = findCity(value) ?? ''
  return { details: { ...typed, city }, filledIn: city }
}
