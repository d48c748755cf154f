import { NewAddon } from '#contract/catalogue/addons.ts'
import { addonColumns } from '#server/catalogue/items/catalogue-kinds.ts'
import { sql } from '#server/foundation/database/drizzle.ts'
import { addons, bookingAddons } from '#server/foundation/database/schema/all-tables.ts'
import type { KindImport } from '../rows/import-kind.ts'
import { checkValues, readRows } from '../rows/read-rows.ts'
import { countedByVersion, findIdentities, insertRows } from '../rows/stored-records.ts'

type Columns = typeof addons.$inferInsert

const IS_UNUSED = sql`NOT EXISTS (SELECT FROM ${bookingAddons} WHERE ${bookingAddons.addonId} = ${addons.id})`

export const ADDONS: KindImport<Columns> = {
  async read(_ctx, _db, rows, terms) {
    return readRows('addons', rows, terms, ({ name, description = name, ...cells }) => {
      const entered = checkValues(NewAddon, { ...cells, name, description }, terms.language)
      return { values: addonColumns(entered) as Columns, identity: entered.name.toLowerCase() }
    })
  },
  lock: async () => undefined,
  findStored: findIdentities(addons.name, sql`lower(${addons.name})`),
  write: insertRows(addons),
  ...countedByVersion(addons, IS_UNUSED),
  notify: (ctx) => ctx.publicDataChanged(),
}
