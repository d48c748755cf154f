import { saveDraft } from '#app/lib/booking-draft.ts'
import { RadioCards } from '#app/ui/radio-cards.tsx'
import { BALANCE_DUE_DAYS } from '#domain/booking/balance.ts'
import { formatDollars } from '#domain/money.ts'
import type { Quote } from '#domain/pricing/types.ts'

export function PaymentOptionChoice({ quote, isDisabled }: { quote: Quote; isDisabled: boolean }) {
  const { totalCents, depositCents, paymentOption } = quote
  const balance = formatDollars(totalCents - depositCents)
  return (
    <RadioCards
      legend="How much would you like to pay now?"
      value={paymentOption}
      onChange={(option) => saveDraft({ paymentOption: option })}
      options={[
        {
          value: 'deposit',
          label: 'Deposit (50%)',
          aside: formatDollars(depositCents),
          description: `The balance of ${balance} is due ${BALANCE_DUE_DAYS} days before the party.`,
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
