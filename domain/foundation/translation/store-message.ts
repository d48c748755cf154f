import type { Message } from '../messages/message.ts'
import { type StoredMessage, toStored } from '../messages/stored-messages.ts'
import { textIn } from './text-in.ts'

/** Returns the stored form of a message; people's own words are kept as they are. */
export function storeMessage(sentence: Message): StoredMessage
export function storeMessage(sentence: Message | string): StoredMessage | string
export function storeMessage(sentence: Message | string): StoredMessage | string {
  return typeof sentence === 'string' ? sentence : toStored(sentence, textIn('en'))
}
