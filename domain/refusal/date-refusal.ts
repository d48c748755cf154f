import { type Said, tell } from '../sentences/said.ts'
import { type Refusal, type RefusalCode, refuse } from './refusal.ts'

/** `fact` is the message without its advice to customers, for staff who booked the day all the same. */
export type DateRefusal = Refusal & { readonly fact: string; readonly saidFact: Said }

export function dateRefusalOf(code: RefusalCode, fact: Said, advice: Said): DateRefusal {
  return { ...refuse(code, [fact, advice]), fact: tell(fact), saidFact: fact }
}
