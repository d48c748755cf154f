import { api } from '#app/lib/api/api.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { type BookingPageLink, toPlaces } from '../booking-page-link.ts'
import { useFamilyChange } from '../use-family-change.ts'
import type { WantedOrder } from './order-draft.ts'

/** Puts a booking on the waiting list for a bigger order that its day has no room for yet. */
export function useWaitForMore({
  link,
  onDone,
}: {
  readonly link: BookingPageLink
  readonly onDone: () => void
}) {
  const text = useText()
  return useFamilyChange({
    link,
    request: ({ themeId, numberOfTeepees, addons, guestCount }: WantedOrder) =>
      api.post('/api/my-bookings/:reference/change-wait', {
        ...toPlaces(link),
        body: { themeId, numberOfTeepees, addons, guestCount },
      }),
    // No idempotency key needed: the server finds an existing entry for the same order.
    isMade: ({ waitsFor }, wanted) => waitsFor?.numberOfTeepees === wanted.numberOfTeepees,
    done: text('myBooking.page.joined'),
    onDone,
  })
}
