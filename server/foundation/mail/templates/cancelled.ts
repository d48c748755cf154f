import { textIn } from '#domain/foundation/translation/text-in.ts'
import { type OwnersMail, paragraph } from '../mail-content.ts'
import { describeRefundWays } from './money-back.ts'
import { attachedInvoices, hello, type PartyFacts, partyBlock, partyFields } from './party-facts.ts'

type Cancellation = {
  readonly refundCents: number
  /** The part that was not paid by card. */
  readonly byHandCents: number
  /** The policy's reason; undefined if staff decided otherwise. Their own reason is not for the customer. */
  readonly reason: string | undefined
  readonly invoiceNumbers?: readonly string[]
}

/** To the customer, when a paid or confirmed party is cancelled. */
export function cancelled(
  party: PartyFacts,
  { refundCents, byHandCents, reason, invoiceNumbers = [] }: Cancellation,
): OwnersMail<'cancelled'> {
  const text = textIn(party.language)
  const refund =
    refundCents > 0
      ? text('mails.cancelled.refund', { refund: refundCents })
      : (reason ?? text('mails.cancelled.noRefund'))
  return {
    textName: 'cancelled',
    language: party.language,
    subject: text('mails.cancelled.subject', { day: party.bookingDate }),
    preview: refund,
    heading: text('mails.cancelled.heading'),
    blocks: [
      hello(party),
      paragraph(text('mails.cancelled.sorry'), 'sorry'),
      paragraph(refund),
      ...describeRefundWays(party.language, { amountCents: refundCents, byHandCents }),
      ...attachedInvoices(party, invoiceNumbers),
      partyBlock(party),
      paragraph(text('mails.cancelled.anotherTime'), 'anotherTime'),
    ],
    fields: partyFields(party),
  }
}
