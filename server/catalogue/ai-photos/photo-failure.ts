import type { Message } from '#domain/foundation/messages/message.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'

/** `isLasting` if the next photo would fail in the same way, for example because of a wrong key or an empty account. */
export class PhotoFailure extends Error {
  /** The reason, for people. */
  readonly why: Message
  readonly isLasting: boolean

  constructor(why: Message, isLasting: boolean) {
    super(textIn('en')(why))
    this.why = why
    this.isLasting = isLasting
  }
}
