import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { failureWords, toastFailure, toastSuccess } from '#app/admin/forms/failure-words.ts'
import { LoadFailure } from '#app/admin/forms/load-failure.tsx'
import { SettingsCard } from '#app/admin/forms/settings-card.tsx'
import { api } from '#app/lib/api.ts'
import { queriesAt } from '#app/lib/api-query.ts'
import { shortDayAndTimeOf } from '#app/lib/instant-words.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { SkeletonText } from '#app/ui/skeleton.tsx'
import { Table } from '#app/ui/table.tsx'
import type { WebhookDelivery } from '#contract/webhooks.ts'
import { deliveriesQuery } from './integration-queries.ts'

const STATES = {
  queued: { tone: 'warning', words: 'Waiting' },
  sending: { tone: 'warning', words: 'Sending' },
  delivered: { tone: 'success', words: 'Delivered' },
  failed: { tone: 'danger', words: 'Failed' },
} as const

/** What other programs were told in the last 30 days. */
export function DeliveriesCard() {
  const [page, setPage] = useState(1)
  const { data, isPending, isFetching, refetch } = useQuery(deliveriesQuery(page))
  return (
    <SettingsCard title="Deliveries" hint="What was sent in the last 30 days, the newest first.">
      {isPending && <SkeletonText />}
      {!isPending && !data && (
        <LoadFailure words="Failed to load the deliveries" isRetrying={isFetching} onRetry={refetch} />
      )}
      {data?.total === 0 && <p>Nothing has been sent yet.</p>}
      {data && data.total > 0 && (
        <>
          <DeliveryTable deliveries={data.deliveries} />
          <Pagination
            label="Pages of deliveries"
            page={data.page}
            pageCount={Math.ceil(data.total / data.pageSize)}
            onPage={setPage}
          />
        </>
      )}
    </SettingsCard>
  )
}

function DeliveryTable({ deliveries }: { deliveries: WebhookDelivery[] }) {
  return (
    <Table
      caption="Deliveries"
      rows={deliveries}
      rowKey={({ id }) => id}
      columns={[
        { header: 'When', cell: ({ createdAt }) => shortDayAndTimeOf(createdAt) },
        { header: 'Event', cell: ({ event, bookingId }) => `${event} #${bookingId}` },
        { header: 'To', cell: ({ url }) => new URL(url).host },
        {
          header: 'State',
          cell: ({ status }) => <Badge tone={STATES[status].tone}>{STATES[status].words}</Badge>,
        },
        { header: 'Note', cell: noteOf },
        { header: 'Actions', cell: ({ id }) => <SendAgain id={id} /> },
      ]}
    />
  )
}

function noteOf({ lastFailure, attempts, nextAttemptAt }: WebhookDelivery): string {
  if (!lastFailure) return ''
  const next = nextAttemptAt ? `, next ${shortDayAndTimeOf(nextAttemptAt)}` : ''
  return `${lastFailure} (${attempts === 1 ? '1 try' : `${attempts} tries`}${next})`
}

function SendAgain({ id }: { id: number }) {
  const queryClient = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.post('/api/admin/webhook-deliveries/:id/send', { params: { id } }),
    onSuccess: () => toastSuccess('It is sent again'),
    onError: (error) => toastFailure(failureWords(error)),
    onSettled: () => queryClient.invalidateQueries(queriesAt('/api/admin/webhook-deliveries')),
  })
  return (
    <Button
      variant="quiet"
      size="sm"
      isBusy={isPending}
      aria-label={`Send delivery ${id} again`}
      onClick={() => mutate()}
    >
      Send Again
    </Button>
  )
}
