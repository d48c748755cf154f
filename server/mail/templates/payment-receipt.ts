import type { PaymentMethod } from '#domain/money/payment-method.ts'
import { wordsIn } from '#domain/translation/words-in.ts'
import { type MailContent, paragraph } from '../mail-content.ts'
import { mailWordsIn } from '../words/mail-words-in.ts'
import {
  attachedInvoices,
  balanceSentence,
  hello,
  ownPageButton,
  type PartyFacts,
  partyBlock,
  priceBlock,
} from './party-facts.ts'

type Received = {
  readonly amountCents: number
  readonly method: PaymentMethod
  readonly invoiceNumbers?: readonly string[]
}

/** To the customer, for every payment after the first. */
export function paymentReceipt(
  party: PartyFacts,
  { amountCents, method, invoiceNumbers = [] }: Received,
): MailContent {
  const words = mailWordsIn(party.language).receipt
  const by = wordsIn(party.language).by[method]
  return {
    language: party.language,
    subject: words.subject(amountCents),
    preview: party.owedCents > 0 ? balanceSentence(party) : words.allPaidPreview,
    heading: words.heading,
    blocks: [
      hello(party),
      paragraph(words.received(amountCents, by)),
      paragraph(party.owedCents > 0 ? balanceSentence(party) : words.allPaid),
      partyBlock(party),
      priceBlock(party),
      ownPageButton(party, words.see),
      ...attachedInvoices(party, invoiceNumbers),
    ],
  }
}
