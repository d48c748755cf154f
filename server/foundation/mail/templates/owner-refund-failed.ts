import type { Language } from '#domain/foundation/text/language.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { type MailContent, paragraph } from '../mail-content.ts'
import { customerBlock } from './owner-mails.ts'
import { type PartyFacts, partyBlock } from './party-facts.ts'

type FailedRefund = {
  readonly language: Language
  readonly amountCents: number
  /** The provider's explanation. */
  readonly failure: string
  /** The booking's reference, or the provider's id of the payment. */
  readonly payment: string
  /** In the same language; undefined without a booking. */
  readonly party: PartyFacts | undefined
  /** The base URL of the admin's screens. */
  readonly adminUrl: string
}

/** To the owner: money promised to a family has not been refunded. */
export function ownerRefundFailed({
  language,
  amountCents,
  failure,
  payment,
  party,
  adminUrl,
}: FailedRefund): MailContent {
  const text = textIn(language)
  const sentence = text('mails.refundFailed.sentence', { amount: amountCents })
  return {
    language,
    subject: party
      ? text('mails.refundFailed.subjectBooking', { amount: amountCents, number: party.number })
      : text('mails.refundFailed.subject', { amount: amountCents }),
    preview: sentence,
    heading: text('mails.refundFailed.heading'),
    blocks: [
      paragraph(sentence),
      {
        kind: 'facts',
        rows: [
          [text('mails.refundFailed.payment'), payment],
          [text('mails.refundFailed.reason'), failure],
        ],
      },
      ...(party ? [customerBlock(party, adminUrl), partyBlock(party)] : []),
      { kind: 'button', label: text('mails.refundFailed.open'), url: `${adminUrl}/outbox?part=findings` },
    ],
  }
}
