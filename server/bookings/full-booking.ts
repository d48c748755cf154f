import type { Cents } from '#domain/money/money.ts'
import type { bookings } from '#server/database/schema/all-tables.ts'

export type BookingRow = typeof bookings.$inferSelect

/** A booking with its related rows, as booking-queries.ts reads it. */
export type FullBooking = BookingRow & {
  readonly themeName: string
  readonly bookedAddons: { addonId: number; name: string; quantity: number; priceCents: Cents }[]
  readonly paidCents: Cents
  /** The least share of a refund at the moment of a move, in hundredths of a percent; null if it never moved. */
  readonly movedPercent: number | null
  /** The family's tip for the crew, apart from everything the party costs. */
  readonly tipCents: Cents
}
