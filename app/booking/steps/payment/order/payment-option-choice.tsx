import { getQuoteSums } from '#app/booking/steps/summary/quote-statement.ts'
import { saveDraft } from '#app/lib/draft/booking-draft-store.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { RadioCards } from '#app/ui/fields/radio-cards.tsx'
import type { PaymentOption, Quote } from '#domain/catalogue/pricing/types.ts'
import { formatDollars, formatPercent } from '#domain/foundation/money/money.ts'
import type { PartyDay } from '#domain/foundation/time/party-day.ts'

type PaymentOptionChoiceProps = {
  /** The order's price for either choice: a coupon takes another amount off each. */
  quotes: Readonly<Record<PaymentOption, Quote>>
  value: PaymentOption
  /** Hundredths of a percent; undefined for a deposit by size. */
  depositPercent: number | undefined
  bookingDate: PartyDay
  isDisabled: boolean
}

/** What would be paid now, and what would be left to pay, either way. */
export function PaymentOptionChoice({
  quotes,
  value,
  depositPercent,
  bookingDate,
  isDisabled,
}: PaymentOptionChoiceProps) {
  const text = useText()
  const { totalCents, depositCents } = quotes.deposit
  if (quotes.deposit.isDueInFull) return <p>{text('booking.payment.dueInFull')}</p>
  // There is no choice if the deposit is the whole price.
  if (depositCents >= totalCents) return null
  const deposit = getQuoteSums(quotes.deposit, bookingDate)
  const full = getQuoteSums(quotes.full, bookingDate)
  return (
    <RadioCards
      legend={text('booking.payment.howMuch')}
      value={value}
      onChange={(option) => saveDraft({ paymentOption: option })}
      options={[
        {
          value: 'deposit',
          label:
            depositPercent === undefined
              ? text('booking.payment.depositBySize')
              : text('booking.payment.deposit', { percent: formatPercent(depositPercent) }),
          aside: formatDollars(deposit.finalAmountCents),
          description:
            deposit.balanceDueDay &&
            text('booking.payment.balanceDue', {
              balance: formatDollars(deposit.balanceCents),
              day: deposit.balanceDueDay,
            }),
          disabled: isDisabled,
        },
        {
          value: 'full',
          label: text('booking.payment.full'),
          aside: formatDollars(full.finalAmountCents),
          description: text('booking.payment.fullWords'),
          disabled: isDisabled,
        },
      ]}
    />
  )
}
