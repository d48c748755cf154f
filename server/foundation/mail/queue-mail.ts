import { DEFAULT_LANGUAGE, type Language } from '#domain/foundation/text/language.ts'
import { ERASED } from '#domain/people/customers/contact-keys.ts'
import { pathIn } from '#domain/site/page-path.ts'
import type { Context } from '#server/context.ts'
import type { Queryable, Transaction } from '#server/foundation/database/client.ts'
import { eq } from '#server/foundation/database/drizzle.ts'
import { preparedSelect } from '#server/foundation/database/execute-prepared.ts'
import { outbox, siteSettings } from '#server/foundation/database/schema/all-tables.ts'
import { siteTitleIn } from '#server/foundation/database/translation-queries.ts'
import { siteUrl } from '#server/site-url.ts'
import type { Letterhead } from './mail-content.ts'
import { countForMailbox } from './mailbox-budget.ts'
import { getNoticeAddress } from './notice-address.ts'
import { inOwnersWords } from './own-texts/read-own-texts.ts'
import { ownerLanguage } from './owner-language.ts'
import type { KindContent, MailKind } from './registry.ts'
import { renderHtml } from './render-html.ts'
import { renderText } from './render-text.ts'

type NewMail<Kind extends MailKind> = {
  readonly kind: Kind
  readonly recipient: string
  readonly content: KindContent<Kind>
  /** A second mail with the same key is ignored, so that nothing is sent twice. */
  readonly dedupeKey?: string
  readonly replyTo?: string
  readonly bookingId?: number
  /** The version of the terms of service to attach. */
  readonly termsVersion?: number | null
  /** The invoices and credit notes to attach. */
  readonly invoiceNumbers?: readonly string[]
  /** Anybody can trigger it by typing an address, so it is not sent once the mailbox has reached its limit. */
  readonly isLimitedPerMailbox?: boolean
  /** The part that staff wrote, for the conversation with the family. */
  readonly written?: string
  /**
   * The URL with which a mailbox can unsubscribe its owner, for mails of the newsletter; advertising has it in its last
   * line.
   */
  readonly unsubscribeUrl?: string
}

/**
 * Adds a mail to the outbox, in the transaction that causes it; one that staff cause waits until they can no longer
 * undo it. Returns whether it is new. Also returns false for a
 * family whose data was erased, since its address is gone, and for a mailbox that strangers would fill.
 */
export async function queueMail<Kind extends MailKind>(
  tx: Transaction,
  ctx: Context,
  mail: NewMail<Kind>,
): Promise<boolean> {
  if (mail.recipient === ERASED) return false
  const content = await inOwnersWords(tx, mail.content)
  const letterhead = await readLetterhead(tx, ctx, content.language)
  const queued = await tx
    .insert(outbox)
    .values({
      kind: mail.kind,
      recipient: mail.recipient,
      subject: inOneLine(content.subject),
      text: renderText(content, letterhead),
      html: renderHtml(content, letterhead),
      written: mail.written ?? null,
      dedupeKey: mail.dedupeKey ?? null,
      replyTo: mail.replyTo ?? null,
      bookingId: mail.bookingId ?? null,
      termsVersion: mail.termsVersion ?? null,
      invoiceNumbers: [...(mail.invoiceNumbers ?? [])],
      unsubscribeUrl: mail.unsubscribeUrl ?? content.unsubscribe?.url ?? null,
      nextAttemptAt: new Date(ctx.now().getTime() + (ctx.mailsWaitSeconds ?? 0) * 1000),
      createdAt: ctx.now(),
    })
    .onConflictDoNothing()
    .returning({ id: outbox.id })
  const [row] = queued
  if (!row || !mail.isLimitedPerMailbox) return row !== undefined
  const tooMany = await countForMailbox({ config: ctx.config, now: ctx.now, db: tx }, mail.recipient)
  if (tooMany) await tx.delete(outbox).where(eq(outbox.id, row.id))
  return !tooMany
}

/** Visitors write parts of subjects: a line break would end the header, and break the line wherever it is displayed. */
function inOneLine(subject: string): string {
  return subject.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}

/** Returns the address to which families answer mails: the one that the site shows. */
export async function replyAddress(tx: Transaction): Promise<string> {
  return (await readContact(tx)).contactInfo.email
}

/** Returns the recipient of notices to the owner, and their language. */
export async function ownerReader(tx: Transaction): Promise<{ recipient: string; language: Language }> {
  const recipient = getNoticeAddress(await readContact(tx))
  return { recipient, language: await ownerLanguage(tx, recipient) }
}

export async function readLetterhead(
  tx: Queryable,
  ctx: Context,
  language: Language = DEFAULT_LANGUAGE,
): Promise<Letterhead> {
  const { siteTitle, contactInfo } = await readContact(tx)
  const { phone, email, address } = contactInfo
  return {
    siteTitle: await siteTitleIn(language, tx, siteTitle),
    siteUrl: siteUrl(ctx) + pathIn(language, '/').replace(/\/$/, ''),
    phone,
    email,
    address,
  }
}

const contactOfSite = preparedSelect('contact_of_site', (db) =>
  db
    .select({
      siteTitle: siteSettings.siteTitle,
      contactInfo: siteSettings.contactInfo,
      noticeEmail: siteSettings.noticeEmail,
    })
    .from(siteSettings),
)

async function readContact(tx: Queryable) {
  const [settings] = await contactOfSite(tx)
  if (!settings) throw new Error('The site settings row is missing')
  return settings
}
