import type { z } from 'zod'
import type { ChangedField } from '#contract/operations/audit-facts.ts'
import type {
  ContactInfo,
  ContactInfoChange,
  SettingsChange,
  StaffSettings,
} from '#contract/site/settings.ts'
import { isRefusal, type Refusal } from '#domain/foundation/refusal/refusal.ts'
import { withoutUndefined } from '#domain/foundation/values/without-undefined.ts'
import { NEW_CONTACT_INFO } from '#domain/site/new-site.ts'
import {
  decidesFreeDays,
  isSetting,
  PUBLIC_SETTINGS,
  STAFF_SETTINGS,
  showSettings,
} from '#domain/site/settings.ts'
import { changeCapacity } from '#server/calendar/availability/change-capacity.ts'
import { holdPictures } from '#server/catalogue/images/hold-pictures.ts'
import type { Admin, Context } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { commitUnlessRefused } from '#server/foundation/database/commit-unless-refused.ts'
import { eq } from '#server/foundation/database/drizzle.ts'
import { readSettings, type SettingsRow, toSettings } from '#server/foundation/database/read-settings.ts'
import { siteSettings } from '#server/foundation/database/schema/all-tables.ts'
import { getChanges } from '#server/foundation/events/get-changes.ts'
import { recordEvent } from '#server/foundation/events/record-event.ts'
import { undoChanges } from '#server/foundation/events/undo-changes.ts'
import { getNoticeAddress } from '#server/foundation/mail/owner-language.ts'
import { newerVersion } from '#server/foundation/staff-records/newer-version.ts'

export function staffSettings(row: SettingsRow): StaffSettings {
  return { ...showSettings(PUBLIC_SETTINGS, row), ...showSettings(STAFF_SETTINGS, row), version: row.version }
}

export async function changeSettings(
  ctx: Context,
  { version, force, socialLinks, ...change }: z.output<typeof SettingsChange>,
  admin: Admin,
): Promise<StaffSettings | Refusal> {
  const isCapacity = decidesFreeDays(change)
  const saved = await save(ctx, { version, isCapacity, force, admin }, (settings) => ({
    ...change,
    ...(socialLinks && { socialLinks: { ...settings.socialLinks, ...withoutUndefined(socialLinks) } }),
  }))
  return isRefusal(saved) ? saved : staffSettings(saved)
}

export async function changeContactInfo(
  ctx: Context,
  { version, ...contactInfo }: z.output<typeof ContactInfoChange>,
  admin: Admin,
): Promise<ContactInfo | Refusal> {
  const saving = { version, isCapacity: false, admin, follow: takeOverNotices(contactInfo, admin) }
  const saved = await save(ctx, saving, () => ({ contactInfo }))
  return isRefusal(saved) ? saved : saved.contactInfo
}

/**
 * On a new site, notices go to the first contact address that a person enters. Nothing else moves them but the owner's
 * account: they contain families' data, which a key for the settings must not get at.
 */
function takeOverNotices({ email }: ContactInfo, { keyId }: Admin) {
  return (settings: SettingsRow): Changes => {
    const noticeEmail = getNoticeAddress(settings)
    const isNew = noticeEmail === NEW_CONTACT_INFO.email && keyId === undefined
    return { noticeEmail: isNew ? email : noticeEmail }
  }
}

/** Their earlier values are stored unchanged in the log. */
export function isRestorable({ field }: { readonly field: string }): boolean {
  return isSetting(field) || field === 'contactInfo'
}

/** Undoes changes to the settings, as stored in the audit log; refused if that would break booked days, unless forced. */
export async function restoreSettings(
  ctx: Context,
  changes: readonly ChangedField[],
  { admin, force }: { readonly admin: Admin; readonly force: boolean | undefined },
): Promise<null | Refusal> {
  const isCapacity = decidesFreeDays(Object.fromEntries(changes.map(({ field }) => [field, true])))
  const saving = { version: undefined, isCapacity, force: force === true, admin }
  const saved = await save(ctx, saving, (settings) => undoChanges(settings, changes))
  return isRefusal(saved) ? saved : null
}

type Changes = { readonly [Name in keyof SettingsRow]?: SettingsRow[Name] | undefined }

type Saving = {
  readonly version: number | undefined
  /** Whether it changes what can be booked. */
  readonly isCapacity: boolean
  /** If false, a change that would break booked days is refused. */
  readonly force?: boolean | undefined
  readonly admin: Admin
  /** What changes along with it, without being logged. */
  readonly follow?: ((settings: SettingsRow) => Changes) | undefined
}

async function save(
  ctx: Context,
  { version, isCapacity, force, admin, follow }: Saving,
  changeFor: (settings: SettingsRow) => Changes,
): Promise<SettingsRow | Refusal> {
  const saved = await commitUnlessRefused(ctx.db, async (tx) => {
    const change = () => write(tx, ctx, { version, follow }, changeFor)
    const done = isCapacity
      ? await changeCapacity(tx, { now: ctx.now(), isForced: force !== false }, change)
      : await change()
    if (isRefusal(done)) return done
    const { row, ...facts } = done
    await recordEvent(tx, {
      kind: 'settings.changed',
      actor: admin.username,
      facts: { kind: 'changes', ...facts },
    })
    return row
  })
  if (isRefusal(saved)) return saved
  await ctx.publicDataChanged()
  if (isCapacity) await ctx.placesFreed()
  return saved
}

async function write(
  tx: Transaction,
  ctx: Context,
  { version, follow }: Pick<Saving, 'version' | 'follow'>,
  changeFor: (settings: SettingsRow) => Changes,
) {
  // Of two saves based on the same version, one waits and is then told about the other.
  await tx.select({ id: siteSettings.id }).from(siteSettings).for('update')
  const settings = await readSettings(tx)
  const newer = newerVersion('settings', settings.version, version)
  if (newer) return newer
  const change = changeFor(settings)
  const gone = await holdPictures(tx, getPictures(change), getPictures(settings))
  if (gone) return gone
  const [row] = await tx
    .update(siteSettings)
    .set({
      ...toColumns(settings, change),
      ...follow?.(settings),
      version: settings.version + 1,
      updatedAt: ctx.now(),
    })
    .where(eq(siteSettings.id, settings.id))
    .returning()
  if (!row) throw new Error('The site settings row is missing')
  return { row: toSettings(row), changes: getChanges(settings, change) }
}

/** Settings without a column of their own are stored together. */
function toColumns({ further }: SettingsRow, change: Changes) {
  const names = Object.keys(change).filter((name) => isSetting(name) && !(name in siteSettings))
  const own = Object.entries(change).filter(([name]) => !names.includes(name))
  const others = names.map((name) => [name, Reflect.get(change, name)])
  return { ...Object.fromEntries(own), further: { ...further, ...Object.fromEntries(others) } }
}

function getPictures({ heroImage, siteLogo }: Changes): string[] {
  return [heroImage ?? '', siteLogo ?? '']
}
