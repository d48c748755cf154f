import { useNavigate } from 'react-router'
import { api } from '#app/lib/api/api.ts'
import { useWords } from '#app/lib/language/in-both.ts'
import { toastSuccess } from '../forms/failure-words.ts'
import { SettingsForm } from '../forms/settings/settings-form.tsx'
import { useSentForm } from '../forms/use-sent-form.ts'
import { NewPasswordFields, NO_PASSWORD, newPasswordProblems } from './new-password-fields.tsx'
import { SESSION_WORDS } from './session-words.ts'
import { SignedOutPage } from './signed-out-page.tsx'
import { useAccountLink } from './use-account-link.ts'

export default function ResetPasswordPage() {
  const words = useWords(SESSION_WORDS)
  const navigate = useNavigate()
  const { token, link, problem } = useAccountLink('password-reset')
  const sent = useSentForm({
    initial: NO_PASSWORD,
    findProblems: newPasswordProblems,
    send: ({ newPassword }) => api.post('/api/admin/account-link/password', { body: { token, newPassword } }),
    onSent: async () => {
      await navigate('/admin/login', { replace: true })
      toastSuccess(words.reset.changed)
    },
  })
  return (
    <SignedOutPage
      title={words.reset.title}
      words={link ? words.reset.words(link.username ?? '') : (problem ?? words.oneMoment)}
    >
      {link && (
        <SettingsForm {...sent} saveLabel={words.reset.change}>
          <NewPasswordFields form={sent.form} />
        </SettingsForm>
      )}
    </SignedOutPage>
  )
}
