import { apiPath } from '#app/lib/api/api.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { buttonClass } from '#app/ui/controls/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { getBookingPhase } from '#contract/booking/booking-phase.ts'
import { getBookingStatement } from '#contract/booking/booking-statement.ts'
import type { CustomerBooking } from '#contract/booking/bookings.ts'
import { isAhead } from '#domain/booking/party-phase.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import { formatDollars } from '#domain/foundation/money/money.ts'
import { DAY_MILLISECONDS } from '#domain/foundation/time/durations.ts'
import { addDays, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { lastNight } from '#domain/foundation/time/stay.ts'
import styles from './next-steps.module.css'
import { UnbrokenTimes } from './unbroken-times.tsx'

type OfBooking = { readonly booking: CustomerBooking }

/** The timeline until the teepees are collected, and where the family can look it up. */
export function NextSteps({ booking }: OfBooking) {
  const text = useText()
  const { balanceCents, balanceDueDay } = getBookingStatement(booking, text)
  const isBalanceOpen = balanceCents > 0 && balanceDueDay !== undefined
  return (
    <>
      <ol className={styles.steps}>
        <Step
          when={text('booking.success.by', {
            day: partyDayAt(new Date(Date.parse(booking.createdAt) + DAY_MILLISECONDS)),
          })}
        >
          {text('booking.success.next.1')}
        </Step>
        {isBalanceOpen && (
          <Step when={text('booking.success.by', { day: balanceDueDay })}>
            {text('booking.success.balance', { amount: formatDollars(balanceCents) })}
          </Step>
        )}
        <Step when={callDays(booking, text)}>{text('booking.success.next.2')}</Step>
        <Step when={setupTime(booking, text)}>{text('booking.success.next.3')}</Step>
        <Step when={text('booking.success.onDay', { day: addDays(lastNight(booking), 1) })}>
          {text('booking.success.collected')}
        </Step>
      </ol>
      <p className={styles.own}>{text('booking.success.ownPage', { email: booking.customerEmail })}</p>
    </>
  )
}

function Step({ when, children }: { when: string | undefined; children: string | undefined }) {
  return (
    <li>
      {when && (
        <strong className={styles.when}>
          <UnbrokenTimes>{when}</UnbrokenTimes>
        </strong>
      )}
      {children}
    </li>
  )
}

/** Returns which of the two days before the party are still ahead. */
function callDays({ bookingDate, createdAt }: CustomerBooking, text: Text): string | undefined {
  const [first, second] = [addDays(bookingDate, -2), addDays(bookingDate, -1)]
  const booked = partyDayAt(new Date(createdAt))
  if (first > booked) return text('booking.success.eitherDay', { first, second })
  return second > booked ? text('booking.success.onDay', { day: second }) : undefined
}

function setupTime({ bookingDate, isStartTimeKnown, deliveryWindow }: CustomerBooking, text: Text): string {
  return isStartTimeKnown
    ? text('booking.success.between', { day: bookingDate, ...deliveryWindow })
    : text('booking.success.onDay', { day: bookingDate })
}

/** Downloads the party as a calendar file; not offered where the reference alone no longer gives access. */
export function CalendarLink({ booking }: OfBooking) {
  const text = useText()
  if (!isAhead(getBookingPhase(booking, partyDayAt(new Date()))) || booking.isMasked) return null
  return (
    <a
      href={apiPath('/api/bookings/:reference/party.ics', { params: { reference: booking.bookingId } })}
      download
      className={buttonClass('secondary', 'lg')}
    >
      <Icon name="calendar" />
      {text('booking.success.calendar')}
    </a>
  )
}
