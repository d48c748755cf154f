import { apiPath } from '#app/lib/api/api.ts'
import { buttonClass } from '#app/ui/controls/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { statementOfBooking } from '#contract/booking/booking-statement.ts'
import type { CustomerBooking } from '#contract/booking/bookings.ts'
import { formatDollars } from '#domain/money/money.ts'
import { DAY_MILLISECONDS } from '#domain/time/durations.ts'
import { addDays, partyDayAt } from '#domain/time/party-day.ts'
import { useBookingWords } from '../words/booking-words.ts'
import type { BookingWords } from '../words/english.ts'
import styles from './next-steps.module.css'

type OfBooking = { readonly booking: CustomerBooking }

/** What happens when, until the teepees are collected, and where the family looks it up. */
export function NextSteps({ booking }: OfBooking) {
  const { success: words, shared } = useBookingWords()
  const { balanceCents, balanceDueDay } = statementOfBooking(booking, shared.rules)
  const [mail, call, setup] = words.next
  const isBalanceOpen = balanceCents > 0 && balanceDueDay !== undefined
  return (
    <>
      <ol className={styles.steps}>
        <Step when={words.by(partyDayAt(new Date(Date.parse(booking.createdAt) + DAY_MILLISECONDS)))}>
          {mail}
        </Step>
        {isBalanceOpen && (
          <Step when={words.by(balanceDueDay)}>{words.balance(formatDollars(balanceCents))}</Step>
        )}
        <Step when={callDays(booking, words)}>{call}</Step>
        <Step when={setupTime(booking, words)}>{setup}</Step>
        <Step when={words.dayAfter}>{words.collected}</Step>
      </ol>
      <p className={styles.own}>{words.ownPage(booking.customerEmail)}</p>
    </>
  )
}

function Step({ when, children }: { when: string | undefined; children: string | undefined }) {
  return (
    <li>
      {when && <strong className={styles.when}>{when}</strong>}
      {children}
    </li>
  )
}

/** Returns the two days before the party, as far as they are to come. */
function callDays(
  { bookingDate, createdAt }: CustomerBooking,
  words: BookingWords['success'],
): string | undefined {
  const [first, second] = [addDays(bookingDate, -2), addDays(bookingDate, -1)]
  const booked = partyDayAt(new Date(createdAt))
  if (first > booked) return words.eitherDay(first, second)
  return second > booked ? words.onDay(second) : undefined
}

function setupTime(
  { bookingDate, isStartTimeKnown, deliveryWindow }: CustomerBooking,
  words: BookingWords['success'],
): string {
  return isStartTimeKnown ? words.between(bookingDate, deliveryWindow) : words.onDay(bookingDate)
}

/** Saves the party as a calendar entry; not offered where the reference alone no longer opens it. */
export function CalendarLink({ booking }: OfBooking) {
  const words = useBookingWords().success
  if (booking.bookingStatus === 'cancelled' || booking.isMasked) return null
  return (
    <a
      href={apiPath('/api/bookings/:reference/party.ics', { params: { reference: booking.bookingId } })}
      download
      className={buttonClass('secondary', 'lg')}
    >
      <Icon name="calendar" />
      {words.calendar}
    </a>
  )
}
