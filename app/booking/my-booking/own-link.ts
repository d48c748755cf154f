import { pathQuery } from '#app/lib/path-query.ts'
import type { OwnBooking } from '#contract/own-booking.ts'

/** What the link in a mail carries: which booking, and the proof that it was sent to its customer. */
export type OwnLink = { readonly reference: string; readonly token: string }

export function ownPath(link: OwnLink, action = ''): string {
  return `${pathOf(link)}${action}?token=${encodeURIComponent(link.token)}`
}

export function ownBookingQuery(link: OwnLink) {
  return pathQuery<OwnBooking>(ownPath(link))
}

/** Picks out whatever was asked about this booking. */
export function isOfOwnBooking(link: OwnLink) {
  return ({ queryKey: [path] }: { queryKey: readonly unknown[] }) =>
    typeof path === 'string' && path.startsWith(pathOf(link))
}

function pathOf({ reference }: OwnLink): string {
  return `/api/my-bookings/${encodeURIComponent(reference)}`
}
