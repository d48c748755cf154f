import { useQueryClient } from '@tanstack/react-query'
import { toastSuccess } from '#app/admin/forms/failure-words.ts'
import { SettingsCard } from '#app/admin/forms/settings/settings-card.tsx'
import { SettingsForm } from '#app/admin/forms/settings/settings-form.tsx'
import { useSentForm } from '#app/admin/forms/use-sent-form.ts'
import { meQuery } from '#app/admin/session/use-me.ts'
import { api } from '#app/lib/api/api.ts'
import { useWords } from '#app/lib/language/in-both.ts'
import { TextField } from '#app/ui/fields/text-field.tsx'
import type { Me } from '#contract/people/accounts.ts'
import { NAME_LENGTH } from '#domain/order/details-rules.ts'
import { ACCOUNT_WORDS } from './account-words.ts'

const toFields = ({ fullName, email }: Me) => ({
  fullName: fullName ?? '',
  email: email ?? '',
  currentPassword: '',
})

export function ProfileCard({ me }: { me: Me }) {
  const words = useWords(ACCOUNT_WORDS)
  const queryClient = useQueryClient()
  const sent = useSentForm({
    initial: toFields(me),
    findProblems: ({ currentPassword }) =>
      currentPassword === '' ? { currentPassword: words.currentPasswordMissing } : {},
    send: (body) => api.put('/api/admin/me', { body }),
    onSent: (saved, form) => {
      queryClient.setQueryData(meQuery.queryKey, saved)
      form.reset(toFields(saved))
      toastSuccess(words.profile.saved)
    },
  })
  const { form } = sent
  return (
    <SettingsCard title={words.profile.title} hint={words.profile.hint(me.username)}>
      <SettingsForm {...sent} saveLabel={words.profile.save}>
        <TextField
          label={words.profile.fullName}
          maxLength={NAME_LENGTH.maximum}
          autoComplete="name"
          {...form.text('fullName')}
        />
        <TextField
          label={words.profile.email}
          hint={words.profile.emailHint}
          type="email"
          autoComplete="email"
          {...form.text('email')}
        />
        <TextField
          label={words.currentPassword}
          type="password"
          autoComplete="current-password"
          required
          {...form.text('currentPassword')}
        />
      </SettingsForm>
    </SettingsCard>
  )
}
