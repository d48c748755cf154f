import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { FormElement } from '#app/admin/kit/forms/form-element.tsx'
import type { FormRules } from '#app/admin/kit/forms/form-rules.ts'
import { useSchemaForm } from '#app/admin/kit/forms/use-schema-form.ts'
import { useSingleMutation } from '#app/admin/kit/forms/use-single-mutation.ts'
import { api } from '#app/lib/api/api.ts'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { onPasswordNeeded } from '#app/lib/api/session-end.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { PasswordAgain as Confirmation } from '#contract/people/accounts.ts'
import { PasswordField, SendButton } from './password-field.tsx'
import { secondStepProblem } from './sign-in.ts'

const RULES: FormRules<{ currentPassword: string }> = { schema: Confirmation }

/** Asks for the password or a passkey on top of the open screen, before a step that could let somebody in. */
export function PasswordAgain() {
  const text = useText()
  const [answer, setAnswer] = useState<(isShown: boolean) => void>()
  useEffect(() => onPasswordNeeded(() => new Promise((resolve) => setAnswer(() => resolve))), [])
  const close = (isShown: boolean) => {
    answer?.(isShown)
    setAnswer(undefined)
  }
  return (
    <Dialog
      isOpen={answer !== undefined}
      onClose={() => close(false)}
      title={text('admin.session.passwordAgain.title')}
      description={text('admin.session.passwordAgain.description')}
    >
      {answer && <PasswordAgainForm onShown={() => close(true)} />}
    </Dialog>
  )
}

function PasswordAgainForm({ onShown }: { onShown: () => void }) {
  const text = useText()
  const form = useSchemaForm(RULES, { currentPassword: '' }, { isThrowaway: true })
  const { data: factors } = useQuery(apiQuery('/api/admin/second-factor'))
  const { mutate, isPending } = useSingleMutation({
    mutationFn: (typed: string | undefined) =>
      typed === undefined
        ? showPasskey()
        : api.post('/api/admin/confirmation', { body: { currentPassword: typed } }),
    onSuccess: onShown,
    onError: (error) => form.refuse({ currentPassword: secondStepProblem(error) }),
  })
  const submit = () => form.submit(({ currentPassword }) => mutate(currentPassword))
  return (
    <FormElement form={form} submit={submit} gap={5}>
      {factors && factors.passkeys.length > 0 && (
        <Button isWide size="lg" variant="secondary" isBusy={isPending} onClick={() => mutate(undefined)}>
          {text('admin.session.secondStep.usePasskey')}
        </Button>
      )}
      <PasswordField
        label={text('admin.session.signIn.password')}
        // The user has just pressed the button that needs it.
        autoFocus
        {...form.input('currentPassword')}
      />
      <SendButton isBusy={isPending} busyLabel={text('admin.session.secondStep.confirming')}>
        {text('admin.session.secondStep.confirm')}
      </SendButton>
    </FormElement>
  )
}

/** Loads the WebAuthn library only for users with a passkey. */
async function showPasskey(): Promise<void> {
  const { challenge, options } = await api.post('/api/admin/confirmation/passkey')
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  const passkey = { ...(await startAuthentication({ optionsJSON })) }
  await api.post('/api/admin/confirmation', { body: { challenge, passkey } })
}
