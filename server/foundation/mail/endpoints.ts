import type { OutboxMail } from '#contract/operations/outbox.ts'
import * as contract from '#contract/operations/outbox.ts'
import { refuse } from '#domain/foundation/refusal/refusal.ts'
import { ERASED } from '#domain/people/customers/contact-keys.ts'
import { and, desc, eq, inArray, ne } from '#server/foundation/database/drizzle.ts'
import { readPage } from '#server/foundation/database/read-page.ts'
import { outbox } from '#server/foundation/database/schema/all-tables.ts'
import { endpoints } from '#server/foundation/http/serve-endpoint.ts'
import { forbid, may } from '#server/foundation/http/sign-in-check.ts'
import { getAttachmentNames } from './mail-attachments.ts'
import { mailTextFor } from './mail-text-for.ts'
import { mailKindsThat } from './mails.ts'
import { hasMailStatus, mailStatus } from './waiting-mail.ts'

const OPENS_ACCOUNTS: ReadonlySet<string> = new Set(
  mailKindsThat(({ opensAccount }) => opensAccount === true),
)
const NO_MAIL = refuse('not_found', 'outbox.unknownMail')

const NO_MAIL_SERVER = refuse('not_configured', 'outbox.noMailServer')

/** A text message that is kept here while there is no provider. */
const KEPT_TEXT = 'text'
const NO_MAIL_BUT_TEXT = refuse('conflict', 'outbox.isText')

const NOBODY_LEFT = refuse('conflict', 'outbox.recipientErased')

export const outboxEndpoints = endpoints((serve) => {
  serve(contract.listOutbox, async ({ ctx, query }) => {
    const now = ctx.now()
    const where = query.status && hasMailStatus(query.status, now)
    const { rows, ...page } = await readPage(query, {
      total: ctx.db.$count(outbox, where),
      ordered: ctx.db.select().from(outbox).where(where).orderBy(desc(outbox.createdAt), desc(outbox.id)),
    })
    return { mails: rows.map((mail) => mailResponse(mail, now)), ...page, isSending: ctx.mail !== undefined }
  })

  serve(contract.readOutboxMail, async ({ ctx, params, admin }) => {
    const [mail] = await ctx.db.select().from(outbox).where(eq(outbox.id, params.id))
    if (!mail) return NO_MAIL
    if (OPENS_ACCOUNTS.has(mail.kind) && !may(admin, 'accounts')) return forbid('accounts')
    const attachments = getAttachmentNames(mail)
    return {
      ...mailResponse(mail, ctx.now()),
      text: mailTextFor(admin, mail.text),
      html: mailTextFor(admin, mail.html),
      replyTo: mail.replyTo,
      ...(attachments.length > 0 && { attachments }),
    }
  })

  serve(contract.retryOutboxMail, async ({ ctx, params }) => {
    if (!ctx.mail) return NO_MAIL_SERVER
    const [queued] = await ctx.db
      .update(outbox)
      .set({ status: 'queued', attempts: 0, nextAttemptAt: ctx.now() })
      .where(
        and(
          eq(outbox.id, params.id),
          inArray(outbox.status, ['queued', 'kept', 'failed']),
          ne(outbox.recipient, ERASED),
          ne(outbox.kind, KEPT_TEXT),
        ),
      )
      .returning()
    if (queued) return mailResponse(queued, ctx.now())
    const [mail] = await ctx.db
      .select({ recipient: outbox.recipient, kind: outbox.kind })
      .from(outbox)
      .where(eq(outbox.id, params.id))
    if (!mail) return NO_MAIL
    if (mail.kind === KEPT_TEXT) return NO_MAIL_BUT_TEXT
    return mail.recipient === ERASED ? NOBODY_LEFT : refuse('conflict', 'outbox.sentAlready')
  })
})

function mailResponse(mail: typeof outbox.$inferSelect, now: Date): OutboxMail {
  const { id, kind, recipient, subject, attempts, lastFailure, bookingId } = mail
  return {
    id,
    kind,
    recipient,
    subject,
    status: mailStatus(mail, now),
    attempts,
    lastFailure,
    bookingId,
    nextAttemptAt: mail.nextAttemptAt?.toISOString() ?? null,
    sentAt: mail.sentAt?.toISOString() ?? null,
    createdAt: mail.createdAt.toISOString(),
  }
}
