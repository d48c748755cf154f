import type { Message } from '#domain/foundation/messages/message.ts'
import type { Result } from '#platform/doctor.ts'

/** What a check found, in no language yet. */
export type Finding = Result<Message>
