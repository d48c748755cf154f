import { useQuery } from '@tanstack/react-query'
import { Fact } from '#app/admin/parts/lists/fact-group.tsx'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { formatShortDayAndTime } from '#app/lib/language/format-instant.ts'
import { type InLanguage, useText } from '#app/lib/messages/use-text.ts'
import type { Booking } from '#contract/booking/bookings.ts'
import type { BookingHold } from '#contract/money/holds.ts'
import { toCents } from '#contract/wire/decimal.ts'
import { AgreedWords } from './agreed-words.tsx'

/** The authorization hold on the family's card around the party, and its outcome. */
export function HoldFact({ booking: { id, isDeposit } }: { booking: Booking }) {
  const text = useText()
  const { data } = useQuery({
    ...apiQuery('/api/bookings/:id/hold', { params: { id }, refetchOnMount: 'always' }),
    enabled: isDeposit,
  })
  if (!data?.hold) return null
  const { agreedAt, consentText, consentLanguage } = data.hold
  return (
    <Fact name={text('admin.hold.fact')}>
      {describe(data.hold, { text, language: text.language })}
      <AgreedWords agreedAt={agreedAt} consentText={consentText} consentLanguage={consentLanguage} />
    </Fact>
  )
}

function describe(hold: NonNullable<BookingHold['hold']>, { text, language }: InLanguage): string {
  const { state, endsAt } = hold
  // Non-breaking space: keeps the value on one line.
  const card = hold.cardLabel.replaceAll(' ', '\u00a0')
  const amount = toCents(hold.amount)
  if (state === 'captured')
    return text('admin.hold.captured', { amount: toCents(hold.capturedAmount ?? '0.00'), card })
  if (state === 'placed')
    return text('admin.hold.placed', { amount, card, until: formatShortDayAndTime(endsAt ?? '', language) })
  return text(`admin.hold.state.${state}`, { amount, card })
}
