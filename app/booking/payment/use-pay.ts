import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useRef, useState } from 'react'
import { addonsQuery } from '#app/lib/addons-query.ts'
import { queriesAt } from '#app/lib/api-query.ts'
import type { AppliedCoupon } from '#app/lib/booking-draft.ts'
import { saveDraft } from '#app/lib/booking-draft-store.ts'
import { themesQuery } from '#app/lib/themes-query.ts'
import type { Quote } from '#contract/bookings.ts'
import type { PaymentIntent } from '#contract/payments.ts'
import type { StepProps } from '../step-props.ts'
import type { Agreement } from '../terms/use-agreement.ts'
import type { Problems } from '../wizard-steps.ts'
import { stepOfProblems } from '../wizard-steps.ts'
import { useWords } from '../words/booking-words.ts'
import { billingDetails, bookingOrder } from './booking-order.ts'
import type { CardForm } from './card-form.ts'
import { finishBooking } from './finish-booking.ts'
import type { HeldParty } from './hold-party.ts'
import { type PayOutcome, payForParty } from './pay-for-party.ts'
import type { Failure } from './payment-failure.tsx'
import { validateCoupon } from './validate-coupon.ts'

type ChangedPrice = { readonly message: string; readonly quote: Quote }

/** Handles paying, and what the payment step shows of it. */
export function usePay(
  { draft, order, wizard }: StepProps,
  cardForm: RefObject<CardForm | null>,
  agreement: Agreement,
) {
  const words = useWords().payment
  const queryClient = useQueryClient()
  const held = useRef<HeldParty>(undefined)
  const isUnderway = useRef(false)
  const [isPaying, setPaying] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const [changedPrice, setChangedPrice] = useState<ChangedPrice>()

  const refreshCatalogue = () =>
    Promise.all([themesQuery, addonsQuery].map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })))

  const revise = (problems: Problems) => {
    void refreshCatalogue()
    void queryClient.invalidateQueries(queriesAt('/api/availability', '/api/availability/:date'))
    wizard.tell(problems)
    wizard.moveTo(stepOfProblems(problems))
  }

  const conclude = async (outcome: PayOutcome) => {
    if (outcome.kind === 'paid') finishBooking(queryClient, outcome.booking)
    if (outcome.kind === 'failed' || outcome.kind === 'declined')
      setFailure({ message: outcome.message, isDeclined: outcome.kind === 'declined' })
    if (outcome.kind === 'closed') setFailure({ message: outcome.message, closedBooking: outcome.bookingId })
    if (outcome.kind === 'terms-changed') {
      agreement.replace(outcome.terms)
      setFailure({ message: outcome.message })
    }
    if (outcome.kind === 'revise') revise(outcome.problems)
    if (outcome.kind === 'price-changed') {
      await Promise.all([refreshCatalogue(), refreshCoupon(draft.appliedCoupon)])
      setChangedPrice(outcome)
    }
    if (outcome.kind === 'refunded') {
      saveDraft({ bookingId: null })
      revise({ date: outcome.message })
    }
  }

  const pay = async (intent: PaymentIntent | undefined) => {
    if (isUnderway.current) return
    const card = cardForm.current
    if (!intent || !card) return setFailure({ message: words.notReady })
    setFailure(undefined)
    if (!card.isComplete() || !agreement.isComplete()) return
    isUnderway.current = true
    setPaying(true)
    const outcome = await payForParty({
      order: bookingOrder(draft, order, {
        paymentIntentId: intent.paymentIntentId,
        termsVersion: agreement.termsVersion,
      }),
      billing: billingDetails(draft),
      intent,
      card,
      held: held.current,
      onHeld: (party) => {
        held.current = party
      },
      words,
    })
    await conclude(outcome)
    isUnderway.current = false
    setPaying(false)
  }

  return { pay, isPaying, failure, changedPrice, closeChangedPrice: () => setChangedPrice(undefined) }
}

/** The coupon may have changed; if it cannot be used anymore, the next attempt refuses it with a message. */
async function refreshCoupon(coupon: AppliedCoupon | null): Promise<void> {
  if (!coupon) return
  const terms = await validateCoupon(coupon.code).catch(() => coupon)
  saveDraft({ appliedCoupon: terms })
}
