import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DeleteItem } from '#app/admin/forms/delete-item.tsx'
import { failureWords } from '#app/admin/forms/failure-words.ts'
import { LoadFailure } from '#app/admin/forms/load-failure.tsx'
import { SettingsCard } from '#app/admin/forms/settings/settings-card.tsx'
import { Row, Rows } from '#app/admin/lists/rows.tsx'
import { api } from '#app/lib/api/api.ts'
import { useWords } from '#app/lib/language/in-both.ts'
import { formatDay, formatShortDayAndTime } from '#app/lib/language/instant-words.ts'
import { useLanguage } from '#app/lib/language/language.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { SkeletonText } from '#app/ui/display/skeleton.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { ApiKey } from '#contract/people/api-keys.ts'
import { ApiKeyDialog } from './api-key-dialog.tsx'
import { apiKeysQuery } from './integration-queries.ts'
import { INTEGRATIONS_WORDS } from './integrations-words.ts'
import { SecretDialog } from './secret-dialog.tsx'

export function ApiKeysCard() {
  const language = useLanguage()
  const words = useWords(INTEGRATIONS_WORDS).keys
  const [isMaking, setIsMaking] = useState(false)
  const [made, setMade] = useState<string>()
  const [ending, setEnding] = useState<ApiKey>()
  const { data: keys, isPending, isFetching, refetch } = useQuery(apiKeysQuery)
  return (
    <SettingsCard
      title={words.title}
      hint={words.hint}
      action={
        <Button variant="secondary" size="sm" onClick={() => setIsMaking(true)}>
          <Icon name="plus" />
          {words.add}
        </Button>
      }
    >
      {isPending && <SkeletonText />}
      {!isPending && !keys && (
        <LoadFailure words={words.loadFailed} isRetrying={isFetching} onRetry={refetch} />
      )}
      {keys?.length === 0 && <p>{words.none}</p>}
      <Rows label={words.list}>
        {keys?.map((key) => (
          <Row
            key={key.id}
            title={key.name}
            facts={[
              `${key.prefix}…`,
              key.scopes.join(', '),
              words.madeBy(key.madeBy, formatDay(key.createdAt, language)),
              key.lastUsedAt
                ? words.lastUsed(formatShortDayAndTime(key.lastUsedAt, language))
                : words.neverUsed,
            ]}
            actions={
              <Button
                variant="quiet"
                size="sm"
                aria-label={words.revokeNamed(key.name)}
                onClick={() => setEnding(key)}
              >
                {words.revoke}
              </Button>
            }
          />
        ))}
      </Rows>
      {isMaking && <ApiKeyDialog onClose={() => setIsMaking(false)} onMade={setMade} />}
      {made !== undefined && (
        <SecretDialog {...words.secret} value={made} onClose={() => setMade(undefined)} />
      )}
      <DeleteItem
        remove={(id) => api.delete('/api/admin/api-keys/:id', { params: { id } })}
        list={apiKeysQuery}
        item={ending}
        description={words.revoking(ending?.name)}
        deleted={words.revoked}
        failed={(error) => words.revokeFailed(failureWords(error))}
        onClose={() => setEnding(undefined)}
      />
    </SettingsCard>
  )
}
