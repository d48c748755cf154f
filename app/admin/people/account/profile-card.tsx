import type { FormRules } from '#app/admin/kit/forms/form-rules.ts'
import { SettingsCard } from '#app/admin/kit/forms/settings/settings-card.tsx'
import { SettingsForm } from '#app/admin/kit/forms/settings/settings-form.tsx'
import { useSentForm } from '#app/admin/kit/forms/use-sent-form.ts'
import { PasswordField } from '#app/admin/shell/session/password-field.tsx'
import { meQuery } from '#app/admin/shell/session/use-me.ts'
import { api } from '#app/lib/api/api.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { changeMe, type Me } from '#contract/people/accounts.ts'

const toFields = ({ fullName, email, noticeEmail }: Me) => ({
  fullName: fullName ?? '',
  email: email ?? '',
  // Only owners have it.
  ...(noticeEmail !== undefined && { noticeEmail }),
  currentPassword: '',
})

const RULES: FormRules<ReturnType<typeof toFields>> = { schema: changeMe.body }

export function ProfileCard({ me }: { me: Me }) {
  const text = useText()
  const sent = useSentForm({
    initial: toFields(me),
    rules: RULES,
    send: (body) => api.put('/api/admin/me', { body }),
    stores: meQuery,
    done: text('admin.account.profile.saved'),
    onSent: (saved, form) => form.reset(toFields(saved)),
  })
  const { form } = sent
  return (
    <SettingsCard
      title={text('admin.account.profile.title')}
      hint={text('admin.account.profile.hint', { username: me.username })}
    >
      <SettingsForm {...sent} saveLabel={text('admin.account.profile.save')}>
        <TextField
          label={text('admin.account.profile.fullName')}
          autoComplete="name"
          {...form.input('fullName')}
        />
        <TextField
          label={text('admin.account.profile.email')}
          hint={text('admin.account.profile.emailHint')}
          type="email"
          autoComplete="email"
          {...form.input('email')}
        />
        {me.noticeEmail !== undefined && (
          <TextField
            label={text('admin.account.profile.noticeEmail')}
            hint={text('admin.account.profile.noticeEmailHint')}
            type="email"
            {...form.input('noticeEmail')}
          />
        )}
        <PasswordField label={text('admin.account.currentPassword')} {...form.input('currentPassword')} />
      </SettingsForm>
    </SettingsCard>
  )
}
