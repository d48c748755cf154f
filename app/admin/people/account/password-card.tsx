import { describeFailure, toastSuccess } from '#app/admin/kit/forms/describe-failure.ts'
import type { FormRules } from '#app/admin/kit/forms/form-rules.ts'
import { SettingsCard } from '#app/admin/kit/forms/settings/settings-card.tsx'
import { SettingsForm } from '#app/admin/kit/forms/settings/settings-form.tsx'
import { useSentForm } from '#app/admin/kit/forms/use-sent-form.ts'
import { findUnlike, NewPasswordFields, NO_PASSWORD } from '#app/admin/shell/session/new-password-fields.tsx'
import { storeCredential } from '#app/lib/api/admin-credential.ts'
import { api } from '#app/lib/api/api.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { changePassword } from '#contract/people/accounts.ts'

const EMPTY = { currentPassword: '', ...NO_PASSWORD }

const RULES: FormRules<typeof EMPTY> = {
  schema: changePassword.body,
  toBody: ({ currentPassword, newPassword }) => ({ currentPassword, newPassword }),
  findMore: findUnlike,
}

export function PasswordCard() {
  const text = useText()
  const sent = useSentForm({
    initial: EMPTY,
    rules: RULES,
    send: ({ currentPassword, newPassword }) =>
      api.post('/api/admin/password', { body: { currentPassword, newPassword } }),
    onSent: ({ credential }, form) => {
      storeCredential(credential)
      form.reset(EMPTY)
      toastSuccess(text('admin.account.password.changed'))
    },
    wordsFor: (error) => text('admin.account.password.failed', { why: describeFailure(error) }),
  })
  const { form } = sent
  return (
    <SettingsCard title={text('admin.account.password.title')} hint={text('admin.account.password.hint')}>
      <SettingsForm {...sent} isSentOnce saveLabel={text('admin.account.password.change')}>
        <TextField
          label={text('admin.account.currentPassword')}
          type="password"
          autoComplete="current-password"
          required
          {...form.input('currentPassword')}
        />
        <NewPasswordFields form={form} />
      </SettingsForm>
    </SettingsCard>
  )
}
