import type { Admin } from '#server/context.ts'
import { withoutSecretsInAddress } from '#server/log.ts'

/**
 * Returns the text or the HTML of a mail for its reader. Links in mails give access to a booking, so a key that may
 * only read mails gets them without their secrets.
 */
export function mailTextFor({ keyId }: Pick<Admin, 'keyId'>, text: string): string {
  return keyId === undefined ? text : text.replace(/https?:\/\/[^\s"<>]+/g, withoutSecretsInAddress)
}
