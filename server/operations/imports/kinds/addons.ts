import { NewAddon } from '#contract/catalogue/addons.ts'
import { addonColumns } from '#server/catalogue/items/catalogue-kinds.ts'
import { and, inArray, ne, or, sql } from '#server/foundation/database/drizzle.ts'
import { addons, bookingAddons } from '#server/foundation/database/schema/all-tables.ts'
import type { KindImport } from '../rows/import-kind.ts'
import { checkValues, readRows } from '../rows/read-rows.ts'

type Columns = typeof addons.$inferInsert

export const ADDONS: KindImport<Columns> = {
  async read(_ctx, _db, rows, terms) {
    return readRows('addons', rows, terms, ({ name, description = name, ...cells }) => {
      const entered = checkValues(NewAddon, { ...cells, name, description }, terms.language)
      return { values: addonColumns(entered) as Columns, identity: entered.name.toLowerCase() }
    })
  },
  lock: async () => undefined,
  async findStored(db, rows) {
    const name = sql<string>`lower(${addons.name})`
    const names = rows.map(({ identity }) => identity)
    const found = await db.select({ name }).from(addons).where(inArray(name, names))
    return new Set(found.map((addon) => addon.name))
  },
  async write(tx, _ctx, rows) {
    const made = await tx
      .insert(addons)
      .values(rows.map(({ values }) => values))
      .returning({ id: addons.id })
    return made.map(({ id }) => id)
  },
  async countChanged(tx, ids) {
    const isBooked = sql`EXISTS (SELECT FROM ${bookingAddons} WHERE ${bookingAddons.addonId} = ${addons.id})`
    const there = await tx.$count(addons, inArray(addons.id, [...ids]))
    const changed = await tx.$count(
      addons,
      and(inArray(addons.id, [...ids]), or(ne(addons.version, 1), isBooked)),
    )
    return ids.length - there + changed
  },
  async remove(tx, _ctx, ids) {
    await tx.delete(addons).where(inArray(addons.id, [...ids]))
    return null
  },
  notify: (ctx) => ctx.publicDataChanged(),
}
