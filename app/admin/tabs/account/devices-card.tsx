import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { failureWords, toastFailure, toastSuccess } from '#app/admin/forms/failure-words.ts'
import { LoadFailure } from '#app/admin/forms/load-failure.tsx'
import { SettingsCard } from '#app/admin/forms/settings/settings-card.tsx'
import { Row, Rows } from '#app/admin/lists/rows.tsx'
import { api } from '#app/lib/api/api.ts'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { useWords } from '#app/lib/language/in-both.ts'
import { formatShortDayAndTime } from '#app/lib/language/instant-words.ts'
import { useLanguage } from '#app/lib/language/language.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Badge } from '#app/ui/display/badge.tsx'
import { SkeletonText } from '#app/ui/display/skeleton.tsx'
import { ACCOUNT_WORDS } from './account-words.ts'
import { deviceWords } from './device-words.ts'

const devicesQuery = apiQuery('/api/admin/devices', { refetchOnMount: 'always' })

/** Every browser in which this account is signed in. */
export function DevicesCard() {
  const words = useWords(ACCOUNT_WORDS).devices
  const language = useLanguage()
  const queryClient = useQueryClient()
  const { data: devices, isPending, isFetching, refetch } = useQuery(devicesQuery)
  const signOut = useMutation({
    mutationFn: (deviceId: string | undefined) =>
      deviceId === undefined
        ? api.delete('/api/admin/devices')
        : api.delete('/api/admin/devices/:deviceId', { params: { deviceId } }),
    onSuccess: () => toastSuccess(words.signedOut),
    onError: (error) => toastFailure(failureWords(error)),
    onSettled: () => queryClient.invalidateQueries(devicesQuery),
  })
  const others = devices?.filter(({ isCurrent }) => !isCurrent) ?? []
  return (
    <SettingsCard
      title={words.title}
      hint={words.hint}
      action={
        others.length > 0 && (
          <Button
            variant="secondary"
            size="sm"
            isBusy={signOut.isPending}
            onClick={() => signOut.mutate(undefined)}
          >
            {words.signOutOthers}
          </Button>
        )
      }
    >
      {isPending && <SkeletonText />}
      {!isPending && !devices && (
        <LoadFailure words={words.loadFailed} isRetrying={isFetching} onRetry={refetch} />
      )}
      <Rows label={words.list}>
        {devices?.map(({ id, userAgent, address, lastUsedAt, isCurrent }) => (
          <Row
            key={id}
            title={deviceWords(userAgent, language)}
            badges={isCurrent && <Badge tone="success">{words.thisDevice}</Badge>}
            facts={[words.lastUsed(formatShortDayAndTime(lastUsedAt, language)), address]}
            actions={
              !isCurrent && (
                <Button
                  variant="quiet"
                  size="sm"
                  aria-label={words.signOutOf(deviceWords(userAgent, language), address)}
                  onClick={() => signOut.mutate(id)}
                >
                  {words.signOut}
                </Button>
              )
            }
          />
        ))}
      </Rows>
    </SettingsCard>
  )
}
