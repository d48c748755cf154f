import type { Message } from '../messages/message.ts'
import { type StoredMessage, toStored } from '../messages/stored-messages.ts'
import { textIn } from './text-in.ts'

/** Returns the stored form of a message; people's own words are kept as they are. */
export function storeMessage(said: Message): StoredMessage
export function storeMessage(said: Message | string): StoredMessage | string
export function storeMessage(said: Message | string): StoredMessage | string {
  return typeof said === 'string' ? said : toStored(said, textIn('en'))
}
