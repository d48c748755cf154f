import type { CareEntry } from '#contract/crew/kit-care.ts'
import { NOTED_CARE, type NotedCare } from '#domain/crew/kit-care.ts'
import { type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import { findResource } from '#server/calendar/availability/resource-queries.ts'
import type { Admin, Context } from '#server/context.ts'
import { and, desc, eq, inArray, isNull } from '#server/foundation/database/drizzle.ts'
import { kitCare } from '#server/foundation/database/schema/all-tables.ts'
import { recordEvent } from '#server/foundation/events/record-event.ts'
import { isCaredFor, type StoredCare } from './kit-care-queries.ts'

const KIT_GONE = refuse('not_found', 'resources.gone')
const NO_LOG = refuse('conflict', 'kitCare.noLog')
const ENTRY_GONE = refuse('not_found', 'kitCare.entryGone')

const LOG_MOST = 200

/** Returns the log of a kind of kit, newest first. */
export async function readCareLog({ db }: Context, resourceId: number): Promise<CareEntry[] | Refusal> {
  if (!(await findResource(db, resourceId))) return KIT_GONE
  const rows = await db
    .select()
    .from(kitCare)
    .where(eq(kitCare.resourceId, resourceId))
    .orderBy(desc(kitCare.at), desc(kitCare.id))
    .limit(LOG_MOST)
  return rows.map(careResponse)
}

type Note = { readonly id: number; readonly kind: NotedCare }

/** Records that all of a kind that are at home were washed or checked. */
export async function logCare(ctx: Context, { id, kind }: Note, admin: Admin): Promise<CareEntry | Refusal> {
  const resource = await findResource(ctx.db, id)
  if (!resource) return KIT_GONE
  if (!isCaredFor(resource)) return NO_LOG
  const { username: account, userId } = admin
  return ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(kitCare)
      .values({ resourceId: id, kind, quantity: null, at: ctx.now(), userId, account, bookingId: null })
      .returning()
    if (!row) throw new Error('The entry was not stored')
    await recordEvent(tx, {
      kind: `resource.${kind}`,
      actor: account,
      subjectId: id,
      facts: { kind: 'text', text: resource.name },
    })
    return careResponse(row)
  })
}

type NotedEntry = { readonly id: number; readonly entryId: number }

/** Deletes an entry that staff made by mistake. */
export async function deleteCareEntry(
  ctx: Context,
  { id, entryId }: NotedEntry,
  { username }: Admin,
): Promise<null | Refusal> {
  const resource = await findResource(ctx.db, id)
  if (!resource) return KIT_GONE
  return ctx.db.transaction(async (tx) => {
    const isNote = and(inArray(kitCare.kind, [...NOTED_CARE]), isNull(kitCare.quantity))
    const [row] = await tx
      .delete(kitCare)
      .where(and(eq(kitCare.id, entryId), eq(kitCare.resourceId, id), isNote))
      .returning()
    if (!row) return ENTRY_GONE
    await recordEvent(tx, {
      kind: 'resource.care-taken-back',
      actor: username,
      subjectId: id,
      facts: { kind: 'text', text: `${resource.name}: ${row.kind}` },
    })
    return null
  })
}

function careResponse({ id, kind, quantity, at, account, bookingId }: StoredCare): CareEntry {
  return { id, kind, quantity, at: at.toISOString(), by: account, bookingId }
}
