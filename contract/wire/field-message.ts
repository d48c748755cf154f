import { type Message, type MessageId, type MessageInput, message } from '#domain/messages/message.ts'

const START = '{"id":'

/** Returns what a schema says about a value. A schema's message is text, so it is the id of a text with its values. */
export function fieldError<Id extends MessageId>(id: Id, ...values: MessageInput<Id>): string {
  return toFieldError(message(id, ...values))
}

/** Returns the same for what a rule says. */
export function toFieldError(said: Message): string {
  return JSON.stringify(said)
}

/** Returns what a schema said; undefined where it has no message of its own. */
export function readFieldError(text: string): Message | undefined {
  return text.startsWith(START) ? JSON.parse(text) : undefined
}
