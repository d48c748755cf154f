import { useOverride } from '../forms/use-override.ts'
import { parseBrokenBookings } from './broken-bookings.tsx'

/** What a request carries once staff have seen the bookings that it breaks. */
export type Force = { readonly force: true }

/** Shows staff the booked days that a change would break, and lets them override the refusal. */
export function useBrokenBookings() {
  return useOverride(forceAgainst)
}

function forceAgainst(error: unknown): Force | undefined {
  return parseBrokenBookings(error) && { force: true }
}
