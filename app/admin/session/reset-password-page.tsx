import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { api } from '#app/lib/api.ts'
import { pageMeta } from '#app/lib/page-title.ts'
import { failureWords, toastFailure, toastSuccess } from '../forms/failure-words.ts'
import { SettingsForm } from '../forms/settings-form.tsx'
import { useForm } from '../forms/use-form.ts'
import { NewPasswordFields, NO_PASSWORD, newPasswordProblems } from './new-password-fields.tsx'
import { SignedOutPage } from './signed-out-page.tsx'
import { useAccountLink } from './use-account-link.ts'

export const meta = () => pageMeta({ title: 'Choose a New Password', robots: 'noindex' })

export default function ResetPasswordPage() {
  const navigate = useNavigate()
  const { token, link, problem } = useAccountLink('password-reset')
  const form = useForm(NO_PASSWORD)
  const { mutate, isPending } = useMutation({
    mutationFn: ({ newPassword }: typeof NO_PASSWORD) =>
      api.post('/api/admin/account-link/password', { body: { token, newPassword } }),
    onSuccess: async () => {
      await navigate('/admin/login', { replace: true })
      toastSuccess('Your password is changed. Please sign in with it.')
    },
    onError: (error) => {
      toastFailure(failureWords(error))
      form.refuseAs(error)
    },
  })
  const submit = () => {
    if (!form.check(newPasswordProblems(form.fields)) && !isPending) mutate(form.fields)
  }
  const words = link ? `For ${link.username}. You will be signed out everywhere.` : problem
  return (
    <SignedOutPage title="Choose a New Password" words={words ?? 'One moment...'}>
      {link && (
        <SettingsForm form={form} submit={submit} isSaving={isPending} saveLabel="Change Password">
          <NewPasswordFields form={form} />
        </SettingsForm>
      )}
    </SignedOutPage>
  )
}
