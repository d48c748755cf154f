import { failureWords, toastSuccess } from '#app/admin/forms/failure-words.ts'
import { SettingsCard } from '#app/admin/forms/settings-card.tsx'
import { SettingsForm } from '#app/admin/forms/settings-form.tsx'
import { useSentForm } from '#app/admin/forms/use-sent-form.ts'
import {
  NewPasswordFields,
  NO_PASSWORD,
  newPasswordProblems,
} from '#app/admin/session/new-password-fields.tsx'
import { keepCredential } from '#app/lib/admin-credential.ts'
import { api } from '#app/lib/api.ts'
import { TextField } from '#app/ui/text-field.tsx'

const EMPTY = { currentPassword: '', ...NO_PASSWORD }

export function PasswordCard() {
  const sent = useSentForm({
    initial: EMPTY,
    problemsOf,
    send: ({ currentPassword, newPassword }) =>
      api.post('/api/admin/password', { body: { currentPassword, newPassword } }),
    onSent: ({ credential }, form) => {
      keepCredential(credential)
      form.reset(EMPTY)
      toastSuccess('Password changed. You are signed out everywhere else.')
    },
    wordsFor: (error) => `Failed to change the password: ${failureWords(error)}`,
  })
  const { form } = sent
  return (
    <SettingsCard title="Your Password" hint="A new password signs you out in every other browser.">
      <SettingsForm {...sent} saveLabel="Change Password">
        <TextField
          label="Current password"
          type="password"
          autoComplete="current-password"
          required
          {...form.text('currentPassword')}
        />
        <NewPasswordFields form={form} />
      </SettingsForm>
    </SettingsCard>
  )
}

function problemsOf({ currentPassword, ...chosen }: typeof EMPTY) {
  return {
    ...(currentPassword === '' && { currentPassword: 'Please enter your current password' }),
    ...newPasswordProblems(chosen),
  }
}
