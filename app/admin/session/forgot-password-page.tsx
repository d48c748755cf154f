import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { api } from '#app/lib/api.ts'
import { pageMeta } from '#app/lib/page-title.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { failureWords, toastFailure } from '../forms/failure-words.ts'
import styles from './sign-in-form.module.css'
import { SignedOutPage } from './signed-out-page.tsx'

export const meta = () => pageMeta({ title: 'Forgot Your Password?', robots: 'noindex' })

export default function ForgotPasswordPage() {
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
      title="Forgot Your Password?"
      words={
        isSuccess
          ? 'If an account has this address, a mail with a link is on its way. The link works for one hour.'
          : 'We mail a link to the address that is kept with your account.'
      }
    >
      {!isSuccess && (
        <form noValidate onSubmit={submit} className={styles.form}>
          <TextField
            label="Email"
            type="email"
            autoComplete="email"
            value={email}
            required
            onChange={(event) => setEmail(event.target.value)}
          />
          <Button type="submit" size="lg" isWide isBusy={isPending} busyLabel="Sending...">
            Send the Link
          </Button>
        </form>
      )}
      <Link to="/admin/login">Back to the login</Link>
    </SignedOutPage>
  )
}
