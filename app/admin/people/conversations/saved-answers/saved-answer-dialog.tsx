import { useQueryClient } from '@tanstack/react-query'
import { toastSuccess } from '#app/admin/kit/forms/describe-failure.ts'
import { EditDialog } from '#app/admin/kit/forms/edit-dialog.tsx'
import { FreeTextArea } from '#app/admin/kit/forms/free-text-area.tsx'
import { useRequestKey } from '#app/admin/kit/forms/use-request-key.ts'
import { useSentForm } from '#app/admin/kit/forms/use-sent-form.ts'
import { api } from '#app/lib/api/api.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { ANSWER_NAME_MAX, createSavedAnswer, type SavedAnswer } from '#contract/people/saved-answers.ts'
import { ANSWER_FIELDS } from '#domain/people/conversations/saved-answers.ts'
import { savedAnswersQuery } from '../conversation-queries.ts'

type SavedAnswerDialogProps = {
  /** Missing for a new one. */
  readonly saved: SavedAnswer | undefined
  /** The answer that is being written. */
  readonly words: string
  readonly onClose: () => void
}

/** The name and the text of a saved answer. */
export function SavedAnswerDialog({ saved, words, onClose }: SavedAnswerDialogProps) {
  const text = useText()
  const queryClient = useQueryClient()
  const sendKeyed = useRequestKey()
  const sent = useSentForm({
    initial: { name: saved?.name ?? '', text: saved?.text ?? words },
    rules: { schema: createSavedAnswer.body, toBody: (fields) => fields },
    send: (body) =>
      saved
        ? api.patch('/api/admin/saved-answers/:id', { params: { id: saved.id }, body })
        : sendKeyed(body, (request) => api.post('/api/admin/saved-answers', request)),
    onSent: ({ name }) => {
      toastSuccess(text('admin.savedAnswers.saved', { name }))
      onClose()
      return queryClient.invalidateQueries(savedAnswersQuery)
    },
  })
  return (
    <EditDialog
      title={text(saved ? 'admin.savedAnswers.editTitle' : 'admin.savedAnswers.newTitle')}
      {...sent}
      saveLabel={text('admin.savedAnswers.save')}
      onClose={onClose}
    >
      <TextField
        label={text('admin.savedAnswers.name')}
        required
        maxLength={ANSWER_NAME_MAX}
        {...sent.form.input('name')}
      />
      <FreeTextArea
        label={text('admin.savedAnswers.text')}
        hint={text('admin.mails.fields', { fields: ANSWER_FIELDS.map((field) => `{${field}}`).join(', ') })}
        {...sent.form.input('text')}
      />
    </EditDialog>
  )
}
