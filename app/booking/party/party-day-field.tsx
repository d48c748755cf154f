import { type ComponentProps, lazy, Suspense, useState } from 'react'
import type { DateField as Calendar } from '#app/ui/date-field.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { bookableRange, formatLong, type PartyDay, partyDayAt } from '#domain/party-day.ts'
import { useIsInBrowser } from '../use-draft.ts'
import { useWords } from '../words/booking-words.ts'
import styles from './party-day-field.module.css'
import { type DaysQuery, monthOf, useAvailability } from './use-availability.ts'

const DateField = lazy(() =>
  import('#app/ui/date-field.tsx')
    .then((field) => ({ default: field.DateField }))
    .catch(() => ({ default: PlainDateField })),
)

type DateFieldProps = ComponentProps<typeof Calendar>
type PartyDayFieldProps = {
  /** The day chosen so far, or empty. */
  day: PartyDay | ''
  /** The month that the calendar opens at while no day is chosen; the first bookable one if missing. */
  openAt?: PartyDay
  daysQuery: DaysQuery
  error: string | undefined
  onChange: (day: string) => void
  /** Called when a user chooses an unavailable day. */
  onRefused?: (day: string) => void
}

/** The calendar is loaded last: it is large, and the free days differ by visitor. */
export function PartyDayField(props: PartyDayFieldProps) {
  const isInBrowser = useIsInBrowser()
  if (!isInBrowser) return <CalendarSkeleton />
  return (
    <Suspense fallback={<CalendarSkeleton />}>
      <OpenCalendar {...props} />
    </Suspense>
  )
}

/** The browser's own field, used if the calendar cannot be loaded. */
function PlainDateField({ label, hint, error, selected, firstDay, lastDay, onSelect }: DateFieldProps) {
  return (
    <TextField
      type="date"
      label={label}
      hint={hint}
      error={error}
      value={selected ?? ''}
      min={firstDay}
      max={lastDay}
      onChange={(event) => onSelect(event.target.value)}
    />
  )
}

const NO_DAYS = new Map()

function OpenCalendar({ day, openAt = '', daysQuery, error, onChange, onRefused }: PartyDayFieldProps) {
  const { party: words, shared } = useWords()
  const today = partyDayAt(new Date())
  const { first, last } = bookableRange(today)
  const shown = day || openAt
  const [month, setMonth] = useState(monthOf(shown > first ? shown : first))
  const [followed, setFollowed] = useState(day)
  // A day chosen elsewhere on the page changes the calendar's month.
  if (day !== followed) {
    setFollowed(day)
    if (day) setMonth(monthOf(day))
  }
  const { data: days = NO_DAYS, isPending, isError } = useAvailability(month, daysQuery)
  return (
    <DateField
      label={words.date}
      hint={day ? formatLong(day, shared.rules.language) : words.dateHint}
      error={error ?? (isError ? words.unknownDays : undefined)}
      selected={day || undefined}
      onSelect={onChange}
      {...(onRefused && { onRefused })}
      today={today}
      firstDay={first}
      lastDay={last}
      days={days}
      month={month}
      onMonthChange={setMonth}
      isLoading={isPending}
    />
  )
}

function CalendarSkeleton() {
  return (
    <div className={styles.skeleton}>
      <Skeleton width="4rem" />
      <Skeleton shape="box" height="26rem" />
    </div>
  )
}
