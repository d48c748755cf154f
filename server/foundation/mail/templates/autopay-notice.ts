import { type Cents, formatDollars } from '#domain/foundation/money/money.ts'
import { formatMonthDay, type PartyDay } from '#domain/foundation/time/party-day.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { type OwnersMail, paragraph } from '../mail-content.ts'
import {
  bookingPageButton,
  hello,
  type PartyFacts,
  partyBlock,
  partyFields,
  priceBlock,
} from './party-facts.ts'

type ComingCharge = {
  readonly amountCents: Cents
  /** What is left to pay after the charge, because the order grew. */
  readonly leftCents: Cents
  readonly chargeDay: PartyDay
  /** The hour of day in Miami. */
  readonly hour: number
  readonly card: string
}

/** To a family that agreed to have its balance charged to its card, some days before the charge. */
export function autopayNotice(party: PartyFacts, charge: ComingCharge): OwnersMail<'autopay-notice'> {
  const text = textIn(party.language)
  const { amountCents: amount, leftCents: left, chargeDay: day, card } = charge
  const time = `${String(charge.hour).padStart(2, '0')}:00`
  const sentence = text('mails.autopay.sentence', { amount, day, time, card })
  return {
    textName: 'autopay-notice',
    language: party.language,
    subject: text('mails.autopay.subject', { amount, day }),
    preview: sentence,
    heading: text('mails.autopay.heading'),
    blocks: [
      hello(party),
      paragraph(sentence),
      ...(left > 0 ? [paragraph(text('mails.autopay.grown', { left }))] : []),
      paragraph(text('mails.autopay.change')),
      bookingPageButton(party),
      partyBlock(party),
      priceBlock(party),
    ],
    fields: {
      ...partyFields(party),
      amount: formatDollars(amount),
      monthDay: formatMonthDay(day, party.language),
      card,
    },
  }
}
