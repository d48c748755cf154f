import { useText } from '#app/lib/messages/use-text.ts'
import { AuthenticatorDialog, type NewAuthenticator } from './authenticator-dialog.tsx'
import { ConfirmWithPassword } from './confirm-with-password.tsx'
import { addPasskey, beginAuthenticator, renewCodes, stopUsing } from './own-second-factor.ts'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'

/** The open step of adding a second factor; each flow starts with the password. */
export type OpenStep =
  | { ask: 'app' | 'passkey' | 'remove-app' | 'codes' }
  | { ask: 'remove-passkey'; passkeyId: string }
  | { app: NewAuthenticator }
  | { codes: string[] }
  | undefined

type SecondFactorDialogsProps = { open: OpenStep; onOpen: (open: OpenStep) => void }

export function SecondFactorDialogs({ open, onOpen }: SecondFactorDialogsProps) {
  const text = useText()
  const close = () => onOpen(undefined)
  if (!open) return null
  if ('app' in open) return <AuthenticatorDialog app={open.app} onClose={close} onDone={show} />
  if ('codes' in open) return <RecoveryCodesDialog codes={open.codes} onClose={close} />

  return (
    <ConfirmWithPassword
      title={text(`admin.secondFactor.ask.${open.ask}.title`)}
      confirmLabel={text(`admin.secondFactor.ask.${open.ask}.confirm`)}
      hasName={open.ask === 'passkey'}
      onClose={close}
      onConfirm={async ({ currentPassword, name }) => onOpen(await proceed(open, currentPassword, name))}
    />
  )

  function show(codes: string[] | null) {
    onOpen(codes ? { codes } : undefined)
  }
}

type Question = Extract<OpenStep, { ask: string }>

/** Performs the action the password was requested for. Returns the next step to show. */
async function proceed(question: Question, currentPassword: string, name: string): Promise<OpenStep> {
  switch (question.ask) {
    case 'app':
      return { app: await beginAuthenticator(currentPassword) }
    case 'passkey': {
      const codes = await addPasskey(currentPassword, name)
      return codes ? { codes } : undefined
    }
    case 'codes':
      return { codes: await renewCodes(currentPassword) }
    case 'remove-app':
      await stopUsing({ currentPassword })
      return undefined
    case 'remove-passkey':
      await stopUsing({ currentPassword, passkeyId: question.passkeyId })
      return undefined
  }
}
