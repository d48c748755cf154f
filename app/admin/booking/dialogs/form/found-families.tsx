import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useCan } from '#app/admin/shell/session/use-me.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { useDebounced } from '#app/lib/use-debounced.ts'
import { TextButton } from '#app/ui/controls/text-button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Row, Stack, Text } from '#app/ui/layout.tsx'
import type { Booking } from '#contract/booking/bookings.ts'
import { SEARCH_MAXIMUM_LENGTH } from '#domain/foundation/text/free-text.ts'
import { phoneKey } from '#domain/people/customers/contact-keys.ts'
import { bookingListQuery, NO_FILTERS } from '../booking-list-query.ts'
import type { BookingFormProps } from './booking-fields.ts'
import styles from './found-families.module.css'
import { type Filled, getClearing, getFilling, KNOWN } from './known-family.ts'

const SHORTEST = 3
/** Several of these bookings may belong to the same family. */
const LOADED = 12
const SHOWN = 4
/** Debounces the search while staff are typing. */
const PAUSE_MILLISECONDS = 150

/**
 * Suggests known families that match the input: one tap fills in their contact details, and their last address unless
 * another was typed.
 */
export function FoundFamilies({ form }: Pick<BookingFormProps, 'form'>) {
  const text = useText()
  const { families, fill, filled, clear } = useFoundFamilies(form)
  if (filled !== undefined) {
    return (
      <Row as="p" role="status" size="sm">
        {text('admin.bookingForm.filled', { name: filled })}
        <TextButton onClick={clear}>{text('admin.bookingForm.clear')}</TextButton>
      </Row>
    )
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

/** A phone number that only one family has fills in the rest by itself, unless somebody else was typed. */
function useFoundFamilies(form: BookingFormProps['form']) {
  const mayRead = useCan()('bookings:read')
  const { customerName, customerPhone, customerEmail } = form.fields
  const [chosen, setChosen] = useState<string>()
  const [filling, setFilling] = useState<Filled>({})
  const [filled, setFilled] = useState<string>()
  const [cleared, setCleared] = useState<string>()
  const typed = [customerName, customerPhone, customerEmail].map((one) => one.trim())
  const query = typed.find((one) => one.length >= SHORTEST) ?? ''
  const search = useDebounced(query.slice(0, SEARCH_MAXIMUM_LENGTH), PAUSE_MILLISECONDS)
  const isAsked = search !== '' && search !== chosen && mayRead
  const { data, isPlaceholderData } = useQuery({
    ...bookingListQuery({ ...NO_FILTERS, search }, 1, { pageSize: LOADED }),
    enabled: isAsked,
    refetchOnWindowFocus: false,
  })
  const families = isAsked ? pickNewestPerFamily(data?.bookings ?? []).slice(0, SHOWN) : []
  const set = (values: Filled) => {
    for (const field of KNOWN) if (values[field] !== undefined) form.set(field, values[field])
  }
  const fill = (family: Booking) => {
    const next = getFilling(form.fields, family, filling)
    setChosen(family.customerName)
    setFilling(next)
    set(next)
  }
  const number = phoneKey(search)
  const [family, ...others] = isPlaceholderData ? [] : families
  const onlyFamily =
    number && others.length === 0 && phoneKey(family?.customerPhone ?? '') === number && family
  const fillByNumber = useEffectEvent((found: Booking) => {
    if (customerName !== '' || customerEmail !== '' || number === cleared) return
    fill(found)
    setFilled(found.customerName)
  })
  useEffect(() => {
    if (onlyFamily) fillByNumber(onlyFamily)
  }, [onlyFamily])
  return {
    families,
    fill,
    filled: customerName === filled ? filled : undefined,
    /** Leaves the number, which is somebody else's. */
    clear: () => {
      set(getClearing(form.fields, filling))
      setCleared(phoneKey(customerPhone))
      setFilled(undefined)
    },
  }
}

/** Bookings are sorted newest first; a family is identified by its email address. */
function pickNewestPerFamily(bookings: readonly Booking[]): Booking[] {
  const families = new Map<string, Booking>()
  for (const booking of bookings) {
    const email = booking.customerEmail.toLowerCase()
    if (!families.has(email)) families.set(email, booking)
  }
  return [...families.values()]
}
