import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SettingsCard } from '#app/admin/kit/forms/settings/settings-card.tsx'
import { useSingleMutation } from '#app/admin/kit/forms/use-single-mutation.ts'
import { Loaded } from '#app/admin/kit/ui/loaded.tsx'
import { RowButton } from '#app/admin/kit/ui/row-button.tsx'
import { describeAttempts } from '#app/admin/parts/lists/describe-attempts.ts'
import { api } from '#app/lib/api/api.ts'
import { apiQuery, queriesAt } from '#app/lib/api/api-query.ts'
import { formatShortDayAndTime } from '#app/lib/language/format-instant.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Pagination } from '#app/ui/controls/pagination.tsx'
import { Badge, type Tone } from '#app/ui/display/badge.tsx'
import { Table } from '#app/ui/display/table.tsx'
import type { WebhookDelivery } from '#contract/operations/webhooks.ts'

const TONES: Record<WebhookDelivery['status'], Tone> = {
  queued: 'warning',
  sending: 'warning',
  delivered: 'success',
  failed: 'danger',
}

const deliveriesQuery = (page: number) =>
  apiQuery('/api/admin/webhook-deliveries', {
    query: { page },
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  })

/** Webhook deliveries of the last 30 days. */
export function DeliveriesCard() {
  const text = useText()
  const [page, setPage] = useState(1)
  const query = useQuery(deliveriesQuery(page))
  return (
    <SettingsCard
      title={text('admin.integrations.deliveries.title')}
      hint={text('admin.integrations.deliveries.hint')}
    >
      <Loaded query={query} failed={text('admin.integrations.deliveries.loadFailed')}>
        {(data) =>
          data.total === 0 ? (
            <p>{text('admin.integrations.deliveries.none')}</p>
          ) : (
            <>
              <DeliveryTable deliveries={data.deliveries} />
              <Pagination
                label={text('admin.integrations.deliveries.pages')}
                page={data.page}
                pageCount={Math.ceil(data.total / data.pageSize)}
                onPage={setPage}
              />
            </>
          )
        }
      </Loaded>
    </SettingsCard>
  )
}

function DeliveryTable({ deliveries }: { deliveries: WebhookDelivery[] }) {
  const text = useText()
  return (
    <Table
      caption={text('admin.integrations.deliveries.title')}
      rows={deliveries}
      rowKey={({ id }) => id}
      columns={[
        {
          header: text('admin.integrations.deliveries.when'),
          cell: ({ createdAt }) => formatShortDayAndTime(createdAt, text.language),
        },
        {
          header: text('admin.integrations.deliveries.event'),
          cell: ({ event, bookingId }) => `${event} #${bookingId}`,
        },
        { header: text('admin.integrations.deliveries.to'), cell: ({ url }) => new URL(url).host },
        {
          header: text('admin.integrations.deliveries.state'),
          cell: ({ status }) => (
            <Badge tone={TONES[status]}>{text(`admin.integrations.deliveries.states.${status}`)}</Badge>
          ),
        },
        {
          header: text('admin.integrations.deliveries.note'),
          cell: (delivery) => describeAttempts(delivery, text),
        },
        { header: text('admin.integrations.deliveries.actions'), cell: ({ id }) => <SendAgain id={id} /> },
      ]}
    />
  )
}

function SendAgain({ id }: { id: number }) {
  const text = useText()
  const { mutate, isPending } = useSingleMutation({
    mutationFn: () => api.post('/api/admin/webhook-deliveries/:id/send', { params: { id } }),
    refreshes: queriesAt('/api/admin/webhook-deliveries'),
    done: text('admin.integrations.deliveries.sentAgain'),
  })
  return (
    <RowButton
      label={text('admin.integrations.deliveries.sendAgain')}
      isBusy={isPending}
      name={text('admin.integrations.deliveries.sendNumberAgain', { id })}
      onClick={() => mutate()}
    />
  )
}
