import type { KnownText } from '#domain/sentences/staff-spanish.ts'
import type { ToStaff } from '#domain/sentences/to-staff.ts'

/** `isLasting` if the next photo would fail in the same way, such as with a wrong key or an empty account. */
export class PhotoFailure extends Error {
  readonly why: KnownText | ToStaff
  readonly isLasting: boolean

  /** @param why shown to people */
  constructor(why: KnownText | ToStaff, isLasting: boolean) {
    super(typeof why === 'string' ? why : why.en)
    this.why = why
    this.isLasting = isLasting
  }
}
