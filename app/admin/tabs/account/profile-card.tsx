import { useQueryClient } from '@tanstack/react-query'
import { toastSuccess } from '#app/admin/forms/failure-words.ts'
import { SettingsCard } from '#app/admin/forms/settings-card.tsx'
import { SettingsForm } from '#app/admin/forms/settings-form.tsx'
import { useSentForm } from '#app/admin/forms/use-sent-form.ts'
import { meQuery } from '#app/admin/session/use-me.ts'
import { api } from '#app/lib/api.ts'
import { TextField } from '#app/ui/text-field.tsx'
import type { Me } from '#contract/accounts.ts'
import { NAME_LENGTH } from '#domain/booking/details-rules.ts'

const fieldsOf = ({ fullName, email }: Me) => ({
  fullName: fullName ?? '',
  email: email ?? '',
  currentPassword: '',
})

export function ProfileCard({ me }: { me: Me }) {
  const queryClient = useQueryClient()
  const sent = useSentForm({
    initial: fieldsOf(me),
    problemsOf: ({ currentPassword }) =>
      currentPassword === '' ? { currentPassword: 'Please enter your current password' } : {},
    send: (body) => api.put('/api/admin/me', { body }),
    onSent: (saved, form) => {
      queryClient.setQueryData(meQuery.queryKey, saved)
      form.reset(fieldsOf(saved))
      toastSuccess('Your details are saved')
    },
  })
  const { form } = sent
  return (
    <SettingsCard title="Your Details" hint={`You sign in as ${me.username}.`}>
      <SettingsForm {...sent} saveLabel="Save Details">
        <TextField
          label="Full name"
          maxLength={NAME_LENGTH.maximum}
          autoComplete="name"
          {...form.text('fullName')}
        />
        <TextField
          label="Email"
          hint="Where a link is mailed if you forget your password."
          type="email"
          autoComplete="email"
          {...form.text('email')}
        />
        <TextField
          label="Current password"
          type="password"
          autoComplete="current-password"
          required
          {...form.text('currentPassword')}
        />
      </SettingsForm>
    </SettingsCard>
  )
}
