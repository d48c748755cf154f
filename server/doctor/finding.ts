import type { Finding } from '#contract/operations/doctor.ts'
import type { ToStaff } from '#domain/sentences/to-staff.ts'

/** What a check found, in each language. */
export type Result = Pick<Finding, 'state'> & { readonly sentence: ToStaff; readonly remedy: ToStaff | null }

export const fine = (sentence: ToStaff): Result => ({ state: 'fine', sentence, remedy: null })
export const warning = (sentence: ToStaff, remedy: ToStaff): Result => ({
  state: 'warning',
  sentence,
  remedy,
})
export const problem = (sentence: ToStaff, remedy: ToStaff): Result => ({
  state: 'problem',
  sentence,
  remedy,
})
