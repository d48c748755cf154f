import type { Admin } from '#server/context.ts'
import { withoutSecretsInAddress } from '#server/log.ts'

/**
 * Returns the text or the HTML of a mail, a text or a message for its reader. Links in them give access to a booking, so
 * a key that may only read them gets them without their secrets.
 */
export function mailTextFor({ keyId }: Pick<Admin, 'keyId'>, text: string): string {
  return keyId === undefined ? text : text.replace(/https?:\/\/[^\s"<>]+/g, withoutSecretsInAddress)
}
