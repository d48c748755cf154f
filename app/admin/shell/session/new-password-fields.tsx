import type { Form } from '#app/admin/kit/forms/use-schema-form.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { PASSWORD_MIN } from '#contract/people/accounts.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import { PasswordField } from './password-field.tsx'

export type NewPassword = { newPassword: string; repeated: string }

export const NO_PASSWORD: NewPassword = { newPassword: '', repeated: '' }

/** A new password, entered twice. */
export function NewPasswordFields({ form }: { form: Pick<Form<NewPassword>, 'input'> }) {
  const text = useText()
  return (
    <>
      <PasswordField
        label={text('admin.session.newPassword.chosen')}
        hint={text('admin.session.newPassword.hint', { length: PASSWORD_MIN })}
        autoComplete="new-password"
        {...form.input('newPassword')}
      />
      <PasswordField
        label={text('admin.session.newPassword.repeated')}
        autoComplete="new-password"
        {...form.input('repeated')}
      />
    </>
  )
}

/** A rule of the form only: the request has the password once. */
export function findUnlike({ newPassword, repeated }: NewPassword, text: Text) {
  return repeated === newPassword ? {} : { repeated: text('admin.session.newPassword.notSame') }
}
