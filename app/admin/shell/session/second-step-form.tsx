import { toastFailure } from '#app/admin/kit/forms/describe-failure.ts'
import { FormElement } from '#app/admin/kit/forms/form-element.tsx'
import type { FormRules } from '#app/admin/kit/forms/form-rules.ts'
import { useSchemaForm } from '#app/admin/kit/forms/use-schema-form.ts'
import { useSingleMutation } from '#app/admin/kit/forms/use-single-mutation.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { confirmAuthenticator } from '#contract/people/second-factor.ts'
import { SendButton } from './password-field.tsx'
import { finishWithCode, finishWithPasskey, type SecondStep, secondStepProblem } from './sign-in.ts'

/** The rules for a code, the same wherever it is asked for. */
const RULES: FormRules<{ code: string }> = { schema: confirmAuthenticator.body }

type SecondStepFormProps = { step: SecondStep; onSignedIn: () => void; onBack: () => void }

/** Asks for a code or a passkey after a correct password. */
export function SecondStepForm({ step, onSignedIn, onBack }: SecondStepFormProps) {
  const text = useText()
  const form = useSchemaForm(RULES, { code: '' }, { isThrowaway: true })
  const { mutate, isPending } = useSingleMutation({
    mutationFn: (typed: string | undefined) =>
      typed === undefined ? finishWithPasskey(step) : finishWithCode(step, typed),
    onSuccess: onSignedIn,
    onError: (error) => toastFailure(secondStepProblem(error), text('admin.session.signIn.failed')),
  })
  return (
    <FormElement form={form} submit={() => form.submit(({ code }) => mutate(code))} gap={5}>
      {step.passkeyOptions && (
        <Button isWide size="lg" variant="secondary" isBusy={isPending} onClick={() => mutate(undefined)}>
          {text('admin.session.secondStep.usePasskey')}
        </Button>
      )}
      <TextField
        label={text('admin.session.secondStep.code')}
        hint={
          step.hasAuthenticator
            ? text('admin.session.secondStep.fromApp')
            : text('admin.session.secondStep.fromRecovery')
        }
        // The user has just pressed the button before this field.
        autoFocus
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        {...form.input('code')}
      />
      <SendButton isBusy={isPending} busyLabel={text('admin.session.secondStep.confirming')}>
        {text('admin.session.secondStep.confirm')}
      </SendButton>
      <Button variant="quiet" isWide onClick={onBack}>
        {text('admin.session.secondStep.startOver')}
      </Button>
    </FormElement>
  )
}
