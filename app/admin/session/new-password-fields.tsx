import type { Form } from '#app/admin/forms/use-form.ts'
import { shownText } from '#app/lib/messages/shown-text.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { PASSWORD_MIN } from '#contract/people/accounts.ts'

export type NewPassword = { newPassword: string; repeated: string }

export const NO_PASSWORD: NewPassword = { newPassword: '', repeated: '' }

/** A new password, typed twice. */
export function NewPasswordFields({ form }: { form: Pick<Form<NewPassword>, 'text'> }) {
  const text = useText()
  return (
    <>
      <TextField
        label={text('admin.session.newPassword.chosen')}
        hint={text('admin.session.newPassword.hint', { length: PASSWORD_MIN })}
        type="password"
        autoComplete="new-password"
        required
        {...form.text('newPassword')}
      />
      <TextField
        label={text('admin.session.newPassword.repeated')}
        type="password"
        autoComplete="new-password"
        required
        {...form.text('repeated')}
      />
    </>
  )
}

export function newPasswordProblems({ newPassword, repeated }: NewPassword) {
  const text = shownText()
  return {
    ...(newPassword.length < PASSWORD_MIN && {
      newPassword: text('admin.session.newPassword.tooShort', { length: PASSWORD_MIN }),
    }),
    ...(repeated !== newPassword && { repeated: text('admin.session.newPassword.notSame') }),
  }
}
