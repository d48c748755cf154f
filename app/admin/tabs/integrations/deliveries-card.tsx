import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { failureWords, toastFailure, toastSuccess } from '#app/admin/forms/failure-words.ts'
import { LoadFailure } from '#app/admin/forms/load-failure.tsx'
import { SettingsCard } from '#app/admin/forms/settings/settings-card.tsx'
import { api } from '#app/lib/api/api.ts'
import { queriesAt } from '#app/lib/api/api-query.ts'
import { useWords } from '#app/lib/language/in-both.ts'
import { formatShortDayAndTime } from '#app/lib/language/instant-words.ts'
import { useLanguage } from '#app/lib/language/language.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Pagination } from '#app/ui/controls/pagination.tsx'
import { Badge, type Tone } from '#app/ui/display/badge.tsx'
import { SkeletonText } from '#app/ui/display/skeleton.tsx'
import { Table } from '#app/ui/display/table.tsx'
import type { WebhookDelivery } from '#contract/operations/webhooks.ts'
import type { Language } from '#domain/text/language.ts'
import { deliveriesQuery } from './integration-queries.ts'
import { INTEGRATIONS_WORDS } from './integrations-words.ts'

const TONES: Record<WebhookDelivery['status'], Tone> = {
  queued: 'warning',
  sending: 'warning',
  delivered: 'success',
  failed: 'danger',
}

/** The webhooks sent in the last 30 days. */
export function DeliveriesCard() {
  const words = useWords(INTEGRATIONS_WORDS).deliveries
  const [page, setPage] = useState(1)
  const { data, isPending, isFetching, refetch } = useQuery(deliveriesQuery(page))
  return (
    <SettingsCard title={words.title} hint={words.hint}>
      {isPending && <SkeletonText />}
      {!isPending && !data && (
        <LoadFailure words={words.loadFailed} isRetrying={isFetching} onRetry={refetch} />
      )}
      {data?.total === 0 && <p>{words.none}</p>}
      {data && data.total > 0 && (
        <>
          <DeliveryTable deliveries={data.deliveries} />
          <Pagination
            label={words.pages}
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
  const language = useLanguage()
  const words = useWords(INTEGRATIONS_WORDS).deliveries
  return (
    <Table
      caption={words.title}
      rows={deliveries}
      rowKey={({ id }) => id}
      columns={[
        { header: words.when, cell: ({ createdAt }) => formatShortDayAndTime(createdAt, language) },
        { header: words.event, cell: ({ event, bookingId }) => `${event} #${bookingId}` },
        { header: words.to, cell: ({ url }) => new URL(url).host },
        {
          header: words.state,
          cell: ({ status }) => <Badge tone={TONES[status]}>{words.states[status]}</Badge>,
        },
        { header: words.note, cell: (delivery) => getNote(delivery, language) },
        { header: words.actions, cell: ({ id }) => <SendAgain id={id} /> },
      ]}
    />
  )
}

function getNote({ lastFailure, attempts, nextAttemptAt }: WebhookDelivery, language: Language): string {
  if (!lastFailure) return ''
  const words = INTEGRATIONS_WORDS[language].deliveries
  const next = nextAttemptAt ? words.next(formatShortDayAndTime(nextAttemptAt, language)) : ''
  return `${lastFailure} (${words.tries(attempts)}${next})`
}

function SendAgain({ id }: { id: number }) {
  const words = useWords(INTEGRATIONS_WORDS).deliveries
  const queryClient = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.post('/api/admin/webhook-deliveries/:id/send', { params: { id } }),
    onSuccess: () => toastSuccess(words.sentAgain),
    onError: (error) => toastFailure(failureWords(error)),
    onSettled: () => queryClient.invalidateQueries(queriesAt('/api/admin/webhook-deliveries')),
  })
  return (
    <Button
      variant="quiet"
      size="sm"
      isBusy={isPending}
      aria-label={words.sendNumberAgain(id)}
      onClick={() => mutate()}
    >
      {words.sendAgain}
    </Button>
  )
}
