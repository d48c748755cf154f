import type { Database, Transaction } from './client.ts'
import { siteSettings } from './schema/all-tables.ts'

export type SettingsRow = typeof siteSettings.$inferSelect

/** Returns the one row of settings, which the starter catalogue creates. */
export async function readSettings(db: Database | Transaction): Promise<SettingsRow> {
  const [row] = await db.select().from(siteSettings)
  if (!row) throw new Error('The site settings row is missing')
  return row
}
