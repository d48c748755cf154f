import type { MessageValues } from '#messages/message-values.ts'
import type { Language } from '../text/language.ts'

/** The id of a text, the same in the catalogues of every language (`messages/`). */
export type MessageId = keyof MessageValues

/**
 * The values that a text needs: nothing, or an object. A value that takes words also takes messages, and words in
 * several languages.
 */
export type MessageInput<Id extends MessageId> = [MessageValues[Id]] extends [undefined]
  ? []
  : [values: Nested<EveryValue<Exclude<MessageValues[Id], undefined>>>]

/** For an id chosen at run time, the values of each possible text. */
type EveryValue<Values> = (Values extends unknown ? (values: Values) => void : never) extends (
  values: infer All,
) => void
  ? All
  : never

type Nested<Values> = {
  readonly [Name in keyof Values]: string | number extends Values[Name]
    ? Values[Name] | Message | readonly Message[] | TranslatedWords
    : Values[Name]
}

/** The owner's words in English and as far as they are translated. */
export type TranslatedWords = { readonly en: string } & Readonly<Partial<Record<Language, string>>>

type Value = string | number | boolean | Message | readonly Message[] | TranslatedWords

/** A text in no language yet, as rules return it and the database stores it. Plain data. */
export type Message = {
  readonly id: MessageId
  readonly values: { readonly [name: string]: Value }
}

export function message<Id extends MessageId>(id: Id, ...[values]: MessageInput<Id>): Message {
  // All values have these types, but TypeScript cannot see that through `Id`.
  return { id, values: (values ?? {}) as Message['values'] }
}

export function isMessage(value: unknown): value is Message {
  return typeof value === 'object' && value !== null && 'id' in value && 'values' in value
}
