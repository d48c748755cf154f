import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { NO_LEAVE_QUESTION } from '#app/admin/kit/forms/leave-question.tsx'
import { useConfirmDiscard } from '#app/admin/kit/forms/use-confirm-discard.tsx'
import { isAnythingUnsaved } from '#app/admin/kit/forms/use-unsaved.ts'
import { findNeighbors } from '#app/admin/kit/side-panel/find-neighbors.ts'
import { Loaded } from '#app/admin/kit/ui/loaded.tsx'
import { Tabs } from '#app/admin/kit/ui/tabs.tsx'
import { PagedList } from '#app/admin/parts/lists/paged-list.tsx'
import { LiveList } from '#app/admin/shell/live/live-list.tsx'
import { useSignInReminder } from '#app/admin/shell/session/use-sign-in-reminder.ts'
import { TabHeader } from '#app/admin/shell/tab-header.tsx'
import { apiPath } from '#app/lib/api/api.ts'
import { formatDay, formatShortDayAndTime } from '#app/lib/language/format-instant.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Badge } from '#app/ui/display/badge.tsx'
import { EmptyState } from '#app/ui/display/empty-state.tsx'
import { Stack, Text } from '#app/ui/layout.tsx'
import type { ContactMessage } from '#contract/people/contact.ts'
import type { Thread } from '#contract/people/threads.ts'
import { showPhone } from '#domain/people/customers/show-phone.ts'
import { messagePath, threadPath } from './conversation-paths.ts'
import { CONVERSATIONS, messagesQuery, threadsQuery } from './conversation-queries.ts'
import { ListAndDetail, type ListEntry } from './list-and-detail.tsx'
import { MessagePanel } from './message-panel.tsx'
import { TextCosts } from './text-costs.tsx'
import { ThreadPanel } from './thread-panel.tsx'

/** What families wrote, by form, text or email: what waits for an answer, answered messages, and all by family. */
export default function ConversationsTab() {
  const text = useText()
  const queryClient = useQueryClient()
  useSignInReminder(text('admin.messages.signIn'))
  const messages = useQuery(messagesQuery)
  return (
    <>
      <TabHeader
        title={text('admin.places.tabs.messages')}
        actions={
          <Button
            icon="refresh"
            variant="secondary"
            isBusy={messages.isRefetching}
            busyLabel={text('admin.messages.refreshing')}
            onClick={() => queryClient.invalidateQueries(CONVERSATIONS)}
          >
            {text('admin.lists.refresh')}
          </Button>
        }
      />
      <Loaded query={messages} height="32rem" failed={text('admin.messages.failed')}>
        {(loaded) => <Folders messages={loaded} />}
      </Loaded>
    </>
  )
}

/** What the folders are loaded by: texts wait among the messages. */
const LOADED_BY = {
  pending: [apiPath('/api/contact/submissions'), apiPath('/api/admin/threads')],
  responded: apiPath('/api/contact/submissions'),
} as const

type FolderId = 'pending' | 'responded' | 'all'

function Folders({ messages }: { readonly messages: readonly ContactMessage[] }) {
  const text = useText()
  const { messageRow } = useConversationRows()
  const { path, messageId, openPath } = useOpenConversation()
  const opened = messages.find(({ id }) => id === messageId)
  const texts = useWaitingTexts()
  const pending = [...messages.filter(({ responded }) => !responded).map(messageRow), ...texts].toSorted(
    (one, other) => other.at.localeCompare(one.at),
  )
  const responded = messages.filter((message) => message.responded).map(messageRow)
  const findFolder = (): FolderId | undefined => {
    if (path.startsWith(threadPath(undefined))) return 'all'
    return opened && (opened.responded ? 'responded' : 'pending')
  }
  const [selected, setSelected] = useState(() => findFolder() ?? 'pending')
  const [seenPath, setSeenPath] = useState(path)
  // A new path switches to the folder that has it; answering, which moves a message, keeps the folder open.
  if (path !== seenPath) {
    setSeenPath(path)
    const isPendingHere = selected === 'pending' && pending.some(({ to }) => to === path)
    if (!isPendingHere) setSelected(findFolder() ?? (selected === 'all' ? 'pending' : selected))
  }
  const [ask, question] = useConfirmDiscard()
  const choose = (folder: FolderId) => {
    setSelected(folder)
    openPath(folder === 'all' ? threadPath(undefined) : messagePath(undefined), NO_LEAVE_QUESTION)
  }
  const folder = (id: 'pending' | 'responded', rows: readonly ConversationRow[], none: string) => ({
    id,
    label: <TabLabel words={text(`admin.messages.${id}`)} count={rows.length} isUrgent={id === 'pending'} />,
    panel: (
      <LiveList address={LOADED_BY[id]}>
        {rows.length === 0 && !isAnythingUnsaved() ? (
          <EmptyState drawing="messages">{none}</EmptyState>
        ) : (
          <Conversations
            label={text('admin.places.tabs.messages')}
            home={messagePath(undefined)}
            {...{ rows, messages }}
          />
        )}
      </LiveList>
    ),
  })
  return (
    <>
      {messageId !== undefined && !opened && (
        <Text role="status" marginBottom={4}>
          {text('admin.messages.gone')}
        </Text>
      )}
      <Tabs
        label={text('admin.messages.folders')}
        selected={selected}
        onSelect={(folder) => ask(() => choose(folder))}
        tabs={[
          folder('pending', pending, text('admin.messages.nonePending')),
          folder('responded', responded, text('admin.messages.noneResponded')),
          { id: 'all', label: text('admin.threads.all'), panel: <AllConversations messages={messages} /> },
        ]}
      />
      {question}
    </>
  )
}

/** Conversations with texts that wait: they come first in the list, so that its first page has them. */
function useWaitingTexts(): ConversationRow[] {
  const text = useText()
  const { threadRow } = useConversationRows()
  const threads = useQuery(threadsQuery(1)).data?.threads ?? []
  return threads
    .filter(({ unreadTexts }) => unreadTexts > 0)
    .map((thread) => ({ ...threadRow(thread), subject: text('admin.threads.byText') }))
}

function AllConversations({ messages }: { readonly messages: readonly ContactMessage[] }) {
  const text = useText()
  const { threadRow } = useConversationRows()
  const [page, setPage] = useState(1)
  const query = useQuery({ ...threadsQuery(page), placeholderData: keepPreviousData })
  const { thread } = useOpenConversation()
  const show = (rows: readonly ConversationRow[]) => (
    <Conversations label={text('admin.threads.title')} home={threadPath(undefined)} {...{ rows, messages }} />
  )
  return (
    <Stack gap={5}>
      <PagedList
        address={apiPath('/api/admin/threads')}
        query={query}
        page={page}
        drawing="messages"
        texts="threads"
        onPage={setPage}
      >
        {({ threads }) => show(threads.map(threadRow))}
      </PagedList>
      {/* Opens a conversation that has no messages yet, so that staff can write the first one. */}
      {query.data?.total === 0 && thread && show([])}
      <TextCosts />
    </Stack>
  )
}

type TabLabelProps = { words: string; count: number; isUrgent?: boolean }

function TabLabel({ words, count, isUrgent = false }: TabLabelProps) {
  return (
    <>
      {words}
      <Badge tone={isUrgent && count > 0 ? 'primary' : 'neutral'}>{count}</Badge>
    </>
  )
}

type ConversationsProps = {
  readonly label: string
  /** The path of the list. */
  readonly home: string
  readonly rows: readonly ConversationRow[]
  readonly messages: readonly ContactMessage[]
}

/** Conversations beside the open one. */
function Conversations({ label, home, rows, messages }: ConversationsProps) {
  const text = useText()
  const { messageId, thread, path, openPath } = useOpenConversation()
  const { previous, next } = findNeighbors([rows.map(({ to }) => to)], path)
  const toWay = (to: string | undefined, label: 'admin.messages.previous' | 'admin.messages.next') => {
    const row = rows.find((row) => row.to === to)
    return row && { to: row.to, words: row.name, label: text(label, { name: row.name }) }
  }
  const ways = {
    beside: {
      previous: toWay(previous, 'admin.messages.previous'),
      next: toWay(next, 'admin.messages.next'),
    },
    onBack: () => openPath(home),
  }
  // If somebody else answers it first, what is being written stays.
  const isListed = rows.some(({ to }) => to === path) || isAnythingUnsaved()
  const message = isListed && messages.find(({ id }) => id === messageId)
  // Among all conversations one can be open that is on another page.
  const opened = message || ((isListed || home === threadPath(undefined)) && thread)
  return (
    <ListAndDetail
      label={label}
      rows={rows}
      openPath={opened ? path : undefined}
      placeholder={text('admin.messages.select')}
      onOpen={openPath}
    >
      {typeof opened === 'string' && (
        <ThreadPanel key={opened} id={opened} onMoved={(id) => openPath(threadPath(id))} {...ways} />
      )}
      {message && <MessagePanel key={message.id} message={message} {...ways} />}
    </ListAndDetail>
  )
}

type ConversationRow = Omit<ComponentProps<typeof ListEntry>, 'isOpen' | 'onOpen'> & {
  /** When the last message came. */
  readonly at: string
}

/** Returns functions that describe conversations as rows of a list. */
function useConversationRows() {
  const text = useText()

  const messageRow = ({ id, name, createdAt, subject, message }: ContactMessage): ConversationRow => ({
    to: messagePath(id),
    at: createdAt,
    name,
    aside: <time dateTime={createdAt}>{formatDay(createdAt, text.language)}</time>,
    subject,
    excerpt: message,
  })

  const threadRow = ({ id, name, phone, last, unread }: Thread): ConversationRow => ({
    to: threadPath(id),
    at: last.at,
    name: name || showPhone(phone),
    badge: name === '' && <Badge tone="warning">{text('admin.threads.unknown')}</Badge>,
    aside:
      unread > 0 ? (
        <Badge tone="primary">{text('admin.threads.unread', { count: unread })}</Badge>
      ) : (
        <time dateTime={last.at}>{formatShortDayAndTime(last.at, text.language)}</time>
      ),
    excerpt: last.isFromFamily ? last.text : text('admin.threads.fromUs', { words: last.text }),
  })

  return { messageRow, threadRow }
}

/** The open message or conversation is part of the URL, so that it can be linked to. */
function useOpenConversation() {
  const { id, thread } = useParams()
  const { pathname: path } = useLocation()
  const navigate = useNavigate()
  const openPath = (next: string, state?: typeof NO_LEAVE_QUESTION) =>
    void navigate(next, { preventScrollReset: true, flushSync: true, state })
  return { messageId: id === undefined ? undefined : Number(id), thread, path, openPath }
}
