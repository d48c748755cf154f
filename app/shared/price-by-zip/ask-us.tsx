import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { api } from '#app/lib/api/api.ts'
import { getSentence } from '#app/lib/api/api-request.ts'
import { useSharedWords } from '#app/shared/words/shared-words.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import styles from './ask-us.module.css'

/** A family outside the delivery area can leave a question, which is stored with the messages. */
export function AskUs({ zip, day = '' }: { zip: string; day?: string }) {
  const words = useSharedWords().zip
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: (form: FormData) => {
      const text = (name: string) => String(form.get(name)).trim()
      const date = text('ask-date')
      return api.post('/api/contact', {
        body: {
          name: text('ask-name'),
          email: text('ask-email'),
          subject: words.subject(zip),
          message: words.message(zip, date),
        },
      })
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    mutate(new FormData(event.currentTarget))
  }
  if (isSuccess) return <p role="status">{words.thanks(zip)}</p>
  return (
    <form noValidate aria-label={words.askUs} className={styles.form} onSubmit={submit}>
      <p className={styles.lead}>{words.lead}</p>
      <TextField label={words.name} name="ask-name" autoComplete="name" maxLength={100} />
      <TextField label={words.email} name="ask-email" type="email" autoComplete="email" maxLength={254} />
      <TextField label={words.date} name="ask-date" type="date" defaultValue={day} />
      {error && (
        <p role="alert" className={styles.failure}>
          {getSentence(error, words.unreachable)}
        </p>
      )}
      <Button type="submit" variant="secondary" isBusy={isPending} busyLabel={words.sending}>
        {words.ask}
      </Button>
    </form>
  )
}
