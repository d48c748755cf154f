import { useQuery } from '@tanstack/react-query'
import { SettingsCard } from '#app/admin/kit/forms/settings/settings-card.tsx'
import { Loaded } from '#app/admin/kit/ui/loaded.tsx'
import { RowButton } from '#app/admin/kit/ui/row-button.tsx'
import { Row, Rows } from '#app/admin/parts/lists/rows.tsx'
import { useListAction } from '#app/admin/parts/lists/use-list-action.ts'
import { api } from '#app/lib/api/api.ts'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { formatShortDayAndTime } from '#app/lib/language/format-instant.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Badge } from '#app/ui/display/badge.tsx'
import type { Device } from '#contract/people/devices.ts'
import { describeDevice } from './describe-device.ts'

const devicesQuery = apiQuery('/api/admin/devices', { refetchOnMount: 'always' })

/** Every browser this account is signed in on. */
export function DevicesCard() {
  const text = useText()
  const devices = useQuery(devicesQuery)
  const signOut = useSignOut(() => api.delete('/api/admin/devices'))
  const others = devices.data?.filter(({ isCurrent }) => !isCurrent) ?? []
  return (
    <SettingsCard
      title={text('admin.account.devices.title')}
      hint={text('admin.account.devices.hint')}
      action={
        others.length > 0 && (
          <Button variant="secondary" size="sm" isBusy={signOut.isPending} onClick={() => signOut.mutate()}>
            {text('admin.account.devices.signOutOthers')}
          </Button>
        )
      }
    >
      <Loaded query={devices} failed={text('admin.account.devices.loadFailed')}>
        {(loaded) => (
          <Rows label={text('admin.account.devices.list')}>
            {loaded.map((device) => (
              <DeviceRow key={device.id} device={device} />
            ))}
          </Rows>
        )}
      </Loaded>
    </SettingsCard>
  )
}

function DeviceRow({ device: { id, userAgent, address, lastUsedAt, isCurrent } }: { device: Device }) {
  const text = useText()
  const signOut = useSignOut(() => api.delete('/api/admin/devices/:deviceId', { params: { deviceId: id } }))
  const device = describeDevice(userAgent, text)
  return (
    <Row
      title={device}
      badges={isCurrent && <Badge tone="success">{text('admin.account.devices.thisDevice')}</Badge>}
      facts={[
        text('admin.account.devices.lastUsed', { when: formatShortDayAndTime(lastUsedAt, text.language) }),
        address,
      ]}
      actions={
        !isCurrent && (
          <RowButton
            label={text('admin.account.devices.signOut')}
            name={text('admin.account.devices.signOutOf', { device, address })}
            isBusy={signOut.isPending}
            onClick={() => signOut.mutate()}
          />
        )
      }
    />
  )
}

function useSignOut(run: () => Promise<unknown>) {
  const text = useText()
  return useListAction({ run, refreshes: devicesQuery, done: text('admin.account.devices.signedOut') })
}
