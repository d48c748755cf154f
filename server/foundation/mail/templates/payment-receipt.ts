import { formatDollars } from '#domain/foundation/money/money.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import type { PaymentMethod } from '#domain/money/payment-method.ts'
import { type OwnersMail, paragraph } from '../mail-content.ts'
import {
  attachedInvoices,
  balanceSentence,
  bookingPageButton,
  hello,
  type PartyFacts,
  partyBlock,
  partyFields,
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
): OwnersMail<'payment-receipt'> {
  const text = textIn(party.language)
  const by = text(`price.by.${method}`)
  return {
    textName: 'payment-receipt',
    language: party.language,
    subject: text('mails.receipt.subject', { amount: amountCents }),
    preview: party.owedCents > 0 ? balanceSentence(party) : text('mails.receipt.allPaidPreview'),
    heading: text('mails.receipt.heading'),
    blocks: [
      hello(party),
      paragraph(text('mails.receipt.received', { amount: amountCents, by })),
      party.owedCents > 0
        ? paragraph(balanceSentence(party))
        : paragraph(text('mails.receipt.allPaid'), 'allPaid'),
      partyBlock(party),
      priceBlock(party),
      bookingPageButton(party, text('mails.receipt.see')),
      ...attachedInvoices(party, invoiceNumbers),
    ],
    fields: { ...partyFields(party), amount: formatDollars(amountCents) },
  }
}
