import { and, eq, inArray, type PgColumn, type SQL } from '#server/foundation/database/drizzle.ts'
import type { KindImport } from './import-kind.ts'

type Stored = PgColumn['table'] & { id: PgColumn; version: PgColumn }
type Undone = Pick<KindImport<unknown>, 'countChanged' | 'remove'>

/** Counts what was edited, deleted or used since as changed. */
export function countedByVersion(table: Stored, isUnused?: SQL): Undone {
  return {
    async countChanged(tx, ids) {
      const isAsItWas = and(inArray(table.id, [...ids]), eq(table.version, 1), isUnused)
      return ids.length - (await tx.$count(table, isAsItWas))
    },
    async remove(tx, _ctx, ids) {
      await tx.delete(table).where(inArray(table.id, [...ids]))
      return null
    },
  }
}

/** Finds the identities that this column of a table, or this expression of it, already has. */
export function findIdentities(
  column: PgColumn,
  identity: PgColumn | SQL = column,
): KindImport<unknown>['findStored'] {
  return async (db, rows) => {
    const isKnown = inArray(
      identity as SQL,
      rows.map((row) => row.identity),
    )
    const found = await db.select({ identity }).from(column.table).where(isKnown)
    return new Set(found.map((stored) => stored.identity as string))
  }
}

/** Inserts the values as they are. */
export function insertRows<Table extends Stored>(table: Table): KindImport<Table['$inferInsert']>['write'] {
  return async (tx, _ctx, rows) => {
    const made = await tx
      .insert(table as Stored)
      .values(rows.map(({ values }) => values))
      .returning({ id: table.id })
    return made.map(({ id }) => Number(id))
  }
}
