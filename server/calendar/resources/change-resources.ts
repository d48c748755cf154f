import type {
  NewResourceChange,
  RequirementsUpdate,
  Resource,
  ResourceChange,
  ResourceUpdate,
} from '#contract/calendar/resources.ts'
import type { KindFacts } from '#contract/operations/audit-facts.ts'
import { findStockChangeProblem } from '#domain/calendar/resources/stock-change.ts'
import { isRefusal, type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import { partyDayAt } from '#domain/foundation/time/party-day.ts'
import { type CapacityChangeOptions, changeCapacity } from '#server/calendar/availability/change-capacity.ts'
import { commitFreeingPlaces } from '#server/calendar/availability/commit-freeing-places.ts'
import { findResource, isOwn } from '#server/calendar/availability/resource-queries.ts'
import type { Admin, Context } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { isStillReferenced } from '#server/foundation/database/constraint.ts'
import { and, eq } from '#server/foundation/database/drizzle.ts'
import {
  resourceChanges,
  resourceRequirements,
  resources,
} from '#server/foundation/database/schema/all-tables.ts'
import { getChanges } from '#server/foundation/events/get-changes.ts'
import { recordEvent } from '#server/foundation/events/record-event.ts'
import { newerVersion } from '#server/foundation/staff-records/newer-version.ts'

const RESOURCE_GONE = refuse('not_found', 'resources.gone')
const CHANGE_GONE = refuse('not_found', 'resources.changeGone')
const COUNTED_ELSEWHERE = refuse('conflict', 'resources.onlyRepairs')
const UNKNOWN = refuse('conflict', 'resources.userGone')

type NewResource = Pick<Resource, 'name' | 'kind' | 'quantity' | 'daysBefore' | 'daysAfter'>

export async function createResource(ctx: Context, input: NewResource, admin: Admin): Promise<Resource> {
  return ctx.db.transaction(async (tx) => {
    const [row] = await tx.insert(resources).values(input).returning()
    const resource = row && (await findResource(tx, row.id))
    if (!resource) throw new Error('The resource was not stored')
    await recordEvent(tx, {
      kind: 'resource.created',
      actor: admin.username,
      subjectId: resource.id,
      facts: getName(resource),
    })
    return resource
  })
}

export async function changeResource(
  ctx: Context,
  id: number,
  { version, force, ...change }: ResourceUpdate,
  admin: Admin,
): Promise<Resource | Refusal> {
  return changing(ctx, id, { force, admin }, async (tx, before) => {
    if (before.countedIn) return COUNTED_ELSEWHERE
    const newer = newerVersion('resource', before.version, version)
    if (newer) return newer
    await tx
      .update(resources)
      .set({ ...change, version: before.version + 1, updatedAt: ctx.now() })
      .where(eq(resources.id, id))
    return { kind: 'changes', changes: getChanges(before, change) }
  })
}

export async function deleteResource(ctx: Context, id: number, admin: Admin): Promise<null | Refusal> {
  return commitFreeingPlaces(ctx, async (tx) => {
    const [row] = await tx
      .delete(resources)
      .where(and(eq(resources.id, id), isOwn))
      .returning()
    if (!row) return (await findResource(tx, id)) ? COUNTED_ELSEWHERE : RESOURCE_GONE
    await recordEvent(tx, {
      kind: 'resource.deleted',
      actor: admin.username,
      subjectId: id,
      facts: getName(row),
    })
    return null
  })
}

export async function addResourceChange(
  ctx: Context,
  id: number,
  { force, ...change }: NewResourceChange,
  admin: Admin,
): Promise<ResourceChange | Refusal> {
  let changeId = 0
  const after = await changing(ctx, id, { force, admin }, async (tx, before) => {
    const problem = findStockChangeProblem(change, before, partyDayAt(ctx.now()))
    if (problem) return { ...refuse('invalid', problem.message), field: problem.field }
    const [row] = await tx
      .insert(resourceChanges)
      .values({ ...change, resourceId: id })
      .returning()
    changeId = row?.id ?? 0
    const { from, to, delta, reason } = change
    return { kind: 'resource-days', delta, from, to, reason: reason ?? null }
  })
  if (isRefusal(after)) return after
  return after.changes.find((stored) => stored.id === changeId) ?? CHANGE_GONE
}

export async function removeResourceChange(
  ctx: Context,
  { id, changeId }: { readonly id: number; readonly changeId: number },
  force: boolean,
  admin: Admin,
): Promise<null | Refusal> {
  const after = await changing(ctx, id, { force, admin }, async (tx) => {
    const [row] = await tx
      .delete(resourceChanges)
      .where(and(eq(resourceChanges.id, changeId), eq(resourceChanges.resourceId, id)))
      .returning()
    if (!row) return CHANGE_GONE
    const { delta, from, to } = row
    return { kind: 'no-resource-days', delta, from, to }
  })
  return isRefusal(after) ? after : null
}

export async function setRequirements(
  ctx: Context,
  id: number,
  { requirements, version, force }: RequirementsUpdate,
  admin: Admin,
): Promise<Resource | Refusal> {
  try {
    return await changing(ctx, id, { force, admin }, async (tx, before) => {
      if (before.countedIn) return COUNTED_ELSEWHERE
      const newer = newerVersion('resource', before.version, version)
      if (newer) return newer
      await tx
        .update(resources)
        .set({ version: before.version + 1, updatedAt: ctx.now() })
        .where(eq(resources.id, id))
      await tx.delete(resourceRequirements).where(eq(resourceRequirements.resourceId, id))
      if (requirements.length > 0) {
        await tx
          .insert(resourceRequirements)
          .values(requirements.map((requirement) => ({ ...requirement, resourceId: id })))
      }
      return { kind: 'requirements', count: requirements.length }
    })
  } catch (error) {
    if (isStillReferenced(error)) return UNKNOWN
    throw error
  }
}

type Done = KindFacts<'changes' | 'resource-days' | 'no-resource-days' | 'requirements'>

/** Changes a resource, or what needs it, unless booked days would break. `change` returns what it did. */
async function changing(
  ctx: Context,
  id: number,
  { admin, force }: CapacityChangeOptions,
  change: (tx: Transaction, before: Resource) => Promise<Done | Refusal>,
): Promise<Resource | Refusal> {
  return commitFreeingPlaces(ctx, async (tx) => {
    const facts = await changeCapacity(tx, { now: ctx.now(), isForced: force === true }, async () => {
      const before = await findResource(tx, id)
      if (!before) return RESOURCE_GONE
      const done = await change(tx, before)
      return isRefusal(done) ? done : { ...done, of: before.name }
    })
    if (isRefusal(facts)) return facts
    await recordEvent(tx, { kind: 'resource.changed', actor: admin.username, subjectId: id, facts })
    return (await findResource(tx, id)) ?? RESOURCE_GONE
  })
}

function getName({ name }: Pick<Resource, 'name'>): KindFacts<'text'> {
  return { kind: 'text', text: name }
}
