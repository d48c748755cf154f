import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { api } from '#app/lib/api.ts'
import { sentenceOf } from '#app/lib/api-request.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import styles from './ask-us.module.css'

/** A family that we may not come to leaves its question, which is kept with the messages. */
export function AskUs({ zip, day = '' }: { zip: string; day?: string }) {
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: (form: FormData) => {
      const text = (name: string) => String(form.get(name)).trim()
      const date = text('ask-date')
      return api.post('/api/contact', {
        body: {
          name: text('ask-name'),
          email: text('ask-email'),
          subject: `Do you deliver to ${zip}?`,
          message: `We would love a party at ${zip}${date && ` on ${date}`}. Can you come?`,
        },
      })
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    mutate(new FormData(event.currentTarget))
  }
  if (isSuccess) return <p role="status">Thank you! We will write to you about {zip}.</p>
  return (
    <form noValidate aria-label="Ask us" className={styles.form} onSubmit={submit}>
      <p className={styles.lead}>Or ask us, and we will write to you:</p>
      <TextField label="Your name" name="ask-name" autoComplete="name" maxLength={100} />
      <TextField label="E-mail" name="ask-email" type="email" autoComplete="email" maxLength={254} />
      <TextField label="Party date" name="ask-date" type="date" defaultValue={day} />
      {error && (
        <p role="alert" className={styles.failure}>
          {sentenceOf(error, 'We cannot be reached right now. Please try again, or call us.')}
        </p>
      )}
      <Button type="submit" variant="secondary" isBusy={isPending} busyLabel="Sending...">
        Ask Us
      </Button>
    </form>
  )
}
