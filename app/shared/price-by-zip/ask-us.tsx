import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { api } from '#app/lib/api/api.ts'
import { getSentence } from '#app/lib/api/api-request.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import styles from './ask-us.module.css'

export type AskUsProps = {
  zip: string
  day?: string
  /** Whether it was opened to be written in at once. */
  takesFocus?: boolean
}

/** Lets a family outside the delivery area leave a question, which is stored with the messages. */
export function AskUs({ zip, day = '', takesFocus = false }: AskUsProps) {
  const text = useText()
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: (form: FormData) => {
      const read = (name: string) => String(form.get(name)).trim()
      const date = read('ask-date')
      return api.post('/api/contact', {
        body: {
          name: read('ask-name'),
          email: read('ask-email'),
          subject: text('shared.zip.subject', { zip }),
          message: date ? text('shared.zip.messageOn', { zip, date }) : text('shared.zip.message', { zip }),
        },
      })
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    mutate(new FormData(event.currentTarget))
  }
  if (isSuccess) return <p role="status">{text('shared.zip.thanks', { zip })}</p>
  return (
    <form noValidate aria-label={text('shared.zip.askUs')} className={styles.form} onSubmit={submit}>
      <p className={styles.lead}>{text('shared.zip.lead')}</p>
      <TextField
        label={text('shared.zip.name')}
        name="ask-name"
        autoComplete="name"
        autoFocus={takesFocus}
        maxLength={100}
      />
      <TextField
        label={text('shared.zip.email')}
        name="ask-email"
        type="email"
        autoComplete="email"
        maxLength={254}
      />
      <TextField label={text('shared.zip.date')} name="ask-date" type="date" defaultValue={day} />
      {error && (
        <p role="alert" className={styles.failure}>
          {getSentence(error, text('shared.zip.unreachable'))}
        </p>
      )}
      <Button type="submit" variant="secondary" isBusy={isPending} busyLabel={text('shared.zip.sending')}>
        {text('shared.zip.ask')}
      </Button>
    </form>
  )
}
