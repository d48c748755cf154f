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

/** Asks whose the booking is if its phone number is another family's: a number alone neither renames nor merges. */
export function SameFamily({ form }: Pick<BookingFormProps, 'form'>) {
  const text = useText()
  const may = useCan()
  const phone = useDebounced(phoneKey(form.fields.customerPhone), PAUSE_MILLISECONDS)
  const { data } = useQuery({
    ...bookingListQuery({ ...NO_FILTERS, search: phone ?? '' }, 1, { pageSize: LOADED }),
    enabled: phone !== undefined && may('bookings:read') && may('customers'),
    refetchOnWindowFocus: false,
  })
  const known = phone === undefined ? undefined : findOther(data?.bookings ?? [], form.fields)
  if (!known) return null
  const { id, customerName: name, customerEmail: email } = known
  return (
    <RadioCards
      legend={text('admin.bookingForm.sameFamily.question', { name })}
      value={form.fields.sameFamilyAs === String(id) ? 'same' : 'other'}
      onChange={(choice) => form.set('sameFamilyAs', choice === 'same' ? String(id) : '')}
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
