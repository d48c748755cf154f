import { CopyField } from '#app/admin/kit/forms/copy-field.tsx'
import { toastSuccess } from '#app/admin/kit/forms/describe-failure.ts'
import { EditDialog } from '#app/admin/kit/forms/edit-dialog.tsx'
import { useSentForm } from '#app/admin/kit/forms/use-sent-form.ts'
import { api } from '#app/lib/api/api.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { confirmAuthenticator } from '#contract/people/second-factor.ts'
import styles from './authenticator-dialog.module.css'

export type NewAuthenticator = { secret: string; qrCode: string }

type AuthenticatorDialogProps = {
  app: NewAuthenticator
  /** Receives the recovery codes that come with the account's first second factor. */
  onDone: (recoveryCodes: string[] | null) => void
  onClose: () => void
}

/** Shows the authenticator app's secret, and verifies that the app has it. */
export function AuthenticatorDialog({ app, onDone, onClose }: AuthenticatorDialogProps) {
  const text = useText()
  const sent = useSentForm({
    initial: { code: '' },
    rules: { schema: confirmAuthenticator.body, toBody: (fields) => fields },
    send: (body) => api.post('/api/admin/second-factor/authenticator/confirmation', { body }),
    onSent: ({ recoveryCodes }) => {
      toastSuccess(text('admin.secondFactor.scan.done'))
      onDone(recoveryCodes)
    },
  })
  return (
    <EditDialog
      {...sent}
      title={text('admin.secondFactor.scan.title')}
      description={text('admin.secondFactor.scan.description')}
      size="md"
      saveLabel={text('admin.secondFactor.scan.confirm')}
      savingLabel={text('admin.account.oneMoment')}
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
        required
        {...sent.form.input('code')}
      />
    </EditDialog>
  )
}
