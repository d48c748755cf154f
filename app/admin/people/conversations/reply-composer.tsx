import { useQueryClient } from '@tanstack/react-query'
import { describeFailure, toastSuccess } from '#app/admin/kit/forms/describe-failure.ts'
import { EditDialog } from '#app/admin/kit/forms/edit-dialog.tsx'
import { useRequestKey } from '#app/admin/kit/forms/use-request-key.ts'
import { useSentForm } from '#app/admin/kit/forms/use-sent-form.ts'
import { api } from '#app/lib/api/api.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { TextArea } from '#app/ui/fields/text-area.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { type ContactMessage, REPLY_MAX, replyToContactMessage } from '#contract/people/contact.ts'
import { partyDayAt } from '#domain/foundation/time/party-day.ts'
import { messagesQuery } from './messages-query.ts'

/** Replies to a message: the email goes through the outbox, and the message counts as answered. */
export function ReplyComposer({ message, onClose }: { message: ContactMessage; onClose: () => void }) {
  const text = useText()
  const queryClient = useQueryClient()
  const sendKeyed = useRequestKey()
  const sent = useSentForm({
    initial: {
      subject: message.draft?.subject ?? getReplySubject(message),
      message: message.draft?.message ?? '',
    },
    rules: { schema: replyToContactMessage.body, toBody: (fields) => fields },
    send: (body) =>
      sendKeyed(body, (request) =>
        api.post('/api/contact/submissions/:id/reply', { params: { id: message.id }, ...request }),
      ),
    onSent: () => {
      toastSuccess(text('admin.messages.composer.sent', { name: message.name }))
      onClose()
      return queryClient.invalidateQueries({ queryKey: messagesQuery.queryKey })
    },
    wordsFor: (error) => text('admin.messages.composer.failed', { why: describeFailure(error) }),
  })
  const { form } = sent
  return (
    <EditDialog
      title={text('admin.messages.composer.title', { name: message.name })}
      description={text('admin.messages.composer.description', { email: message.email })}
      {...sent}
      saveLabel={text('admin.messages.sendEmail')}
      savingLabel={text('admin.messages.composer.sending')}
      onClose={onClose}
    >
      {message.draft && (
        <p>
          {text('admin.messages.drafted', {
            by: message.draft.by,
            day: partyDayAt(new Date(message.draft.at)),
          })}
        </p>
      )}
      <TextField
        label={text('admin.messages.composer.subject')}
        required
        maxLength={200}
        {...form.input('subject')}
      />
      <TextArea
        label={text('admin.messages.composer.message')}
        required
        rows={10}
        maxLength={REPLY_MAX}
        hasCounter
        {...form.input('message')}
      />
    </EditDialog>
  )
}

function getReplySubject({ subject }: ContactMessage): string {
  return subject.toLowerCase().startsWith('re:') ? subject : `Re: ${subject}`
}
