import type { CustomerBooking } from '#contract/booking/bookings.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import { formatTime } from '#domain/foundation/time/party-start.ts'

type PartyTimes = Pick<CustomerBooking, 'isStartTimeKnown' | 'partyStartTime' | 'deliveryWindow'>

/** Returns when the party begins and when the crew arrives; empty until the family has chosen a time. */
export function getTimes(
  { isStartTimeKnown, partyStartTime, deliveryWindow }: PartyTimes,
  text: Text,
): [name: string, time: string][] {
  if (!isStartTimeKnown) return []
  return [
    [text('booking.success.starts'), formatTime(partyStartTime, text.language)],
    [text('booking.success.comes'), text('party.window', deliveryWindow)],
  ]
}
