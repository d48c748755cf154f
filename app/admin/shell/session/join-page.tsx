import { useNavigate } from 'react-router'
import { toastSuccess } from '#app/admin/kit/forms/describe-failure.ts'
import { SettingsForm } from '#app/admin/kit/forms/settings/settings-form.tsx'
import { useSentForm } from '#app/admin/kit/forms/use-sent-form.ts'
import { api } from '#app/lib/api/api.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { acceptInvitation } from '#contract/people/account-links.ts'
import { findUnlike, NewPasswordFields, NO_PASSWORD } from './new-password-fields.tsx'
import { SignedOutPage } from './signed-out-page.tsx'
import { useAccountLink } from './use-account-link.ts'

const NOBODY = { username: '', fullName: '', ...NO_PASSWORD }

export default function JoinPage() {
  const text = useText()
  const { token, link, problem } = useAccountLink('invitation')
  const sent = useJoinForm(token)
  const { form } = sent
  return (
    <SignedOutPage
      title={text('admin.session.join.title')}
      words={
        link
          ? text('admin.session.join.words', { email: link.email })
          : (problem ?? text('admin.forms.oneMoment'))
      }
    >
      {link && (
        <SettingsForm {...sent} isSentOnce saveLabel={text('admin.session.join.join')}>
          <TextField
            label={text('admin.session.username')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            {...form.input('username')}
          />
          <TextField
            label={text('admin.session.join.fullName')}
            autoComplete="name"
            {...form.input('fullName')}
          />
          <NewPasswordFields form={form} />
        </SettingsForm>
      )}
    </SignedOutPage>
  )
}

function useJoinForm(token: string) {
  const text = useText()
  const navigate = useNavigate()
  const toBody = ({ username, fullName, newPassword: password }: typeof NOBODY) => ({
    token,
    username,
    fullName,
    password,
  })
  return useSentForm<typeof NOBODY, { username: string }>({
    initial: NOBODY,
    rules: {
      schema: acceptInvitation.body,
      toBody,
      toField: (path) => (path === 'password' ? 'newPassword' : undefined),
      findMore: findUnlike,
    },
    send: (fields) => api.post('/api/admin/account-link/invitation', { body: toBody(fields) }),
    onSent: async ({ username }) => {
      await navigate('/admin/login', { replace: true })
      toastSuccess(text('admin.session.join.joined', { username }))
    },
  })
}
