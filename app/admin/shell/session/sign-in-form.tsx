import { useState } from 'react'
import { toastFailure, toastSuccess } from '#app/admin/kit/forms/describe-failure.ts'
import { FormElement } from '#app/admin/kit/forms/form-element.tsx'
import type { FormRules } from '#app/admin/kit/forms/form-rules.ts'
import { useSchemaForm } from '#app/admin/kit/forms/use-schema-form.ts'
import { useSingleMutation } from '#app/admin/kit/forms/use-single-mutation.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { login } from '#contract/people/accounts.ts'
import { PasswordField, SendButton } from './password-field.tsx'
import { SecondStepForm } from './second-step-form.tsx'
import { type SecondStep, type SignInFields, signIn, signInProblem } from './sign-in.ts'

const NOBODY: SignInFields = { username: '', password: '' }

const RULES: FormRules<SignInFields> = { schema: login.body }

export function SignInForm({ onSignedIn }: { onSignedIn: () => void }) {
  const text = useText()
  const form = useSchemaForm(RULES, NOBODY, { isThrowaway: true })
  const [step, setStep] = useState<SecondStep>()
  const welcome = () => {
    toastSuccess(text('admin.session.signIn.welcome'), text('admin.session.signIn.done'))
    onSignedIn()
  }
  const { mutate, isPending } = useSingleMutation({
    mutationFn: signIn,
    onSuccess: (next) => (next ? setStep(next) : welcome()),
    onError: (error) => toastFailure(signInProblem(error), text('admin.session.signIn.failed')),
  })
  if (step) return <SecondStepForm step={step} onSignedIn={welcome} onBack={() => setStep(undefined)} />
  return (
    <FormElement form={form} submit={() => form.submit(mutate)} gap={5}>
      <TextField
        label={text('admin.session.username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...form.input('username')}
      />
      <PasswordField label={text('admin.session.signIn.password')} {...form.input('password')} />
      <SendButton isBusy={isPending} busyLabel={text('admin.session.signIn.signingIn')}>
        {text('admin.session.signIn.signIn')}
      </SendButton>
    </FormElement>
  )
}
