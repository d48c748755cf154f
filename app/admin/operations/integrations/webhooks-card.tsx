import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useConfirmDelete } from '#app/admin/kit/confirm/use-confirm-delete.ts'
import { describeFailure } from '#app/admin/kit/forms/describe-failure.ts'
import { SettingsCard } from '#app/admin/kit/forms/settings/settings-card.tsx'
import { useSingleMutation } from '#app/admin/kit/forms/use-single-mutation.ts'
import { Loaded } from '#app/admin/kit/ui/loaded.tsx'
import { RowButton } from '#app/admin/kit/ui/row-button.tsx'
import { Row, Rows } from '#app/admin/parts/lists/rows.tsx'
import { api } from '#app/lib/api/api.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { DeleteButton } from '#app/ui/controls/delete-button.tsx'
import { Badge } from '#app/ui/display/badge.tsx'
import type { WebhookEndpoint } from '#contract/operations/webhooks.ts'
import { webhooksQuery } from './integration-queries.ts'
import { SecretDialog } from './secret-dialog.tsx'
import { WebhookDialog } from './webhook-dialog.tsx'

export function WebhooksCard() {
  const text = useText()
  const [isAdding, setIsAdding] = useState(false)
  const [secret, setSecret] = useState<string>()
  const query = useQuery(webhooksQuery)
  return (
    <SettingsCard
      title={text('admin.integrations.webhooks.title')}
      hint={text('admin.integrations.webhooks.hint')}
      action={
        <Button icon="plus" variant="secondary" size="sm" onClick={() => setIsAdding(true)}>
          {text('admin.integrations.webhooks.new')}
        </Button>
      }
    >
      <Loaded
        query={query}
        failed={text('admin.integrations.webhooks.loadFailed')}
        empty={<p>{text('admin.integrations.webhooks.none')}</p>}
      >
        {(webhooks) => (
          <Rows label={text('admin.integrations.webhooks.title')}>
            {webhooks.map((webhook) => (
              <Webhook key={webhook.id} webhook={webhook} />
            ))}
          </Rows>
        )}
      </Loaded>
      {isAdding && <WebhookDialog onClose={() => setIsAdding(false)} onMade={setSecret} />}
      {secret !== undefined && (
        <SecretDialog
          title={text('admin.integrations.webhooks.secret.title')}
          label={text('admin.integrations.webhooks.secret.label')}
          hint={text('admin.integrations.webhooks.secret.hint')}
          copyLabel={text('admin.integrations.webhooks.secret.copyLabel')}
          value={secret}
          onClose={() => setSecret(undefined)}
        />
      )}
    </SettingsCard>
  )
}

function Webhook({ webhook: { id, url, events, isActive } }: { webhook: WebhookEndpoint }) {
  const text = useText()
  const confirmDelete = useConfirmDelete()
  const act = isActive ? 'pause' : 'resume'
  const queryClient = useQueryClient()
  const { mutate } = useSingleMutation({
    mutationFn: () => api.patch('/api/admin/webhooks/:id', { params: { id }, body: { isActive: !isActive } }),
    onSettled: () => queryClient.invalidateQueries(webhooksQuery),
  })
  return (
    <Row
      title={url}
      badges={!isActive && <Badge tone="warning">{text('admin.integrations.webhooks.paused')}</Badge>}
      facts={[events.join(', ')]}
      actions={
        <>
          <RowButton
            label={text(`admin.integrations.webhooks.${act}`)}
            name={text('admin.integrations.webhooks.actOn', { act, url })}
            onClick={() => mutate()}
          />
          <DeleteButton
            label={text('admin.integrations.webhooks.remove', { url })}
            onClick={() =>
              confirmDelete({
                description: text('admin.integrations.webhooks.removing', { url }),
                run: () => api.delete('/api/admin/webhooks/:id', { params: { id } }),
                done: text('admin.integrations.webhooks.removed'),
                failed: (error) =>
                  text('admin.integrations.webhooks.removeFailed', { why: describeFailure(error) }),
                refreshes: webhooksQuery,
              })
            }
          />
        </>
      }
    />
  )
}
