import { useNavigate } from 'react-router'
import { toastSuccess } from '#app/admin/kit/forms/describe-failure.ts'
import { SettingsForm } from '#app/admin/kit/forms/settings/settings-form.tsx'
import { useSentForm } from '#app/admin/kit/forms/use-sent-form.ts'
import { api } from '#app/lib/api/api.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { resetForgottenPassword } from '#contract/people/account-links.ts'
import { findUnlike, type NewPassword, NewPasswordFields, NO_PASSWORD } from './new-password-fields.tsx'
import { SignedOutPage } from './signed-out-page.tsx'
import { useAccountLink } from './use-account-link.ts'

export default function ResetPasswordPage() {
  const text = useText()
  const navigate = useNavigate()
  const { token, link, problem } = useAccountLink('password-reset')
  const toBody = ({ newPassword }: NewPassword) => ({ token, newPassword })
  const sent = useSentForm({
    initial: NO_PASSWORD,
    rules: { schema: resetForgottenPassword.body, toBody, findMore: findUnlike },
    send: (fields) => api.post('/api/admin/account-link/password', { body: toBody(fields) }),
    onSent: async () => {
      await navigate('/admin/login', { replace: true })
      toastSuccess(text('admin.session.reset.changed'))
    },
  })
  return (
    <SignedOutPage
      title={text('admin.session.reset.title')}
      words={
        link
          ? text('admin.session.reset.words', { username: link.username ?? '' })
          : (problem ?? text('admin.forms.oneMoment'))
      }
    >
      {link && (
        <SettingsForm {...sent} isSentOnce saveLabel={text('admin.account.password.change')}>
          <NewPasswordFields form={sent.form} />
        </SettingsForm>
      )}
    </SignedOutPage>
  )
}
