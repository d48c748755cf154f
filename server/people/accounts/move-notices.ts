import { NEW_CONTACT_INFO } from '#domain/site/new-site.ts'
import type { Admin, Context } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { readSettings } from '#server/foundation/database/read-settings.ts'
import { siteSettings } from '#server/foundation/database/schema/all-tables.ts'
import { getChanges } from '#server/foundation/events/get-changes.ts'
import { recordEvent } from '#server/foundation/events/record-event.ts'
import { getNoticeAddress } from '#server/foundation/mail/notice-address.ts'
import { ownerLanguage } from '#server/foundation/mail/owner-language.ts'
import { queueMail } from '#server/foundation/mail/queue-mail.ts'

/** Sends the owner's notices elsewhere from now on, and tells the address that got them so far. */
export async function moveNotices(
  tx: Transaction,
  ctx: Context,
  noticeEmail: string,
  { username }: Admin,
): Promise<void> {
  await tx.select({ id: siteSettings.id }).from(siteSettings).for('update')
  const old = getNoticeAddress(await readSettings(tx))
  if (old === noticeEmail) return
  await tx.update(siteSettings).set({ noticeEmail, updatedAt: ctx.now() })
  await recordEvent(tx, {
    kind: 'settings.changed',
    actor: username,
    facts: { kind: 'changes', changes: getChanges({ noticeEmail: old }, { noticeEmail }) },
  })
  // Nobody reads the address of a new site.
  if (old === NEW_CONTACT_INFO.email) return
  const language = await ownerLanguage(tx, old)
  await queueMail(tx, ctx, { kind: 'notices-moved', to: old, language, username, email: noticeEmail })
}
