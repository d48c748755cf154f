import { useEffect, useEffectEvent, useRef } from 'react'
import type { Form } from '#app/admin/kit/forms/use-schema-form.ts'
import { type BookingFields, toBookingFields } from './booking-fields.ts'

const COMPLETE = /^\d{5}$/

/** Fills in the city if the ZIP code belongs to only one; never overwrites what staff typed. */
export function useCityForZip(form: Form<BookingFields>, isNew: boolean): void {
  const { zipCode } = form.fields
  const filledIn = useRef(toBookingFields(undefined).city)
  const fill = useEffectEvent((city: string) => {
    if (form.fields.zipCode !== zipCode || form.fields.city !== filledIn.current) return
    filledIn.current = city
    form.set('city', city)
  })
  useEffect(() => {
    if (!isNew || !COMPLETE.test(zipCode)) return
    import('#domain/booking/find-city.ts').then(
      ({ findCity }) => {
        const city = findCity(zipCode)
        if (city) fill(city)
      },
      () => undefined,
    )
  }, [isNew, zipCode])
}
