import type { Text } from '../foundation/messages/text.ts'
import { addDays, formatLong } from '../foundation/time/party-day.ts'
import { lastNight, type Stay } from '../foundation/time/stay.ts'

/**
 * Returns when a party is: the day of a single night, otherwise also how many nights there are and when the last one
 * ends.
 * @param when replaces the day, for texts that also say the time
 */
export function describeStay(
  stay: Stay,
  text: Text,
  when = formatLong(stay.bookingDate, text.language),
): string {
  const { numberOfNights = 1 } = stay
  if (numberOfNights === 1) return when
  return text('party.stay', { when, count: numberOfNights, until: addDays(lastNight(stay), 1) })
}
