import type { SettingsRow } from '#server/foundation/database/read-settings.ts'

/** Returns where the owner's notices go. */
export function getNoticeAddress({
  noticeEmail,
  contactInfo,
}: Pick<SettingsRow, 'noticeEmail' | 'contactInfo'>): string {
  return noticeEmail ?? contactInfo.email
}
