import { type Message, message } from '../messages/message.ts'
import type { Refusal, RefusalCode } from './refusal.ts'

/** `fact` is the message without its advice to customers, for staff who booked the day anyway. */
export type DateRefusal = Refusal & { readonly fact: Message }

export function toDateRefusal(code: RefusalCode, fact: Message, advice: Message): DateRefusal {
  return { refused: true, code, message: [fact, advice], fact }
}

/** Rewords the refusal for a party that already has teepees on that day: how many there are besides its own. */
export function rewordBesidesOwn(refusal: DateRefusal, own: number): DateRefusal {
  const { id, values } = refusal.fact
  if (id !== 'calendar.fewTeepeesLeft') return refusal
  const more = Number(values.count) - own
  const day = String(values.day)
  const fact =
    more > 0
      ? message('calendar.fewMoreTeepeesLeft', { count: more, day })
      : message('calendar.noMoreTeepeesLeft', { day })
  return toDateRefusal(refusal.code, fact, message('calendar.chooseFewerTeepees'))
}
