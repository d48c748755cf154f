import { useNavigate } from 'react-router'
import { api } from '#app/lib/api.ts'
import { pageMeta } from '#app/lib/page-title.ts'
import { toastSuccess } from '../forms/failure-words.ts'
import { SettingsForm } from '../forms/settings-form.tsx'
import { useSentForm } from '../forms/use-sent-form.ts'
import { NewPasswordFields, NO_PASSWORD, newPasswordProblems } from './new-password-fields.tsx'
import { SignedOutPage } from './signed-out-page.tsx'
import { useAccountLink } from './use-account-link.ts'

export const meta = () => pageMeta({ title: 'Choose a New Password', robots: 'noindex' })

export default function ResetPasswordPage() {
  const navigate = useNavigate()
  const { token, link, problem } = useAccountLink('password-reset')
  const sent = useSentForm({
    initial: NO_PASSWORD,
    problemsOf: newPasswordProblems,
    send: ({ newPassword }) => api.post('/api/admin/account-link/password', { body: { token, newPassword } }),
    onSent: async () => {
      await navigate('/admin/login', { replace: true })
      toastSuccess('Your password is changed. Please sign in with it.')
    },
  })
  const words = link ? `For ${link.username}. You will be signed out everywhere.` : problem
  return (
    <SignedOutPage title="Choose a New Password" words={words ?? 'One moment...'}>
      {link && (
        <SettingsForm {...sent} saveLabel="Change Password">
          <NewPasswordFields form={sent.form} />
        </SettingsForm>
      )}
    </SignedOutPage>
  )
}
