import { loadPath } from '#app/lib/api-request.ts'
import type { OwnBooking } from '#contract/own-booking.ts'

/** What the link in a mail carries: which booking, and the proof that it was sent to its customer. */
export type OwnLink = { readonly reference: string; readonly token: string }

export function ownPath({ reference, token }: OwnLink, action = ''): string {
  return `/api/my-bookings/${encodeURIComponent(reference)}${action}?token=${encodeURIComponent(token)}`
}

export function ownBookingQuery(link: OwnLink) {
  const path = ownPath(link)
  return { queryKey: [path] as const, queryFn: () => loadPath<OwnBooking>(path) }
}
