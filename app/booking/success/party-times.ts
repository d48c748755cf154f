import type { CustomerBooking } from '#contract/booking/bookings.ts'
import type { Language } from '#domain/text/language.ts'
import { timeInWords, windowInWords } from '#domain/time/party-start.ts'
import type { BookingWords } from '../words/english.ts'

type PartyTimes = Pick<CustomerBooking, 'isStartTimeKnown' | 'partyStartTime' | 'deliveryWindow'>

/** Returns when the party begins and when the crew comes; nothing until the family has chosen a time. */
export function getTimes(
  { isStartTimeKnown, partyStartTime, deliveryWindow }: PartyTimes,
  words: BookingWords['success'],
  language: Language,
): [name: string, time: string][] {
  if (!isStartTimeKnown) return []
  return [
    [words.starts, timeInWords(partyStartTime, language)],
    [words.comes, windowInWords(deliveryWindow, language)],
  ]
}
