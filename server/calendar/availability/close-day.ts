import type { z } from 'zod'
import type { NewUnavailableDate, UnavailableDate } from '#contract/booking/availability.ts'
import { isRefusal, type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import type { Admin, Context } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { and, eq, inArray, notExists, sql } from '#server/foundation/database/drizzle.ts'
import { translations, unavailableDates } from '#server/foundation/database/schema/all-tables.ts'
import { closedDayPlace } from '#server/foundation/database/translation-queries.ts'
import { recordEvent } from '#server/foundation/events/record-event.ts'
import { type CapacityChangeOptions, changeCapacity } from './change-capacity.ts'
import { commitFreeingPlaces } from './commit-freeing-places.ts'

const { id: ID, date: DATE, reason: REASON } = unavailableDates
const CLOSED_DAY = { id: ID, date: DATE, reason: REASON }

export async function closeDay(
  ctx: Context,
  { force, ...day }: z.output<typeof NewUnavailableDate>,
  admin: Admin,
): Promise<UnavailableDate | Refusal> {
  return changing(ctx, { admin, force }, 'closed', async (tx) => {
    const [row] = await insertClosedDays(tx, [day])
    return row ?? refuse('conflict', 'calendar.dayClosedAlready')
  })
}

/** Closes days, except those that are closed already. The translation of an earlier closure's reason does not return. */
export async function insertClosedDays(
  tx: Transaction,
  days: readonly Omit<UnavailableDate, 'id'>[],
): Promise<UnavailableDate[]> {
  const closed = await tx
    .insert(unavailableDates)
    .values([...days])
    .onConflictDoNothing()
    .returning(CLOSED_DAY)
  const sameReason = tx
    .select({ id: ID })
    .from(unavailableDates)
    .where(
      and(eq(sql`${closedDayPlace('')} || ${DATE}`, translations.place), eq(REASON, translations.english)),
    )
  const places = closed.map(({ date }) => closedDayPlace(date))
  await tx.delete(translations).where(and(inArray(translations.place, places), notExists(sameReason)))
  return closed
}

/** Reopens a closed day. What was to be collected later is collected on this day again, if there is time. */
export async function openDay(
  ctx: Context,
  id: number,
  override: CapacityChangeOptions,
): Promise<null | Refusal> {
  const opened = await changing(ctx, override, 'opened', async (tx) => {
    const [row] = await tx.delete(unavailableDates).where(eq(unavailableDates.id, id)).returning(CLOSED_DAY)
    return row ?? refuse('not_found', 'calendar.dayNotClosed')
  })
  return isRefusal(opened) ? opened : null
}

/** Closes or reopens a day, unless booked days would break. */
async function changing(
  ctx: Context,
  { admin, force }: CapacityChangeOptions,
  action: 'closed' | 'opened',
  change: (tx: Transaction) => Promise<UnavailableDate | Refusal>,
): Promise<UnavailableDate | Refusal> {
  return commitFreeingPlaces(ctx, async (tx) => {
    const done = await changeCapacity(tx, { now: ctx.now(), isForced: force === true }, () => change(tx))
    if (isRefusal(done)) return done
    const { id, date, reason, ...overridden } = done
    const facts = { kind: 'closed-day', day: date, reason, ...overridden } as const
    await recordEvent(tx, { kind: `calendar.${action}`, actor: admin.username, facts })
    return { id, date, reason }
  })
}
