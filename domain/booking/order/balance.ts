import type { Cents } from '#domain/foundation/money/money.ts'
import { addDays, daysBetween, type PartyDay } from '#domain/foundation/time/party-day.ts'

/** Terms of service: the balance is due 7 days before the party. */
export const BALANCE_DUE_DAYS = 7

/** How many days before the party customers are reminded of an open balance. */
export const BALANCE_REMINDER_DAYS = [10, 7] as const
type BalanceReminder = (typeof BALANCE_REMINDER_DAYS)[number]

/** Returns the day the balance is due. If the party was booked later than that, it is the day of booking. */
export function balanceDueDay(bookingDate: PartyDay, bookedOn: PartyDay): PartyDay {
  const regular = addDays(bookingDate, -BALANCE_DUE_DAYS)
  return regular < bookedOn ? bookedOn : regular
}

/** Returns the day until which a balance that is open today can be paid: one that was due already is due today. */
export function openBalanceDueDay(
  bookingDate: PartyDay,
  { bookedOn, today }: { readonly bookedOn: PartyDay; readonly today: PartyDay },
): PartyDay {
  const dueDay = balanceDueDay(bookingDate, bookedOn)
  return dueDay > today ? dueDay : today
}

/**
 * Returns the reminder to send today, if any. A reminder missed during an outage is sent later unless a later one is
 * due; none is sent on or before the day of booking, when the confirmation says the same.
 */
export function balanceReminderDue({
  bookingDate,
  bookedOn,
  balanceCents,
  sent,
  today,
}: {
  readonly bookingDate: PartyDay
  readonly bookedOn: PartyDay
  readonly balanceCents: Cents
  readonly sent: readonly number[]
  readonly today: PartyDay
}): BalanceReminder | undefined {
  const daysLeft = daysBetween(today, bookingDate)
  if (balanceCents <= 0 || daysLeft < 0) return undefined
  const latest = BALANCE_REMINDER_DAYS.findLast((days) => daysLeft <= days)
  if (latest === undefined || sent.includes(latest)) return undefined
  return addDays(bookingDate, -latest) > bookedOn ? latest : undefined
}

type Sold = { readonly totalCents: Cents; readonly discountCents: Cents }

/** Returns what an order costs after its discount: the total that screens show. */
export function getPriceCents({ totalCents, discountCents }: Sold): Cents {
  return totalCents - discountCents
}

/** Returns what is left to pay for the whole party, in cents; never negative. */
export function owedCents({ paidCents, ...sold }: Sold & { readonly paidCents: Cents }): Cents {
  return Math.max(0, getPriceCents(sold) - paidCents)
}

type Due = { readonly isPaid: boolean; readonly paidCents: Cents; readonly finalAmountCents: Cents }

/** Returns whether a booking is paid from now on, because what was received covers what is due at booking. */
export function becomesPaid({ isPaid, paidCents, finalAmountCents }: Due): boolean {
  return !isPaid && paidCents > 0 && paidCents >= finalAmountCents
}
