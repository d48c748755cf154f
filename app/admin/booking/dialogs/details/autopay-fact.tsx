import { useQuery } from '@tanstack/react-query'
import { Fact } from '#app/admin/parts/lists/fact-group.tsx'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import type { Booking } from '#contract/booking/bookings.ts'
import { toCents } from '#contract/wire/decimal.ts'
import { AgreedWords } from './agreed-words.tsx'

/** The automatic charge the family agreed to, and its outcome. The history lists each attempt. */
export function AutopayFact({ booking }: { booking: Booking }) {
  const text = useText()
  const autopay = useAutopay(booking)
  if (!autopay) return null
  const { state, cardLabel, chargeDay: day } = autopay
  const amount = toCents(autopay.amount)
  // Non-breaking space: keeps the value on one line.
  const card = cardLabel.replaceAll(' ', '\u00a0')
  return (
    <Fact name={text('admin.autopay.fact')}>
      {state === 'active' && text('admin.autopay.active', { amount, card, day })}
      {state === 'charged' && text('admin.autopay.charged', { amount, card })}
      {state === 'failed' && text('admin.autopay.failed', { amount, card })}
      <AgreedWords {...autopay} />
    </Fact>
  )
}

/** Returns what a family agreed to have charged; undefined if nothing, or until it is known. */
export function useAutopay({ id, isDeposit }: Booking) {
  const { data } = useQuery({
    ...apiQuery('/api/bookings/:id/autopay', { params: { id }, refetchOnMount: 'always' }),
    enabled: isDeposit,
  })
  return data?.agreed ?? undefined
}
