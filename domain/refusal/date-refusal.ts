import { type Message, message } from '../messages/message.ts'
import type { PartyDay } from '../time/party-day.ts'
import type { Refusal, RefusalCode } from './refusal.ts'

/** `fact` is the message without its advice to customers, for staff who booked the day all the same. */
export type DateRefusal = Refusal & { readonly fact: Message }

export function toDateRefusal(code: RefusalCode, fact: Message, advice: Message): DateRefusal {
  return { refused: true, code, message: [fact, advice], fact }
}

/** Tells a party that has teepees of a day how many there are beside its own, instead of with them. */
export function besideOwn(refusal: DateRefusal, day: PartyDay, own: number): DateRefusal {
  const { id, values } = refusal.fact
  if (id !== 'calendar.fewTeepeesLeft') return refusal
  const more = Number(values.count) - own
  const fact =
    more > 0
      ? message('calendar.fewMoreTeepeesLeft', { count: more, day })
      : message('calendar.noMoreTeepeesLeft', { day })
  return toDateRefusal(refusal.code, fact, message('calendar.chooseFewerTeepees'))
}
