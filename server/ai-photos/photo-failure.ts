import type { Message } from '#domain/messages/message.ts'
import { textIn } from '#domain/translation/text-in.ts'

/** `isLasting` if the next photo would fail in the same way, such as with a wrong key or an empty account. */
export class PhotoFailure extends Error {
  /** What people read about it. */
  readonly why: Message
  readonly isLasting: boolean

  constructor(why: Message, isLasting: boolean) {
    super(textIn('en')(why))
    this.why = why
    this.isLasting = isLasting
  }
}
