import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CopyField } from '#app/admin/forms/copy-field.tsx'
import { failureWords, toastFailure, toastSuccess } from '#app/admin/forms/failure-words.ts'
import { LoadFailure } from '#app/admin/forms/load-failure.tsx'
import { SettingsCard } from '#app/admin/forms/settings/settings-card.tsx'
import { api } from '#app/lib/api/api.ts'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { useWords } from '#app/lib/language/in-both.ts'
import { Button, buttonClass } from '#app/ui/controls/button.tsx'
import { SkeletonText } from '#app/ui/display/skeleton.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { ConfirmDialog } from '#app/ui/overlays/confirm-dialog.tsx'
import type { CalendarFeed } from '#contract/calendar/calendar-feed.ts'
import styles from './calendar-feed-card.module.css'
import { SETTINGS_WORDS } from './settings-words.ts'

const feedQuery = apiQuery('/api/admin/calendar-feed')

/** The confirmed bookings in the owner's own calendar. */
export function CalendarFeedCard() {
  const words = useWords(SETTINGS_WORDS).calendar
  const { data: feed, isPending, isFetching, refetch } = useQuery(feedQuery)
  return (
    <SettingsCard title={words.title} hint={words.hint}>
      {isPending && <SkeletonText />}
      {!isPending && !feed && (
        <LoadFailure words={words.loadFailed} isRetrying={isFetching} onRetry={refetch} />
      )}
      {feed && <Feed url={feed.url} />}
    </SettingsCard>
  )
}

function Feed({ url }: CalendarFeed) {
  const words = useWords(SETTINGS_WORDS).calendar
  const [isAsking, setIsAsking] = useState(false)
  const isOnlyHere = new URL(url).hostname === 'localhost'
  return (
    <>
      <CopyField label={words.address} hint={words.addressHint} value={url} copyLabel={words.copy} />
      {isOnlyHere && <p className={styles.note}>{words.onlyHere}</p>}
      <div className={styles.ways}>
        {/* Calendar programs open this scheme and subscribe, instead of importing once. */}
        <a href={url.replace(/^https?:/, 'webcal:')} className={buttonClass('secondary', 'sm')}>
          <Icon name="calendar" />
          {words.open}
        </a>
        <Button variant="quiet" size="sm" onClick={() => setIsAsking(true)}>
          {words.renew}
        </Button>
      </div>
      {isAsking && <NewAddress onClose={() => setIsAsking(false)} />}
    </>
  )
}

function NewAddress({ onClose }: { onClose: () => void }) {
  const words = useWords(SETTINGS_WORDS).calendar
  const queryClient = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.post('/api/admin/calendar-feed'),
    onSuccess: (feed) => {
      queryClient.setQueryData(feedQuery.queryKey, feed)
      toastSuccess(words.renewed)
    },
    onError: (error) => toastFailure(words.renewFailed(failureWords(error))),
    onSettled: onClose,
  })
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => mutate()}
      title={words.ask}
      description={words.askHint}
      confirmLabel={words.renew}
      isBusy={isPending}
      busyLabel={words.renewing}
    />
  )
}
