import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { getSentence } from '#app/lib/api/api-request.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { toast } from '#app/ui/toasts/toast-queue.ts'
import type { BookingPage } from '#contract/family/booking-page.ts'
import type { PaymentIntent } from '#contract/money/payments.ts'
import type { CardForm } from '../steps/payment/cards/card-form.ts'
import type { Failure } from '../steps/payment/payment-failure.tsx'
import { settlePayment } from '../steps/payment/settle-payment.ts'
import { withoutReturn } from '../use-return.ts'
import { BOOKING_PAGE } from './booking-page-link.ts'

type FamilyPaymentOptions = {
  readonly booking: BookingPage['booking']
  /** `keepsCard` is whether the family agreed to have the balance charged to the same card. */
  readonly prepare: (keepsCard: boolean) => Promise<PaymentIntent>
  /** Returns whether all other required input is complete; points to what is missing. */
  readonly isReady?: () => boolean
  /** What it was paid for, below the thanks. */
  readonly thanks: string
  readonly onPaid?: () => void
  readonly onRefused?: (error: unknown) => void
}

export type FamilyPayment = {
  readonly isReady: () => boolean
  readonly pay: (card: CardForm | null) => Promise<void>
  readonly isBusy: boolean
  readonly failure: Failure | undefined
}

/** A card payment on a booking's own page: prepared, confirmed with the card, and settled with the server. */
export function useFamilyPayment(options: FamilyPaymentOptions): FamilyPayment {
  const { booking, prepare, isReady = () => true, thanks, onPaid, onRefused } = options
  const text = useText()
  const queryClient = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()

  const attempt = async (card: CardForm): Promise<Failure | undefined> => {
    const intent = await prepare(card.keepsCard?.() === true)
    const { customerName: name, customerEmail: email, customerPhone: phone, city, state } = booking
    const billing = { name, email, phone, address: booking.partyAddress, city, state }
    const charged = await card.confirm(intent, billing, withoutReturn(new URL(location.href)).href)
    if (charged.status === 'refused') return { message: charged.message, isDeclined: true }
    const settled = await settlePayment(booking.bookingId, intent.paymentIntentId)
    if (charged.status === 'unknown' && settled?.status === 'unpaid')
      return { message: text('booking.payment.error', { why: charged.message }) }
    if (settled?.status !== 'paid') return { message: settled?.message ?? text('myBooking.page.noAnswer') }
    toast({ title: text('myBooking.page.thankYou'), description: thanks, tone: 'success' })
    onPaid?.()
    return undefined
  }

  const pay = async (card: CardForm | null) => {
    if (isBusy) return
    setFailure(card ? undefined : { message: text('booking.payment.notReady') })
    if (!card?.isComplete() || !isReady()) return
    setBusy(true)
    const fail = (error: unknown) => {
      onRefused?.(error)
      return { message: getSentence(error, text('myBooking.page.noAnswer')) }
    }
    setFailure(await attempt(card).catch(fail))
    // Also after a refusal: the amount may have changed, or another browser may have paid first.
    await queryClient.invalidateQueries(BOOKING_PAGE)
    setBusy(false)
  }
  return { isReady, pay, isBusy, failure }
}
