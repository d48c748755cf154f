import { DEFAULT_LANGUAGE, type Language } from '#domain/foundation/text/language.ts'
import { ERASED } from '#domain/people/customers/contact-keys.ts'
import { NEW_SITE } from '#domain/site/new-site.ts'
import { pathIn } from '#domain/site/page-path.ts'
import type { Context } from '#server/context.ts'
import type { Queryable, Transaction } from '#server/foundation/database/client.ts'
import { eq } from '#server/foundation/database/drizzle.ts'
import { preparedSelect } from '#server/foundation/database/execute-prepared.ts'
import { outbox, siteSettings } from '#server/foundation/database/schema/all-tables.ts'
import { siteTitleIn } from '#server/foundation/database/translation-queries.ts'
import { latestEventOf } from '#server/foundation/events/record-event.ts'
import { adminUrl, siteUrl } from '#server/site-url.ts'
import type { CommonFacts } from './kinds/define-mail.ts'
import type { Letterhead, MailContent, OwnersMail } from './mail-content.ts'
import { countForMailbox } from './mailbox-budget.ts'
import { type AnyMail, type FactsOf, getMail, getStoredKind, type MailName, type Once } from './mails.ts'
import { isSaidAlready, withdrawOvertaken } from './one-an-hour.ts'
import { inOwnersWords } from './own-texts/read-own-texts.ts'
import { getNoticeAddress, ownerLanguage } from './owner-language.ts'
import { renderHtml } from './render-html.ts'
import { renderText } from './render-text.ts'

/** Drawn by `artwork/brand/wordmark.ts` in twice this size. */
export const WORDMARK = { path: '/mail-wordmark.png', width: 206, height: 40 }

/** A mail to queue: its name, its facts, and what it must not be sent twice for. */
export type NewMail<Name extends MailName> = {
  readonly kind: Name
  readonly bookingId?: number
  /** What happened to the booking, if this transaction did not record it. */
  readonly eventId?: number | null
} & FactsOf<Name> &
  Once<Name>

/**
 * Adds a mail to the outbox, in the transaction that causes it; one that staff cause waits until they can no longer
 * undo it. Returns whether it is new. Also returns false for a family whose data was erased, since its address is gone,
 * for a mailbox that strangers would fill, and for what another mail has just said. See `queueBookingMail` for mails about a booking.
 */
export async function queueMail<Name extends MailName>(
  tx: Transaction,
  ctx: Context,
  { kind, bookingId, eventId, once, ...given }: NewMail<Name>,
  known?: OwnerReader,
): Promise<boolean> {
  const mail = getMail(kind)
  const facts = given as CommonFacts
  const { to, party, invoiceNumbers = [], unsubscribeUrl } = facts
  const owner = mail.reader === 'owner' ? (known ?? (await ownerReader(tx))) : undefined
  const recipient = owner?.recipient ?? to ?? party?.customerEmail
  if (recipient === undefined) throw new Error(`Nobody is to get the mail ${mail.name}`)
  if (recipient === ERASED) return false
  const now = ctx.now()
  const booked = bookingId === undefined ? undefined : { bookingId, now }
  if (booked && (await isSaidAlready(tx, mail, booked))) return false
  if (booked) await withdrawOvertaken(tx, mail, booked)
  const usual = write(ctx, mail, facts, owner?.language)
  const [content, letterhead, replyTo] = await Promise.all([
    inOwnersWords(tx, usual),
    readLetterhead(tx, ctx, usual.language),
    getReplyAddress(tx, mail, facts),
  ])
  const [row] = await tx
    .insert(outbox)
    .values({
      kind: getStoredKind(mail),
      recipient,
      subject: inOneLine(content.subject),
      text: renderText(content, letterhead),
      html: renderHtml(content, letterhead),
      written: facts.written ?? null,
      dedupeKey: (once && mail.key?.(...once)) ?? null,
      replyTo: replyTo ?? null,
      bookingId: bookingId ?? null,
      eventId: eventId ?? (bookingId === undefined ? null : latestEventOf(bookingId)),
      termsVersion: (mail.attachesTerms && party?.termsVersion) ?? null,
      invoiceNumbers: [...invoiceNumbers],
      unsubscribeUrl: unsubscribeUrl ?? null,
      nextAttemptAt: new Date(+now + (ctx.mailsWaitSeconds ?? 0) * 1000),
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: outbox.id })
  if (!row || !mail.isLimitedPerMailbox) return row !== undefined
  const tooMany = await countForMailbox({ config: ctx.config, now: ctx.now, db: tx }, recipient)
  if (tooMany) await tx.delete(outbox).where(eq(outbox.id, row.id))
  return !tooMany
}

/** Returns a mail in the program's words, to anybody but the owner. */
export function writeMail<Name extends MailName>(
  ctx: Context,
  kind: Name,
  facts: FactsOf<Name>,
): MailContent | OwnersMail {
  return write(ctx, getMail(kind), facts as CommonFacts)
}

function write(ctx: Context, mail: AnyMail, facts: CommonFacts, language: Language = DEFAULT_LANGUAGE) {
  return mail.write(facts, { language, siteUrl: siteUrl(ctx), adminUrl: adminUrl(ctx) })
}

/** Visitors write parts of subjects: a line break would end the header, and break the line wherever it is displayed. */
function inOneLine(subject: string): string {
  return subject.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}

async function getReplyAddress(tx: Transaction, mail: AnyMail, facts: CommonFacts) {
  if (mail.isAnsweredToSite) return (await readContact(tx)).contactInfo.email
  if (mail.replyTo) return mail.replyTo(facts)
  return mail.reader === 'owner' ? facts.party?.customerEmail : undefined
}

type OwnerReader = { readonly recipient: string; readonly language: Language }

export async function ownerReader(tx: Transaction): Promise<OwnerReader> {
  const address = readContact(tx).then(getNoticeAddress)
  const [recipient, language] = await Promise.all([address, ownerLanguage(tx, address)])
  return { recipient, language }
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
    ...(siteTitle === NEW_SITE.siteTitle && { wordmark: { ...WORDMARK, url: siteUrl(ctx) + WORDMARK.path } }),
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
