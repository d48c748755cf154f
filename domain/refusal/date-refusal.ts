import { type Said, say, tell } from '../sentences/said.ts'
import type { PartyDay } from '../time/party-day.ts'
import type { Refusal, RefusalCode } from './refusal.ts'

/** `fact` is the message without its advice to customers, for staff who booked the day all the same. */
export type DateRefusal = Refusal & {
  readonly said: readonly Said[]
  readonly fact: string
  readonly saidFact: Said
}

export function toDateRefusal(code: RefusalCode, fact: Said, advice: Said): DateRefusal {
  return { refused: true, code, said: [fact, advice], fact: tell(fact), saidFact: fact }
}

/** Tells a party that has teepees of a day how many there are beside its own, instead of with them. */
export function besideOwn(refusal: DateRefusal, day: PartyDay, own: number): DateRefusal {
  const { sentence, about } = refusal.saidFact
  const [left] = about
  if (sentence !== 'fewTeepeesLeft' || typeof left !== 'number') return refusal
  const more = left - own
  const fact = more > 0 ? say('fewMoreTeepeesLeft', more, day) : say('noMoreTeepeesLeft', day)
  return toDateRefusal(refusal.code, fact, say('chooseFewerTeepees'))
}
