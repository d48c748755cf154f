import { type MailContent, paragraph } from '../mail-content.ts'
import { mailWordsIn } from '../words/mail-words-in.ts'
import { waysBack } from './money-back.ts'
import { attachedInvoices, hello, type PartyFacts, partyBlock } from './party-facts.ts'

type Cancellation = {
  readonly refundCents: number
  /** The part that was not paid by card. */
  readonly byHandCents: number
  /** The policy's reason; undefined if staff decided otherwise. Theirs is not for the customer. */
  readonly reason: string | undefined
  readonly invoiceNumbers?: readonly string[]
}

/** To the customer, when a paid or confirmed party is cancelled. */
export function cancelled(
  party: PartyFacts,
  { refundCents, byHandCents, reason, invoiceNumbers = [] }: Cancellation,
): MailContent {
  const words = mailWordsIn(party.language).cancelled
  const refund = refundCents > 0 ? words.refund(refundCents) : (reason ?? words.noRefund)
  return {
    language: party.language,
    subject: words.subject(party.bookingDate),
    preview: refund,
    heading: words.heading,
    blocks: [
      hello(party),
      paragraph(words.sorry),
      paragraph(refund),
      ...waysBack(party.language, { amountCents: refundCents, byHandCents }),
      ...attachedInvoices(party, invoiceNumbers),
      partyBlock(party),
      paragraph(words.anotherTime),
    ],
  }
}
