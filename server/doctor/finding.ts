import type { ToStaff } from '#domain/sentences/to-staff.ts'
import type { Result } from '#platform/doctor.ts'

/** What a check found, in each language. */
export type Found = Result<ToStaff>
