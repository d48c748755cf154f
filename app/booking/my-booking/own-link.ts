import { loadPath } from '#app/lib/api-request.ts'
import type { OwnBooking } from '#contract/own-booking.ts'

/** What the link in a mail carries: which booking, and the proof that it was sent to its customer. */
export type OwnLink = { readonly reference: string; readonly token: string }

export function ownPath(link: OwnLink, action = ''): string {
  return `${pathOf(link)}${action}?token=${encodeURIComponent(link.token)}`
}

export function ownBookingQuery(link: OwnLink) {
  const path = ownPath(link)
  return { queryKey: [path] as const, queryFn: () => loadPath<OwnBooking>(path) }
}

/** Picks out whatever was asked about this booking. */
export function isOfOwnBooking(link: OwnLink) {
  return ({ queryKey: [path] }: { queryKey: readonly unknown[] }) =>
    typeof path === 'string' && path.startsWith(pathOf(link))
}

function pathOf({ reference }: OwnLink): string {
  return `/api/my-bookings/${encodeURIComponent(reference)}`
}
