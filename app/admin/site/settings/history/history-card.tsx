import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SettingsCard } from '#app/admin/kit/forms/settings/settings-card.tsx'
import { useSingleMutation } from '#app/admin/kit/forms/use-single-mutation.ts'
import { Loaded } from '#app/admin/kit/ui/loaded.tsx'
import { RowButton } from '#app/admin/kit/ui/row-button.tsx'
import { parseBookingConflicts } from '#app/admin/parts/capacity/booking-conflicts.tsx'
import diary from '#app/admin/parts/history/diary.module.css'
import { describeActor } from '#app/admin/parts/lists/describe-audit-entry.ts'
import { DetailsText } from '#app/admin/parts/lists/details-text.tsx'
import { api } from '#app/lib/api/api.ts'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { formatShortDayAndTime } from '#app/lib/language/format-instant.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Stack, Text } from '#app/ui/layout.tsx'
import { ConfirmDialog } from '#app/ui/overlays/confirm-dialog.tsx'
import type { SettingsRevision } from '#contract/site/settings-history.ts'
import styles from './history-card.module.css'

const historyQuery = apiQuery('/api/admin/settings/history', { refetchOnMount: 'always' })

/** Who changed which setting, one line each, with a way to revert it. */
export function HistoryCard() {
  const text = useText()
  const query = useQuery(historyQuery)
  return (
    <SettingsCard title={text('admin.places.settings.history')} hint={text('admin.settingsHistory.hint')}>
      <Loaded query={query} lines={8} failed={text('admin.settingsHistory.loadFailed')}>
        {(revisions) => (
          <>
            {revisions.length === 0 && <p className={diary.details}>{text('admin.settingsHistory.none')}</p>}
            <Stack as="ol" gap={0}>
              {revisions.map((revision) => (
                <Revision key={revision.id} revision={revision} />
              ))}
            </Stack>
          </>
        )}
      </Loaded>
    </SettingsCard>
  )
}

function Revision({ revision }: { revision: SettingsRevision }) {
  const text = useText()
  const { putBack, isAsking, setIsAsking } = usePutBack(revision.id)
  const what = revision.told.map(({ text }) => text).join('')
  return (
    <li className={styles.revision}>
      <div>
        <Text size="sm" weight={600}>
          {describeActor(revision.by, text)}{' '}
          <time dateTime={revision.at} className={diary.when}>
            {formatShortDayAndTime(revision.at, text.language)}
          </time>
        </Text>
        <p className={diary.details}>
          <DetailsText told={revision.told} />
        </p>
      </div>
      {revision.canBeRestored && (
        <RowButton
          label={text('admin.forms.restore')}
          variant="secondary"
          name={text('admin.settingsHistory.putBackOf', { what })}
          isBusy={putBack.isPending && !isAsking}
          onClick={() => putBack.mutate(false)}
        />
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => putBack.mutate(true)}
        title={text('admin.forms.restore')}
        description={text('admin.settingsHistory.breaks')}
        confirmLabel={text('admin.settingsHistory.override')}
        isBusy={putBack.isPending}
      />
    </li>
  )
}

function usePutBack(id: number) {
  const text = useText()
  const [isAsking, setIsAsking] = useState(false)
  const putBack = useSingleMutation({
    mutationFn: (force: boolean) =>
      api.post('/api/admin/settings/history/:id/restore', { params: { id }, body: { force } }),
    done: text('admin.settingsHistory.done'),
    failed: text('admin.settingsHistory.failed'),
    asksAbout: (error) => {
      const breaks = parseBookingConflicts(error) !== undefined
      if (breaks) setIsAsking(true)
      return breaks
    },
    // Any form on any page may be out of date now.
    refreshes: {},
    onSuccess: () => setIsAsking(false),
  })
  return { putBack, isAsking, setIsAsking }
}
