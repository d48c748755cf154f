import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Form } from '#app/admin/kit/forms/use-schema-form.ts'
import { useCan } from '#app/admin/shell/session/use-me.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { useDebounced } from '#app/lib/use-debounced.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Stack, Text } from '#app/ui/layout.tsx'
import type { Booking } from '#contract/booking/bookings.ts'
import { SEARCH_MAXIMUM_LENGTH } from '#domain/foundation/text/free-text.ts'
import { bookingListQuery, NO_FILTERS } from '../booking-list-query.ts'
import type { BookingFields } from './booking-fields.ts'
import styles from './found-families.module.css'

const SHORTEST = 3
/** Several of these bookings may belong to the same family. */
const LOADED = 12
const SHOWN = 4
/** Debounces the search while staff are typing. */
const PAUSE_MILLISECONDS = 150

/** Suggests known families that match the input: one tap fills in their contact details and last address. */
export function FoundFamilies({ form }: { form: Form<BookingFields> }) {
  const text = useText()
  const mayRead = useCan()('bookings:read')
  const { customerName, customerPhone, customerEmail } = form.fields
  const [chosen, setChosen] = useState<string>()
  const typed = [customerName, customerPhone, customerEmail].map((one) => one.trim())
  const query = typed.find((one) => one.length >= SHORTEST) ?? ''
  const search = useDebounced(query.slice(0, SEARCH_MAXIMUM_LENGTH), PAUSE_MILLISECONDS)
  const isAsked = search !== '' && search !== chosen && mayRead
  const { data } = useQuery({
    ...bookingListQuery({ ...NO_FILTERS, search }, 1, { pageSize: LOADED }),
    enabled: isAsked,
    refetchOnWindowFocus: false,
  })
  const families = isAsked ? pickNewestPerFamily(data?.bookings ?? []).slice(0, SHOWN) : []
  const fill = (family: Booking) => {
    setChosen(family.customerName)
    for (const field of KNOWN) form.set(field, family[field])
  }
  if (families.length === 0) return null
  return (
    <Stack aria-label={text('admin.bookingForm.knownFamilies')} as="ul" gap={1} className={styles.families}>
      {families.map((family) => (
        <li key={family.id}>
          <button type="button" className={styles.family} onClick={() => fill(family)}>
            <Icon name="heart" />
            <Text as="span" weight={650} breaksWords>
              {family.customerName}
            </Text>
            <Text as="span" tone="soft" breaksWords>
              {family.customerPhone} · {family.customerEmail}
            </Text>
          </button>
        </li>
      ))}
    </Stack>
  )
}

/** The details that stay the same from one party to the next. */
const KNOWN = [
  'customerName',
  'customerEmail',
  'customerPhone',
  'language',
  'partyAddress',
  'city',
  'state',
  'zipCode',
] as const

/** Bookings are sorted newest first; a family is identified by its email address. */
function pickNewestPerFamily(bookings: readonly Booking[]): Booking[] {
  const families = new Map<string, Booking>()
  for (const booking of bookings) {
    const email = booking.customerEmail.toLowerCase()
    if (!families.has(email)) families.set(email, booking)
  }
  return [...families.values()]
}
