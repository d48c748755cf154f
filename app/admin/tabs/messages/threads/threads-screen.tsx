import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { PagedList } from '#app/admin/lists/paged-list.tsx'
import { TabHeader } from '#app/admin/shell/tab-header.tsx'
import { apiPath } from '#app/lib/api/api.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { MessageViews } from '../message-views.tsx'
import { TextCosts } from './text-costs.tsx'
import { ThreadList } from './thread-list.tsx'
import { ThreadPanel } from './thread-panel.tsx'
import { threadsQuery } from './thread-queries.ts'
import styles from './threads-screen.module.css'

/** What was said with each family: a list beside the conversation; on a phone one replaces the other. */
export default function ThreadsScreen() {
  const text = useText()
  const { thread: openId } = useParams()
  const navigate = useNavigate()
  const [page, setPage] = useState(1)
  const query = useQuery({ ...threadsQuery(page), placeholderData: keepPreviousData })
  const open = (id: string | undefined) =>
    void navigate(id === undefined ? '/admin/messages/threads' : `/admin/messages/threads/${id}`, {
      preventScrollReset: true,
      flushSync: true,
    })
  const panel = useFocusOnPhones(openId)
  return (
    <>
      <TabHeader title={text('admin.threads.title')} hint={text('admin.threads.hint')} />
      <MessageViews />
      <PagedList
        address={apiPath('/api/admin/threads')}
        query={query}
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
            <div className={styles.folder} data-open={openId !== undefined}>
              <ThreadList threads={threads} openId={openId} onOpen={open} />
              <div ref={panel} tabIndex={-1} className={styles.panel}>
                {openId === undefined ? (
                  <p className={styles.nothing}>{text('admin.threads.select')}</p>
                ) : (
                  <ThreadPanel key={openId} id={openId} onBack={() => open(undefined)} onMoved={open} />
                )}
              </div>
            </div>
          </>
        )}
      </PagedList>
      <TextCosts />
    </>
  )
}

/** On phones, where the conversation replaces the list, moves the focus to it. */
function useFocusOnPhones(openId: string | undefined) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const isListHidden = panel.current?.previousElementSibling?.checkVisibility() === false
    if (openId !== undefined && isListHidden) panel.current?.focus()
  }, [openId])
  return panel
}
