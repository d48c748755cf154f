import type { StaffSettings } from '#contract/settings.ts'
import { publicPartOf } from '#domain/public-settings.ts'
import type { Database, Transaction } from '#server/database/client.ts'
import { siteSettings } from '#server/database/schema/all-tables.ts'

export type SettingsRow = typeof siteSettings.$inferSelect

/** Returns the one row of settings, which the starter catalogue creates. */
export async function readSettings(db: Database | Transaction): Promise<SettingsRow> {
  const [row] = await db.select().from(siteSettings)
  if (!row) throw new Error('The site settings row is missing')
  return row
}

export function staffSettings(row: SettingsRow): StaffSettings {
  const { confirmPaidBookings, maxPartiesPerDay, teepeeStock, turnaroundDays, version } = row
  const { minimumNoticeDays, collectOnClosedDays, invoiceDetails, offersTips } = row
  return {
    ...publicPartOf(row),
    confirmPaidBookings,
    maxPartiesPerDay,
    teepeeStock,
    turnaroundDays,
    minimumNoticeDays,
    collectOnClosedDays,
    ...(invoiceDetails && { invoiceDetails }),
    ...(offersTips && { offersTips }),
    version,
  }
}
