import { useQueryClient } from '@tanstack/react-query'
import { EditDialog } from '#app/admin/forms/edit-dialog.tsx'
import { failureWords, toastSuccess } from '#app/admin/forms/failure-words.ts'
import { useRequestKey } from '#app/admin/forms/use-request-key.ts'
import { useSentForm } from '#app/admin/forms/use-sent-form.ts'
import { api } from '#app/lib/api.ts'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { type ContactMessage, REPLY_MAX } from '#contract/contact.ts'
import { messagesQuery } from './messages-query.ts'

/** Writes back to somebody; the mail leaves through the outbox and the message counts as responded. */
export function ReplyComposer({ message, onClose }: { message: ContactMessage; onClose: () => void }) {
  const queryClient = useQueryClient()
  const requestKey = useRequestKey()
  const sent = useSentForm({
    initial: {
      subject: message.subject.toLowerCase().startsWith('re:') ? message.subject : `Re: ${message.subject}`,
      message: '',
    },
    problemsOf: (fields) => ({
      ...(fields.subject.trim() === '' && { subject: 'Please enter a subject' }),
      ...(fields.message.trim() === '' && { message: 'Please enter a message' }),
    }),
    send: (body) =>
      api.post('/api/contact/submissions/:id/reply', {
        params: { id: message.id },
        body,
        headers: { 'Idempotency-Key': requestKey(body) },
      }),
    onSent: () => {
      toastSuccess(`Your email to ${message.name} is on its way.`)
      onClose()
      return queryClient.invalidateQueries({ queryKey: messagesQuery.queryKey })
    },
    wordsFor: (error) => `Failed to send the email: ${failureWords(error)}`,
  })
  const { form } = sent
  return (
    <EditDialog
      title={`Reply to ${message.name}`}
      description={`The email goes to ${message.email}, with the message quoted below yours.`}
      {...sent}
      saveLabel="Send Email"
      savingLabel="Sending..."
      onClose={onClose}
    >
      <TextField label="Subject" required maxLength={200} {...form.text('subject')} />
      <TextArea
        label="Message"
        required
        rows={10}
        maxLength={REPLY_MAX}
        hasCounter
        {...form.text('message')}
      />
    </EditDialog>
  )
}
