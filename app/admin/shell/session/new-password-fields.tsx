import type { Form } from '#app/admin/kit/forms/use-schema-form.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { PASSWORD_MIN } from '#contract/people/accounts.ts'
import type { Text } from '#domain/foundation/messages/text.ts'

export type NewPassword = { newPassword: string; repeated: string }

export const NO_PASSWORD: NewPassword = { newPassword: '', repeated: '' }

/** A new password, entered twice. */
export function NewPasswordFields({ form }: { form: Pick<Form<NewPassword>, 'input'> }) {
  const text = useText()
  return (
    <>
      <TextField
        label={text('admin.session.newPassword.chosen')}
        hint={text('admin.session.newPassword.hint', { length: PASSWORD_MIN })}
        type="password"
        autoComplete="new-password"
        required
        {...form.input('newPassword')}
      />
      <TextField
        label={text('admin.session.newPassword.repeated')}
        type="password"
        autoComplete="new-password"
        required
        {...form.input('repeated')}
      />
    </>
  )
}

/** A rule of the form only: the request has the password once. */
export function findUnlike({ newPassword, repeated }: NewPassword, text: Text) {
  return repeated === newPassword ? {} : { repeated: text('admin.session.newPassword.notSame') }
}
