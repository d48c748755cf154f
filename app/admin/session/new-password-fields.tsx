import type { Form } from '#app/admin/forms/use-form.ts'
import { useWords, wordsRead } from '#app/lib/language/in-both.ts'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { PASSWORD_MIN } from '#contract/people/accounts.ts'
import { SESSION_WORDS } from './session-words.ts'

export type NewPassword = { newPassword: string; repeated: string }

export const NO_PASSWORD: NewPassword = { newPassword: '', repeated: '' }

/** A new password, typed twice. */
export function NewPasswordFields({ form }: { form: Pick<Form<NewPassword>, 'text'> }) {
  const words = useWords(SESSION_WORDS).newPassword
  return (
    <>
      <TextField
        label={words.chosen}
        hint={words.hint}
        type="password"
        autoComplete="new-password"
        required
        {...form.text('newPassword')}
      />
      <TextField
        label={words.repeated}
        type="password"
        autoComplete="new-password"
        required
        {...form.text('repeated')}
      />
    </>
  )
}

export function newPasswordProblems({ newPassword, repeated }: NewPassword) {
  const words = wordsRead(SESSION_WORDS).newPassword
  return {
    ...(newPassword.length < PASSWORD_MIN && {
      newPassword: words.tooShort,
    }),
    ...(repeated !== newPassword && { repeated: words.notSame }),
  }
}
