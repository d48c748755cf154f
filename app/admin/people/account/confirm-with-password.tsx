import { EditDialog } from '#app/admin/kit/forms/edit-dialog.tsx'
import type { FormRules } from '#app/admin/kit/forms/form-rules.ts'
import { useSentForm } from '#app/admin/kit/forms/use-sent-form.ts'
import { PasswordField } from '#app/admin/shell/session/password-field.tsx'
import { shownText } from '#app/lib/messages/shown-text.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { PasswordAgain } from '#contract/people/accounts.ts'
import { passkeyName } from '#contract/people/second-factor.ts'

type Answer = { currentPassword: string; name: string }

const CONFIRMED: FormRules<Answer> = { schema: PasswordAgain }
const NAMED: FormRules<Answer> = { ...CONFIRMED, schema: PasswordAgain.extend({ name: passkeyName }) }

type ConfirmWithPasswordProps = {
  title: string
  confirmLabel: string
  /** Whether the new item gets a name to tell it apart from others. */
  hasName: boolean
  onConfirm: (answer: Answer) => Promise<void>
  onClose: () => void
}

/** An unattended browser must not be enough to change how a user signs in. */
export function ConfirmWithPassword(props: ConfirmWithPasswordProps) {
  const { title, confirmLabel, hasName, onConfirm, onClose } = props
  const text = useText()
  const sent = useSentForm<Answer, void>({
    initial: { currentPassword: '', name: '' },
    rules: hasName ? NAMED : CONFIRMED,
    send: onConfirm,
    failed: describePasskeyFailure,
  })
  const { form } = sent
  return (
    <EditDialog
      {...sent}
      title={title}
      size="md"
      saveLabel={confirmLabel}
      savingLabel={text('admin.forms.oneMoment')}
      onClose={onClose}
    >
      {hasName && (
        <TextField
          label={text('admin.secondFactor.passkey.name')}
          hint={text('admin.secondFactor.passkey.nameHint')}
          {...form.input('name')}
        />
      )}
      <PasswordField label={text('admin.account.currentPassword')} {...form.input('currentPassword')} />
    </EditDialog>
  )
}

/** Browsers throw their own error if the user declines the passkey. */
function describePasskeyFailure(why: string, error: unknown): string {
  return error instanceof Error && error.name === 'NotAllowedError'
    ? shownText()('admin.secondFactor.passkey.notMade')
    : why
}
