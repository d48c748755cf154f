import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import { CopyField } from '#app/admin/kit/forms/copy-field.tsx'
import { toastFailure, toastSuccess } from '#app/admin/kit/forms/describe-failure.ts'
import { EditDialog } from '#app/admin/kit/forms/edit-dialog.tsx'
import { useSentForm } from '#app/admin/kit/forms/use-sent-form.ts'
import { api } from '#app/lib/api/api.ts'
import { copyText } from '#app/lib/copy-text.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { Grid } from '#app/ui/layout.tsx'
import { ActDialog } from '#app/ui/overlays/act-dialog.tsx'
import { confirmAuthenticator } from '#contract/people/second-factor.ts'
import styles from './authenticator-dialog.module.css'
import { ConfirmWithPassword } from './confirm-with-password.tsx'

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
  if ('app' in open)
    return <AuthenticatorDialog app={open.app} onClose={close} onDone={(codes) => onOpen(showCodes(codes))} />
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
}

/** Recovery codes come with the account's first second factor. */
function showCodes(codes: string[] | null): OpenStep {
  return codes ? { codes } : undefined
}

type AskedStep = Extract<OpenStep, { ask: string }>

/** Performs the action the password was requested for. Returns the next step to show. */
async function proceed(question: AskedStep, currentPassword: string, name: string): Promise<OpenStep> {
  const body = { currentPassword }
  switch (question.ask) {
    case 'app':
      return { app: await api.post('/api/admin/second-factor/authenticator', { body }) }
    case 'passkey':
      return showCodes(await addPasskey(currentPassword, name))
    case 'codes': {
      const { recoveryCodes } = await api.post('/api/admin/second-factor/recovery-codes', { body })
      return showCodes(recoveryCodes)
    }
    case 'remove-app':
      return api.post('/api/admin/second-factor/authenticator/removal', { body })
    case 'remove-passkey': {
      const params = { passkeyId: question.passkeyId }
      return api.post('/api/admin/second-factor/passkeys/:passkeyId/removal', { params, body })
    }
  }
}

/**
 * Has the browser create a passkey; the WebAuthn library is loaded only here. Returns recovery codes if this
 * is the first second factor.
 */
async function addPasskey(currentPassword: string, name: string): Promise<string[] | null> {
  const { challenge, options } = await api.post('/api/admin/second-factor/passkeys/options', {
    body: { currentPassword },
  })
  const { startRegistration } = await import('@simplewebauthn/browser')
  // Created on the server by the counterpart of the same library.
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
  const passkey = { ...(await startRegistration({ optionsJSON })) }
  const { recoveryCodes } = await api.post('/api/admin/second-factor/passkeys', {
    body: { challenge, name, passkey },
  })
  return recoveryCodes
}

type RecoveryCodesDialogProps = { codes: string[]; onClose: () => void }

/** The codes are shown only once. */
function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const text = useText()
  const lines = codes.join('\n')
  const copy = async () => {
    if (await copyText(lines))
      toastSuccess(text('admin.secondFactor.keep.codesCopied'), text('admin.forms.copy.title'))
    else toastFailure(text('admin.secondFactor.keep.copyFailed'))
  }
  return (
    <ActDialog
      onClose={onClose}
      title={text('admin.secondFactor.keep.title')}
      description={text('admin.secondFactor.keep.description')}
      onCancel={copy}
      cancelLabel={text('admin.secondFactor.keep.copy')}
      onConfirm={onClose}
      confirmLabel={text('admin.secondFactor.keep.kept')}
    >
      <Grid as="ul" aria-label={text('admin.secondFactor.codes')} minColumn="13rem" stretches rowGap={2}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </Grid>
    </ActDialog>
  )
}

type NewAuthenticator = { secret: string; qrCode: string }

type AuthenticatorDialogProps = {
  app: NewAuthenticator
  /** Receives the recovery codes that come with the account's first second factor. */
  onDone: (recoveryCodes: string[] | null) => void
  onClose: () => void
}

/** Shows the authenticator app's secret, and verifies that the app has it. */
function AuthenticatorDialog({ app, onDone, onClose }: AuthenticatorDialogProps) {
  const text = useText()
  const sent = useSentForm({
    initial: { code: '' },
    rules: { schema: confirmAuthenticator.body },
    send: (body) => api.post('/api/admin/second-factor/authenticator/confirmation', { body }),
    done: text('admin.secondFactor.scan.done'),
    onSent: ({ recoveryCodes }) => onDone(recoveryCodes),
  })
  return (
    <EditDialog
      {...sent}
      title={text('admin.secondFactor.scan.title')}
      description={text('admin.secondFactor.scan.description')}
      size="md"
      saveLabel={text('admin.secondFactor.scan.confirm')}
      savingLabel={text('admin.forms.oneMoment')}
      onClose={onClose}
    >
      <img
        className={styles.code}
        src={`data:image/svg+xml,${encodeURIComponent(app.qrCode)}`}
        alt={text('admin.secondFactor.scan.qrCode')}
        width="200"
        height="200"
      />
      <CopyField
        label={text('admin.secondFactor.scan.key')}
        hint={text('admin.secondFactor.scan.keyHint')}
        value={app.secret}
        copyLabel={text('admin.secondFactor.scan.copyKey')}
      />
      <TextField
        label={text('admin.secondFactor.scan.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        {...sent.form.input('code')}
      />
    </EditDialog>
  )
}
