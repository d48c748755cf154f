import { CopyField } from '#app/admin/forms/copy-field.tsx'
import { EditDialog } from '#app/admin/forms/edit-dialog.tsx'
import { toastSuccess } from '#app/admin/forms/failure-words.ts'
import { useSentForm } from '#app/admin/forms/use-sent-form.ts'
import { api } from '#app/lib/api/api.ts'
import { useWords } from '#app/lib/language/in-both.ts'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { ACCOUNT_WORDS } from './account-words.ts'
import styles from './authenticator-dialog.module.css'
import { SECOND_FACTOR_WORDS } from './second-factor-words.ts'

export type NewAuthenticator = { secret: string; qrCode: string }

type AuthenticatorDialogProps = {
  app: NewAuthenticator
  /** Gets the recovery codes of the first second factor. */
  onDone: (recoveryCodes: string[] | null) => void
  onClose: () => void
}

/** Shows the app's secret, and checks that the app has it. */
export function AuthenticatorDialog({ app, onDone, onClose }: AuthenticatorDialogProps) {
  const words = useWords(SECOND_FACTOR_WORDS).scan
  const { oneMoment } = useWords(ACCOUNT_WORDS)
  const sent = useSentForm({
    initial: { code: '' },
    findProblems: ({ code }) => (code.trim() === '' ? { code: words.codeMissing } : {}),
    send: (body) => api.post('/api/admin/second-factor/authenticator/confirmation', { body }),
    onSent: ({ recoveryCodes }) => {
      toastSuccess(words.done)
      onDone(recoveryCodes)
    },
  })
  return (
    <EditDialog
      {...sent}
      title={words.title}
      description={words.description}
      size="md"
      saveLabel={words.confirm}
      savingLabel={oneMoment}
      onClose={onClose}
    >
      <img
        className={styles.code}
        src={`data:image/svg+xml,${encodeURIComponent(app.qrCode)}`}
        alt={words.qrCode}
        width="200"
        height="200"
      />
      <CopyField label={words.key} hint={words.keyHint} value={app.secret} copyLabel={words.copyKey} />
      <TextField
        label={words.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        {...sent.form.text('code')}
      />
    </EditDialog>
  )
}
