import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DeleteItem } from '#app/admin/forms/delete-item.tsx'
import { failureWords } from '#app/admin/forms/failure-words.ts'
import { LoadFailure } from '#app/admin/forms/load-failure.tsx'
import { SettingsCard } from '#app/admin/forms/settings-card.tsx'
import { Row, Rows } from '#app/admin/lists/rows.tsx'
import { api } from '#app/lib/api.ts'
import { dayOf, shortDayAndTimeOf } from '#app/lib/instant-words.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SkeletonText } from '#app/ui/skeleton.tsx'
import type { ApiKey } from '#contract/api-keys.ts'
import { ApiKeyDialog } from './api-key-dialog.tsx'
import { apiKeysQuery } from './integration-queries.ts'
import { SecretDialog } from './secret-dialog.tsx'

export function ApiKeysCard() {
  const [isMaking, setIsMaking] = useState(false)
  const [made, setMade] = useState<string>()
  const [ending, setEnding] = useState<ApiKey>()
  const { data: keys, isPending, isFetching, refetch } = useQuery(apiKeysQuery)
  return (
    <SettingsCard
      title="API Keys"
      hint="A script sends its key as Authorization: Bearer. It may do what its scopes say; the calls are listed at /api/docs."
      action={
        <Button variant="secondary" size="sm" onClick={() => setIsMaking(true)}>
          <Icon name="plus" />
          New API Key
        </Button>
      }
    >
      {isPending && <SkeletonText />}
      {!isPending && !keys && (
        <LoadFailure words="Failed to load the API keys" isRetrying={isFetching} onRetry={refetch} />
      )}
      {keys?.length === 0 && <p>There are no API keys.</p>}
      <Rows label="API keys">
        {keys?.map((key) => (
          <Row
            key={key.id}
            title={key.name}
            facts={[
              `${key.prefix}…`,
              key.scopes.join(', '),
              `made by ${key.madeBy}, ${dayOf(key.createdAt)}`,
              key.lastUsedAt ? `last used ${shortDayAndTimeOf(key.lastUsedAt)}` : 'never used',
            ]}
            actions={
              <Button
                variant="quiet"
                size="sm"
                aria-label={`Revoke ${key.name}`}
                onClick={() => setEnding(key)}
              >
                Revoke
              </Button>
            }
          />
        ))}
      </Rows>
      {isMaking && <ApiKeyDialog onClose={() => setIsMaking(false)} onMade={setMade} />}
      {made !== undefined && (
        <SecretDialog
          title="Your new API key"
          label="API Key"
          hint="Whoever has it may do what its scopes say."
          value={made}
          onClose={() => setMade(undefined)}
        />
      )}
      <DeleteItem
        remove={(id) => api.delete('/api/admin/api-keys/:id', { params: { id } })}
        list={apiKeysQuery}
        item={ending}
        description={`Whatever uses ${ending?.name} is refused from now on.`}
        deleted="API key revoked"
        failed={(error) => `Failed to revoke the API key: ${failureWords(error)}`}
        onClose={() => setEnding(undefined)}
      />
    </SettingsCard>
  )
}
