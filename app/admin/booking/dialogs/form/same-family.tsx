import { useQuery } from '@tanstack/react-query'
import { useCan } from '#app/admin/shell/session/use-me.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { useDebounced } from '#app/lib/use-debounced.ts'
import { RadioCards } from '#app/ui/fields/radio-cards.tsx'
import type { Booking } from '#contract/booking/bookings.ts'
import { emailKey, familyKey, phoneKey } from '#domain/people/customers/contact-keys.ts'
import { bookingListQuery, NO_FILTERS } from '../booking-list-query.ts'
import type { BookingFields, BookingFormProps } from './booking-fields.ts'

const PAUSE_MILLISECONDS = 300
const LOADED = 12

/**
 * Asks whose the booking is if the phone number that is typed is another family's: a number alone neither renames nor
 * merges.
 */
export function SameFamily({ form, booking }: BookingFormProps) {
  const text = useText()
  const may = useCan()
  const typed = phoneKey(form.fields.customerPhone)
  const isStored = booking !== undefined && typed === phoneKey(booking.customerPhone)
  const phone = useDebounced(isStored ? undefined : typed, PAUSE_MILLISECONDS)
  const { data } = useQuery({
    ...bookingListQuery({ ...NO_FILTERS, search: phone ?? '' }, 1, { pageSize: LOADED }),
    enabled: phone !== undefined && may('bookings:read') && may('customers'),
    refetchOnWindowFocus: false,
  })
  const known = phone === undefined ? undefined : findOther(data?.bookings ?? [], form.fields)
  if (!known || phone === undefined) return null
  const { id, customerName: name, customerEmail: email } = known
  const { sameFamilyAs } = form.fields
  const isSame = sameFamilyAs?.bookingId === id && sameFamilyAs.phone === phone
  return (
    <RadioCards
      legend={text('admin.bookingForm.sameFamily.question', { name })}
      value={isSame ? 'same' : 'other'}
      onChange={(choice) => form.set('sameFamilyAs', choice === 'same' ? { bookingId: id, phone } : null)}
      options={[
        { value: 'other', label: text('admin.bookingForm.sameFamily.other') },
        {
          value: 'same',
          label: text('admin.bookingForm.sameFamily.same', { name }),
          description: text('admin.bookingForm.sameFamily.sameHint', { email }),
        },
      ]}
    />
  )
}

/** Returns a booking with this number by somebody else: another address, and another name. */
export function findOther(
  bookings: readonly Booking[],
  {
    customerPhone,
    customerName,
    customerEmail,
  }: Pick<BookingFields, 'customerPhone' | 'customerName' | 'customerEmail'>,
): Booking | undefined {
  if (!customerEmail.includes('@')) return undefined
  const own = familyKey(customerPhone, customerName)
  const isOwn = (booking: Booking) =>
    emailKey(booking.customerEmail) === emailKey(customerEmail) ||
    familyKey(booking.customerPhone, booking.customerName) === own
  const withNumber = bookings.filter((booking) => phoneKey(booking.customerPhone) === phoneKey(customerPhone))
  return withNumber.some(isOwn) ? undefined : withNumber[0]
}
