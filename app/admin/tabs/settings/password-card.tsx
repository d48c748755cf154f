import { useMutation } from '@tanstack/react-query'
import { failureWords, toastFailure, toastSuccess } from '#app/admin/forms/failure-words.ts'
import { SettingsCard } from '#app/admin/forms/settings-card.tsx'
import { SettingsForm } from '#app/admin/forms/settings-form.tsx'
import { useForm } from '#app/admin/forms/use-form.ts'
import { keepCredential } from '#app/lib/admin-credential.ts'
import { api } from '#app/lib/api.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { PASSWORD_MIN } from '#contract/accounts.ts'

const EMPTY = { currentPassword: '', newPassword: '', repeated: '' }

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
        <TextField
          label="New password"
          hint={`At least ${PASSWORD_MIN} characters`}
          type="password"
          autoComplete="new-password"
          required
          {...form.text('newPassword')}
        />
        <TextField
          label="Repeat the new password"
          type="password"
          autoComplete="new-password"
          required
          {...form.text('repeated')}
        />
      </SettingsForm>
    </SettingsCard>
  )
}

function problemsOf({ currentPassword, newPassword, repeated }: typeof EMPTY) {
  return {
    ...(currentPassword === '' && { currentPassword: 'Please enter your current password' }),
    ...(newPassword.length < PASSWORD_MIN && {
      newPassword: `Please use at least ${PASSWORD_MIN} characters for the password`,
    }),
    ...(repeated !== newPassword && { repeated: 'The two passwords are not the same' }),
  }
}
