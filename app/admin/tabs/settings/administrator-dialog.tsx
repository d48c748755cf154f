import { EditDialog } from '#app/admin/forms/edit-dialog.tsx'
import { failureWords } from '#app/admin/forms/failure-words.ts'
import { useItemForm } from '#app/admin/forms/use-item-form.ts'
import { api } from '#app/lib/api.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { type Administrator, PASSWORD_MIN } from '#contract/accounts.ts'
import { NAME_LENGTH } from '#domain/booking/details-rules.ts'
import { administratorsQuery } from './administrators-query.ts'

type Fields = { username: string; fullName: string; email: string; password: string }

const NOBODY: Fields = { username: '', fullName: '', email: '', password: '' }

export function AdministratorDialog({ onClose }: { onClose: () => void }) {
  const item = useItemForm<Administrator, Fields>({
    list: administratorsQuery,
    item: undefined,
    fieldsOf: () => NOBODY,
    create: (fields) => api.post('/api/admin/users', { body: fields }),
    problemsOf,
    incomplete: () => 'Please fill in the username and the password.',
    saved: { created: 'Administrator added successfully', updated: '' },
    failed: (_, error) => `Failed to add administrator: ${failureWords(error)}`,
    onSaved: onClose,
  })
  const { form } = item
  return (
    <EditDialog
      {...item}
      title="Add Administrator"
      description="An administrator can do everything that you can."
      size="md"
      saveLabel="Add Administrator"
      savingLabel="Adding..."
      onClose={onClose}
    >
      <TextField
        label="Username"
        required
        maxLength={NAME_LENGTH.maximum}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...form.text('username')}
      />
      <TextField
        label="Full name (optional)"
        maxLength={NAME_LENGTH.maximum}
        autoComplete="off"
        {...form.text('fullName')}
      />
      <TextField label="Email (optional)" type="email" autoComplete="off" {...form.text('email')} />
      <TextField
        label="Password"
        hint={`At least ${PASSWORD_MIN} characters`}
        type="password"
        autoComplete="new-password"
        required
        {...form.text('password')}
      />
    </EditDialog>
  )
}

function problemsOf({ username, password }: Fields) {
  return {
    ...(username.trim() === '' && { username: 'Username is required' }),
    ...(password.length < PASSWORD_MIN && {
      password: `Please use at least ${PASSWORD_MIN} characters for the password`,
    }),
  }
}
