import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { api } from '#app/lib/api/api.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { GuestList } from '#contract/family/guest-list.ts'
import { GUEST_LIMITS } from '#domain/booking/guests/guest.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import { toOneLine } from '#domain/foundation/text/one-line.ts'
import { type BookingPageLink, toPlaces } from '../booking-page-link.ts'
import styles from './guest-list.module.css'
import { useListChange } from './use-list-change.ts'

type AddGuestProps = {
  readonly link: BookingPageLink
  readonly list: GuestList
  readonly text: Text
  readonly onChanged: () => unknown
}

/** An addition that failed but may have arrived, and the ids of the guests before it. */
type OpenAddition = { readonly name: string; readonly before: ReadonlySet<number> }

/** For guests whose parents do not use links: a name, Enter, and the next one. */
export function AddGuest({ link, list, text, onChanged }: AddGuestProps) {
  const [firstName, setFirstName] = useState('')
  const input = useRef<HTMLFormElement>(null)
  const open = useRef<OpenAddition>(undefined)
  const { read, confirm, describe } = useListChange(link, text)
  const add = useMutation({
    mutationFn: () => {
      const name = toOneLine(firstName).trim()
      const tried = open.current?.name === name ? open.current : undefined
      const { before } = tried ?? { before: new Set(list.guests.map(({ id }) => id)) }
      open.current = { name, before }
      const isMade = ({ guests }: GuestList) =>
        guests.some((guest) => guest.firstName === name && !before.has(guest.id))
      return confirm(async () => {
        const isThere = tried && isMade(await read())
        if (!isThere)
          await api.post('/api/my-bookings/:reference/guest-list/guests', {
            ...toPlaces(link),
            body: { firstName },
          })
      }, isMade)
    },
    onSuccess: () => {
      open.current = undefined
      setFirstName('')
      input.current?.querySelector('input')?.focus()
      return onChanged()
    },
    onError: () => void onChanged(),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!add.isPending) add.mutate()
  }
  return (
    <form ref={input} noValidate onSubmit={submit} className={styles.add}>
      <TextField
        label={text('guestList.addName')}
        autoComplete="off"
        maxLength={GUEST_LIMITS.name}
        value={firstName}
        error={describe(add.error)}
        onChange={({ target }) => setFirstName(target.value)}
      />
      <Button type="submit" variant="secondary" isBusy={add.isPending}>
        <Icon name="plus" />
        {text('guestList.add')}
      </Button>
    </form>
  )
}
