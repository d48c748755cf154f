import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { BookingButton } from '#app/admin/booking/dialogs/booking-button.tsx'
import { useListAddress } from '#app/admin/kit/lists/use-list-address.ts'
import { Options } from '#app/admin/kit/ui/options.tsx'
import { RowButton } from '#app/admin/kit/ui/row-button.tsx'
import { useKeptRows } from '#app/admin/parts/kept-rows/use-kept-rows.ts'
import { FilterBar } from '#app/admin/parts/lists/filter-bar.tsx'
import { getPage } from '#app/admin/parts/lists/get-page.ts'
import { type ListColumn, ListTable } from '#app/admin/parts/lists/list-table.tsx'
import { PagedList } from '#app/admin/parts/lists/paged-list.tsx'
import { apiPath } from '#app/lib/api/api.ts'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { formatShortDayAndTime } from '#app/lib/language/format-instant.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Badge } from '#app/ui/display/badge.tsx'
import { Skeleton } from '#app/ui/display/skeleton.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Row, Stack, Text } from '#app/ui/layout.tsx'
import type { OutboxMail, OutboxPage } from '#contract/operations/outbox.ts'
import type { Text as Words } from '#domain/foundation/messages/text.ts'
import { describeDelivery, MAIL_TONES } from './describe-mail.ts'
import styles from './mail-list.module.css'
import { MailPreview } from './mail-preview.tsx'
import { SendMailButton } from './send-mail-button.tsx'

const PAGE_SIZE = 20
const LOOK_AGAIN_MILLISECONDS = 3_000

type Status = OutboxMail['status'] | ''

const USUAL: { readonly status: Status } = { status: '' }

const isUnderWay = ({ status }: OutboxMail) =>
  status === 'waiting' || status === 'queued' || status === 'sending'

const mailsQuery = (status: Status, page: number) =>
  apiQuery('/api/admin/outbox', {
    query: getPage({ status }, { page, pageSize: PAGE_SIZE }),
    staleTime: 0,
    placeholderData: keepPreviousData,
    // Polls while emails are being sent.
    refetchInterval: ({ state }) =>
      state.data?.isSending && state.data.mails.some(isUnderWay) ? LOOK_AGAIN_MILLISECONDS : false,
  })

export function MailList({ onBooking }: { onBooking: (id: number) => void }) {
  const text = useText()
  const { values, page, change, setPage } = useListAddress(USUAL)
  const { status } = values
  const query = useQuery(mailsQuery(status, page))
  return (
    <Stack gap={2}>
      {query.data && (
        <FilterBar className={styles.head}>
          <SelectField
            isLabelHidden
            label={text('admin.outbox.mails.show')}
            value={status}
            onChange={(event) => change({ status: event.target.value as Status })}
          >
            <option value="">{text('admin.outbox.mails.all')}</option>
            <Options
              of={['failed', 'queued', 'kept', 'sent'] as const}
              label={(each) => text(`admin.outbox.mails.states.${each}`)}
            />
          </SelectField>
          {!query.data.isSending && <KeptNotice />}
        </FilterBar>
      )}
      <PagedList
        address={apiPath('/api/admin/outbox')}
        query={query}
        page={page}
        texts="mailList"
        none={status ? text('admin.outbox.mails.noneInState') : undefined}
        drawing="messages"
        loading={<Skeleton shape="box" height="24rem" />}
        onPage={setPage}
        onClear={status !== '' && (() => change(USUAL))}
      >
        {(data) => <Mails {...data} onBooking={onBooking} />}
      </PagedList>
    </Stack>
  )
}

function KeptNotice() {
  const text = useText()
  return (
    <Row as="p" align="stretch" gap={3} wraps={false} size="sm" className={styles.notice}>
      <Icon name="info" />
      <span>{text('admin.outbox.mails.kept')}</span>
    </Row>
  )
}

type MailsProps = Pick<OutboxPage, 'mails' | 'isSending'> & { onBooking: (id: number) => void }

function Mails({ mails, isSending, onBooking }: MailsProps) {
  const text = useText()
  const [openId, setOpenId] = useState<number>()
  const { shown, keep } = useKeptRows(mails, ({ id }) => id)
  return (
    <>
      <ListTable
        name="outbox"
        caption={text('admin.outbox.mails.caption')}
        rows={shown.map(({ row }) => row)}
        rowKey={(mail) => mail.id}
        rowTone={(mail) => (mail.status === 'failed' ? 'warning' : undefined)}
        columns={getColumns(text, { isSending, onBooking, onOpen: setOpenId, onSend: keep })}
      />
      {openId !== undefined && (
        <MailPreview id={openId} isSending={isSending} onClose={() => setOpenId(undefined)} />
      )}
    </>
  )
}

type ColumnsOptions = Omit<MailActsProps, 'mail'> & Pick<MailsProps, 'onBooking'>

function getColumns(text: Words, { onBooking, ...acts }: ColumnsOptions): ListColumn<OutboxMail>[] {
  return [
    {
      id: 'written',
      header: text('admin.outbox.mails.written'),
      cell: ({ createdAt }) => (
        <time dateTime={createdAt} className={styles.written}>
          {formatShortDayAndTime(createdAt, text.language)}
        </time>
      ),
    },
    {
      id: 'mail',
      isFixed: true,
      onPhones: 'title',
      header: text('admin.outbox.mails.mail'),
      isFreeText: true,
      cell: ({ subject, recipient }) => (
        <span className={styles.mail}>
          {subject}
          <Text as="span" tone="soft" size="xs">
            {text('admin.outbox.mails.to', { recipient })}
          </Text>
        </span>
      ),
    },
    {
      id: 'booking',
      header: text('admin.outbox.booking'),
      cell: ({ bookingId }) =>
        bookingId && (
          <BookingButton id={bookingId} onBooking={onBooking}>
            #{bookingId}
          </BookingButton>
        ),
    },
    {
      id: 'state',
      isFixed: true,
      header: text('admin.outbox.state'),
      cell: (mail) => <MailState mail={mail} />,
    },
    {
      id: 'actions',
      isFixed: true,
      header: text('admin.outbox.actions'),
      cell: (mail) => <MailActs mail={mail} {...acts} />,
    },
  ]
}

type MailActsProps = {
  mail: OutboxMail
  isSending: boolean
  onOpen: (id: number) => void
  /** Called as it is sent, before it may leave the list. */
  onSend: (mail: OutboxMail) => void
}

function MailActs({ mail, isSending, onOpen, onSend }: MailActsProps) {
  const text = useText()
  return (
    <span className={styles.actions}>
      <RowButton
        label={text('admin.lists.read')}
        variant="secondary"
        data-key="open"
        name={text('admin.outbox.mails.readMail', { subject: mail.subject })}
        onClick={() => onOpen(mail.id)}
      />
      {isSending && <SendMailButton mail={mail} onSend={onSend} />}
    </span>
  )
}

function MailState({ mail }: { mail: OutboxMail }) {
  const text = useText()
  const note = describeDelivery(mail, text)
  return (
    <span className={styles.state}>
      <Badge tone={MAIL_TONES[mail.status]}>{text(`admin.outbox.mails.states.${mail.status}`)}</Badge>
      {note && <span className={styles.note}>{note}</span>}
    </span>
  )
}
