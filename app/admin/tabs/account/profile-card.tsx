import { useMutation, useQueryClient } from '@tanstack/react-query'
import { failureWords, toastFailure, toastSuccess } from '#app/admin/forms/failure-words.ts'
import { SettingsCard } from '#app/admin/forms/settings-card.tsx'
import { SettingsForm } from '#app/admin/forms/settings-form.tsx'
import { useForm } from '#app/admin/forms/use-form.ts'
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
  const form = useForm(fieldsOf(me))
  const { mutate, isPending } = useMutation({
    mutationFn: (body: typeof form.fields) => api.put('/api/admin/me', { body }),
    onSuccess: (saved) => {
      queryClient.setQueryData(meQuery.queryKey, saved)
      form.reset(fieldsOf(saved))
      toastSuccess('Your details are saved')
    },
    onError: (error) => {
      toastFailure(failureWords(error))
      form.refuseAs(error)
    },
  })
  const submit = () => {
    const isMissing = form.fields.currentPassword === ''
    const found = isMissing ? { currentPassword: 'Please enter your current password' } : {}
    if (!form.check(found) && !isPending) mutate(form.fields)
  }
  return (
    <SettingsCard title="Your Details" hint={`You sign in as ${me.username}.`}>
      <SettingsForm form={form} submit={submit} isSaving={isPending} saveLabel="Save Details">
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
