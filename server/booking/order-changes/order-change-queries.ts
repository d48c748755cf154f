import type { Stay } from '#domain/foundation/time/stay.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import type { Context } from '#server/context.ts'
import type { Database, Queryable, Transaction } from '#server/foundation/database/client.ts'
import { and, desc, eq, type SQL } from '#server/foundation/database/drizzle.ts'
import { orderChanges } from '#server/foundation/database/schema/all-tables.ts'

export type OrderChangeRow = typeof orderChanges.$inferSelect

/** What identifies repeated requests for a change. */
export type ChangeRequestKey = {
  readonly bookingId: number
  readonly ofVersion: number
  readonly requestHash: string
}

/** Returns the change that an earlier, identical request made or prepared. */
export async function findRepeated(
  db: Queryable,
  { bookingId, ofVersion, requestHash }: ChangeRequestKey,
): Promise<OrderChangeRow | undefined> {
  const [latest] = await db
    .select()
    .from(orderChanges)
    .where(
      and(
        eq(orderChanges.bookingId, bookingId),
        eq(orderChanges.ofVersion, ofVersion),
        eq(orderChanges.requestHash, requestHash),
      ),
    )
    .orderBy(desc(orderChanges.id))
    .limit(1)
  return latest
}

/** Returns whether the change still holds what it needs, until its payment. */
export function isWaiting({ status, expiresAt }: OrderChangeRow, now: Date): boolean {
  return status === 'waiting' && expiresAt !== null && now < expiresAt
}

/** Returns the change that a payment is for, locked. Call it with the booking locked. */
export async function lockChangeByIntent(
  tx: Transaction,
  intentId: string,
): Promise<OrderChangeRow | undefined> {
  const [change] = await tx
    .select()
    .from(orderChanges)
    .where(eq(orderChanges.intentId, intentId))
    .for('update')
  return change
}

/** Returns the nights that the change of a payment takes, to be locked before the booking. */
export async function findStayOfChange(tx: Transaction, intentId: string): Promise<Stay | undefined> {
  const [change] = await tx.select().from(orderChanges).where(eq(orderChanges.intentId, intentId))
  if (!change) return undefined
  const { numberOfNights } = change.after.columns
  return { bookingDate: change.newDay ?? change.bookingDate, numberOfNights }
}

type NewChange = Omit<typeof orderChanges.$inferInsert, 'bookingDate' | 'paidBeforeCents' | 'createdAt'>

/** Stores a change to a locked booking. */
export async function storeOrderChange(
  tx: Transaction,
  ctx: Context,
  { bookingDate, paidCents }: Pick<FullBooking, 'bookingDate' | 'paidCents'>,
  change: NewChange,
): Promise<OrderChangeRow> {
  const values = { ...change, bookingDate, paidBeforeCents: paidCents, createdAt: ctx.now() }
  const [stored] = await tx.insert(orderChanges).values(values).returning()
  if (!stored) throw new Error('The change was not stored')
  return stored
}

export async function findMadeChange(
  db: Database,
  { bookingId, id }: { readonly bookingId: number; readonly id: number },
): Promise<OrderChangeRow | undefined> {
  const [change] = await db
    .select()
    .from(orderChanges)
    .where(
      and(eq(orderChanges.id, id), eq(orderChanges.bookingId, bookingId), eq(orderChanges.status, 'applied')),
    )
  return change
}

/** Returns the changes to a booking that have been made, newest first. */
export function findMadeChanges(db: Database, bookingId: number): Promise<OrderChangeRow[]> {
  return db
    .select()
    .from(orderChanges)
    .where(and(eq(orderChanges.bookingId, bookingId), eq(orderChanges.status, 'applied')))
    .orderBy(desc(orderChanges.id))
}

/** Ends changes to the booking that are waiting for a payment, because another change replaces them. */
export async function endWaitingChanges(tx: Transaction, bookingId: number): Promise<void> {
  await lapseChanges(tx, eq(orderChanges.bookingId, bookingId))
}

/** Ends those of these changes that are waiting for a payment. Returns how many. */
export async function lapseChanges(db: Queryable, which: SQL | undefined): Promise<number> {
  const lapsed = await db
    .update(orderChanges)
    .set({ status: 'lapsed' })
    .where(and(which, eq(orderChanges.status, 'waiting')))
    .returning({ id: orderChanges.id })
  return lapsed.length
}
