import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { bookableDays, byDay, FRESH_MILLISECONDS, getMonth } from '#app/lib/month-days.ts'
import type { CalendarDay } from '#app/ui/calendar/calendar-day.ts'
import { DateField } from '#app/ui/fields/date-field.tsx'
import { Text } from '#app/ui/layout.tsx'
import { TEEPEES } from '#domain/booking/order/selection-rules.ts'
import {
  bookableRange,
  formatLong,
  isPartyDay,
  type PartyDay,
  partyDayAt,
} from '#domain/foundation/time/party-day.ts'
import { NIGHTS_MOST } from '#domain/foundation/time/stay.ts'
import type { BookingFields, BookingFormProps } from './booking-fields.ts'

const NO_DAYS: ReadonlyMap<PartyDay, CalendarDay> = new Map()

/**
 * The calendar that families see: free days for this theme and number of teepees. Other days can be typed; whether the
 * chosen one is free is said in words.
 */
export function FreeDays({ form }: Pick<BookingFormProps, 'form'>) {
  const text = useText()
  const { bookingDate } = form.fields
  const day = isPartyDay(bookingDate) ? bookingDate : undefined
  const today = partyDayAt(new Date())
  const { first, last } = bookableRange(today)
  const [month, setMonth] = useState(getMonth(first))
  const [followed, setFollowed] = useState(day)
  if (day !== followed) {
    setFollowed(day)
    if (day && day >= first && day <= last) setMonth(getMonth(day))
  }
  const range = bookableDays(month) ?? { from: first, to: first }
  const { data, isPending } = useQuery({
    ...apiQuery('/api/availability', {
      query: { ...range, ...toParty(form.fields) },
      staleTime: FRESH_MILLISECONDS,
    }),
    select: byDay,
  })
  const known = day && data?.get(day)
  return (
    <>
      {known && (
        <Text role="status" weight={600} tone={known.isAvailable ? 'success' : 'danger'}>
          {known.isAvailable
            ? text('admin.bookingForm.isFree', { day: formatLong(day, text.language) })
            : known.reason}
        </Text>
      )}
      <DateField
        label={text('admin.bookingForm.freeDays')}
        selected={day}
        onSelect={(chosen) => form.set('bookingDate', chosen)}
        onRefused={(chosen) => form.set('bookingDate', chosen)}
        today={today}
        firstDay={first}
        lastDay={last}
        days={data ?? NO_DAYS}
        month={month}
        onMonthChange={setMonth}
        isLoading={isPending}
      />
    </>
  )
}

/** What the form knows of the party, as the availability is asked for. */
function toParty({ themeId, numberOfTeepees, numberOfNights }: BookingFields) {
  const teepees = Number(numberOfTeepees)
  const nights = Number(numberOfNights)
  return {
    ...(themeId !== '' && { themeId: Number(themeId) }),
    ...(teepees >= TEEPEES.minimum && teepees <= TEEPEES.maximum && { teepees }),
    ...(nights > 1 && nights <= NIGHTS_MOST && { nights }),
  }
}
