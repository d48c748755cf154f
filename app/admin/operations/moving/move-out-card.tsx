import { useQuery } from '@tanstack/react-query'
import { SettingsCard } from '#app/admin/kit/forms/settings/settings-card.tsx'
import { useSingleMutation } from '#app/admin/kit/forms/use-single-mutation.ts'
import { Loaded } from '#app/admin/kit/ui/loaded.tsx'
import { Row, Rows } from '#app/admin/parts/lists/rows.tsx'
import { api, apiPath } from '#app/lib/api/api.ts'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { apiRequest } from '#app/lib/api/api-request.ts'
import { saveFile } from '#app/lib/files/save-file.ts'
import { formatShortDayAndTime } from '#app/lib/language/format-instant.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import type { Export } from '#contract/operations/exports.ts'
import { partyDayAt } from '#domain/foundation/time/party-day.ts'

const MEGABYTE = 1_000_000
const LOOKS_EVERY = 3_000

const isUnderway = ({ status }: Export) => status === 'waiting' || status === 'working'

const exportsQuery = {
  ...apiQuery('/api/admin/exports', { refetchOnMount: 'always' }),
  refetchInterval: ({ state }: { readonly state: { readonly data?: readonly Export[] | undefined } }) =>
    state.data?.some(isUnderway) ? LOOKS_EVERY : false,
} as const

/** Exports everything as one file, prepared in the background and kept for a day. */
export function MoveOutCard() {
  const text = useText()
  const query = useQuery(exportsQuery)
  const make = useSingleMutation({
    mutationFn: () => api.post('/api/admin/exports'),
    refreshes: exportsQuery,
  })
  return (
    <SettingsCard
      title={text('admin.exports.title')}
      hint={text('admin.exports.hint')}
      action={
        <Button
          icon="box"
          variant="secondary"
          size="sm"
          isBusy={make.isPending}
          disabled={query.data?.some(isUnderway) ?? false}
          onClick={() => make.mutate()}
        >
          {text('admin.exports.make')}
        </Button>
      }
    >
      <Loaded query={query} failed={text('admin.exports.loadFailed')}>
        {(packed) => <Packed packed={packed} />}
      </Loaded>
    </SettingsCard>
  )
}

function Packed({ packed }: { packed: readonly Export[] }) {
  const text = useText()
  const getState = useDescribeState()
  return (
    <Rows label={text('admin.exports.list')}>
      {packed.map((one) => (
        <Row
          key={one.id}
          title={text('admin.exports.madeOn', {
            day: formatShortDayAndTime(one.createdAt, text.language),
          })}
          facts={[
            getState(one),
            one.bytes === null ? null : text('admin.exports.megabytes', { size: toMegabytes(one.bytes) }),
            one.requestedBy,
          ]}
          actions={one.status === 'ready' && <Download packed={one} />}
        />
      ))}
    </Rows>
  )
}

function useDescribeState(): (packed: Export) => string {
  const text = useText()
  return ({ status, done, total, until }) => {
    if (status === 'failed') return text('admin.exports.failed')
    if (until !== null)
      return text('admin.exports.ready', { until: formatShortDayAndTime(until, text.language) })
    return total === null ? text('admin.exports.waiting') : text('admin.exports.progress', { done, total })
  }
}

/** A plain link could not send the required credential. */
function Download({ packed: { id, createdAt } }: { packed: Export }) {
  const text = useText()
  const { mutate, isPending } = useSingleMutation({
    mutationFn: async () => {
      const response = await apiRequest('GET', apiPath('/api/admin/exports/:id', { params: { id } }))
      return response.blob()
    },
    onSuccess: (file) => {
      const name = `moonlit-teepees-${partyDayAt(new Date(createdAt))}.zip`
      saveFile([file], { name, type: 'application/zip' })
    },
  })
  return (
    <Button icon="download" variant="quiet" size="sm" isBusy={isPending} onClick={() => mutate()}>
      {text('admin.exports.download')}
    </Button>
  )
}

const toMegabytes = (bytes: number) => (bytes / MEGABYTE).toFixed(1)
