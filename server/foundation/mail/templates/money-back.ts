import { formatDollars } from '#domain/foundation/money/money.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { type MailBlock, type OwnersMail, paragraph } from '../mail-content.ts'
import {
  attachedInvoices,
  hello,
  nameFields,
  type PartyFacts,
  partyBlock,
  partyFields,
} from './party-facts.ts'

type Returned = {
  readonly amountCents: number
  /** The part that was not paid by card. */
  readonly byHandCents?: number
  readonly message: string
}

/** To the customer, when a payment is refunded because it could not be accepted or its booking was deleted. */
export function moneyBack(party: PartyFacts, returned: Returned): OwnersMail<'money-back'> {
  return mailAbout(party, returned, [partyBlock(party)])
}

type Overpayment = Required<Returned> & {
  readonly invoiceNumbers?: readonly string[]
}

/** To the customer, when what was paid beyond the party's price is refunded. */
export function overpaymentBack(
  party: PartyFacts,
  { amountCents, byHandCents, message, invoiceNumbers = [] }: Overpayment,
): OwnersMail<'overpayment-back'> {
  const text = textIn(party.language)
  return {
    textName: 'overpayment-back',
    language: party.language,
    subject: text('mails.overpayment.subject', { amount: amountCents }),
    preview: message,
    heading: text('mails.overpayment.heading'),
    blocks: [
      hello(party),
      paragraph(message),
      ...describeRefundWays(party.language, { amountCents, byHandCents }),
      ...attachedInvoices(party, invoiceNumbers),
      partyBlock(party),
    ],
    fields: { ...partyFields(party), amount: formatDollars(amountCents) },
  }
}

/** Says how money is refunded: by hand as far as it was not paid by card, and to the card within some days. */
export function describeRefundWays(
  language: Language,
  { amountCents, byHandCents }: Pick<Overpayment, 'amountCents' | 'byHandCents'>,
): MailBlock[] {
  const text = textIn(language)
  return [
    ...(byHandCents > 0 ? [paragraph(text('mails.byHand', { amount: byHandCents }))] : []),
    ...(byHandCents < amountCents ? [paragraph(text('mails.banksNeed'))] : []),
  ]
}

/** To the customer of a deleted booking, when a card was charged for it anyway. */
export function unbookedMoneyBack(
  booking: { readonly reference: string; readonly customerName: string; readonly language: Language },
  returned: Omit<Returned, 'byHandCents'>,
): OwnersMail<'money-back'> {
  const bookingId = textIn(booking.language)('mails.fact.bookingId')
  return mailAbout(booking, returned, [{ kind: 'facts', rows: [[bookingId, booking.reference]] }])
}

function mailAbout(
  customer: Pick<PartyFacts, 'customerName' | 'language' | 'reference'>,
  { amountCents, byHandCents = 0, message }: Returned,
  about: readonly MailBlock[],
): OwnersMail<'money-back'> {
  const text = textIn(customer.language)
  return {
    textName: 'money-back',
    language: customer.language,
    subject: text('mails.moneyBack.subject', { amount: amountCents }),
    preview: message,
    heading: text('mails.moneyBack.heading'),
    blocks: [
      hello(customer),
      paragraph(message),
      ...describeRefundWays(customer.language, { amountCents, byHandCents }),
      ...about,
    ],
    fields: { ...nameFields(customer), reference: customer.reference, amount: formatDollars(amountCents) },
  }
}
