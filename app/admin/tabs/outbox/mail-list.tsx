import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { BookingButton } from '#app/admin/booking-dialogs/booking-button.tsx'
import { LoadFailure } from '#app/admin/forms/load-failure.tsx'
import { getPage } from '#app/admin/lists/get-page.ts'
import { ListResults } from '#app/admin/lists/list-results.tsx'
import { LiveList } from '#app/admin/live/live-list.tsx'
import { apiPath } from '#app/lib/api/api.ts'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { useWords } from '#app/lib/language/in-both.ts'
import { formatShortDayAndTime } from '#app/lib/language/instant-words.ts'
import { useLanguage } from '#app/lib/language/language.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Pagination } from '#app/ui/controls/pagination.tsx'
import { Badge } from '#app/ui/display/badge.tsx'
import { EmptyState } from '#app/ui/display/empty-state.tsx'
import { Skeleton } from '#app/ui/display/skeleton.tsx'
import { Table } from '#app/ui/display/table.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { OutboxMail, OutboxPage } from '#contract/operations/outbox.ts'
import styles from './mail-list.module.css'
import { MailPreview } from './mail-preview.tsx'
import { MAIL_TONES, mailNote } from './mail-words.ts'
import { OUTBOX_WORDS } from './outbox-words.ts'
import { SendMailButton } from './send-mail-button.tsx'

const PAGE_SIZE = 20
const LOOK_AGAIN_MILLISECONDS = 3_000

type Status = OutboxMail['status'] | ''

const isUnderWay = ({ status }: OutboxMail) => status === 'queued' || status === 'sending'

const mailsQuery = (status: Status, page: number) =>
  apiQuery('/api/admin/outbox', {
    query: getPage({ status }, { page, pageSize: PAGE_SIZE }),
    staleTime: 0,
    placeholderData: keepPreviousData,
    // Mails being sent are refetched until they have arrived or failed.
    refetchInterval: ({ state }) =>
      state.data?.isSending && state.data.mails.some(isUnderWay) ? LOOK_AGAIN_MILLISECONDS : false,
  })

export function MailList({ onBooking }: { onBooking: (id: number) => void }) {
  const words = useWords(OUTBOX_WORDS).mails
  const [status, setStatus] = useState<Status>('')
  const [page, setPage] = useState(1)
  const { data, isPending, isFetching, isPlaceholderData, refetch } = useQuery(mailsQuery(status, page))
  if (isPending) return <Skeleton shape="box" height="24rem" />
  if (!data) return <LoadFailure words={words.loadFailed} isRetrying={isFetching} onRetry={refetch} />
  return (
    <div className={styles.list}>
      {!data.isSending && <KeptNotice />}
      <SelectField
        label={words.show}
        className={styles.filter}
        value={status}
        onChange={(event) => {
          setStatus(event.target.value as Status)
          setPage(1)
        }}
      >
        <option value="">{words.all}</option>
        {(['failed', 'queued', 'kept', 'sent'] as const).map((each) => (
          <option key={each} value={each}>
            {words.states[each]}
          </option>
        ))}
      </SelectField>
      <LiveList address={apiPath('/api/admin/outbox')}>
        {data.total === 0 && (
          <EmptyState drawing="messages">{status ? words.noneInState : words.none}</EmptyState>
        )}
        {data.total > 0 && (
          <ListResults total={data.total} one={words.one} many={words.many} isRefreshing={isPlaceholderData}>
            <Mails {...data} onBooking={onBooking} />
            <Pagination
              label={words.pages}
              page={page}
              pageCount={Math.ceil(data.total / data.pageSize)}
              onPage={setPage}
            />
          </ListResults>
        )}
      </LiveList>
    </div>
  )
}

function KeptNotice() {
  return (
    <p className={styles.notice}>
      <Icon name="info" />
      <span>{useWords(OUTBOX_WORDS).mails.kept}</span>
    </p>
  )
}

type MailsProps = Pick<OutboxPage, 'mails' | 'isSending'> & { onBooking: (id: number) => void }

function Mails({ mails, isSending, onBooking }: MailsProps) {
  const language = useLanguage()
  const { mails: words, booking, state, actions } = useWords(OUTBOX_WORDS)
  const [openId, setOpenId] = useState<number>()
  return (
    <>
      <Table
        caption={words.caption}
        rows={mails}
        rowKey={(mail) => mail.id}
        rowTone={(mail) => (mail.status === 'failed' ? 'warning' : undefined)}
        columns={[
          { header: words.written, cell: (mail) => formatShortDayAndTime(mail.createdAt, language) },
          {
            header: words.mail,
            isFreeText: true,
            cell: ({ subject, recipient }) => (
              <span className={styles.mail}>
                {subject}
                <span className={styles.address}>{words.to(recipient)}</span>
              </span>
            ),
          },
          {
            header: booking,
            cell: ({ bookingId }) =>
              bookingId && (
                <BookingButton id={bookingId} onBooking={onBooking}>
                  #{bookingId}
                </BookingButton>
              ),
          },
          { header: state, cell: (mail) => <MailState mail={mail} /> },
          {
            header: actions,
            cell: (mail) => (
              <span className={styles.actions}>
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={`${words.read} ${mail.subject}`}
                  onClick={() => setOpenId(mail.id)}
                >
                  {words.read}
                </Button>
                {isSending && <SendMailButton mail={mail} />}
              </span>
            ),
          },
        ]}
      />
      {openId !== undefined && (
        <MailPreview id={openId} isSending={isSending} onClose={() => setOpenId(undefined)} />
      )}
    </>
  )
}

function MailState({ mail }: { mail: OutboxMail }) {
  const language = useLanguage()
  const { states } = useWords(OUTBOX_WORDS).mails
  const note = mailNote(mail, language)
  return (
    <span className={styles.state}>
      <Badge tone={MAIL_TONES[mail.status]}>{states[mail.status]}</Badge>
      {note && <span className={styles.note}>{note}</span>}
    </span>
  )
}
