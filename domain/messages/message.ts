import type { MessageValues } from '#messages/message-values.ts'

/** The name of a text, the same in the catalogue of every language (`messages/`). */
export type MessageId = keyof MessageValues

/** What a text with this id needs: nothing, or an object of its values. */
export type ValuesOf<Id extends MessageId> = [MessageValues[Id]] extends [undefined]
  ? []
  : [values: AllOf<Exclude<MessageValues[Id], undefined>>]

/** Of several ids, of which one is chosen while the program runs, the values of each. */
type AllOf<Values> = (Values extends unknown ? (values: Values) => void : never) extends (
  values: infer All,
) => void
  ? All
  : never

/** A text in no language yet: what rules return, and what can be stored. Plain data. */
export type Message = {
  readonly id: MessageId
  readonly values: Readonly<Record<string, string | number | boolean>>
}

export function message<Id extends MessageId>(id: Id, ...[values]: ValuesOf<Id>): Message {
  return { id, values: values ?? {} }
}
