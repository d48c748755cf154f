import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CopyField } from '#app/admin/forms/copy-field.tsx'
import { failureWords, toastFailure, toastSuccess } from '#app/admin/forms/failure-words.ts'
import { LoadFailure } from '#app/admin/forms/load-failure.tsx'
import { SettingsCard } from '#app/admin/forms/settings-card.tsx'
import { api } from '#app/lib/api.ts'
import { apiQuery } from '#app/lib/api-query.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SkeletonText } from '#app/ui/skeleton.tsx'
import type { CalendarFeed } from '#contract/calendar-feed.ts'
import styles from './calendar-feed-card.module.css'

const feedQuery = apiQuery('/api/admin/calendar-feed')

/** The confirmed bookings in the owner's own calendar. */
export function CalendarFeedCard() {
  const { data: feed, isPending, isFetching, refetch } = useQuery(feedQuery)
  return (
    <SettingsCard
      title="Calendar Feed"
      hint="Every confirmed booking in the calendar of your phone or computer, kept up to date by itself."
    >
      {isPending && <SkeletonText />}
      {!isPending && !feed && (
        <LoadFailure words="Failed to load the calendar address" isRetrying={isFetching} onRetry={refetch} />
      )}
      {feed && <Feed url={feed.url} />}
    </SettingsCard>
  )
}

function Feed({ url }: CalendarFeed) {
  const [isAsking, setIsAsking] = useState(false)
  const isOnlyHere = new URL(url).hostname === 'localhost'
  return (
    <>
      <CopyField
        label="Calendar address"
        hint="Keep it to yourselves: whoever has it can read names, addresses and phone numbers."
        value={url}
        copyLabel="Copy Address"
      />
      {isOnlyHere && (
        <p className={styles.note}>
          It works on this computer only. For a phone, PUBLIC_URL must say where the site is.
        </p>
      )}
      <div className={styles.ways}>
        {/* Calendar programs open this scheme and subscribe, instead of importing once. */}
        <a href={url.replace(/^https?:/, 'webcal:')} className={buttonClass('secondary', 'sm')}>
          <Icon name="calendar" />
          Open in Calendar App
        </a>
        <Button variant="quiet" size="sm" onClick={() => setIsAsking(true)}>
          Make New Address
        </Button>
      </div>
      {isAsking && <NewAddress onClose={() => setIsAsking(false)} />}
    </>
  )
}

function NewAddress({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.post('/api/admin/calendar-feed'),
    onSuccess: (feed) => {
      queryClient.setQueryData(feedQuery.queryKey, feed)
      toastSuccess('The calendar has a new address. The old one has stopped working.')
    },
    onError: (error) => toastFailure(`Failed to make a new address: ${failureWords(error)}`),
    onSettled: onClose,
  })
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => mutate()}
      title="Make a new calendar address?"
      description="The old address stops working at once. Every phone and computer that uses it must be given the new one."
      confirmLabel="Make New Address"
      isBusy={isPending}
      busyLabel="Making..."
    />
  )
}
