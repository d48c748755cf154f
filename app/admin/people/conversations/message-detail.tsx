import { useQueryClient } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import { Link } from 'react-router'
import { describeFailedAction, toastFailure } from '#app/admin/kit/forms/describe-failure.ts'
import { useSingleMutation } from '#app/admin/kit/forms/use-single-mutation.ts'
import { useCan } from '#app/admin/shell/session/use-me.ts'
import { api } from '#app/lib/api/api.ts'
import { formatDayAndTime } from '#app/lib/language/format-instant.ts'
import { useLanguage } from '#app/lib/language/language.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Row, Text } from '#app/ui/layout.tsx'
import { toast } from '#app/ui/toasts/toast-queue.ts'
import type { ContactMessage } from '#contract/people/contact.ts'
import { DetailCard } from './detail-card.tsx'
import styles from './message-detail.module.css'
import { messagesQuery } from './messages-query.ts'
import { ReplyComposer } from './reply-composer.tsx'

type MessageDetailProps = Pick<ComponentProps<typeof DetailCard>, 'beside' | 'onBack'> & {
  readonly message: ContactMessage
}

export function MessageDetail({ message, ...ways }: MessageDetailProps) {
  const text = useText()
  const may = useCan()
  const language = useLanguage()
  const [isReplying, setIsReplying] = useState(false)
  return (
    <DetailCard
      title={message.subject}
      backLabel={text('admin.messages.back')}
      {...ways}
      header={
        <>
          <p className={classNames(styles.sender, 'touch-targets')}>
            <strong>{message.name}</strong> <a href={`mailto:${message.email}`}>{message.email}</a>{' '}
            {may('customers') && (
              <Link to={`/admin/messages/${message.id}/customer`}>{text('admin.messages.family')}</Link>
            )}
          </p>
          <Text dateTime={message.createdAt} as="time" size="sm" tone="soft">
            {formatDayAndTime(message.createdAt, language)}
          </Text>
        </>
      }
    >
      <p className={styles.words}>{message.message}</p>
      {message.draft && <p role="note">{text('admin.messages.draftWaits', { by: message.draft.by })}</p>}
      <Row gap={3} align="stretch" className={styles.actions}>
        {message.responded ? (
          <Button icon="mail" variant="secondary" onClick={() => setIsReplying(true)}>
            {text('admin.messages.sendEmail')}
          </Button>
        ) : (
          <>
            <MarkResponded id={message.id} />
            <Button icon="mail" onClick={() => setIsReplying(true)}>
              {text('admin.messages.reply')}
            </Button>
          </>
        )}
      </Row>
      {isReplying && <ReplyComposer message={message} onClose={() => setIsReplying(false)} />}
    </DetailCard>
  )
}

function MarkResponded({ id }: { id: number }) {
  const text = useText()
  const queryClient = useQueryClient()
  const { mutate, isPending } = useSingleMutation({
    mutationFn: () => api.put('/api/contact/submissions/:id/respond', { params: { id } }),
    onSuccess: () => {
      toast({ title: text('admin.messages.marked'), tone: 'success' })
      return queryClient.invalidateQueries({ queryKey: messagesQuery.queryKey })
    },
    onError: (error) => toastFailure(describeFailedAction(text('admin.messages.markFailed'), error)),
  })
  return (
    <Button icon="check" variant="secondary" isBusy={isPending} onClick={() => mutate()}>
      {text('admin.messages.mark')}
    </Button>
  )
}
