import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api } from '#app/lib/api.ts'
import { sentenceOf } from '#app/lib/api-request.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import styles from './newsletter-form.module.css'

export function NewsletterForm() {
  const [email, setEmail] = useState('')
  const subscription = useMutation({
    mutationFn: (address: string) => api.post('/api/newsletter', { body: { email: address } }),
    onSuccess: () => setEmail(''),
  })
  const subscribe = (event: FormEvent) => {
    event.preventDefault()
    if (email.trim() !== '') subscription.mutate(email.trim())
  }
  return (
    <form onSubmit={subscribe} noValidate className={styles.form}>
      <TextField
        label="E-mail for the newsletter"
        isLabelHidden
        type="email"
        name="newsletter-email"
        autoComplete="email"
        placeholder="you@example.com"
        maxLength={254}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={
          subscription.isError
            ? sentenceOf(subscription.error, 'That did not work. Please try again later.')
            : undefined
        }
      />
      <Button type="submit" isBusy={subscription.isPending}>
        Subscribe
      </Button>
      <p role="status" className={styles.thanks}>
        {subscription.isSuccess && 'Thank you! You are on our list.'}
      </p>
    </form>
  )
}
