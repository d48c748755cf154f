import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { DeleteItem } from '#app/admin/forms/delete-item.tsx'
import { failureWords, toastFailure } from '#app/admin/forms/failure-words.ts'
import { LoadFailure } from '#app/admin/forms/load-failure.tsx'
import { SettingsCard } from '#app/admin/forms/settings-card.tsx'
import { Row, Rows } from '#app/admin/lists/rows.tsx'
import { api } from '#app/lib/api.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { SkeletonText } from '#app/ui/skeleton.tsx'
import type { WebhookEndpoint } from '#contract/webhooks.ts'
import { webhooksQuery } from './integration-queries.ts'
import { SecretDialog } from './secret-dialog.tsx'
import { WebhookDialog } from './webhook-dialog.tsx'

export function WebhooksCard() {
  const [isAdding, setIsAdding] = useState(false)
  const [secret, setSecret] = useState<string>()
  const [deleting, setDeleting] = useState<WebhookEndpoint>()
  const { data: webhooks, isPending, isFetching, refetch } = useQuery(webhooksQuery)
  return (
    <SettingsCard
      title="Webhooks"
      hint="Other programs that are told when a booking is made, paid, changed or cancelled."
      action={
        <Button variant="secondary" size="sm" onClick={() => setIsAdding(true)}>
          <Icon name="plus" />
          New Webhook
        </Button>
      }
    >
      {isPending && <SkeletonText />}
      {!isPending && !webhooks && (
        <LoadFailure words="Failed to load the webhooks" isRetrying={isFetching} onRetry={refetch} />
      )}
      {webhooks?.length === 0 && <p>There are no webhooks.</p>}
      <Rows label="Webhooks">
        {webhooks?.map((webhook) => (
          <Webhook key={webhook.id} webhook={webhook} onDelete={setDeleting} />
        ))}
      </Rows>
      {isAdding && <WebhookDialog onClose={() => setIsAdding(false)} onMade={setSecret} />}
      {secret !== undefined && (
        <SecretDialog
          title="The webhook’s secret"
          label="Secret"
          hint="The receiver checks signatures with it."
          value={secret}
          onClose={() => setSecret(undefined)}
        />
      )}
      <DeleteItem
        remove={(id) => api.delete('/api/admin/webhooks/:id', { params: { id } })}
        list={webhooksQuery}
        item={deleting}
        description={`${deleting?.url} is told nothing anymore, and its log goes.`}
        deleted="Webhook removed"
        failed={(error) => `Failed to remove the webhook: ${failureWords(error)}`}
        onClose={() => setDeleting(undefined)}
      />
    </SettingsCard>
  )
}

type WebhookProps = { webhook: WebhookEndpoint; onDelete: (webhook: WebhookEndpoint) => void }

function Webhook({ webhook, onDelete }: WebhookProps) {
  const { id, url, events, isActive } = webhook
  const queryClient = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: () => api.patch('/api/admin/webhooks/:id', { params: { id }, body: { isActive: !isActive } }),
    onError: (error) => toastFailure(failureWords(error)),
    onSettled: () => queryClient.invalidateQueries(webhooksQuery),
  })
  return (
    <Row
      title={url}
      badges={!isActive && <Badge tone="warning">Paused</Badge>}
      facts={[events.join(', ')]}
      actions={
        <>
          <Button
            variant="quiet"
            size="sm"
            aria-label={`${isActive ? 'Pause' : 'Resume'} ${url}`}
            onClick={() => mutate()}
          >
            {isActive ? 'Pause' : 'Resume'}
          </Button>
          <IconButton icon="trash" tone="danger" label={`Remove ${url}`} onClick={() => onDelete(webhook)} />
        </>
      }
    />
  )
}
