import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { DeleteItem } from '#app/admin/forms/delete-item.tsx'
import { failureWords, toastFailure } from '#app/admin/forms/failure-words.ts'
import { LoadFailure } from '#app/admin/forms/load-failure.tsx'
import { SettingsCard } from '#app/admin/forms/settings/settings-card.tsx'
import { Row, Rows } from '#app/admin/lists/rows.tsx'
import { api } from '#app/lib/api/api.ts'
import { useWords } from '#app/lib/language/in-both.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { IconButton } from '#app/ui/controls/icon-button.tsx'
import { Badge } from '#app/ui/display/badge.tsx'
import { SkeletonText } from '#app/ui/display/skeleton.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { WebhookEndpoint } from '#contract/operations/webhooks.ts'
import { webhooksQuery } from './integration-queries.ts'
import { INTEGRATIONS_WORDS } from './integrations-words.ts'
import { SecretDialog } from './secret-dialog.tsx'
import { WebhookDialog } from './webhook-dialog.tsx'

export function WebhooksCard() {
  const words = useWords(INTEGRATIONS_WORDS).webhooks
  const [isAdding, setIsAdding] = useState(false)
  const [secret, setSecret] = useState<string>()
  const [deleting, setDeleting] = useState<WebhookEndpoint>()
  const { data: webhooks, isPending, isFetching, refetch } = useQuery(webhooksQuery)
  return (
    <SettingsCard
      title={words.title}
      hint={words.hint}
      action={
        <Button variant="secondary" size="sm" onClick={() => setIsAdding(true)}>
          <Icon name="plus" />
          {words.new}
        </Button>
      }
    >
      {isPending && <SkeletonText />}
      {!isPending && !webhooks && (
        <LoadFailure words={words.loadFailed} isRetrying={isFetching} onRetry={refetch} />
      )}
      {webhooks?.length === 0 && <p>{words.none}</p>}
      <Rows label={words.title}>
        {webhooks?.map((webhook) => (
          <Webhook key={webhook.id} webhook={webhook} onDelete={setDeleting} />
        ))}
      </Rows>
      {isAdding && <WebhookDialog onClose={() => setIsAdding(false)} onMade={setSecret} />}
      {secret !== undefined && (
        <SecretDialog {...words.secret} value={secret} onClose={() => setSecret(undefined)} />
      )}
      <DeleteItem
        remove={(id) => api.delete('/api/admin/webhooks/:id', { params: { id } })}
        list={webhooksQuery}
        item={deleting}
        description={words.removing(deleting?.url)}
        deleted={words.removed}
        failed={(error) => words.removeFailed(failureWords(error))}
        onClose={() => setDeleting(undefined)}
      />
    </SettingsCard>
  )
}

type WebhookProps = { webhook: WebhookEndpoint; onDelete: (webhook: WebhookEndpoint) => void }

function Webhook({ webhook, onDelete }: WebhookProps) {
  const words = useWords(INTEGRATIONS_WORDS).webhooks
  const { id, url, events, isActive } = webhook
  const switchWords = isActive ? words.pause : words.resume
  const queryClient = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: () => api.patch('/api/admin/webhooks/:id', { params: { id }, body: { isActive: !isActive } }),
    onError: (error) => toastFailure(failureWords(error)),
    onSettled: () => queryClient.invalidateQueries(webhooksQuery),
  })
  return (
    <Row
      title={url}
      badges={!isActive && <Badge tone="warning">{words.paused}</Badge>}
      facts={[events.join(', ')]}
      actions={
        <>
          <Button variant="quiet" size="sm" aria-label={`${switchWords} ${url}`} onClick={() => mutate()}>
            {switchWords}
          </Button>
          <IconButton
            icon="trash"
            tone="danger"
            label={words.remove(url)}
            onClick={() => onDelete(webhook)}
          />
        </>
      }
    />
  )
}
