import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { useWords, wordsRead } from '#app/lib/language/in-both.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { toast } from '#app/ui/toasts/toast-queue.ts'
import { SecondStepForm } from './second-step-form.tsx'
import { SESSION_WORDS } from './session-words.ts'
import { type SecondStep, type SignInFields, signIn, signInProblem } from './sign-in.ts'
import styles from './sign-in-form.module.css'

type Problems = Partial<Record<keyof SignInFields, string>>

export function SignInForm({ onSignedIn }: { onSignedIn: () => void }) {
  const words = useWords(SESSION_WORDS)
  const form = useRef<HTMLFormElement>(null)
  const [fields, setFields] = useState<SignInFields>({ username: '', password: '' })
  const [problems, setProblems] = useState<Problems>({})
  const [step, setStep] = useState<SecondStep>()
  const welcome = () => {
    toast({ title: words.signIn.done, description: words.signIn.welcome, tone: 'success' })
    onSignedIn()
  }
  const { mutate, isPending } = useMutation({
    mutationFn: signIn,
    onSuccess: (next) => (next ? setStep(next) : welcome()),
    onError: (error) =>
      toast({ title: words.signIn.failed, description: signInProblem(error), tone: 'danger' }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = findProblems(fields)
    setProblems(found)
    const [firstInError] = Object.keys(found)
    if (firstInError) form.current?.querySelector<HTMLInputElement>(`[name=${firstInError}]`)?.focus()
    else if (!isPending) mutate(fields)
  }
  const field = (name: keyof SignInFields) => ({
    name,
    value: fields[name],
    error: problems[name],
    required: true,
    onChange: (event: { target: { value: string } }) => {
      setFields({ ...fields, [name]: event.target.value })
      setProblems({ ...problems, [name]: undefined })
    },
  })
  if (step) return <SecondStepForm step={step} onSignedIn={welcome} onBack={() => setStep(undefined)} />
  return (
    <form ref={form} noValidate onSubmit={submit} className={styles.form}>
      <TextField
        label={words.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...field('username')}
      />
      <TextField
        label={words.signIn.password}
        type="password"
        autoComplete="current-password"
        {...field('password')}
      />
      <Button type="submit" size="lg" isWide isBusy={isPending} busyLabel={words.signIn.signingIn}>
        {words.signIn.signIn}
      </Button>
    </form>
  )
}

function findProblems({ username, password }: SignInFields): Problems {
  const words = wordsRead(SESSION_WORDS)
  return {
    ...(username.trim() === '' && { username: words.usernameMissing }),
    ...(password === '' && { password: words.signIn.passwordMissing }),
  }
}
