import { useMutation } from '@tanstack/react-query'
import { failureWords, toastFailure, toastSuccess } from '#app/admin/forms/failure-words.ts'
import { SettingsCard } from '#app/admin/forms/settings-card.tsx'
import { SettingsForm } from '#app/admin/forms/settings-form.tsx'
import { useForm } from '#app/admin/forms/use-form.ts'
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
  const form = useForm(EMPTY)
  const { mutate, isPending } = useMutation({
    mutationFn: ({ currentPassword, newPassword }: typeof EMPTY) =>
      api.post('/api/admin/password', { body: { currentPassword, newPassword } }),
    onSuccess: ({ credential }) => {
      keepCredential(credential)
      form.reset(EMPTY)
      toastSuccess('Password changed. You are signed out everywhere else.')
    },
    onError: (error) => {
      toastFailure(`Failed to change the password: ${failureWords(error)}`)
      form.refuseAs(error)
    },
  })
  const submit = () => {
    if (!form.check(problemsOf(form.fields)) && !isPending) mutate(form.fields)
  }
  return (
    <SettingsCard title="Your Password" hint="A new password signs you out in every other browser.">
      <SettingsForm form={form} submit={submit} isSaving={isPending} saveLabel="Change Password">
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
