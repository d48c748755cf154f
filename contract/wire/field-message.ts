import {
  type Message,
  type MessageId,
  type MessageInput,
  message,
} from '#domain/foundation/messages/message.ts'

const START = '{"id":'

/** Encodes a message for a schema: Zod messages are strings, so this is a text id with its values. */
export function fieldError<Id extends MessageId>(id: Id, ...values: MessageInput<Id>): string {
  return toFieldError(message(id, ...values))
}

/** Does the same for a rule's message. */
export function toFieldError(refusal: Message): string {
  return JSON.stringify(refusal)
}

/** Decodes a schema's message; undefined if the text is not one of ours. */
export function readFieldError(text: string): Message | undefined {
  return text.startsWith(START) ? JSON.parse(text) : undefined
}
