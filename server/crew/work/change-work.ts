import type { WorkChange, WorkExceptionChange } from '#contract/crew/work.ts'
import type { KindFacts } from '#contract/operations/audit-facts.ts'
import { isRefusal, type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import type { PartyDay } from '#domain/foundation/time/party-day.ts'
import { type CapacityChangeOptions, changeCapacity } from '#server/calendar/availability/change-capacity.ts'
import { commitFreeingPlaces } from '#server/calendar/availability/commit-freeing-places.ts'
import { readWork } from '#server/calendar/availability/read-work.ts'
import type { Admin, Context } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { eq } from '#server/foundation/database/drizzle.ts'
import { workExceptions, workSettings } from '#server/foundation/database/schema/all-tables.ts'
import { getChanges } from '#server/foundation/events/get-changes.ts'
import { recordEvent } from '#server/foundation/events/record-event.ts'
import { newerVersion } from '#server/foundation/staff-records/newer-version.ts'

type Done = KindFacts<'changes' | 'work-on-day' | 'work-as-weekday'>

export async function changeWork(
  ctx: Context,
  { version, force, ...settings }: WorkChange,
  admin: Admin,
): Promise<null | Refusal> {
  return changing(ctx, { admin, force }, async (tx) => {
    const before = await readWork(tx)
    const newer = newerVersion('work', before.version, version)
    if (newer) return newer
    const { enabled, crews, ...rest } = settings
    const row = { enabled, crews, settings: rest, version: before.version + 1, updatedAt: ctx.now() }
    await tx.insert(workSettings).values(row).onConflictDoUpdate({ target: workSettings.id, set: row })
    return { kind: 'changes', changes: getChanges(before.settings, settings) }
  })
}

export async function setWorkException(
  ctx: Context,
  date: PartyDay,
  { force, ...exception }: WorkExceptionChange,
  admin: Admin,
): Promise<null | Refusal> {
  return changing(ctx, { admin, force }, async (tx) => {
    const row = { date, ...exception }
    await tx.insert(workExceptions).values(row).onConflictDoUpdate({ target: workExceptions.date, set: row })
    const { window, crews, reason } = exception
    return {
      kind: 'work-on-day',
      day: date,
      crews: window && crews > 0 ? { count: crews, ...window } : null,
      reason: reason ?? null,
    }
  })
}

export async function removeException(
  ctx: Context,
  date: PartyDay,
  override: CapacityChangeOptions,
): Promise<null | Refusal> {
  return changing(ctx, override, async (tx) => {
    const [row] = await tx.delete(workExceptions).where(eq(workExceptions.date, date)).returning()
    return row ? { kind: 'work-as-weekday', day: date } : refuse('not_found', 'work.dayIsUsual')
  })
}

/** Changes who works when, unless booked days would break. `change` returns what it did. */
async function changing(
  ctx: Context,
  { admin, force }: CapacityChangeOptions,
  change: (tx: Transaction) => Promise<Done | Refusal>,
): Promise<null | Refusal> {
  return commitFreeingPlaces(ctx, async (tx) => {
    const facts = await changeCapacity(tx, { now: ctx.now(), isForced: force === true }, () => change(tx))
    if (isRefusal(facts)) return facts
    await recordEvent(tx, { kind: 'work.changed', actor: admin.username, facts })
    return null
  })
}
