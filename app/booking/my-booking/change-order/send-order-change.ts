import { api } from '#app/lib/api/api.ts'
import type { ChangeQuote } from '#contract/family/order-change.ts'
import { type BookingPageLink, toPlaces } from '../booking-page-link.ts'
import type { WantedOrder } from './order-draft.ts'

/** The difference became due between both taps; nothing was changed, and the new quote says so. */
export class ChangeNeedsPayment extends Error {}

/** Sends the change with what was seen of it; the same request again makes and charges nothing twice. */
export function sendOrderChange(
  { link, wanted }: { readonly link: BookingPageLink; readonly wanted: WantedOrder },
  { version, differenceAmount }: ChangeQuote,
) {
  return api.post('/api/my-bookings/:reference/change', {
    ...toPlaces(link),
    body: { ...wanted, version, differenceAmount },
  })
}
