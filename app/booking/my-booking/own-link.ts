import { apiQuery, queriesAt } from '#app/lib/api-query.ts'
import type { PartyDay } from '#domain/party-day.ts'

/** What the link in a mail carries: which booking, and the proof that it was sent to its customer. */
export type OwnLink = { readonly reference: string; readonly token: string }

/** Where a call about one's own booking carries what the link says. */
export function placesOf({ reference, token }: OwnLink) {
  return { params: { reference }, query: { token } }
}

export function ownBookingQuery(link: OwnLink) {
  return apiQuery('/api/my-bookings/:reference', placesOf(link))
}

/** The days that the party could move to. */
export function ownDaysQuery(link: OwnLink, { from, to }: { from: PartyDay; to: PartyDay }) {
  const { params, query } = placesOf(link)
  return apiQuery('/api/my-bookings/:reference/availability', { params, query: { ...query, from, to } })
}

/** Whatever was asked about the booking that is shown. */
export const OWN_BOOKING = queriesAt(
  '/api/my-bookings/:reference',
  '/api/my-bookings/:reference/availability',
  '/api/my-bookings/:reference/invoices',
)

/** The papers of what was paid and sent back. */
export const OWN_INVOICES = queriesAt('/api/my-bookings/:reference/invoices')
