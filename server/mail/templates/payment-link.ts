import type { NextPayment } from '#domain/booking/next-payment.ts'
import { formatDollars } from '#domain/money.ts'
import { formatLong } from '#domain/party-day.ts'
import { type MailContent, paragraph } from '../mail-content.ts'
import { hello, ownPageButton, type PartyFacts, partyBlock, priceBlock } from './party-facts.ts'

export type DueFacts = NextPayment & {
  /** Until when the date is kept, or the balance due. */
  readonly sentence: string
}

/** To the customer of a booking taken on the phone, or whenever staff send the link again. */
export function paymentLink(party: PartyFacts, { purpose, amountCents, sentence }: DueFacts): MailContent {
  const amount = formatDollars(amountCents)
  const isFirst = purpose === 'booking'
  const what = isFirst ? (party.isDeposit ? 'Your deposit' : 'The amount to pay') : 'Your remaining balance'
  return {
    subject: isFirst
      ? `Your ${party.themeName} party on ${formatLong(party.bookingDate)}: please pay ${amount}`
      : `Your balance for ${formatLong(party.bookingDate)}: ${amount}`,
    preview: `${what} is ${amount}. ${sentence}`,
    heading: isFirst ? 'One step left to your party' : 'Your balance can be paid here',
    blocks: [
      hello(party),
      paragraph(
        isFirst
          ? `Thank you for booking with us! ${what} is ${amount}. You can pay it safely by card with this button.`
          : `${what} is ${amount}. You can pay it safely by card with this button.`,
      ),
      ownPageButton(party, `Pay ${amount}`),
      paragraph(sentence),
      partyBlock(party),
      priceBlock(party),
      paragraph('Is something not right, or would you like to pay another way? Just answer this mail.'),
    ],
  }
}
