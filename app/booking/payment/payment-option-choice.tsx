import { saveDraft } from '#app/lib/booking-draft.ts'
import { RadioCards } from '#app/ui/radio-cards.tsx'
import { balanceDueDay } from '#domain/booking/balance.ts'
import { formatDollars, percentWords } from '#domain/money.ts'
import { formatLong, type PartyDay, partyDayAt } from '#domain/party-day.ts'
import type { Quote } from '#domain/pricing/types.ts'

type PaymentOptionChoiceProps = {
  quote: Quote
  /** Hundredths of a percent. */
  depositPercent: number
  bookingDate: PartyDay
  isDisabled: boolean
}

export function PaymentOptionChoice({
  quote,
  depositPercent,
  bookingDate,
  isDisabled,
}: PaymentOptionChoiceProps) {
  const { totalCents, depositCents, paymentOption } = quote
  const balance = formatDollars(totalCents - depositCents)
  const dueDay = formatLong(balanceDueDay(bookingDate, partyDayAt(new Date())))
  return (
    <RadioCards
      legend="How much would you like to pay now?"
      value={paymentOption}
      onChange={(option) => saveDraft({ paymentOption: option })}
      options={[
        {
          value: 'deposit',
          label: `Deposit (${percentWords(depositPercent)})`,
          aside: formatDollars(depositCents),
          description: `The balance of ${balance} is due on ${dueDay}.`,
          disabled: isDisabled,
        },
        {
          value: 'full',
          label: 'Full payment',
          aside: formatDollars(totalCents),
          description: 'All settled, nothing left to think of.',
          disabled: isDisabled,
        },
      ]}
    />
  )
}
