import { useMutation } from '@tanstack/react-query'
import { CopyField } from '#app/admin/forms/copy-field.tsx'
import { EditDialog } from '#app/admin/forms/edit-dialog.tsx'
import { failureWords, toastFailure, toastSuccess } from '#app/admin/forms/failure-words.ts'
import { useForm } from '#app/admin/forms/use-form.ts'
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
  const form = useForm({ code: '' })
  const { mutate, isPending } = useMutation({
    mutationFn: (code: string) =>
      api.post('/api/admin/second-factor/authenticator/confirmation', { body: { code } }),
    onSuccess: ({ recoveryCodes }) => {
      toastSuccess('From now on signing in asks for a code')
      onDone(recoveryCodes)
    },
    onError: (error) => {
      toastFailure(failureWords(error))
      form.refuseAs(error)
    },
  })
  const submit = () => {
    const found = form.fields.code.trim() === '' ? { code: 'Please enter the code' } : {}
    if (!form.check(found) && !isPending) mutate(form.fields.code)
  }
  return (
    <EditDialog
      form={form}
      submit={submit}
      isSaving={isPending}
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
        {...form.text('code')}
      />
    </EditDialog>
  )
}
