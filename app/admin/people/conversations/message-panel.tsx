import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, useRef } from 'react'
import { Link } from 'react-router'
import { useRequestKey } from '#app/admin/kit/forms/use-request-key.ts'
import { useCan } from '#app/admin/shell/session/use-me.ts'
import { api } from '#app/lib/api/api.ts'
import { formatDayAndTime } from '#app/lib/language/format-instant.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Row, Text } from '#app/ui/layout.tsx'
import { type ContactMessage, replyToContactMessage } from '#contract/people/contact.ts'
import type { ThreadEntry } from '#contract/people/threads.ts'
import { partyDayAt } from '#domain/foundation/time/party-day.ts'
import { AnswerBox } from './answer-box.tsx'
import { messagePath } from './conversation-paths.ts'
import { threadQuery } from './conversation-queries.ts'
import { DetailCard } from './detail-card.tsx'
import { MarkResponded } from './mark-responded.tsx'
import { ThreadEntries } from './thread-entries.tsx'

type MessagePanelProps = Pick<ComponentProps<typeof DetailCard>, 'beside' | 'onBack'> & {
  readonly message: ContactMessage
}

/** A message of the contact form in its family's conversation, with the box for the reply below. */
export function MessagePanel({ message, ...ways }: MessagePanelProps) {
  const { id, name, email, draft } = message
  const text = useText()
  const may = useCan()
  const answer = useRef<HTMLTextAreaElement>(null)
  const sendKeyed = useRequestKey()
  const { data: thread } = useQuery({ ...threadQuery(`m${id}`), retry: false })
  return (
    <DetailCard
      title={message.subject}
      {...ways}
      header={
        <>
          <Row as="p" gap={3} rowGap={0} breaksWords className="touch-targets">
            <strong>{name}</strong> <a href={`mailto:${email}`}>{email}</a>{' '}
            {may('customers') && (
              <Link to={`/admin/messages/${id}/customer`}>{text('admin.messages.family')}</Link>
            )}
          </Row>
          <Text dateTime={message.createdAt} as="time" size="sm" tone="soft">
            {formatDayAndTime(message.createdAt, text.language)}
          </Text>
          {!message.responded && (
            <Row marginTop={2}>
              <MarkResponded
                mark={() => api.put('/api/contact/submissions/:id/respond', { params: { id } })}
              />
              <Button icon="mail" variant="secondary" size="sm" onClick={() => answer.current?.focus()}>
                {text('admin.messages.reply')}
              </Button>
            </Row>
          )}
        </>
      }
    >
      <ThreadEntries entries={thread?.entries ?? [toEntry(message)]} />
      {draft && (
        <p role="note">
          {text('admin.messages.drafted', { by: draft.by, day: partyDayAt(new Date(draft.at)) })}
        </p>
      )}
      <AnswerBox
        area={answer}
        label={text('admin.messages.composer.title', { name })}
        hint={text('admin.messages.composer.description', { email })}
        path={messagePath(id)}
        by="mail"
        initial={{ subject: draft?.subject ?? getReplySubject(message), text: draft?.message ?? '' }}
        rules={{
          schema: replyToContactMessage.body,
          toBody: ({ subject, text }) => ({ subject, message: text }),
          toField: (path) => (path === 'message' ? 'text' : path),
        }}
        values={{ name, party: thread?.party }}
        send={({ subject = '', text }) =>
          sendKeyed({ subject, message: text }, (request) =>
            api.post('/api/contact/submissions/:id/reply', { params: { id }, ...request }),
          )
        }
        sent={text('admin.messages.composer.sent', { name })}
      />
    </DetailCard>
  )
}

function getReplySubject({ subject }: ContactMessage): string {
  return subject.toLowerCase().startsWith('re:') ? subject : `Re: ${subject}`
}

/** What is shown until the whole conversation has loaded. */
function toEntry({ id, subject, message, createdAt, responded }: ContactMessage): ThreadEntry {
  return {
    id: `m${id}`,
    by: 'mail',
    isFromFamily: true,
    kind: 'message',
    subject,
    text: message,
    status: responded ? 'responded' : 'pending',
    isWaiting: !responded,
    author: null,
    segments: null,
    at: createdAt,
  }
}
