import { useMutation, useQueryClient } from '@tanstack/react-query'
import { EditDialog } from '#app/admin/forms/edit-dialog.tsx'
import { failureWords, toastFailure } from '#app/admin/forms/failure-words.ts'
import { useForm } from '#app/admin/forms/use-form.ts'
import { api } from '#app/lib/api.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { type Permission, SCOPES } from '#contract/permissions.ts'
import { NAME_LENGTH } from '#domain/booking/details-rules.ts'
import { Choices } from './choices.tsx'
import { apiKeysQuery } from './integration-queries.ts'

type Fields = { name: string; scopes: Permission[] }

export function ApiKeyDialog({ onClose, onMade }: { onClose: () => void; onMade: (key: string) => void }) {
  const queryClient = useQueryClient()
  const form = useForm<Fields>({ name: '', scopes: [] })
  const { mutate, isPending } = useMutation({
    mutationFn: (body: Fields) => api.post('/api/admin/api-keys', { body }),
    onSuccess: ({ key }) => {
      queryClient.invalidateQueries(apiKeysQuery)
      onClose()
      onMade(key)
    },
    onError: (error) => {
      toastFailure(failureWords(error))
      form.refuseAs(error)
    },
  })
  const submit = () => {
    const { name, scopes } = form.fields
    const found = {
      ...(name.trim() === '' && { name: 'Please give the key a name' }),
      ...(scopes.length === 0 && { scopes: 'Please choose at least one scope' }),
    }
    if (!form.check(found) && !isPending) mutate(form.fields)
  }
  return (
    <EditDialog
      form={form}
      submit={submit}
      isSaving={isPending}
      title="New API Key"
      size="md"
      saveLabel="Make API Key"
      savingLabel="Making..."
      onClose={onClose}
    >
      <TextField
        label="Name"
        hint="What it is for, such as the bookkeeping script"
        maxLength={NAME_LENGTH.maximum}
        required
        {...form.text('name')}
      />
      <Choices
        label="Scopes"
        all={SCOPES}
        chosen={form.fields.scopes}
        error={form.problems.scopes}
        onChange={(scopes) => form.set('scopes', scopes)}
      />
    </EditDialog>
  )
}
