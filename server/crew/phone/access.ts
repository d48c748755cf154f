import type { Access } from '#contract/crew/crew.ts'
import { type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import { partyDayAt } from '#domain/foundation/time/party-day.ts'
import type { Stay } from '#domain/foundation/time/stay.ts'
import { storedCollectionDays } from '#server/calendar/availability/booking-conflicts.ts'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/foundation/database/client.ts'
import { and, eq, inArray, lt } from '#server/foundation/database/drizzle.ts'
import { bookingAccess, bookings } from '#server/foundation/database/schema/all-tables.ts'
import { recordEvent } from '#server/foundation/events/record-event.ts'
import { isSealedNow, seal, unseal } from '#server/foundation/secrets/sealed-text.ts'
import { readSealingKeys } from '#server/foundation/secrets/sealing-keys.ts'
import { accessEnds } from './stops.ts'

const NO_ACCESS: Access = { gateCode: null, elevatorSlot: null, parking: null, insuranceCertificate: null }

const TOO_LATE = refuse('too_late', 'bookings.accessTooLate')

/**
 * Returns what is stored for these bookings. Details that no key opens, and those given for another address, count as
 * missing.
 */
export async function readAccesses(
  { config }: Pick<Context, 'config'>,
  db: Queryable,
  bookingIds: readonly number[],
): Promise<Map<number, Access>> {
  if (bookingIds.length === 0) return new Map()
  const { partyAddress, zipCode } = bookings
  const { bookingId, sealed } = bookingAccess
  const rows = await db
    .select({ bookingId, sealed, partyAddress, zipCode })
    .from(bookingAccess)
    .innerJoin(bookings, eq(bookings.id, bookingAccess.bookingId))
    .where(inArray(bookingAccess.bookingId, [...bookingIds]))
  if (rows.length === 0) return new Map()
  const keys = await readSealingKeys(config)
  return new Map(
    rows.flatMap((row) => {
      const text = unseal(keys, getPlace(row.bookingId), row.sealed)
      if (text === undefined) return []
      const { house, ...access } = JSON.parse(text) as Access & { readonly house?: string }
      const isElsewhere = house !== undefined && house !== toHouse(row)
      return isElsewhere ? [] : [[row.bookingId, { ...NO_ACCESS, ...access }]]
    }),
  )
}

export async function readAccess(ctx: Context, bookingId: number): Promise<Access> {
  return (await readAccesses(ctx, ctx.db, [bookingId])).get(bookingId) ?? NO_ACCESS
}

/** Stores the access details. The log records that somebody did, but not what. */
export async function changeAccess(
  ctx: Context,
  booking: House & Stay & { readonly id: number },
  access: Access,
  actor: string,
): Promise<Access | Refusal> {
  const ends = accessEnds(booking, await storedCollectionDays(ctx.db))
  if (partyDayAt(ctx.now()) >= ends) return TOO_LATE
  const bookingId = booking.id
  const isEmpty = Object.values(access).every((text) => text === null)
  const keys = await readSealingKeys(ctx.config)
  await ctx.db.transaction(async (tx) => {
    if (isEmpty) await tx.delete(bookingAccess).where(eq(bookingAccess.bookingId, bookingId))
    else {
      const sealed = seal(keys, getPlace(bookingId), JSON.stringify({ ...access, house: toHouse(booking) }))
      const row = { bookingId, sealed, updatedAt: ctx.now() }
      await tx
        .insert(bookingAccess)
        .values(row)
        .onConflictDoUpdate({ target: bookingAccess.bookingId, set: row })
    }
    await recordEvent(tx, { kind: 'booking.access-told', actor, subjectId: bookingId })
  })
  return access
}

/**
 * Seals details that an earlier release stored in plain text, or that are sealed with an older key. Called at every
 * start, and by the job, as a server of the earlier release may still have stored some during a restart.
 */
export async function sealOlderAccess({ config, db }: Pick<Context, 'config' | 'db'>): Promise<void> {
  const rows = await db.select().from(bookingAccess)
  if (rows.length === 0) return
  const keys = await readSealingKeys(config)
  for (const { bookingId, sealed } of rows) {
    const place = getPlace(bookingId)
    const text = unseal(keys, place, sealed)
    if (text === undefined || isSealedNow(keys, place, sealed)) continue
    await db
      .update(bookingAccess)
      .set({ sealed: seal(keys, place, text) })
      // Never overwrites what was entered meanwhile.
      .where(and(eq(bookingAccess.bookingId, bookingId), eq(bookingAccess.sealed, sealed)))
  }
}

/** Erases the access details of addresses whose teepees were collected some days ago. */
export async function eraseOldAccess(ctx: Context): Promise<void> {
  const today = partyDayAt(ctx.now())
  const stored = await ctx.db
    .select({ id: bookings.id, bookingDate: bookings.bookingDate, numberOfNights: bookings.numberOfNights })
    .from(bookingAccess)
    .innerJoin(bookings, eq(bookings.id, bookingAccess.bookingId))
    .where(lt(bookings.bookingDate, today))
  if (stored.length === 0) return
  const days = await storedCollectionDays(ctx.db)
  const over = stored.filter((stay) => accessEnds(stay, days) <= today)
  const ids = over.map(({ id }) => id)
  if (ids.length > 0) await ctx.db.delete(bookingAccess).where(inArray(bookingAccess.bookingId, ids))
}

type House = { readonly partyAddress: string; readonly zipCode: string }

/**
 * Normalizes an address, so that corrected spelling gives the same result, and an address that the party moved to does
 * not.
 */
function toHouse({ partyAddress, zipCode }: House): string {
  return `${/\d+/.exec(partyAddress)?.[0] ?? partyAddress} ${zipCode}`
}

function getPlace(bookingId: number): string {
  return `access to booking ${bookingId}`
}
