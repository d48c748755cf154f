import type { Queryable } from './client.ts'
import { preparedSelect } from './execute-prepared.ts'
import { siteSettings } from './schema/all-tables.ts'

export type SettingsRow = typeof siteSettings.$inferSelect

const settingsRow = preparedSelect('site_settings', (db) => db.select().from(siteSettings))

/** Returns the one row of settings, which the starter catalogue creates. */
export async function readSettings(db: Queryable): Promise<SettingsRow> {
  const [row] = await settingsRow(db)
  if (!row) throw new Error('The site settings row is missing')
  return row
}
