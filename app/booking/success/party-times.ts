import type { CustomerBooking } from '#contract/booking/bookings.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import { formatTime } from '#domain/foundation/time/party-start.ts'

type PartyTimes = Pick<CustomerBooking, 'isStartTimeKnown' | 'partyStartTime' | 'deliveryWindow'>

/** Returns when the party begins and, while it is ahead, when the crew arrives; empty until a time is chosen. */
export function getTimes(
  { isStartTimeKnown, partyStartTime, deliveryWindow }: PartyTimes,
  text: Text,
  isAhead = true,
): [name: string, time: string][] {
  if (!isStartTimeKnown) return []
  const starts = formatTime(partyStartTime, text.language)
  const comes = text('party.window', deliveryWindow)
  return [
    [text('booking.success.starts'), starts],
    ...(isAhead ? [[text('booking.success.comes'), comes] as [string, string]] : []),
  ]
}
