import { useMutation } from '@tanstack/react-query'
import { api } from '#app/lib/api/api.ts'
import { useSavedOnChange } from '#app/lib/use-saved-on-change.ts'
import { IconButton } from '#app/ui/controls/icon-button.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { Text } from '#app/ui/layout.tsx'
import { toast } from '#app/ui/toasts/toast-queue.ts'
import type { Guest, GuestList } from '#contract/family/guest-list.ts'
import { COMING, type Coming } from '#domain/booking/guests/guest.ts'
import type { Text as GetText } from '#domain/foundation/messages/text.ts'
import { type BookingPageLink, toPlaces } from '../booking-page-link.ts'
import styles from './guest-list.module.css'
import { useListChange } from './use-list-change.ts'

type GuestRowProps = {
  readonly guest: Guest
  readonly link: BookingPageLink
  readonly text: GetText
  readonly onChanged: () => unknown
}

export function GuestRow({ guest, link, text, onChanged }: GuestRowProps) {
  const { id, firstName, siblings, coming, allergies, nightPhone, pickup } = guest
  const { params, query } = toPlaces(link)
  const place = { params: { ...params, id }, query }
  const { confirm, describe } = useListChange(link, text)
  const onError = (error: Error) => {
    toast({ title: describe(error) ?? '', tone: 'danger' })
    void onChanged()
  }
  const findIn = ({ guests }: GuestList) => guests.find((each) => each.id === id)
  const { shown, choose } = useSavedOnChange(coming, {
    mutationFn: (next: Coming) =>
      confirm(
        () =>
          api.patch('/api/my-bookings/:reference/guest-list/guests/:id', {
            ...place,
            body: { coming: next },
          }),
        (list) => findIn(list)?.coming === next,
      ),
    onSuccess: onChanged,
    onError,
  })
  const remove = useMutation({
    mutationFn: () =>
      confirm(
        () => api.delete('/api/my-bookings/:reference/guest-list/guests/:id', place),
        (list) => findIn(list) === undefined,
      ),
    onSuccess: onChanged,
    onError,
  })
  const facts = [nightPhone, pickup].filter(Boolean).join(' · ')
  return (
    <li className={styles.guest}>
      <Text as="div" breaksWords>
        <strong>{firstName}</strong>
        {siblings > 0 && ` ${text('guestList.siblings', { count: siblings })}`}
        {allergies && (
          <Text tone="danger" weight={600}>
            {allergies}
          </Text>
        )}
        {facts && <Text tone="soft">{facts}</Text>}
      </Text>
      <SelectField
        label={text('guestList.comingOf', { name: firstName })}
        isLabelHidden
        value={shown}
        onChange={({ target }) => choose(target.value as Coming)}
        className={styles.coming}
      >
        {COMING.map((each) => (
          <option key={each} value={each}>
            {text('guestList.answers', { coming: each })}
          </option>
        ))}
      </SelectField>
      <IconButton
        icon="trash"
        tone="danger"
        label={text('guestList.remove', { name: firstName })}
        disabled={remove.isPending}
        onClick={() => remove.mutate()}
      />
    </li>
  )
}
