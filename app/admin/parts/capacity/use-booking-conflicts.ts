import { useOverride } from '#app/admin/kit/forms/use-override.ts'
import { parseBookingConflicts } from './booking-conflicts.tsx'

/** Sent with a request once staff have seen the conflicting bookings. */
export type Force = { readonly force: true }

/** Shows staff the booked days that a change conflicts with, and lets them override. */
export function useBookingConflicts() {
  return useOverride(forceAgainst)
}

function forceAgainst(error: unknown): Force | undefined {
  return parseBookingConflicts(error) && { force: true }
}
