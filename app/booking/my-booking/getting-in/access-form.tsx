import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api } from '#app/lib/api/api.ts'
import { storeAnswer } from '#app/lib/api/api-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { ActFailure } from '#app/ui/fields/field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { toast } from '#app/ui/toasts/toast-queue.ts'
import type { StoredAccess } from '#contract/crew/crew.ts'
import { ACCESS_LENGTHS, ACCESS_PARTS } from '#domain/booking/access.ts'
import { accessQuery, type BookingPageLink, toPlaces } from '../booking-page-link.ts'
import styles from '../booking-page-report.module.css'
import { confirmChange, useOutcomeText } from '../confirm-change.ts'

type AccessFormProps = {
  readonly access: StoredAccess
  readonly link: BookingPageLink
  readonly isMain: boolean
  readonly onSaved: () => void
}

export function AccessForm({ access, link, isMain, onSaved }: AccessFormProps) {
  const text = useText()
  const [typed, setTyped] = useState<Partial<Record<keyof StoredAccess, string>>>({})
  const { save, isBusy, failure } = useSaveAccess(link, () => {
    setTyped({})
    onSaved()
  })
  const isChanged = ACCESS_PARTS.some((part) => (typed[part] ?? access[part] ?? '') !== (access[part] ?? ''))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) save({ ...access, ...typed })
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      {ACCESS_PARTS.map((part) => (
        <TextField
          key={part}
          label={text(`myBooking.access.parts.${part}.label`)}
          hint={text(`myBooking.access.parts.${part}.hint`)}
          autoComplete="off"
          maxLength={ACCESS_LENGTHS[part]}
          value={typed[part] ?? access[part] ?? ''}
          onChange={({ target }) => setTyped((before) => ({ ...before, [part]: target.value }))}
        />
      ))}
      <ActFailure>{failure}</ActFailure>
      <div className={styles.ways}>
        <Button
          type="submit"
          variant={isMain ? 'primary' : 'secondary'}
          disabled={!isChanged}
          isBusy={isBusy}
        >
          {text('myBooking.access.save')}
        </Button>
      </div>
    </form>
  )
}

function useSaveAccess(link: BookingPageLink, onSaved: () => void) {
  const text = useText()
  const queryClient = useQueryClient()
  const describe = useOutcomeText(text('myBooking.access.failed'))
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: StoredAccess) =>
      confirmChange(() => api.put('/api/my-bookings/:reference/access', { ...toPlaces(link), body }), {
        read: () => api.get('/api/my-bookings/:reference/access', toPlaces(link)),
        isMade: (stored) => ACCESS_PARTS.every((part) => stored[part] === (body[part]?.trim() || null)),
      }),
    onSuccess: (stored) => {
      storeAnswer(queryClient, accessQuery(link), stored)
      onSaved()
      toast({ title: text('myBooking.access.saved'), tone: 'success' })
    },
  })
  return { save: mutate, isBusy: isPending, failure: describe(error) }
}
