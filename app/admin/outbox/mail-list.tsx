import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dayAndTimeOf } from '#app/lib/instant-words.ts'
import { Badge, type Tone } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { Table } from '#app/ui/table.tsx'
import type { OutboxMail, OutboxPage } from '#contract/outbox.ts'
import { LoadFailure } from '../edit/load-failure.tsx'
import { MailPreview } from './mail-preview.tsx'
import { useOutboxAction } from './use-outbox-action.ts'

const PATH = '/api/admin/outbox'
const TONES: Record<OutboxMail['status'], Tone> = {
  queued: 'warning',
  sending: 'warning',
  sent: 'success',
  kept: 'neutral',
  failed: 'danger',
}

export function MailList() {
  const [page, setPage] = useState(1)
  const [openId, setOpenId] = useState<number>()
  const { data, isPending, isFetching, refetch } = useQuery<OutboxPage>({
    queryKey: [`${PATH}?page=${page}`],
    staleTime: 0,
  })
  if (isPending) return <Skeleton shape="box" height="24rem" />
  if (!data)
    return <LoadFailure words="Failed to load the outbox" isRetrying={isFetching} onRetry={refetch} />
  if (data.total === 0) return <EmptyState drawing="messages">No mails yet.</EmptyState>
  return (
    <>
      {!data.isSending && (
        <p>Mails are kept here and not sent, because SMTP_URL is not set. Open one to read it.</p>
      )}
      <Table
        caption="Mails, newest first"
        rows={data.mails}
        rowKey={(mail) => mail.id}
        columns={[
          { header: 'Written', cell: (mail) => dayAndTimeOf(mail.createdAt) },
          { header: 'To', cell: (mail) => mail.recipient },
          { header: 'Subject', cell: (mail) => mail.subject },
          { header: 'State', cell: (mail) => <MailState mail={mail} /> },
          {
            header: 'Actions',
            cell: (mail) => <MailActions mail={mail} onOpen={() => setOpenId(mail.id)} />,
          },
        ]}
      />
      <Pagination
        label="Pages of mails"
        page={page}
        pageCount={Math.ceil(data.total / data.pageSize)}
        onPage={setPage}
      />
      {openId !== undefined && <MailPreview id={openId} onClose={() => setOpenId(undefined)} />}
    </>
  )
}

function MailState({ mail }: { mail: OutboxMail }) {
  const { status, attempts, lastFailure } = mail
  return (
    <>
      <Badge tone={TONES[status]}>{status}</Badge>
      {lastFailure && (
        <div>
          {lastFailure} ({attempts === 1 ? '1 try' : `${attempts} tries`})
        </div>
      )}
    </>
  )
}

function MailActions({ mail, onOpen }: { mail: OutboxMail; onOpen: () => void }) {
  const retry = useOutboxAction(PATH, 'The mail will be sent again.')
  const canRetry = mail.status === 'failed' || mail.status === 'queued'
  return (
    <>
      <Button variant="quiet" size="sm" onClick={onOpen}>
        Read
      </Button>
      {canRetry && (
        <Button
          variant="secondary"
          size="sm"
          isBusy={retry.isPending}
          onClick={() => retry.mutate(`${PATH}/${mail.id}/retry`)}
        >
          Retry
        </Button>
      )}
    </>
  )
}
