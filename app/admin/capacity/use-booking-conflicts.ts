import { useOverride } from '../forms/use-override.ts'
import { parseBookingConflicts } from './booking-conflicts.tsx'

/** What a request carries once staff have seen the bookings that it conflicts with. */
export type Force = { readonly force: true }

/** Shows staff the booked days that a change conflicts with, and lets them override the refusal. */
export function useBookingConflicts() {
  return useOverride(forceAgainst)
}

function forceAgainst(error: unknown): Force | undefined {
  return parseBookingConflicts(error) && { force: true }
}
