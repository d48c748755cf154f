import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { failureWords, toastFailure, toastSuccess } from '#app/admin/forms/failure-words.ts'
import { LoadFailure } from '#app/admin/forms/load-failure.tsx'
import { SettingsCard } from '#app/admin/forms/settings-card.tsx'
import { Row, Rows } from '#app/admin/lists/rows.tsx'
import { api } from '#app/lib/api.ts'
import { apiQuery } from '#app/lib/api-query.ts'
import { shortDayAndTimeOf } from '#app/lib/instant-words.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { SkeletonText } from '#app/ui/skeleton.tsx'
import { deviceWords } from './device-words.ts'

const devicesQuery = apiQuery('/api/admin/devices', { refetchOnMount: 'always' })

/** Every browser that is signed in with this account. */
export function DevicesCard() {
  const queryClient = useQueryClient()
  const { data: devices, isPending, isFetching, refetch } = useQuery(devicesQuery)
  const signOut = useMutation({
    mutationFn: (deviceId: string | undefined) =>
      deviceId === undefined
        ? api.delete('/api/admin/devices')
        : api.delete('/api/admin/devices/:deviceId', { params: { deviceId } }),
    onSuccess: () => toastSuccess('Signed out there'),
    onError: (error) => toastFailure(failureWords(error)),
    onSettled: () => queryClient.invalidateQueries(devicesQuery),
  })
  const others = devices?.filter(({ isCurrent }) => !isCurrent) ?? []
  return (
    <SettingsCard
      title="Signed-in Devices"
      hint="A device that has not been used for 12 hours is signed out by itself."
      action={
        others.length > 0 && (
          <Button
            variant="secondary"
            size="sm"
            isBusy={signOut.isPending}
            onClick={() => signOut.mutate(undefined)}
          >
            Sign Out All Others
          </Button>
        )
      }
    >
      {isPending && <SkeletonText />}
      {!isPending && !devices && (
        <LoadFailure words="Failed to load your devices" isRetrying={isFetching} onRetry={refetch} />
      )}
      <Rows label="Signed-in devices">
        {devices?.map(({ id, userAgent, address, lastUsedAt, isCurrent }) => (
          <Row
            key={id}
            title={deviceWords(userAgent)}
            badges={isCurrent && <Badge tone="success">This device</Badge>}
            facts={[`Last used ${shortDayAndTimeOf(lastUsedAt)}`, address]}
            actions={
              !isCurrent && (
                <Button
                  variant="quiet"
                  size="sm"
                  aria-label={`Sign out ${deviceWords(userAgent)}, ${address}`}
                  onClick={() => signOut.mutate(id)}
                >
                  Sign Out
                </Button>
              )
            }
          />
        ))}
      </Rows>
    </SettingsCard>
  )
}
