import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { findNeighbors } from '#app/admin/kit/side-panel/find-neighbors.ts'
import { PagedList } from '#app/admin/parts/lists/paged-list.tsx'
import { TabHeader } from '#app/admin/shell/tab-header.tsx'
import { apiPath } from '#app/lib/api/api.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { showPhone } from '#domain/people/customers/show-phone.ts'
import { ListAndDetail } from '../list-and-detail.tsx'
import { MessageViews } from '../message-views.tsx'
import { TextCosts } from './text-costs.tsx'
import { ThreadEntry } from './thread-entry.tsx'
import { ThreadPanel } from './thread-panel.tsx'
import { threadPath } from './thread-path.ts'
import { threadsQuery } from './thread-queries.ts'
import styles from './threads-screen.module.css'

/** The conversations with all families. */
export default function ThreadsScreen() {
  const text = useText()
  const { thread: openId } = useParams()
  const navigate = useNavigate()
  const [page, setPage] = useState(1)
  const query = useQuery({ ...threadsQuery(page), placeholderData: keepPreviousData })
  const open = (id: string | undefined) =>
    void navigate(threadPath(id), { preventScrollReset: true, flushSync: true })
  const listed = query.data?.threads ?? []
  const { previous, next } = findNeighbors([listed.map(({ id }) => id)], openId)
  const toWay = (id: string | undefined, label: 'admin.threads.previous' | 'admin.threads.next') => {
    const other = listed.find((thread) => thread.id === id)
    if (!other) return undefined
    const name = other.name || showPhone(other.phone)
    return { to: threadPath(id), words: name, label: text(label, { name }) }
  }
  const panel = openId !== undefined && (
    <ThreadPanel
      key={openId}
      id={openId}
      beside={{
        previous: toWay(previous, 'admin.threads.previous'),
        next: toWay(next, 'admin.threads.next'),
      }}
      onBack={() => open(undefined)}
      onMoved={open}
    />
  )
  return (
    <>
      <TabHeader title={text('admin.threads.title')} hint={text('admin.threads.hint')} />
      <MessageViews />
      <PagedList
        address={apiPath('/api/admin/threads')}
        query={query}
        page={page}
        drawing="messages"
        words={{
          loadFailed: text('admin.threads.loadFailed'),
          none: text('admin.threads.none'),
          one: text('admin.threads.one'),
          many: text('admin.threads.many'),
          pages: text('admin.threads.pages'),
        }}
        onPage={setPage}
      >
        {({ threads, isSending }) => (
          <>
            {!isSending && <p className={styles.notice}>{text('admin.threads.notSending')}</p>}
            <ListAndDetail
              label={text('admin.threads.title')}
              openId={openId}
              placeholder={text('admin.threads.select')}
              entries={threads.map((thread) => (
                <li key={thread.id}>
                  <ThreadEntry thread={thread} isOpen={thread.id === openId} onOpen={() => open(thread.id)} />
                </li>
              ))}
            >
              {panel}
            </ListAndDetail>
          </>
        )}
      </PagedList>
      {/* Opens a conversation that has no messages yet, so that staff can write the first one. */}
      {query.data?.total === 0 && panel}
      <TextCosts />
    </>
  )
}
