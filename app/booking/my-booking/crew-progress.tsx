import { useQuery } from '@tanstack/react-query'
import { useText } from '#app/lib/messages/use-text.ts'
import { Card } from '#app/ui/display/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Stack, Text } from '#app/ui/layout.tsx'
import type { Language } from '#domain/foundation/text/language.ts'
import {
  clockAt,
  daysBetween,
  formatLong,
  formatMonthDay,
  partyDayAt,
} from '#domain/foundation/time/party-day.ts'
import { formatTime } from '#domain/foundation/time/party-start.ts'
import { type BookingPageProps, progressQuery } from './booking-page-link.ts'
import styles from './crew-progress.module.css'
import { PhotoList } from './photo-list.tsx'

/**
 * The crew's progress with the setup, from the party day on; renders nothing until the crew has reported
 * something.
 */
export function CrewProgress({ link }: Pick<BookingPageProps, 'link'>) {
  const text = useText()
  const { data } = useQuery(progressQuery(link))
  const instant = data?.setUpAt ?? data?.onTheWayAt
  if (!data || !instant) return null
  const clock = (at: string) => formatTime(clockAt(new Date(at)), text.language)
  const time = clock(instant)
  // Something checked twice is listed once, with the latest time.
  const checks = new Map(data.checks.flatMap(({ item, ...check }) => (item ? [[item, check] as const] : [])))
  return (
    <Card as="section">
      <Text as="h2" size="xl">
        {data.setUpAt
          ? text('myBooking.progress.setUp', { time })
          : text('myBooking.progress.onTheWay', { time })}
      </Text>
      <PhotoList photos={data.photos} alt={(number) => text('myBooking.progress.photo', { number })} />
      {checks.size > 0 && (
        <>
          <Text as="h3" marginTop={4} size="md">
            {text('myBooking.progress.checks')}
          </Text>
          <Stack as="ul" role="list" gap={2} marginTop={2}>
            {[...checks].map(([item, { at, by, washedAt }]) => (
              <li key={item} className={styles.check}>
                <Icon name="check" />
                <span>
                  {item},{' '}
                  {washedAt && (
                    <Text as="span" tone="soft">
                      {text('myBooking.progress.washed', { day: washedDay(washedAt, at, text.language) })},{' '}
                    </Text>
                  )}
                  <Text as="span" tone="soft">
                    {by
                      ? text('myBooking.progress.checkedBy', { time: clock(at), name: by })
                      : text('myBooking.progress.checked', { time: clock(at) })}
                  </Text>
                </span>
              </li>
            ))}
          </Stack>
        </>
      )}
    </Card>
  )
}

/** Returns 'Monday' for the last days before something was checked, a date for earlier ones. */
function washedDay(washedAt: string, checkedAt: string, language: Language): string {
  const day = partyDayAt(new Date(washedAt))
  const isRecent = daysBetween(day, partyDayAt(new Date(checkedAt))) < 7
  return isRecent ? (formatLong(day, language).split(',')[0] ?? '') : formatMonthDay(day, language)
}
