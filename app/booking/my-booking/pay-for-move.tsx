import { api } from '#app/lib/api/api.ts'
import { dollars } from '#app/lib/dollars.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Stack } from '#app/ui/layout.tsx'
import type { BookingPage, MoveQuote, PendingMove } from '#contract/family/booking-page.ts'
import { parseDollars } from '#domain/foundation/money/money.ts'
import { Amount } from '../amount.tsx'
import { type BookingPageLink, toPlaces } from './booking-page-link.ts'
import { CardPayment } from './card-payment.tsx'
import { useFamilyPayment } from './use-family-payment.ts'

/** What keeps a party from moving at once. */
export class MoveNeedsPayment extends Error {}

/** Asks for a move. Repeating the request while its payment is open returns the same payment. */
export function sendMove(link: BookingPageLink, body: { bookingDate: string }) {
  return api.post('/api/my-bookings/:reference/reschedule', { ...toPlaces(link), body })
}

type PayForMoveProps = {
  readonly page: BookingPage
  readonly link: BookingPageLink
  readonly day: string
  readonly move: PendingMove
  readonly onClose: () => void
}

/** Pays what a move costs by card; the payment itself moves the party. */
export function PayForMove({ page, link, day, move, onClose }: PayForMoveProps) {
  const text = useText()
  const payment = useFamilyPayment({
    booking: page.booking,
    prepare: async () => {
      const pending = await sendMove(link, { bookingDate: day })
      if ('moveId' in pending) return pending
      throw new Error('The party was moved without a payment')
    },
    thanks: text('myBooking.page.moveDone'),
    onPaid: onClose,
  })
  return (
    <>
      <MoveLines lines={move.lines} />
      <CardPayment
        label={text('myBooking.page.cardPayment')}
        pay={text('myBooking.page.movePay', { amount: dollars(move.amount) })}
        payment={payment}
        amountCents={parseDollars(move.amount) ?? 0}
        isPrompt
      />
    </>
  )
}

/** What is due before the party moves. */
export function MoveLines({ lines }: Pick<MoveQuote, 'lines'>) {
  return (
    <Stack as="dl" gap={2}>
      {lines.map(({ label, amount }) => (
        <Amount key={label} name={label}>
          {dollars(amount)}
        </Amount>
      ))}
    </Stack>
  )
}
