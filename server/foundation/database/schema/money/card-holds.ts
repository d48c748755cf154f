import { HOLD_STATES } from '#domain/money/payments/card-hold.ts'
import { index, pgEnum, pgTable, sql, uniqueIndex } from '#server/foundation/database/drizzle.ts'
import { bookings } from '../booking/bookings.ts'
import { cents, id, instant, rowId } from '../columns.ts'
import { damageClaims } from './damage-claims.ts'
import { mandateColumns } from './mandate-columns.ts'

export const holdState = pgEnum('card_hold_state', HOLD_STATES)

/** A family's consent to hold an amount on its saved card around its party, and its outcome. */
export const cardHolds = pgTable(
  'card_holds',
  (t) => ({
    id: id(),
    /** Null once the booking is deleted; the hold is then released. */
    bookingId: rowId('booking_id', () => bookings.id, 'set null'),
    provider: t.text('provider').notNull(),
    state: holdState('state').notNull().default('agreed'),
    ...mandateColumns(),
    /** How often it was released because its party moved: each day has its own hold. */
    moves: t.integer('moves').notNull().default(0),
    /** The provider's id for it. Committed before the card is asked. */
    intentId: t.text('intent_id').unique(),
    /** The party day it was placed for. */
    partyDay: t.date('party_day', { mode: 'string' }),
    placedAt: instant('placed_at'),
    /** The latest time at which it is released. */
    endsAt: instant('ends_at'),
    /** The claim that is being paid from it. */
    claimId: rowId('claim_id', () => damageClaims.id, 'set null'),
    capturedCents: cents('captured'),
    /** In the provider's terms. */
    declineCode: t.text('decline_code'),
    decidedAt: instant('decided_at'),
  }),
  (table) => [
    index('card_holds_by_booking').on(table.bookingId),
    uniqueIndex('card_holds_one_live')
      .on(table.bookingId)
      .where(sql`${table.state} in ('agreed', 'planned', 'placed')`),
    index('card_holds_live')
      .on(table.createdAt)
      .where(sql`${table.state} in ('agreed', 'planned', 'placed')`),
  ],
)

export type CardHoldRow = typeof cardHolds.$inferSelect
