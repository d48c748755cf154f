import { useNavigate } from 'react-router'
import { api } from '#app/lib/api.ts'
import { pageMeta } from '#app/lib/page-title.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { NAME_LENGTH } from '#domain/booking/details-rules.ts'
import { toastSuccess } from '../forms/failure-words.ts'
import { SettingsForm } from '../forms/settings-form.tsx'
import { useSentForm } from '../forms/use-sent-form.ts'
import { NewPasswordFields, NO_PASSWORD, newPasswordProblems } from './new-password-fields.tsx'
import { SignedOutPage } from './signed-out-page.tsx'
import { useAccountLink } from './use-account-link.ts'

export const meta = () => pageMeta({ title: 'Join the Team', robots: 'noindex' })

const NOBODY = { username: '', fullName: '', ...NO_PASSWORD }

export default function JoinPage() {
  const navigate = useNavigate()
  const { token, link, problem } = useAccountLink('invitation')
  const sent = useSentForm({
    initial: NOBODY,
    problemsOf,
    send: ({ username, fullName, newPassword: password }) =>
      api.post('/api/admin/account-link/invitation', { body: { token, username, fullName, password } }),
    onSent: async ({ username }) => {
      await navigate('/admin/login', { replace: true })
      toastSuccess(`Welcome! Please sign in as ${username}.`)
    },
  })
  const { form } = sent
  const words = link ? `For ${link.email}. Choose how you sign in.` : problem
  return (
    <SignedOutPage title="Join the Team" words={words ?? 'One moment...'}>
      {link && (
        <SettingsForm {...sent} saveLabel="Join">
          <TextField
            label="Username"
            required
            maxLength={NAME_LENGTH.maximum}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            {...form.text('username')}
          />
          <TextField
            label="Full name (optional)"
            maxLength={NAME_LENGTH.maximum}
            autoComplete="name"
            {...form.text('fullName')}
          />
          <NewPasswordFields form={form} />
        </SettingsForm>
      )}
    </SignedOutPage>
  )
}

function problemsOf(fields: typeof NOBODY) {
  return {
    ...(fields.username.trim() === '' && { username: 'Username is required' }),
    ...newPasswordProblems(fields),
  }
}
