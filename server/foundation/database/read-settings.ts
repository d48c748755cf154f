import { getUsualValues } from '#domain/foundation/values/described-values.ts'
import { SETTINGS, type SettingName, type SettingValue } from '#domain/site/settings.ts'
import type { Queryable } from './client.ts'
import { preparedSelect } from './execute-prepared.ts'
import { siteSettings } from './schema/all-tables.ts'

type StoredRow = typeof siteSettings.$inferSelect
export type SettingsRow = StoredRow & {
  readonly [Name in Exclude<SettingName, keyof StoredRow>]: SettingValue<Name>
}

const settingsRow = preparedSelect('site_settings', (db) => db.select().from(siteSettings))

/** Returns the one row of settings, which the starter catalogue creates. */
export async function readSettings(db: Queryable): Promise<SettingsRow> {
  const [row] = await settingsRow(db)
  if (!row) throw new Error('The site settings row is missing')
  return toSettings(row)
}

export function toSettings(row: StoredRow): SettingsRow {
  return { ...getUsualValues(SETTINGS), ...row.further, ...row }
}
