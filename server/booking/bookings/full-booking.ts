import type { Lot } from '#domain/catalogue/pricing/types.ts'
import type { KeptAnswer } from '#domain/catalogue/questions/answers.ts'
import type { Cents } from '#domain/foundation/money/money.ts'
import type { bookings } from '#server/foundation/database/schema/all-tables.ts'

export type BookingRow = typeof bookings.$inferSelect

type BookedAddon = {
  readonly addonId: number
  readonly name: string
  readonly quantity: number
  /** The price of the ones sold first. */
  readonly priceCents: Cents
  /** Grouped by the price they were sold at, first ones first; the quantities add up. */
  readonly lots: readonly Lot[]
}

/** A booking with its related rows, as read by booking-queries.ts. */
export type FullBooking = BookingRow & {
  readonly themeName: string
  readonly bookedAddons: BookedAddon[]
  /** To the owner's questions. */
  readonly answers: readonly KeptAnswer[]
  /** Paid here and elsewhere, less refunds. */
  readonly paidCents: Cents
  /** The part that was paid in the program the booking was imported from; it was never our money. */
  readonly paidElsewhereCents: Cents
  /** Whether it was imported from another program. */
  readonly isImported: boolean
  /** The lowest refund share at the moment of any move, in hundredths of a percent; null if it never moved. */
  readonly movedPercent: number | null
  /** From booking_links; 0 and null if there is no row. */
  readonly linkVersion: number
  readonly paymentLinkSentAt: Date | null
  /** The team's internal notes, which no response to the family contains. */
  readonly teamNotes: string | null
  /** Whether the owner made it to try the site. */
  readonly isTrial: boolean
  /** The family's tip for the crew, in addition to everything the party costs. */
  readonly tipCents: Cents
}
