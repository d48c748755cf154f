import { useDeferredValue, useState } from 'react'
import { useText } from '#app/lib/messages/use-text.ts'
import { getMonth } from '#app/lib/month-days.ts'
import { useIsInBrowser } from '#app/lib/use-is-in-browser.ts'
import type { CalendarDay } from '#app/ui/calendar/calendar-day.ts'
import { Skeleton } from '#app/ui/display/skeleton.tsx'
import { DateField } from '#app/ui/fields/date-field.tsx'
import { Stack } from '#app/ui/layout.tsx'
import { bookableRange, formatLong, type PartyDay, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { type DaysQuery, useAvailability } from './use-availability.ts'
import { type PricedParty, useDayPrices } from './use-day-prices.ts'

type PartyDayFieldProps = {
  /** The selected day, or empty. */
  day: PartyDay | ''
  /** The calendar's initial month while no day is selected; defaults to the first bookable one. */
  openAt?: PartyDay
  daysQuery: DaysQuery
  /** The party whose price each day shows, if prices differ by day. */
  priced?: PricedParty | undefined
  error: string | undefined
  onChange: (day: string) => void
  /** Called when the user picks an unavailable day. */
  onRefused?: (day: string) => void
}

/**
 * Days depend on the visitor, so the calendar renders in the browser: at first after what is above it, later with the
 * step, whose first error may be the calendar's.
 */
export function PartyDayField(props: PartyDayFieldProps) {
  const isInBrowser = useDeferredValue(useIsInBrowser())
  return isInBrowser ? <OpenCalendar {...props} /> : <CalendarSkeleton />
}

const NO_DAYS: ReadonlyMap<PartyDay, CalendarDay> = new Map()

function OpenCalendar(props: PartyDayFieldProps) {
  const { day, openAt = '', daysQuery, priced, error, onChange, onRefused } = props
  const text = useText()
  const today = partyDayAt(new Date())
  const { first, last } = bookableRange(today)
  const shown = day || openAt
  const [month, setMonth] = useState(getMonth(shown > first ? shown : first))
  const [followed, setFollowed] = useState(day)
  // A day chosen elsewhere on the page switches the calendar's month.
  if (day !== followed) {
    setFollowed(day)
    if (day) setMonth(getMonth(day))
  }
  const { data: days = NO_DAYS, isPending, isError } = useAvailability(month, daysQuery)
  const pricedDays = useDayPrices(month, priced, days)
  const price = pricedDays.get(day)?.priceInWords
  const chosen = day && formatLong(day, text.language)
  return (
    <DateField
      label={text('booking.day.date')}
      hint={chosen ? (price ? `${chosen}: ${price}` : chosen) : text('booking.day.dateHint')}
      error={error ?? (isError ? text('booking.day.unknownDays') : undefined)}
      selected={day || undefined}
      onSelect={onChange}
      {...(onRefused && { onRefused })}
      today={today}
      firstDay={first}
      lastDay={last}
      days={pricedDays}
      month={month}
      onMonthChange={setMonth}
      isLoading={isPending}
    />
  )
}

function CalendarSkeleton() {
  return (
    <Stack gap={3}>
      <Skeleton width="4rem" />
      <Skeleton shape="box" height="26rem" />
    </Stack>
  )
}
