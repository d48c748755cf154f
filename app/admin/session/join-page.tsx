import { useNavigate } from 'react-router'
import { api } from '#app/lib/api/api.ts'
import { useWords, wordsRead } from '#app/lib/language/in-both.ts'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { NAME_LENGTH } from '#domain/order/details-rules.ts'
import { toastSuccess } from '../forms/failure-words.ts'
import { SettingsForm } from '../forms/settings/settings-form.tsx'
import { useSentForm } from '../forms/use-sent-form.ts'
import { NewPasswordFields, NO_PASSWORD, newPasswordProblems } from './new-password-fields.tsx'
import { SESSION_WORDS } from './session-words.ts'
import { SignedOutPage } from './signed-out-page.tsx'
import { useAccountLink } from './use-account-link.ts'

const NOBODY = { username: '', fullName: '', ...NO_PASSWORD }

export default function JoinPage() {
  const words = useWords(SESSION_WORDS)
  const navigate = useNavigate()
  const { token, link, problem } = useAccountLink('invitation')
  const sent = useSentForm({
    initial: NOBODY,
    findProblems,
    send: ({ username, fullName, newPassword: password }) =>
      api.post('/api/admin/account-link/invitation', { body: { token, username, fullName, password } }),
    onSent: async ({ username }) => {
      await navigate('/admin/login', { replace: true })
      toastSuccess(words.join.joined(username))
    },
  })
  const { form } = sent
  return (
    <SignedOutPage
      title={words.join.title}
      words={link ? words.join.words(link.email) : (problem ?? words.oneMoment)}
    >
      {link && (
        <SettingsForm {...sent} saveLabel={words.join.join}>
          <TextField
            label={words.username}
            required
            maxLength={NAME_LENGTH.maximum}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            {...form.text('username')}
          />
          <TextField
            label={words.join.fullName}
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

function findProblems(fields: typeof NOBODY) {
  return {
    ...(fields.username.trim() === '' && { username: wordsRead(SESSION_WORDS).usernameMissing }),
    ...newPasswordProblems(fields),
  }
}
