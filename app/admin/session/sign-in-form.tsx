import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { shownText } from '#app/lib/messages/shown-text.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { toast } from '#app/ui/toasts/toast-queue.ts'
import { SecondStepForm } from './second-step-form.tsx'
import { type SecondStep, type SignInFields, signIn, signInProblem } from './sign-in.ts'
import styles from './sign-in-form.module.css'

type Problems = Partial<Record<keyof SignInFields, string>>

export function SignInForm({ onSignedIn }: { onSignedIn: () => void }) {
  const text = useText()
  const form = useRef<HTMLFormElement>(null)
  const [fields, setFields] = useState<SignInFields>({ username: '', password: '' })
  const [problems, setProblems] = useState<Problems>({})
  const [step, setStep] = useState<SecondStep>()
  const welcome = () => {
    toast({
      title: text('admin.session.signIn.done'),
      description: text('admin.session.signIn.welcome'),
      tone: 'success',
    })
    onSignedIn()
  }
  const { mutate, isPending } = useMutation({
    mutationFn: signIn,
    onSuccess: (next) => (next ? setStep(next) : welcome()),
    onError: (error) =>
      toast({
        title: text('admin.session.signIn.failed'),
        description: signInProblem(error),
        tone: 'danger',
      }),
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
        label={text('admin.session.username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...field('username')}
      />
      <TextField
        label={text('admin.session.signIn.password')}
        type="password"
        autoComplete="current-password"
        {...field('password')}
      />
      <Button
        type="submit"
        size="lg"
        isWide
        isBusy={isPending}
        busyLabel={text('admin.session.signIn.signingIn')}
      >
        {text('admin.session.signIn.signIn')}
      </Button>
    </form>
  )
}

function findProblems({ username, password }: SignInFields): Problems {
  const text = shownText()
  return {
    ...(username.trim() === '' && { username: text('admin.session.usernameMissing') }),
    ...(password === '' && { password: text('admin.session.signIn.passwordMissing') }),
  }
}
