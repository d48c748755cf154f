import { isDeepStrictEqual } from 'node:util'
import type { Cents } from '#domain/money/money.ts'
import { textIn } from '#domain/translation/text-in.ts'
import { type MailContent, paragraph } from '../mail-content.ts'
import { mailWordsIn } from '../words/mail-words-in.ts'
import { waysBack } from './money-back.ts'
import { attachedInvoices, hello, ownPageButton, type PartyFacts, partyBlock } from './party-facts.ts'

type Changed = {
  readonly before: PartyFacts
  /** What the change means in money. */
  readonly message: string
  readonly refundCents: Cents
  /** The part of the refund that was not paid by card. */
  readonly byHandCents: Cents
  readonly invoiceNumbers: readonly string[]
}

/** To the customer, when the order of a party has changed: both statements, and what happens with the difference. */
export function orderChanged(party: PartyFacts, changed: Changed): MailContent {
  const { before, message, refundCents, byHandCents, invoiceNumbers } = changed
  const { orderChanged: words, rescheduled } = mailWordsIn(party.language)
  const [from, to] = [before.bookingDate, party.bookingDate]
  const hasMoved = from !== to
  // Another day alone leaves the order as it is.
  const isSameOrder = isDeepStrictEqual(before.statement.rows, party.statement.rows)
  return {
    language: party.language,
    subject: hasMoved ? rescheduled.subject(to) : words.subject(to),
    preview: message,
    heading: hasMoved ? rescheduled.heading : words.heading,
    blocks: [
      hello(party),
      ...(hasMoved ? [paragraph(textIn(party.language)('mail.orderChanged.moved', { from, to }))] : []),
      paragraph(hasMoved && isSameOrder ? message : `${words.sentence} ${message}`),
      ...(refundCents > 0 ? waysBack(party.language, { amountCents: refundCents, byHandCents }) : []),
      ...attachedInvoices(party, invoiceNumbers),
      paragraph(words.before),
      { kind: 'prices', rows: before.statement.rows },
      paragraph(words.after),
      { kind: 'prices', rows: party.statement.rows },
      partyBlock(party),
      ownPageButton(party),
    ],
  }
}
