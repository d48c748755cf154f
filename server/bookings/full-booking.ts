import type { Cents } from '#domain/money/money.ts'
import type { Lot } from '#domain/pricing/types.ts'
import type { bookings } from '#server/database/schema/all-tables.ts'

export type BookingRow = typeof bookings.$inferSelect

export type BookedAddon = {
  readonly addonId: number
  readonly name: string
  readonly quantity: number
  /** The price of those that were sold first. */
  readonly priceCents: Cents
  /** As they were sold, the first ones first; their quantities add up. */
  readonly lots: readonly Lot[]
}

/** A booking with its related rows, as booking-queries.ts reads it. */
export type FullBooking = BookingRow & {
  readonly themeName: string
  readonly bookedAddons: BookedAddon[]
  /** Here and elsewhere, less what went back. */
  readonly paidCents: Cents
  /** The part of it that was paid in the program that the booking came from: it never was our money. */
  readonly paidElsewhereCents: Cents
  /** It came from another program. */
  readonly isImported: boolean
  /** The least share of a refund at the moment of a move, in hundredths of a percent; null if it never moved. */
  readonly movedPercent: number | null
  /** As booking_links keeps them; 0 and null where nothing was said of it. */
  readonly linkVersion: number
  readonly paymentLinkSentAt: Date | null
  /** What the team noted for itself: no answer to the family has it. */
  readonly teamNotes: string | null
  /** The owner tried the site with it. */
  readonly isTrial: boolean
  /** The family's tip for the crew, apart from everything the party costs. */
  readonly tipCents: Cents
}
