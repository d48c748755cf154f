import type { KindFacts } from '#contract/operations/audit-facts.ts'
import { isRefusal, type Refusal } from '#domain/foundation/refusal/refusal.ts'
import type { Admin, Context } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { commitUnlessRefused } from '#server/foundation/database/commit-unless-refused.ts'
import { isDuplicate, isStillReferenced } from '#server/foundation/database/constraint.ts'
import { eq, type PgColumn, type PgTable } from '#server/foundation/database/drizzle.ts'
import { getChanges } from '#server/foundation/events/get-changes.ts'
import { recordEvent } from '#server/foundation/events/record-event.ts'
import type { DetailedRefusal } from '#server/foundation/http/detailed-refusal.ts'
import { type Changed, newerVersion } from './newer-version.ts'

type StaffRecord = Readonly<Record<string, unknown>>
type Change = {
  readonly version?: number | undefined
  readonly force?: boolean | undefined
} & Readonly<Record<string, unknown>>

type StaffSubject = 'theme' | 'add-on' | 'question' | 'coupon' | 'area' | 'testimonial'

/** A kind of record that staff add, change and delete: its table and its own sentences. */
export type StaffKind<Response = unknown> = {
  readonly table: PgTable & { id: PgColumn; version: PgColumn; updatedAt: PgColumn }
  readonly subject: StaffSubject
  /** Returns a record as staff get it. */
  readonly find: (ctx: Context, id: number) => Promise<Response | undefined>
  /** What the audit log records when a record is created or deleted, such as its name. */
  readonly toFacts: (row: StaffRecord) => KindFacts<'text' | 'quote'>
  /** How a sentence refers to a record, such as 'this theme'. */
  readonly what: Changed
  readonly gone: Refusal
  readonly inUse?: Refusal
  readonly duplicate?: DetailedRefusal
  readonly isShownToVisitors: boolean
  /** Whether days may have more room after a change. */
  readonly mayFreePlaces?: boolean
  /** Keeps rows that are about to be referenced from being deleted; refuses if one is already gone. */
  readonly hold?: (tx: Transaction, after: StaffRecord, before?: StaffRecord) => Promise<Refusal | undefined>
  /** Returns why the changed row cannot be stored. */
  readonly getRefusal?: (after: StaffRecord) => Refusal | undefined
  /** Removes what must not outlive a deleted row. */
  readonly forget?: (tx: Transaction, id: number) => Promise<unknown>
  /**
   * Calls `write`, which makes the change, under additional rules of the kind; a refusal rolls back what was written.
   */
  readonly make?: (
    tx: Transaction,
    ctx: Context,
    change: Change,
    write: () => Promise<Written | Refusal>,
  ) => Promise<Written | Refusal>
}

type Caller = { readonly ctx: Context; readonly admin: Admin }

/**
 * Returns what handles the calls with which staff create, change and delete a kind of record.
 * @param toColumns returns the columns for what staff entered
 */
export function staffCalls<Response, Entered extends object>(
  kind: StaffKind<Response>,
  toColumns: (entered: Entered) => object = (entered) => entered,
) {
  type Body = { readonly body: Entered }
  type Of = { readonly params: { readonly id: number } }
  return {
    create: ({ ctx, body, admin }: Caller & Body) => createForStaff(ctx, kind, { ...toColumns(body) }, admin),
    change: ({ ctx, params, body, admin }: Caller & Body & Of) =>
      changeForStaff(ctx, kind, params.id, { ...toColumns(body) }, admin),
    remove: ({ ctx, params, admin }: Caller & Of) => deleteForStaff(ctx, kind, params.id, admin),
  }
}

type Written = Pick<KindFacts<'changes'>, 'changes' | 'breaksBookedDays'>

async function createForStaff<Response>(
  ctx: Context,
  kind: StaffKind<Response>,
  input: StaffRecord,
  admin: Admin,
): Promise<Response | Refusal> {
  const id = await commit(ctx, kind, async (tx) => {
    const refusal = kind.getRefusal?.(input) ?? (await kind.hold?.(tx, input))
    if (refusal) return refusal
    const [row] = await tx.insert(kind.table).values(input).returning()
    const id = Number(row?.id)
    const facts = kind.toFacts(row ?? {})
    await recordEvent(tx, { kind: `${kind.subject}.created`, actor: admin.username, subjectId: id, facts })
    return id
  })
  return isRefusal(id) ? id : ((await kind.find(ctx, id)) ?? kind.gone)
}

/**
 * Changes a record and returns it. A change that includes a version is refused if a newer one is stored; without a
 * version it overwrites.
 */
async function changeForStaff<Response>(
  ctx: Context,
  kind: StaffKind<Response>,
  id: number,
  change: Change,
  admin: Admin,
): Promise<Response | Refusal> {
  const refusal = await commit(ctx, kind, async (tx) => {
    const write = () => writeChange(tx, ctx, kind, id, change)
    const written = await (kind.make ? kind.make(tx, ctx, change, write) : write())
    if (isRefusal(written)) return written
    if (written.changes.length === 0) return null
    const facts = { kind: 'changes', ...written } as const
    await recordEvent(tx, { kind: `${kind.subject}.changed`, actor: admin.username, subjectId: id, facts })
    return null
  })
  return refusal ?? (await kind.find(ctx, id)) ?? kind.gone
}

async function writeChange(
  tx: Transaction,
  ctx: Context,
  kind: StaffKind,
  id: number,
  { version, force, ...change }: Change,
): Promise<Written | Refusal> {
  const [row] = await tx.select().from(kind.table).where(eq(kind.table.id, id)).for('update')
  if (!row) return kind.gone
  const newer = newerVersion(kind.what, Number(row.version), version)
  const after = { ...row, ...change }
  const refusal = newer ?? kind.getRefusal?.(after) ?? (await kind.hold?.(tx, after, row))
  if (refusal) return refusal
  const changes = getChanges(row, change)
  if (changes.length > 0)
    await tx
      .update(kind.table)
      .set({ ...change, version: Number(row.version) + 1, updatedAt: ctx.now() })
      .where(eq(kind.table.id, id))
  return { changes }
}

async function deleteForStaff(
  ctx: Context,
  kind: StaffKind,
  id: number,
  admin: Admin,
): Promise<null | Refusal> {
  return commit(ctx, kind, async (tx) => {
    const [row] = await tx.delete(kind.table).where(eq(kind.table.id, id)).returning()
    if (!row) return kind.gone
    await kind.forget?.(tx, id)
    const facts = kind.toFacts(row)
    await recordEvent(tx, { kind: `${kind.subject}.deleted`, actor: admin.username, subjectId: id, facts })
    return null
  })
}

/** Runs the work in one transaction; violated constraints become the kind's refusals. */
async function commit<T>(
  ctx: Context,
  kind: StaffKind,
  work: (tx: Transaction) => Promise<T | Refusal>,
): Promise<T | Refusal> {
  try {
    const result = await commitUnlessRefused(ctx.db, work)
    if (isRefusal(result)) return result
    if (kind.isShownToVisitors) await ctx.publicDataChanged()
    if (kind.mayFreePlaces) await ctx.placesFreed()
    return result
  } catch (error) {
    if (kind.inUse && isStillReferenced(error)) return kind.inUse
    if (kind.duplicate && isDuplicate(error)) return kind.duplicate
    throw error
  }
}
