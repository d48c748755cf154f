import type { Form } from '#app/admin/forms/use-form.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { PASSWORD_MIN } from '#contract/accounts.ts'

export type NewPassword = { newPassword: string; repeated: string }

export const NO_PASSWORD: NewPassword = { newPassword: '', repeated: '' }

/** A password that somebody chooses, typed twice. */
export function NewPasswordFields({ form }: { form: Pick<Form<NewPassword>, 'text'> }) {
  return (
    <>
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
    </>
  )
}

export function newPasswordProblems({ newPassword, repeated }: NewPassword) {
  return {
    ...(newPassword.length < PASSWORD_MIN && {
      newPassword: `Please use at least ${PASSWORD_MIN} characters for the password`,
    }),
    ...(repeated !== newPassword && { repeated: 'The two passwords are not the same' }),
  }
}
