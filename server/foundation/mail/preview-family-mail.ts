import type { PreviewedMail } from '#contract/booking/staff-bookings.ts'
import { ERASED } from '#domain/people/customers/contact-keys.ts'
import type { Queryable } from '#server/foundation/database/client.ts'
import type { MailContent, OwnersMail } from './mail-content.ts'
import { inOwnersWords } from './own-texts/read-own-texts.ts'
import { renderBlocks } from './render-text.ts'

/**
 * Returns a mail to a family as staff read it before they cause it: without its link, which only the family has.
 * Undefined if the family's data was erased, since no mail is sent then.
 */
export async function previewFamilyMail(
  db: Queryable,
  recipient: string,
  content: MailContent | OwnersMail,
): Promise<PreviewedMail | undefined> {
  if (recipient === ERASED) return undefined
  const { subject, heading, blocks } = await inOwnersWords(db, content)
  return {
    recipient,
    subject,
    text: renderBlocks({ heading, blocks: blocks.filter(({ kind }) => kind !== 'button') }),
  }
}
