import { owedCents } from '#domain/booking/order/balance.ts'
import type { AutopaySettings } from '#domain/catalogue/pricing/pricing-settings.ts'
import type { Cents } from '#domain/foundation/money/money.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { type PartyDay, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { offerAutopay } from '#domain/money/payments/autopay.ts'
import { nextDueCents } from '#domain/money/payments/next-payment.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import { readPricing } from '#server/catalogue/pricing/pricing-queries.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'

export type Offer = { readonly amountCents: Cents; readonly chargeDay: PartyDay; readonly sentence: string }

/** Returns the owner's settings if autopay is offered to families, which also requires a provider that saves cards. */
export async function readAutopay(
  ctx: Pick<Context, 'db' | 'payments'>,
  db: Context['db'] | Transaction = ctx.db,
): Promise<AutopaySettings | undefined> {
  const { autopay } = await readPricing(db)
  return autopay.enabled && ctx.payments.savedCards ? autopay : undefined
}

type Unpaid = Pick<
  FullBooking,
  | 'isPaid'
  | 'isDeposit'
  | 'bookingDate'
  | 'createdAt'
  | 'totalCents'
  | 'discountCents'
  | 'finalAmountCents'
  | 'paidCents'
>

/** Returns what is offered with a booking's deposit; undefined if nothing is left to charge later. */
export function offerForBooking(
  booking: Unpaid,
  { now, noticeDays, language }: { now: Date; noticeDays: number; language: Language },
): Offer | undefined {
  if (booking.isPaid || !booking.isDeposit) return undefined
  const party = { bookingDate: booking.bookingDate, bookedOn: partyDayAt(booking.createdAt) }
  const balanceCents = owedCents(booking) - nextDueCents(booking)
  const offer = offerAutopay(party, { balanceCents, today: partyDayAt(now) })
  return offer && { ...offer, sentence: consentSentence(language, { ...offer, noticeDays }) }
}

/** Returns everything that a family reads before it agrees. */
export function consentSentence(
  language: Language,
  { amountCents, chargeDay, noticeDays }: { amountCents: Cents; chargeDay: PartyDay; noticeDays: number },
): string {
  const text = textIn(language)
  const label = text('autopay.consent', { balance: amountCents, day: chargeDay })
  return `${label}. ${text('autopay.consentHint', { days: noticeDays })}`
}
