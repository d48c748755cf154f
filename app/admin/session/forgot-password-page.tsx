import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { api } from '#app/lib/api/api.ts'
import { useWords } from '#app/lib/language/in-both.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { failureWords, toastFailure } from '../forms/failure-words.ts'
import { SESSION_WORDS } from './session-words.ts'
import styles from './sign-in-form.module.css'
import { SignedOutPage } from './signed-out-page.tsx'

export default function ForgotPasswordPage() {
  const words = useWords(SESSION_WORDS).forgotten
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
    <SignedOutPage title={words.title} words={isSuccess ? words.sent : words.words}>
      {!isSuccess && (
        <form noValidate onSubmit={submit} className={styles.form}>
          <TextField
            label={words.email}
            type="email"
            autoComplete="email"
            value={email}
            required
            onChange={(event) => setEmail(event.target.value)}
          />
          <Button type="submit" size="lg" isWide isBusy={isPending} busyLabel={words.sending}>
            {words.send}
          </Button>
        </form>
      )}
      <Link to="/admin/login">{words.back}</Link>
    </SignedOutPage>
  )
}
