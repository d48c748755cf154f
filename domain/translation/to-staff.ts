import { type MessageId, message, type ValuesOf } from '../messages/message.ts'
import type { ToStaff } from '../sentences/to-staff.ts'
import { textIn } from './text-in.ts'

/** Returns a text of the catalogues in both languages, as refusals to staff have it. */
export function toStaff<Id extends MessageId>(id: Id, ...values: ValuesOf<Id>): ToStaff {
  const chosen = message(id, ...values)
  return { en: textIn('en')(chosen), es: textIn('es')(chosen) }
}
