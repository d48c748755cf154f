import type { MessageValues } from '#messages/message-values.ts'

/** The name of a text, the same in the catalogue of every language (`messages/`). */
export type MessageId = keyof MessageValues

/** What a text with this id needs: nothing, or an object of its values. Where words stand, messages may stand, too. */
export type MessageInput<Id extends MessageId> = [MessageValues[Id]] extends [undefined]
  ? []
  : [values: Nested<EveryValue<Exclude<MessageValues[Id], undefined>>>]

/** Of several ids, of which one is chosen while the program runs, the values of each. */
type EveryValue<Values> = (Values extends unknown ? (values: Values) => void : never) extends (
  values: infer All,
) => void
  ? All
  : never

type Nested<Values> = {
  readonly [Name in keyof Values]: string | number extends Values[Name]
    ? Values[Name] | Message | readonly Message[]
    : Values[Name]
}

type Value = string | number | boolean | Message | readonly Message[]

/** A text in no language yet: what rules return, and what can be stored. Plain data. */
export type Message = {
  readonly id: MessageId
  readonly values: { readonly [name: string]: Value }
}

export function message<Id extends MessageId>(id: Id, ...[values]: MessageInput<Id>): Message {
  // The values of every text are of these types, which TypeScript does not see through `Id`.
  return { id, values: (values ?? {}) as Message['values'] }
}
