import { api } from '#app/lib/api/api.ts'
import type { ChangeQuote } from '#contract/family/order-change.ts'
import { type BookingPageLink, toPlaces } from '../booking-page-link.ts'
import type { WantedOrder } from './order-draft.ts'

/**
 * A price difference became due between quote and confirmation; nothing was changed, and the new quote shows
 * it.
 */
export class ChangeNeedsPayment extends Error {}

/**
 * Sends the change with the quote that was seen. Repeating the request neither changes nor charges anything
 * twice.
 */
export function sendOrderChange(
  { link, wanted }: { readonly link: BookingPageLink; readonly wanted: WantedOrder },
  { version, differenceAmount }: ChangeQuote,
) {
  return api.post('/api/my-bookings/:reference/change', {
    ...toPlaces(link),
    body: { ...wanted, version, differenceAmount },
  })
}
