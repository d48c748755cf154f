import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef } from 'react'
import { api } from '#app/lib/api/api.ts'
import { findSentence } from '#app/lib/api/api-request.ts'
import { usePathIn } from '#app/lib/language/language.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import styles from './newsletter-form.module.css'

type NewsletterFormProps = { answer?: { email: string; problem: string } | undefined }

/** Submitted by the browser to a separate page, or in place once its script has loaded. */
export function NewsletterForm({ answer }: NewsletterFormProps) {
  const text = useText()
  const pathIn = usePathIn()
  const form = useRef<HTMLFormElement>(null)
  const subscription = useMutation({
    mutationFn: (address: string) => api.post('/api/newsletter', { body: { email: address } }),
    onSuccess: () => form.current?.reset(),
  })
  const subscribe = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const email = String(new FormData(event.currentTarget).get('newsletter-email')).trim()
    if (email !== '') subscription.mutate(email)
  }
  const problem = subscription.isIdle ? answer?.problem : undefined
  return (
    <form
      ref={form}
      method="post"
      action={pathIn('/newsletter')}
      onSubmit={subscribe}
      noValidate
      className={styles.form}
    >
      <TextField
        id="newsletter-email"
        label={text('site.newsletter.label')}
        isLabelHidden
        type="email"
        name="newsletter-email"
        autoComplete="email"
        placeholder={text('site.newsletter.example')}
        maxLength={254}
        defaultValue={answer?.email}
        error={findSentence(subscription.error, text('site.newsletter.failed')) ?? problem}
      />
      <Button type="submit" isBusy={subscription.isPending}>
        {text('site.newsletter.subscribe')}
      </Button>
      <p role="status" className={styles.thanks}>
        {subscription.isSuccess && text('site.newsletter.subscribed')}
      </p>
    </form>
  )
}
