import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { LoadFailure } from '#app/admin/forms/load-failure.tsx'
import { api } from '#app/lib/api/api.ts'
import { queriesAt } from '#app/lib/api/api-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Badge } from '#app/ui/display/badge.tsx'
import { Skeleton } from '#app/ui/display/skeleton.tsx'
import type { ThreadDetails } from '#contract/people/threads.ts'
import { DetailCard } from '../detail-card.tsx'
import { FileNumber } from './file-number.tsx'
import { showPhone } from './show-phone.ts'
import { ThreadEntries } from './thread-entries.tsx'
import styles from './thread-panel.module.css'
import { threadQuery } from './thread-queries.ts'
import { ThreadReply } from './thread-reply.tsx'

type ThreadPanelProps = {
  readonly id: string
  readonly onBack: () => void
  /** Its number was filed: the conversation goes on with the family. */
  readonly onMoved: (id: string) => void
}

/** One conversation, with the box to answer below it. */
export function ThreadPanel({ id, onBack, onMoved }: ThreadPanelProps) {
  const text = useText()
  const { data: thread, isPending, isFetching, refetch } = useQuery(threadQuery(id))
  useReadMark(thread)
  if (isPending) return <Skeleton shape="box" height="32rem" />
  if (!thread)
    return (
      <LoadFailure words={text('admin.threads.threadFailed')} isRetrying={isFetching} onRetry={refetch} />
    )
  return (
    <DetailCard
      title={thread.name || showPhone(thread.phone)}
      backLabel={text('admin.threads.back')}
      onBack={onBack}
      header={
        <>
          <p className={styles.reach}>
            {thread.phone && <a href={`tel:${thread.phone}`}>{showPhone(thread.phone)}</a>}
            {thread.email && <a href={`mailto:${thread.email}`}>{thread.email}</a>}
            {thread.customerId !== null && (
              <Link to={`/admin/customers/${thread.customerId}`}>{text('admin.threads.family')}</Link>
            )}
          </p>
          {thread.phone && <TextState thread={thread} />}
        </>
      }
    >
      {thread.customerId === null && <FileNumber id={thread.id} onFiled={onMoved} />}
      <ThreadEntries entries={thread.entries} />
      <ThreadReply thread={thread} />
    </DetailCard>
  )
}

function TextState({ thread: { hasStoppedTexts, wantsTexts } }: { readonly thread: ThreadDetails }) {
  const text = useText()
  if (hasStoppedTexts)
    return (
      <p>
        <Badge tone="danger">{text('admin.threads.stopped')}</Badge>
      </p>
    )
  return (
    <p>
      <Badge tone={wantsTexts ? 'success' : 'neutral'}>
        {text(wantsTexts ? 'admin.threads.wantsTexts' : 'admin.threads.noConsent')}
      </Badge>
    </p>
  )
}

/** What is on the screen has been read. */
function useReadMark(thread: ThreadDetails | undefined): void {
  const queryClient = useQueryClient()
  const marked = useRef<string>(undefined)
  const last = thread?.entries.findLast(({ by, isFromFamily }) => by === 'text' && isFromFamily)?.id
  const id = thread?.id
  useEffect(() => {
    if (!id || !last || marked.current === last) return
    marked.current = last
    api.post('/api/admin/threads/:id/read', { params: { id } }).then(
      () => queryClient.invalidateQueries(queriesAt('/api/admin/threads')),
      () => undefined,
    )
  }, [id, last, queryClient])
}
