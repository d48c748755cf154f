import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { api } from '#app/lib/api/api.ts'
import { findSentence } from '#app/lib/api/api-request.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { GUEST_LIMITS } from '#domain/booking/guests/guest.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import { type BookingPageLink, toPlaces } from '../booking-page-link.ts'
import styles from './guest-list.module.css'

type AddGuestProps = {
  readonly link: BookingPageLink
  readonly text: Text
  readonly onAdded: () => unknown
}

/** For guests whose parents do not use links: a name, Enter, and the next one. */
export function AddGuest({ link, text, onAdded }: AddGuestProps) {
  const [firstName, setFirstName] = useState('')
  const input = useRef<HTMLFormElement>(null)
  const add = useMutation({
    mutationFn: () =>
      api.post('/api/my-bookings/:reference/guest-list/guests', { ...toPlaces(link), body: { firstName } }),
    onSuccess: () => {
      setFirstName('')
      input.current?.querySelector('input')?.focus()
      return onAdded()
    },
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
        error={findSentence(add.error, text('guestList.failed'))}
        onChange={({ target }) => setFirstName(target.value)}
      />
      <Button type="submit" variant="secondary" isBusy={add.isPending}>
        <Icon name="plus" />
        {text('guestList.add')}
      </Button>
    </form>
  )
}
