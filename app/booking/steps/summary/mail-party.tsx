import loadTexts from 'virtual:messages/mailParty'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api } from '#app/lib/api/api.ts'
import { findSentence } from '#app/lib/api/api-request.ts'
import type { BookingDraft } from '#app/lib/draft/booking-draft.ts'
import { useLazyText } from '#app/lib/messages/use-lazy-text.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { ActFailure } from '#app/ui/fields/field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { Text } from '#app/ui/layout.tsx'
import { detailsProblem, ZIP_PATTERN } from '#domain/booking/order/details-rules.ts'
import styles from './mail-party.module.css'

/** Emails the current choices to an address that the visitor enters. */
export function MailParty({ draft }: { readonly draft: BookingDraft }) {
  const pageText = useText()
  const text = useLazyText('mailParty', loadTexts)
  const [email, setEmail] = useState(draft.details.email)
  const [problem, setProblem] = useState<string>()
  const { mutate, isPending, isSuccess, error, reset } = useMutation({
    mutationFn: () => api.post('/api/party-mails', { body: toChoice(draft, email) }),
  })
  if (!text) return null
  if (isSuccess)
    return (
      <Text role="status" marginTop={2} size="sm" tone="success">
        {text('mailParty.sent', { email: email.trim() })}
      </Text>
    )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = detailsProblem('email', email)
    setProblem(found && pageText(found))
    if (!found && !isPending) mutate()
  }
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <Text size="sm" tone="soft">
        {text('mailParty.hint')}
      </Text>
      <TextField
        label={text('mailParty.email')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        // Whoever opens this wants to type.
        autoFocus
        value={email}
        error={problem}
        onChange={(event) => {
          setEmail(event.target.value)
          setProblem(undefined)
          reset()
        }}
      />
      <ActFailure>{findSentence(error, text('mailParty.unreachable'))}</ActFailure>
      <Button
        type="submit"
        size="sm"
        variant="secondary"
        isBusy={isPending}
        busyLabel={text('mailParty.sending')}
      >
        {text('mailParty.send')}
      </Button>
    </form>
  )
}

/** The price depends on the ZIP code once it is complete. */
export function toChoice({ themeId, details, bookingDate, ...draft }: BookingDraft, email: string) {
  const { numberOfTeepees, numberOfNights, addons, partyStartTime } = draft
  const zipCode = details.zipCode.trim()
  return {
    email,
    themeId: themeId ?? 0,
    numberOfTeepees,
    numberOfNights,
    addons: [...addons],
    partyStartTime,
    guestCount: Number(details.guestCount),
    bookingDate: bookingDate || null,
    zipCode: ZIP_PATTERN.test(zipCode) ? zipCode : null,
  }
}
