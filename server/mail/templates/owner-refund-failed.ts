import type { Language } from '#domain/text/language.ts'
import { type MailContent, paragraph } from '../mail-content.ts'
import { staffMailWordsIn } from '../words/mail-words-in.ts'
import { customerBlock } from './owner-mails.ts'
import { type PartyFacts, partyBlock } from './party-facts.ts'

type FailedRefund = {
  readonly language: Language
  readonly amountCents: number
  /** What the provider said. */
  readonly failure: string
  /** The booking's reference, or the provider's number of the payment. */
  readonly payment: string
  /** In the same language; undefined without a booking. */
  readonly party: PartyFacts | undefined
  /** Where something can be done about it. */
  readonly url: string
}

/** To the owner: money that a family was promised has not gone back. */
export function ownerRefundFailed({
  language,
  amountCents,
  failure,
  payment,
  party,
  url,
}: FailedRefund): MailContent {
  const words = staffMailWordsIn(language).refundFailed
  return {
    language,
    subject: words.subject(amountCents, party?.number),
    preview: words.sentence(amountCents),
    heading: words.heading,
    blocks: [
      paragraph(words.sentence(amountCents)),
      {
        kind: 'facts',
        rows: [
          [words.payment, payment],
          [words.reason, failure],
        ],
      },
      ...(party ? [customerBlock(party), partyBlock(party)] : []),
      { kind: 'button', label: words.open, url },
    ],
  }
}
