import { textIn } from '#domain/foundation/translation/text-in.ts'
import { toPartyFacts } from '#server/booking/bookings/to-party-facts.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import type { payments } from '#server/foundation/database/schema/all-tables.ts'
import { ownerReader, queueMail } from '#server/foundation/mail/queue-mail.ts'
import { ownerRefundFailed } from '#server/foundation/mail/templates/owner-refund-failed.ts'
import { describeFailure } from '#server/money/journal/describe-refund.ts'
import { adminUrl } from '#server/site-url.ts'
import type { RefundRow } from './failed-refunds.ts'

/** Mails the owner, once, that a refund promised to the family has failed. */
export async function mailFailedRefund(
  tx: Transaction,
  ctx: Context,
  { bookingId, bookingReference, intentId }: typeof payments.$inferSelect,
  refund: RefundRow,
): Promise<void> {
  const { recipient, language } = await ownerReader(tx)
  const party = bookingId === null ? undefined : await toPartyFacts(tx, ctx, bookingId, language)
  await queueMail(tx, ctx, {
    kind: 'owner-refund-failed',
    recipient,
    content: ownerRefundFailed({
      language,
      amountCents: refund.amountCents,
      failure: textIn(language)(describeFailure(refund)),
      payment: bookingReference ?? intentId ?? '',
      party,
      adminUrl: adminUrl(ctx),
    }),
    dedupeKey: `refund-failed-${refund.id}`,
    ...(party && { replyTo: party.customerEmail }),
    ...(bookingId !== null && { bookingId }),
  })
}
