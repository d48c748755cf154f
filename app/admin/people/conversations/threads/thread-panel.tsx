import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ComponentProps, useEffect, useRef } from 'react'
import { Link, Navigate } from 'react-router'
import { Loaded } from '#app/admin/kit/ui/loaded.tsx'
import { api } from '#app/lib/api/api.ts'
import { queriesAt } from '#app/lib/api/api-query.ts'
import { ApiFailure } from '#app/lib/api/api-request.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Badge } from '#app/ui/display/badge.tsx'
import { EmptyState } from '#app/ui/display/empty-state.tsx'
import { Row } from '#app/ui/layout.tsx'
import type { ThreadDetails } from '#contract/people/threads.ts'
import { showPhone } from '#domain/people/customers/show-phone.ts'
import { DetailCard } from '../detail-card.tsx'
import { FileNumber } from './file-number.tsx'
import { ThreadEntries } from './thread-entries.tsx'
import { threadPath } from './thread-path.ts'
import { threadQuery } from './thread-queries.ts'
import { ThreadReply } from './thread-reply.tsx'

type ThreadPanelProps = Pick<ComponentProps<typeof DetailCard>, 'beside' | 'onBack'> & {
  readonly id: string
  /** Called when its number was assigned: the conversation continues under the family. */
  readonly onMoved: (id: string) => void
}

/** One conversation, with the reply box below it. */
export function ThreadPanel({ id, onMoved, ...ways }: ThreadPanelProps) {
  const text = useText()
  const query = useQuery(threadQuery(id))
  useReadMark(query.data)
  if (isGone(query.error)) return <EmptyState drawing="search">{text('admin.threads.gone')}</EmptyState>
  const show = (thread: ThreadDetails) => (
    <DetailCard
      title={thread.name || showPhone(thread.phone)}
      backLabel={text('admin.threads.back')}
      {...ways}
      header={
        <>
          <Row as="p" gap={4} rowGap={1} align="stretch" breaksWords>
            {thread.phone && <a href={`tel:${thread.phone}`}>{showPhone(thread.phone)}</a>}
            {thread.email && <a href={`mailto:${thread.email}`}>{thread.email}</a>}
            {thread.customerId !== null && (
              <Link to={`/admin/customers/${thread.customerId}`}>{text('admin.threads.family')}</Link>
            )}
          </Row>
          {thread.phone && <TextState thread={thread} />}
        </>
      }
    >
      {thread.customerId === null && <FileNumber id={thread.id} onFiled={onMoved} />}
      <ThreadEntries entries={thread.entries} />
      <ThreadReply thread={thread} />
    </DetailCard>
  )
  return (
    <Loaded query={query} height="32rem" failed={text('admin.threads.threadFailed')}>
      {(thread) => (thread.id === id ? show(thread) : <Navigate replace to={threadPath(thread.id)} />)}
    </Loaded>
  )
}

/** A link may point to a conversation that was erased or never existed. */
function isGone(error: unknown): boolean {
  return error instanceof ApiFailure && (error.status === 404 || error.status === 400)
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

/** Marks what is on screen as read. */
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
