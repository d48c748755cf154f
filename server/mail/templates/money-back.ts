import type { Language } from '#domain/text/language.ts'
import { type MailBlock, type MailContent, paragraph } from '../mail-content.ts'
import { mailWordsIn } from '../words/mail-words-in.ts'
import { attachedInvoices, hello, type PartyFacts, partyBlock } from './party-facts.ts'

/** To the customer, when a payment could not be accepted for the booking and is refunded at once. */
export function moneyBack(
  party: PartyFacts,
  { amountCents, message }: { amountCents: number; message: string },
): MailContent {
  return mailAbout(party, { amountCents, message }, [partyBlock(party)])
}

type Surplus = {
  readonly amountCents: number
  /** The part that was not paid by card. */
  readonly byHandCents: number
  readonly message: string
  readonly invoiceNumbers?: readonly string[]
}

/** To the customer, when what was paid beyond the price of the party is refunded. */
export function surplusBack(
  party: PartyFacts,
  { amountCents, byHandCents, message, invoiceNumbers = [] }: Surplus,
): MailContent {
  const { surplusBack: words } = mailWordsIn(party.language)
  return {
    language: party.language,
    subject: words.subject(amountCents),
    preview: message,
    heading: words.heading,
    blocks: [
      hello(party),
      paragraph(message),
      ...waysBack(party.language, { amountCents, byHandCents }),
      ...attachedInvoices(party, invoiceNumbers),
      partyBlock(party),
    ],
  }
}

/** Says how money goes back: by hand as far as it was not paid by card, and to the card after some days. */
export function waysBack(
  language: Language,
  { amountCents, byHandCents }: Pick<Surplus, 'amountCents' | 'byHandCents'>,
): MailBlock[] {
  const { byHand, banksNeed } = mailWordsIn(language)
  return [
    ...(byHandCents > 0 ? [paragraph(byHand(byHandCents))] : []),
    ...(byHandCents < amountCents ? [paragraph(banksNeed)] : []),
  ]
}

/** To the customer of a deleted booking, when a card was charged for it all the same. */
export function unbookedMoneyBack(
  booking: { readonly reference: string; readonly customerName: string; readonly language: Language },
  returned: { amountCents: number; message: string },
): MailContent {
  const { bookingId } = mailWordsIn(booking.language)
  return mailAbout(booking, returned, [{ kind: 'facts', rows: [[bookingId, booking.reference]] }])
}

function mailAbout(
  customer: Pick<PartyFacts, 'customerName' | 'language'>,
  { amountCents, message }: { amountCents: number; message: string },
  about: readonly MailBlock[],
): MailContent {
  const { moneyBack, banksNeed } = mailWordsIn(customer.language)
  return {
    language: customer.language,
    subject: moneyBack.subject(amountCents),
    preview: message,
    heading: moneyBack.heading,
    blocks: [hello(customer), paragraph(message), paragraph(banksNeed), ...about],
  }
}
