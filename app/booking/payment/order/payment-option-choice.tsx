import { saveDraft } from '#app/lib/draft/booking-draft-store.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { RadioCards } from '#app/ui/fields/radio-cards.tsx'
import { balanceDueDay } from '#domain/money/balance.ts'
import { formatDollars, formatPercent } from '#domain/money/money.ts'
import type { Quote } from '#domain/pricing/types.ts'
import { type PartyDay, partyDayAt } from '#domain/time/party-day.ts'

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
  const text = useText()
  const { totalCents, depositCents, paymentOption } = quote
  // There is no choice if the deposit is the whole price.
  if (depositCents >= totalCents) return null
  const balance = formatDollars(totalCents - depositCents)
  const dueDay = balanceDueDay(bookingDate, partyDayAt(new Date()))
  return (
    <RadioCards
      legend={text('booking.payment.howMuch')}
      value={paymentOption}
      onChange={(option) => saveDraft({ paymentOption: option })}
      options={[
        {
          value: 'deposit',
          label: text('booking.payment.deposit', { percent: formatPercent(depositPercent) }),
          aside: formatDollars(depositCents),
          description: text('booking.payment.balanceDue', { balance, day: dueDay }),
          disabled: isDisabled,
        },
        {
          value: 'full',
          label: text('booking.payment.full'),
          aside: formatDollars(totalCents),
          description: text('booking.payment.fullWords'),
          disabled: isDisabled,
        },
      ]}
    />
  )
}
