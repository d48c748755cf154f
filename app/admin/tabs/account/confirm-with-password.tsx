import { EditDialog } from '#app/admin/forms/edit-dialog.tsx'
import { failureWords } from '#app/admin/forms/failure-words.ts'
import { useSentForm } from '#app/admin/forms/use-sent-form.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { NAME_LENGTH } from '#domain/booking/details-rules.ts'

type Answer = { currentPassword: string; name: string }

type ConfirmWithPasswordProps = {
  title: string
  confirmLabel: string
  /** Whether what is made gets a name, by which it is told from others. */
  hasName: boolean
  onConfirm: (answer: Answer) => Promise<void>
  onClose: () => void
}

/** An open browser is not enough to change how somebody signs in. */
export function ConfirmWithPassword(props: ConfirmWithPasswordProps) {
  const { title, confirmLabel, hasName, onConfirm, onClose } = props
  const sent = useSentForm<Answer, void>({
    initial: { currentPassword: '', name: '' },
    problemsOf: ({ currentPassword, name }) => ({
      ...(hasName && name.trim() === '' && { name: 'Please give the passkey a name' }),
      ...(currentPassword === '' && { currentPassword: 'Please enter your current password' }),
    }),
    send: onConfirm,
    onSent: () => {},
    wordsFor,
  })
  const { form } = sent
  return (
    <EditDialog
      {...sent}
      title={title}
      size="md"
      saveLabel={confirmLabel}
      savingLabel="One moment..."
      onClose={onClose}
    >
      {hasName && (
        <TextField
          label="Name"
          hint="Such as the phone or computer it is on"
          maxLength={NAME_LENGTH.maximum}
          required
          {...form.text('name')}
        />
      )}
      <TextField
        label="Current password"
        type="password"
        autoComplete="current-password"
        required
        {...form.text('currentPassword')}
      />
    </EditDialog>
  )
}

/** Browsers throw an error of their own when somebody turns the passkey down. */
function wordsFor(error: unknown): string {
  return error instanceof Error && error.name === 'NotAllowedError'
    ? 'The passkey was not made. Please try again.'
    : failureWords(error)
}
