import { type Refusal, type RefusalCode, refuse } from './refusal.ts'

/** `fact` is the message without its advice to customers, for staff who took the day all the same. */
export type DateRefusal = Refusal & { readonly fact: string }

export function dateRefusalOf(code: RefusalCode, fact: string, advice: string): DateRefusal {
  return { ...refuse(code, `${fact} ${advice}`), fact }
}
