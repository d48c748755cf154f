import { CopyField } from '#app/admin/forms/copy-field.tsx'
import { EditDialog } from '#app/admin/forms/edit-dialog.tsx'
import { toastSuccess } from '#app/admin/forms/failure-words.ts'
import { useSentForm } from '#app/admin/forms/use-sent-form.ts'
import { api } from '#app/lib/api.ts'
import { TextField } from '#app/ui/text-field.tsx'
import styles from './authenticator-dialog.module.css'

export type NewAuthenticator = { secret: string; qrCode: string }

type AuthenticatorDialogProps = {
  app: NewAuthenticator
  /** Given the recovery codes, with the first second factor. */
  onDone: (recoveryCodes: string[] | null) => void
  onClose: () => void
}

/** The app is shown the secret, and proves that it has it. */
export function AuthenticatorDialog({ app, onDone, onClose }: AuthenticatorDialogProps) {
  const sent = useSentForm({
    initial: { code: '' },
    problemsOf: ({ code }) => (code.trim() === '' ? { code: 'Please enter the code' } : {}),
    send: (body) => api.post('/api/admin/second-factor/authenticator/confirmation', { body }),
    onSent: ({ recoveryCodes }) => {
      toastSuccess('From now on signing in asks for a code')
      onDone(recoveryCodes)
    },
  })
  return (
    <EditDialog
      {...sent}
      title="Scan this with your app"
      description="Any authenticator app will do. Then enter the six digits that it shows."
      size="md"
      saveLabel="Confirm"
      savingLabel="One moment..."
      onClose={onClose}
    >
      <img
        className={styles.code}
        src={`data:image/svg+xml,${encodeURIComponent(app.qrCode)}`}
        alt="QR code for your authenticator app"
        width="200"
        height="200"
      />
      <CopyField label="Key" hint="For an app that cannot scan" value={app.secret} copyLabel="Copy Key" />
      <TextField
        label="Code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        {...sent.form.text('code')}
      />
    </EditDialog>
  )
}
