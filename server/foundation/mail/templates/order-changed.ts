import { isDeepStrictEqual } from 'node:util'
import type { Cents } from '#domain/foundation/money/money.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { type OwnersMail, paragraph } from '../mail-content.ts'
import { describeRefundWays } from './money-back.ts'
import {
  attachedInvoices,
  bookingPageButton,
  hello,
  type PartyFacts,
  partyBlock,
  partyFields,
} from './party-facts.ts'

type Changed = {
  readonly before: PartyFacts
  /** What the change means in money. */
  readonly message: string
  readonly refundCents: Cents
  /** The part of the refund that was not paid by card. */
  readonly byHandCents: Cents
  readonly invoiceNumbers: readonly string[]
}

/** To the customer, when a party's order has changed: both statements, and what happens to the difference. */
export function orderChanged(
  party: PartyFacts,
  changed: Changed,
): OwnersMail<'order-changed' | 'order-changed-moved'> {
  const { before, message, refundCents, byHandCents, invoiceNumbers } = changed
  const text = textIn(party.language)
  const [from, to] = [before.bookingDate, party.bookingDate]
  const hasMoved = from !== to
  // Moving to another day does not change the order.
  const isSameOrder = isDeepStrictEqual(before.statement.rows, party.statement.rows)
  return {
    textName: hasMoved ? 'order-changed-moved' : 'order-changed',
    language: party.language,
    subject: text(hasMoved ? 'mails.rescheduled.subject' : 'mails.orderChanged.subject', { day: to }),
    preview: message,
    heading: text(hasMoved ? 'mails.rescheduled.heading' : 'mails.orderChanged.heading'),
    blocks: [
      hello(party),
      ...(hasMoved ? [paragraph(text('mails.orderChanged.moved', { from, to }))] : []),
      paragraph(hasMoved && isSameOrder ? message : `${text('mails.orderChanged.sentence')} ${message}`),
      ...(refundCents > 0
        ? describeRefundWays(party.language, { amountCents: refundCents, byHandCents })
        : []),
      ...attachedInvoices(party, invoiceNumbers),
      paragraph(text('mails.orderChanged.before')),
      { kind: 'prices', rows: before.statement.rows },
      paragraph(text('mails.orderChanged.after')),
      { kind: 'prices', rows: party.statement.rows },
      partyBlock(party),
      bookingPageButton(party),
    ],
    fields: partyFields(party),
  }
}
