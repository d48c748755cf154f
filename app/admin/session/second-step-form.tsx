import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useWords } from '#app/lib/language/in-both.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { toast } from '#app/ui/toasts/toast-queue.ts'
import { SESSION_WORDS } from './session-words.ts'
import { finishWithCode, finishWithPasskey, type SecondStep, secondStepProblem } from './sign-in.ts'
import styles from './sign-in-form.module.css'

type SecondStepFormProps = { step: SecondStep; onSignedIn: () => void; onBack: () => void }

/** Asks for a code or a passkey after a correct password. */
export function SecondStepForm({ step, onSignedIn, onBack }: SecondStepFormProps) {
  const words = useWords(SESSION_WORDS)
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  const { mutate, isPending } = useMutation({
    mutationFn: (typed: string | undefined) =>
      typed === undefined ? finishWithPasskey(step) : finishWithCode(step, typed),
    onSuccess: onSignedIn,
    onError: (error) =>
      toast({ title: words.signIn.failed, description: secondStepProblem(error), tone: 'danger' }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setProblem(code.trim() === '' ? words.secondStep.codeMissing : undefined)
    if (code.trim() !== '' && !isPending) mutate(code)
  }
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      {step.passkeyOptions && (
        <Button isWide size="lg" variant="secondary" isBusy={isPending} onClick={() => mutate(undefined)}>
          {words.secondStep.usePasskey}
        </Button>
      )}
      <TextField
        label={words.secondStep.code}
        hint={step.hasAuthenticator ? words.secondStep.fromApp : words.secondStep.fromRecovery}
        // The user has just pressed the button before this field.
        autoFocus
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        value={code}
        error={problem}
        required
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" size="lg" isWide isBusy={isPending} busyLabel={words.secondStep.confirming}>
        {words.secondStep.confirm}
      </Button>
      <Button variant="quiet" isWide onClick={onBack}>
        {words.secondStep.startOver}
      </Button>
    </form>
  )
}
