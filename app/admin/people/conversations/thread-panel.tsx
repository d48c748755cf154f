import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ComponentProps, useRef, useState } from 'react'
import { Link, Navigate, useLocation } from 'react-router'
import { toastSuccess } from '#app/admin/kit/forms/describe-failure.ts'
import { useRequestKey } from '#app/admin/kit/forms/use-request-key.ts'
import { useSingleMutation } from '#app/admin/kit/forms/use-single-mutation.ts'
import { Loaded } from '#app/admin/kit/ui/loaded.tsx'
import { SearchField } from '#app/admin/parts/lists/search-field.tsx'
import { api } from '#app/lib/api/api.ts'
import { apiQuery, queriesAt } from '#app/lib/api/api-query.ts'
import { ApiFailure } from '#app/lib/api/api-request.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Badge } from '#app/ui/display/badge.tsx'
import { Chip } from '#app/ui/display/chip.tsx'
import { EmptyState } from '#app/ui/display/empty-state.tsx'
import { Row, Stack } from '#app/ui/layout.tsx'
import { NewThreadMessage, type ThreadDetails } from '#contract/people/threads.ts'
import { showPhone } from '#domain/people/customers/show-phone.ts'
import { AnswerBox, type AnswerFields } from './answer-box.tsx'
import { threadPath } from './conversation-paths.ts'
import { threadQuery } from './conversation-queries.ts'
import { DetailCard } from './detail-card.tsx'
import styles from './file-number.module.css'
import { MarkResponded } from './mark-responded.tsx'
import { ThreadEntries } from './thread-entries.tsx'

type ThreadPanelProps = Pick<ComponentProps<typeof DetailCard>, 'beside' | 'onBack'> & {
  readonly id: string
  /** Called when its number was assigned: the conversation continues under the family. */
  readonly onMoved: (id: string) => void
}

/** One conversation, with the reply box below it. */
export function ThreadPanel({ id, onMoved, ...ways }: ThreadPanelProps) {
  const text = useText()
  const query = useQuery(threadQuery(id))
  const { state } = useLocation()
  if (isGone(query.error)) return <EmptyState drawing="search">{text('admin.threads.gone')}</EmptyState>
  const show = (thread: ThreadDetails) => (
    <DetailCard
      title={thread.name || showPhone(thread.phone)}
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
          {thread.entries.some(({ isWaiting }) => isWaiting) && (
            <Row marginTop={2}>
              <MarkResponded mark={() => markAnswered(thread)} />
            </Row>
          )}
        </>
      }
    >
      {thread.customerId === null && <FileNumber id={thread.id} onFiled={onMoved} />}
      <ThreadEntries entries={thread.entries} />
      <ThreadAnswer thread={thread} />
    </DetailCard>
  )
  return (
    <Loaded query={query} height="32rem" failed={text('admin.threads.threadFailed')}>
      {(thread) =>
        thread.id === id ? show(thread) : <Navigate replace to={threadPath(thread.id)} state={state} />
      }
    </Loaded>
  )
}

/** A link may point to a conversation that was erased or never existed. */
function isGone(error: unknown): boolean {
  return error instanceof ApiFailure && (error.status === 404 || error.status === 400)
}

const TEXT_TONES = { stopped: 'danger', wantsTexts: 'success', noConsent: 'neutral' } as const

function TextState({ thread: { hasStoppedTexts, wantsTexts } }: { readonly thread: ThreadDetails }) {
  const text = useText()
  const state = hasStoppedTexts ? 'stopped' : wantsTexts ? 'wantsTexts' : 'noConsent'
  return (
    <p>
      <Badge tone={TEXT_TONES[state]}>{text(`admin.threads.${state}`)}</Badge>
    </p>
  )
}

function markAnswered({ id, entries }: ThreadDetails): Promise<unknown> {
  const messages = entries.filter(({ kind, isWaiting }) => kind === 'message' && isWaiting)
  return Promise.all([
    api.post('/api/admin/threads/:id/read', { params: { id } }),
    ...messages.map((message) =>
      api.put('/api/contact/submissions/:id/respond', { params: { id: Number(message.id.slice(1)) } }),
    ),
  ])
}

/** Answers the way the family wrote last, if that is possible. */
function ThreadAnswer({ thread }: { readonly thread: ThreadDetails }) {
  const text = useText()
  const sendKeyed = useRequestKey()
  const area = useRef<HTMLTextAreaElement>(null)
  const { id, name, phone, email, party } = thread
  const canText = phone !== null && !thread.hasStoppedTexts
  const lastBy = thread.entries.findLast(({ isFromFamily }) => isFromFamily)?.by
  const [chosen, setChosen] = useState<'mail' | 'text' | undefined>(lastBy)
  const by = canText && (chosen === 'text' || email === null) ? 'text' : 'mail'
  const toBody = (fields: AnswerFields) => ({ by, text: fields.text }) as const
  const to = by === 'text' ? showPhone(phone) : (email ?? '')
  const hints = [
    text('admin.threads.goesTo', { to, by }),
    thread.hasStoppedTexts && text('admin.threads.stoppedHint'),
    by === 'text' && !thread.isSending && text('admin.threads.notSending'),
  ]
  return (
    <Stack gap={2}>
      <Row as="fieldset" align="stretch">
        <legend className="visually-hidden">{text('admin.threads.answerBy')}</legend>
        <Chip isSelected={by === 'text'} disabled={!canText} onClick={() => setChosen('text')}>
          {text('admin.threads.byText')}
        </Chip>
        <Chip isSelected={by === 'mail'} disabled={email === null} onClick={() => setChosen('mail')}>
          {text('admin.threads.byMail')}
        </Chip>
      </Row>
      <AnswerBox
        area={area}
        label={text('admin.messages.composer.title', { name: name || showPhone(phone) })}
        hint={hints.filter(Boolean).join(' ')}
        path={threadPath(id)}
        by={by}
        initial={{ text: '' }}
        rules={{ schema: NewThreadMessage, toBody }}
        values={{ name, party: by === 'mail' ? party : party && { day: party.day } }}
        send={(fields) =>
          sendKeyed(toBody(fields), (request) =>
            api.post('/api/admin/threads/:id/messages', { params: { id }, ...request }),
          )
        }
        sent={text(by === 'text' ? 'admin.threads.textSent' : 'admin.threads.mailSent')}
      />
    </Stack>
  )
}

const FOUND_MOST = 5

type FileNumberProps = { readonly id: string; readonly onFiled: (id: string) => void }

/** Assigns an unknown phone number to a family. */
function FileNumber({ id, onFiled }: FileNumberProps) {
  const text = useText()
  const queryClient = useQueryClient()
  const [search, setSearch] = useState('')
  const { data } = useQuery({
    ...apiQuery('/api/admin/customers', { query: { search, pageSize: FOUND_MOST } }),
    enabled: search.trim().length > 1,
  })
  const { mutate, isPending } = useSingleMutation({
    mutationFn: (customerId: number) =>
      api.put('/api/admin/threads/:id/customer', { params: { id }, body: { customerId } }),
    onSuccess: async (thread) => {
      toastSuccess(text('admin.threads.filed', { name: thread.name }))
      await queryClient.invalidateQueries(queriesAt('/api/admin/threads'))
      onFiled(thread.id)
    },
  })
  const found = search.trim().length > 1 ? (data?.customers ?? []) : []
  return (
    <section className={styles.file} aria-label={text('admin.threads.file')}>
      <p>{text('admin.threads.fileHint')}</p>
      <SearchField search={search} placeholder={text('admin.customers.searchHint')} onSearch={setSearch} />
      {found.length > 0 && (
        <Row role="list" as="ul" align="stretch">
          {found.map((customer) => (
            <li key={customer.id}>
              <Button variant="secondary" size="sm" disabled={isPending} onClick={() => mutate(customer.id)}>
                {text('admin.threads.fileWith', { name: customer.name, email: customer.emails[0] ?? '' })}
              </Button>
            </li>
          ))}
        </Row>
      )}
    </section>
  )
}
