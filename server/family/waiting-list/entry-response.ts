import type { WaitingListEntry } from '#contract/family/waiting-list.ts'
import type { waitingList } from '#server/foundation/database/schema/all-tables.ts'

export function entryResponse(entry: typeof waitingList.$inferSelect): WaitingListEntry {
  const { id, bookingDate, numberOfTeepees, themeId, customerName, customerEmail, status } = entry
  return {
    id,
    bookingDate,
    numberOfTeepees,
    themeId,
    customerName,
    customerEmail,
    status,
    offerExpiresAt: entry.offerExpiresAt?.toISOString() ?? null,
    createdAt: entry.createdAt.toISOString(),
    ...(entry.changesBookingId !== null && { changesBooking: entry.changesBookingId }),
  }
}
