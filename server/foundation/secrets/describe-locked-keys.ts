import { message } from '#domain/foundation/messages/message.ts'
import { problem } from '#platform/doctor.ts'

/** Returns what is wrong while stored keys cannot be opened, and how to mend it: nothing that needs them works. */
export function describeLockedKeys() {
  return problem(message('admin.keys.cannotBeOpened'), message('admin.keys.unlock'))
}
