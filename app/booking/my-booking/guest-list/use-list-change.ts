import { api } from '#app/lib/api/api.ts'
import type { GuestList } from '#contract/family/guest-list.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import { type BookingPageLink, toPlaces } from '../booking-page-link.ts'
import { confirmChange, useOutcomeText } from '../confirm-change.ts'

/** For changes of the guest list whose response may be lost on the way: then the list shows whether they were made. */
export function useListChange(link: BookingPageLink, text: Text) {
  const read = () => api.get('/api/my-bookings/:reference/guest-list', toPlaces(link))
  return {
    read,
    /** Sends a change as `confirmChange` does. */
    confirm: <Sent>(send: () => Promise<Sent>, isMade: (list: GuestList) => boolean) =>
      confirmChange(send, { read, isMade }),
    describe: useOutcomeText(text('guestList.failed')),
  }
}
