import { failureWords, toastSuccess } from '#app/admin/forms/failure-words.ts'
import { SettingsCard } from '#app/admin/forms/settings/settings-card.tsx'
import { SettingsForm } from '#app/admin/forms/settings/settings-form.tsx'
import { useSentForm } from '#app/admin/forms/use-sent-form.ts'
import {
  NewPasswordFields,
  NO_PASSWORD,
  newPasswordProblems,
} from '#app/admin/session/new-password-fields.tsx'
import { keepCredential } from '#app/lib/api/admin-credential.ts'
import { api } from '#app/lib/api/api.ts'
import { useWords, wordsRead } from '#app/lib/language/in-both.ts'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { ACCOUNT_WORDS } from './account-words.ts'

const EMPTY = { currentPassword: '', ...NO_PASSWORD }

export function PasswordCard() {
  const words = useWords(ACCOUNT_WORDS)
  const sent = useSentForm({
    initial: EMPTY,
    findProblems,
    send: ({ currentPassword, newPassword }) =>
      api.post('/api/admin/password', { body: { currentPassword, newPassword } }),
    onSent: ({ credential }, form) => {
      keepCredential(credential)
      form.reset(EMPTY)
      toastSuccess(words.password.changed)
    },
    wordsFor: (error) => words.password.failed(failureWords(error)),
  })
  const { form } = sent
  return (
    <SettingsCard title={words.password.title} hint={words.password.hint}>
      <SettingsForm {...sent} saveLabel={words.password.change}>
        <TextField
          label={words.currentPassword}
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

function findProblems({ currentPassword, ...chosen }: typeof EMPTY) {
  return {
    ...(currentPassword === '' && { currentPassword: wordsRead(ACCOUNT_WORDS).currentPasswordMissing }),
    ...newPasswordProblems(chosen),
  }
}
