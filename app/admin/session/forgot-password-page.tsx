import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { api } from '#app/lib/api/api.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { failureWords, toastFailure } from '../forms/failure-words.ts'
import styles from './sign-in-form.module.css'
import { SignedOutPage } from './signed-out-page.tsx'

export default function ForgotPasswordPage() {
  const text = useText()
  const [email, setEmail] = useState('')
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => api.post('/api/admin/forgotten-password', { body: { email } }),
    onError: (error) => toastFailure(failureWords(error)),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isPending) mutate()
  }
  return (
    <SignedOutPage
      title={text('admin.session.forgotten.title')}
      words={isSuccess ? text('admin.session.forgotten.sent') : text('admin.session.forgotten.words')}
    >
      {!isSuccess && (
        <form noValidate onSubmit={submit} className={styles.form}>
          <TextField
            label={text('admin.session.forgotten.email')}
            type="email"
            autoComplete="email"
            value={email}
            required
            onChange={(event) => setEmail(event.target.value)}
          />
          <Button
            type="submit"
            size="lg"
            isWide
            isBusy={isPending}
            busyLabel={text('admin.session.forgotten.sending')}
          >
            {text('admin.session.forgotten.send')}
          </Button>
        </form>
      )}
      <Link to="/admin/login">{text('admin.session.forgotten.back')}</Link>
    </SignedOutPage>
  )
}
